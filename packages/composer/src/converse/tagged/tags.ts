import { countTags, firstTagOf, type TagSpan as Span } from '../../tagging/index.ts';

/** What the words of a follow-up stand for; all others belong to the sentence. */
export const tagNames = [
  /** A new part of the rows, or a part of new rows. */
  'add',
  /** One value of a choice. */
  'opt',
  /** A part that goes. */
  'remove',
  /** A part that gets another name, and that name. */
  'old',
  'new',
  /** A part that becomes another kind of field, and the words for the kind. */
  'change',
  'kind',
  /** A number that replaces another. */
  'num',
  'sort',
  'group',
  'filter',
  'look',
  /** Rows or a screen of their own. */
  'page',
] as const;

export type TagName = (typeof tagNames)[number];

export const tagCount = countTags(tagNames);

export const firstTag = (name: TagName): number => firstTagOf(tagNames, name);

/** Words [from, to) of a message that name something. */
export type TagSpan = Span<TagName>;
