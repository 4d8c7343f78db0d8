import type ts from 'typescript-checker';
import { isLocalSpecifier } from '../project/resolve-import.ts';
import { globalValues, webOnlyValues } from '../syntax/global-names.ts';

/** Names that are not found, with and without a guess and with advice to install declarations. */
const unknownNames: ReadonlySet<number> = new Set([
  2304, 2552, 2503, 2580, 2581, 2582, 2583, 2584, 2591, 2592, 2593,
]);
const unknownModules: ReadonlySet<number> = new Set([2307, 2792, 2732, 7016]);
/** A type that was left out; the cause may be a package without declarations. */
const implicitTypes: ReadonlySet<number> = new Set([
  7005, 7006, 7008, 7010, 7011, 7018, 7019, 7022, 7023, 7024, 7031, 7034, 7053,
]);
/** TypeScript's syntax in a JavaScript file, which the preview and the export accept. */
const isTypeScriptOnly = (code: number): boolean => code >= 8000 && code < 9000;

export interface ReportContext {
  /** Whether a local specifier in a file names a file of the project, such as an image. */
  readonly hasFile: (path: string, specifier: string) => boolean;
  /** Some package has no stored declarations, so its values have no types. */
  readonly hasUntypedImports: boolean;
}

/** Whether a diagnostic is a problem of the project, not of missing declarations or reported by another check. */
export function isReported(
  { code, start = 0, length = 0 }: ts.Diagnostic,
  source: string,
  path: string,
  { hasFile, hasUntypedImports }: ReportContext,
): boolean {
  if (isTypeScriptOnly(code)) return false;
  // Older apps import it for JSX, which no longer uses it.
  if (code === 6133 && /\bReact\b/.test(source.slice(start, start + length))) return false;
  const text = source.slice(start, start + length);
  if (unknownNames.has(code)) return !globalValues.has(text) && !webOnlyValues.has(text);
  if (unknownModules.has(code)) {
    const specifier = text.replace(/^['"`]|['"`]$/g, '');
    return isLocalSpecifier(specifier) && !hasFile(path, specifier);
  }
  return !(hasUntypedImports && implicitTypes.has(code));
}
