import fc from 'fast-check';
import {
  addScreen,
  alignElements,
  alignments,
  type Command,
  copyElements,
  countIds,
  type Design,
  distributeElements,
  duplicateElements,
  duplicateScreen,
  type ElementId,
  groupElements,
  insertComponent,
  layoutScreen,
  nudgeElements,
  orderElements,
  orderings,
  pasteElements,
  readClipboard,
  reparentElements,
  type Screen,
  ungroupElements,
  walkElements,
} from '../src/index.ts';

/** Numbers that choose what a random action does, so that it fits whatever the design has become. */
export interface Seed {
  readonly action: number;
  readonly screen: number;
  readonly first: number;
  readonly count: number;
  readonly value: number;
}

export const randomSeed: fc.Arbitrary<Seed> = fc.record({
  action: fc.nat(17),
  screen: fc.nat(5),
  first: fc.nat(40),
  count: fc.integer({ min: 1, max: 4 }),
  value: fc.integer({ min: -30, max: 300 }),
});

const createId = countIds('n');
const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items.length === 0 ? undefined : items[Math.abs(at) % items.length];

function actOn(screen: Screen, selection: readonly ElementId[], seed: Seed): Command | undefined {
  const { action, value, count } = seed;
  const layout = layoutScreen(screen);
  const room = { x: 0, y: 0, width: 375, height: 812 };
  const result = [
    () => alignElements(screen, selection, pick(alignments, value) ?? 'left', layout, room),
    () => distributeElements(screen, selection, value > 100 ? 'x' : 'y', layout),
    () => duplicateElements(screen, selection, createId),
    () => groupElements(screen, selection, 'tr', createId),
    () => ungroupElements(screen, selection),
    () => orderElements(screen, selection, pick(orderings, value) ?? 'front'),
    () => nudgeElements(screen, selection, { x: value, y: -count }),
    () => reparentElements(screen, selection, { parentId: selection.at(-1) ?? null, index: 0 }, layout),
    () => reparentElements(screen, selection, { parentId: null, index: 0 }, layout),
    () => {
      const copied = readClipboard(copyElements(screen, selection) ?? '');
      if (!copied.ok) return copied;
      return pasteElements({
        screen,
        elements: copied.value.elements,
        screens: new Set(),
        isShifted: true,
        createId,
      });
    },
    () =>
      insertComponent({
        screen,
        data: { type: 'product-card' },
        at: { x: value, y: value },
        frame: 'studio',
        language: 'tr',
        createId,
      }),
  ][action]?.();
  return result?.ok === true ? result.value.command : undefined;
}

/** A command that fits the design, made like those of the canvas; undefined when the action does not apply. */
export function toRandomCommand(design: Design, seed: Seed): Command | undefined {
  const screen = pick(design.screens, seed.screen);
  if (screen === undefined) return undefined;
  const screenId = screen.id;
  const all = [...walkElements(screen.elements)];
  const selection = all
    .slice(seed.first % (all.length + 1))
    .slice(0, seed.count)
    .map(({ id }) => id);
  const target = pick(design.screens, seed.value);
  switch (seed.action) {
    case 11:
      return selection.length === 0 ? undefined : { type: 'remove', screenId, ids: selection };
    case 12: {
      const changes = selection.map((id) => ({ id, props: { opacity: 0.5, zIndex: null } as const }));
      return changes.length === 0 ? undefined : { type: 'set-props', screenId, changes };
    }
    case 13: {
      const changes = selection.map((id) => ({ id, isLocked: seed.value > 50, name: 'Ad' }));
      return changes.length === 0 ? undefined : { type: 'set-state', screenId, changes };
    }
    case 14: {
      const result =
        seed.value > 100 ? addScreen(design, 'tr', createId) : duplicateScreen(design, screenId, createId);
      return result.ok ? result.value.command : undefined;
    }
    case 15:
      return seed.value > 150
        ? { type: 'remove-screen', screenId }
        : { type: 'move-screen', screenId, index: seed.first % design.screens.length };
    case 16:
      return seed.value > 100
        ? { type: 'rename-screen', screenId, name: `Ekran ${seed.first}` }
        : { type: 'set-background', screenId, color: '#A8321F' };
    case 17: {
      const changes = selection.map((id) => ({ id, links: target === undefined ? [] : [target.id] }));
      return changes.length === 0 ? undefined : { type: 'set-links', screenId, changes };
    }
    default:
      return actOn(screen, selection, seed);
  }
}
