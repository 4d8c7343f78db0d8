import type { Language } from '@kilim/contract';
import type { ArchetypeId, PaletteId } from '../spec/app-spec.ts';
import type { Rule, SampleValue } from '../spec/entity.ts';
import type { Field, FieldRole, FieldType } from '../spec/field.ts';

export type LocalText = Readonly<Record<Language, string>>;
/** A number that differs by language: a price in the local currency, a weight, a distance. */
export type LocalNumber = Readonly<Record<Language, number>>;

/** A field as the lexicon has it: in both languages. Catalogue entries are referred to by their code (field-catalogue.ts). */
export interface LexiconField {
  readonly id: string;
  readonly label: LocalText;
  readonly type: FieldType;
  readonly role?: FieldRole;
  readonly isRequired?: boolean;
  readonly unit?: LocalText;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly options?: readonly LexiconOption[];
  readonly entity?: string;
  readonly formula?: Field['formula'];
  readonly initial?: Field['initial'];
  readonly placeholder?: LocalText;
}

export interface LexiconOption {
  readonly id: string;
  readonly label: LocalText;
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
}

/** A code of the field catalogue ('amount'), or a code with changes for this subject, or a whole field. */
export type FieldUse = string | (Partial<LexiconField> & { readonly use: string }) | LexiconField;

/** A value that differs by language is a LocalText or a LocalNumber. */
export type LexiconValue = SampleValue | LocalText | LocalNumber | readonly LocalText[];

export interface LexiconEntity {
  /** Singular and plural in the code: 'appointment', 'appointments'. */
  readonly id: string;
  readonly pluralId: string;
  /** Lower case; the Turkish plural is inflected unless given. */
  readonly one: LocalText;
  readonly many: LocalText;
  readonly icon: string;
  readonly fields: readonly FieldUse[];
  readonly rules?: readonly Rule[];
  readonly samples: readonly Readonly<Record<string, LexiconValue>>[];
}

/** What an app can be about. Supplies nouns, fields, sample rows, icon and colours in both languages. */
export interface Subject {
  readonly id: string;
  readonly archetype: ArchetypeId;
  /** Nouns and phrases that name the subject, as stems in lower case: ['berber', 'erkek kuaförü']. The first is shown. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
  /** Words that only support it: they decide between subjects but never choose one alone ('saç', 'tıraş'). */
  readonly hints?: Readonly<Record<Language, readonly string[]>>;
  /** A good short name of such an app: 'Berber Randevu', 'Barber Book'. */
  readonly name: LocalText;
  readonly icon: string;
  readonly palettes: readonly [PaletteId, ...PaletteId[]];
  /** The first entity is what the app is about; others are referred to by it. */
  readonly entities: readonly LexiconEntity[];
  /** Choices among the archetype's screens, and the tool, game or quiz that is meant: validated by the archetype. */
  readonly options?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}
