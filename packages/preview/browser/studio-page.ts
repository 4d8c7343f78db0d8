// A minimal studio: a container, a preview host and a record of all events.
import {
  type AppStorage,
  type ConsoleEntry,
  createPreviewHost,
  type PreviewHost,
  type PreviewState,
  type StoredItem,
  type UpdateTiming,
} from '../src/host/index.ts';

declare global {
  interface Window {
    preview: PreviewHost;
    states: PreviewState[];
    lines: ConsoleEntry[];
    timings: UpdateTiming[];
    transforms: string[];
    frameUrl: string;
    beats: number[];
  }
}

window.states = [];
window.lines = [];
window.timings = [];
window.transforms = [];
window.beats = [];
const beat = (now: number): void => {
  window.beats.push(now);
  requestAnimationFrame(beat);
};
requestAnimationFrame(beat);

/** Keeps what the app stores over a reload of this page. */
const storage: AppStorage = {
  read: async () => JSON.parse(localStorage.getItem('app-data') ?? '[]') as StoredItem[],
  write: async (changes) => {
    const items = new Map(await storage.read());
    for (const [key, value] of changes) {
      if (value === null) items.delete(key);
      else items.set(key, value);
    }
    localStorage.setItem('app-data', JSON.stringify([...items]));
  },
  clear: async () => localStorage.removeItem('app-data'),
};

const query = new URLSearchParams(location.search);
window.preview = createPreviewHost({
  frameUrl: window.frameUrl,
  // `?sucrase` builds without the wasm file.
  engineUrl: query.has('sucrase') ? null : '/preview/',
  createWorker: () => new Worker('/worker.js', { type: 'module' }),
  frameTitle: 'Preview',
  storage,
  colorScheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
  onState: (state) => window.states.push(state),
  onConsole: (entries) => window.lines.push(...entries),
  onUpdate: (timing) => window.timings.push(timing),
  onTransform: (transform) => window.transforms.push(transform),
});
const container = document.getElementById('phone');
if (container) window.preview.attach(container);
