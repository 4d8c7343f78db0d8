import type { BuiltApp } from '@kilim/app-kit/build-app';
import type { Language } from '@kilim/contract';
import { useEffect, useRef, useState } from 'react';

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
  /** `failed`: the worker did not answer; `refused`: it cannot build this one. */
  | { readonly kind: 'refused' | 'failed'; readonly prompt: string };

/** Milliseconds after which a build counts as failed. */
const buildTimeout = 20_000;

/** Builds apps in a worker that is started with the first prompt; a newer prompt replaces a running build. */
export function useGuestApp() {
  const [build, setBuild] = useState<GuestBuild>({ kind: 'idle' });
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const start = (prompt: string, language: Language): void => {
    stop.current();
    setBuild({ kind: 'building', prompt });
    const worker = new Worker(new URL('./build-app-worker.ts', import.meta.url), { type: 'module' });
    const finish = (result: GuestBuild): void => {
      stop.current();
      setBuild(result);
    };
    const timer = setTimeout(() => finish({ kind: 'failed', prompt }), buildTimeout);
    stop.current = () => {
      clearTimeout(timer);
      worker.terminate();
      stop.current = () => {};
    };
    worker.addEventListener('error', () => finish({ kind: 'failed', prompt }));
    worker.addEventListener('message', ({ data }: MessageEvent<BuiltApp>) =>
      finish(
        data.kind === 'app'
          ? { kind: 'built', app: { prompt, name: data.name, files: data.files } }
          : { kind: 'refused', prompt },
      ),
    );
    worker.postMessage({ prompt, language });
  };
  const reset = (): void => {
    stop.current();
    setBuild({ kind: 'idle' });
  };
  return { build, start, reset };
}
