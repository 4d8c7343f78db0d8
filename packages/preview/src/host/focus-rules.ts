/** What is known when the focus has gone from the studio into the frame. Times in milliseconds, null for never. */
export interface FocusMove {
  readonly now: number;
  /** The last Tab key in the studio. */
  readonly tabAt: number | null;
  /** The last other key in the studio. */
  readonly typedAt: number | null;
  /** When the mouse last came over the frame. */
  readonly enteredAt: number | null;
  /** When the frame last told of a real press inside it. */
  readonly pressedAt: number | null;
  /** The element that had the focus takes text. */
  readonly fromText: boolean;
}

const TAB_MS = 500;
const PRESS_MS = 1000;
/** Who typed a moment ago is typing. */
const TYPING_MS = 1000;

/**
 * Whether the person moved the focus into the frame (`keep`), the app did (`take-back`), or that is only known when a
 * press had the time to be told (`wait`). Without keys and away from a text field nothing is lost, so it may stay:
 * screen readers move the focus without any event.
 */
export function decideFocusMove(move: FocusMove): 'keep' | 'take-back' | 'wait' {
  const { now, tabAt, typedAt, enteredAt, pressedAt, fromText } = move;
  const isAfterTyping = (at: number): boolean => typedAt === null || at > typedAt;
  if (tabAt !== null && now - tabAt <= TAB_MS && isAfterTyping(tabAt)) return 'keep';
  if (pressedAt !== null && now - pressedAt <= PRESS_MS && isAfterTyping(pressedAt)) return 'keep';
  if (typedAt !== null && now - typedAt <= TYPING_MS)
    return enteredAt !== null && enteredAt > typedAt ? 'wait' : 'take-back';
  return fromText ? 'wait' : 'keep';
}
