import type { ProjectFiles } from '@kilim/app-kit';
import { type ChangedCode, readChange } from './changed-code.ts';
import { createPlaceMatcher, type PlaceMatcher } from './match-place.ts';
import { type RequestScope, readRequest } from './read-request.ts';

export interface ScopeInput {
  readonly request: string;
  /** Files of what the user attached to the request: it concerns them. */
  readonly attachedPaths?: readonly string[] | undefined;
  readonly before: ProjectFiles;
  readonly after: ProjectFiles;
  /** Paths that differ. */
  readonly changed: readonly string[];
}

/** Files of colours and styles: who asks for another look names no place with them. */
const lookFile = /theme|palette|colou?rs?|styles?\b|tokens?\b/i;

/** What colours and fonts are written with. */
const lookCode =
  /#[\da-f]{3,8}\b|rgb|hsl|colou?r|palette|theme|style|font|background|border|shadow|radius|opacity|dark|light|scheme/i;

const changesColourOrFont = (path: string, change: ChangedCode | undefined): boolean =>
  change?.look === 'colour-or-font' ||
  (change?.look !== 'measure' && (lookFile.test(path) || lookCode.test(change?.text ?? '')));

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
  const attached = new Set(input.attachedPaths);
  const isNamed = (path: string): boolean => attached.has(path) || place.isNamed(path);
  const isFileNamed = Object.keys({ ...before, ...after }).some(isNamed);
  if (isFileNamed && scope.isOnly) return new Set(changed.filter(isNamed));
  const placed = changed.filter((path) => isNamed(path) || place.isMeant(path));
  const isPlaceNamed = placed.some((path) => isNamed(path) || !lookFile.test(path));
  if (scope.isAboutLook && !isPlaceNamed) {
    if (!scope.isAboutColour) return null;
    const looks = changed.filter((path) => changesColourOrFont(path, changes.get(path)));
    return looks.length === 0 ? null : new Set(looks);
  }
  // Lines of a deleted file contain words of any request.
  const mentioned = changed.filter(
    (path) => Object.hasOwn(after, path) && place.isMentioned(changes.get(path)?.text ?? ''),
  );
  const concerned = [...new Set([...placed, ...mentioned])];
  if (concerned.length > 0) return new Set(keepClosest(concerned, place, changes, isNamed));
  const parts = changed.filter(
    (path) => place.isPart(path) || place.isLabelled(changes.get(path)?.text ?? ''),
  );
  if (parts.length > 0) return new Set(parts);
  const usual = changed.filter((path) => place.countUsualWords(path) > 0);
  return usual.length === 0 ? null : new Set(usual);
}

/** Without the files of which only the path fits, when another one fits to the same words and to more of them. */
function keepClosest(
  concerned: readonly string[],
  place: PlaceMatcher,
  changes: Changes,
  isNamed: (path: string) => boolean,
): string[] {
  const found = new Map(
    concerned.map((path) => {
      const words = place.listWordsOf(path, changes.get(path)?.text ?? '');
      return [path, { ...words, all: new Set([...words.path, ...words.text]) }];
    }),
  );
  return concerned.filter((path) => {
    const own = found.get(path);
    if (own === undefined || own.text.size > 0 || isNamed(path)) return true;
    return ![...found.values()].some(
      ({ all }) => all.size > own.all.size && [...own.all].every((word) => all.has(word)),
    );
  });
}

/** Changes of styles only, beside other changes, when the request says nothing of the look. */
function findUnaskedLook(
  { changed, attachedPaths = [] }: ScopeInput,
  scope: RequestScope,
  changes: Changes,
): string[] {
  const isLook = (path: string): boolean => (changes.get(path)?.look ?? null) !== null;
  if ((scope.mentionsLook && !scope.excludesLook) || changed.every(isLook)) return [];
  const { isNamed } = createPlaceMatcher(scope.wanted);
  return changed.filter((path) => isLook(path) && !attachedPaths.includes(path) && !isNamed(path));
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
  const attached = new Set(input.attachedPaths);
  const { isNamed } = createPlaceMatcher(scope.wanted);
  const isWanted = (path: string): boolean => attached.has(path) || isNamed(path);
  const excluded = new Set(
    scope.excluded === ''
      ? []
      : changed.filter((path) => !isWanted(path) && (barred.isNamed(path) || barred.isMeant(path))),
  );
  if (scope.isBroad && !scope.isOnly) return [...excluded];
  for (const path of findUnaskedLook(input, scope, changes)) excluded.add(path);
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
