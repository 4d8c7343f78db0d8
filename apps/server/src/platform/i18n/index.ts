// The server's translators for mails, files, pages and errors.
// Guarantees one translator per language, created when the module loads.
import { createTranslator, en, tr } from '@kilim/messages';

export const translators = { tr: createTranslator('tr', tr), en: createTranslator('en', en) };
