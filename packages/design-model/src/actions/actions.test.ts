import { describe, expect, it } from 'vitest';
import { createElement } from '../catalogue/create-element.ts';
import { applyCommand, readCommand } from '../commands/apply.ts';
import type { Command } from '../commands/command.ts';
import { layoutScreen } from '../geometry/layout.ts';
import type { Design, DesignElement } from '../model/element.ts';
import { countIds, toScreenId } from '../model/ids.ts';
import { designLimits } from '../model/limits.ts';
import { readDesign } from '../model/stored-design.ts';
import type { ActionResult } from './action.ts';
import { alignElements, distributeElements, nudgeElements } from './align-elements.ts';
import { copyElements, readClipboard } from './clipboard.ts';
import { duplicateElements, pasteElements } from './copy-elements.ts';
import { groupElements, ungroupElements } from './group-elements.ts';
import { insertComponent } from './insert-component.ts';
import { orderElements } from './order-elements.ts';
import { reparentElements } from './reparent-elements.ts';
import { addScreen, createDesign, duplicateScreen, freeScreenName } from './screen-actions.ts';

const createId = countIds('t');
const make = (x: number, y: number, width = 40, height = 40): DesignElement =>
  createElement({ type: 'view', language: 'tr', x, y, width, height }, createId);
const designOf = (...elements: DesignElement[]): Design => ({
  screens: [{ id: toScreenId('s'), name: 'Ana', backgroundColor: '#FFFFFF', elements }],
});

function apply(design: Design, result: ActionResult | { ok: true; value: { command: Command } }) {
  if (!result.ok) throw new Error(result.error.kind);
  const applied = applyCommand(design, result.value.command);
  if (!applied.ok) throw new Error(applied.error.kind);
  const [screen] = applied.value.design.screens;
  if (screen === undefined) throw new Error('no screen');
  return { design: applied.value.design, screen, elements: screen.elements };
}

const [a, b, c] = [make(0, 0), make(100, 10, 20, 20), make(250, 30)];
const design = designOf(a, b, c);
const [screen = { id: toScreenId('s'), name: '', backgroundColor: '', elements: [] }] = design.screens;
const all = [a.id, b.id, c.id];
const layout = layoutScreen(screen);
const room = { x: 0, y: 0, width: 375, height: 812 };
const positions = (elements: readonly DesignElement[]) => elements.map(({ x, y }) => [x, y]);

