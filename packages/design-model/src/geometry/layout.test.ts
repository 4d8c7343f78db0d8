import { describe, expect, it } from 'vitest';
import { createElement } from '../catalogue/create-element.ts';
import type { DesignElement } from '../model/element.ts';
import { countIds, toElementId } from '../model/ids.ts';
import type { Props } from '../model/properties.ts';
import { layoutScreen } from './layout.ts';
import { findAtPoint, findInMarquee } from './select.ts';

const createId = countIds('e');
const make = (
  frame: readonly [number, number, number, number],
  props: Props,
  children: DesignElement[] = [],
) => {
  const [x, y, width, height] = frame;
  const base = createElement({ type: 'view', language: 'tr', x, y, width, height }, createId);
  return { ...base, props, children };
};

/** Frames of the children of one container. */
const place = (props: Props, ...children: DesignElement[]) => {
  const parent = make([10, 20, 200, 100], { layout: 'flex', ...props }, children);
  const layout = layoutScreen({ elements: [parent] });
  return children.map(({ id }) => Object.values(layout.get(id) ?? {}));
};
const two = (): [DesignElement, DesignElement] => [make([5, 5, 40, 20], {}), make([5, 5, 60, 30], {})];

describe('docs/rules/designer.md#layout', () => {
  it('adds border and margin to own positions, but no padding', () => {
    const child = make([5, 6, 40, 20], { marginHorizontal: 3 });
    const parent = make([10, 20, 200, 100], { borderWidth: 2, padding: 9 }, [child]);
    expect(layoutScreen({ elements: [parent] }).get(child.id)).toEqual({
      x: 20,
      y: 28,
      width: 40,
      height: 20,
    });
  });

  it('leaves room for border and padding, except where lists scroll and containers place freely', () => {
    const sizes = (props: Props, type: 'view' | 'text' | 'scrollview') => {
      const element = { ...make([0, 0, 20, 10], props, [make([0, 0, 10, 10], {})]), type };
      const { width, height } = layoutScreen({ elements: [element] }).get(element.id) ?? {};
      return [width, height];
    };
    expect(sizes({ padding: 30, borderWidth: 2 }, 'text')).toEqual([64, 64]);
    expect(sizes({ padding: 30, layout: 'flex' }, 'view')).toEqual([60, 60]);
    expect(sizes({ padding: 30 }, 'view')).toEqual([20, 10]);
    expect(sizes({ padding: 30, layout: 'flex' }, 'scrollview')).toEqual([20, 10]);
  });

  it.each<[Props, number[][]]>([
    [
      {},
      [
        [10, 20, 40, 20],
        [10, 40, 60, 30],
      ],
    ],
    [
      { gap: 10 },
      [
        [10, 20, 40, 20],
        [10, 50, 60, 30],
      ],
    ],
    [
      { flexDirection: 'row' },
      [
        [10, 20, 40, 20],
        [50, 20, 60, 30],
      ],
    ],
    [
      { flexDirection: 'row-reverse' },
      [
        [170, 20, 40, 20],
        [110, 20, 60, 30],
      ],
    ],
    [
      { flexDirection: 'column-reverse' },
      [
        [10, 100, 40, 20],
        [10, 70, 60, 30],
      ],
    ],
    [
      { justifyContent: 'center' },
      [
        [10, 45, 40, 20],
        [10, 65, 60, 30],
      ],
    ],
    [
      { justifyContent: 'flex-end' },
      [
        [10, 70, 40, 20],
        [10, 90, 60, 30],
      ],
    ],
    [
      { justifyContent: 'space-between' },
      [
        [10, 20, 40, 20],
        [10, 90, 60, 30],
      ],
    ],
    [
      { justifyContent: 'space-around' },
      [
        [10, 32.5, 40, 20],
        [10, 77.5, 60, 30],
      ],
    ],
    [
      { flexDirection: 'row', justifyContent: 'space-evenly', gap: 40 },
      [
        [30, 20, 40, 20],
        [130, 20, 60, 30],
      ],
    ],
    [
      { alignItems: 'center' },
      [
        [90, 20, 40, 20],
        [80, 40, 60, 30],
      ],
    ],
    [
      { alignItems: 'flex-end' },
      [
        [170, 20, 40, 20],
        [150, 40, 60, 30],
      ],
    ],
    [
      { alignItems: 'stretch', padding: 10 },
      [
        [20, 30, 180, 20],
        [20, 50, 180, 30],
      ],
    ],
    [
      { paddingHorizontal: 10, paddingVertical: 5, padding: 50 },
      [
        [20, 25, 40, 20],
        [20, 45, 60, 30],
      ],
    ],
  ])('places children with %j', (props, expected) => expect(place(props, ...two())).toEqual(expected));

  it('leaves hidden children out', () => {
    const [first, second] = two();
    expect(place({}, { ...first, isHidden: true }, second)).toEqual([[], [10, 20, 60, 30]]);
  });

  it('counts margins along both axes', () => {
    const [first, second] = two();
    const moved = { ...first, props: { marginVertical: 5, marginHorizontal: 7 } };
    expect(place({}, moved, second)).toEqual([
      [17, 25, 40, 20],
      [10, 50, 60, 30],
    ]);
  });
});

describe('selection by place', () => {
  const inner = make([10, 10, 30, 30], {});
  const back = make([0, 0, 100, 100], {}, [inner]);
  const front = make([50, 50, 100, 100], {});
  const elements = [back, front];
  const layout = layoutScreen({ elements });

  it('finds what a rectangle touches on one level, without locked elements', () => {
    expect(findInMarquee(elements, layout, { x: 90, y: 90, width: 5, height: 5 })).toEqual([
      back.id,
      front.id,
    ]);
    const locked = [{ ...back, isLocked: true }, front];
    expect(findInMarquee(locked, layout, { x: 0, y: 0, width: 500, height: 500 })).toEqual([front.id]);
    expect(findInMarquee(elements, layout, { x: 200, y: 0, width: 5, height: 5 })).toEqual([]);
  });

  it('finds the frontmost element under the pointer and the way into it', () => {
    expect(findAtPoint({ elements }, layout, { x: 60, y: 60 })).toEqual([front.id]);
    expect(findAtPoint({ elements }, layout, { x: 15, y: 15 })).toEqual([back.id, inner.id]);
    const raised = [{ ...back, props: { zIndex: 1 } }, front];
    expect(findAtPoint({ elements: raised }, layout, { x: 60, y: 60 })).toEqual([back.id]);
    expect(findAtPoint({ elements: [] }, layout, { x: 1, y: 1 })).toEqual([]);
    expect(layout.get(toElementId('other'))).toBeUndefined();
  });
});
