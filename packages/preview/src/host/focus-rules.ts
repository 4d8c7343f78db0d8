/** Recent input when the focus moves from the studio into the frame. Times in milliseconds, null for never. */
export interface FocusMove {
  readonly now: number;
  /** The last Tab key in the studio. */
  readonly tabAt: number | null;
  /** The last other key in the studio. */
  readonly typedAt: number | null;
  /** When the mouse last entered the frame. */
  readonly enteredAt: number | null;
  /** When the frame last reported a real press. */
  readonly pressedAt: number | null;
  /** The previously focused element is a text field. */
  readonly fromText: boolean;
}

const TAB_MS = 500;
const PRESS_MS = 1000;
/** The user is typing if the last key was pressed within this time. */
const TYPING_MS = 1000;

/**
 * Decides whether the user moved the focus into the frame (`keep`), the app did (`take-back`), or whether to wait for
 * the frame to report a press (`wait`). Outside text fields and without recent keys no input can be lost, so the focus
 * is kept: screen readers move it without any event.
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
