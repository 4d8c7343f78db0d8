import { billing } from '../billing.ts';
import { chat } from '../chat.ts';
import { credits } from '../credits.ts';
import { files } from '../files.ts';
import { held } from '../held.ts';
import { ownKeyErrors } from '../own-key-errors.ts';
import { preview } from '../preview.ts';
import { projectErrors } from '../project-errors.ts';
import { studio } from '../studio.ts';
import { turn } from '../turn.ts';

/** Texts of the studio; loaded in addition to `public`. */
export const studioNamespace = {
  billing,
  chat,
  credits,
  errors: { ...projectErrors, ...ownKeyErrors },
  files,
  held,
  preview,
  studio,
  turn,
} as const;
