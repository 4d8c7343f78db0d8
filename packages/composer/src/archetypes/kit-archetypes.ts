// Archetypes whose screens are mostly files of the kit.
import type { ArchetypeId } from '../spec/app-spec.ts';
import type { Archetype } from './archetype.ts';
import { game } from './game/game.ts';

export const kitArchetypes = { game } satisfies Partial<Record<ArchetypeId, Archetype>>;
