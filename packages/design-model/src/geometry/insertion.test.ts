import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../model/frame.ts';
import { type Flow, findInsertion, readFlow } from './insertion.ts';

const side = fc.integer({ min: 10, max: 80 });
const gap = fc.integer({ min: 0, max: 20 });
const items = fc.array(fc.record({ main: side, cross: side, gap }), { minLength: 2, maxLength: 12 });
const flows = fc.constantFrom<Flow>(
  { axis: 'x', isReverse: false },
  { axis: 'x', isReverse: true },
  { axis: 'y', isReverse: false },
  { axis: 'y', isReverse: true },
);
const container: Frame = { x: 0, y: 0, width: 2_000, height: 2_000 };

/** Frames in a flow, as flex layout places them. */
function place(flow: Flow, sizes: readonly { main: number; cross: number; gap: number }[]): Frame[] {
  let at = flow.isReverse ? 2_000 : 0;
  return sizes.map((size) => {
    const start = flow.isReverse ? at - size.main : at;
    at = flow.isReverse ? start - size.gap : start + size.main + size.gap;
    return flow.axis === 'x'
      ? { x: start, y: 0, width: size.main, height: size.cross }
      : { x: 0, y: start, width: size.cross, height: size.main };
  });
}
const middleOf = ({ x, y, width, height }: Frame) => ({ x: x + width / 2, y: y + height / 2 });

describe('the place between elements in a flow', () => {
  it('follows the flow that the places of the children show', () => {
    fc.assert(
      fc.property(flows, items, (flow, sizes) => {
        expect(readFlow(place(flow, sizes))).toEqual(flow);
      }),
    );
    expect(readFlow([])).toBeUndefined();
    expect(readFlow([container])).toBeUndefined();
  });

  it('is before a child on its near half and behind it on its far half', () => {
    fc.assert(
      fc.property(flows, items, fc.nat(), (flow, sizes, pick) => {
        const frames = place(flow, sizes);
        const index = pick % frames.length;
        const frame = frames[index] ?? container;
        const far = flow.isReverse ? -1 : 1;
        const at = (by: number) => {
          const middle = middleOf(frame);
          return findInsertion(container, frames, flow, {
            ...middle,
            [flow.axis]: middle[flow.axis] + by * far,
          }).index;
        };
        expect([at(-1), at(1)]).toEqual([index, index + 1]);
      }),
    );
  });

  it('never goes back while the pointer moves along the flow, and reaches every place', () => {
    fc.assert(
      fc.property(flows, items, (flow, sizes) => {
        const frames = place(flow, sizes);
        const indexes = Array.from(
          { length: 2_002 },
          (_, at) =>
            findInsertion(container, frames, flow, {
              x: 0,
              y: 0,
              [flow.axis]: flow.isReverse ? 2_001 - at : at - 1,
            }).index,
        );
        expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
        expect(new Set(indexes).size).toBe(frames.length + 1);
      }),
    );
  });

  it('has its line between the neighbours and across the flow', () => {
    fc.assert(
      fc.property(flows, items, fc.nat(), (flow, sizes, pick) => {
        const frames = place(flow, sizes);
        const point = middleOf(frames[pick % frames.length] ?? container);
        const { index, line } = findInsertion(container, frames, flow, point);
        const main = flow.axis === 'x' ? 'width' : 'height';
        expect(line[main]).toBe(2);
        const before = frames[index - 1];
        const next = frames[index];
        const low = flow.isReverse ? next : before;
        const high = flow.isReverse ? before : next;
        if (low !== undefined) expect(line[flow.axis] + 2).toBeGreaterThanOrEqual(low[flow.axis] + low[main]);
        if (high !== undefined) expect(line[flow.axis]).toBeLessThanOrEqual(high[flow.axis]);
      }),
    );
  });

  it('is in the nearest line of a flow that wraps', () => {
    const flow: Flow = { axis: 'x', isReverse: false };
    const frames = [0, 50, 0, 50].map((x, index) => ({ x, y: index < 2 ? 0 : 60, width: 40, height: 40 }));
    expect(readFlow(frames)).toEqual(flow);
    expect(findInsertion(container, frames, flow, { x: 500, y: 20 }).index).toBe(2);
    expect(findInsertion(container, frames, flow, { x: -5, y: 90 }).index).toBe(2);
    expect(findInsertion(container, frames, flow, { x: 45, y: 70 }).index).toBe(3);
    expect(findInsertion(container, frames, flow, { x: 500, y: 900 })).toMatchObject({
      index: 4,
      line: { x: 89, y: 60, height: 40 },
    });
  });

  it('is at the start of an empty container', () => {
    const empty = { x: 10, y: 20, width: 100, height: 50 };
    expect(findInsertion(empty, [], { axis: 'y', isReverse: false }, { x: 15, y: 60 })).toEqual({
      index: 0,
      line: { x: 10, y: 19, width: 100, height: 2 },
    });
    expect(findInsertion(empty, [], { axis: 'x', isReverse: true }, { x: 15, y: 60 }).line.x).toBe(109);
  });
});
