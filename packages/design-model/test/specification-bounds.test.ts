// Bounds, defaults and constants of both documents, with their numbers written out, and what a field and a command make of them.
import { describe, expect, it } from 'vitest';
import {
  countIds,
  createDesign,
  createElement,
  createSnapper,
  type Design,
  designLimits,
  devices,
  duplicateElements,
  type FrameField,
  frameFields,
  gridSize,
  limitZoom,
  type PropertyName,
  presetColors,
  previewScale,
  properties,
  readBounds,
  readCommand,
  readNumberField,
  readProperty,
  recordStep,
  resizeFrame,
  startHistory,
  stepNumber,
  stepZoom,
  undo,
} from '../src/index.ts';

/** A design with one button at 40, 60. */
function designWithButton() {
  const design = createDesign('tr', countIds('s'));
  const [screen] = design.screens;
  if (screen === undefined) throw new Error('A design has a screen.');
  const at = { x: 40, y: 60, width: 100, height: 44 };
  const element = createElement({ type: 'button', language: 'tr', ...at }, countIds('e'));
  const filled: Design = { screens: [{ ...screen, elements: [element] }] };
  return { design: filled, screenId: screen.id, id: element.id };
}

type Bound = readonly [PropertyName, minimum: number, maximum: number, step: number, usual: number];

// The bounds of the studio's property panel and of the designer.
const bounds: readonly Bound[] = [
  ['borderWidth', 0, 10, 1, 0],
  ['borderRadius', 0, 50, 1, 0],
  ['fontSize', 8, 72, 1, 16],
  ['opacity', 0, 1, 0.1, 1],
  ['animationDuration', 100, 2_000, 50, 300],
];

describe.each(bounds)('%s: %d to %d by %d, %d by default', (name, minimum, maximum, step, usual) => {
  const spec = readBounds(name);
  if (spec === undefined) throw new Error(`${name} is no number.`);

  it('is limited in its field, and has its default for what is no number', () => {
    expect(readNumberField(String(minimum - 1), spec)).toBe(minimum);
    expect(readNumberField(String(maximum + 1), spec)).toBe(maximum);
    expect(readNumberField('-', spec)).toBe(usual);
    expect(readProperty({}, name)).toBe(usual);
  });

  it('goes by its step and not beyond its bounds', () => {
    expect(stepNumber(minimum, 1, spec)).toBe(minimum + step);
    expect(stepNumber(maximum, 1, spec)).toBe(maximum);
    expect(stepNumber(minimum, -1, spec)).toBe(minimum);
  });

  it('is refused outside of its bounds by a command', () => {
    const { screenId, id } = designWithButton();
    const read = (value: number) =>
      readCommand({ type: 'set-props', screenId, changes: [{ id, props: { [name]: value } }] }).ok;
    expect([minimum, maximum, usual].map(read)).toEqual([true, true, true]);
    expect([minimum - step, maximum + step].map(read)).toEqual([false, false]);
  });
});

describe('position and size', () => {
  // "x, y default 0; width default 50 and height 30 when non-numeric; min width/height 10".
  it.each<[FrameField, number]>([
    ['x', 0],
    ['y', 0],
    ['width', 50],
    ['height', 30],
  ])('%s is %d for text that is no number', (field, usual) => {
    expect(readNumberField('on', frameFields[field])).toBe(usual);
    expect(readNumberField('', frameFields[field])).toBe(usual);
  });

  it('keeps width and height at 10 or more in fields, drags and commands', () => {
    expect([
      readNumberField('9', frameFields.width),
      readNumberField('-4', frameFields.height),
      designLimits.smallest,
    ]).toEqual([10, 10, 10]);
    const small = resizeFrame({ x: 0, y: 0, width: 100, height: 44 }, 'bottom-right', { x: -500, y: -500 });
    expect(small).toMatchObject({ width: 10, height: 10 });
    const { screenId, id } = designWithButton();
    const frames = [{ id, x: 0, y: 0, width: 9, height: 10 }];
    expect(readCommand({ type: 'set-frames', screenId, frames }).ok).toBe(false);
  });
});

describe('constants', () => {
  it('has the listed devices', () => {
    const sizes = Object.fromEntries(
      [...devices.studio, ...devices.designer].map(({ id, width, height }) => [id, `${width}x${height}`]),
    );
    expect(sizes).toEqual({
      mobile: '375x812',
      iphone: '375x812',
      android: '360x800',
      tablet: '768x1024',
      desktop: '1200x800',
    });
    expect(devices.designer.map(({ id }) => id)).toEqual(['iphone', 'android', 'tablet', 'desktop']);
    expect(devices.studio.map(({ id }) => id)).toEqual(['mobile', 'tablet', 'desktop']);
  });

  it('zooms from 0.5 to 2 by 0.1', () => {
    const steps: number[] = [0.5];
    for (let zoom = 0.5; zoom < 2; zoom = stepZoom(zoom, 1)) steps.push(stepZoom(zoom, 1));
    expect(steps).toEqual([0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2]);
    expect([limitZoom(0.1), limitZoom(9), stepZoom(2, 1), stepZoom(0.5, -1)]).toEqual([0.5, 2, 2, 0.5]);
  });

  it('snaps to a grid of 20 pixels', () => {
    expect(gridSize).toBe(20);
    const snap = createSnapper({ siblings: [], parent: undefined, zoom: 1, hasGrid: true });
    expect(snap({ x: 44, y: 57, width: 31, height: 31 })).toMatchObject({ x: -4, y: 3 });
  });

  it('undoes 20 steps', () => {
    const { design } = designWithButton();
    let history = startHistory(design);
    for (let step = 0; step < 30; step += 1) {
      history = recordStep(history, { design: { ...design }, selection: [] });
    }
    let undone = 0;
    for (let next = undo(history); next !== history; next = undo(history)) {
      history = next;
      undone += 1;
    }
    expect(undone).toBe(20);
  });

  it('duplicates 20 pixels to the right and down with a new id', () => {
    const { design, id } = designWithButton();
    const [screen] = design.screens;
    const result = screen && duplicateElements(screen, [id], countIds('d'));
    if (!result?.ok || result.value.command.type !== 'insert') throw new Error('Nothing was duplicated.');
    const copy = result.value.command.entries[0]?.element;
    expect(copy).toMatchObject({ x: 60, y: 80, width: 100, height: 44 });
    expect(copy?.id).not.toBe(id);
  });

  it('offers ten colours and shows the preview at 0.8', () => {
    expect(new Set(presetColors).size).toBe(10);
    for (const color of presetColors) expect(color).toMatch(/^#[0-9A-F]{6}$/);
    expect(previewScale).toBe(0.8);
  });

  it('has no number without a default within its bounds', () => {
    for (const spec of Object.values(properties)) {
      if (spec.kind !== 'number') continue;
      expect(spec.fallback).toBeGreaterThanOrEqual(spec.minimum);
      expect(spec.fallback).toBeLessThanOrEqual(spec.maximum);
    }
  });
});
