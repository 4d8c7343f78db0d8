/** `compilerOptions.paths` with targets relative to the project. */
export type PathAliases = readonly { readonly pattern: string; readonly targets: readonly string[] }[];

/** Removes comments and trailing commas. */
function stripJsonComments(text: string): string {
  return text
    .replace(
      /("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
      (_, string: string | undefined) => string ?? '',
    )
    .replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, (_, string: string | undefined) => string ?? '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function joinTarget(base: string, target: string): string {
  return [...base.split('/'), ...target.split('/')].filter((part) => part !== '' && part !== '.').join('/');
}

/** The path aliases of a tsconfig.json; none if it is invalid. */
export function readPathAliases(tsconfig: string | undefined): PathAliases {
  if (tsconfig === undefined) return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(stripJsonComments(tsconfig));
  } catch {
    return [];
  }
  const options = isRecord(parsed) ? parsed.compilerOptions : undefined;
  if (!isRecord(options) || !isRecord(options.paths)) return [];
  const base = typeof options.baseUrl === 'string' ? options.baseUrl : '.';
  return Object.entries(options.paths).flatMap(([pattern, targets]) => {
    if (!Array.isArray(targets)) return [];
    const paths = targets.filter((target): target is string => typeof target === 'string');
    return [{ pattern, targets: paths.map((target) => joinTarget(base, target)) }];
  });
}

/** The target paths of a specifier in order; empty if no alias matches. */
export function applyPathAliases(aliases: PathAliases, specifier: string): string[] {
  for (const { pattern, targets } of aliases) {
    const star = pattern.indexOf('*');
    if (star < 0) {
      if (pattern === specifier) return [...targets];
      continue;
    }
    const before = pattern.slice(0, star);
    const after = pattern.slice(star + 1);
    if (specifier.length < before.length + after.length) continue;
    if (!specifier.startsWith(before) || !specifier.endsWith(after)) continue;
    const middle = specifier.slice(before.length, specifier.length - after.length);
    return targets.map((target) => target.replace('*', () => middle));
  }
  return [];
}
