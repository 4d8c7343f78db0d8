import { z } from 'zod';
import { type Result, refuse, succeed } from './design-error.ts';
import { countLinks, type Design, type DesignElement, type Screen } from './element.ts';
import { screenSchema } from './element-schema.ts';
import type { ElementId, ScreenId } from './ids.ts';
import { isTooDeep } from './json-depth.ts';
import { designLimits } from './limits.ts';
import { propertyNames } from './properties.ts';
import { countElements, measureDepth, walkElements } from './tree.ts';

/** Path of the design in its project: docs/rules/designer.md#stored-design */
export const designPath = 'kilim-design.json';

/** Hash of the last generated content by path, which shows whether a file was edited by hand since. */
export type PrintedHashes = Readonly<Record<string, string>>;

export interface StoredDesign {
  readonly design: Design;
  readonly printed: PrintedHashes;
}

const storedSchema = z.strictObject({
  kilim: z.literal('design'),
  version: z.literal(1),
  screens: z.array(screenSchema).min(1).max(designLimits.screens),
  printed: z
    .record(z.string().max(255), z.string().regex(/^[0-9a-f]{16}$/))
    .refine((hashes) => Object.keys(hashes).length <= 2 * designLimits.screens + 5)
    .default({}),
});

/** Properties in the order of the table, so that equal elements are equal texts. */
const sortProps = ({ props }: DesignElement): object =>
  Object.fromEntries(
    propertyNames.flatMap((name) => (props[name] === undefined ? [] : [[name, props[name]]])),
  );

// Elements and screens never change, so only what is new is written again.
const elementTexts = new WeakMap<DesignElement, { readonly indent: string; readonly text: string }>();
const screenTexts = new WeakMap<Screen, string>();

function writeElement(element: DesignElement, indent: string): string {
  const known = elementTexts.get(element);
  if (known?.indent === indent) return known.text;
  const text = printElement(element, indent);
  elementTexts.set(element, { indent, text });
  return text;
}

/** One line for each element, with its children below it, so that versions and merges compare elements. */
function printElement(element: DesignElement, indent: string): string {
  const { id, type, name, x, y, width, height, isLocked, isHidden, links, children } = element;
  const head = JSON.stringify({
    id,
    type,
    name,
    x,
    y,
    width,
    height,
    props: sortProps(element),
    ...(isLocked ? { isLocked } : {}),
    ...(isHidden ? { isHidden } : {}),
    ...(links.length > 0 ? { links } : {}),
  });
  if (children.length === 0) return `${indent}${head}`;
  return `${indent}${head.slice(0, -1)},"children":[\n${writeElements(children, `${indent}  `)}\n${indent}]}`;
}

const writeElements = (elements: readonly DesignElement[], indent: string): string =>
  elements.map((element) => writeElement(element, indent)).join(',\n');

const screenIndent = '      ';

function writeScreen(screen: Screen): string {
  const text = screenTexts.get(screen) ?? printScreen(screen);
  screenTexts.set(screen, text);
  return text;
}

function printScreen({ id, name, backgroundColor, elements }: Screen): string {
  const head = JSON.stringify({ id, name, backgroundColor }).slice(0, -1);
  const inner = elements.length === 0 ? '' : `\n${writeElements(elements, screenIndent)}\n    `;
  return `    ${head},"elements":[${inner}]}`;
}

/**
 * Prints what is new in a design, an element a step, so that `writeDesign` has little left to do: the first text of a large design takes
 * longer than a frame.
 */
export function* prepareDesign({ screens }: Design): Generator<void> {
  for (const screen of screens) {
    if (screenTexts.has(screen)) continue;
    for (const element of screen.elements) {
      if (elementTexts.has(element)) continue;
      writeElement(element, screenIndent);
      yield;
    }
    writeScreen(screen);
    yield;
  }
}

/** The text of a stored design; equal designs give equal texts. */
export function writeDesign({ design, printed }: StoredDesign): string {
  const hashes = Object.fromEntries(Object.entries(printed).sort(([one], [other]) => (one < other ? -1 : 1)));
  return [
    '{',
    '  "kilim": "design",',
    '  "version": 1,',
    `  "screens": [\n${design.screens.map(writeScreen).join(',\n')}\n  ],`,
    `  "printed": ${JSON.stringify(hashes, null, 2).replaceAll('\n', '\n  ')}`,
    '}',
    '',
  ].join('\n');
}

/** Whether ids are unique, links lead to screens, and numbers of elements and levels are within the limits. */
function isConsistent({ screens }: Design): boolean {
  const ids = new Set<ScreenId>(screens.map(({ id }) => id));
  const total = screens.reduce((count, { elements }) => count + countElements(elements), 0);
  if (ids.size !== screens.length || total > designLimits.elementsPerDesign) return false;
  return screens.every(({ elements }) => {
    const seen = new Set<ElementId>();
    if (countElements(elements) > designLimits.elementsPerScreen) return false;
    if (measureDepth(elements) > designLimits.depth) return false;
    return [...walkElements(elements)].every((element) => {
      const isNew = !seen.has(element.id);
      seen.add(element.id);
      const hasTargets = element.links.every((link) => link === null || ids.has(link));
      return isNew && hasTargets && element.links.length <= countLinks(element);
    });
  });
}

/** Reads a stored design; a text that is none, or was damaged by hand, is `invalid-data`. */
export function readDesign(text: string): Result<StoredDesign> {
  if (text.length > designLimits.fileLength) return refuse('too-large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('invalid-data');
  }
  const parsed = isTooDeep(value) ? undefined : storedSchema.safeParse(value);
  if (parsed?.success !== true) return refuse('invalid-data');
  const { screens, printed } = parsed.data;
  return isConsistent({ screens }) ? succeed({ design: { screens }, printed }) : refuse('invalid-data');
}
