import type { Patch } from '../source/patch-source.ts';
import { childrenOf, nameOf, nodeOf, nodesOf, type SyntaxNode } from '../syntax/syntax-node.ts';
import { globalName, type Place } from './global-place.ts';
import { textOf } from './jsx-tags.ts';
import { fixStorage } from './web-storage.ts';

/** Whether an identifier is a value here and not the name of a member or a key. */
function isValue({ node, parent }: Place): boolean {
  const holder = parent?.node;
  if (node.type !== 'Identifier' || holder === undefined) return true;
  const isKey = holder.type === 'Property' && holder['key'] === node && holder['computed'] !== true;
  return !isKey && !(holder.type === 'MemberExpression' && holder['property'] === node);
}

const openUrl = (source: string, node: SyntaxNode, address: SyntaxNode): Patch => ({
  start: node.start,
  end: node.end,
  text: `Linking.openURL(${source.slice(address.start, address.end)})`,
});

function fixPlace(source: string, place: Place, isFree: (name: string) => boolean): readonly Patch[] {
  const { node } = place;
  const name = isValue(place) ? globalName(node, isFree) : '';
  if (name === 'innerWidth' || name === 'innerHeight') {
    const text = `Dimensions.get('window').${name === 'innerWidth' ? 'width' : 'height'}`;
    return [{ start: node.start, end: node.end, text }];
  }
  if (node.type === 'MemberExpression' && nameOf(nodeOf(node, 'property')) === 'matches') {
    const call = nodeOf(node, 'object');
    const [query] = call === undefined ? [] : nodesOf(call, 'arguments');
    const isDark = /^\(prefers-color-scheme:\s?dark\)$/.test(textOf(query) ?? '');
    if (!isDark || globalName(call && nodeOf(call, 'callee'), isFree) !== 'matchMedia') return [];
    return [{ start: node.start, end: node.end, text: "Appearance.getColorScheme() === 'dark'" }];
  }
  if (node.type === 'AssignmentExpression' && node['operator'] === '=') {
    const [left, right] = [nodeOf(node, 'left'), nodeOf(node, 'right')];
    const isHref =
      nameOf(left && nodeOf(left, 'property')) === 'href' &&
      globalName(left && nodeOf(left, 'object'), isFree) === 'location';
    const isStatement =
      place.parent?.node.type === 'ExpressionStatement' ||
      place.parent?.node.type === 'ArrowFunctionExpression';
    return isHref && isStatement && right !== undefined ? [openUrl(source, node, right)] : [];
  }
  if (node.type !== 'CallExpression') return [];
  const callee = nodeOf(node, 'callee');
  const [address] = nodesOf(node, 'arguments');
  const isOpen = callee?.type === 'MemberExpression' && globalName(callee, isFree) === 'open';
  return isOpen && address !== undefined ? [openUrl(source, node, address)] : fixStorage(place, isFree);
}

/** Patches for all uses of browser values that have a counterpart. */
export function findWebUses(source: string, tree: SyntaxNode, isFree: (name: string) => boolean): Patch[] {
  const patches: Patch[] = [];
  const open: Place[] = [{ node: tree, parent: undefined }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const found = fixPlace(source, place, isFree);
    patches.push(...found);
    if (found.length > 0 && place.node.type !== 'CallExpression') continue;
    for (const node of childrenOf(place.node)) open.push({ node, parent: place });
  }
  return patches;
}