describe('actions', () => {
  it.each([
    [
      'left',
      [
        [0, 0],
        [0, 10],
        [0, 30],
      ],
    ],
    [
      'center',
      [
        [125, 0],
        [135, 10],
        [125, 30],
      ],
    ],
    [
      'right',
      [
        [250, 0],
        [270, 10],
        [250, 30],
      ],
    ],
    [
      'top',
      [
        [0, 0],
        [100, 0],
        [250, 0],
      ],
    ],
    [
      'middle',
      [
        [0, 15],
        [100, 25],
        [250, 15],
      ],
    ],
    [
      'bottom',
      [
        [0, 30],
        [100, 50],
        [250, 30],
      ],
    ],
  ] as const)('align at the %s', (alignment, expected) => {
    const { elements } = apply(design, alignElements(screen, all, alignment, layout, room));
    expect(positions(elements)).toEqual(expected);
  });

  it('align a single element with the device', () => {
    const { elements } = apply(design, alignElements(screen, [a.id], 'right', layout, room));
    expect(elements[0]?.x).toBe(335);
  });

  it('distribute with equal gaps', () => {
    const { elements } = apply(design, distributeElements(screen, all, 'x', layout));
    expect(positions(elements)).toEqual([
      [0, 0],
      [135, 10],
      [250, 30],
    ]);
    expect(distributeElements(screen, [a.id, b.id], 'x', layout)).toMatchObject({ ok: false });
  });

  it('put a dropped element at the pointer, not above or left of the screen', () => {
    const drop = (x: number, y: number) =>
      apply(
        design,
        insertComponent({
          screen,
          data: { type: 'button' },
          at: { x, y },
          frame: 'studio',
          language: 'tr',
          createId,
        }),
      ).elements.at(-1);
    expect(drop(200, 100)).toMatchObject({ x: 150, y: 78, width: 100, height: 44, name: 'Düğme' });
    expect(drop(10, 10)).toMatchObject({ x: 0, y: 0 });
  });

  it('duplicate 20 pixels further, in front of the original, with new ids', () => {
    const result = duplicateElements(screen, [a.id], createId);
    const { elements } = apply(design, result);
    expect(elements[1]).toMatchObject({ x: 20, y: 20 });
    expect(elements[1]?.id).not.toBe(a.id);
    expect(result.ok && result.value.selection).toEqual([elements[1]?.id]);
  });

  it('copy and paste between designs', () => {
    const linked = { ...a, links: [toScreenId('s')] };
    const text = copyElements({ ...screen, elements: [linked] }, [a.id]) ?? '';
    const read = readClipboard(text);
    if (!read.ok) throw new Error(read.error.kind);
    const other = designOf();
    const [empty = screen] = other.screens;
    const pasted = { screen: empty, elements: read.value.elements, screens: new Set<never>(), createId };
    expect(apply(other, pasteElements({ ...pasted, isShifted: false })).elements[0]).toMatchObject({
      x: 0,
      links: [null],
    });
    expect(copyElements(screen, [])).toBeUndefined();
    for (const bad of ['', '{}', '{"kilim":"elements","elements":[{}]}', '[[['])
      expect(readClipboard(bad)).toEqual({ ok: false, error: { kind: 'invalid-data' } });
  });

  it('group without moving and ungroup to the same places', () => {
    const grouped = apply(design, groupElements(screen, [a.id, b.id], 'tr', createId));
    const [group] = grouped.elements;
    expect(group).toMatchObject({ name: 'Grup', x: 0, y: 0, width: 120, height: 40 });
    expect(grouped.elements).toHaveLength(2);
    const again = apply(
      grouped.design,
      ungroupElements(grouped.screen, group === undefined ? [] : [group.id]),
    );
    expect(again.elements).toEqual(design.screens[0]?.elements);
  });

  it('refuse a group of elements of different parents', () => {
    const parent = { ...make(0, 200, 100, 100), children: [make(1, 1)] };
    const nested = designOf(a, parent);
    const [first = screen] = nested.screens;
    const [child = a] = parent.children;
    const result = groupElements(first, [a.id, child.id], 'tr', createId);
    expect(result.ok && applyCommand(nested, result.value.command)).toEqual({
      ok: false,
      error: { kind: 'different-parents' },
    });
  });

  it.each([
    ['front', [b.id, c.id, a.id]],
    ['forward', [b.id, a.id, c.id]],
    ['back', [a.id, b.id, c.id]],
    ['backward', [a.id, b.id, c.id]],
  ] as const)('order to the %s', (ordering, expected) => {
    const { elements } = apply(design, orderElements(screen, [a.id], ordering));
    expect(elements.map(({ id }) => id)).toEqual(expected);
  });

  it('move into another parent without moving on the screen', () => {
    const parent = { ...make(50, 60, 200, 200), props: { borderWidth: 5 } };
    const nested = designOf(a, parent);
    const [first = screen] = nested.screens;
    const place = { parentId: parent.id, index: 0 };
    const moved = apply(nested, reparentElements(first, [a.id], place, layoutScreen(first)));
    expect(moved.elements[0]?.children[0]).toMatchObject({ id: a.id, x: -55, y: -65 });
    expect(layoutScreen(moved.screen).get(a.id)).toEqual({ x: 0, y: 0, width: 40, height: 40 });
  });

  it('refuse a parent inside the element itself', () => {
    const parent = { ...make(0, 0, 200, 200), children: [make(1, 1)] };
    const nested = designOf(parent);
    const [first = screen] = nested.screens;
    const place = { parentId: parent.children[0]?.id ?? null, index: 0 };
    const result = reparentElements(first, [parent.id], place, layoutScreen(first));
    expect(result.ok && applyCommand(nested, result.value.command)).toMatchObject({
      error: { kind: 'invalid-place' },
    });
  });

  it('leave locked elements where they are', () => {
    const locked = { ...screen, elements: [{ ...a, isLocked: true }] };
    expect(nudgeElements(locked, [a.id], { x: 1, y: 0 })).toEqual({
      ok: false,
      error: { kind: 'nothing-selected' },
    });
  });
});

