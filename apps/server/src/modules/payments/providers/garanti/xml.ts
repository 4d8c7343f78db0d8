import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';

// The bank's XML: written by us without anything foreign in it, read as text of a hostile sender.

/** Nested names to text or to further names. */
export interface XmlTree {
  readonly [name: string]: string | XmlTree | readonly XmlTree[];
}

/** The bank answers a few kilobytes; a list of 500 orders is about 300 KB. */
export const xmlLimit = 1_000_000;

const builder = new XMLBuilder({ processEntities: true, suppressEmptyNode: false });
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  processEntities: false,
  htmlEntities: false,
  ignoreDeclaration: true,
  isArray: (name) => name === 'OrderTxn',
});

export function writeXml(root: string, tree: XmlTree): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${builder.build({ [root]: tree })}`;
}

/** The tree under `root`, or null for anything that is not whole, plain XML of that root. Entities stay as they are. */
export function readXml(text: string, root: string): XmlTree | null {
  if (text.length > xmlLimit || /<!(?:DOCTYPE|ENTITY)|\0/i.test(text)) return null;
  if (XMLValidator.validate(text) !== true) return null;
  try {
    const tree = (parser.parse(text) as Record<string, unknown>)[root];
    return typeof tree === 'object' && tree !== null && !Array.isArray(tree) ? (tree as XmlTree) : null;
  } catch {
    return null;
  }
}

/** Text at the end of a path of names; empty when there is none. */
export function textAt(tree: XmlTree, ...path: readonly string[]): string {
  let place: XmlTree[string] | undefined = tree;
  for (const name of path) {
    if (typeof place !== 'object' || Array.isArray(place)) return '';
    place = Object.hasOwn(place, name) ? (place as XmlTree)[name] : undefined;
  }
  return typeof place === 'string' ? place : '';
}

/** The repeated elements at the end of a path. */
export function listAt(tree: XmlTree, ...path: readonly string[]): readonly XmlTree[] {
  let place: XmlTree[string] | undefined = tree;
  for (const name of path) {
    if (typeof place !== 'object' || Array.isArray(place)) return [];
    place = Object.hasOwn(place, name) ? (place as XmlTree)[name] : undefined;
  }
  return Array.isArray(place) ? place.filter((item) => typeof item === 'object') : [];
}
