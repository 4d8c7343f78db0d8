import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Which texts a screen uses without loading them: follows its imports and compares with the loaded message namespaces. A
// module, and what it imports dynamically, may also use what it loads with `ensureNamespace`.

export interface TextSources {
  /** First parts of the keys in each message namespace. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** All message keys, without plural suffixes. */
  readonly keys: ReadonlySet<string>;
  /** The source of a file. */
  readonly read: (path: string) => string;
}

const importPattern = /^(?:import|export)\s(?!type\b)[^;]*?from\s'(\.[^']+\.tsx?)';/gm;
const barePattern = /^import '(\.[^']+\.tsx?)';/gm;
const dynamicPattern = /import\(\s*'(\.[^']+\.tsx?)'\s*\)/g;
const ensuredPattern = /ensureNamespace\('(\w+)'\)/g;
const textPattern = /['"`]([a-z][A-Za-z-]*)\.([\w.-]*)(\$\{|['"`])/g;

const all = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/** The groups of the texts in a source. */
export function findGroups(source: string, keys: ReadonlySet<string>): ReadonlySet<string> {
  const groups = new Set<string>();
  for (const [, group = '', rest = '', end] of source.matchAll(textPattern)) {
    const start = `${group}.${rest}`;
    const isText = end === '${' ? [...keys].some((key) => key.startsWith(start)) : keys.has(start);
    if (isText) groups.add(group);
  }
  return groups;
}

/** `file: group` for every text that is not in the namespaces; `entry` and its static imports first, then what they load. */
export function findMissingTexts(
  entry: string,
  namespaces: ReadonlySet<string>,
  { groups, keys, read }: TextSources,
  seen = new Set<string>(),
): readonly string[] {
  const files = new Set([entry]);
  const missing: string[] = [];
  const later: { readonly path: string; readonly namespaces: ReadonlySet<string> }[] = [];
  for (const path of files) {
    const source = read(path);
    const place = (target: string): string => join(dirname(path), target);
    for (const target of [...all(source, importPattern), ...all(source, barePattern)])
      files.add(place(target));
    const ensured = new Set([...namespaces, ...all(source, ensuredPattern)]);
    for (const target of all(source, dynamicPattern))
      later.push({ path: place(target), namespaces: ensured });
    const available = new Set([...ensured].flatMap((name) => groups.get(name) ?? []));
    for (const group of findGroups(source, keys))
      if (!available.has(group)) missing.push(`${path}: ${group}`);
  }
  for (const { path, namespaces: known } of later) {
    const visit = `${path} ${[...known].sort().join(' ')}`;
    if (seen.has(visit)) continue;
    seen.add(visit);
    missing.push(...findMissingTexts(path, known, { groups, keys, read }, seen));
  }
  return [...new Set(missing)];
}

export const readSource = (path: string): string => readFileSync(path, 'utf8');
