// The Turkish (source) and English catalogues and a typed translator for web, mail, PDF and API errors:
// docs/rules/texts.md A missing key in a language or an unknown key in code does not compile.
export type { Catalogue, MessageKey, PartialCatalogue } from './catalogue.ts';
export { en } from './en/index.ts';
export { tr } from './tr/index.ts';
export { createTranslator, type MessageParams, type Translate } from './translator.ts';
