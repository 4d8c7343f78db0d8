import { describe, expect, it } from 'vitest';
import { createElement } from '../catalogue/create-element.ts';
import { expandBlock } from '../catalogue/expand-block.ts';
import type { DesignElement, Screen } from '../model/element.ts';
import { blockTypes, type ElementType } from '../model/element-types.ts';
import { countIds, toScreenId } from '../model/ids.ts';
import type { Props } from '../model/properties.ts';
import { generateApp, generateCode, generatedScreenPath } from './generate-code.ts';
import { createNames, toCamel, toPascal } from './names.ts';
import { isPlainChild, quote } from './print-text.ts';
import { hashFiles, hashText, planWrite } from './printed-files.ts';

const createId = countIds('g');
const make = (type: ElementType, props: Props, rest: Partial<DesignElement> = {}): DesignElement => ({
  ...createElement({ type, language: 'en', x: 20, y: 40, width: 100, height: 50 }, createId),
  props,
  ...rest,
});
const screenOf = (...elements: DesignElement[]): Screen => ({
  id: toScreenId('s'),
  name: 'Home',
  backgroundColor: '#FFFFFF',
  elements,
});
const codeOf = (...elements: DesignElement[]): string =>
  generateCode({ screens: [screenOf(...elements)] }, 'studio')[generatedScreenPath] ?? '';

/** The markup inside the screen's root, without its indentation. */
const markupOf = (...elements: DesignElement[]): string => {
  const [, markup = ''] =
    /<View style=\{styles\.screen\d?\}>\n([\s\S]*?)\n {4}<\/View>/.exec(codeOf(...elements)) ?? [];
  return markup.replaceAll(/^ {6}/gm, '');
};

describe('code of one element', () => {
  it.each<[string, DesignElement, string]>([
    ['text', make('text', { text: 'Hello' }), '<Text style={styles.text}>Hello</Text>'],
    [
      'text with signs of markup',
      make('text', { text: "it's {5} < 6" }),
      `<Text style={styles.text}>{"it's {5} < 6"}</Text>`,
    ],
    [
      'heading',
      make('heading', { text: 'Hi' }),
      '<Text accessibilityRole="header" style={styles.heading}>\n  Hi\n</Text>',
    ],
    [
      'image of the project',
      make('image', { source: 'assets/a.png', resizeMode: 'contain' }),
      '<Image source={require(\'../../assets/a.png\')} resizeMode="contain" style={styles.image} />',
    ],
    [
      'image from an address',
      make('image', { source: 'https://example.com/a.png' }),
      "<Image source={{ uri: 'https://example.com/a.png' }} style={styles.image} />",
    ],
    ['image without a source', make('image', {}), '<View style={styles.image} />'],
    [
      'hidden input',
      make('textinput', { placeholder: 'Password', secureTextEntry: true, keyboardType: 'numeric' }),
      [
        '<TextInput',
        '  style={styles.textInput}',
        '  placeholder="Password"',
        '  accessibilityLabel="Password"',
        '  keyboardType="numeric"',
        '  secureTextEntry',
        '/>',
      ].join('\n'),
    ],
    [
      'button',
      make('button', { text: 'Save' }),
      '<Pressable accessibilityRole="button" style={styles.button}>\n  <Text style={styles.buttonText}>Save</Text>\n</Pressable>',
    ],
    [
      'scroll view with its content',
      make('scrollview', {}, { children: [make('view', {}, { y: 300 })] }),
      '<ScrollView style={styles.scrollView} contentContainerStyle={styles.scrollViewContent}>\n  <View style={styles.view} />\n</ScrollView>',
    ],
    [
      'list',
      make('flatlist', { items: ['a', 'b'] }),
      [
        '<FlatList',
        '  data={listRows}',
        '  keyExtractor={(_item, index) => String(index)}',
        '  renderItem={({ item }) => <Text style={styles.listRow}>{item}</Text>}',
        '  style={styles.list}',
        '/>',
      ].join('\n'),
    ],
    [
      'animation',
      make('view', { animated: true, animationDuration: 500 }),
      '<FadeIn duration={500} style={styles.viewPlace}>\n  <View style={styles.view} />\n</FadeIn>',
    ],
  ])('%s', (_name, element, expected) => expect(markupOf(element)).toBe(expected));

  it('leaves hidden elements and properties without effect out', () => {
    expect(markupOf(make('view', {}, { isHidden: true }))).toBe('');
    const code = codeOf(make('view', { opacity: 1, borderWidth: 0, padding: 9, zIndex: 0 }));
    expect(code).toContain(
      "  view: {\n    position: 'absolute',\n    left: 20,\n    top: 40,\n    width: 100,\n    height: 50,\n  },",
    );
  });

  it('prints flex layout, shadow and border', () => {
    const child = make('view', {});
    const props: Props = {
      layout: 'flex',
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'stretch',
      gap: 8,
      paddingVertical: 4,
      shadowColor: '#00000080',
      shadowOffsetY: 2,
      shadowBlur: 8,
      borderWidth: 2,
      borderColor: '#A8321F',
    };
    const code = codeOf(make('view', props, { name: 'Row', children: [child] }));
    for (const line of [
      "flexDirection: 'row'",
      "justifyContent: 'space-between'",
      'gap: 8',
      'paddingVertical: 4',
      "boxShadow: '0px 2px 8px #00000080'",
      'borderWidth: 2',
      "borderColor: '#A8321F'",
    ]) {
      expect(code).toContain(`    ${line},\n`);
    }
    expect(code).not.toContain('alignItems');
    expect(code).toContain('  view: {\n    width: 100,\n  },');
  });
});

