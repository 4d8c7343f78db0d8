import type { Turn } from '@kilim/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ComposeAnswer } from '../../../composed-app/build-app-worker.ts';
import { startComposer } from '../../../composed-app/start-composer.ts';
import { makeTurn } from '../../../testing/make-turn.ts';
import type { TurnStreamState } from '../chat/turn-stream.ts';
import type { DocumentState } from '../document/document-state.ts';
import { createStudioUi } from '../session/studio-ui.ts';
import { prepareComposedApp } from './prepare-composed-app.ts';

vi.mock('../../../composed-app/start-composer.ts', () => ({ startComposer: vi.fn() }));

class FakeComposer extends EventTarget {
  readonly sent: unknown[] = [];
  isEnded = false;
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(data: ComposeAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const app = (name: string) => ({ kind: 'app', name, files: { 'App.tsx': name } }) as const;

let composers: FakeComposer[] = [];

function open({ revision = 1, isComposed = true } = {}) {
  const ui = createStudioUi();
  const turns = createStore<TurnStreamState>(() => ({ turn: null }));
  const prepareFiles = vi.fn();
  const prepared = prepareComposedApp({
    host: { prepareFiles },
    document: { getState: () => ({ revision }) as DocumentState },
    turns,
    ui,
    isComposed: () => isComposed,
    language: () => 'tr',
  });
  const type = (prompt: string): void => ui.change({ prompt });
  const begin = (turn: Turn): void => turns.setState({ turn });
  return { ui, type, begin, prepared, prepareFiles };
}

beforeEach(() => {
  vi.useFakeTimers();
  composers = [];
  vi.mocked(startComposer).mockImplementation(() => {
    const composer = new FakeComposer();
    composers.push(composer);
    return composer as unknown as Worker;
  });
});
afterEach(() => void vi.useRealTimers());

describe('the app of a prompt that is being typed', () => {
  it('is composed in a pause and prepared in the preview', () => {
    const { type, prepared, prepareFiles } = open();
    type('su');
    type('su takibi ');
    vi.advanceTimersByTime(1_000);
    expect(composers[0]?.sent).toEqual(['warm-up', { prompt: 'su takibi', language: 'tr' }]);
    composers[0]?.answer(app('Su'));
    expect(prepareFiles).toHaveBeenCalledExactlyOnceWith({ 'App.tsx': 'Su' });
    expect(prepared.files()).toEqual({ 'App.tsx': 'Su' });
  });

  it('is composed again after more was typed, one at a time', () => {
    const { type, prepared } = open();
    type('su');
    vi.advanceTimersByTime(1_000);
    type('su ve çay');
    vi.advanceTimersByTime(1_000);
    expect(composers[0]?.sent).toHaveLength(2);
    composers[0]?.answer(app('Su'));
    expect(composers[0]?.sent[2]).toEqual({ prompt: 'su ve çay', language: 'tr' });
    composers[0]?.answer({ kind: 'refused', text: 'no' });
    expect(prepared.files()).toBeNull();
  });

  it('is known by its prompt and language, and said when it is composed', () => {
    const { type, prepared } = open();
    const listener = vi.fn();
    prepared.subscribe(listener);
    type('su takibi');
    vi.advanceTimersByTime(1_000);
    expect(prepared.filesFor('su takibi', 'tr')).toBeNull();
    composers[0]?.answer(app('Su'));
    expect(listener).toHaveBeenCalledOnce();
    expect(prepared.filesFor('su takibi', 'tr')).toEqual({ 'App.tsx': 'Su' });
    expect(prepared.filesFor('su takibi', 'en')).toBeNull();
    expect(prepared.filesFor('çay takibi', 'tr')).toBeNull();
  });

  it('finds a composer that was started before the first key', () => {
    const { type, prepared } = open();
    prepared.warmUp();
    prepared.warmUp();
    expect(composers).toHaveLength(1);
    type('su takibi');
    vi.advanceTimersByTime(1_000);
    expect(composers[0]?.sent).toEqual(['warm-up', { prompt: 'su takibi', language: 'tr' }]);
    expect(composers).toHaveLength(1);
  });

  it('needs no composer where nothing is composed', () => {
    open({ isComposed: false }).prepared.warmUp();
    open({ revision: 2 }).prepared.warmUp();
    const running = open();
    running.begin(makeTurn());
    running.prepared.warmUp();
    expect(composers).toEqual([]);
  });

  it('is not composed where a model answers, in a project with an app, in another mode or without a prompt', () => {
    open({ isComposed: false }).type('su takibi');
    open({ revision: 2 }).type('su takibi');
    const asked = open();
    asked.ui.change({ mode: 'ask' });
    asked.type('su takibi');
    open().type('  ');
    vi.advanceTimersByTime(1_000);
    expect(composers).toEqual([]);
  });

  it('ends the composer when the turn begins, and keeps what it composed', () => {
    const { type, begin, prepared } = open();
    type('su takibi');
    vi.advanceTimersByTime(1_000);
    composers[0]?.answer(app('Su'));
    begin(makeTurn());
    expect(composers[0]?.isEnded).toBe(true);
    expect(prepared.files()).toEqual({ 'App.tsx': 'Su' });
  });

  it('is finished after the turn began', () => {
    const { type, begin, prepared, prepareFiles } = open();
    type('su takibi');
    vi.advanceTimersByTime(1_000);
    begin(makeTurn());
    expect(composers[0]?.isEnded).toBe(false);
    composers[0]?.answer(app('Su'));
    expect(composers[0]?.isEnded).toBe(true);
    expect(prepareFiles).toHaveBeenCalledTimes(1);
    expect(prepared.files()).toEqual({ 'App.tsx': 'Su' });
  });

  it('is composed by another composer if one does not answer', () => {
    const { type } = open();
    type('su takibi');
    vi.advanceTimersByTime(30_000);
    expect(composers[0]?.isEnded).toBe(true);
    type('çay takibi');
    vi.advanceTimersByTime(1_000);
    expect(composers[1]?.sent).toEqual(['warm-up', { prompt: 'çay takibi', language: 'tr' }]);
  });

  it('is left to the server when the composer cannot be loaded', () => {
    const { type, prepared } = open();
    type('su takibi');
    composers[0]?.dispatchEvent(new Event('error'));
    type('çay takibi');
    vi.advanceTimersByTime(1_000);
    expect(composers).toHaveLength(1);
    expect(prepared.files()).toBeNull();
  });

  it('ends the composer with the preview', () => {
    const { type, prepared } = open();
    type('su takibi');
    prepared.stop();
    vi.advanceTimersByTime(1_000);
    expect(composers[0]).toMatchObject({ isEnded: true, sent: ['warm-up'] });
    type('çay takibi');
    expect(composers).toHaveLength(1);
  });
});
