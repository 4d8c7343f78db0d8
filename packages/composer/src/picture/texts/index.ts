// Words of the pictures in both languages; the apps themselves have theirs from `stringGroups`.
import type { Language } from '@kilim/contract';
import { english } from './english.ts';
import { type PictureTexts, turkish } from './turkish.ts';

export type { PictureTexts };

export const pictureTexts = (language: Language): PictureTexts => (language === 'tr' ? turkish : english);
