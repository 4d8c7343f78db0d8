import type { Patch } from '../source/patch-source.ts';
import { lastNonSpaceBefore } from '../source/skip-space.ts';
import type { JsxElement } from '../source/source-scan.ts';

const lengthMaximum = 1000;
const dropped = /^(?:class|className|id|target|rel|title)$/;

/** Converts `<br />` to a line break in a text, and `<hr />` to a line; `undefined` for other elements. */
export function convertLeaf(source: string, element: JsxElement, isInText: boolean): Patch[] | undefined {
  const { name, start, end, attributes, isSelfClosing } = element;
  if (!isSelfClosing || attributes.some((attribute) => !dropped.test(attribute.name))) return undefined;
  if (name === 'br' && isInText) return [{ start, end, text: "{'\\n'}" }];
  if (name === 'br') return [{ start: lastNonSpaceBefore(source, start) + 1, end, text: '' }];
  if (name !== 'hr') return undefined;
  return [{ start, end, text: "<View style={{ height: 1, backgroundColor: '#d4d4d8' }} />" }];
}

/** Converts a link with an address to a text that opens it. */
export function convertLink(source: string, element: JsxElement): Patch[] | undefined {
  const { nameStart, name, closeStart, isSelfClosing, attributes } = element;
  const address = attributes.find((attribute) => attribute.name === 'href');
  if (address === undefined || isSelfClosing || address.end - address.start > lengthMaximum) return undefined;
  const value = source.slice(address.start + 'href='.length, address.end);
  // An address within the page names a screen, which only the author knows.
  if (!/^(?:["'](?:https?:|mailto:|tel:)|\{)/.test(value)) return undefined;
  const uri = value.startsWith('{') ? value.slice(1, -1) : value;
  const rest = attributes.filter(
    (attribute) => attribute !== address && attribute.name !== 'style' && attribute.name !== 'key',
  );
  if (rest.some((attribute) => !dropped.test(attribute.name))) return undefined;
  return [
    { start: nameStart, end: nameStart + name.length, text: 'Text' },
    { start: address.start, end: address.end, text: `onPress={() => Linking.openURL(${uri})}` },
    ...rest.map(({ start, end }) => ({ start: lastNonSpaceBefore(source, start) + 1, end, text: '' })),
    { start: closeStart + 2, end: closeStart + 2 + name.length, text: 'Text' },
  ];
}
