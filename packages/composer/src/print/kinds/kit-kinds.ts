// Kinds whose screens are mostly files of the kit.
import type { ScreenKind } from '../screen-kind.ts';
import { accountProfile } from './accounts/account-profile.ts';
import { gameKinds, gameScores } from './games/games.ts';
import { notes, player } from './media/media.ts';
import { flashcards, mathsPractice, quizHome } from './quiz/quiz.ts';
import { chat, chats } from './social/chat.ts';
import { feedCompose, feedHome, feedPost, feedProfile } from './social/feed.ts';
import { formula } from './tools/formula.ts';
import { presetTimer } from './tools/preset-timer.ts';
import { toolKinds } from './tools/tools.ts';

export const kitKinds: readonly ScreenKind[] = [
  ...gameKinds,
  gameScores,
  ...toolKinds,
  formula,
  presetTimer,
  quizHome,
  flashcards,
  mathsPractice,
  feedHome,
  feedProfile,
  feedPost,
  feedCompose,
  chats,
  chat,
  player,
  notes,
  accountProfile,
];
