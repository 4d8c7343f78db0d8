import ts from 'typescript-checker';
import { diagnosticRows } from './diagnostic-templates.ts';
import { typeLimits } from './type-limits.ts';
import type { TypeProblem } from './type-problem.ts';

interface Line {
  readonly code: number;
  readonly text: string;
}

/** Heads that say less than the reasons below them. */
const generalHeads: ReadonlySet<number> = new Set([2322, 2345, 2769, 2786]);

/** The head and the last reason of a chain with an own text that is not as general as the head. */
function chooseLine(diagnostic: ts.Diagnostic): Line {
  const { code, messageText } = diagnostic;
  if (typeof messageText === 'string') return { code, text: messageText };
  let chosen: Line = { code, text: messageText.messageText };
  if (!generalHeads.has(code)) return chosen;
  // The last overload is the one that the compiler explains in its text.
  for (let link = messageText.next?.at(-1); link !== undefined; link = link.next?.at(-1))
    if (diagnosticRows.has(link.code) && !generalHeads.has(link.code))
      chosen = { code: link.code, text: link.messageText };
  return chosen;
}

const cut = (text: string, maximum: number): string =>
  text.length > maximum ? `${text.slice(0, maximum - 1)}…` : text;

/** A problem of a diagnostic of `file`, which is the project's `path`. */
export function readDiagnostic(
  diagnostic: ts.Diagnostic,
  file: ts.SourceFile,
  path: string,
  isHint: boolean,
): TypeProblem {
  const start = Math.min(diagnostic.start ?? 0, file.text.length);
  const end = Math.min(start + (diagnostic.length ?? 0), file.text.length);
  const from = file.getLineAndCharacterOfPosition(start);
  const to = file.getLineAndCharacterOfPosition(end);
  const { code, text } = chooseLine(diagnostic);
  const row = diagnosticRows.get(code);
  const groups = row?.pattern?.exec(text)?.groups;
  const isReadable = row !== undefined && (row.pattern === null || groups !== undefined);
  const source = file.text.slice(start, end);
  const names = row?.pattern === null ? [source] : Object.values(groups ?? {});
  return {
    path,
    line: from.line + 1,
    column: from.character + 1,
    endLine: to.line + 1,
    endColumn: to.character + 1,
    code: diagnostic.code,
    template: isReadable ? row.template : null,
    names: names.map((name) => cut(name.replace(/^"(.*)"$/, '$1'), typeLimits.nameMaximum)),
    text: cut(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'), typeLimits.textMaximum),
    isHint,
    fix: null,
  };
}
