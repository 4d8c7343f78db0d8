import type { Language } from '@kilim/contract';
import type { StemIndex, StemMatch } from '../language/stem-index.ts';
import { type Token, tokenize } from '../language/tokens.ts';
import { correctHead } from './correct-heads.ts';

/** A token with its readings as words of the lexicon. */
export interface Word extends Token {
  readonly stems: readonly StemMatch[];
}

const commonMarks: Readonly<Record<string, string>> = { $: '$', '€': '€', '£': '£', '₺': '₺' };

export function readWords(text: string, stems: StemIndex, language: Language): readonly Word[] {
  return tokenize(text).map((token) => {
    const isKnownMark = token.kind === 'mark' && token.text in commonMarks;
    if (token.kind === 'mark' && !isKnownMark) return { ...token, stems: [] };
    const found = stems.find(token.folded, language);
    const isKnown = found.some(({ isTypo }) => !isTypo);
    const folded = isKnown ? token.folded : correctHead(token.folded, language);
    return { ...token, folded, stems: folded === token.folded ? found : stems.find(folded, language) };
  });
}

/** Whether this mark ends a sentence or a line. */
export const endsSentence = ({ kind, text }: Token): boolean => kind === 'mark' && /^[.!?;\n•]$/.test(text);

export const isMark = (word: Token | undefined, marks: string): boolean =>
  word?.kind === 'mark' && marks.includes(word.text);
