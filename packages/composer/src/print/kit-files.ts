import { kitSources } from './kit.generated.ts';
import type { PrintedFile } from './printed-file.ts';

const importPattern = /from '(\.[^']+)'/g;

function resolve(path: string, specifier: string): string {
  const parts = path.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The files of the kit that the given ones import, directly or through others. */
export function collectKit(files: readonly PrintedFile[]): readonly PrintedFile[] {
  const known = new Set(files.map(({ path }) => path));
  const found: PrintedFile[] = [];
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const [, specifier = ''] of file.source.matchAll(importPattern)) {
      const target = resolve(file.path, specifier);
      const path = [`${target}.tsx`, `${target}.ts`].find((each) => Object.hasOwn(kitSources, each));
      if (path === undefined || known.has(path)) continue;
      known.add(path);
      const kit = { path, source: kitSources[path] ?? '' };
      found.push(kit);
      queue.push(kit);
    }
  }
  return found;
}
