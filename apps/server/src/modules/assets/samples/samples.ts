import { limits } from '@kilim/contract';
import { drawPerson, drawWeave } from './sample-pictures.ts';
import { writeChime } from './write-chime.ts';

/** A file that every library starts with. */
export interface Sample {
  /** The key of its name in `designer.library.samples`. */
  readonly name: 'sound' | 'person' | 'pattern';
  readonly extension: 'wav' | 'png';
  readonly bytes: () => Uint8Array;
  readonly thumbnail?: () => Uint8Array;
}

/** The three samples of every library, the last one first in the list: docs/rules/assets.md#samples */
export const samples: readonly Sample[] = [
  { name: 'sound', extension: 'wav', bytes: writeChime },
  {
    name: 'person',
    extension: 'png',
    bytes: () => drawPerson(320),
    thumbnail: () => drawPerson(limits.thumbnailSide / 2),
  },
  {
    name: 'pattern',
    extension: 'png',
    bytes: () => drawWeave(720),
    thumbnail: () => drawWeave(240),
  },
];
