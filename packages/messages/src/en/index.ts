import type { Catalogue } from '../catalogue.ts';
import { screens } from './screens.ts';
import { security } from './security.ts';

/** The English catalogue: has every key of the Turkish one and no other. */
export const en = { ...screens, ...security } as const satisfies Catalogue;
