import { countIds, createElement, type DesignElement, toScreenId } from '@kilim/design-model';
import { describe, expect, it } from 'vitest';
import { dropPlace, listRows, nextLevel } from './layer-rows.ts';

const createId = countIds('e');
const make = (type: 'text' | 'view', children: readonly DesignElement[] = []): DesignElement => ({
  ...createElement({ type, language: 'tr', x: 0, y: 0, width: 50, height: 50 }, createId),
  children,
});
const inner = make('text');
const box = make('view', [inner]);
const back = make('text');
const front = make('text');
const screen = {
  id: toScreenId('s'),
  name: 'Home',
  backgroundColor: '#FFFFFF',
  elements: [back, box, front],
};

it('lists the front first, with the place of each among its siblings', () => {
  expect(
    listRows(screen.elements).map(({ element, level, position, total }) => [
      element.id,
      level,
      position,
      total,
    ]),
  ).toEqual([
    [front.id, 1, 1, 3],
    [box.id, 1, 2, 3],
    [inner.id, 2, 1, 1],
    [back.id, 1, 3, 3],
  ]);
});

describe('places', () => {
  it('goes into the container below, and out of the present one', () => {
    expect(nextLevel(screen, front.id, true)).toEqual({ parentId: box.id, index: 1 });
    expect(nextLevel(screen, box.id, true)).toBeUndefined();
    expect(nextLevel(screen, inner.id, false)).toEqual({ parentId: null, index: 2 });
    expect(nextLevel(screen, back.id, false)).toBeUndefined();
  });

  it('is in front of, behind or inside the row of a drop', () => {
    expect(dropPlace(screen, [back.id], front.id, 'above')).toEqual({ parentId: null, index: 2 });
    expect(dropPlace(screen, [back.id], front.id, 'below')).toEqual({ parentId: null, index: 1 });
    expect(dropPlace(screen, [front.id], back.id, 'below')).toEqual({ parentId: null, index: 0 });
    expect(dropPlace(screen, [front.id], box.id, 'inside')).toEqual({ parentId: box.id, index: 1 });
    expect(dropPlace(screen, [inner.id], box.id, 'inside')).toEqual({ parentId: box.id, index: 0 });
    expect(dropPlace(screen, [box.id], box.id, 'inside')).toBeUndefined();
  });
});
