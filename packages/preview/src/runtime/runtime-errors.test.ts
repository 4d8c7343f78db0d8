import { expect, it } from 'vitest';
import type { FrameMessage, GeneratedPosition, RawRuntimeError } from '../protocol.ts';
import { createErrorReporter } from './runtime-errors.ts';

const position = (version: number): GeneratedPosition => ({
  path: 'src/App.tsx',
  version,
  line: 5,
  column: 1,
  name: null,
});
const errorAt = (origin: RawRuntimeError['origin'], positions: GeneratedPosition[]): RawRuntimeError => ({
  name: 'TypeError',
  message: 'x is undefined',
  positions,
  origin,
  path: null,
});

function startReporter() {
  const posted: FrameMessage[] = [];
  const report = createErrorReporter({
    post: (message) => posted.push(message),
    now: () => 0,
    update: () => 7,
    isMounted: () => true,
    isCurrent: ({ version }) => version === 2,
  });
  return { posted, report };
}

it('reports errors of current code and errors without a position', () => {
  const { posted, report } = startReporter();
  report(errorAt('event', [position(2), position(1)]));
  report(errorAt('promise', []));
  expect(posted).toMatchObject([
    { type: 'runtime-error', update: 7 },
    { type: 'runtime-error', update: 7 },
  ]);
});

it('leaves out errors of timers and promises whose code was replaced', () => {
  const { posted, report } = startReporter();
  report(errorAt('event', [position(1)]));
  report(errorAt('promise', [position(1), position(2)]));
  expect(posted).toEqual([]);
});

it('reports every error of an update, which decides what is shown', () => {
  const { posted, report } = startReporter();
  for (let count = 0; count < 25; count += 1) report(errorAt('render', [position(1)]));
  expect(posted).toHaveLength(25);
});

it('limits errors of timers and promises to 20 per second', () => {
  const { posted, report } = startReporter();
  for (let count = 0; count < 25; count += 1) report(errorAt('event', [position(2)]));
  expect(posted).toHaveLength(20);
});
