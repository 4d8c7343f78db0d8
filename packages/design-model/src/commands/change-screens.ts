import { refuse } from '../model/design-error.ts';
import type { Design, Screen } from '../model/element.ts';
import type { ScreenId } from '../model/ids.ts';
import { designLimits } from '../model/limits.ts';
import { countElements, measureDepth, updateElements, walkElements, withElements } from '../model/tree.ts';
import { type Applied, done, onScreen } from './applied.ts';
import type { Step, StepOf } from './command.ts';
import { checkNewElements } from './insert-elements.ts';

export const listScreenIds = (design: Design): ReadonlySet<ScreenId> =>
  new Set(design.screens.map(({ id }) => id));

const countAll = ({ screens }: Design): number =>
  screens.reduce((count, { elements }) => count + countElements(elements), 0);

export const hasTooManyElements = (design: Design): boolean =>
  countAll(design) > designLimits.elementsPerDesign;

export function insertScreen(design: Design, { index, screen }: StepOf<'insert-screen'>): Applied<Design> {
  const ids = listScreenIds(design);
  if (design.screens.length >= designLimits.screens) return refuse('too-many-screens');
  if (ids.has(screen.id)) return refuse('duplicate-id');
  if (index > design.screens.length) return refuse('invalid-place');
  if (countElements(screen.elements) > designLimits.elementsPerScreen) return refuse('too-many-elements');
  if (measureDepth(screen.elements) > designLimits.depth) return refuse('too-deep');
  const problem = checkNewElements([], walkElements(screen.elements), new Set([...ids, screen.id]));
  if (problem !== undefined) return refuse(problem);
  const next = { ...design, screens: design.screens.toSpliced(index, 0, screen) };
  return done(next, { type: 'remove-screen', screenId: screen.id });
}

/** Removes the links of a screen that lead to a removed one; the step restores them. */
function dropLinks(screen: Screen, target: ScreenId): { readonly screen: Screen; readonly undo: Step[] } {
  const linked = [...walkElements(screen.elements)].filter(({ links }) => links.includes(target));
  if (linked.length === 0) return { screen, undo: [] };
  const ids = new Set(linked.map(({ id }) => id));
  const elements = updateElements(screen.elements, ids, (element) => ({
    ...element,
    links: element.links.map((link) => (link === target ? null : link)),
  }));
  const changes = linked.map(({ id, links }) => ({ id, links }));
  return {
    screen: withElements(screen, elements),
    undo: [{ type: 'set-links', screenId: screen.id, changes }],
  };
}

export function removeScreen(design: Design, { screenId }: StepOf<'remove-screen'>): Applied<Design> {
  const index = design.screens.findIndex(({ id }) => id === screenId);
  const removed = design.screens[index];
  if (removed === undefined) return refuse('unknown-screen');
  if (design.screens.length === 1) return refuse('last-screen');
  const kept = design.screens.toSpliced(index, 1).map((screen) => dropLinks(screen, screenId));
  const next = { ...design, screens: kept.map(({ screen }) => screen) };
  return done(next, { type: 'insert-screen', index, screen: removed }, ...kept.flatMap(({ undo }) => undo));
}

export const renameScreen = (design: Design, { screenId, name }: StepOf<'rename-screen'>): Applied<Design> =>
  onScreen(design, screenId, (screen) =>
    done({ ...screen, name }, { type: 'rename-screen', screenId, name: screen.name }),
  );

export const setBackground = (
  design: Design,
  { screenId, color }: StepOf<'set-background'>,
): Applied<Design> =>
  onScreen(design, screenId, (screen) =>
    done(
      { ...screen, backgroundColor: color },
      { type: 'set-background', screenId, color: screen.backgroundColor },
    ),
  );

export function moveScreen(design: Design, { screenId, index }: StepOf<'move-screen'>): Applied<Design> {
  const from = design.screens.findIndex(({ id }) => id === screenId);
  const screen = design.screens[from];
  if (screen === undefined) return refuse('unknown-screen');
  if (index >= design.screens.length) return refuse('invalid-place');
  const screens = design.screens.toSpliced(from, 1).toSpliced(index, 0, screen);
  return done({ ...design, screens }, { type: 'move-screen', screenId, index: from });
}
