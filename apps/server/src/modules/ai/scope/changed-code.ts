import { isLocalSpecifier, matchLines, type ProjectFiles, resolveImport } from '@kilim/app-kit';
import { type LookChange, readLookChange } from './look-change.ts';

/** What a change does to one file. */
export interface ChangedCode {
  /** Removed and added lines. */
  readonly text: string;
  /** Names in these lines, without those that most files have. */
  readonly names: ReadonlySet<string>;
  /** Local files that it imports, before or after the change. */
  readonly imports: ReadonlySet<string>;
  /** Only the paths of its imports changed. */
  readonly isImportsOnly: boolean;
  /** What kind of values of styles changed; null when anything else changed, too. */
  readonly look: LookChange | null;
}

const charactersRead = 200_000;

/** Words of the language, of React Native and of styles: two files that use them are not connected. */
const common = new Set(
  `import from export default function const let var return type interface if else new null undefined true false async await
  typeof extends keyof readonly number string boolean void any unknown never as of in for while class this try catch throw
  React react native useState useEffect useMemo useCallback useRef View Text Pressable TextInput FlatList ScrollView Image
  StyleSheet create style styles props children key item items index value data title label name text id color colors
  backgroundColor fontSize fontWeight padding margin flex row column center width height gap borderRadius paddingHorizontal
  paddingVertical marginTop marginBottom onPress onChangeText renderItem keyExtractor navigation navigate route theme
  src screens components console log App map filter length push set get add remove`.split(/\s+/),
);

const importPattern = /(?:from|import|require\()\s*['"]([^'"\n]{1,200})['"]/g;

function listImports(files: ProjectFiles, path: string): string[] {
  const content = (files[path] ?? '').slice(0, charactersRead);
  return [...content.matchAll(importPattern)].flatMap(([, specifier]) => {
    if (specifier === undefined || !isLocalSpecifier(specifier)) return [];
    return resolveImport(files, path, specifier) ?? [];
  });
}

const isImport = (line: string): boolean => /^\s*(?:import\b|export\b.*\bfrom\b|$)/.test(line);
const withoutPath = (line: string): string => line.replace(/['"][^'"]*['"]/, "''");

const joinLooks = (looks: readonly (LookChange | null)[]): LookChange | null =>
  looks.includes(null) ? null : looks.includes('colour-or-font') ? 'colour-or-font' : 'measure';

/** Reads what changed in a file between two states of a project. */
export function readChange(before: ProjectFiles, after: ProjectFiles, path: string): ChangedCode {
  const linesOf = (files: ProjectFiles): string[] =>
    Object.hasOwn(files, path) ? (files[path] ?? '').slice(0, charactersRead).split('\n') : [];
  const [old, next] = [linesOf(before), linesOf(after)];
  const hunks = matchLines(old, next);
  const removed = hunks.flatMap(({ beforeStart, beforeEnd }) => old.slice(beforeStart, beforeEnd));
  const added = hunks.flatMap(({ afterStart, afterEnd }) => next.slice(afterStart, afterEnd));
  const text = [...removed, ...added].join('\n');
  const names = text.match(/[A-Za-z_$][\w$]{2,60}/g) ?? [];
  const looks = hunks.map(({ beforeStart, beforeEnd, afterStart, afterEnd }) =>
    readLookChange(old.slice(beforeStart, beforeEnd).join('\n'), next.slice(afterStart, afterEnd).join('\n')),
  );
  const isSame =
    removed.map(withoutPath).toSorted().join('\n') === added.map(withoutPath).toSorted().join('\n');
  return {
    text,
    names: new Set(names.filter((name) => !common.has(name))),
    imports: new Set([...listImports(before, path), ...listImports(after, path)]),
    look: old.length === 0 ? null : joinLooks(looks),
    isImportsOnly: old.length > 0 && next.length > 0 && isSame && [...removed, ...added].every(isImport),
  };
}
