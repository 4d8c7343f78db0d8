import { readProperty } from '../model/properties.ts';
import {
  boxStyle,
  flowStyle,
  letterStyle,
  paddingStyle,
  positionStyle,
  type Style,
  sizeStyle,
} from './element-style.ts';
import { listSlots, type Repeat } from './find-repeats.ts';
import { type FunctionContext, pressOf, type StyleOf, sourceOf } from './function-context.ts';
import { imageMarkup } from './image-markup.ts';
import { listMarkup } from './list-markup.ts';
import { toPascal } from './names.ts';
import type { Markup, MarkupChild } from './print-jsx.ts';
import { quote, stringAttribute } from './print-text.ts';
import type { Printable, SlotName, SlotValue } from './printable.ts';
import { scrollMarkup } from './scroll-markup.ts';

const attributeOf = (name: string, value: SlotValue | undefined): string[] => {
  if (value === undefined) return [];
  return [value.kind === 'literal' ? stringAttribute(name, value.text) : `${name}={${value.name}}`];
};

const childOf = (value: SlotValue | undefined): readonly MarkupChild[] => {
  if (value === undefined) return [];
  return [value.kind === 'literal' ? { text: value.text } : { expression: value.name }];
};

function attributeOfSlot(slot: SlotName, name: string, value: SlotValue, context: FunctionContext): string {
  const isLiteral = value.kind === 'literal';
  if (slot === 'press') return pressOf(value, context).replace('onPress', name);
  if (slot === 'source') return `${name}={${sourceOf(value, context)}}`;
  if (slot === 'items') return `${name}={${isLiteral ? context.file.rows(value.text, name) : value.name}}`;
  return isLiteral ? stringAttribute(name, value.text) : `${name}={${value.name}}`;
}

/** The use of a component with the values of its parameters. */
function instanceOf(node: Printable, { name, parameters }: Repeat, context: FunctionContext): Markup {
  const slots = new Map([...listSlots(node)].map(({ path, slot, value }) => [`${path}:${slot}`, value]));
  const { isFree } = node.placement;
  const attributes = parameters.flatMap((parameter) => {
    const value = slots.get(`${parameter.path}:${parameter.slot}`);
    return value === undefined ? [] : [attributeOfSlot(parameter.slot, parameter.name, value, context)];
  });
  const place = isFree ? [`left={${node.element.x}}`, `top={${node.element.y}}`] : [];
  return { tag: name, attributes: [...place, ...attributes], children: [] };
}

/** An element, or the use of its component where it is repeated. */
export function toMarkup(node: Printable, context: FunctionContext): Markup {
  const repeat = context.repeats.get(node.signature);
  return repeat === undefined ? elementMarkup(node, context, false) : instanceOf(node, repeat, context);
}

/** The element itself; as the root of a component its position comes from `left` and `top`. */
export function elementMarkup(node: Printable, context: FunctionContext, isInstance: boolean): Markup {
  const { element, placement } = node;
  const { file } = context;
  const place = positionStyle(element, placement, isInstance);
  const size = sizeStyle(element, placement);
  const styleOf = (style: Style, isMoved: boolean, name = element.name): string[] => {
    const entry = file.style(style, name);
    if (entry === undefined) return [];
    return [isMoved ? `style={[${entry}, { left, top }]}` : `style={${entry}}`];
  };
  const isMoved = isInstance && placement.isFree;
  if (element.props.animated !== true) {
    return kindMarkup(node, context, [...place, ...size], (style) => styleOf(style, isMoved));
  }
  file.hasFadeIn = true;
  const inner = kindMarkup(node, context, size, (style) => styleOf(style, false));
  const duration = readProperty(element.props, 'animationDuration');
  const attributes = [`duration={${duration}}`, ...styleOf(place, isMoved, `${element.name} place`)];
  return { tag: 'FadeIn', attributes, children: [inner] };
}

function kindMarkup(node: Printable, context: FunctionContext, frame: Style, styleOf: StyleOf): Markup {
  const { element, slots, children } = node;
  const { file } = context;
  const use = (name: string): string => {
    file.native.add(name);
    return name;
  };
  const press = slots.press === undefined ? [] : [pressOf(slots.press, context)];
  const box = [...frame, ...boxStyle(element)];
  const inner = (): readonly Markup[] => children.map((child) => toMarkup(child, context));
  switch (element.type) {
    case 'text':
    case 'heading':
    case 'ai-chat-bubble': {
      const role =
        element.type === 'heading'
          ? ['accessibilityRole="header"']
          : press.length > 0
            ? ['accessibilityRole="link"']
            : [];
      const style = [...box, ...paddingStyle(element), ...letterStyle(element)];
      return {
        tag: use('Text'),
        attributes: [...role, ...styleOf(style), ...press],
        children: childOf(slots.text),
      };
    }
    case 'button': {
      const sides = { left: 'flex-start', right: 'flex-end' } as const;
      const align = readProperty(element.props, 'textAlign');
      const alignItems = align === 'left' || align === 'right' ? sides[align] : 'center';
      const inside: Style = [
        ['justifyContent', 'center'],
        ['alignItems', alignItems],
        ...paddingStyle(element),
      ];
      const label = file.style(letterStyle(element), `${element.name} text`);
      return {
        tag: use('Pressable'),
        attributes: ['accessibilityRole="button"', ...styleOf([...box, ...inside]), ...press],
        children: [
          {
            tag: use('Text'),
            attributes: label === undefined ? [] : [`style={${label}}`],
            children: childOf(slots.text),
          },
        ],
      };
    }
    case 'image':
      return imageMarkup(node, context, box, styleOf);
    case 'input':
    case 'textinput': {
      const { props } = element;
      const keyboard = readProperty(props, 'keyboardType');
      const style = [...box, ...paddingStyle(element), ...letterStyle(element)];
      return {
        tag: use('TextInput'),
        attributes: [
          ...styleOf(style),
          ...attributeOf('defaultValue', slots.text),
          ...attributeOf('placeholder', slots.placeholder),
          ...attributeOf('accessibilityLabel', slots.placeholder),
          ...(keyboard === 'default' ? [] : [`keyboardType="${keyboard}"`]),
          ...(props.secureTextEntry === true ? ['secureTextEntry'] : []),
        ],
        children: [],
      };
    }
    case 'switch': {
      const name = context.createName(`is${toPascal(element.name, 'Switch')}On`);
      context.states.push([name, element.props.value === true]);
      file.react.add('useState');
      const color = readProperty(element.props, 'color');
      const attributes = [
        `accessibilityLabel=${JSON.stringify(element.name.replaceAll(/["\\&]/g, ''))}`,
        `value={${name}}`,
        `onValueChange={set${name.charAt(0).toUpperCase()}${name.slice(1)}}`,
        `trackColor={{ true: ${quote(color)} }}`,
      ];
      const control = { tag: use('Switch'), attributes, children: [] };
      return { tag: use('View'), attributes: styleOf(box), children: [control] };
    }
    case 'flatlist':
      return listMarkup(node, context, box, styleOf);
    case 'scrollview':
      return scrollMarkup(node, context, box, styleOf, inner());
    case 'container':
    case 'view':
    case 'product-card':
    case 'user-profile':
    case 'smart-form':
    case 'tabbar': {
      const attributes = styleOf([...box, ...flowStyle(element)]);
      if (press.length === 0) return { tag: use('View'), attributes, children: inner() };
      const role = 'accessibilityRole="button"';
      return { tag: use('Pressable'), attributes: [role, ...attributes, ...press], children: inner() };
    }
  }
}
