import { indent, lines } from './indent.ts';

const lineWidth = 110;

/** `before(item) => a && b` with `after`, or the conditions on a line each if that is too long at this level. */
export function wrapConditions(
  before: string,
  item: string,
  conditions: readonly string[],
  after: string,
  level: number,
): string {
  const flat = `${before}(${item}) => ${conditions.join(' && ')}${after}`;
  if (level * 2 + flat.length <= lineWidth) return flat;
  const one = `  (${item}) => ${conditions.join(' && ')},`;
  if (level * 2 + one.length <= lineWidth) return lines(before, one, after);
  return lines(before, `  (${item}) =>`, indent(`${conditions.join(' &&\n')},`, 2), after);
}
