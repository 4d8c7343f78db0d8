import { isFlex } from '../geometry/layout.ts';
import type { DesignElement } from '../model/element.ts';
import { type Props, readProperty } from '../model/properties.ts';

/** A style as its printed entries, in the order of the file. */
export type Style = readonly (readonly [name: string, value: string | number])[];

type Entry = readonly [name: string, value: string | number | undefined];

const set = (...entries: readonly Entry[]): Style =>
  entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));

/** A value unless it is the one that React Native has anyway. */
const unless = <Value>(value: Value | undefined, usual: Value): Value | undefined =>
  value === usual ? undefined : value;

/** How the parent places an element. */
export interface Placement {
  readonly isFree: boolean;
  /** The side that a stretching parent decides. */
  readonly stretches: 'width' | 'height' | undefined;
}

/** How a parent, or the screen for undefined, places its children. */
export function placementIn(parent: DesignElement | undefined): Placement {
  if (parent === undefined || !isFlex(parent)) return { isFree: true, stretches: undefined };
  const isStretching = readProperty(parent.props, 'alignItems') === 'stretch';
  const isRow = readProperty(parent.props, 'flexDirection').startsWith('row');
  return { isFree: false, stretches: isStretching ? (isRow ? 'height' : 'width') : undefined };
}

/** Position in the parent; instances of a component get left and top as parameters instead. */
export const positionStyle = (element: DesignElement, { isFree }: Placement, isInstance = false): Style =>
  set(
    ['position', isFree ? 'absolute' : undefined],
    ['left', isFree && !isInstance ? element.x : undefined],
    ['top', isFree && !isInstance ? element.y : undefined],
    ['marginHorizontal', unless(element.props.marginHorizontal, 0)],
    ['marginVertical', unless(element.props.marginVertical, 0)],
    ['zIndex', unless(element.props.zIndex, 0)],
  );

/** Keeps the size of something that scrolls, which a flow would stretch or shrink. */
export const keptSize = ({ isFree }: Placement): Style =>
  isFree ? [] : set(['flexGrow', 0], ['flexShrink', 0]);

export const sizeStyle = (element: DesignElement, { stretches }: Placement): Style =>
  set(
    ['width', stretches === 'width' ? undefined : element.width],
    ['height', stretches === 'height' ? undefined : element.height],
  );

function shadowOf(props: Props): string | undefined {
  const color = readProperty(props, 'shadowColor');
  if (color === 'transparent') return undefined;
  const lengths = (['shadowOffsetX', 'shadowOffsetY', 'shadowBlur'] as const).map(
    (name) => `${readProperty(props, name)}px`,
  );
  return `${lengths.join(' ')} ${color}`;
}

/** Background, border, shadow and opacity. */
export function boxStyle({ props }: DesignElement): Style {
  const border = readProperty(props, 'borderWidth');
  return set(
    ['backgroundColor', unless(props.backgroundColor, 'transparent')],
    ['borderWidth', unless(border, 0)],
    ['borderColor', border === 0 ? undefined : readProperty(props, 'borderColor')],
    ['borderRadius', unless(props.borderRadius, 0)],
    ['boxShadow', shadowOf(props)],
    ['opacity', unless(props.opacity, 1)],
  );
}

export const paddingStyle = ({ props }: DesignElement): Style =>
  set(
    ['padding', unless(props.padding, 0)],
    ['paddingHorizontal', props.paddingHorizontal],
    ['paddingVertical', props.paddingVertical],
  );

export const letterStyle = ({ props }: DesignElement): Style =>
  set(
    ['fontFamily', props.fontFamily],
    ['fontSize', readProperty(props, 'fontSize')],
    ['fontWeight', unless(props.fontWeight, 'normal')],
    ['textAlign', unless(props.textAlign, 'left')],
    ['color', readProperty(props, 'color')],
  );

/** Flex layout of a container's children; empty for one that places them by their own positions. */
export function flowStyle(element: DesignElement): Style {
  if (!isFlex(element) || element.children.length === 0) return [];
  const { props } = element;
  return set(
    ['flexDirection', unless(props.flexDirection, 'column')],
    ['justifyContent', unless(props.justifyContent, 'flex-start')],
    ['alignItems', unless(readProperty(props, 'alignItems'), 'stretch')],
    ['gap', unless(props.gap, 0)],
    ...paddingStyle(element),
  );
}
