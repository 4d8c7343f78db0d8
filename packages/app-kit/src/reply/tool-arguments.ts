import { parseJsonObject } from '../project/parse-json-object.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (value: JsonObject, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);
const firstOf = (value: JsonObject, keys: readonly string[]): unknown =>
  keys.map((key) => own(value, key)).find((found) => found !== undefined);

const pathKeys = ['path', 'file', 'filePath', 'file_path', 'filename', 'name'];

/** One file of a list: `{path, content}`, `{path, edits}` or `{path, delete: true}`. */
function readEntry(entry: unknown): readonly [string, unknown] | undefined {
  if (!isObject(entry)) return undefined;
  const path = firstOf(entry, pathKeys);
  if (typeof path !== 'string') return undefined;
  const content = firstOf(entry, ['content', 'contents', 'code', 'text']);
  if (typeof content === 'string') return [path, content];
  if (own(entry, 'edits') !== undefined) return [path, { edits: own(entry, 'edits') }];
  const isDeleted = own(entry, 'delete') === true || own(entry, 'deleted') === true || content === null;
  return isDeleted ? [path, null] : undefined;
}

/** Files as an object, also from a list; `undefined` if the value is neither. */
function readFiles(files: unknown): unknown {
  if (!Array.isArray(files)) return files;
  const entries = files.map(readEntry);
  return entries.length === 0 || entries.includes(undefined)
    ? files
    : Object.fromEntries(entries.filter((entry) => entry !== undefined));
}

/**
 * Brings other shapes of the JSON answer into the one that is checked: files as a list, and the arguments of a tool call,
 * as an object or as text.
 */
export function unwrapAnswer(value: Record<string, unknown>): Record<string, unknown> {
  let inner: JsonObject = value;
  for (let depth = 0; depth < 3 && own(inner, 'files') === undefined; depth += 1) {
    const call = firstOf(inner, ['arguments', 'parameters', 'input', 'function', 'answer', 'result']);
    const next = typeof call === 'string' ? parseJsonObject(call) : call;
    if (!isObject(next)) break;
    inner = next;
  }
  if (own(inner, 'files') !== undefined) return { ...inner, files: readFiles(own(inner, 'files')) };
  const single = inner === value ? undefined : readEntry(inner);
  return single === undefined ? { ...inner } : { ...inner, files: Object.fromEntries([single]) };
}
