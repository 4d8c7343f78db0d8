import { type ResizeHandle, resizeHandles } from '@kilim/design-model';

/** Screen pixels of a side below which its middle handles would leave no room to drag the element itself. */
const roomySide = 44;

/** The handles that fit around a frame; a tiny one has its last corner only. */
export function listHandles(width: number, height: number): readonly ResizeHandle[] {
  if (width < roomySide && height < roomySide) return ['bottom-right'];
  return resizeHandles.filter((handle) => {
    if (handle === 'top' || handle === 'bottom') return width >= roomySide;
    if (handle === 'left' || handle === 'right') return height >= roomySide;
    return height >= roomySide / 2 || handle.startsWith('bottom');
  });
}
