import type { Patch } from '../source/patch-source.ts';
import { lastNonSpaceBefore } from '../source/skip-space.ts';
import type { JsxElement } from '../source/source-scan.ts';

const components: Readonly<Record<string, string>> = {
  svg: 'Svg',
  path: 'Path',
  circle: 'Circle',
  rect: 'Rect',
  line: 'Line',
  ellipse: 'Ellipse',
  polygon: 'Polygon',
  polyline: 'Polyline',
  g: 'G',
};

/** Whether an element is a part of an SVG drawing that react-native-svg has. */
export const isDrawing = (name: string): boolean => Object.hasOwn(components, name);

const dropped = /^(?:xmlns(?::\w+)?|class|className|role|aria-[\w-]+|focusable|id)$/;

/** Converts a part of an SVG drawing; `undefined` for one with handlers. */
export function convertDrawing(source: string, element: JsxElement): Patch[] | undefined {
  const { name, nameStart, closeStart, isSelfClosing, attributes } = element;
  const text = components[name];
  if (text === undefined || attributes.some((attribute) => /^on[A-Z]/.test(attribute.name))) return undefined;
  const patches: Patch[] = [{ start: nameStart, end: nameStart + name.length, text }];
  for (const attribute of attributes) {
    const { start, end } = attribute;
    if (dropped.test(attribute.name)) {
      patches.push({ start: lastNonSpaceBefore(source, start) + 1, end, text: '' });
    } else if (attribute.name.includes('-')) {
      const camelCase = attribute.name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      patches.push({ start, end: start + attribute.name.length, text: camelCase });
    }
  }
  if (!isSelfClosing) patches.push({ start: closeStart + 2, end: closeStart + 2 + name.length, text });
  return patches;
}
