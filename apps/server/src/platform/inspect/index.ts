// Parser and transformer behind the port that app-kit's checks ask for.
// Promises plain answers and no exceptions for whatever text comes in.
export * from './inspect-source.ts';
