// Parser and transformer for the checks of app-kit.
// Guarantees results instead of exceptions for any text.
export * from './inspect-source.ts';
