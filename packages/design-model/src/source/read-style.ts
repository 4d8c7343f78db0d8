import { nameOf, nodeOf, nodesOf, type SyntaxNode } from '@kilim/app-kit/syntax';
import { type FindModule, type ModuleFacts, textOf, unwrap } from './module-facts.ts';
import { readChain, readValue, reasonOf } from './resolve-value.ts';
import type { LockReason, SourceStyle, Span, StyleLayer, StyleProperty } from './screen.ts';

const spanOf = ({ start, end }: SyntaxNode): Span => ({ start, end });

/** The style sheets of a file by the names of their constants: the objects of their entries by name. */
export type Sheets = ReadonlyMap<string, ReadonlyMap<string, SyntaxNode>>;

interface StyleContext {
  readonly find: FindModule;
  readonly module: ModuleFacts;
  readonly sheets: Sheets;
  /** How often an entry is used, by `sheet.entry`. */
  readonly uses: ReadonlyMap<string, number>;
}

/** The object of `StyleSheet.create({ … })`; undefined for other expressions. */
export function readSheet(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = nodeOf(node, 'callee');
  if (callee === undefined || readChain(callee)?.join('.') !== 'StyleSheet.create') return undefined;
  const [object] = nodesOf(node, 'arguments');
  return object?.type === 'ObjectExpression' ? object : undefined;
}

function readProperties({ find, module }: StyleContext, object: SyntaxNode): readonly StyleProperty[] {
  return nodesOf(object, 'properties').flatMap((property): StyleProperty[] => {
    const value = nodeOf(property, 'value');
    const { source } = module;
    if (property.type !== 'Property' || property['computed'] === true || value === undefined) {
      const code = source.slice(property.start, property.end);
      const reason = property.type === 'SpreadElement' ? 'spread' : 'computed';
      const locked = { kind: 'locked', reason, code } as const;
      return [{ name: '', span: spanOf(property), inner: spanOf(property), value: locked }];
    }
    const name = textOf(nodeOf(property, 'key'));
    const read = readValue(find, module, value, false);
    // A shorthand has no value of its own that could be replaced.
    const shown =
      property['shorthand'] === true && read.kind !== 'locked'
        ? ({ kind: 'locked', reason: 'expression', code: name } as const)
        : read;
    return [{ name, span: spanOf(property), inner: spanOf(value), value: shown }];
  });
}

const lockedLayer = (name: string, condition: string | null, reason: LockReason): StyleLayer => ({
  kind: 'locked',
  name,
  condition,
  uses: 0,
  object: null,
  properties: [],
  reason,
});

function readLayers(context: StyleContext, written: SyntaxNode, condition: string | null): StyleLayer[] {
  const { module, sheets, uses } = context;
  const node = unwrap(written);
  const code = module.source.slice(node.start, node.end);
  const under = (next: string): string => (condition === null ? next : `${condition} && ${next}`);
  const codeOf = (field: string): string => {
    const test = nodeOf(node, field);
    return test === undefined ? '' : module.source.slice(test.start, test.end);
  };
  const follow = (field: string, next: string | null): StyleLayer[] => {
    const part = nodeOf(node, field);
    return part === undefined ? [] : readLayers(context, part, next);
  };
  switch (node.type) {
    case 'ObjectExpression': {
      const properties = readProperties(context, node);
      return [
        { kind: 'inline', name: '', condition, uses: 1, object: spanOf(node), properties, reason: null },
      ];
    }
    case 'ArrayExpression':
      return nodesOf(node, 'elements').flatMap((element) => readLayers(context, element, condition));
    case 'LogicalExpression':
      return node['operator'] === '&&'
        ? follow('right', under(codeOf('left')))
        : [lockedLayer(code, condition, 'expression')];
    case 'ConditionalExpression':
      return [
        ...follow('consequent', under(codeOf('test'))),
        ...follow('alternate', under(`!(${codeOf('test')})`)),
      ];
    case 'ArrowFunctionExpression':
      return nodeOf(node, 'body')?.type === 'BlockStatement'
        ? [lockedLayer(code, condition, 'function')]
        : follow('body', condition);
    case 'Literal':
      // The absent branch of a condition; a word is the style of a component with other rules, such as a status bar.
      return typeof node.value === 'string' ? [lockedLayer(code, condition, 'expression')] : [];
    case 'Identifier':
      if (nameOf(node) === 'undefined') return [];
  }
  const chain = readChain(node);
  const [sheet = '', entry = ''] = chain ?? [];
  const object = chain?.length === 2 ? sheets.get(sheet)?.get(entry) : undefined;
  if (object !== undefined) {
    const shared = { kind: 'entry', name: code, condition, reason: null } as const;
    const properties = readProperties(context, object);
    return [{ ...shared, uses: uses.get(code) ?? 1, object: spanOf(object), properties }];
  }
  const isImported = chain !== undefined && chain.length > 1 && module.imports.has(sheet);
  return [lockedLayer(code, condition, isImported ? 'imported-style' : reasonOf(node))];
}

/** What a style is merged from. `locked`: why the element takes none; null if it does. */
export function readStyle(
  context: StyleContext,
  expression: SyntaxNode | undefined,
  locked: LockReason | null,
): SourceStyle {
  if (expression === undefined) return { inner: null, isArray: false, layers: [], locked };
  const layers = readLayers(context, expression, null);
  const isFunction = ['ArrowFunctionExpression', 'FunctionExpression'].includes(expression.type);
  const isKnown = layers.some(({ kind }) => kind !== 'locked');
  return {
    inner: spanOf(expression),
    isArray: unwrap(expression).type === 'ArrayExpression',
    layers,
    // The result of a function can be anything, so nothing is added behind it.
    locked: isFunction ? 'function' : locked === 'no-style' && !isKnown ? locked : null,
  };
}
