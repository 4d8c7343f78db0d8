export type Side = 'top' | 'right' | 'bottom' | 'left';

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const gap = 6;
const margin = 8;

const opposite: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

function cornerAt(anchor: Box, size: Size, side: Side): { readonly left: number; readonly top: number } {
  const centredLeft = anchor.left + anchor.width / 2 - size.width / 2;
  const centredTop = anchor.top + anchor.height / 2 - size.height / 2;
  switch (side) {
    case 'top':
      return { left: centredLeft, top: anchor.top - size.height - gap };
    case 'bottom':
      return { left: centredLeft, top: anchor.top + anchor.height + gap };
    case 'left':
      return { left: anchor.left - size.width - gap, top: centredTop };
    case 'right':
      return { left: anchor.left + anchor.width + gap, top: centredTop };
  }
}

function isInside(
  corner: { readonly left: number; readonly top: number },
  size: Size,
  side: Side,
  view: Size,
): boolean {
  if (side === 'top') return corner.top >= margin;
  if (side === 'left') return corner.left >= margin;
  if (side === 'bottom') return corner.top + size.height <= view.height - margin;
  return corner.left + size.width <= view.width - margin;
}

const clamp = (value: number, most: number): number => Math.max(margin, Math.min(value, most));

/** Position of a popup beside an anchor in window px: the requested side, else the other one, never clipped. */
export function popupPosition(
  anchor: Box,
  size: Size,
  side: Side,
  view: Size,
): { readonly left: number; readonly top: number } {
  const wanted = cornerAt(anchor, size, side);
  const corner = isInside(wanted, size, side, view) ? wanted : cornerAt(anchor, size, opposite[side]);
  return {
    left: Math.round(clamp(corner.left, view.width - size.width - margin)),
    top: Math.round(clamp(corner.top, view.height - size.height - margin)),
  };
}
