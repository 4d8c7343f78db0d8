import type { Frame } from '@kilim/design-model';
import {
  createParser,
  editSource,
  elementsOf,
  readScreen,
  type SourceScreen,
} from '@kilim/design-model/source';
import * as oxc from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { type Areas, findFlowDrop, isInFlow } from './flow-drop.ts';

const code = `import { Text, View } from 'react-native';
export const A = ({ items }) => (
  <View>
    <Text>One</Text>
    <Text>Two</Text>
    {items.map((item) => <Text key={item}>{item}</Text>)}
    <View style={{ flexDirection: 'row' }}>
      <Text>Left</Text>
    </View>
    <View style={{ position: 'absolute', left: 5, top: 5 }} />
  </View>
);
`;
const parse = createParser(oxc);
const files = { 'a.tsx': code };
const read = readScreen(files, 'a.tsx', parse);
if (!read.ok) throw new Error('The screen was not read.');
const { screen } = read;
const [root, one, two, row, box, left, placed] = [...elementsOf(screen)];
if (!root || !one || !two || !row || !box || !left || !placed) throw new Error('An element is missing.');

const frame = (x: number, y: number, width: number, height: number): Frame => ({ x, y, width, height });
const areas: Areas = new Map([
  [root.id, [frame(0, 0, 300, 400)]],
  [one.id, [frame(0, 0, 300, 40)]],
  [two.id, [frame(0, 40, 300, 40)]],
  // Three rows of the list.
  [row.id, [80, 120, 160].map((y) => frame(0, y, 300, 40))],
  [box.id, [frame(0, 200, 300, 100)]],
  [left.id, [frame(0, 200, 80, 40)]],
  [placed.id, [frame(5, 5, 50, 50)]],
]);

/** The tags and texts in the order of the code after a drop. */
function drop(element: NonNullable<typeof one>, x: number, y: number): string | null {
  const found = findFlowDrop(screen, element, areas, { x, y });
  if (found === null) return null;
  const result = editSource(files, 'a.tsx', found.edit, parse);
  if (!result.ok) throw new Error(result.problem);
  return textsOf(result.screen).join(' ');
}
const textsOf = ({ components }: SourceScreen): readonly string[] =>
  components
    .flatMap(({ elements }) => elements)
    .flatMap(function list(element): readonly string[] {
      const text = element.text?.value;
      const own = text?.kind === 'literal' ? String(text.value) : text === undefined ? element.tag : 'item';
      return element.children.length === 0 ? [own] : [own, '(', ...element.children.flatMap(list), ')'];
    });

describe('an element in a flow', () => {
  it('is what can have another place there', () => {
    expect([root, one, row, box, placed].map(isInFlow)).toEqual([false, true, false, true, false]);
  });

  it('goes between the siblings where it is dropped, also around a list', () => {
    expect(textsOf(screen).join(' ')).toBe('View ( One Two item View ( Left ) View )');
    expect(drop(two, 10, 10)).toBe('View ( Two One item View ( Left ) View )');
    expect(drop(one, 10, 70)).toBe('View ( Two One item View ( Left ) View )');
    // Behind the rows of the list, in front of the box.
    expect(drop(one, 10, 190)).toBe('View ( Two item One View ( Left ) View )');
    expect(drop(box, 10, 10)).toBe('View ( View ( Left ) One Two item View )');
  });

  it('goes into a container under the pointer, along its own flow, and out of it', () => {
    expect(drop(one, 200, 250)).toBe('View ( Two item View ( Left One ) View )');
    expect(drop(one, 20, 250)).toBe('View ( Two item View ( One Left ) View )');
    expect(drop(left, 100, 30)).toBe('View ( One Left Two item View View )');
  });

  it('stays where nothing would change, and out of rows of a list', () => {
    expect(drop(one, 10, 10)).toBeNull();
    expect(drop(one, 10, 50)).toBeNull();
    expect(drop(left, 250, 250)).toBeNull();
    expect(findFlowDrop(screen, one, new Map(), { x: 1, y: 1 })).toBeNull();
  });
});
