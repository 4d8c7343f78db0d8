import { announcements } from './announcements.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { contact } from './contact.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { shell } from './shell.ts';

/** What the public pages and the shell say: the part of the catalogue that everybody loads first. */
export const site = { announcements, auth, common, contact, errors, home, legal, shell } as const;
