import type { ElementType } from './element-types.ts';
import type { PropertyName } from './properties.ts';

// Which properties an element of a type has, in the order of the property panel.
const box = [
  'backgroundColor',
  'borderWidth',
  'borderColor',
  'borderRadius',
  'shadowOffsetX',
  'shadowOffsetY',
  'shadowBlur',
  'shadowColor',
  'opacity',
  'zIndex',
  'marginHorizontal',
  'marginVertical',
  'animated',
  'animationDuration',
] as const satisfies readonly PropertyName[];

const letters = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'textAlign',
  'color',
] as const satisfies readonly PropertyName[];
const inside = ['padding', 'paddingHorizontal', 'paddingVertical'] as const satisfies readonly PropertyName[];
const flow = [
  'layout',
  'flexDirection',
  'justifyContent',
  'alignItems',
  'gap',
] as const satisfies readonly PropertyName[];

const words = ['text', ...letters, ...inside, ...box] as const;
const field = [
  'text',
  'placeholder',
  'keyboardType',
  'secureTextEntry',
  ...letters,
  ...inside,
  ...box,
] as const;
const group = [...flow, ...inside, ...box] as const;
const card = ['fontFamily', 'fontSize', 'color', ...box] as const;

/** The properties of each type: docs/rules/designer.md#properties */
export const typeProperties: Readonly<Record<ElementType, readonly PropertyName[]>> = {
  text: words,
  heading: words,
  button: words,
  image: ['source', 'resizeMode', ...box],
  input: field,
  textinput: field,
  container: group,
  view: group,
  scrollview: group,
  switch: ['value', 'color', ...box],
  flatlist: ['items', ...letters, ...inside, ...box],
  tabbar: ['items', ...letters, ...box],
  'product-card': ['title', 'price', 'image', 'text', ...card],
  'user-profile': ['name', 'email', 'avatar', ...card],
  'ai-chat-bubble': words,
  'smart-form': ['title', 'fields', 'text', ...card],
};

const sets = new Map<ElementType, ReadonlySet<PropertyName>>();

/** Whether elements of a type have a property. */
export function hasProperty(type: ElementType, name: PropertyName): boolean {
  const known = sets.get(type) ?? new Set(typeProperties[type]);
  sets.set(type, known);
  return known.has(name);
}
