// The element types, palettes, sizes and property lists of both documents, with their numbers written out.
import { describe, expect, it } from 'vitest';
import {
  catalogues,
  countIds,
  createDesign,
  defaultSize,
  type EditorFrame,
  type ElementType,
  hasProperty,
  insertComponent,
  isPropertyName,
  properties,
  readDropped,
  toDevice,
} from '../src/index.ts';

type Row = readonly [frame: EditorFrame, type: ElementType, width: number, height: number];

// The elements of the studio's canvas, and those that are dropped in the designer.
const sizes: readonly Row[] = [
  ['studio', 'text', 120, 40],
  ['studio', 'button', 100, 44],
  ['studio', 'image', 150, 100],
  ['studio', 'input', 200, 44],
  ['studio', 'container', 200, 150],
  ['studio', 'product-card', 200, 280],
  ['studio', 'user-profile', 250, 120],
  ['studio', 'ai-chat-bubble', 250, 60],
  ['studio', 'smart-form', 300, 200],
  ['designer', 'view', 100, 50],
  ['designer', 'scrollview', 100, 50],
  ['designer', 'text', 100, 50],
  ['designer', 'heading', 100, 50],
  ['designer', 'textinput', 100, 50],
  ['designer', 'button', 100, 50],
  ['designer', 'switch', 100, 50],
  ['designer', 'image', 100, 50],
  ['designer', 'flatlist', 100, 50],
  ['designer', 'tabbar', 100, 50],
];

/** What a drop in the middle of an empty screen makes. */
function drop(frame: EditorFrame, type: ElementType, at: { x: number; y: number }) {
  const [screen] = createDesign('tr', countIds('s')).screens;
  if (screen === undefined) throw new Error('A design has a screen.');
  const result = insertComponent({
    screen,
    data: { type },
    at,
    frame,
    language: 'tr',
    createId: countIds('e'),
  });
  if (!result.ok || result.value.command.type !== 'insert') throw new Error('The drop was refused.');
  const element = result.value.command.entries[0]?.element;
  return { element, selection: result.value.selection };
}

describe('types and default sizes', () => {
  it.each(sizes)('%s: a dropped %s has %d × %d pixels', (frame, type, width, height) => {
    const { element, selection } = drop(frame, type, { x: 400, y: 500 });
    expect(element).toMatchObject({ type, width, height, x: 400 - width / 2, y: 500 - height / 2 });
    expect(selection).toEqual([element?.id]);
  });

  it('has no other types in the palettes', () => {
    const offered = (frame: EditorFrame) =>
      catalogues[frame].flatMap(({ entries }) => entries.map(({ type }) => type)).sort();
    for (const frame of ['studio', 'designer'] as const) {
      expect(offered(frame)).toEqual(
        sizes
          .filter(([own]) => own === frame)
          .map(([, type]) => type)
          .sort(),
      );
    }
  });

  it('drops what a palette does not have at 100 × 50', () => {
    expect(defaultSize('studio', 'tabbar')).toEqual({ width: 100, height: 50 });
  });

  it('centres on the pointer, divided by the zoom, and not below 0', () => {
    const at = toDevice({ zoom: 2, pan: { x: 100, y: 50 } }, { x: 900, y: 450 });
    expect(drop('studio', 'button', at).element).toMatchObject({ x: 350, y: 178 });
    expect(drop('studio', 'container', { x: 5, y: 3 }).element).toMatchObject({ x: 0, y: 0 });
  });

  it.each([
    ['studio', ['basic', 'blocks', 'smart']],
    ['designer', ['layout', 'text', 'input', 'media', 'list', 'navigation']],
  ] as const)('%s: the palette has the categories %j', (frame, ids) => {
    expect(catalogues[frame].map(({ id }) => id)).toEqual(ids);
  });

  it('refuses dropped data that is none', () => {
    expect(readDropped('{"type":"carousel"}')).toEqual({ ok: false, error: { kind: 'invalid-data' } });
  });
});

// The properties of the studio: props (text, fontSize, …, zIndex; cards also title, …, fields).
const studioProperties: Readonly<Record<string, readonly ElementType[]>> = {
  text: ['text', 'button', 'input', 'product-card', 'ai-chat-bubble', 'smart-form'],
  fontSize: ['text', 'button', 'input', 'product-card', 'user-profile', 'ai-chat-bubble', 'smart-form'],
  color: ['text', 'button', 'input', 'product-card', 'user-profile', 'ai-chat-bubble', 'smart-form'],
  fontWeight: ['text', 'button', 'input', 'ai-chat-bubble'],
  textAlign: ['text', 'button', 'input', 'ai-chat-bubble'],
  backgroundColor: ['text', 'button', 'image', 'input', 'container', 'product-card', 'user-profile'],
  borderRadius: ['text', 'button', 'image', 'input', 'container', 'ai-chat-bubble', 'smart-form'],
  borderWidth: ['text', 'button', 'image', 'input', 'container', 'ai-chat-bubble', 'smart-form'],
  borderColor: ['text', 'button', 'image', 'input', 'container', 'ai-chat-bubble', 'smart-form'],
  padding: ['text', 'button', 'input', 'container', 'ai-chat-bubble'],
  placeholder: ['input'],
  source: ['image'],
  zIndex: ['text', 'button', 'image', 'input', 'container', 'product-card', 'user-profile', 'smart-form'],
  title: ['product-card', 'smart-form'],
  price: ['product-card'],
  image: ['product-card'],
  name: ['user-profile'],
  email: ['user-profile'],
  avatar: ['user-profile'],
  fields: ['smart-form'],
};

// The properties of the designer: props (backgroundColor, …, animated, animationDuration).
const all = [
  'view',
  'scrollview',
  'text',
  'heading',
  'textinput',
  'button',
  'switch',
  'image',
  'flatlist',
  'tabbar',
] as const;
const words = ['text', 'heading', 'textinput', 'button'] as const;
const designerProperties: Readonly<Record<string, readonly ElementType[]>> = {
  backgroundColor: all,
  color: [...words, 'switch', 'flatlist', 'tabbar'],
  borderWidth: all,
  borderColor: all,
  borderRadius: all,
  shadowOffsetX: all,
  shadowOffsetY: all,
  shadowBlur: all,
  shadowColor: all,
  opacity: all,
  zIndex: all,
  text: words,
  fontSize: [...words, 'flatlist', 'tabbar'],
  fontWeight: [...words, 'flatlist', 'tabbar'],
  textAlign: [...words, 'flatlist', 'tabbar'],
  source: ['image'],
  resizeMode: ['image'],
  placeholder: ['textinput'],
  keyboardType: ['textinput'],
  paddingHorizontal: [...words, 'view', 'scrollview', 'flatlist'],
  paddingVertical: [...words, 'view', 'scrollview', 'flatlist'],
  marginHorizontal: all,
  marginVertical: all,
  flexDirection: ['view', 'scrollview'],
  justifyContent: ['view', 'scrollview'],
  alignItems: ['view', 'scrollview'],
  animated: all,
  animationDuration: all,
};

describe.each([
  ['studio', studioProperties],
  ['designer', designerProperties],
] as const)('properties of the %s', (_, table) => {
  const rows = Object.entries(table).flatMap(([name, types]) => types.map((type) => [name, type] as const));
  it.each(rows)('%s of a %s', (name, type) => {
    expect(isPropertyName(name) && hasProperty(type, name)).toBe(true);
  });

  it('lists each property once', () => {
    const names = Object.keys(table);
    expect(names.filter((name) => !Object.hasOwn(properties, name))).toEqual([]);
  });
});
