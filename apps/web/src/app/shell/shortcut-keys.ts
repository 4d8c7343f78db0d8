/** The keys of a shortcut as the keyboard of this device names them. */
export function shortcutKeys(keys: readonly string[]): readonly string[] {
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return keys.map((key) => (key === 'Ctrl' && isApple ? '⌘' : key));
}
