import type { Language } from '@kilim/contract';
import type { StringValue } from '../string-table.ts';
import { common } from './common.ts';
import { dates } from './dates.ts';
import { settings } from './settings.ts';

/** Texts of kit files by group, in both languages. An app gets the keys that its files read. */
export interface StringGroup extends Readonly<Record<Language, Readonly<Record<string, StringValue>>>> {}

export const stringGroups: Readonly<Record<string, StringGroup>> = { ...common, ...dates, ...settings };
