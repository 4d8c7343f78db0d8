import { bottom } from '../geometry/bounds.ts';
import { isFlex } from '../geometry/layout.ts';
import { flowStyle, keptSize, type Style } from './element-style.ts';
import type { FunctionContext, StyleOf } from './function-context.ts';
import type { Markup } from './print-jsx.ts';
import type { Printable } from './printable.ts';

/** A scrollable container. Children with own positions give no height, so the content gets that of the lowest one. */
export function scrollMarkup(
  { element, children, placement }: Printable,
  { file }: FunctionContext,
  box: Style,
  styleOf: StyleOf,
  inner: readonly Markup[],
): Markup {
  file.native.add('ScrollView');
  const height = Math.max(element.height, ...children.map((child) => bottom(child.element)));
  const free: Style = height > element.height ? [['height', height]] : [];
  const content: Style = isFlex(element) ? [['flexGrow', 1], ...flowStyle(element)] : free;
  const contentStyle = file.style(content, `${element.name} content`);
  return {
    tag: 'ScrollView',
    attributes: [
      ...styleOf([...box, ...keptSize(placement)]),
      ...(contentStyle === undefined ? [] : [`contentContainerStyle={${contentStyle}}`]),
    ],
    children: inner,
  };
}
