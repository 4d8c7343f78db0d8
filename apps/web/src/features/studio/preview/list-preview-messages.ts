import { previewMessageLimits } from '@kilim/contract';
import { formatConsoleValue } from './format-console-value.ts';
import { type PreviewView, previewError } from './preview-store.ts';

/** More warnings than this would push errors out. */
const otherMaximum = 8;

const cut = (text: string): string => text.slice(0, previewMessageLimits.length);

/**
 * What a prompt says about the running app: its error and the console lines since the last start, errors before others.
 * Oldest first, within the limits of the server.
 */
export function listPreviewMessages(view: PreviewView): string[] {
  const start = view.console.findLastIndex(({ kind }) => kind === 'restarted') + 1;
  const entries = view.console.slice(start).flatMap((entry) => (entry.kind === 'entry' ? [entry] : []));
  const errors = entries.filter(({ level }) => level === 'error').slice(-(previewMessageLimits.count - 1));
  const room = Math.min(otherMaximum, previewMessageLimits.count - 1 - errors.length);
  const others = room === 0 ? [] : entries.filter(({ level }) => level !== 'error').slice(-room);
  const chosen = new Set([...errors, ...others]);
  const lines = entries
    .filter((entry) => chosen.has(entry))
    .map(({ level, values, location }) => {
      const place = location === null ? '' : ` (${location.path}:${location.line})`;
      return cut(`${level}${place}: ${values.map((value) => formatConsoleValue(value)).join(' ')}`);
    });
  const error = previewError(view.state);
  if (error === null) return lines;
  const place = error.path === null ? '' : ` (${error.path}:${error.line ?? 1})`;
  return [...lines, cut(`${view.state.kind}${place}: ${error.message}`)];
}
