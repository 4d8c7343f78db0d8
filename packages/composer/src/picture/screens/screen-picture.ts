import type { Screen } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Drawn, Look } from '../look.ts';
import type { PictureTexts } from '../texts/index.ts';

export interface ScreenInput {
  readonly look: Look;
  readonly screen: Screen;
  readonly texts: PictureTexts;
}

export interface EntityInput extends ScreenInput {
  /** The entity that the screen shows. */
  readonly entity: Entity;
}

/** Parts of a screen below its title. */
export type DrawScreen = (input: ScreenInput) => readonly Drawn[];
export type DrawEntityScreen = (input: EntityInput) => readonly Drawn[];
