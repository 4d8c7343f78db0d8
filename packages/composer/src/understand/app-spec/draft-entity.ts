import type { LexiconField } from '../../lexicon/subject.ts';
import type { Entity, Rule } from '../../spec/entity.ts';

/** An entity while it is put together: fields in both languages, so that rows can be added for new ones. */
export interface DraftEntity {
  readonly id: string;
  readonly pluralId: string;
  readonly one: string;
  readonly many: string;
  readonly icon: string;
  readonly fields: LexiconField[];
  readonly rules: Rule[];
  readonly samples: Entity['samples'];
  sort?: Entity['sort'];
  groupBy?: string;
}

/** Roles that screens of an archetype need: these fields stay although the description lists others. */
const neededRoles = new Set([
  'title',
  'date',
  'due',
  'start',
  'end',
  'status',
  'amount',
  'done',
  'person',
  'quantity',
  'minimum',
  'duration',
  'kind',
  'value',
  'present',
  'paid',
  'question',
  'answer',
  'price',
  'author',
  'resource',
  'service',
  'cover',
]);

export const isNeeded = (field: LexiconField): boolean =>
  field.isRequired === true ||
  field.formula !== undefined ||
  (field.role !== undefined && neededRoles.has(field.role));
