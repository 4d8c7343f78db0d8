/** Words [from, to) of a text that name something. */
export interface TagSpan<Name extends string> {
  readonly name: Name;
  readonly from: number;
  readonly to: number;
}

/** Tag 0 is for words without a meaning of their own, then one for the first word of a span and one for the others. */
export const countTags = (names: readonly string[]): number => 1 + 2 * names.length;

export const firstTagOf = <Name extends string>(names: readonly Name[], name: Name): number =>
  1 + 2 * names.indexOf(name);

/** Whether a tag may follow another: only the first word of a span can begin it. */
export const mayFollow = (tag: number, before: number): boolean =>
  tag === 0 || tag % 2 === 1 || before === tag || before === tag - 1;

export function spansOf<Name extends string>(
  tags: readonly number[],
  names: readonly Name[],
): readonly TagSpan<Name>[] {
  const spans: TagSpan<Name>[] = [];
  for (let at = 0; at < tags.length; at += 1) {
    const tag = tags[at] ?? 0;
    const name = tag % 2 === 1 ? names[(tag - 1) / 2] : undefined;
    if (name === undefined) continue;
    let to = at + 1;
    while (tags[to] === tag + 1) to += 1;
    spans.push({ name, from: at, to });
  }
  return spans;
}
