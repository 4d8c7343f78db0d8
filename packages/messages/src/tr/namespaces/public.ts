import { announcements } from '../announcements.ts';
import { common } from '../common.ts';
import { errors } from '../errors.ts';
import { legal } from '../legal.ts';
import { shell } from '../shell.ts';

/** Texts of the shell and of the public pages: the namespace that every page loads first. */
export const publicNamespace = { announcements, common, errors, legal, shell } as const;
