import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';

// The bank's XML. Replies are treated as untrusted: no DOCTYPE, no entities, a size limit.

/** Element names mapped to text, to a subtree or to a list of subtrees. */
export interface XmlTree {
  readonly [name: string]: string | XmlTree | readonly XmlTree[];
}

/** Maximum length of a reply; a list of 500 orders has about 300 KB. */
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

/** Parses XML with the given root element; null if it is malformed or has a DOCTYPE. Entities are not decoded. */
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

/** Text of the element at a path; empty when there is none. */
export function textAt(tree: XmlTree, ...path: readonly string[]): string {
  let place: XmlTree[string] | undefined = tree;
  for (const name of path) {
    if (typeof place !== 'object' || Array.isArray(place)) return '';
    place = Object.hasOwn(place, name) ? (place as XmlTree)[name] : undefined;
  }
  return typeof place === 'string' ? place : '';
}

/** The repeated elements at a path. */
export function listAt(tree: XmlTree, ...path: readonly string[]): readonly XmlTree[] {
  let place: XmlTree[string] | undefined = tree;
  for (const name of path) {
    if (typeof place !== 'object' || Array.isArray(place)) return [];
    place = Object.hasOwn(place, name) ? (place as XmlTree)[name] : undefined;
  }
  return Array.isArray(place) ? place.filter((item) => typeof item === 'object') : [];
}
