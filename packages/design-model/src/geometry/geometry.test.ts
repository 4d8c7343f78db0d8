import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../model/frame.ts';
import { boundsOf, contains, frameBetween, hasPoint, touches } from './bounds.ts';
import { measureDistances } from './distances.ts';
import { resizeFrame, resizeHandles, scaleFrames } from './resize.ts';
import { createSnapper, gridSize, snapDistance } from './snap.ts';
import { edgesOf } from './snap-lines.ts';
import { fitInto, limitZoom, stepZoom, toDevice, zoomRange, zoomTo } from './zoom.ts';

const frames = fc.record({
  x: fc.integer({ min: -200, max: 900 }),
  y: fc.integer({ min: -200, max: 900 }),
  width: fc.integer({ min: 10, max: 400 }),
  height: fc.integer({ min: 10, max: 400 }),
});
const drags = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });

describe('resizing', () => {
  it('keeps the opposite side and the least size, for every handle', () => {
    fc.assert(
      fc.property(frames, fc.constantFrom(...resizeHandles), drags, (frame, handle, drag) => {
        const next = resizeFrame(frame, handle, drag);
        expect(next.width).toBeGreaterThanOrEqual(10);
        expect(next.height).toBeGreaterThanOrEqual(10);
        if (handle.endsWith('left')) expect(next.x + next.width).toBe(frame.x + frame.width);
        else expect(next.x).toBe(frame.x);
        if (handle.startsWith('top')) expect(next.y + next.height).toBe(frame.y + frame.height);
        else expect(next.y).toBe(frame.y);
      }),
    );
  });

  it.each([
    ['top-left', { x: 10, y: 10, width: 90, height: 40 }],
    ['top', { x: 0, y: 10, width: 100, height: 40 }],
    ['top-right', { x: 0, y: 10, width: 110, height: 40 }],
    ['right', { x: 0, y: 0, width: 110, height: 50 }],
    ['bottom-right', { x: 0, y: 0, width: 110, height: 60 }],
    ['bottom', { x: 0, y: 0, width: 100, height: 60 }],
    ['bottom-left', { x: 10, y: 0, width: 90, height: 60 }],
    ['left', { x: 10, y: 0, width: 90, height: 50 }],
  ] as const)('moves the sides of %s', (handle, expected) => {
    expect(resizeFrame({ x: 0, y: 0, width: 100, height: 50 }, handle, { x: 10, y: 10 })).toEqual(expected);
  });

  it('keeps the ratio, and the middle with Alt', () => {
    const frame = { x: 100, y: 100, width: 100, height: 50 };
    expect(resizeFrame(frame, 'bottom-right', { x: 100, y: 0 }, { keepsRatio: true })).toEqual({
      x: 100,
      y: 100,
      width: 200,
      height: 100,
    });
    expect(resizeFrame(frame, 'right', { x: 20, y: 0 }, { isCentred: true })).toEqual({
      x: 80,
      y: 100,
      width: 140,
      height: 50,
    });
    fc.assert(
      fc.property(frames, fc.constantFrom(...resizeHandles), drags, (start, handle, drag) => {
        const next = resizeFrame(start, handle, drag, { keepsRatio: true });
        const scale = next.width / start.width;
        expect(Math.abs(next.height - start.height * scale)).toBeLessThanOrEqual(
          1 + start.height / start.width,
        );
      }),
    );
  });

  it('scales the frames of a selection with their bounds', () => {
    const two = [
      { x: 0, y: 0, width: 20, height: 20 },
      { x: 80, y: 80, width: 20, height: 20 },
    ];
    const bounds = boundsOf(two);
    expect(bounds).toEqual({ x: 0, y: 0, width: 100, height: 100 });
    expect(bounds && scaleFrames(two, bounds, { x: 10, y: 10, width: 200, height: 50 })).toEqual([
      { x: 10, y: 10, width: 40, height: 10 },
      { x: 170, y: 50, width: 40, height: 10 },
    ]);
  });
});

describe('docs/rules/designer.md#canvas', () => {
  it('zooms from 0.5 to 2 in steps of 0.1', () => {
    expect(zoomRange).toEqual({ minimum: 0.5, maximum: 2, step: 0.1 });
    let zoom = 0.5;
    const steps = [zoom];
    while (zoom < 2) {
      zoom = stepZoom(zoom, 1);
      steps.push(zoom);
    }
    expect(steps).toEqual([0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2]);
    expect([limitZoom(0.1), limitZoom(9), limitZoom(Number.NaN), stepZoom(2, 1)]).toEqual([0.5, 2, 1, 2]);
  });

  it('keeps the pixel under the pointer', () => {
    fc.assert(
      fc.property(
        drags,
        drags,
        fc.integer({ min: 5, max: 20 }),
        fc.integer({ min: 0, max: 30 }),
        (pan, at, from, to) => {
          const view = { zoom: from / 10, pan };
          const next = zoomTo(view, to / 10, at);
          const [before, after] = [toDevice(view, at), toDevice(next, at)];
          expect(after.x).toBeCloseTo(before.x, 6);
          expect(after.y).toBeCloseTo(before.y, 6);
        },
      ),
    );
  });

  it('fits a device into the room', () => {
    const view = fitInto({ width: 375, height: 812 }, { width: 900, height: 700 });
    expect(view.zoom).toBe(0.8);
    expect(view.pan.x).toBe(300);
  });
});

