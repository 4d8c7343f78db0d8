import { PICKED_NAME, PICKED_PROPS, PICKED_TEXT, type PickedElement } from '../protocol.ts';
import { type Fiber, type FindSource, listNodes, sourceOf } from './fiber-tree.ts';

const PROP_CHARACTERS = 60;
const PROPS_SHOWN = 12;

function read(value: unknown, name: string): unknown {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isObject ? Reflect.get(value, name) : undefined;
}

/** The name of a component, also of one in `memo` or `forwardRef`. */
export function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  for (const part of [type, read(type, 'render'), read(type, 'type'), read(read(type, 'type'), 'render')]) {
    const name = read(part, 'displayName') ?? read(part, 'name');
    if (typeof name === 'string' && name !== '') return name.slice(0, PICKED_NAME);
  }
  return 'Component';
}

function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, PROP_CHARACTERS));
  if (typeof value === 'function') return '{function}';
  if (Array.isArray(value)) return `{list of ${value.length}}`;
  if (typeof value === 'object' && value !== null) return '{object}';
  return `{${String(value)}}`;
}

/** The props of an element on one line, without its children. */
export function describeProps(props: unknown): string {
  if (typeof props !== 'object' || props === null) return '';
  return Object.keys(props)
    .filter((name) => name !== 'children')
    .slice(0, PROPS_SHOWN)
    .map((name) => `${name}=${describeValue(Reflect.get(props, name))}`)
    .join(' ')
    .slice(0, PICKED_PROPS);
}

/** What the studio shows of an element and attaches to a prompt; null without a place. */
export function describeElement(fiber: Fiber, find: FindSource): PickedElement | null {
  const place = sourceOf(fiber, find);
  if (place === null) return null;
  const text = listNodes(fiber)
    // The shown text has breaks between boxes.
    .map((node) => (node instanceof HTMLElement ? node.innerText : node.textContent) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, PICKED_TEXT);
  return { ...place, name: nameOf(fiber.type), text, props: describeProps(fiber.memoizedProps) };
}
