// A minimal studio: a container, a preview host and a record of all events.
import {
  type ConsoleEntry,
  createPreviewHost,
  type PreviewHost,
  type PreviewState,
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

const query = new URLSearchParams(location.search);
window.preview = createPreviewHost({
  frameUrl: window.frameUrl,
  // `?sucrase` builds without the wasm file.
  engineUrl: query.has('sucrase') ? null : '/preview/',
  createWorker: () => new Worker('/worker.js', { type: 'module' }),
  frameTitle: 'Preview',
  colorScheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
  onState: (state) => window.states.push(state),
  onConsole: (entries) => window.lines.push(...entries),
  onUpdate: (timing) => window.timings.push(timing),
  onTransform: (transform) => window.transforms.push(transform),
});
const container = document.getElementById('phone');
if (container) window.preview.attach(container);
