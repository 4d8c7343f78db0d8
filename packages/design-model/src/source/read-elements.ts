import { childrenOf, nameOf, nodeOf, nodesOf, type SyntaxNode } from '@kilim/app-kit/syntax';
import { readComponent } from './component-facts.ts';
import { type FindModule, type ModuleFacts, textOf, unwrap } from './module-facts.ts';
import { readStyle, type Sheets } from './read-style.ts';
import { readValue } from './resolve-value.ts';
import type { Place, SourceElement, SourceProp, SourceValue, Span } from './screen.ts';

interface ElementContext {
  readonly find: FindModule;
  readonly module: ModuleFacts;
  readonly sheets: Sheets;
  readonly uses: ReadonlyMap<string, number>;
  readonly positionOf: (offset: number) => { readonly line: number; readonly column: number };
}

const spanOf = ({ start, end }: SyntaxNode): Span => ({ start, end });
const isElement = ({ type }: SyntaxNode): boolean => type === 'JSXElement' || type === 'JSXFragment';

/** An element below a node with the way to it. */
interface Reached {
  readonly node: SyntaxNode;
  readonly place: Place;
}

/** The nearest elements below a node; `place` is where an element at this node would stand. */
export function findElements(source: string, node: SyntaxNode, place: Place): readonly Reached[] {
  if (isElement(node)) return [{ node, place }];
  const down = (child: SyntaxNode | undefined, next: Place): readonly Reached[] =>
    child === undefined ? [] : findElements(source, child, next);
  if (node.type === 'LogicalExpression' || node.type === 'ConditionalExpression') {
    const test = nodeOf(node, node.type === 'LogicalExpression' ? 'left' : 'test');
    const condition = test === undefined ? '' : source.slice(test.start, test.end);
    const branch = (isElse: boolean): Place => ({ kind: 'condition', condition, isElse });
    return node.type === 'LogicalExpression'
      ? [...down(test, place), ...down(nodeOf(node, 'right'), branch(false))]
      : [
          ...down(nodeOf(node, 'consequent'), branch(false)),
          ...down(nodeOf(node, 'alternate'), branch(true)),
        ];
  }
  if (node.type === 'CallExpression') {
    const callee = nodeOf(node, 'callee');
    const isList = nameOf(callee && nodeOf(callee, 'property')) === 'map';
    if (isList)
      return [
        ...down(callee, place),
        ...nodesOf(node, 'arguments').flatMap((each) => down(each, { kind: 'list' })),
      ];
  }
  const next: Place = place.kind === 'child' ? { kind: 'expression' } : place;
  return childrenOf(node).flatMap((child) => findElements(source, child, next));
}

/** The name of a tag as it is written: `Card`, `Card.Title`. */
function tagOf(source: string, name: SyntaxNode | undefined): string {
  return name === undefined ? '' : source.slice(name.start, name.end);
}

function readProp({ find, module }: ElementContext, attribute: SyntaxNode): SourceProp {
  const written = nodeOf(attribute, 'value');
  const shared = { name: tagOf(module.source, nodeOf(attribute, 'name')), span: spanOf(attribute) };
  if (written === undefined)
    return { ...shared, written: null, inner: null, value: { kind: 'literal', value: true } };
  const expression = written.type === 'JSXExpressionContainer' ? nodeOf(written, 'expression') : written;
  const inner = expression ?? written;
  return {
    ...shared,
    written: spanOf(written),
    inner: spanOf(inner),
    value: isElement(inner)
      ? { kind: 'locked', reason: 'expression', code: module.source.slice(inner.start, inner.end) }
      : readValue(find, module, inner, true),
  };
}

const isBlank = (node: SyntaxNode): boolean => node.type === 'JSXText' && /^\s*$/.test(textOf(node));

const isEmptyExpression = (node: SyntaxNode): boolean =>
  node.type === 'JSXExpressionContainer' && nodeOf(node, 'expression')?.type === 'JSXEmptyExpression';