describe('repeats', () => {
  const card = (title: string, x: number) =>
    make(
      'view',
      { borderRadius: 8 },
      { x, name: 'Card', children: [make('text', { text: title }, { name: 'Title' })] },
    );

  it('become a component whose parameters are what differs', () => {
    const code = codeOf(card('One', 0), card('Two', 120));
    expect(code).toContain('function Card({ left, top, title }: CardProps) {');
    expect(code).toContain(
      '<Card left={0} top={40} title="One" />\n      <Card left={120} top={40} title="Two" />',
    );
    expect(code.match(/borderRadius: 8/g)).toHaveLength(1);
  });

  it('keep what is equal inside the component', () => {
    const code = codeOf(card('Same', 0), card('Same', 120));
    expect(code).toContain('function Card({ left, top }: CardProps) {');
    expect(code).toContain('<Text style={styles.title}>Same</Text>');
  });

  it('of blocks are one component', () => {
    const product = (title: string) =>
      make('product-card', { title, price: '5' }, { width: 200, height: 280 });
    const code = codeOf(product('Mug'), product('Plate'));
    expect(code.match(/function ProductCard/g)).toHaveLength(1);
  });
});

describe('screens', () => {
  const target = toScreenId('t');
  const linked = screenOf(make('button', { text: 'Go' }, { links: [target] }));
  const design = { screens: [linked, { ...screenOf(), id: target, name: 'home' }] };

  it('have typed navigation, and files whose names differ without case', () => {
    const files = generateCode(design, 'designer');
    expect(Object.keys(files).sort()).toEqual([
      'src/navigation/DesignNavigator.tsx',
      'src/navigation/routes.ts',
      'src/screens/Home2Screen.tsx',
      'src/screens/HomeScreen.tsx',
    ]);
    expect(files['src/screens/HomeScreen.tsx']).toContain("onPress={() => navigation.navigate('Home2')}");
    expect(files['src/screens/HomeScreen.tsx']).toContain("{ navigation }: ScreenProps<'Home'>");
    expect(generateApp(design, 'designer')).toContain('<DesignNavigator />');
  });

  it('are the generated screen in the studio', () => {
    expect(generatedScreenPath).toBe('src/screens/GeneratedScreen.tsx');
    expect(Object.keys(generateCode({ screens: [linked] }, 'studio'))).toEqual([generatedScreenPath]);
    expect(generateApp({ screens: [linked] }, 'studio')).toContain('return <GeneratedScreen />;');
  });
});

