import { readProperty } from '../model/properties.ts';
import type { Style } from './element-style.ts';
import { type FunctionContext, pressOf, type StyleOf, sourceOf } from './function-context.ts';
import type { Markup } from './print-jsx.ts';
import type { Printable } from './printable.ts';

const placeNames = new Set([
  'position',
  'left',
  'top',
  'width',
  'height',
  'marginHorizontal',
  'marginVertical',
  'zIndex',
]);

/** An image, or a coloured box as long as none is chosen; one that opens a screen is inside a pressable. */
export function imageMarkup(node: Printable, context: FunctionContext, box: Style, styleOf: StyleOf): Markup {
  const { element, slots } = node;
  const { source, press } = slots;
  const { native } = context.file;
  const role = 'accessibilityRole="imagebutton"';
  const onPress = press === undefined ? [] : [pressOf(press, context)];
  if (source === undefined) {
    native.add(press === undefined ? 'View' : 'Pressable');
    return press === undefined
      ? { tag: 'View', attributes: styleOf(box), children: [] }
      : { tag: 'Pressable', attributes: [role, ...styleOf(box), ...onPress], children: [] };
  }
  native.add('Image');
  const mode = readProperty(element.props, 'resizeMode');
  const image = [
    `source={${sourceOf(source, context)}}`,
    ...(mode === 'cover' ? [] : [`resizeMode="${mode}"`]),
  ];
  if (press === undefined) return { tag: 'Image', attributes: [...image, ...styleOf(box)], children: [] };
  native.add('Pressable');
  const place = box.filter(([name]) => placeNames.has(name));
  const look = box.filter(([name]) => !placeNames.has(name));
  const fill: Style = [['width', '100%'], ['height', '100%'], ...look];
  const fillStyle = `style={${context.file.style(fill, `${element.name} image`)}}`;
  return {
    tag: 'Pressable',
    attributes: [role, ...styleOf(place), ...onPress],
    children: [{ tag: 'Image', attributes: [...image, fillStyle], children: [] }],
  };
}
