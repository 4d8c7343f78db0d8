// Kinds whose screens are mostly files of the kit.
import type { ScreenKind } from '../screen-kind.ts';
import { gameKinds, gameScores } from './games/games.ts';

export const kitKinds: readonly ScreenKind[] = [...gameKinds, gameScores];