describe('docs/rules/designer.md#edited-files', () => {
  const path = generatedScreenPath;

  it('replaces what was printed last and nothing that was edited', () => {
    const printed = hashFiles({ [path]: 'old' });
    expect(planWrite({ [path]: 'new' }, {}, {})).toEqual({
      write: { [path]: 'new' },
      edited: {},
      remove: [],
    });
    expect(planWrite({ [path]: 'new' }, { [path]: 'old' }, printed).write).toEqual({ [path]: 'new' });
    expect(planWrite({ [path]: 'new' }, { [path]: 'old, edited' }, printed)).toEqual({
      write: {},
      edited: { [path]: 'new' },
      remove: [],
    });
    expect(planWrite({ [path]: 'new' }, { [path]: 'by hand' }, {}).edited).toEqual({ [path]: 'new' });
    expect(planWrite({ [path]: 'new' }, { [path]: 'new' }, {})).toEqual({
      write: {},
      edited: {},
      remove: [],
    });
  });

  it('removes files that are no longer generated, unless they were edited', () => {
    const printed = hashFiles({ a: '1', b: '2', constructor: '3' });
    expect(planWrite({}, { a: '1', b: 'edited' }, printed).remove).toEqual(['a']);
    expect(hashText('a')).toMatch(/^[0-9a-f]{16}$/);
    expect(hashText('ab')).not.toBe(hashText('ba'));
  });
});

describe('names and texts', () => {
  it('are readable identifiers', () => {
    expect([toPascal('Giriş düğmesi', 'A'), toCamel('Giriş düğmesi', 'a')]).toEqual([
      'GirisDugmesi',
      'girisDugmesi',
    ]);
    expect([toPascal('1. kart', 'Card'), toCamel('3', 'card')]).toEqual(['Card1Kart', 'card3']);
    const name = createNames();
    expect([name('class'), name('card'), name('card')]).toEqual(['class2', 'card', 'card2']);
  });

  it('use the quotes that need fewer escapes', () => {
    expect([quote("it's"), quote('"a"'), quote(`'"`), quote('a\\\n')]).toEqual([
      `"it's"`,
      `'"a"'`,
      `'\\'"'`,
      `'a\\\\\\n'`,
    ]);
    expect(['a b', ' a', 'a  b', 'a\nb', 'a & b', '{a}'].map(isPlainChild)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('blocks', () => {
  it.each(blockTypes)('%s has its parts inside its frame', (type) => {
    for (const [width, height] of [
      [300, 280],
      [200, 120],
      [60, 40],
    ] as const) {
      const block = createElement({ type, language: 'tr', x: 0, y: 0, width, height }, createId);
      const parts = expandBlock(block);
      expect(parts.type).not.toBe(type);
      for (const part of parts.children) {
        expect(part.x + part.width).toBeLessThanOrEqual(Math.max(width, 86));
        expect(part.id.startsWith(block.id)).toBe(true);
      }
    }
  });

  it('leaves other elements as they are', () => {
    const view = make('view', {});
    expect(expandBlock(view)).toBe(view);
  });
});

describe('docs/rules/designer.md#fonts', () => {
  it('loads the fonts of the project that a screen uses, and those of its components', () => {
    const title = make('text', { text: 'a', fontFamily: 'assets/Inter-Bold.ttf' });
    const rows = [1, 2].map((at) =>
      make(
        'view',
        {},
        { y: at * 60, children: [make('text', { text: `${at}`, fontFamily: 'assets/deep/Inter Bold.otf' })] },
      ),
    );
    const code = codeOf(title, ...rows);
    expect(code).toContain("import { useFonts } from 'expo-font';\n");
    expect(code).toContain("    InterBold: require('../../assets/Inter-Bold.ttf'),\n");
    expect(code).toContain("    InterBold2: require('../../assets/deep/Inter Bold.otf'),\n");
    expect(code).toContain('  if (!hasFonts && fontError === null) return null;\n  return (');
    expect(code).toContain("fontFamily: 'InterBold',");
    expect(code).toContain("fontFamily: 'InterBold2',");
  });

  it('names a system font as each device has it, and loads none', () => {
    const code = codeOf(make('text', { text: 'a', fontFamily: 'serif' }));
    expect(code).toContain("fontFamily: Platform.select({ ios: 'Georgia', default: 'serif' }),");
    expect(code).toContain("import { Platform, StyleSheet, Text, View } from 'react-native';");
    expect(code).not.toContain('useFonts');
  });
});

it.each(['flatlist', 'scrollview'] as const)(
  'a %s keeps its size in a flow, and needs nothing elsewhere',
  (type) => {
    const list = make(type, { items: ['a'] });
    const inFlow = codeOf(make('view', { layout: 'flex' }, { children: [list] }));
    expect(inFlow).toContain('    flexGrow: 0,\n    flexShrink: 0,\n');
    expect(codeOf(list)).not.toContain('flexShrink');
  },
);
