import { describe, expect, it } from 'vitest';
import type { SourceEdit } from './edit.ts';
import { editSource } from './edit-source.ts';
import { exampleApp, find, parse, read, screenPath } from './testing/example-app.ts';

const screen = read();
const id = (tag: string, index = 0): string => find(screen, tag, index).id;

type Files = Readonly<Record<string, string>>;

/** The changed lines of all files, as removed and added ones. */
function linesOf(before: Files, after: Files): readonly string[] {
  return Object.entries(after).flatMap(([path, text]) => {
    const old = (before[path] ?? '').split('\n');
    const now = text.split('\n');
    let start = 0;
    while (start < old.length && old[start] === now[start]) start += 1;
    let end = 0;
    while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
    return [
      ...old.slice(start, old.length - end).map((line) => `- ${line.trim()}`),
      ...now.slice(start, now.length - end).map((line) => `+ ${line.trim()}`),
    ];
  });
}

function apply(edit: SourceEdit, files: Files = exampleApp, path = screenPath) {
  const result = editSource(files, path, edit, parse);
  if (!result.ok) throw new Error(result.problem);
  return { ...result, lines: linesOf(files, result.files) };
}

const problemOf = (edit: SourceEdit, files: Files = exampleApp) => {
  const result = editSource(files, screenPath, edit, parse);
  return result.ok ? null : result.problem;
};

describe('texts', () => {
  it('of a catalogue change in its file, with the quotes that they have there', () => {
    expect(apply({ type: 'set-text', element: id('Text'), text: "Bugün'ün işleri" }).lines).toEqual([
      '- home: { title: \'Bugün\', empty: "Henüz yok", more: (n: number) => `${n} tane` },',
      "+ home: { title: 'Bugün\\'ün işleri', empty: \"Henüz yok\", more: (n: number) => `${n} tane` },",
    ]);
    const edit = { type: 'set-prop', element: id('Badge', 1), name: 'label', value: 'Boş' } as const;
    expect(Object.keys(apply(edit).files)).toEqual(['src/strings.ts']);
  });

  it('between tags change in place, in braces where JSX would read something else', () => {
    const change = (text: string) => apply({ type: 'set-text', element: id('Text', 1), text }).lines[1];
    expect(change('Selam')).toBe('+ <Text style={styles.line}>Selam</Text>');
    expect(change('a < b & {c}')).toBe("+ <Text style={styles.line}>{'a < b & {c}'}</Text>");
    expect(change('iki\nsatır')).toBe("+ <Text style={styles.line}>{'iki\\nsatır'}</Text>");
  });

  it('that are made by code are refused', () => {
    expect(problemOf({ type: 'set-text', element: id('Text', 2), text: 'a' })).toBe('expression');
    expect(problemOf({ type: 'set-text', element: id('Card'), text: 'a' })).toBe('no-children');
  });
});

describe('props', () => {
  const set = (name: string, value: string | number | boolean | null) =>
    apply({ type: 'set-prop', element: id('Badge'), name, value }).lines[1];

  it('change in place and are added and removed', () => {
    expect(set('label', 'Eski')).toBe('+ <Badge label="Eski" size={4} isLarge />');
    expect(set('label', 'a "b"')).toBe('+ <Badge label={\'a "b"\'} size={4} isLarge />');
    expect(set('size', 12)).toBe('+ <Badge label="Yeni" size={12} isLarge />');
    expect(set('isLarge', false)).toBe('+ <Badge label="Yeni" size={4} isLarge={false} />');
    expect(set('tone', 'muted')).toBe('+ <Badge label="Yeni" size={4} isLarge tone="muted" />');
    expect(set('size', null)).toBe('+ <Badge label="Yeni" isLarge />');
  });

  it('with code stay as they are', () => {
    const edit = { type: 'set-prop', element: id('Card', 1), name: 'key', value: 'a' } as const;
    expect(problemOf(edit)).toBe('expression');
  });
});

