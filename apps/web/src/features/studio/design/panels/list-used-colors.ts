import { type Screen, walkElements } from '@kilim/design-model';

/** Most colours that are offered again. */
const maximum = 20;
const known = new WeakMap<Screen, ReadonlySet<string>>();

/** The colours of one screen, read once for each state of it. */
function colorsOf(screen: Screen): ReadonlySet<string> {
  const before = known.get(screen);
  if (before !== undefined) return before;
  const colors = new Set([screen.backgroundColor]);
  for (const { props } of walkElements(screen.elements)) {
    for (const color of [props.color, props.backgroundColor, props.borderColor, props.shadowColor]) {
      if (color !== undefined && color !== 'transparent') colors.add(color);
    }
  }
  known.set(screen, colors);
  return colors;
}

/** The colours that a design uses, those of the shown screen first. */
export function listUsedColors(shown: Screen, screens: readonly Screen[]): readonly string[] {
  const colors = new Set(colorsOf(shown));
  for (const screen of screens) {
    if (colors.size >= maximum) break;
    for (const color of colorsOf(screen)) colors.add(color);
  }
  return [...colors].slice(0, maximum);
}
