// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installSpaceKey } from './space-key.ts';

installSpaceKey(window);

const pressed = vi.fn();

/** Presses a key on an element of the app. */
function press(html: string, key = ' ', more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('no element');
  element.addEventListener('click', pressed);
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  element.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  pressed.mockClear();
});

describe('the space key', () => {
  it.each(['radio', 'checkbox', 'switch', 'tab'])('presses a %s once and does not scroll', (role) => {
    const event = press(`<div role="${role}" tabindex="0">M</div>`);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(event.defaultPrevented).toBe(true);
  });

  it('leaves buttons to react-native-web, and native inputs and texts to the browser', () => {
    press('<div role="button" tabindex="0">Save</div>');
    press('<input type="checkbox" role="switch">');
    press('<textarea></textarea>');
    expect(pressed).not.toHaveBeenCalled();
  });

  it('does nothing while it is held or with another key', () => {
    press('<div role="radio" tabindex="0">M</div>', ' ', { repeat: true });
    press('<div role="radio" tabindex="0">M</div>', ' ', { ctrlKey: true });
    press('<div role="radio" tabindex="0">M</div>', 'a');
    expect(pressed).not.toHaveBeenCalled();
  });
});
