import { type ParserOptions, parseSync } from 'oxc-parser';
import { inspectModuleRecord } from '../src/checks/inspect-module-record.ts';
import type { Inspect } from '../src/checks/inspection.ts';
import { withSyntax } from '../src/checks/with-syntax.ts';

/** `.js` may contain JSX, as in Metro. */
function languageOf(path: string): NonNullable<ParserOptions['lang']> {
  if (path.endsWith('.tsx')) return 'tsx';
  return /\.[cm]?ts$/.test(path) ? 'ts' : 'jsx';
}

/** Files that are kept parsed: composed apps have most files in common. */
const mostKept = 200;
const kept = new Map<string, ReturnType<Inspect>>();

/** The parser port as in the server; each file is parsed once. */
export const inspectWithOxc: Inspect = (path, source) => {
  const key = `${path}\n${source}`;
  const inspected = kept.get(key) ?? parse(path, source);
  // What was asked for last is left out last.
  kept.delete(key);
  kept.set(key, inspected);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return inspected;
};

const parse: Inspect = (path, source) => {
  const options = { lang: languageOf(path), sourceType: 'module' } as const;
  const parsed = parseSync(path, source, { ...options, showSemanticErrors: true });
  let program: object | undefined;
  return withSyntax(
    source,
    inspectModuleRecord(source, parsed),
    () => (program ??= parseSync(path, source, options).program),
  );
};
