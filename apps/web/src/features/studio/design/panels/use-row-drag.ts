import { type DragEvent, useState } from 'react';

/** Where a dragged row goes: into another one, or to its upper or lower side in the tree. */
export type RowSide = 'inside' | 'above' | 'below';

interface RowDragOptions<Id extends string> {
  /** Media type of the drag, so that rows of another tree are not taken. */
  readonly type: string;
  readonly canHold: (id: Id) => boolean;
  readonly onMove: (id: Id, target: Id, side: RowSide) => void;
}

/** The part of a row's height at each end that means "beside it". */
const edge = 0.3;

function sideOf(event: DragEvent<HTMLElement>, canHold: boolean): RowSide {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const at = (event.clientY - top) / Math.max(1, height);
  if (canHold && at > edge && at < 1 - edge) return 'inside';
  return at < 0.5 ? 'above' : 'below';
}

/** Dragging rows of a tree to another place or parent; by keyboard the same is done with Alt and the arrow keys. */
export function useRowDrag<Id extends string>({ type, canHold, onMove }: RowDragOptions<Id>) {
  const [dragged, setDragged] = useState<Id | null>(null);
  const [over, setOver] = useState<{ readonly id: Id; readonly side: RowSide } | null>(null);
  const stop = (): void => {
    setDragged(null);
    setOver(null);
  };
  const moveOver = (id: Id, event: DragEvent<HTMLElement>): void => {
    if (dragged === null || dragged === id) return setOver(null);
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    const side = sideOf(event, canHold(id));
    if (over?.id !== id || over.side !== side) setOver({ id, side });
  };
  const drop = (id: Id, event: DragEvent<HTMLElement>): void => {
    event.preventDefault();
    const moved = dragged;
    const side = sideOf(event, canHold(id));
    stop();
    if (moved !== null && moved !== id) onMove(moved, id, side);
  };
  const handle = (id: Id, event: DragEvent<HTMLElement>): void => {
    switch (event.type) {
      case 'dragstart':
        event.dataTransfer.setData(type, id);
        event.dataTransfer.effectAllowed = 'move';
        return setDragged(id);
      case 'dragover':
        return moveOver(id, event);
      case 'drop':
        return drop(id, event);
      default:
        return stop();
    }
  };
  return {
    sideFor: (id: Id): RowSide | null => (over?.id === id ? over.side : null),
    handle,
    rowHandlers: (id: Id) => {
      const onDrag = (event: DragEvent<HTMLElement>): void => handle(id, event);
      return { draggable: true, onDragStart: onDrag, onDragOver: onDrag, onDragEnd: onDrag, onDrop: onDrag };
    },
  };
}

/** The look of a row that would take what is dragged. */
export const dropLooks: Readonly<Record<RowSide, string>> = {
  inside: 'outline-2 outline-secondary',
  above: 'shadow-[inset_0_2px_0_var(--secondary)]',
  below: 'shadow-[inset_0_-2px_0_var(--secondary)]',
};
