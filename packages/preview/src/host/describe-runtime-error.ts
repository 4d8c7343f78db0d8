import {
  LOOP_ERROR,
  type PreviewError,
  type PreviewErrorCode,
  type RawRuntimeError,
  type StackCall,
} from '../protocol.ts';
import type { FoundPositions } from './worker-link.ts';

function codeOf({ origin, name }: RawRuntimeError): PreviewErrorCode {
  if (origin === 'entry') return 'entry_without_component';
  return name === LOOP_ERROR ? 'endless_loop' : 'runtime';
}

/** Converts a runtime error; its position is that of the innermost call in the project. */
export function describeRuntimeError(raw: RawRuntimeError, found: FoundPositions): PreviewError {
  const stack = found.calls.filter((call): call is StackCall => call !== null);
  const place = stack[0];
  const path = place?.path ?? raw.path;
  const message = raw.name === '' || raw.name === 'Error' ? raw.message : `${raw.name}: ${raw.message}`;
  return {
    code: codeOf(raw),
    message,
    params: path === null ? {} : { path },
    path,
    line: place?.line ?? null,
    column: place?.column ?? null,
    frame: place ? found.frame : null,
    stack,
  };
}
