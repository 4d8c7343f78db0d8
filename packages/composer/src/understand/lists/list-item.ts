import type { Range } from '../reading.ts';

export type ListKind = 'fields' | 'screens' | 'features' | 'any';

/** A part of an enumeration. */
export interface ListItem {
  readonly range: Range;
  /** The text in brackets after it: a unit or options. */
  readonly brackets: Range | undefined;
  /** The noun that it shares with the next part: "start and end mileage". */
  readonly head?: Range;
}

export interface List {
  readonly kind: ListKind;
  /** Unknown words of a strong list are fields too. */
  readonly isStrong: boolean;
  /** At least three short parts after a colon: unknown words are fields if one of them is known. */
  readonly isPlainRow?: boolean;
  /** Each part is a field as it is typed (`listedRow`). */
  readonly isRow?: boolean;
  readonly items: readonly ListItem[];
  readonly region: Range;
  /** Words of the entity that the list describes: "Customer: name, phone". */
  readonly of: Range | undefined;
  /** The entity has these fields alone: "parcels have a, b". */
  readonly isEntity?: boolean;
  /** Kinds of the entity that are listed instead of fields. */
  readonly kinds?: readonly ListItem[];
  /** One entry for each time: "her teslimde". */
  readonly isEvent?: boolean;
  /** A thing beside the main one: "also our songs: …". */
  readonly isSecond?: boolean;
  /** Its entries are shown in a calendar. */
  readonly hasDays?: boolean;
}
