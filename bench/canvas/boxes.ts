// The same 1,000 boxes for every canvas: a grid on 1200 × 800 pixels, half of them with a text.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Null for an empty box. */
  readonly text: string | null;
  readonly color: string;
}

const columns = 40;
const colors = ['#E9EDF7', '#FEE7CE', '#D7F4DC', '#FEE4E1'];

/** A number of boxes in rows of 40. */
export const makeBoxes = (count: number): readonly Box[] =>
  Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * 30 + 2,
    y: Math.floor(index / columns) * 32 + 2,
    width: 26,
    height: 26,
    text: index % 2 === 0 ? `${index}` : null,
    color: colors[index % colors.length] ?? '#FFFFFF',
  }));

/** The box that is dragged, in the middle of the others. */
export const draggedBox = 499;