describe('styles', () => {
  const set = (
    tag: string,
    index: number,
    property: string,
    value: string | number | null,
    more: { layer?: number; isOnlyHere?: boolean } = {},
  ) =>
    apply({
      type: 'set-style',
      element: id(tag, index),
      property,
      value: value === null ? null : { value },
      ...more,
    }).lines;

  it('change the value where it is written', () => {
    expect(set('Card', 0, 'backgroundColor', '#ff0000')).toEqual([
      "- card: { gap: space.md, backgroundColor: '#ffffff' },",
      "+ card: { gap: space.md, backgroundColor: '#ff0000' },",
    ]);
  });

  it('get a property on one line or on a line of its own, as the others have it, behind comments', () => {
    expect(set('Card', 0, 'padding', 12)[1]).toBe(
      "+ card: { gap: space.md, backgroundColor: '#ffffff', padding: 12 },",
    );
    expect(set('Text', 0, 'letterSpacing', 1, { layer: 0 })).toEqual([
      "- fontWeight: 'bold'",
      "+ fontWeight: 'bold',",
      '+ letterSpacing: 1,',
    ]);
  });

  it('lose a property without a trace, and comments stay', () => {
    expect(set('Card', 0, 'backgroundColor', null)[1]).toBe('+ card: { gap: space.md },');
    expect(set('Text', 0, 'fontWeight', null, { layer: 0 })).toEqual(["- fontWeight: 'bold'"]);
    expect(set('Text', 0, 'fontSize', null, { layer: 0 })[1]).toBe('+ // large');
  });

  it('of an array change in the last object that sets the property, else in the last one', () => {
    expect(set('Text', 0, 'fontSize', 30)).toEqual(['- fontSize: 24, // large', '+ fontSize: 30, // large']);
    expect(set('Text', 0, 'marginTop', 4)[1]).toContain('{ color: colors.ink, marginTop: 4 }]');
  });

  it('that others use too change for all, or only here with an entry of their own', () => {
    expect(set('Text', 1, 'fontSize', 20)).toEqual([
      '- line: { fontSize: 16 },',
      '+ line: { fontSize: 20 },',
    ]);
    const { files } = apply({
      type: 'set-style',
      element: id('Text', 1),
      property: 'fontSize',
      value: { value: 20 },
      isOnlyHere: true,
    });
    expect(files[screenPath]).toContain('<Text style={[styles.line, styles.text]}>Merhaba');
    expect(files[screenPath]).toContain('  busy: { opacity: 0.5 },\n  text: { fontSize: 20 },\n});');
  });

  it('under a condition change only when their object is named', () => {
    expect(set('Card', 1, 'opacity', 0.7, { layer: 0 })[1]).toBe('+ busy: { opacity: 0.7 },');
    const added = apply({
      type: 'set-style',
      element: id('Card', 1),
      property: 'padding',
      value: { value: 4 },
    });
    expect(added.files[screenPath]).toContain('style={[isBusy && styles.busy, styles.card2]}');
  });

  it('are detached from a token or bound to another one', () => {
    const bound = apply({
      type: 'set-style',
      element: id('Card'),
      property: 'gap',
      value: { token: 'space.lg' },
    });
    expect(bound.lines[1]).toBe("+ card: { gap: space.lg, backgroundColor: '#ffffff' },");
    expect(set('Card', 0, 'gap', 10)[1]).toBe("+ card: { gap: 10, backgroundColor: '#ffffff' },");
  });

  it('are created with style sheet and import where there is none', () => {
    const files = { 'a.tsx': "import { View } from 'react-native';\n\nexport const A = () => <View />;\n" };
    const edit = { type: 'set-style', element: '0:View', property: 'padding', value: { value: 8 } } as const;
    expect(apply(edit, files, 'a.tsx').files['a.tsx']).toBe(
      "import { View, StyleSheet } from 'react-native';\n\nexport const A = () => <View style={styles.view} />;\n" +
        '\nconst styles = StyleSheet.create({\n  view: { padding: 8 },\n});\n',
    );
  });

  it('of a component that takes none are refused', () => {
    const edit = {
      type: 'set-style',
      element: id('Badge'),
      property: 'padding',
      value: { value: 8 },
    } as const;
    expect(problemOf(edit)).toBe('no-style');
  });

  it('take several numbers as one change, in an entry of their own if there is none', () => {
    const sides = [
      { property: 'width', value: 120 },
      { property: 'height', value: 48 },
    ];
    expect(apply({ type: 'set-styles', element: id('Card'), sides }).lines[1]).toBe(
      "+ card: { gap: space.md, backgroundColor: '#ffffff', width: 120, height: 48 },",
    );
    const { files } = apply({ type: 'set-styles', element: id('Text', 3), sides });
    expect(files[screenPath]).toContain('<Text numberOfLines={2} style={styles.text}>');
    expect(files[screenPath]).toContain('  text: { width: 120, height: 48 },\n');
    expect(problemOf({ type: 'set-styles', element: id('Badge'), sides })).toBe('no-style');
  });

  it('with a computed entry change beside it', () => {
    expect(set('View', 1, 'margin', 6)[1]).toContain('{ padding: space.md, margin: 6 }]} />');
  });
});

