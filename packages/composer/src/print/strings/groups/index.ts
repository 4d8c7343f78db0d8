import type { StringGroup } from '../string-table.ts';
import { accounts } from './accounts.ts';
import { activity } from './activity.ts';
import { agenda } from './agenda.ts';
import { blocks } from './blocks.ts';
import { calculators } from './calculators.ts';
import { cart } from './cart.ts';
import { chess } from './chess.ts';
import { common } from './common.ts';
import { dates } from './dates.ts';
import { dodge } from './dodge.ts';
import { fly } from './fly.ts';
import { games, wordGames } from './games.ts';
import { language } from './language.ts';
import { layout } from './layout.ts';
import { makers } from './makers.ts';
import { matchThree } from './match-three.ts';
import { media } from './media.ts';
import { quizzes } from './quiz.ts';
import { reminders } from './reminders.ts';
import { roles } from './roles.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { social } from './social.ts';
import { stock } from './stock.ts';
import { tools } from './tools.ts';
import { totals } from './totals.ts';
import { work } from './work.ts';

/** Texts of kit files. An app gets the keys that its files read. */
export const stringGroups: Readonly<Record<string, StringGroup>> = {
  ...activity,
  ...agenda,
  ...cart,
  ...common,
  ...dates,
  ...reminders,
  ...roles,
  ...settings,
  ...sharing,
  ...stock,
  ...totals,
  ...work,
  ...games,
  ...language,
  ...layout,
  ...wordGames,
  ...blocks,
  ...dodge,
  ...fly,
  ...matchThree,
  ...chess,
  ...calculators,
  ...tools,
  ...makers,
  ...quizzes,
  ...accounts,
  ...social,
  ...media,
};
