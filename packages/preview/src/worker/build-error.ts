import type { PreviewError, PreviewErrorCode } from '../protocol.ts';
import { renderCodeFrame } from './code-frame.ts';
import type { TextPosition } from './text-position.ts';

/** Creates a build error of a file; `position` null means the whole file. */
export function buildError(
  code: PreviewErrorCode,
  file: { readonly path: string; readonly source: string },
  position: TextPosition | null,
  message: string,
  params: Readonly<Record<string, string>> = {},
): PreviewError {
  return {
    code,
    message,
    params: { path: file.path, ...params },
    path: file.path,
    line: position?.line ?? null,
    column: position?.column ?? null,
    frame: position === null ? null : renderCodeFrame(file.source, position.line, position.column),
    stack: [],
  };
}
