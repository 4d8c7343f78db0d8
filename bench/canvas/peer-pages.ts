import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Box } from './boxes.ts';

// Pages with the same boxes in GrapesJS and Craft.js, which are installed in a folder outside of the repository.

export type PeerName = 'GrapesJS' | 'Craft.js';

const grapes = `
import grapesjs from 'grapesjs';
const boxes = window.boxes;
const editor = grapesjs.init({
  container: '#root', height: '800px', width: '1300px', dragMode: 'absolute', storageManager: false, panels: { defaults: [] },
  components: boxes.map(({ x, y, width, height, text, color }) => ({
    tagName: 'div', content: text ?? '',
    style: { position: 'absolute', left: x + 'px', top: y + 'px', width: width + 'px', height: height + 'px',
      'background-color': color, 'font-size': '10px' },
  })),
});
editor.on('load', () => {
  const list = editor.getWrapper().components().models;
  const target = list[window.dragged];
  target.view.el.addEventListener('mousedown', (event) => {
    editor.select(target);
    editor.runCommand('tlb-move', { target, event });
  });
  let zoom = 100;
  const onWheel = (event) => {
    event.preventDefault();
    zoom = Math.min(200, Math.max(50, zoom - Math.sign(event.deltaY) * 10));
    editor.Canvas.setZoom(zoom);
  };
  editor.Canvas.getDocument().addEventListener('wheel', onWheel, { passive: false });
  window.addEventListener('wheel', onWheel, { passive: false });
  window.middle = () => {
    const frame = editor.Canvas.getFrameEl().getBoundingClientRect();
    const box = target.view.el.getBoundingClientRect();
    return { x: frame.x + box.x + box.width / 2, y: frame.y + box.y + box.height / 2 };
  };
  window.isReady = true;
});
`;

const craft = `
import { createElement as h, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
const boxes = window.boxes;
function Box({ x, y, width, height, text, color, isDragged }) {
  const { connectors: { connect }, actions: { setProp } } = useNode();
  const style = { position: 'absolute', left: x, top: y, width, height, backgroundColor: color, fontSize: 10 };
  const onPointerDown = !isDragged ? undefined : (event) => {
    const from = { x: event.clientX, y: event.clientY };
    const move = (next) => setProp((props) => {
      props.x = x + next.clientX - from.x;
      props.y = y + next.clientY - from.y;
    });
    const stop = () => { window.removeEventListener('pointermove', move); window.removeEventListener('pointerup', stop); };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', stop);
  };
  return h('div', { ref: connect, style, onPointerDown, id: isDragged ? 'dragged' : undefined }, text);
}
function Canvas({ children }) {
  const { connectors: { connect } } = useNode();
  return h('div', { ref: connect, style: { position: 'relative', width: 1200, height: 800 } }, children);
}
function Ready() {
  const { count } = useEditor((state) => ({ count: Object.keys(state.nodes).length }));
  if (count > boxes.length) window.isReady = true;
  return null;
}
function App() {
  const world = useRef(null);
  window.onwheel = null;
  window.zoomBy = (by) => {
    window.zoomed = Math.min(2, Math.max(0.5, (window.zoomed ?? 1) + by));
    world.current.style.transform = 'scale(' + window.zoomed + ')';
  };
  return h(Editor, { resolver: { Box, Canvas } }, h(Ready), h('div', { ref: world, style: { transformOrigin: '0 0' } },
    h(Frame, null, h(Element, { is: Canvas, canvas: true },
      boxes.map((box, index) => h(Box, { key: index, ...box, isDragged: index === window.dragged }))))));
}
window.addEventListener('wheel', (event) => { event.preventDefault(); window.zoomBy(-Math.sign(event.deltaY) * 0.1); }, { passive: false });
window.middle = () => {
  const box = document.getElementById('dragged').getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
createRoot(document.getElementById('root')).render(h(App));
`;

const sources: Readonly<Record<PeerName, string>> = { GrapesJS: grapes, 'Craft.js': craft };

/** The style sheets without which a peer's canvas has no layout. */
const sheets: Readonly<Record<PeerName, string | null>> = {
  GrapesJS: 'node_modules/grapesjs/dist/css/grapes.min.css',
  'Craft.js': null,
};

async function bundle(folder: string, name: PeerName): Promise<string> {
  const own = join(folder, 'kilim-bench');
  mkdirSync(own, { recursive: true });
  const entry = join(own, `${name}.js`);
  writeFileSync(entry, sources[name]);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'peer' } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs.flatMap((each) => ('output' in each ? each.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${name} was not bundled.`);
  return chunk.code;
}

/** A whole page of a peer with the boxes. */
export async function buildPeerPage(
  folder: string,
  name: PeerName,
  boxes: readonly Box[],
  dragged: number,
): Promise<string> {
  const code = await bundle(folder, name);
  const sheet = sheets[name];
  const styles = sheet === null ? '' : readFileSync(join(folder, sheet), 'utf8');
  const data = `window.boxes=${JSON.stringify(boxes)};window.dragged=${dragged};`;
  return `<!doctype html><meta charset="utf-8"><style>body{margin:20px}${styles}</style><div id="root"></div><script>${data}</script><script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;
}
