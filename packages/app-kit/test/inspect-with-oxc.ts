import { parseSync } from 'oxc-parser';
import { inspectModuleRecord } from '../src/checks/inspect-module-record.ts';
import type { Inspect } from '../src/checks/inspection.ts';
import { withSyntax } from '../src/checks/with-syntax.ts';

/** The parser port as in the server. */
export const inspectWithOxc: Inspect = (path, source) =>
  withSyntax(
    source,
    inspectModuleRecord(source, parseSync(path, source)),
    () => parseSync(path, source).program,
  );
