import type { ConsoleEntry, PreviewState } from '@kilim/preview/host';
import { describe, expect, it } from 'vitest';
import { listPreviewMessages } from './list-preview-messages.ts';
import { createPreviewStore, type PreviewView } from './preview-store.ts';

let id = 0;
const entry = (level: 'error' | 'warn' | 'log', text: string, line?: number): ConsoleEntry => ({
  kind: 'entry',
  id: (id += 1),
  at: 0,
  level,
  values: [{ kind: 'text', text }],
  location: line === undefined ? null : { path: 'src/App.tsx', line, column: 1 },
});
const viewOf = (console: readonly ConsoleEntry[], state?: PreviewState): PreviewView => ({
  ...createPreviewStore().getState(),
  console,
  ...(state && { state }),
});

describe('listPreviewMessages', () => {
  it('says nothing about an app that is quiet', () => {
    expect(listPreviewMessages(viewOf([]))).toEqual([]);
  });
  it('lists lines since the last start with their place, and the error last', () => {
    const error = { code: 'runtime', message: 'boom', params: {}, path: 'src/A.tsx', line: 3 };
    const rest = { column: 1, frame: null, stack: [] };
    const state = { kind: 'runtime-error', lastGood: false, error: { ...error, ...rest } } as PreviewState;
    const lines = [
      entry('log', 'old'),
      { kind: 'restarted', id: 0, at: 0 } as const,
      entry('warn', 'slow', 4),
      entry('error', 'bad'),
    ];
    expect(listPreviewMessages(viewOf(lines, state))).toEqual([
      'warn (src/App.tsx:4): slow',
      'error: bad',
      'runtime-error (src/A.tsx:3): boom',
    ]);
  });
  it('keeps errors before other lines, and cuts long ones', () => {
    const lines = [entry('error', 'first'), ...Array.from({ length: 50 }, (_, at) => entry('log', `${at}`))];
    const listed = listPreviewMessages(viewOf(lines));
    expect(listed).toHaveLength(9);
    expect(listed[0]).toBe('error: first');
    expect(listPreviewMessages(viewOf([entry('log', 'x'.repeat(9_000))]))[0]).toHaveLength(500);
  });
});
