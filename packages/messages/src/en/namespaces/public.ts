import { announcements } from '../announcements.ts';
import { common } from '../common.ts';
import { legal } from '../legal.ts';
import { publicErrors } from '../public-errors.ts';
import { shell } from '../shell.ts';

/** Texts of the shell and of the public pages: the namespace that every page loads first. */
export const publicNamespace = { announcements, common, errors: publicErrors, legal, shell } as const;
