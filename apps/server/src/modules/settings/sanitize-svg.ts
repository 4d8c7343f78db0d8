import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { WorkerJob } from '../../platform/workers/index.ts';

// Rewrites an SVG with known drawing elements and attributes alone (docs/rules/settings.md#logo-and-favicon). The output is
// written from the parsed tree, so nothing of the input is kept that is not on a list.

const shapes = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect'];
const groups = ['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'clipPath', 'mask', 'marker', 'pattern'];
const paints = ['linearGradient', 'radialGradient', 'stop', 'filter'];
const effects = [
  'feBlend',
  'feColorMatrix',
  'feComposite',
  'feFlood',
  'feGaussianBlur',
  'feMerge',
  'feMergeNode',
  'feOffset',
];
const texts = ['text', 'tspan', 'title', 'desc'];
const elements: ReadonlySet<string> = new Set([
  ...shapes,
  ...groups,
  ...paints,
  ...effects,
  ...texts,
  'style',
]);
const textElements: ReadonlySet<string> = new Set([...texts, 'style']);

/** Attributes are names of letters and hyphens, which are not handlers and lead nowhere. */
const isDrawingAttribute = (name: string): boolean =>
  /^[A-Za-z][A-Za-z0-9-]*$/.test(name) &&
  !/^(?:on|href$|src$|action$|formaction$|from$|to$|values$)/i.test(name);

/** Only parts of the same file may be referred to. */
const isLocalReference = (value: string): boolean => /^#[A-Za-z_][\w.-]*$/.test(value);

/** No entity, quote, markup or escape that could end the attribute, and no address but `url(#part)`. */
const isPlain = (value: string): boolean =>
  !/[<>"\\\0]|&(?!(?:amp|lt|gt|quot|apos);)|@import|javascript:|expression\s*\(/i.test(value) &&
  [...value.matchAll(/url\s*\(\s*['"]?([^)]*)/gi)].every(([, target]) => target?.startsWith('#') === true);

/** Deeper trees are rejected, because the walk is recursive. */
const depthMaximum = 60;

type XmlNode = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  htmlEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

const svgNamespace = 'http://www.w3.org/2000/svg';

function writeAttributes(attributes: Readonly<Record<string, unknown>>): string {
  let written = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value !== 'string' || !isPlain(value)) continue;
    const isReference = name === 'href' || name === 'xlink:href';
    if (isReference && isLocalReference(value) && !/ href=/.test(written)) written += ` href="${value}"`;
    else if (!isReference && name !== 'xmlns' && isDrawingAttribute(name)) written += ` ${name}="${value}"`;
  }
  return written;
}

function writeNode(node: XmlNode, parent: string, depth: number): string {
  if (depth > depthMaximum) throw new RangeError('The SVG is nested too deeply.');
  let written = '';
  for (const [name, content] of Object.entries(node)) {
    if (name === '#text') {
      if (typeof content === 'string' && textElements.has(parent) && isPlain(content.replaceAll('"', ''))) {
        written += content;
      }
      continue;
    }
    if (!elements.has(name) || !Array.isArray(content)) continue;
    const attributes = (node[':@'] ?? {}) as Readonly<Record<string, unknown>>;
    const namespace = name === 'svg' && parent === '' ? ` xmlns="${svgNamespace}"` : '';
    const children = (content as XmlNode[]).map((child) => writeNode(child, name, depth + 1)).join('');
    const opening = `<${name}${namespace}${writeAttributes(attributes)}`;
    // The root keeps its closing tag, by which the type of the file is recognised.
    written += children === '' && parent !== '' ? `${opening}/>` : `${opening}>${children}</${name}>`;
  }
  return written;
}

/** The SVG without scripts, handlers, foreign content and addresses; null when it is no well-formed drawing. */
export function sanitizeSvg(text: string): string | null {
  if (/<!(?:DOCTYPE|ENTITY)[^>]*\[/i.test(text)) return null;
  const body = text.replace(/<!DOCTYPE[^>[]*>/i, '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(body) || XMLValidator.validate(body) !== true) return null;
  try {
    const roots = (parser.parse(body) as XmlNode[]).filter((node) => Object.hasOwn(node, 'svg'));
    const [root] = roots;
    return root === undefined || roots.length > 1 ? null : writeNode(root, '', 0);
  } catch {
    return null;
  }
}

/** `sanitizeSvg` in a worker thread, because a logo may have megabytes. */
export const sanitizeSvgJob: WorkerJob<string, string | null> = (text) => sanitizeSvg(text);
