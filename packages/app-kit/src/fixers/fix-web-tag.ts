import { isWebOnly } from '../checks/check-markup.ts';
import { type Patch, patchSource } from '../source/patch-source.ts';
import { lastNonSpaceBefore } from '../source/skip-space.ts';
import type { JsxAttribute, JsxElement } from '../source/source-scan.ts';
import { convertDrawing, isDrawing } from './convert-drawing.ts';
import { convertField } from './convert-field.ts';
import { convertLeaf, convertLink } from './convert-leaf.ts';
import type { SourceFixer } from './fixer.ts';

const boxes = new Set(
  'div section main header footer nav article aside form ul ol li figure fieldset dl'.split(' '),
);
const texts = new Set(
  'span p h1 h2 h3 h4 h5 h6 label strong em b i u small blockquote code time figcaption dt dd legend'.split(
    ' ',
  ),
);

const isBox = (name: string): boolean =>
  boxes.has(name) || /^(?:View|Pressable|img|button|input|textarea|svg)$/.test(name);

// Attribute values can contain elements with values, so reading each completely would take time per nesting level.
const valueMaximum = 1000;

// Attributes with the same meaning in React Native, and those without any.
const kept = /^(?:style|key|ref|testID|accessib\w+|aria-[\w-]+|on(?:Press|Layout)|role)$/;
const dropped = /^(?:class|className|id|htmlFor|for|type|tabIndex|data-[\w-]+)$/;

/** Patches that convert an element and its attributes; `undefined` if the result would be a guess. */
function convert(
  source: string,
  element: JsxElement,
  holdsBox: boolean,
  parent: string,
): Patch[] | undefined {
  const special =
    convertLeaf(source, element, parent === 'Text' || texts.has(parent)) ?? convertField(source, element);
  if (special !== undefined) return special;
  if (isDrawing(element.name)) return convertDrawing(source, element);
  if (element.name === 'a') return holdsBox ? undefined : convertLink(source, element);

  const value = (name: string): string | undefined => {
    const attribute = element.attributes.find((candidate) => candidate.name === name);
    return attribute === undefined
      ? undefined
      : source.slice(attribute.start + name.length + 1, attribute.end);
  };
  const press = value('onClick');
  let target: string | undefined;
  if (element.name === 'li' && press === undefined && holdsOnlyText(source, element)) target = 'Text';
  else if (boxes.has(element.name)) target = press === undefined ? 'View' : 'Pressable';
  else if (texts.has(element.name)) target = 'Text';
  else if (element.name === 'button') target = 'Pressable';
  else if (element.name === 'img') target = 'Image';
  if (target === undefined) return undefined;
  // A Text cannot contain views on every platform, and an image without a size is invisible.
  if (target === 'Text' && holdsBox) return undefined;
  if (target === 'Image' && value('src') === undefined) return undefined;
  const size =
    target === 'Image' && value('style') === undefined ? readSize(value('width'), value('height')) : '';
  if (size === undefined) return undefined;
  const patches: Patch[] = [rename(element.nameStart, element.name, target)];
  for (const attribute of element.attributes) {
    const isSize = size !== '' && /^(?:width|height)$/.test(attribute.name);
    const patch = isSize ? replaceSize(source, attribute, size) : convertAttribute(source, attribute, target);
    if (patch === undefined) return undefined;
    if (patch !== 'keep') patches.push(patch);
  }
  if (!element.isSelfClosing) patches.push(rename(element.closeStart + 2, element.name, target));
  return patches;
}

/** Whether the content of a list item is text with values such as `{item.title}`. */
function holdsOnlyText(source: string, { openEnd, closeStart }: JsxElement): boolean {
  if (closeStart - openEnd > valueMaximum) return false;
  const content = source.slice(openEnd, closeStart);
  return (
    /[^\s]/.test(content) && /^(?:[^<{}]|\{[\w$.]{1,80}\})*$/.test(content) && !/\bchildren\}/.test(content)
  );
}

/** The style of an image with a width and a height in points; `undefined` without them. */
function readSize(width: string | undefined, height: string | undefined): string | undefined {
  const [first, second] = [width, height].map(
    (text) => /^["{']{1,2}(\d{1,4})(?:px)?["}']{1,2}$/.exec(text ?? '')?.[1],
  );
  return first === undefined || second === undefined
    ? undefined
    : `style={{ width: ${first}, height: ${second} }}`;
}

/** Writes the style in place of the height and removes the width. */
function replaceSize(source: string, { name, start, end }: JsxAttribute, size: string): Patch {
  if (name === 'height') return { start, end, text: size };
  return { start: lastNonSpaceBefore(source, start) + 1, end, text: '' };
}

const rename = (start: number, from: string, text: string): Patch => ({
  start,
  end: start + from.length,
  text,
});

function convertAttribute(
  source: string,
  attribute: JsxAttribute,
  target: string,
): Patch | 'keep' | undefined {
  const { name, start, end } = attribute;
  if (kept.test(name) && name !== 'style') return 'keep';
  const value = source.slice(start + name.length + 1, end);
  if ((name === 'style' || name === 'onClick') && value.length > valueMaximum) return undefined;
  if (name === 'style') return /['"]\s*\d+px/.test(value) ? undefined : 'keep';
  if (dropped.test(name)) return { start: lastNonSpaceBefore(source, start) + 1, end, text: '' };
  if (name === 'onClick' && (target === 'Pressable' || target === 'Text')) {
    // A web event has members that a press event does not have.
    return /=>\s*|^\{[\w.]+\}$/.test(value) && !/\be(?:v|vent)?\b\s*[.)]/.test(value)
      ? { start, end: start + name.length, text: 'onPress' }
      : undefined;
  }
  if (name === 'disabled' && target === 'Pressable') return 'keep';
  if (target !== 'Image') return undefined;
  if (name === 'alt') return { start, end: start + name.length, text: 'accessibilityLabel' };
  if (name !== 'src') return undefined;
  const uri = value.startsWith('{') ? value.slice(1, -1) : value;
  return { start, end, text: `source={{ uri: ${uri} }}` };
}

/**
 * Converts web tags to React Native components if every attribute has a counterpart; `checkProject` reports the rest.
 */
export const fixWebTag: SourceFixer = {
  kind: 'web-tag',
  fix: ({ file }) => {
    const { scan, source } = file;
    if (!scan.isBalanced || isWebOnly(file.path)) return undefined;
    const names = new Set<string>();
    const boxParents = new Set(scan.elements.filter(({ name }) => isBox(name)).map(({ parent }) => parent));
    const patches = scan.elements.flatMap((element, index) => {
      const isTag = /^[a-z][a-zA-Z0-9]*$/.test(element.name);
      const converted = isTag
        ? convert(source, element, boxParents.has(index), scan.elements[element.parent]?.name ?? '')
        : undefined;
      if (converted !== undefined) names.add(element.name);
      return converted ?? [];
    });
    if (patches.length === 0) return undefined;
    return { source: patchSource(source, patches), params: { names: [...names].join(', ') } };
  },
};
