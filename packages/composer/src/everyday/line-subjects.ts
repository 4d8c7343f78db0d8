import { pluralEnglish } from '../language/inflect-english.ts';
import { pluralTurkish } from '../language/inflect-turkish.ts';
import { type CompactKind, compactSubjects } from '../lexicon/compact.ts';
import { toIdentifier, toList, toLocalText } from '../lexicon/notation/local-text.ts';
import type { Subject } from '../lexicon/subject.ts';

interface LineKind {
  readonly archetype: CompactKind['archetype'];
  /** All fields of a row: `more` is the column of a subject. */
  readonly fields: (more: string, kinds: string) => string;
  readonly rules?: CompactKind['rules'];
}

/**
 * Subjects in one line each, with columns separated by ' | ':
 *
 *   Turkish words | English words | noun ~ noun | titles or kinds of work | more fields | name | icon palettes
 *
 * The id is the first English phrase, plurals are inflected, and rows are made from titles and fields (`compactSubjects`).
 */
export const lineSubjects = ({ archetype, fields, rules }: LineKind, source: string): Subject[] =>
  compactSubjects(
    { archetype, fields: (kinds, more) => fields(more, kinds), ...(rules ? { rules } : {}) },
    source
      .trim()
      .split('\n')
      .map((line) => {
        const [tr = '', en = '', noun = '', kinds = '', more = '', name = '', look = ''] = line
          .split('|')
          .map((cell) => cell.trim());
        const one = toLocalText(noun);
        const names = `${one.tr}, ${pluralTurkish(one.tr)} ~ ${one.en}, ${pluralEnglish(one.en)}`;
        const id = `every ${toList(en)[0] ?? ''}`;
        return [toIdentifier(id), tr, en, names, kinds, more, name, look].join(' | ');
      })
      .join('\n\n'),
  );
