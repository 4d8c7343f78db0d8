import type { Language } from '@kilim/contract';
import { en } from './en.ts';
import { type AnswerTexts, tr } from './tr.ts';

export const answerTexts: Readonly<Record<Language, AnswerTexts>> = { tr, en };
