import { createParser, readScreen, type SourceElement } from '@kilim/design-model/source';
import * as oxc from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { changedSides, dragArea, handlesOf, isPlaced } from './source-geometry.ts';

const code = `import { View } from 'react-native';
const at = { left: 12 };
export const A = () => (
  <View style={{ padding: 4 }}>
    <View style={{ position: 'absolute', left: at.left, top: 20, width: 100 }} />
    <View style={{ position: 'absolute', right: 0, top: 20 }} />
  </View>
);
`;

function elements(): readonly SourceElement[] {
  const read = readScreen({ 'a.tsx': code }, 'a.tsx', createParser(oxc));
  const [root] = read.ok ? (read.screen.components[0]?.elements ?? []) : [];
  if (root === undefined) throw new Error('The screen was not read.');
  return [root, ...root.children];
}

describe('handles of an element of code', () => {
  it('are all eight where it has a place of its own, and three in a flow', () => {
    const [flow, placed, fromRight] = elements();
    if (flow === undefined || placed === undefined || fromRight === undefined) throw new Error('missing');
    expect([flow, placed, fromRight].map(isPlaced)).toEqual([false, true, false]);
    expect(handlesOf(placed)).toHaveLength(8);
    expect(handlesOf(flow)).toEqual(['right', 'bottom', 'bottom-right']);
  });

  it('change only the properties that were dragged, from the values of the code', () => {
    const [flow, placed] = elements();
    if (flow === undefined || placed === undefined) throw new Error('missing');
    const area = { x: 32, y: 60, width: 100, height: 40 };
    expect(changedSides(placed, area, dragArea(area, null, { x: 7.6, y: -10 }, false))).toEqual([
      { property: 'left', value: 20 },
      { property: 'top', value: 10 },
    ]);
    expect(changedSides(placed, area, dragArea(area, 'top-left', { x: -10, y: 0 }, false))).toEqual([
      { property: 'left', value: 2 },
      { property: 'width', value: 110 },
    ]);
    expect(changedSides(flow, area, dragArea(area, 'bottom', { x: 5, y: 8 }, false))).toEqual([
      { property: 'height', value: 48 },
    ]);
    expect(changedSides(flow, area, area)).toEqual([]);
  });

  it('never go below 10 pixels, and keep the ratio with Shift', () => {
    const area = { x: 0, y: 0, width: 100, height: 50 };
    expect(dragArea(area, 'right', { x: -500, y: 0 }, false).width).toBe(10);
    expect(dragArea(area, 'bottom-right', { x: 100, y: 0 }, true)).toMatchObject({ width: 200, height: 100 });
  });
});
