import { decideFocusMove } from './focus-rules.ts';

/** How long to wait for the frame to report a press. */
const WAIT_MS = 150;
const STEALS_WINDOW_MS = 5000;
/** The runtime blocks `focus()`, so an app that gets the focus circumvents it intentionally. */
const STEALS_MAXIMUM = 3;

const TEXT_FIELDS = 'textarea, input, select, [contenteditable]:not([contenteditable="false"])';

export interface FocusGuardOptions {
  /** The app took the focus repeatedly; the frame should be removed. */
  readonly onRepeatedSteal: () => void;
}

export interface FocusGuard {
  /** The frame reported a real press. */
  pressed(): void;
  dispose(): void;
}

/** Returns the focus to the studio when the app in a frame of `container` takes it. */
export function guardFocus(container: HTMLElement, { onRepeatedSteal }: FocusGuardOptions): FocusGuard {
  const now = (): number => performance.now();
  let tabAt: number | null = null;
  let typedAt: number | null = null;
  let enteredAt: number | null = null;
  let pressedAt: number | null = null;
  let focused: HTMLElement | null = null;
  let steals: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const frameInFocus = (): HTMLIFrameElement | null => {
    const { activeElement } = document;
    return activeElement instanceof HTMLIFrameElement && container.contains(activeElement)
      ? activeElement
      : null;
  };

  const judge = (from: HTMLElement) =>
    decideFocusMove({
      now: now(),
      tabAt,
      typedAt,
      enteredAt,
      pressedAt,
      fromText: from.closest(TEXT_FIELDS) !== null,
    });

  const takeBack = (from: HTMLElement): void => {
    const frame = frameInFocus();
    if (frame === null || !from.isConnected) return;
    frame.blur();
    window.focus();
    from.focus({ preventScroll: true });
    steals = [...steals.filter((at) => now() - at < STEALS_WINDOW_MS), now()];
    if (steals.length <= STEALS_MAXIMUM) return;
    steals = [];
    onRepeatedSteal();
  };

  const onBlur = (): void => {
    const from = focused;
    if (frameInFocus() === null || from === null) return;
    clearTimeout(timer);
    const verdict = judge(from);
    if (verdict === 'keep') return;
    // During the event the browser is still moving the focus.
    timer = setTimeout(
      () => {
        if (verdict === 'take-back' || judge(from) !== 'keep') takeBack(from);
      },
      verdict === 'wait' ? WAIT_MS : 0,
    );
  };
  const onFocusIn = ({ target }: FocusEvent): void => {
    focused = target instanceof HTMLElement && !(target instanceof HTMLIFrameElement) ? target : null;
  };
  const onFocusOut = (): void => {
    // The blur event of the window follows and needs the element, so it is cleared afterwards.
    setTimeout(() => {
      if (document.activeElement === document.body) focused = null;
    }, 0);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') tabAt = now();
    else typedAt = now();
  };
  const onEnter = ({ target }: PointerEvent): void => {
    if (target instanceof HTMLIFrameElement) enteredAt = now();
  };

  window.addEventListener('blur', onBlur);
  document.addEventListener('focusin', onFocusIn, true);
  document.addEventListener('focusout', onFocusOut, true);
  document.addEventListener('keydown', onKey, true);
  container.addEventListener('pointerover', onEnter, true);
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body) focused = activeElement;

  return {
    pressed: () => {
      pressedAt = now();
    },
    dispose: () => {
      clearTimeout(timer);
      window.removeEventListener('blur', onBlur);
      document.removeEventListener('focusin', onFocusIn, true);
      document.removeEventListener('focusout', onFocusOut, true);
      document.removeEventListener('keydown', onKey, true);
      container.removeEventListener('pointerover', onEnter, true);
    },
  };
}
