// Times operations of the visual designer on a screen of 1,000 elements: docs/rules/designer.md#commands
import {
  applyCommand,
  type Command,
  countIds,
  createSnapper,
  type Design,
  duplicateElements,
  findElement,
  groupElements,
  layoutScreen,
  orderElements,
  toElementId,
  walkElements,
} from '../packages/design-model/src/index.ts';
import { wideDesign } from '../packages/design-model/test/random-design.ts';
import { printTable } from './lib/table.ts';

const design = wideDesign(1_000);
const [screen] = design.screens;
if (screen === undefined) throw new Error('The design has no screen.');
const screenId = screen.id;
const all = [...walkElements(screen.elements)];
const texts = all.filter(({ type }) => type === 'text');
const [text] = texts.slice(450);
if (text === undefined) throw new Error('The screen has no text.');
const createId = countIds('b');

const framesOf = (elements: typeof all): Command => ({
  type: 'set-frames',
  screenId,
  frames: elements.map(({ id, x, y, width, height }) => ({ id, x: x + 1, y, width, height })),
});
const colorsOf = (elements: typeof all): Command => ({
  type: 'set-props',
  screenId,
  changes: elements.map(({ id }) => ({ id, props: { color: '#A8321F' } as const })),
});
const run = (command: Command) => (): Design => {
  const result = applyCommand(design, command);
  if (!result.ok) throw new Error(result.error.kind);
  return result.value.design;
};
const act = (make: () => ReturnType<typeof orderElements>) => (): Design => {
  const result = make();
  if (!result.ok) throw new Error(result.error.kind);
  return run(result.value.command)();
};
const layout = layoutScreen(screen);
const siblings = [...layout.values()];
const snap = createSnapper({ siblings, parent: undefined, zoom: 1, hasGrid: true });
const first = screen.elements.slice(0, 5).map(({ id }) => id);

const operations: readonly (readonly [string, () => unknown])[] = [
  ['find an element', () => findElement(screen.elements, text.id)],
  ['move one element', run(framesOf([text]))],
  ['move 100 elements', run(framesOf(texts.slice(0, 100)))],
  ['set a property of one', run(colorsOf([text]))],
  ['set a property of all 900 texts', run(colorsOf(texts))],
  ['duplicate one', act(() => duplicateElements(screen, [text.id], createId))],
  ['remove one', run({ type: 'remove', screenId, ids: [text.id] })],
  ['bring to front', act(() => orderElements(screen, [text.id], 'front'))],
  ['group five', act(() => groupElements(screen, first, 'tr', createId))],
  [
    'move into another container',
    run({
      type: 'relocate',
      screenId,
      moves: [{ id: text.id, parentId: toElementId(first[0] ?? ''), index: 0, x: 0, y: 0 }],
    }),
  ],
  ['place all elements (layout)', () => layoutScreen(screen)],
  ['prepare snapping', () => createSnapper({ siblings, parent: undefined, zoom: 1, hasGrid: true })],
  ['snap once', () => snap({ x: 101, y: 203, width: 60, height: 40 })],
];

const rows = operations.map(([name, operation]) => {
  for (let warm = 0; warm < 200; warm += 1) operation();
  const times = Array.from({ length: 400 }, () => {
    const start = performance.now();
    operation();
    return performance.now() - start;
  }).sort((one, other) => one - other);
  return [name, (times[200] ?? 0).toFixed(3), (times[380] ?? 0).toFixed(3)];
});

printTable(`Designer, ${all.length} elements`, ['operation', 'median ms', 'p95 ms'], rows);
