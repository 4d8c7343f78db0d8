import type { Language } from '@kilim/contract';
import type { FieldUse, Subject } from '../lexicon/subject.ts';
import type { AppSpec, ArchetypeId, FeatureId, LayoutId, PaletteId } from '../spec/app-spec.ts';
import type { Calculation } from '../spec/calculation.ts';
import type { Play } from '../spec/play.ts';
import type { Timer } from '../spec/timer.ts';
import type { RoleRequest } from './roles/find-roles.ts';
import type { StatedNumber } from './stated-numbers/find-stated-numbers.ts';
import type { NotIncludedReason } from './words/feature-words.ts';
import type { StyleWord } from './words/look-words.ts';
import type { ScreenConcept } from './words/screen-words.ts';

export interface UnderstandInput {
  readonly prompt: string;
  /** Of the user's interface; decides only if the prompt's words do not. */
  readonly language: Language;
  readonly seed: number;
}

export const refusalReasons = [
  'deception',
  'surveillance',
  'betting',
  'drugsAndWeapons',
  'adult',
  'violence',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
export type TalkTopic =
  | 'greeting'
  | 'thanks'
  | 'question'
  | 'writing'
  | 'injection'
  | 'code'
  | 'nonsense'
  | 'other';

/** A noun outside of the lexicon, or as the user says it. */
export interface Noun {
  /** Singular, lower case, in the app's language. */
  readonly one: string;
  readonly many: string;
}

export interface ExplicitField {
  /** As shown. */
  readonly label: string;
  readonly use: FieldUse;
  /** The entity that the description names for it; else the main one. */
  readonly of?: string;
}

/** A noun of a description that no reader may have taken; whether the app has it is known when it is planned. */
export interface RemainingNoun {
  /** As written. */
  readonly text: string;
  /** Folded words that a text of the app has to contain one of. */
  readonly words: readonly string[];
  readonly field: ExplicitField;
  /** In a short description it is a field; in a longer one the reply names it. */
  readonly isField: boolean;
}

/** A part of each row that the words of a description name; the app may have it already. */
export interface TaggedPart {
  readonly field: ExplicitField;
  /** Folded; a text of the app that has one of them shows the part. */
  readonly words: readonly string[];
  readonly options: readonly { readonly text: string; readonly words: readonly string[] }[];
}

/** A description that names a thing and, after a colon, all fields of an entry. */
export interface ListedRow {
  /** The words before the colon, folded. */
  readonly head: string;
  /** In the order in which they are listed. */
  readonly fields: readonly ExplicitField[];
}

export interface ExplicitEntity {
  readonly noun: Noun;
  readonly fields: readonly ExplicitField[];
  /** Read from a sentence about this thing alone; it may be the main one. */
  readonly isOwn?: boolean;
  /** One entry for each time something happens to the main thing. */
  readonly isEvent?: boolean;
  /** Named beside the main thing: it never becomes that. */
  readonly isSecond?: boolean;
  /** What the app is about; its noun names the main entity. */
  readonly isMain?: boolean;
}

export interface ExplicitScreen {
  readonly concept: ScreenConcept;
  readonly title: string;
  /** Of the concept 'entity'. */
  readonly noun?: Noun;
  readonly isRemoved?: boolean;
}

/** What a rule's words name is resolved against the fields of the built app. */
export type ExplicitRule =
  | { readonly kind: 'sort'; readonly by: string; readonly direction: 'ascending' | 'descending' | undefined }
  | { readonly kind: 'group'; readonly by: string }
  | { readonly kind: 'total'; readonly of: string }
  | { readonly kind: 'adminsOnly'; readonly words: string }
  | { readonly kind: 'remind'; readonly days: number }
  /** A warning when a number is below or above a limit; `words` may name the number. */
  | {
      readonly kind: 'warn';
      readonly limit: number;
      readonly side: 'below' | 'above';
      readonly words: string;
    };

export interface Look {
  readonly accent?: string;
  readonly palette?: PaletteId;
  /** Palettes of colours that the app must not have: "pembe olmasın". */
  readonly unwanted?: readonly PaletteId[];
  readonly scheme?: AppSpec['scheme'];
  readonly layout?: LayoutId;
  readonly styles: readonly StyleWord[];
  readonly currency?: AppSpec['currency'];
}

/** Two statements that exclude each other; the later one is kept. */
export interface Contradiction {
  readonly kept: string;
  readonly dropped: string;
}

export interface NotIncluded {
  readonly reason: NotIncludedReason;
  /** As written. */
  readonly words: string;
}

interface Common {
  readonly language: Language;
  readonly seed: number;
}

export interface AppUnderstanding extends Common {
  readonly kind: 'app';
  /** Of the app, as the user gave it. */
  readonly name: string | undefined;
  readonly subject: Subject | undefined;
  /** Further subjects that the description names beside the first: "kitap ve film". */
  readonly otherSubjects: readonly Subject[];
  /** What the app is about in the user's words; undefined if the subject's own words are used. */
  readonly noun: Noun | undefined;
  /** The trade or place of work that the app is for. */
  readonly trade: string | undefined;
  /** What names the app if its rows are called otherwise. */
  readonly title?: string;
  readonly archetype: ArchetypeId;
  /** Of a tool that the lexicon does not have. */
  readonly calculation?: Calculation;
  /** Numbers of a quiz or a timer. */
  readonly play?: Play;
  /** Of a timer with named times. */
  readonly timer?: Timer;
  /** The game that was asked for and that there is not; the nearest one is built. */
  readonly askedGame?: string;
  /** The formula of the calculation is unknown. */
  readonly isGuess?: boolean;
  readonly fields: readonly ExplicitField[];
  readonly row?: ListedRow;
  /** Further fields that a short description names after its subject; they replace none. */
  readonly details: readonly ExplicitField[];
  /** Nouns that may be no part of the app yet. */
  readonly remaining?: readonly RemainingNoun[];
  readonly taggedParts?: readonly TaggedPart[];
  /** Fields of entries about a noun outside of the lexicon. */
  readonly genericFields?: readonly FieldUse[];
  /** What the rows of the main entity are called, if the description names them. */
  readonly rowTitles?: readonly string[];
  readonly entities: readonly ExplicitEntity[];
  readonly screens: readonly ExplicitScreen[];
  readonly features: readonly FeatureId[];
  /** Of the feature `roles`. */
  readonly roles?: RoleRequest;
  readonly removedFeatures: readonly FeatureId[];
  /** Labels of fields that the description excludes: "fotoğraf olmasın". */
  readonly removedFields: readonly string[];
  readonly rules: readonly ExplicitRule[];
  /** Numbers for all rows: "£45 per oven". */
  readonly statedNumbers?: readonly StatedNumber[];
  readonly look: Look;
  readonly contradictions: readonly Contradiction[];
  readonly notIncluded: readonly NotIncluded[];
  /** Parts of the sentence about the subject, as written, that no reader used; the app may have them by itself. */
  readonly openParts?: readonly string[];
  /** Parts of the description, as written, that changed nothing. */
  readonly notUnderstood: readonly string[];
}

export type Understanding =
  | AppUnderstanding
  | (Common & { readonly kind: 'refusal'; readonly reason: RefusalReason })
  | (Common & { readonly kind: 'talk'; readonly topic: TalkTopic })
  | (Common & { readonly kind: 'needsSubject' });
