// Entry of the module worker of the studio; exports nothing.
import { currentSdk } from '@kilim/app-kit';
import type { WorkerCommand } from '../protocol.ts';
import { loadOxcTransform } from './load-transform.ts';
import { PreviewWorker } from './preview-worker.ts';
import { createSucraseTransform } from './sucrase-transform.ts';

/** How long the first build waits for the wasm before it uses sucrase. */
const PATIENCE_MS = 1500;

const turn = new MessageChannel();
const tasks: (() => void)[] = [];
turn.port1.onmessage = () => tasks.shift()?.();

const worker = new PreviewWorker({
  sdk: currentSdk,
  post: (message) => globalThis.postMessage(message),
  loadTransform: loadOxcTransform,
  fallback: createSucraseTransform(),
  patience: () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  schedule: (next) => {
    tasks.push(next);
    turn.port2.postMessage(null);
  },
});

globalThis.onmessage = (event: MessageEvent<WorkerCommand>) => worker.receive(event.data, event.ports);
