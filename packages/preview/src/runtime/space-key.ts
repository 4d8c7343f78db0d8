/** Roles that people press with the space key; react-native-web does that for buttons only. */
const pressedBySpace = /^(?:radio|checkbox|switch|menuitemradio|menuitemcheckbox|option|tab)$/;

/** Lets the space key press what an app draws as a radio button, a checkbox or a switch. Native inputs do it themselves. */
export function installSpaceKey(target: Window & typeof globalThis): void {
  target.addEventListener('keydown', (event) => {
    const { key, target: focused, repeat, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (key !== ' ' || repeat || altKey || ctrlKey || metaKey || defaultPrevented) return;
    if (!(focused instanceof target.HTMLElement) || focused instanceof target.HTMLInputElement) return;
    if (!pressedBySpace.test(focused.getAttribute('role') ?? '')) return;
    // The page would scroll.
    event.preventDefault();
    focused.click();
  });
}
