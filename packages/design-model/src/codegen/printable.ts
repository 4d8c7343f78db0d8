import { expandBlock } from '../catalogue/expand-block.ts';
import type { DesignElement } from '../model/element.ts';
import type { ScreenId } from '../model/ids.ts';
import { type Placement, placementIn } from './element-style.ts';

/** What an element shows or does, apart from its look; it may differ between instances of a component. */
export const slotNames = ['text', 'placeholder', 'source', 'items', 'press'] as const;
export type SlotName = (typeof slotNames)[number];

/** A slot's value: written out (a press as its route, items as JSON), or the name of a component's parameter. */
export type SlotValue =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'parameter'; readonly name: string };

/** An element as it is printed: blocks expanded, hidden elements left out. */
export interface Printable {
  readonly element: DesignElement;
  readonly placement: Placement;
  readonly slots: Partial<Readonly<Record<SlotName, SlotValue>>>;
  readonly children: readonly Printable[];
  /** Equal for elements that differ in their slots and their own position only. */
  readonly signature: string;
}

const literal = (text: string | undefined): SlotValue | undefined =>
  text === undefined || text === '' ? undefined : { kind: 'literal', text };

function readSlots(
  { type, props, links }: DesignElement,
  routes: ReadonlyMap<ScreenId, string>,
): Printable['slots'] {
  const [link] = links;
  const hasText = !['image', 'switch', 'flatlist', 'container', 'view', 'scrollview'].includes(type);
  const values: Record<SlotName, SlotValue | undefined> = {
    text: hasText ? literal(props.text) : undefined,
    placeholder: literal(props.placeholder),
    source: literal(props.source),
    items: props.items === undefined ? undefined : literal(JSON.stringify(props.items)),
    press: link === null || link === undefined ? undefined : literal(routes.get(link)),
  };
  const slots: Partial<Record<SlotName, SlotValue>> = {};
  for (const name of slotNames) {
    const value = values[name];
    if (value !== undefined) slots[name] = value;
  }
  return slots;
}

const contents = new Set(['text', 'placeholder', 'source', 'items']);

function describe(
  { type, props, width, height }: DesignElement,
  placement: Placement,
  slots: Printable['slots'],
  children: readonly Printable[],
): string {
  const look = Object.entries(props)
    .filter(([name]) => !contents.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const inner = children.map(({ element, signature }) => [element.x, element.y, signature]);
  return JSON.stringify([type, width, height, placement, look, Object.keys(slots), inner]);
}

/** What elements of one screen share. */
export interface PrintContext {
  /** The screens that a press can open. */
  readonly routes: ReadonlyMap<ScreenId, string>;
  /** Numbers of signatures, which would double in length at every level if they contained those of the children. */
  readonly signatures: Map<string, string>;
}

/** Prepares an element for printing. */
export function toPrintable(
  original: DesignElement,
  parent: DesignElement | undefined,
  context: PrintContext,
): Printable {
  const { routes, signatures } = context;
  const element = expandBlock(original);
  const placement = placementIn(parent);
  const slots = readSlots(element, routes);
  const children = listVisible(element.children).map((child) => toPrintable(child, element, context));
  const description = describe(element, placement, slots, children);
  const signature = signatures.get(description) ?? `#${signatures.size}`;
  signatures.set(description, signature);
  return { element, placement, slots, children, signature };
}

/** Visible elements from back to front. */
export const listVisible = (elements: readonly DesignElement[]): readonly DesignElement[] =>
  elements.filter(({ isHidden }) => !isHidden);
