import { screens } from './screens.ts';
import { security } from './security.ts';

/** The Turkish catalogue: the source of every text, one file a feature. */
export const tr = { ...screens, ...security } as const;
