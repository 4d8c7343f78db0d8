import { type ParserOptions, parseSync } from 'oxc-parser';
import { inspectModuleRecord } from '../src/checks/inspect-module-record.ts';
import type { Inspect } from '../src/checks/inspection.ts';
import { withSyntax } from '../src/checks/with-syntax.ts';

/** `.js` may contain JSX, as in Metro. */
function languageOf(path: string): NonNullable<ParserOptions['lang']> {
  if (path.endsWith('.tsx')) return 'tsx';
  return /\.[cm]?ts$/.test(path) ? 'ts' : 'jsx';
}

/** The parser port as in the server. */
export const inspectWithOxc: Inspect = (path, source) => {
  const options = { lang: languageOf(path), sourceType: 'module' } as const;
  const parsed = parseSync(path, source, { ...options, showSemanticErrors: true });
  return withSyntax(
    source,
    inspectModuleRecord(source, parsed),
    () => parseSync(path, source, options).program,
  );
};
