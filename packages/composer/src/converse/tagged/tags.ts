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

/** Tag 0 is for words without a meaning of their own, then one for the first word of a span and one for the others. */
export const tagCount = 1 + 2 * tagNames.length;

export const firstTag = (name: TagName): number => 1 + 2 * tagNames.indexOf(name);

/** Whether a tag may follow another: only the first word of a span can begin it. */
export const mayFollow = (tag: number, before: number): boolean =>
  tag === 0 || tag % 2 === 1 || before === tag || before === tag - 1;

/** Words [from, to) of a message that name something. */
export interface TagSpan {
  readonly name: TagName;
  readonly from: number;
  readonly to: number;
}

export function spansOf(tags: readonly number[]): readonly TagSpan[] {
  const spans: TagSpan[] = [];
  for (let at = 0; at < tags.length; at += 1) {
    const tag = tags[at] ?? 0;
    const name = tag % 2 === 1 ? tagNames[(tag - 1) / 2] : undefined;
    if (name === undefined) continue;
    let to = at + 1;
    while (tags[to] === tag + 1) to += 1;
    spans.push({ name, from: at, to });
  }
  return spans;
}
