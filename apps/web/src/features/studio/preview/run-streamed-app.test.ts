import type { Turn } from '@kilim/contract';
import type { UpdateTiming } from '@kilim/preview/host';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { makeTurn } from '../../../testing/make-turn.ts';
import type { TurnStreamState } from '../chat/turn-stream.ts';
import type { DocumentState } from '../document/document-state.ts';
import { createStudioUi } from '../session/studio-ui.ts';
import type { Files } from './first-turn.ts';
import { createPreviewStore } from './preview-store.ts';
import { runStreamedApp } from './run-streamed-app.ts';

const prepared = { 'app-spec.json': '{"name":"Su"}', 'src/App.tsx': 'su' };
const prompt = 'su takibi';

/** A turn of the prompt whose description has arrived if `description` is given. */
function turnOf(description?: string, changes: Parameters<typeof makeTurn>[0] = {}): Turn {
  const file = { path: 'app-spec.json', mode: 'write', isDone: true, content: description } as const;
  const files = description === undefined ? [] : [file];
  return makeTurn({ prompt, progress: { sequence: 1, title: '', explanation: '', files }, ...changes });
}

function open({ files = { 'src/App.tsx': 'starter' } as Files, prepares = prompt } = {}) {
  let composed: Files | null = prepared;
  let revision = 1;
  const listeners: (() => void)[] = [];
  const turns = createStore<TurnStreamState>(() => ({ turn: null }));
  const ui = createStudioUi();
  const preview = createPreviewStore();
  const host = { files: {} as Files, setFiles: vi.fn(), resetData: vi.fn() };
  let edits = 0;
  host.setFiles.mockImplementation((next: Files) => {
    host.files = next;
    edits += 1;
    return edits;
  });
  const runner = runStreamedApp({
    host,
    document: {
      getState: () =>
        ({
          revision,
          files: new Map(Object.entries(files).map(([path, content]) => [path, { content }])),
        }) as unknown as DocumentState,
    },
    preview,
    turns,
    ui,
    prepared: {
      files: () => composed,
      filesFor: (text) => (text === prepares ? composed : null),
      subscribe: (listener) => void listeners.push(listener),
    },
    language: () => 'tr',
    fill: (content) => content,
  });
  const paint = (edit = edits): void => runner.note({ edit, phase: 'painted' } as UpdateTiming);
  return {
    ui,
    host,
    preview,
    runner,
    paint,
    send: (mode: 'build' | 'ask' = 'build') => ui.change({ sending: { prompt, mode } }),
    stopSending: () => ui.change({ sending: null }),
    show: (turn: Turn) => turns.setState({ turn }),
    compose: (app: Files) => {
      composed = app;
      for (const listener of listeners) listener();
    },
    save: () => {
      revision = 2;
    },
    isShown: () => preview.getState().isStreamedAppShown,
    starting: () => preview.getState().startingApp,
  };
}

const starter = { 'src/App.tsx': 'starter' };

describe('the app of a first prompt', () => {
  it('runs while its prompt is sent, and is shown when the server writes it', () => {
    const { send, stopSending, host, paint, isShown, starting, show } = open();
    send();
    expect(host.files).toEqual(prepared);
    expect(starting()).toBe(prepared);
    paint();
    show(turnOf());
    stopSending();
    expect(isShown()).toBe(false);
    show(turnOf(prepared['app-spec.json']));
    expect(isShown()).toBe(true);
    expect(starting()).toBeNull();
    expect(host.setFiles).toHaveBeenCalledTimes(1);
  });

  it('is shown when it is painted, if the server was first', () => {
    const { send, show, paint, isShown } = open();
    send();
    show(turnOf(prepared['app-spec.json']));
    expect(isShown()).toBe(false);
    paint(0);
    expect(isShown()).toBe(false);
    paint();
    expect(isShown()).toBe(true);
  });

  it('runs as soon as it is composed after its prompt was sent', () => {
    const { send, compose, host } = open({ prepares: prompt });
    compose({});
    send();
    compose(prepared);
    expect(host.files).toEqual(prepared);
  });

  it('is taken back with its records if the prompt cannot be sent', () => {
    const { send, stopSending, host, starting } = open();
    send();
    stopSending();
    expect(host.files).toEqual(starter);
    expect(host.resetData).toHaveBeenCalledOnce();
    expect(starting()).toBeNull();
  });

  it.each([
    ['another app is written', turnOf('{"name":"Çay"}')],
    ['a model answers', turnOf(undefined, { provider: 'openai-compatible' })],
    ['another prompt is answered', turnOf(undefined, { prompt: 'çay' })],
    ['a question is answered', turnOf(undefined, { mode: 'ask' })],
    ['the turn fails', turnOf(undefined, { status: 'failed' })],
    ['the answer is a text', turnOf(undefined, { status: 'done' })],
  ])('is taken back if %s', (_, turn) => {
    const { send, stopSending, show, host, paint, isShown } = open();
    send();
    show(turn);
    stopSending();
    paint();
    expect(host.files).toEqual(starter);
    expect(isShown()).toBe(false);
  });

  it('is taken back if its turn fails after it was shown', () => {
    const { send, stopSending, show, host, paint, isShown } = open();
    send();
    show(turnOf(prepared['app-spec.json']));
    stopSending();
    paint();
    show(turnOf(prepared['app-spec.json'], { status: 'failed' }));
    expect(host.files).toEqual(starter);
    expect(isShown()).toBe(false);
  });

  it('stays when its turn is done, until the project has its files', () => {
    const { send, stopSending, show, host, paint, isShown, save, runner } = open();
    send();
    show(turnOf(prepared['app-spec.json']));
    stopSending();
    paint();
    show(turnOf(undefined, { status: 'done' }));
    expect(host.files).toEqual(prepared);
    expect(isShown()).toBe(true);
    expect(runner.keepRunning()).not.toBeNull();
    save();
    expect(runner.keepRunning()).toBeNull();
  });

  it('does not run before it is certain in a project with files of its own', () => {
    const files = { 'src/App.tsx': 'own', 'package.json': '{}', 'src/Own.tsx': 'own' };
    const { send, stopSending, show, host } = open({ files });
    send();
    expect(host.setFiles).not.toHaveBeenCalled();
    show(turnOf(prepared['app-spec.json']));
    stopSending();
    expect(host.files).toEqual({ ...files, ...prepared });
    show(turnOf(undefined, { status: 'failed' }));
    expect(host.files).toEqual(files);
    expect(host.resetData).not.toHaveBeenCalled();
  });

  it('does not run for a question', () => {
    const { send, host } = open();
    send('ask');
    expect(host.setFiles).not.toHaveBeenCalled();
  });
});
