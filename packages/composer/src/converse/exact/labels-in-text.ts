import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Field } from '../../spec/field.ts';
import type { Target } from '../targets.ts';
import { isInflected, isSameWord } from './word-forms.ts';

export type FieldTarget = Extract<Target, { kind: 'field' }>;

/** Fields with the same label, and where a text names them. */
export interface NamedLabel {
  readonly label: string;
  readonly fields: readonly FieldTarget[];
  /** Of the words of the text. */
  readonly from: number;
  readonly to: number;
}

/** The folded words of a text; hyphens and apostrophes are no part of them: "T-shirt" is "tshirt". */
export const wordsIn = (text: string): readonly string[] =>
  fold(text)
    .replaceAll(/(?<=\p{L})['-](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether the words are a label, each with any endings, joined or apart: "drop off date" and "Drop-off date". */
export function areLabel(written: readonly string[], label: readonly string[]): boolean {
  const [joined, own] = [written.join(''), label.join('')];
  // "görevli alanını": the last word is one of its own, no ending.
  const ending = joined.length - own.length;
  if (ending < (written.at(-1)?.length ?? 0) && isInflected(joined, own)) return true;
  return written.length === label.length && label.every((word, at) => isSameWord(written[at] ?? '', word));
}

/** All labels of fields, those of several entities once. */
function labelsOf({ entities }: AppSpec): readonly { label: string; fields: readonly FieldTarget[] }[] {
  const found = new Map<string, { label: string; fields: FieldTarget[] }>();
  for (const entity of entities)
    for (const field of entity.fields) {
      const key = fold(field.label);
      const known = found.get(key) ?? { label: field.label, fields: [] };
      known.fields.push({ kind: 'field', entity, field });
      found.set(key, known);
    }
  return [...found.values()];
}

/** The labels that a text names in full, the longest where two begin at the same word, in their order. */
export function labelsIn(text: string, spec: AppSpec): readonly NamedLabel[] {
  const words = wordsIn(text);
  const labels = labelsOf(spec).map((each) => ({ ...each, words: wordsIn(each.label) }));
  const found: NamedLabel[] = [];
  let at = 0;
  while (at < words.length) {
    const from = at;
    const longest = labels
      .flatMap(({ label, fields, words: own }) =>
        [own.length + 1, own.length, own.length - 1]
          .filter((size) => size > 0 && from + size <= words.length)
          .filter((size) => areLabel(words.slice(from, from + size), own))
          .slice(0, 1)
          .map((size) => ({
            label,
            fields,
            from,
            to: from + size,
            isExact: own.join('') === words.slice(from, from + size).join(''),
          })),
      )
      .sort((one, other) => other.to - one.to || Number(other.isExact) - Number(one.isExact))[0];
    if (longest === undefined) {
      at += 1;
      continue;
    }
    const { isExact: _, ...named } = longest;
    found.push(named);
    at = longest.to;
  }
  return found;
}

/** The label that a text is, and nothing else; undefined for any other text. */
export function labelCalled(text: string, spec: AppSpec): NamedLabel | undefined {
  const words = wordsIn(text);
  const [only, ...others] = labelsIn(text, spec);
  return only !== undefined && others.length === 0 && only.from === 0 && only.to === words.length
    ? only
    : undefined;
}

/**
 * Whether a field means the same in all rows, whatever these are. Prices, notes and telephones of several rows are not one thing,
 * although they are labelled alike.
 */
export const isOneThing = ({ role, type }: Field): boolean =>
  role === undefined && /^(?:text|number|choice|boolean|tags|color)$/.test(type);

const fieldWord =
  /\b(?:fields?|columns?|box|input|from (?:the |each |every )?\w+|alan\w*|kutu\w*|kisim|kism\w*|sutun\w*|form\w*)\b/;

/** "personel alanını kaldır": whether only the part of the form is meant, and not the list of the same name. */
export const speaksOfField = (written: string): boolean => fieldWord.test(fold(written));
