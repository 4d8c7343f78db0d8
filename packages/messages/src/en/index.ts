import type { Catalogue } from '../catalogue.ts';
import { auth } from './auth.ts';
import { chat } from './chat.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { mail } from './mail.ts';
import { preview } from './preview.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { studio } from './studio.ts';

/** The English catalogue: has every key of the Turkish one and no other. */
export const en = {
  auth,
  chat,
  common,
  dashboard,
  errors,
  home,
  mail,
  preview,
  settings,
  shell,
  studio,
} as const satisfies Catalogue;
