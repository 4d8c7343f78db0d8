import { fold } from '../../language/fold.ts';
import { wishes } from '../verbs.ts';

const sentenceEnd = /[.!?;\n…]+(?=\s|$)/u;
/** More sentences are a description. */
const mostSentences = 6;

/** Each sentence of a message whose other sentences wish nothing: a greeting, a reason, thanks. */
export function sentencesAlone(message: string): readonly string[] {
  const sentences = message
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  if (sentences.length < 2 || sentences.length > mostSentences) return [];
  const wished = sentences.filter((sentence) => wishes.test(fold(sentence).replaceAll(/['’]/g, '')));
  return wished.length > 1 ? [] : wished.length === 1 ? wished : sentences;
}
