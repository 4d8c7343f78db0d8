import { type InspectedFile, inspectFile } from '../checks/inspect-project.ts';
import type { Inspect } from '../checks/inspection.ts';
import type { SharedScans } from '../source/shared-scans.ts';
import { fixApostrophe } from './fix-apostrophe.ts';
import { fixDoubleImport } from './fix-double-import.ts';
import { fixMissingAsync } from './fix-missing-async.ts';
import { fixStrayText } from './fix-stray-text.ts';
import { fixUnclosedCode } from './fix-unclosed-code.ts';
import type { FixKind } from './fixer.ts';

/** Stray text hides every other error, so it is removed first. */
const textFixers = [fixStrayText, fixDoubleImport, fixMissingAsync, fixApostrophe, fixUnclosedCode];

/** Each step fixes one place and parses the file again. */
const stepMaximum = 12;
/** A larger file is not written by hand or by a model. */
const lengthMaximum = 200_000;

export interface FixedText {
  readonly file: InspectedFile;
  readonly kinds: readonly FixKind[];
}

/** Fixes a file until it parses; `undefined` if it does not get there or needs nothing. */
export function fixTexts(start: InspectedFile, inspect: Inspect, scans: SharedScans): FixedText | undefined {
  if (start.source.length > lengthMaximum) return undefined;
  const kinds: FixKind[] = [];
  let file = start;
  for (let step = 0; step < stepMaximum; step += 1) {
    const { path, source, scan, inspection } = file;
    const error = inspection.ok ? undefined : inspection.error;
    let next: string | undefined;
    for (const { kind, fix } of error === undefined ? [fixStrayText] : textFixers) {
      next = fix({ path, source, scan, error });
      if (next === undefined) continue;
      kinds.push(kind);
      break;
    }
    if (next === undefined || next === source) break;
    file = inspectFile(path, next, inspect, scans);
  }
  return file === start || !file.inspection.ok ? undefined : { file, kinds: [...new Set(kinds)] };
}
