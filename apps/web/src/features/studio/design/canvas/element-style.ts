import { type DesignElement, type Frame, isFlex, layoutScreen, readProperty } from '@kilim/design-model';
import type { CSSProperties } from 'react';
import { familyOf } from './font-face.ts';

// Styles of elements as React Native draws them in the preview, so that canvas and app agree.

function shadowOf({ props }: DesignElement): string | undefined {
  const color = readProperty(props, 'shadowColor');
  if (color === 'transparent') return undefined;
  const lengths = (['shadowOffsetX', 'shadowOffsetY', 'shadowBlur'] as const).map(
    (name) => `${readProperty(props, name)}px`,
  );
  return `${lengths.join(' ')} ${color}`;
}

/** Place, size and box of an element. */
export function boxStyle(element: DesignElement, { x, y, width, height }: Frame): CSSProperties {
  const { props } = element;
  return {
    position: 'absolute',
    boxSizing: 'border-box',
    left: x,
    top: y,
    width,
    height,
    zIndex: readProperty(props, 'zIndex'),
    backgroundColor: readProperty(props, 'backgroundColor'),
    border: `${readProperty(props, 'borderWidth')}px solid ${readProperty(props, 'borderColor')}`,
    borderRadius: readProperty(props, 'borderRadius'),
    boxShadow: shadowOf(element),
    opacity: readProperty(props, 'opacity'),
  };
}

export function paddingOf({ props }: DesignElement, usual = 0): string {
  const padding = props.padding ?? usual;
  return `${props.paddingVertical ?? padding}px ${props.paddingHorizontal ?? padding}px`;
}

export function letterStyle({ props }: DesignElement): CSSProperties {
  return {
    fontFamily: familyOf(props.fontFamily),
    fontSize: readProperty(props, 'fontSize'),
    fontWeight: readProperty(props, 'fontWeight'),
    lineHeight: 'normal',
    textAlign: readProperty(props, 'textAlign'),
    color: readProperty(props, 'color'),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  };
}

/**
 * The visible children of an element with their frames from the inside of its border. Free children need their own
 * position only; flex layout needs all of them.
 */
export function placeChildren(
  parent: DesignElement,
  size: Pick<Frame, 'width' | 'height'>,
): readonly (readonly [DesignElement, Frame])[] {
  const visible = parent.children.filter(({ isHidden }) => !isHidden);
  if (!isFlex(parent)) {
    return visible.map((child) => {
      const { x, y, width, height, props } = child;
      const moved = { x: x + (props.marginHorizontal ?? 0), y: y + (props.marginVertical ?? 0) };
      return [child, { ...moved, width, height }] as const;
    });
  }
  const props = { ...parent.props, marginHorizontal: 0, marginVertical: 0 };
  const layout = layoutScreen({ elements: [{ ...parent, ...size, x: 0, y: 0, props, isHidden: false }] });
  const border = readProperty(parent.props, 'borderWidth');
  return visible.flatMap((child) => {
    const frame = layout.get(child.id);
    if (frame === undefined) return [];
    return [[child, { ...frame, x: frame.x - border, y: frame.y - border }] as const];
  });
}
