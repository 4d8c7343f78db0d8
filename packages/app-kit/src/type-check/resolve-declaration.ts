/** Joins a relative specifier to the folder of a path; null above the root. */
function join(fromPath: string, specifier: string): string | null {
  const segments = fromPath.split('/').slice(0, -1);
  for (const segment of specifier.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return null;
  }
  return segments.join('/');
}

/**
 * The declaration file that a specifier in another declaration file means; undefined if there is none. `has` tells whether
 * a path exists.
 */
export function resolveDeclaration(
  modules: Readonly<Record<string, string>>,
  has: (path: string) => boolean,
  fromPath: string,
  specifier: string,
): string | undefined {
  if (!specifier.startsWith('.')) return Object.hasOwn(modules, specifier) ? modules[specifier] : undefined;
  const target = join(fromPath, specifier);
  if (target === null) return undefined;
  const stem = target.replace(/\.(?:d\.ts|jsx?|tsx?)$/, '');
  return [`${stem}.d.ts`, `${target}.d.ts`, `${target}/index.d.ts`].find(has);
}
