import type { MountOutcome, TurnId, VersionId } from '@kilim/contract';
import type { PreviewError, PreviewState } from '@kilim/preview/host';
import { beforeEach, expect, it } from 'vitest';
import { createMountWatch, type MountWatch, outcomeOf } from './mount-watch.ts';

const turnId = 'turn' as TurnId;
const versionId = 'version' as VersionId;
const subject = { turnId, versionId };
const running: PreviewState = { kind: 'running', lastGood: true };
const error: PreviewError = {
  code: 'runtime',
  message: 'TypeError: x is undefined',
  params: {},
  path: 'src/App.tsx',
  line: 4,
  column: 2,
  frame: null,
  stack: [],
};
const broken: PreviewState = { kind: 'runtime-error', lastGood: true, error };
const failure = {
  result: 'error',
  versionId,
  error: { message: error.message, path: 'src/App.tsx', line: 4 },
};

let watch: MountWatch;
let reports: [TurnId, MountOutcome][];
let timers: { task: () => void; at: number }[];
let now: number;

beforeEach(() => {
  reports = [];
  timers = [];
  now = 0;
  watch = createMountWatch({
    report: (turn, outcome) => void reports.push([turn, outcome]),
    later: (task, delay) => {
      const timer = { task, at: now + delay };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
  });
});

const applied = (edit: number): void =>
  watch.noteUpdate({ edit, phase: 'applied', elapsed: 1, remounted: false });
function pass(time: number): void {
  const until = now + time;
  for (;;) {
    const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
    if (next === undefined) break;
    timers.splice(timers.indexOf(next), 1);
    now = next.at;
    next.task();
  }
  now = until;
}

it('reports an app that ran for 5 s without an error, once', () => {
  watch.noteEdit(7);
  watch.start(subject);
  applied(7);
  watch.noteState(running);
  pass(4_999);
  expect(reports).toEqual([]);
  pass(1);
  expect(reports).toEqual([[turnId, { result: 'ok', versionId }]]);
  watch.noteState(broken);
  pass(60_000);
  expect(reports).toHaveLength(1);
});

it('reports an error at once when the version runs', () => {
  watch.noteEdit(7);
  watch.start(subject);
  applied(7);
  watch.noteState(broken);
  expect(reports).toEqual([[turnId, failure]]);
  pass(60_000);
  expect(reports).toHaveLength(1);
});

it('ignores errors of the files before, which the version repairs', () => {
  watch.noteState(broken);
  watch.noteEdit(7);
  watch.start(subject);
  watch.noteState({ ...broken, error: { ...error, line: 5 } });
  applied(6);
  expect(reports).toEqual([]);
  applied(7);
  watch.noteState(running);
  pass(5_000);
  expect(reports).toEqual([[turnId, { result: 'ok', versionId }]]);
});

it('reports an error that stays although it was there before', () => {
  watch.noteState({ ...broken, kind: 'build-error' });
  watch.noteEdit(7);
  watch.start(subject);
  pass(5_000);
  expect(reports).toEqual([[turnId, failure]]);
});

it('reports an error at once that came before the end of the turn was known', () => {
  watch.noteEdit(7);
  applied(7);
  watch.noteState(broken);
  watch.start(subject);
  expect(reports).toEqual([[turnId, failure]]);
});

it('reports a version that ran before, because it was streamed', () => {
  watch.noteEdit(7);
  applied(7);
  watch.noteState(running);
  watch.start(subject);
  pass(5_000);
  expect(reports).toEqual([[turnId, { result: 'ok', versionId }]]);
});

it('waits longer for a version that loads slowly', () => {
  watch.noteEdit(7);
  watch.start(subject);
  pass(15_000);
  applied(7);
  watch.noteState(running);
  pass(5_000);
  expect(reports).toEqual([[turnId, { result: 'ok', versionId }]]);
});

it('reports after 20 s that nothing was loaded', () => {
  watch.noteState({ kind: 'unavailable', lastGood: false, reason: 'frame' });
  watch.noteEdit(7);
  watch.start(subject);
  pass(20_000);
  expect(reports).toEqual([[turnId, { result: 'not-loaded', versionId }]]);
});

it('reports nothing after an edit or a cancel', () => {
  for (const [edit, end] of [[7, () => watch.noteEdit(8)] as const, [9, () => watch.cancel()] as const]) {
    watch.noteEdit(edit);
    watch.start(subject);
    end();
    applied(edit + 1);
    watch.noteState(broken);
    pass(60_000);
  }
  expect(reports).toEqual([]);
});

it('reports the newer of two turns', () => {
  watch.start(subject);
  watch.start({ turnId: 'next' as TurnId, versionId });
  applied(1);
  watch.noteState(running);
  pass(5_000);
  expect(reports.map(([turn]) => turn)).toEqual(['next']);
});

it.each([
  [{ kind: 'starting', lastGood: false }, 'not-loaded', undefined],
  [{ kind: 'frozen', lastGood: false, reason: 'unresponsive' }, 'error', 'frozen: unresponsive'],
  [{ kind: 'no-entry', lastGood: false, candidates: ['App.tsx'] }, 'error', 'no entry: App.tsx'],
  [{ ...broken, error: { ...error, message: '' } }, 'error', 'unknown'],
  [{ ...broken, error: { ...error, message: `a\u0000${'b'.repeat(600)}` } }, 'error', `a${'b'.repeat(499)}`],
] as const)('the state %j is %s', (state, result, message) => {
  const outcome = outcomeOf(state, versionId);
  expect(outcome.result).toBe(result);
  if (outcome.result === 'error') expect(outcome.error.message).toBe(message);
});
