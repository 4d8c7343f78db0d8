// Turns endpoint descriptions into an OpenAPI 3.1 document. Pure: no HTTP, no configuration, no state.
export * from './document.ts';
export type { JsonSchema } from './json-schema.ts';