describe('screens', () => {
  it('get free names, and copies with links to themselves', () => {
    const start = createDesign('tr', createId);
    const added = apply(start, addScreen(start, 'tr', createId)).design;
    expect(added.screens.map(({ name }) => name)).toEqual(['Ekran 1', 'Ekran 2']);
    expect(freeScreenName(added, 'EKRAN 1')).toBe('EKRAN 1 2');
    const [first = screen] = added.screens;
    const linked = { screens: [{ ...first, elements: [{ ...a, links: [first.id] }] }] };
    const copy = apply(linked, duplicateScreen(linked, first.id, createId)).design.screens[1];
    expect(copy?.elements[0]?.links).toEqual([copy?.id]);
  });

  it('take links to them along when they are removed, and restore them', () => {
    const start = apply(design, addScreen(design, 'tr', createId)).design;
    const target = start.screens[1]?.id ?? screen.id;
    const linked: Design = {
      screens: start.screens.map((each) => ({
        ...each,
        elements: each.elements.map((element) => ({ ...element, links: [target] })),
      })),
    };
    const removed = applyCommand(linked, { type: 'remove-screen', screenId: target });
    if (!removed.ok) throw new Error(removed.error.kind);
    expect(removed.value.design.screens[0]?.elements[0]?.links).toEqual([null]);
    const back = applyCommand(removed.value.design, removed.value.inverse);
    expect(back).toMatchObject({ ok: true, value: { design: linked } });
    expect(applyCommand(removed.value.design, { type: 'remove-screen', screenId: screen.id })).toEqual({
      ok: false,
      error: { kind: 'last-screen' },
    });
  });
});

describe('docs/rules/designer.md#limits', () => {
  const insert = (element: DesignElement): Command => ({
    type: 'insert',
    screenId: screen.id,
    entries: [{ parentId: null, index: 0, element }],
  });

  it.each([
    ['too-many-elements', designOf(...Array.from({ length: 2_000 }, () => make(0, 0))), insert(make(0, 0))],
    ['duplicate-id', design, insert(a)],
    ['unknown-screen', design, { type: 'remove-screen', screenId: toScreenId('none') }],
    ['unknown-element', design, { type: 'remove', screenId: screen.id, ids: [make(0, 0).id] }],
    ['invalid-link', design, insert({ ...make(0, 0), links: [toScreenId('none')] })],
    ['invalid-place', design, { type: 'move-screen', screenId: screen.id, index: 1 }],
    [
      'invalid-property',
      design,
      { type: 'set-props', screenId: screen.id, changes: [{ id: a.id, props: { text: 'x' } }] },
    ],
  ] as const)('refuses %s', (kind, start, command) => {
    expect(applyCommand(start, command)).toEqual({ ok: false, error: { kind } });
  });

  it('refuses a thirteenth level', () => {
    let deep = make(0, 0);
    for (let level = 1; level < designLimits.depth; level += 1) deep = { ...make(0, 0), children: [deep] };
    expect(applyCommand(designOf(), insert(deep)).ok).toBe(true);
    const deeper = { ...make(0, 0), children: [deep] };
    expect(applyCommand(designOf(), insert(deeper))).toEqual({ ok: false, error: { kind: 'too-deep' } });
  });

  it('refuses the 201st screen', () => {
    const screens = Array.from({ length: 200 }, (_, index) => ({
      ...screen,
      elements: [],
      id: toScreenId(`n${index}`),
    }));
    const result = addScreen({ screens }, 'tr', createId);
    expect(result.ok && applyCommand({ screens }, result.value.command)).toEqual({
      ok: false,
      error: { kind: 'too-many-screens' },
    });
  });

  it('refuses stored designs that are damaged, with one id twice, or too large', () => {
    const stored = (elements: readonly DesignElement[]) =>
      JSON.stringify({ kilim: 'design', version: 1, screens: [{ ...screen, elements }] });
    expect(readDesign(stored([a])).ok).toBe(true);
    expect(readDesign(stored([a, a]))).toEqual({ ok: false, error: { kind: 'invalid-data' } });
    expect(readDesign(stored([{ ...a, width: 3 }]))).toEqual({ ok: false, error: { kind: 'invalid-data' } });
    expect(readDesign(' '.repeat(1_000_001))).toEqual({ ok: false, error: { kind: 'too-large' } });
    expect(readCommand({ type: 'set-background', screenId: 's', color: 'red' }).ok).toBe(false);
  });
});