describe('elements', () => {
  it('are removed with their line, and with imports and entries that nothing else uses', () => {
    const { files, select } = apply({ type: 'remove', element: id('Badge') });
    expect(files[screenPath]).not.toContain('Yeni');
    expect(files[screenPath]).toContain("import { Badge } from './ui/Badge';");
    expect(select).toBe(id('Card'));
    // The last style is computed and could be any entry.
    const last = screen.source.split('\n').find((line) => line.includes('styles[isBusy')) ?? '';
    const files2 = { ...exampleApp, [screenPath]: screen.source.replace(`${last}\n`, '') };
    const lone = apply({ type: 'remove', element: id('Text') }, files2).files[screenPath];
    expect(lone).not.toMatch(/title: \{|bold/);
    expect(lone).toContain('{/* The title follows the catalogue. */}');
    expect(lone).toContain("import { strings } from './strings';");
    const small = {
      'a.tsx': [
        "import { Text, View } from 'react-native';",
        "import { strings } from './strings';",
        "import Logo, { size } from './logo';",
        '',
        'export const A = () => <View><Text>{strings.a}</Text><Logo size={size} /></View>;',
      ].join('\n'),
    };
    expect(apply({ type: 'remove', element: '0.0:Text' }, small, 'a.tsx').files['a.tsx']).toBe(
      "import { View } from 'react-native';\nimport Logo, { size } from './logo';\n\n" +
        'export const A = () => <View><Logo size={size} /></View>;',
    );
  });

  it('in lists, conditions and at the top stay', () => {
    expect(problemOf({ type: 'remove', element: id('Card', 1) })).toBe('in-list');
    expect(problemOf({ type: 'remove', element: id('Badge', 1) })).toBe('in-expression');
    expect(problemOf({ type: 'remove', element: id('ScrollView') })).toBe('outermost');
  });

  it('change places with their neighbours, also with a list', () => {
    const { files, select, screen: after } = apply({ type: 'move', element: id('Card'), by: 1 });
    expect(files[screenPath]?.indexOf('items.map')).toBeLessThan(files[screenPath]?.indexOf('Merhaba') ?? 0);
    expect(select).toBe('0.2:Card');
    const back = apply({ type: 'move', element: select ?? '', by: -1 }, { ...exampleApp, ...files });
    expect(back.files[screenPath]).toBe(exampleApp[screenPath]);
    expect(after.components).toHaveLength(1);
    expect(problemOf({ type: 'move', element: id('Text'), by: -1 })).toBe('at-the-end');
  });

  it('are copied behind themselves', () => {
    const { lines, select } = apply({ type: 'duplicate', element: id('Badge') });
    expect(lines).toEqual(['+ <Badge label="Yeni" size={4} isLarge />']);
    expect(select).toBe('0.1.3:Badge');
  });

  it('are put into a view of their own', () => {
    const { files, select } = apply({ type: 'wrap', element: id('Badge') });
    expect(files[screenPath]).toContain(
      '        <View>\n          <Badge label="Yeni" size={4} isLarge />\n        </View>\n',
    );
    expect(select).toBe('0.1.2:View');
  });

  it('of the palette are inserted with imports and entries, inside or behind', () => {
    const inside = apply({
      type: 'insert',
      element: id('Card'),
      at: 'inside',
      snippet: 'button',
      text: 'Kaydet',
    });
    expect(inside.files[screenPath]).toContain(
      '        <Badge label="Yeni" size={4} isLarge />\n        <Pressable role="button" style={styles.button}>\n' +
        '          <Text style={styles.buttonLabel}>Kaydet</Text>\n        </Pressable>\n      </Card>',
    );
    expect(inside.files[screenPath]).toContain(
      'import { ScrollView, StyleSheet, Text, View, Pressable } from',
    );
    expect(inside.select).toBe('0.1.3:Pressable');
    const behind = apply({ type: 'insert', element: id('Badge'), at: 'after', snippet: 'text', text: '{a}' });
    expect(behind.lines).toContain("+ <Text style={styles.text}>{'{a}'}</Text>");
    const empty = apply({ type: 'insert', element: id('View', 1), at: 'inside', snippet: 'text', text: 'a' });
    expect(empty.files[screenPath]).toMatch(/margin: 4 \}\]\}>\n {8}<Text [^\n]*\n {6}<\/View>/);
    expect(
      problemOf({ type: 'insert', element: id('Badge'), at: 'inside', snippet: 'text', text: 'a' }),
    ).toBe('no-children');
  });
});

