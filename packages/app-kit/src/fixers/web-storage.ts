import type { Patch } from '../source/patch-source.ts';
import { nameOf, nodeOf, nodesOf } from '../syntax/syntax-node.ts';
import { globalName, type Place } from './global-place.ts';

const effects = new Set(['useEffect', 'useLayoutEffect']);

/** The nearest function around a place. */
function findFunction(place: Place): Place | undefined {
  let at = place.parent;
  while (
    at !== undefined &&
    !/^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(at.node.type)
  )
    at = at.parent;
  return at;
}

/** `const saved = localStorage.getItem('a');` in the body of an effect: the rest of the body runs with the value. */
function fixRead(place: Place, storage: Patch, around: Place): readonly Patch[] {
  const declarator = place.parent;
  const declaration = declarator?.parent;
  const body = declaration?.parent?.node;
  const call = around.parent?.node;
  const effect = call && nodeOf(call, 'callee');
  const id = declarator && nodeOf(declarator.node, 'id');
  const isEffect = effects.has(nameOf(effect) || nameOf(effect && nodeOf(effect, 'property')));
  if (!isEffect || declaration?.node.type !== 'VariableDeclaration' || id?.type !== 'Identifier') return [];
  if (
    body?.type !== 'BlockStatement' ||
    nodeOf(around.node, 'body') !== body ||
    nodesOf(declaration.node, 'declarations').length > 1
  )
    return [];
  // An effect returns its clean-up, which must not move into the callback.
  if (nodesOf(body, 'body').some(({ type }) => type === 'ReturnStatement')) return [];
  return [
    { start: declaration.node.start, end: place.node.start, text: '' },
    storage,
    { start: place.node.end, end: declaration.node.end, text: `.then((${nameOf(id)}) => {` },
    { start: body.end - 1, end: body.end - 1, text: '  });\n  ' },
  ];
}

/** Calls of `localStorage` as calls of AsyncStorage: writes anywhere, reads where the code can wait for the value. */
export function fixStorage(place: Place, isFree: (name: string) => boolean): readonly Patch[] {
  const { node, parent } = place;
  const callee = nodeOf(node, 'callee');
  const object = callee?.type === 'MemberExpression' ? nodeOf(callee, 'object') : undefined;
  if (object === undefined || globalName(object, isFree) !== 'localStorage') return [];
  const method = nameOf(callee && nodeOf(callee, 'property'));
  const storage: Patch = { start: object.start, end: object.end, text: 'AsyncStorage' };
  if (/^(?:setItem|removeItem|clear)$/.test(method)) return [storage];
  const around = method === 'getItem' ? findFunction(place) : undefined;
  if (around === undefined) return [];
  if (around.node['async'] !== true) return fixRead(place, storage, around);
  if (parent?.node.type === 'AwaitExpression') return [storage];
  const isWhole = parent?.node.type === 'VariableDeclarator' || parent?.node.type === 'AssignmentExpression';
  if (isWhole) return [{ start: node.start, end: node.start, text: 'await ' }, storage];
  return [
    { start: node.start, end: node.start, text: '(await ' },
    storage,
    { start: node.end, end: node.end, text: ')' },
  ];
}
