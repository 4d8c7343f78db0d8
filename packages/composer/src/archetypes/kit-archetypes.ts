// Archetypes whose screens are mostly files of the kit.
import type { ArchetypeId } from '../spec/app-spec.ts';
import type { Archetype } from './archetype.ts';
import { game } from './game/game.ts';
import { quiz } from './quiz/quiz.ts';
import { conversation, feed, media } from './social-archetypes.ts';
import { tool } from './tool/tool.ts';

export const kitArchetypes = { game, quiz, conversation, feed, media, tool } satisfies Partial<
  Record<ArchetypeId, Archetype>
>;
