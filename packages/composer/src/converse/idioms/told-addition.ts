/** A part that a message asks for, in its words. */
export interface NewPart {
  readonly text: string;
  readonly type?: 'boolean' | 'number';
  readonly unit?: string;
}

/** A way to ask for parts; undefined if the words ask for something else. */
export interface ToldAddition {
  readonly pattern: RegExp;
  readonly parts: (groups: Readonly<Record<string, string>>) => readonly NewPart[] | undefined;
}

/** A sentence that asks for new parts: `source` matches all of its folded text, the groups are given as they were typed. */
export const addition = (source: string, parts: ToldAddition['parts']): ToldAddition => ({
  pattern: new RegExp(`^${source}\\s*[.!]*$`, 'd'),
  parts,
});
