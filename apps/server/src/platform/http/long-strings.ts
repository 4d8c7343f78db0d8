/** A part of a long string that belongs at `path` of a JSON value; the parts of a string follow each other. */
export interface LongStringPart {
  readonly path: readonly string[];
  readonly text: string;
}

/** A JSON value whose long strings are empty, and their parts. */
export interface CutValue {
  readonly value: unknown;
  readonly parts: readonly LongStringPart[];
}

type Holder = Record<string, unknown>;

/** UTF-16 units above which a string is cut out. */
const longMinimum = 128 * 1024;
/** UTF-16 units of a part: a whole file, because joining parts copies them. Receiving one takes a few milliseconds. */
const partLength = 1024 * 1024;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Lets the value itself be a string. */
const rootKey = 'value';

/** Cuts strings above 128 K UTF-16 units out of a JSON value, which is changed. */
export function cutLongStrings(value: unknown): CutValue {
  const parts: LongStringPart[] = [];
  const root: Holder = { [rootKey]: value };
  const cut = (holder: Holder, before: readonly string[]): void => {
    for (const [key, part] of Object.entries(holder)) {
      const path = [...before, key];
      if (isHolder(part)) cut(part, path);
      if (typeof part !== 'string' || part.length <= longMinimum) continue;
      for (let start = 0; start < part.length; start += partLength) {
        parts.push({ path, text: part.slice(start, start + partLength) });
      }
      holder[key] = '';
    }
  };
  cut(root, []);
  return { value: root[rootKey], parts };
}

/** Puts the strings back that `cutLongStrings` cut out; changes the value. */
export function joinLongStrings(value: unknown, parts: readonly LongStringPart[]): unknown {
  const root: Holder = { [rootKey]: value };
  for (const { path, text } of parts) {
    let holder: unknown = root;
    for (const key of path.slice(0, -1)) holder = isHolder(holder) ? holder[key] : undefined;
    const last = path.at(-1);
    if (!isHolder(holder) || last === undefined) throw new Error(`No value at ${path.join('.')}`);
    holder[last] = String(holder[last]) + text;
  }
  return root[rootKey];
}
