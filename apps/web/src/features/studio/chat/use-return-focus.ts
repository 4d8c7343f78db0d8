import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to an input that lost it because it was disabled. Not on touch screens, where the keyboard would
 * cover the answer, and not if the user has moved the focus since.
 */
export function useReturnFocus(input: RefObject<HTMLElement | null>, isDisabled: boolean): void {
  const wasFocused = useRef(false);
  useEffect(() => {
    const element = input.current;
    if (element === null || isDisabled) return;
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (wasFocused.current && isFree && !window.matchMedia('(pointer: coarse)').matches) element.focus();
    wasFocused.current = false;
    const focus = (): void => {
      wasFocused.current = true;
    };
    // A disabled element receives no blur event, so only a real one resets the flag.
    const blur = (): void => {
      wasFocused.current = false;
    };
    element.addEventListener('focus', focus);
    element.addEventListener('blur', blur);
    wasFocused.current = document.activeElement === element;
    return () => {
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', blur);
    };
  }, [input, isDisabled]);
}
