/** What stands in the bar; the rest is in its menu, so that the bar is one row. */
export interface ToolbarRoom {
  readonly hasTools: boolean;
  readonly hasView: boolean;
  /** The device, and words beside the icons of the buttons. */
  readonly hasWords: boolean;
}

/** Pixels that the way back, the name and a further button take on the designer's own page. */
const pageExtra = 190;

/** What fits into a bar of a width in pixels; everything as long as it is not measured. */
export function fitToolbar(width: number, isPage: boolean): ToolbarRoom {
  const room = width === 0 ? Number.POSITIVE_INFINITY : width - (isPage ? pageExtra : 0);
  return { hasTools: room >= 860, hasView: room >= 700, hasWords: room >= 440 };
}
