import { describe, expect, it } from 'vitest';
import type { PreviewError } from '../protocol.ts';
import { applyEvent, INITIAL_MODEL, type PreviewEvent, toPreviewState } from './preview-model.ts';

const error = (message: string): PreviewError => ({
  code: 'syntax',
  message,
  params: {},
  path: 'a.ts',
  line: 1,
  column: 1,
  frame: null,
  stack: [],
});
const state = (...events: PreviewEvent[]) => toPreviewState(events.reduce(applyEvent, INITIAL_MODEL));

const built: PreviewEvent = { type: 'build-done', outcome: { kind: 'built', entry: 'App.tsx' } };
const broken: PreviewEvent = { type: 'build-done', outcome: { kind: 'failed', error: error('build') } };
const shown = (update: number): PreviewEvent => ({ type: 'update-applied', update, mounted: true });
const thrown = (update: number, mounted: boolean): PreviewEvent => ({
  type: 'runtime-error',
  update,
  error: error('run'),
  mounted,
});

describe('toPreviewState', () => {
  it('is starting until the app is mounted', () => {
    expect(state()).toEqual({ kind: 'starting', lastGood: false });
    expect(state(built)).toEqual({ kind: 'starting', lastGood: false });
    expect(state(built, shown(1))).toEqual({ kind: 'running', lastGood: true });
  });

  it('shows a build error until the next successful build', () => {
    expect(state(broken)).toMatchObject({ kind: 'build-error', lastGood: false });
    expect(state(built, shown(1), broken)).toMatchObject({ kind: 'build-error', lastGood: true });
    expect(state(built, shown(1), broken, built)).toEqual({ kind: 'running', lastGood: true });
  });

  it('shows a runtime error until a later update mounts the app', () => {
    const failed: PreviewEvent = { type: 'update-applied', update: 2, mounted: false };
    expect(state(built, shown(1), thrown(1, true))).toMatchObject({ kind: 'runtime-error', lastGood: true });
    expect(state(built, shown(1), thrown(1, true), shown(2))).toEqual({ kind: 'running', lastGood: true });
    expect(state(built, shown(1), thrown(2, false), failed)).toMatchObject({
      kind: 'runtime-error',
      lastGood: false,
    });
    expect(state(built, shown(1), failed, thrown(2, false), { ...failed, update: 3 })).toMatchObject({
      kind: 'runtime-error',
      lastGood: false,
    });
  });

  it('ignores an error of an update that was replaced', () => {
    expect(state(built, shown(3), thrown(2, true))).toEqual({ kind: 'running', lastGood: true });
  });

  it('dismisses an error only while the app is mounted', () => {
    const dismissed: PreviewEvent = { type: 'error-dismissed' };
    expect(state(built, shown(1), thrown(1, true), dismissed).kind).toBe('running');
    expect(state(built, thrown(1, false), dismissed).kind).toBe('runtime-error');
    expect(state(broken, dismissed).kind).toBe('build-error');
  });

  it('shows a frozen frame until it answers or is replaced', () => {
    const frozen: PreviewEvent = { type: 'frame-frozen', reason: 'unresponsive' };
    expect(state(broken, frozen)).toEqual({ kind: 'frozen', lastGood: false, reason: 'unresponsive' });
    expect(state(built, shown(1), frozen, { type: 'frame-answered' }).kind).toBe('running');
    expect(state(built, shown(1), frozen, { type: 'frame-replaced' })).toEqual({
      kind: 'starting',
      lastGood: false,
    });
    expect(state(built, shown(1), frozen, { type: 'frame-cut-off' })).toEqual({
      kind: 'frozen',
      lastGood: false,
      reason: 'unresponsive',
    });
    const flooding: PreviewEvent = { type: 'frame-frozen', reason: 'flooding' };
    expect(state(built, shown(1), flooding, { type: 'frame-answered' })).toEqual({
      kind: 'frozen',
      lastGood: false,
      reason: 'flooding',
    });
  });

  it('reports what could not be loaded and a missing entry', () => {
    expect(state({ type: 'frame-failed' })).toMatchObject({ kind: 'unavailable', reason: 'frame' });
    expect(state({ type: 'worker-failed' })).toMatchObject({ kind: 'unavailable', reason: 'worker' });
    expect(
      state(built, shown(1), { type: 'build-done', outcome: { kind: 'no-entry', candidates: ['App.tsx'] } }),
    ).toEqual({ kind: 'no-entry', lastGood: true, candidates: ['App.tsx'] });
  });
});
