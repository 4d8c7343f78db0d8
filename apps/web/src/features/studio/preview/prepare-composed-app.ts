import { isTurnOver, type Language, limits } from '@kilim/contract';
import type { PreviewHost } from '@kilim/preview/host';
import type { ComposeAnswer, ComposeRequest } from '../../../composed-app/build-app-worker.ts';
import { startComposer } from '../../../composed-app/start-composer.ts';
import type { TurnStream } from '../chat/turn-stream.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { StudioUiStore } from '../session/studio-ui.ts';
import { isStarter } from './first-turn.ts';

/** Milliseconds without another key before the app of a prompt is composed. */
const pause = 150;
/** Milliseconds after which a composer is ended that does not answer; the next prompt gets another one. */
const limit = 20_000;

interface PrepareOptions {
  readonly host: Pick<PreviewHost, 'prepareFiles'>;
  readonly document: Pick<DocumentStore, 'getState'>;
  readonly turns: Pick<TurnStream, 'getState' | 'subscribe'>;
  readonly ui: Pick<StudioUiStore, 'getState' | 'subscribe'>;
  /** Whether first prompts are composed, without a model. */
  readonly isComposed: () => boolean;
  readonly language: () => Language;
}

export interface PreparedApp {
  /** Starts the composer, if there may be something to compose. */
  warmUp(): void;
  /** The files of the app that was composed last; null if none was. */
  files(): Readonly<Record<string, string>> | null;
  /** The files of the app that was composed for this prompt; null while it is not. */
  filesFor(prompt: string, language: Language): Readonly<Record<string, string>> | null;
  /** Calls the listener whenever an app was composed. */
  subscribe(listener: () => void): void;
  stop(): void;
}

/**
 * Composes the app of a first prompt while it is typed and prepares its files in the preview. The server composes the
 * same app when the prompt is sent; its files then only have to be run: docs/rules/studio.md#first-turn
 */
export function prepareComposedApp(options: PrepareOptions): PreparedApp {
  const { host, document, turns, ui, isComposed, language } = options;
  let composer: Worker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let limitTimer: ReturnType<typeof setTimeout> | undefined;
  let isComposing = false;
  let hasFailed = false;
  let files: Readonly<Record<string, string>> | null = null;
  /** The language and the prompt that were composed last. */
  let composed = '';
  const listeners = new Set<() => void>();

  const isTurnRunning = (): boolean => {
    const { turn } = turns.getState();
    return turn !== null && !isTurnOver(turn.status);
  };

  function stop(): void {
    clearTimeout(timer);
    clearTimeout(limitTimer);
    composer?.terminate();
    composer = null;
    if (isComposing) composed = '';
    isComposing = false;
  }

  function start(): Worker {
    const worker = startComposer();
    worker.addEventListener('message', ({ data }: MessageEvent<ComposeAnswer>) => {
      isComposing = false;
      clearTimeout(limitTimer);
      files = data.kind === 'app' ? data.files : null;
      if (files !== null) host.prepareFiles(files);
      if (isTurnRunning()) stop();
      else compose();
      for (const listener of listeners) listener();
    });
    worker.addEventListener('error', () => {
      hasFailed = true;
      stop();
    });
    // The first app takes several times as long as the next ones.
    worker.postMessage('warm-up' satisfies ComposeRequest);
    return worker;
  }

  const keyOf = (prompt: string, ofLanguage = language()): string => `${ofLanguage} ${prompt}`;

  function compose(): void {
    const prompt = ui.getState().prompt.trim();
    if (isComposing || composer === null || keyOf(prompt) === composed || prompt === '') return;
    composed = keyOf(prompt);
    isComposing = true;
    limitTimer = setTimeout(stop, limit);
    composer.postMessage({ prompt, language: language() } satisfies ComposeRequest);
  }

  const isWanted = (): boolean => !hasFailed && isStarter(document.getState()) && isComposed();

  function update(): void {
    const { prompt, mode } = ui.getState();
    if (isTurnRunning()) {
      clearTimeout(timer);
      // The app of the prompt that was sent is still of use.
      if (!isComposing) stop();
      return;
    }
    if (!isWanted()) return stop();
    const isTyped = mode === 'build' && prompt.trim() !== '' && prompt.length <= limits.promptMaximum;
    if (!isTyped || keyOf(prompt.trim()) === composed) return;
    composer ??= start();
    clearTimeout(timer);
    timer = setTimeout(compose, pause);
  }

  const unsubscribe = [ui.subscribe(update), turns.subscribe(update)];
  update();
  return {
    warmUp: () => {
      if (isWanted() && !isTurnRunning()) composer ??= start();
    },
    files: () => files,
    filesFor: (prompt, ofLanguage) => (!isComposing && keyOf(prompt, ofLanguage) === composed ? files : null),
    subscribe: (listener) => void listeners.add(listener),
    stop: () => {
      for (const end of unsubscribe) end();
      stop();
    },
  };
}
