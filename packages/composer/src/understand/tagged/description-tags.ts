import { countTags, firstTagOf, type TagSpan } from '../../tagging/index.ts';

/** What the words of a description stand for; all others belong to the sentence. */
export const descriptionTags = [
  /** What a row of the app is. */
  'subject',
  /** A part of each row. */
  'field',
  /** One value of a choice. */
  'opt',
  /** Something computed, a screen, a look, an ability: other readers find them, but they are no fields. */
  'other',
] as const;

export type DescriptionTag = (typeof descriptionTags)[number];

export const descriptionTagCount = countTags(descriptionTags);

/** Whether a tag is for the first or another word of the subject. */
export function isOfSubject(tag: number): boolean {
  const first = firstTagOf(descriptionTags, 'subject');
  return tag === first || tag === first + 1;
}

export type DescriptionSpan = TagSpan<DescriptionTag>;
