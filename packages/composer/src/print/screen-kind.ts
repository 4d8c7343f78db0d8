import type { Language } from '@kilim/contract';
import type { z } from 'zod';
import type { AppSpec, Screen } from '../spec/app-spec.ts';
import type { Entity } from '../spec/entity.ts';
import type { PrintedFile } from './printed-file.ts';
import type { StringTable } from './strings/string-table.ts';

/** A store of a kit file; the settings empty it with `getState().clear()`. */
export interface KeptStore {
  readonly name: string;
  /** 'src/games/scores' */
  readonly from: string;
}

export interface PrintContext {
  readonly spec: AppSpec;
  /** The entity of a screen or a reference. Throws if the spec has none; a validated spec always does. */
  entity(id: string | undefined): Entity;
  /** The screen of this kind (and entity), to navigate to it; undefined if the app has none. */
  findScreen(kind: string, entity?: string): Screen | undefined;
  /** What the app keeps on the device: rows of entities and stores of screens, each once. */
  stores(): readonly KeptStore[];
  readonly strings: StringTable;
}

export interface RouteParams {
  /** '{ id: string }' */
  readonly type: string;
  readonly imports?: readonly { readonly from: string; readonly name: string }[];
}

/** A kind of screen: words that ask for it and its printer. One folder per kind in src/print/kinds. */
export interface ScreenKind {
  readonly id: string;
  /** Words that name such a screen in a prompt, as stems: ['takvim'], ['calendar']. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
  /** Schema of `screen.options`. */
  readonly options: z.ZodType<Record<string, unknown>>;
  /** Shows rows that are added on another screen. */
  readonly isReport?: true;
  /** Whether the entity has what the screen needs; a kind without an entity accepts undefined. */
  accepts(entity: Entity | undefined, spec: Pick<AppSpec, 'entities'>): boolean;
  /** Which arrangements of the entity's rows the screen shows; none if it has an order of its own. */
  arranges?(screen: Screen): readonly ('sort' | 'group')[];
  /** Type of the route's parameters with its imports; `undefined` without parameters. */
  params?(screen: Screen, context: PrintContext): RouteParams;
  /** What the screen keeps on the device besides the rows of entities. */
  stores?(screen: Screen, context: PrintContext): readonly KeptStore[];
  /** The screen's component first, then files of its own. Kit files are added when imported. */
  print(screen: Screen, context: PrintContext): readonly PrintedFile[];
}
