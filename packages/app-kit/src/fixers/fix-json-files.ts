import { readProjectFile } from '../project/project-files.ts';
import type { SdkTable } from '../sdk-table.ts';
import { fixJsonSyntax } from './fix-json-syntax.ts';
import { fixPackageJson } from './fix-package-json.ts';
import type { Fix, FixKind } from './fixer.ts';

/** Settings of tools, which may contain comments. */
const isSettings = (path: string): boolean => /(?:^|\/)[tj]sconfig[^/]*\.json$/.test(path);

function isJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}

/** Fixes package.json and the syntax of JSON files. */
export function fixJsonFiles(
  files: Record<string, string>,
  mayChange: (path: string) => boolean,
  sdk: SdkTable,
  note: (kind: FixKind, path: string, params?: Fix['params']) => void,
): void {
  for (const path of Object.keys(files)) {
    if (!path.endsWith('.json') || !mayChange(path) || isSettings(path) || isJson(files[path] ?? ''))
      continue;
    const source = fixJsonSyntax(files[path] ?? '');
    if (source === undefined) continue;
    files[path] = source;
    note('json-syntax', path);
  }
  const manifest = readProjectFile(files, 'package.json');
  if (manifest === undefined || !mayChange('package.json')) return;
  const result = fixPackageJson(manifest, sdk);
  if (result === undefined) return;
  files['package.json'] = result.source;
  note('package-json', 'package.json', result.params);
}
