import type { SourceLocation } from '../protocol.ts';

/** The fields that are read of a fiber, the node of React's internal tree. */
export interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly memoizedProps: unknown;
  readonly pendingProps: unknown;
  readonly stateNode: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Finds the place of an element by its props. */
export type FindSource = (props: unknown) => SourceLocation | null;

/** React's property of a DOM node, whose name ends with a random id. */
const FIBER_KEY = '__reactFiber$';
const HOST_COMPONENT = 5;

/** The fiber of a DOM node that React rendered; null for other nodes. */
export function fiberOf(node: Element): Fiber | null {
  const key = Object.keys(node).find((name) => name.startsWith(FIBER_KEY));
  return key === undefined ? null : (Reflect.get(node, key) as Fiber);
}

/** The place where the element of a fiber was written; null for elements of packages. */
export function sourceOf(fiber: Fiber, find: FindSource): SourceLocation | null {
  return find(fiber.memoizedProps) ?? find(fiber.pendingProps);
}

/** The nearest fiber with a place, from `fiber` upwards. */
export function findSourced(fiber: Fiber | null, find: FindSource): Fiber | null {
  for (let at = fiber; at !== null; at = at.return) if (sourceOf(at, find) !== null) return at;
  return null;
}

/** The nearest fibers with a place below `fiber`, in order, that show something. */
export function listSourced(fiber: Fiber, find: FindSource): readonly Fiber[] {
  const found: Fiber[] = [];
  const visit = (parent: Fiber): void => {
    for (let at = parent.child; at !== null; at = at.sibling) {
      if (sourceOf(at, find) === null) visit(at);
      else if (listNodes(at).length > 0) found.push(at);
    }
  };
  visit(fiber);
  return found;
}

/** The outermost DOM nodes of a fiber. */
export function listNodes(fiber: Fiber): readonly Element[] {
  if (fiber.tag === HOST_COMPONENT && fiber.stateNode instanceof Element) return [fiber.stateNode];
  const nodes: Element[] = [];
  for (let at = fiber.child; at !== null; at = at.sibling) nodes.push(...listNodes(at));
  return nodes;
}

/** The fiber at the top of the tree that is on the screen: of every fiber React keeps an older copy. */
export function topOf(fiber: Fiber): Fiber {
  let at = fiber;
  while (at.return !== null) at = at.return;
  const root = at.stateNode;
  const current: unknown = typeof root === 'object' && root !== null ? Reflect.get(root, 'current') : null;
  return typeof current === 'object' && current !== null && 'memoizedProps' in current
    ? (current as Fiber)
    : at;
}
