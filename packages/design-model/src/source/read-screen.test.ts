import { describe, expect, it } from 'vitest';
import { readScreen } from './read-screen.ts';
import { elementsOf, findSource, parentOf } from './screen.ts';
import { exampleApp, find, parse, read, screenPath } from './testing/example-app.ts';

const screen = read();

describe('elements', () => {
  it('are read as a tree with the places in the source', () => {
    const [component] = screen.components;
    expect(component?.name).toBe('HomeScreen');
    expect([...elementsOf(screen)].map(({ id }) => id)).toEqual([
      '0:ScrollView',
      '0.0:Text',
      '0.1:Card',
      '0.1.0:Text',
      '0.1.1:Text',
      '0.1.2:Badge',
      '0.2:Card',
      '0.2.0:Text',
      '0.3:Badge',
      '0.4:View',
      '0.5:View',
    ]);
    const card = find(screen, 'Card');
    expect(screen.source.slice(card.span.start, card.span.end)).toMatch(/^<Card style[\s\S]*<\/Card>$/);
    expect(card).toMatchObject({ line: 14, column: 7 });
    expect(parentOf(screen, '0.1.2:Badge')).toBe(card);
    expect(findSource(screen, 'unknown')).toBeUndefined();
  });

  it('know their component, whether it takes a style and what it may hold', () => {
    expect(find(screen, 'Card')).toMatchObject({
      kind: 'custom',
      definition: 'src/ui/Card.tsx',
      canHold: true,
      style: { locked: null },
    });
    expect(find(screen, 'Badge')).toMatchObject({ canHold: false, style: { locked: 'no-style' } });
    expect(find(screen, 'ScrollView')).toMatchObject({ kind: 'platform', canHold: true, definition: null });
    expect(find(screen, 'Text').canHold).toBe(false);
  });

  it('know the list or the condition that they are in', () => {
    expect(find(screen, 'ScrollView').place).toEqual({ kind: 'outermost' });
    expect(find(screen, 'Card').place).toEqual({ kind: 'child' });
    expect(find(screen, 'Card', 1).place).toEqual({ kind: 'list' });
    expect(find(screen, 'Badge', 1).place).toEqual({ kind: 'condition', condition: 'isBusy', isElse: false });
    expect(find(screen, 'View').place).toEqual({ kind: 'condition', condition: 'isBusy', isElse: true });
  });

  it('in a prop belong to the element with the prop', () => {
    const files = {
      'a.tsx': "import { View } from 'react-native';\nexport const A = () => <Page side={<View />} />;",
    };
    expect(find(read(files, 'a.tsx'), 'View')).toMatchObject({
      id: '0.0:View',
      place: { kind: 'prop', name: 'side' },
    });
  });
});

describe('values', () => {
  const valueOf = (tag: string, index: number, name: string) =>
    find(screen, tag, index).props.find((prop) => prop.name === name)?.value;

  it('are literals, texts of the catalogue or locked code', () => {
    expect(valueOf('Badge', 0, 'label')).toEqual({ kind: 'literal', value: 'Yeni' });
    expect(valueOf('Badge', 0, 'size')).toEqual({ kind: 'literal', value: 4 });
    expect(valueOf('Badge', 0, 'isLarge')).toEqual({ kind: 'literal', value: true });
    expect(valueOf('Badge', 1, 'label')).toMatchObject({
      kind: 'catalogue',
      path: 'src/strings.ts',
      value: 'Henüz yok',
    });
    expect(valueOf('Card', 1, 'key')).toEqual({ kind: 'locked', reason: 'expression', code: 'item.id' });
  });

  it('of texts are found between the tags', () => {
    expect(find(screen, 'Text').text?.value).toMatchObject({ kind: 'catalogue', name: 'strings.home.title' });
    expect(find(screen, 'Text', 1).text?.value).toEqual({ kind: 'literal', value: 'Merhaba 👋 dünya' });
    expect(find(screen, 'Text', 2).text?.value).toMatchObject({ kind: 'locked' });
    expect(find(screen, 'Card').text).toBeNull();
  });

  it('mixed of text and code are locked', () => {
    const files = { 'a.tsx': 'export const A = ({ n }) => <Text>{n} tane</Text>;' };
    expect(find(read(files, 'a.tsx'), 'Text').text?.value).toEqual({
      kind: 'locked',
      reason: 'mixed-text',
      code: '{n} tane',
    });
  });
});

describe('styles', () => {
  it('are the objects that they are merged from', () => {
    const { style } = find(screen, 'Text');
    expect(style.layers).toMatchObject([
      { kind: 'entry', name: 'styles.title', condition: null, uses: 1 },
      { kind: 'inline', properties: [{ name: 'color' }] },
    ]);
    expect(find(screen, 'Text', 1).style.layers).toMatchObject([{ name: 'styles.line', uses: 2 }]);
    expect(find(screen, 'Card', 1).style.layers).toMatchObject([
      { name: 'styles.busy', condition: 'isBusy' },
    ]);
  });

  it('show tokens as bound, also those of a theme that a hook returns', () => {
    const color = find(screen, 'Text').style.layers[1]?.properties[0]?.value;
    expect(color).toEqual({
      kind: 'token',
      name: 'colors.ink',
      value: '#111111',
      choices: [
        { name: 'colors.ink', value: '#111111' },
        { name: 'colors.raised', value: '#ffffff' },
      ],
    });
    const gap = find(screen, 'Card').style.layers[0]?.properties[0]?.value;
    expect(gap).toMatchObject({ kind: 'token', name: 'space.md', value: 12 });
  });

  it.each([
    ['style={{ ...base }}', 'spread', 0],
    ['style={[styles[kind]]}', 'computed', undefined],
    ['style={shared.badge}', 'imported-style', undefined],
    ['style={style}', 'expression', undefined],
  ])('%s is locked with the reason', (code, reason, property) => {
    const files = {
      'a.tsx': `import { StyleSheet, View } from 'react-native';\nimport { shared } from './shared';\nexport const A = ({ kind, style, base }) => <View ${code} />;\nconst styles = StyleSheet.create({});`,
    };
    const [layer] = find(read(files, 'a.tsx'), 'View').style.layers;
    const found = property === undefined ? layer?.reason : layer?.properties[property]?.value;
    expect(property === undefined ? found : (found as { reason: string }).reason).toBe(reason);
  });

  it('of a function are those of its result, to which nothing is added', () => {
    const files = {
      'a.tsx': `import { Pressable, StyleSheet } from 'react-native';
export const A = () => <Pressable style={({ pressed }) => [styles.a, pressed && styles.b]} />;
const styles = StyleSheet.create({ a: { padding: 1 }, b: { opacity: 0.5 } });`,
    };
    expect(find(read(files, 'a.tsx'), 'Pressable').style).toMatchObject({
      locked: 'function',
      layers: [
        { name: 'styles.a', condition: null },
        { name: 'styles.b', condition: 'pressed' },
      ],
    });
  });
});

it('names the line of a file that does not parse', () => {
  const files = { ...exampleApp, [screenPath]: 'export const A = () => (\n  <View>\n);' };
  const result = readScreen(files, screenPath, parse);
  expect(result).toMatchObject({ ok: false, problem: { path: screenPath } });
  expect(result.ok ? 0 : result.problem.line).toBeGreaterThan(1);
});