/** The text between the tags of an element, without the white space around it. */
function readText({ find, module }: ElementContext, children: readonly SyntaxNode[]): SourceElement['text'] {
  const { source } = module;
  const shown = children.filter((child) => !isBlank(child) && !isEmptyExpression(child));
  const [first] = shown;
  const last = shown.at(-1);
  if (first === undefined || last === undefined || shown.some(isElement)) return null;
  const expression = first.type === 'JSXExpressionContainer' ? nodeOf(first, 'expression') : undefined;
  if (shown.length > 1) {
    const span = { start: first.start, end: last.end };
    const code = source.slice(span.start, span.end).trim();
    return { span, value: { kind: 'locked', reason: 'mixed-text', code } };
  }
  if (expression !== undefined) {
    const hasElements = findElements(source, expression, { kind: 'child' }).length > 0;
    if (hasElements) return null;
    return { span: spanOf(first), value: readValue(find, module, expression, true) };
  }
  if (first.type !== 'JSXText') return null;
  const raw = source.slice(first.start, first.end);
  const start = first.start + (raw.length - raw.trimStart().length);
  const end = first.end - (raw.length - raw.trimEnd().length);
  // JSX joins the lines of a text with single spaces.
  const value: SourceValue = {
    kind: 'literal',
    value: textOf(first)
      .trim()
      .replaceAll(/\s*\n\s*/g, ' '),
  };
  return { span: { start, end }, value };
}

/** Reads an element with everything below it. */
export function readElement(context: ElementContext, { node, place }: Reached, path: string): SourceElement {
  const { find, module, sheets, uses, positionOf } = context;
  const { source } = module;
  const opening = nodeOf(node, node.type === 'JSXFragment' ? 'openingFragment' : 'openingElement') ?? node;
  const name = nodeOf(opening, 'name');
  const tag = tagOf(source, name);
  const facts = readComponent(find, module, tag);
  const attributes = nodesOf(opening, 'attributes');
  const props = attributes.filter(({ type }) => type === 'JSXAttribute');
  const hasSpread = attributes.length > props.length;
  const style = props.find((attribute) => tagOf(source, nodeOf(attribute, 'name')) === 'style');
  const container = style && nodeOf(style, 'value');
  const inner = nodesOf(node, 'children');
  const slots = inner.filter((child) => !isBlank(child) && !isEmptyExpression(child));
  const inProps = props
    .filter((attribute) => attribute !== style)
    .flatMap((attribute) => {
      const prop = tagOf(source, nodeOf(attribute, 'name'));
      return childrenOf(attribute).flatMap((child) =>
        findElements(source, child, { kind: 'prop', name: prop }),
      );
    });
  const between = inner.flatMap((child) => findElements(source, child, { kind: 'child' }));
  const children = [...inProps, ...between].map((reached, index) => {
    const element = readElement(context, reached, `${path}.${index}`);
    const slot = reached.place.kind === 'child' ? slots.indexOf(reached.node) : -1;
    return slot === -1
      ? element
      : { ...element, before: slotSpan(slots[slot - 1]), after: slotSpan(slots[slot + 1]) };
  });
  return {
    id: `${path}:${tag}`,
    tag,
    kind: facts.kind,
    definition: facts.definition,
    span: spanOf(node),
    name: name === undefined ? { start: opening.start + 1, end: opening.start + 1 } : spanOf(name),
    opening: spanOf(opening),
    isSelfClosing: opening['selfClosing'] === true,
    ...positionOf(node.start),
    props: props.filter((attribute) => attribute !== style).map((attribute) => readProp(context, attribute)),
    hasSpread,
    style: readStyle(
      { find, module, sheets, uses },
      container && unwrap(nodeOf(container, 'expression') ?? container),
      facts.takesStyle ? (hasSpread ? 'spread' : null) : 'no-style',
    ),
    text: readText(context, inner),
    place,
    before: null,
    after: null,
    canHold: facts.takesChildren || between.some((reached) => reached.place.kind === 'child'),
    children,
  };
}

/** Texts have no place of their own that something could be exchanged with. */
const slotSpan = (node: SyntaxNode | undefined): Span | null =>
  node === undefined || node.type === 'JSXText' ? null : spanOf(node);
