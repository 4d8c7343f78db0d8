import { isPlainChild, lineWidth, quote } from './print-text.ts';

/** A complete attribute such as `style={styles.card}`; `broken` are its lines for where it does not fit on one. */
export type Attribute = string | { readonly flat: string; readonly broken: readonly string[] };

/** Markup to print. */
export interface Markup {
  readonly tag: string;
  readonly attributes: readonly Attribute[];
  readonly children: readonly MarkupChild[];
}

/** A child element, a text that is shown, or an expression such as `title`. */
export type MarkupChild = Markup | { readonly text: string } | { readonly expression: string };

const isMarkup = (child: MarkupChild): child is Markup => 'tag' in child;

function printInline(child: Exclude<MarkupChild, Markup>): string {
  if ('expression' in child) return `{${child.expression}}`;
  return isPlainChild(child.text) ? child.text : `{${quote(child.text)}}`;
}

/** A text on its own line; one that is too long becomes a string, which formatters do not wrap. */
function printLine(child: Exclude<MarkupChild, Markup>, indent: string): string {
  const inline = printInline(child);
  const isTooLong = 'text' in child && indent.length + inline.length > lineWidth;
  return indent + (isTooLong ? `{${quote(child.text)}}` : inline);
}

const flatOf = (attribute: Attribute): string => (typeof attribute === 'string' ? attribute : attribute.flat);

function printAttribute(attribute: Attribute, indent: string): string {
  const flat = flatOf(attribute);
  if (typeof attribute === 'string' || indent.length + flat.length <= lineWidth) return `${indent}${flat}\n`;
  return attribute.broken.map((line) => `${indent}${line}\n`).join('');
}

function printOpening({ tag, attributes }: Markup, indent: string, end: string): string {
  const flat = [`<${tag}`, ...attributes.map(flatOf)].join(' ') + (end === '/>' ? ' />' : end);
  if (indent.length + flat.length <= lineWidth) return indent + flat;
  const broken = attributes.map((attribute) => printAttribute(attribute, `${indent}  `)).join('');
  return `${indent}<${tag}\n${broken}${indent}${end}`;
}

/** Prints markup as the usual formatters do: on one line where it fits, else one attribute or child per line. */
export function printJsx(markup: Markup, indent: string): string {
  const { tag, attributes, children } = markup;
  if (children.length === 0) return printOpening(markup, indent, '/>');
  const texts = children.flatMap((child) => (isMarkup(child) ? [] : [child]));
  // Formatters break after several attributes even where the line is short enough.
  if (texts.length === children.length && attributes.length <= 1) {
    const flat = `${[`<${tag}`, ...attributes.map(flatOf)].join(' ')}>${texts.map(printInline).join('')}</${tag}>`;
    if (indent.length + flat.length <= lineWidth) return indent + flat;
  }
  const inner = children.map((child) =>
    isMarkup(child) ? printJsx(child, `${indent}  `) : printLine(child, `${indent}  `),
  );
  return [printOpening(markup, indent, '>'), ...inner, `${indent}</${tag}>`].join('\n');
}
