import { fold, lowerCase, upperCaseFirst } from '../../language/fold.ts';
import { toIdentifier } from '../../language/identifiers.ts';
import { fieldCatalogue, resolveField } from '../../lexicon/index.ts';
import type { FieldType } from '../../spec/field.ts';
import type { FieldReading } from '../../understand/lists/read-field.ts';
import { type FollowUp, readFollowUp } from '../follow-up.ts';

const names: readonly (readonly [words: RegExp, type: FieldType])[] = [
  [/^(?:para|tutar|money|cash|price|currency|amount|sum)$/, 'money'],
  [/^(?:tarih|date)$/, 'date'],
  [/^(?:sayi|rakam|number|numeric)$/, 'number'],
  [/^(?:metin|yazi|text)$/, 'text'],
  [/^(?:uzun metin|long text)$/, 'longText'],
  [/^(?:evet hayir|onay kutusu|tik kutusu|yes no|yes or no|checkbox|tick box)$/, 'boolean'],
];

const typeTr = '(?:para|tutar|tarih|sayi|rakam|metin|yazi|uzun metin|evet hayir|onay kutusu|tik kutusu)';
const typeEn =
  '(?:money|cash|price|currency|amount|sum|date|number|numeric|text|long text|yes no|yes or no|checkbox|tick box)';
const tailTr = `(?:bu |o |tipi |turu )?(?<type>${typeTr})(?: (?:olsun|olacak|olarak|tipinde|turunde|cinsinden|tipi olsun))?`;
const tailEn = `(?:it.?s|it is|that.?s|that is|which is|as) (?:an? |in )?(?<type>${typeEn})(?: (?:field|value|amount))?`;
const end = '\\s*[.!]?$';

/** "para olsun", "its money": a part of a follow-up that only gives the type of the field before it. */
export const isTypeOnly = (text: string): boolean =>
  new RegExp(`^(?:${tailTr.replace('?<type>', '?:')}|${tailEn.replace('?<type>', '?:')})${end}`).test(
    fold(text.trim()),
  );

const tails = [
  new RegExp(`(?:ekle|koy|olsun|lazim|girilsin|gerek)\\w*[,;]?\\s+${tailTr}${end}`),
  new RegExp(`\\w[,;]?\\s+${tailEn}${end}`),
];

/** A follow-up without the words after it that give the type: "add a tip, its money". */
export function withoutStatedType(followUp: FollowUp): {
  readonly followUp: FollowUp;
  readonly type: FieldType | undefined;
} {
  const { text } = followUp.reading;
  const folded = fold(text);
  const stated = tails.map((pattern) => pattern.exec(folded)?.groups?.['type']).find(Boolean);
  const type = names.find(([words]) => words.test(stated ?? ''))?.[1];
  if (stated === undefined || type === undefined) return { followUp, type: undefined };
  const cut = text
    .slice(0, folded.lastIndexOf(stated))
    .replace(
      /[,;]?\s+(?:it.?s|it is|that.?s|that is|which is|as|bu|o|tipi|türü|turu)?(?: an?| in)?\s*$/iu,
      '',
    );
  return { followUp: readFollowUp(cut, followUp.spec), type };
}

/** The codes of fields whose choices say nothing about a longer name: "hair type" has other ones than "type". */
const isGeneric = (code: string): boolean => /^(?:type|kind)$/.test(fieldCatalogue[code]?.id ?? '');

/** "yöresini" is "yöresi" and "denendi mi" is "denendi": an ending that was read as another one. */
export function withoutCase(read: FieldReading, written: string): FieldReading {
  const word = lowerCase(written, 'tr');
  const asked = /^(.{3,}d[ıiuü]) m[ıiuü]$/.exec(word)?.[1];
  // "oyuncular" is a field for several.
  if (/^\p{L}{3,}l[ae]r$/u.test(word) && word.slice(0, -3) === lowerCase(read.field.label, 'tr'))
    return relabel(read, word);
  const base = asked ?? /^(.{2,}s[ıiuü])n[ıiuü]$/.exec(word)?.[1];
  const wrong = asked === undefined ? `${base}n` : asked.slice(0, -1);
  if (base === undefined || lowerCase(read.field.label, 'tr') !== wrong) return read;
  return relabel(read, base);
}

/** The field with another label, unless it is one of the lexicon. */
function relabel(read: FieldReading, written: string): FieldReading {
  const label = upperCaseFirst(written, 'tr');
  const { use } = read.field;
  if (typeof use === 'string' || 'use' in use) return read;
  const id = toIdentifier(label, 'field');
  return { ...read, field: { label, use: { ...use, id, label: { tr: label, en: label } } } };
}

/** The field with the stated type; a text if only a general word such as "type" made it a choice. */
export function withType(
  read: FieldReading,
  stated: FieldType | undefined,
  language: 'tr' | 'en',
): FieldReading {
  const { label, use } = read.field;
  const code = typeof use === 'string' ? use : 'use' in use ? use.use : undefined;
  const hasOptions = typeof use !== 'string' && use.options !== undefined;
  const isChoice = code !== undefined && !hasOptions && resolveField(use).type === 'choice';
  const own = code === undefined ? '' : fold(fieldCatalogue[code]?.label[language] ?? '');
  const type = stated ?? (isChoice && isGeneric(code) && own !== fold(label) ? 'text' : undefined);
  if (type === undefined) return read;
  const written = upperCaseFirst(lowerCase(label, language), language);
  return {
    ...read,
    field: {
      label: written,
      use: { id: toIdentifier(written, 'field'), label: { tr: written, en: written }, type },
    },
  };
}
