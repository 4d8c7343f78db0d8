import type { Language } from '@kilim/contract';
import { useEffect, useRef, useState } from 'react';
import type { ComposeAnswer, ComposeRequest } from '../../composed-app/build-app-worker.ts';
import { startComposer } from '../../composed-app/start-composer.ts';

/** An app that the guest's browser has built from a prompt. */
export interface GuestApp {
  readonly prompt: string;
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
}

export type GuestBuild =
  | { readonly kind: 'idle' }
  | { readonly kind: 'building'; readonly prompt: string }
  | { readonly kind: 'built'; readonly app: GuestApp }
  /** There is nothing to build: a sentence about why. */
  | { readonly kind: 'refused'; readonly prompt: string; readonly text: string }
  /** The worker did not answer. */
  | { readonly kind: 'failed'; readonly prompt: string };

/** Milliseconds after which a build counts as failed. */
const buildTimeout = 20_000;

/** Builds apps in a worker that is started with the first prompt; a newer prompt replaces a running build. */
export function useGuestApp() {
  const [build, setBuild] = useState<GuestBuild>({ kind: 'idle' });
  const [isPrepared, setIsPrepared] = useState(false);
  /** Ends the build that runs. */
  const stop = useRef<(() => void) | null>(null);
  const waiting = useRef<Worker | null>(null);
  useEffect(
    () => () => {
      stop.current?.();
      waiting.current?.terminate();
    },
    [],
  );

  /** Loads the composer and the preview before the prompt is sent: when the prompt box gets the focus. */
  const prepare = (): void => {
    setIsPrepared(true);
    // An example that was pressed is being built when the box gets the focus.
    if (waiting.current ?? stop.current) return;
    const worker = startComposer();
    waiting.current = worker;
    // A script that could not be loaded never answers; the prompt gets another worker.
    worker.addEventListener('error', () => {
      if (waiting.current === worker) waiting.current = null;
    });
    worker.postMessage('warm-up' satisfies ComposeRequest);
  };

  /** Composes what is being typed, in the worker that was prepared. */
  const draft = (prompt: string, language: Language): void =>
    waiting.current?.postMessage({ draft: { prompt, language } } satisfies ComposeRequest);

  const start = (prompt: string, language: Language): void => {
    stop.current?.();
    setBuild({ kind: 'building', prompt });
    const worker = waiting.current ?? startComposer();
    waiting.current = null;
    const finish = (result: GuestBuild): void => {
      stop.current?.();
      setBuild(result);
    };
    const timer = setTimeout(() => finish({ kind: 'failed', prompt }), buildTimeout);
    stop.current = () => {
      clearTimeout(timer);
      worker.terminate();
      stop.current = null;
    };
    worker.addEventListener('error', () => finish({ kind: 'failed', prompt }));
    worker.addEventListener('message', ({ data }: MessageEvent<ComposeAnswer>) =>
      finish(
        data.kind === 'app'
          ? { kind: 'built', app: { prompt, name: data.name, files: data.files } }
          : { kind: 'refused', prompt, text: data.text },
      ),
    );
    worker.postMessage({ prompt, language } satisfies ComposeRequest);
  };
  const reset = (): void => {
    stop.current?.();
    setIsPrepared(false);
    setBuild({ kind: 'idle' });
  };
  return { build, isPrepared, prepare, draft, start, reset };
}
