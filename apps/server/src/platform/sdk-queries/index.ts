// Queries of the client SDK: their texts, and filters over the payload of an event.
// Guarantees that a text is within the limits of a call before anything of it is used.
export { type PayloadFilter, readPayloadFilter } from './payload-filter.ts';
export { invalidQuery, type RawQuery, readQueries, toRawQuery } from './read-query.ts';
