import type { Language } from '@kilim/contract';
import { ownValue } from '../language/own-value.ts';
import type { StemIndex, StemMatch } from '../language/stem-index.ts';
import { type Token, tokenize } from '../language/tokens.ts';
import { correctHead } from './correct-heads.ts';
import { readTurkishVerb } from './nouns/turkish-verbs.ts';
import { turkishSelves } from './words/trades.ts';

/** A token with its readings as words of the lexicon. */
export interface Word extends Token {
  readonly stems: readonly StemMatch[];
  /** "kuryeyim", "yıkamacıyız": what the user is; `folded` is then the word without the ending. */
  readonly isSelf?: boolean;
}

const commonMarks: Readonly<Record<string, string>> = { $: '$', '€': '€', '£': '£', '₺': '₺' };

const firstPerson = /^(.{2,}[aeiou])y[iu][mz]$/;

/** "photos n prices": how people type "and". */
const shortForms: Readonly<Record<'tr' | 'en', Readonly<Record<string, string>>>> = {
  en: { n: 'and', nd: 'and', w: 'with', wanna: 'want', gonna: 'going', ur: 'your', u: 'you', plz: 'please' },
  tr: { yda: 'veya' },
};

/** The office in "köy muhtarıyım": a compound whose ending no wish has. */
const isOffice = (base: string, before: Token | undefined): boolean =>
  base.length > 5 &&
  /[^aeiou][iu]$/.test(base) &&
  before?.kind === 'word' &&
  readTurkishVerb(base) === undefined;

/** The trade in "çilingirciyim" or "kuryeyim"; wishes such as "göreyim" and "alıyım" have no word before their ending. */
function readSelf(folded: string, stems: StemIndex, before: Token | undefined): string | undefined {
  const base = firstPerson.exec(folded)?.[1];
  if (base === undefined) return undefined;
  if (/.{2}c[iu]$/.test(base) || turkishSelves.has(base)) return base;
  // "göreyim" is a wish.
  if (readTurkishVerb(folded)) return undefined;
  if (isOffice(base, before)) return base;
  return stems.find(base, 'tr').some(({ stem, suffixes, isTypo }) => {
    const isNoun = !isTypo && (suffixes.case === '' || suffixes.person === 3);
    return isNoun && stem.length > 3;
  })
    ? base
    : undefined;
}

export function readWords(text: string, stems: StemIndex, language: Language): readonly Word[] {
  return tokenize(text).map((typed, at, tokens) => {
    const token = { ...typed, folded: ownValue(shortForms[language], typed.folded) ?? typed.folded };
    const self =
      language === 'tr' && token.kind === 'word' ? readSelf(token.folded, stems, tokens[at - 1]) : undefined;
    if (self !== undefined)
      return { ...token, folded: self, stems: stems.find(self, language), isSelf: true };
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
