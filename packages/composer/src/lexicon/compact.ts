import type { ArchetypeId } from '../spec/app-spec.ts';
import type { Rule } from '../spec/entity.ts';
import { entity, subjectsOf } from './define.ts';
import { sampleCell } from './field-samples.ts';
import { toList } from './notation/local-text.ts';
import { resolveField } from './resolve-field.ts';
import { customers } from './shared-entities.ts';
import type { LexiconEntity, LexiconField, LexiconValue, Subject } from './subject.ts';

const rowCount = 6;

/** What is noted about work for a customer. */
const customerNotes = [
  'Akşam arasın dedi~Asked us to call in the evening',
  '',
  'Kapıda ödeme~Pays on delivery',
  '',
  'Acele ediyor~In a hurry',
  '',
];

/** The value of a field in a row of a compact subject: own titles, references in turn, else what fits the field. */
function valueOf(
  field: LexiconField,
  row: number,
  titles: readonly string[],
  isForCustomer: boolean,
  first: number,
  scale: number,
): LexiconValue | undefined {
  if (field.formula) return undefined;
  if (field.type === 'reference') return { row: row % rowCount };
  const isNamed = field.role === 'title' && titles.length > 0;
  if (field.id === 'note' && isForCustomer) return sampleCell(field, row, customerNotes[row % rowCount]);
  // Amounts begin elsewhere in each subject and field.
  if (field.type === 'money') return changed(sampleCell(field, row + first), (amount) => amount * scale);
  return sampleCell(field, row, isNamed ? titles[row % titles.length] : undefined);
}

/** Both amounts changed. */
function changed(value: LexiconValue | undefined, by: (amount: number) => number) {
  if (typeof value !== 'object' || !('tr' in value)) return value;
  const { tr, en } = value;
  return typeof tr === 'number' && typeof en === 'number' ? { tr: by(tr), en: by(en) } : value;
}

const listSamples = (
  id: string,
  fields: readonly LexiconField[],
  titles: readonly string[],
  isForCustomer: boolean,
  scale: number,
): LexiconEntity['samples'] =>
  Array.from({ length: rowCount }, (_, row) => {
    const values = Object.fromEntries(
      fields.flatMap((field, at) => {
        const value = valueOf(field, row, titles, isForCustomer, id.length + at, scale);
        return value === undefined ? [] : [[field.id, value] as const];
      }),
    );
    const price = changed(values['cost'], (cost) => Math.round(cost * 1.25));
    return 'price' in values && price !== undefined ? { ...values, price } : values;
  });

export interface CompactKind {
  readonly archetype: ArchetypeId;
  /** The fields of a row: `kinds` and `more` are its columns. */
  readonly fields: (kinds: string, more: string) => string;
  readonly rules?: readonly Rule[];
  /** How many times dearer the things of a subject are, by its id. */
  readonly scales?: Readonly<Record<string, number>>;
}

/**
 * Subjects of one kind of work, one per paragraph, with columns separated by ' | ':
 *
 *   id | Turkish words | English words | singular, plural ~ singular, plural | kinds or titles | more fields | name | icon palettes
 *
 * Their fields are those of the kind of work, and their rows are made from the fields, so that a trade needs three lines.
 */
export const compactSubjects = (
  { archetype, fields, rules = [], scales = {} }: CompactKind,
  source: string,
): Subject[] =>
  source
    .trim()
    .split(/\n\s*\n/)
    .flatMap((row) => {
      const [id = '', tr = '', en = '', names = '', kinds = '', more = '', name = '', look = ''] = row
        .split('|')
        .map((cell) => cell.trim());
      const [icon = '', ...palettes] = look.split(' ');
      const titles = kinds.includes(' / ') ? toList(kinds, ' / ') : [];
      const plain = entity(`${toEntityId(names)} ${icon}`, names, fields(kinds, more), '', rules);
      const resolved = plain.fields.map(resolveField);
      const hasCustomer = resolved.some((field) => field.entity === 'customer');
      let samples: LexiconEntity['samples'] | undefined;
      const main: LexiconEntity = {
        ...plain,
        get samples() {
          samples ??= listSamples(id, resolved, titles, hasCustomer, scales[id] ?? 1);
          return samples;
        },
      };
      return subjectsOf(archetype, [
        {
          id,
          tr,
          en,
          name,
          icon,
          palettes: palettes.join(' '),
          entities: hasCustomer ? [main, customers(id.length % 8)] : [main],
        },
      ]);
    });

/** 'yıkama, yıkamalar ~ car wash, car washes' → 'carWash carWashes'. */
function toEntityId(names: string): string {
  const [one = '', many = ''] = toList(names.split('~')[1] ?? '');
  const join = (text: string): string =>
    text
      .split(' ')
      .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
      .join('');
  return `${join(one)} ${join(many)}`;
}
