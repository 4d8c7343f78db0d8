/** Scroll position of a list. */
export interface ScrollPlace {
  readonly top: number;
  /** Height of the content. */
  readonly height: number;
  /** Height of the visible part. */
  readonly view: number;
}

/** A list is at its end up to this distance, because zoomed pages scroll by fractions of a pixel. */
export const endTolerance = 48;

export function isAtEnd({ top, height, view }: ScrollPlace): boolean {
  return height - top - view < endTolerance;
}

/**
 * Whether the list follows new text after a scroll: at the end always; away from it only until the user scrolls up.
 * Content that grew moves the end away without an upward scroll and must not stop the following.
 */
export function followsAfter(isFollowing: boolean, previousTop: number, place: ScrollPlace): boolean {
  if (isAtEnd(place)) return true;
  return isFollowing && place.top >= previousTop - 1;
}
