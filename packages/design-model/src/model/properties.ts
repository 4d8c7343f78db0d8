import { specOf, type ValueOf } from './property-kinds.ts';

const { number, choice, text, color, flag, list, asset, font } = specOf;
const space = number(0, 200, 0);

/** Every property of both catalogues with its bounds and default: docs/rules/designer.md#properties */
export const properties = {
  text: text(2_000, true),
  fontFamily: font,
  fontSize: number(8, 72, 16),
  fontWeight: choice(
    ['normal', 'bold', '100', '200', '300', '400', '500', '600', '700', '800', '900'],
    'normal',
  ),
  textAlign: choice(['left', 'center', 'right', 'justify'], 'left'),
  color: color('#1F1A17'),
  backgroundColor: color('transparent'),
  borderWidth: number(0, 10, 0),
  borderColor: color('#1F1A17'),
  borderRadius: number(0, 50, 0),
  padding: space,
  paddingHorizontal: space,
  paddingVertical: space,
  marginHorizontal: space,
  marginVertical: space,
  shadowOffsetX: number(-50, 50, 0),
  shadowOffsetY: number(-50, 50, 0),
  shadowBlur: number(0, 50, 0),
  shadowColor: color('transparent'),
  opacity: number(0, 1, 1, 0.1),
  zIndex: number(-100, 1_000, 0),
  source: asset,
  resizeMode: choice(['cover', 'contain', 'stretch', 'center'], 'cover'),
  placeholder: text(200),
  keyboardType: choice(['default', 'email-address', 'numeric', 'decimal-pad', 'phone-pad', 'url'], 'default'),
  secureTextEntry: flag(false),
  layout: choice(['absolute', 'flex'], 'absolute'),
  flexDirection: choice(['column', 'row', 'column-reverse', 'row-reverse'], 'column'),
  justifyContent: choice(
    ['flex-start', 'center', 'flex-end', 'space-between', 'space-around', 'space-evenly'],
    'flex-start',
  ),
  alignItems: choice(['flex-start', 'center', 'flex-end', 'stretch'], 'flex-start'),
  gap: space,
  animated: flag(false),
  animationDuration: number(100, 2_000, 300, 50),
  value: flag(false),
  items: list(50, 120),
  title: text(200),
  price: text(40),
  image: asset,
  name: text(120),
  email: text(200),
  avatar: asset,
  fields: list(6, 80),
} as const;

export type PropertyName = keyof typeof properties;

/** The set properties of an element; one that is missing has the default of its table entry. */
export type Props = { readonly [Name in PropertyName]?: ValueOf<(typeof properties)[Name]> };

/** Changed properties; null removes a value, so that the default holds again. */
export type PropChanges = { readonly [Name in PropertyName]?: ValueOf<(typeof properties)[Name]> | null };

export const isPropertyName = (name: string): name is PropertyName => Object.hasOwn(properties, name);

export const propertyNames: readonly PropertyName[] = Object.keys(properties).filter(isPropertyName);

/** The value of a property, or its default. */
export function readProperty<Name extends PropertyName>(
  props: Props,
  name: Name,
): NonNullable<Props[Name]> | (typeof properties)[Name]['fallback'] {
  return props[name] ?? properties[name].fallback;
}