describe('docs/rules/designer.md#snapping', () => {
  const none = { siblings: [], parent: undefined, zoom: 1, hasGrid: true };
  const at = (x: number, y: number): Frame => ({ x, y, width: 100, height: 44 });

  it('has a grid of 20 pixels and a distance of 6', () => {
    expect([gridSize, snapDistance]).toEqual([20, 6]);
    expect(createSnapper(none)(at(37, 58))).toEqual({ x: 3, y: 2, guides: [] });
    expect(createSnapper(none)(at(30, 50))).toEqual({ x: 0, y: 0, guides: [] });
    expect(createSnapper({ ...none, hasGrid: false })(at(37, 58))).toEqual({ x: 0, y: 0, guides: [] });
  });

  it('prefers siblings to the parent and the parent to the grid', () => {
    const parent = { x: 0, y: 0, width: 375, height: 812 };
    const sibling = { x: 42, y: 200, width: 60, height: 60 };
    const snap = createSnapper({ ...none, siblings: [sibling], parent });
    expect(snap(at(38, 500)).x).toBe(4);
    expect(snap(at(134, 500)).x).toBe(3.5);
    expect(snap(at(38, 500)).guides).toEqual([{ axis: 'x', position: 42, from: 200, to: 544 }]);
  });

  it('draws a guide for every line that is shared, and halves the distance at twice the zoom', () => {
    const sibling = at(40, 200);
    const snapped = createSnapper({ ...none, siblings: [sibling], zoom: 2 })(at(42, 300));
    expect(snapped.x).toBe(-2);
    expect(snapped.guides.map(({ position }) => position)).toEqual([40, 90, 140]);
    expect(createSnapper({ ...none, siblings: [sibling], zoom: 2 })(at(44, 300)).x).toBe(0);
  });

  it('snaps only the given sides while resizing', () => {
    const snap = createSnapper({
      ...none,
      siblings: [{ x: 200, y: 0, width: 20, height: 20 }],
      hasGrid: false,
    });
    expect(snap({ x: 0, y: 0, width: 197, height: 40 }, { x: [197], y: [] })).toMatchObject({ x: 3, y: 0 });
  });

  it('finds the same line as a comparison with every sibling', () => {
    fc.assert(
      fc.property(fc.array(frames, { minLength: 1, maxLength: 30 }), frames, (siblings, moved) => {
        const { x } = createSnapper({ siblings, parent: undefined, zoom: 1, hasGrid: false })(moved);
        const shifts = siblings.flatMap((sibling) =>
          edgesOf(sibling, 'x').flatMap((line) => edgesOf(moved, 'x').map((edge) => line - edge)),
        );
        const least = Math.min(...shifts.map(Math.abs));
        expect(Math.abs(x)).toBe(least <= 6 ? least : 0);
      }),
    );
  });
});

describe('frames', () => {
  it('are inside their bounds, which touch them', () => {
    fc.assert(
      fc.property(fc.array(frames, { minLength: 1 }), (list) => {
        const bounds = boundsOf(list);
        expect(bounds && list.every((frame) => contains(bounds, frame) && touches(bounds, frame))).toBe(true);
      }),
    );
    expect(boundsOf([])).toBeUndefined();
    expect(frameBetween({ x: 5, y: 9 }, { x: 1, y: 2 })).toEqual({ x: 1, y: 2, width: 4, height: 7 });
    expect(hasPoint({ x: 0, y: 0, width: 10, height: 10 }, { x: 10, y: 5 })).toBe(false);
  });

  it('have the distances between facing sides, or between the same sides when one is inside the other', () => {
    const frame = { x: 100, y: 100, width: 50, height: 50 };
    const beside = measureDistances(frame, { x: 0, y: 100, width: 60, height: 50 });
    expect(beside).toEqual([{ side: 'left', length: 40, from: { x: 100, y: 125 }, to: { x: 60, y: 125 } }]);
    const around = measureDistances(frame, { x: 90, y: 80, width: 100, height: 100 });
    expect(around.map(({ side, length }) => [side, length])).toEqual([
      ['left', 10],
      ['right', 40],
      ['top', 20],
      ['bottom', 30],
    ]);
  });
});
