import type { ProjectFiles } from '@kilim/app-kit';
import { type ChangedCode, readChange } from './changed-code.ts';
import { createPlaceMatcher } from './match-place.ts';
import { type RequestScope, readRequest } from './read-request.ts';

export interface ScopeInput {
  readonly request: string;
  readonly before: ProjectFiles;
  readonly after: ProjectFiles;
  /** Paths that differ. */
  readonly changed: readonly string[];
}

/** Files of colours and styles: who asks for another look names no place with them. */
const lookFile = /theme|palette|colou?rs?|styles?\b|tokens?\b/i;

type Changes = ReadonlyMap<string, ChangedCode>;

/** Whether only the packages of a manifest differ, which follow from imports. */
function isPackagesOnly(before: string, after: string): boolean {
  const read = (text: string): string => {
    try {
      const { dependencies: _, devDependencies: __, ...rest } = JSON.parse(text) as Record<string, unknown>;
      return JSON.stringify(rest);
    } catch {
      return text;
    }
  };
  return read(before) === read(after);
}

/** Whether two changes belong together: one imports the other's file, or a name of both is new or gone. */
function createConnection({ before, after }: ScopeInput, changes: Changes) {
  const textOf = (files: ProjectFiles): string => Object.values(files).join('\n');
  const namesOf = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z_$][\w$]{2,60}/g));
  const [old, next] = [namesOf(textOf(before)), namesOf(textOf(after))];
  const isFresh = (name: string): boolean => old.has(name) !== next.has(name);
  return (left: string, right: string): boolean => {
    const [a, b] = [changes.get(left), changes.get(right)];
    if (!a || !b) return false;
    const isImported = a.imports.has(right) || b.imports.has(left);
    return [...a.names].some((name) => b.names.has(name) && (isImported || isFresh(name)));
  };
}

/** Changes that are about the request itself; null without a sign of what it is about. */
function findConcerned(input: ScopeInput, scope: RequestScope, changes: Changes): Set<string> | null {
  const place = createPlaceMatcher(scope.wanted);
  const { before, after, changed } = input;
  const isFileNamed = Object.keys({ ...before, ...after }).some((path) => place.isNamed(path));
  if (isFileNamed && scope.isOnly) return new Set(changed.filter((path) => place.isNamed(path)));
  const placed = changed.filter((path) => place.isNamed(path) || place.isMeant(path));
  const isPlaceNamed = placed.some((path) => place.isNamed(path) || !lookFile.test(path));
  if (scope.isAboutLook && !isPlaceNamed) return null;
  // Lines of a deleted file contain words of any request.
  const mentioned = changed.filter(
    (path) => Object.hasOwn(after, path) && place.isMentioned(changes.get(path)?.text ?? ''),
  );
  const concerned = new Set([...placed, ...mentioned]);
  return concerned.size === 0 ? null : concerned;
}

/** Whether a change follows from others: packages, paths of imports, a file that moved or that nothing needs any more. */
function isConsequence({ before, after }: ScopeInput, path: string, changes: Changes): boolean {
  if (path === 'package.json') return isPackagesOnly(before[path] ?? '', after[path] ?? '');
  if (changes.get(path)?.isImportsOnly) return true;
  if (Object.hasOwn(after, path)) return false;
  const isMoved = Object.entries(after).some(
    ([other, text]) => text === before[path] && !Object.hasOwn(before, other),
  );
  return isMoved;
}

/**
 * The changed files that a request does not concern (docs/rules/turns.md#scope). Without a sign of what it concerns all
 * changes are inside, so that nothing wanted is held back.
 */
export function findOutside(input: ScopeInput): string[] {
  const scope = readRequest(input.request);
  const { changed, before, after } = input;
  const changes = new Map(changed.map((path) => [path, readChange(before, after, path)]));
  const barred = createPlaceMatcher(scope.excluded);
  const isWanted = createPlaceMatcher(scope.wanted).isNamed;
  const excluded = new Set(
    scope.excluded === ''
      ? []
      : changed.filter((path) => !isWanted(path) && (barred.isNamed(path) || barred.isMeant(path))),
  );
  if (scope.isBroad && !scope.isOnly) return [...excluded];
  const concerned = findConcerned(input, scope, changes);
  if (concerned === null) return [...excluded];
  for (const path of excluded) concerned.delete(path);
  const isConnected = createConnection(input, changes);
  for (let size = -1; size !== concerned.size; ) {
    size = concerned.size;
    for (const path of changed) {
      if (concerned.has(path) || excluded.has(path)) continue;
      if ([...concerned].some((other) => isConnected(path, other))) concerned.add(path);
    }
  }
  return changed.filter((path) => !concerned.has(path) && !isConsequence(input, path, changes));
}
