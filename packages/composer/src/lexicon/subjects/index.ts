import type { Subject } from '../subject.ts';
import { beautySubjects } from './appointments-beauty.ts';

/** Every subject, the most requested ones of an archetype first. */
export const subjects: readonly Subject[] = [...beautySubjects];