describe('elements in another parent', () => {
  const place = (element: string, target: string, at: 'inside' | 'before' | 'after') =>
    ({ type: 'place', element, target, at }) as const;

  it('go in as the last child, with their own lines indented', () => {
    const { files, select } = apply(place(id('Text'), id('Card'), 'inside'));
    expect(files[screenPath]).toContain(
      '        <Badge label="Yeni" size={4} isLarge />\n' +
        '        <Text role="heading" style={[styles.title, { color: colors.ink }]}>{strings.home.title}</Text>\n' +
        '      </Card>',
    );
    expect(files[screenPath]).toContain('catalogue. */}\n      <Card style={styles.card}>');
    expect(select).toBe('0.0.3:Text');
  });

  it('come out before or behind another element, and back to the same bytes', () => {
    const out = apply(place(id('Badge'), id('Text'), 'before'));
    expect(out.select).toBe('0.0:Badge');
    expect(out.files[screenPath]).toContain(
      '      <Badge label="Yeni" size={4} isLarge />\n      <Text role="heading"',
    );
    const back = apply(place('0.0:Badge', '0.2:Card', 'inside'), { ...exampleApp, ...out.files });
    expect(back.files[screenPath]).toBe(exampleApp[screenPath]);
    const behind = apply(place(id('Text', 1), id('Card'), 'after'));
    expect(behind.select).toBe('0.2:Text');
  });

  it('go to the end of their own parent', () => {
    const { select } = apply(place(id('Text', 1), id('Card'), 'inside'));
    expect(select).toBe('0.1.2:Text');
    expect(problemOf(place(id('Badge'), id('Card'), 'inside'))).toBe('at-the-end');
  });

  it('stay out of themselves, of texts, and where their names are not known', () => {
    expect(problemOf(place(id('Card'), id('Badge'), 'after'))).toBe('inside-itself');
    expect(problemOf(place(id('Badge'), id('Text', 1), 'inside'))).toBe('no-children');
    expect(problemOf(place(id('Text', 3), id('Card'), 'inside'))).toBe('other-scope');
    expect(problemOf(place(id('Badge'), id('Card', 1), 'inside'))).toBe(null);
    expect(problemOf(place(id('Badge'), id('ScrollView'), 'after'))).toBe('outermost');
    expect(problemOf(place(id('Badge'), '9:Card', 'after'))).toBe('unknown-element');
  });

  it('can be a picture of the project', () => {
    const { lines } = apply({
      type: 'insert',
      element: id('Card'),
      at: 'inside',
      snippet: 'container',
      text: '',
      picture: { path: 'assets/kupa.png', width: 120, height: 80 },
    });
    expect(lines).toContain("+ <Image source={require('../assets/kupa.png')} style={styles.image} />");
    expect(lines).toContain('+ image: { width: 120, height: 80 },');
  });
});

it('refuses elements that are gone and files that do not parse', () => {
  expect(problemOf({ type: 'remove', element: '9:Card' })).toBe('unknown-element');
  const broken = { ...exampleApp, [screenPath]: 'export const A = () => <View>;' };
  expect(problemOf({ type: 'remove', element: id('Card') }, broken)).toBe('syntax');
});
