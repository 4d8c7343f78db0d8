/**
 * Replaces format specifiers like browsers do, for example in `console.log('%s items', 3)` and in React's warnings.
 * `%c` removes its style; the remaining arguments follow the text.
 */
export function formatMessage(values: readonly unknown[]): unknown[] {
  const [first, ...rest] = values;
  if (typeof first !== 'string' || !/%[sdifoOc%]/.test(first) || rest.length === 0) return [...values];
  let used = 0;
  const text = first.replace(/%([sdifoOc%])/g, (whole, kind: string) => {
    if (kind === '%') return '%';
    if (used >= rest.length) return whole;
    const value = rest[used];
    used += 1;
    if (kind === 'c') return '';
    try {
      if (kind === 'd' || kind === 'i') return String(Math.trunc(Number(value)));
      return typeof value === 'object' && value !== null && !(value instanceof Error)
        ? JSON.stringify(value)
        : String(value);
    } catch {
      return '?';
    }
  });
  return [text, ...rest.slice(used)];
}
