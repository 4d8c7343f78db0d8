import type { StringGroup } from '../string-table.ts';
import { common } from './common.ts';
import { dates } from './dates.ts';
import { settings } from './settings.ts';

/** Texts of kit files. An app gets the keys that its files read. */
export const stringGroups: Readonly<Record<string, StringGroup>> = { ...common, ...dates, ...settings };
