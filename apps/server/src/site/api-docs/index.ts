// The documentation of the HTTP API: the OpenAPI document at /v1/openapi.json and a readable page at /api-docs. Both
// are generated from the endpoint descriptions at the first request and kept, so that further requests cost nothing.
export * from './api-docs.ts';
