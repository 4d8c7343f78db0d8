// The Turkish (source) and English catalogues and a typed translator for web, mail, PDF and error replies.
// A key that is missing in a language, or unknown where it is used, does not compile.
export type { Catalogue, MessageKey } from './catalogue.ts';
export { en } from './en/index.ts';
export { tr } from './tr/index.ts';
export { createTranslator, type MessageParams, type Translate } from './translator.ts';
