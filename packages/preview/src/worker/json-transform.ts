import { buildError } from './build-error.ts';
import { positionAt } from './text-position.ts';
import type { TransformResult } from './transform.ts';

/** Validates a JSON file, which the frame parses again. */
export function transformJson(path: string, source: string): TransformResult {
  try {
    JSON.parse(source);
    return { ok: true, code: source, format: 'json', deps: [], softDeps: [], maps: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      error: buildError('json_invalid', { path, source }, jsonPosition(message, source), message),
    };
  }
}

/** Reads the position from the message of the JavaScript engine, which does not always contain it. */
function jsonPosition(message: string, source: string) {
  const index = /position (\d+)/.exec(message)?.[1];
  if (index !== undefined) return positionAt(source, Number(index));
  if (/end of JSON input/.test(message)) return positionAt(source, source.length);
  const token = /token '?(.+?)'?, /.exec(message)?.[1];
  const at = token === undefined ? -1 : source.indexOf(token);
  return at < 0 ? positionAt(source, 0) : positionAt(source, at);
}
