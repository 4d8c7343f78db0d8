import { announcements } from './announcements.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { shell } from './shell.ts';

/** What the shell and the pages of reading say: the part of the catalogue that everybody loads first. */
export const site = { announcements, common, errors, home, legal, shell } as const;
