import { presentPreferences } from './present.ts';
import { defaultProfile } from './profile-record.ts';
import { type PreferenceColumns, toPreferences } from './repository.ts';

/** Preferences from columns that were read with another row; null before anything was saved. */
export const readPreferences = (columns: PreferenceColumns | null) =>
  presentPreferences(columns === null ? defaultProfile : toPreferences(columns));
