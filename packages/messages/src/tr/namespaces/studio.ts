import { billing } from '../billing.ts';
import { chat } from '../chat.ts';
import { credits } from '../credits.ts';
import { errors } from '../errors.ts';
import { files } from '../files.ts';
import { held } from '../held.ts';
import { preview } from '../preview.ts';
import { studio } from '../studio.ts';
import { turn } from '../turn.ts';

/** Texts of the studio; loaded in addition to `public`. */
export const studioNamespace = {
  billing,
  chat,
  credits,
  errors,
  files,
  held,
  preview,
  studio,
  turn,
} as const;
