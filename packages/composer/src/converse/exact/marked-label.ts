import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { isFunctionWord } from '../loose/loose-words.ts';
import { type FieldTarget, labelsIn, type NamedLabel, wordsIn } from './labels-in-text.ts';
import { isSameWord } from './word-forms.ts';

/** Stands for the label in a text. */
export const labelMark = '§';

/** A message with a mark in the place of one label that it names. */
export interface MarkedLabel {
  readonly named: NamedLabel;
  /** The written word of the label if it has further words: "cot" of "Cot needed". */
  readonly word: string | undefined;
  /** As it was typed, without hyphens and apostrophes within words. */
  readonly text: string;
}

const shortestWord = 3;

const quoteBefore = /["'“”„‘’«»]$/;
const quoteAfter = /^["'“”‘’«»]/;

const plain = (text: string): string => text.replaceAll(/(?<=\p{L})['’-](?=\p{L})/gu, '');

/** The label that has a word which no other label has. */
function labelOfWord(word: string, spec: AppSpec): readonly FieldTarget[] {
  if (word.length < shortestWord || isFunctionWord(word, spec.language)) return [];
  const found = spec.entities.flatMap((entity) =>
    entity.fields
      .filter(({ label }) => wordsIn(label).some((own) => isSameWord(word, own)))
      .map((field): FieldTarget => ({ kind: 'field', entity, field })),
  );
  return new Set(found.map(({ field }) => fold(field.label))).size === 1 ? found : [];
}

/** The labels that a message names by one of their words only. */
function labelsByWord(text: string, spec: AppSpec): readonly NamedLabel[] {
  return wordsIn(text).flatMap((word, from) => {
    const fields = labelOfWord(word, spec);
    const label = fields[0]?.field.label;
    return label === undefined ? [] : [{ label, fields, from, to: from + 1 }];
  });
}

/** A message once for each label that it names in full, or for each that it names by one word if there is none of these. */
export function markedLabels(written: string, spec: AppSpec): readonly MarkedLabel[] {
  const text = plain(written);
  const places = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  if (places.length !== wordsIn(text).length) return [];
  const whole = labelsIn(text, spec);
  const named = whole.length > 0 ? whole : labelsByWord(text, spec);
  return named.flatMap((each): MarkedLabel[] => {
    const [first, last] = [places[each.from], places[each.to - 1]];
    if (first === undefined || last === undefined) return [];
    const after = text.slice(last.index + last[0].length);
    return [
      {
        named: each,
        word: whole.length > 0 ? undefined : fold(first[0]),
        text: `${text.slice(0, first.index).replace(quoteBefore, '')}${labelMark}${after.replace(quoteAfter, '')}`,
      },
    ];
  });
}
