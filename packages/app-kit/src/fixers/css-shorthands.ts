import { type StyleEntry, toLength } from './css-value.ts';

const corners = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const;

/** `borderRadius: '8px 8px 0 0'` as a property per corner. */
function splitCorners(text: string): readonly StyleEntry[] | undefined {
  const lengths = text.trim().split(/\s+/).map(toLength);
  if (lengths.length < 2 || lengths.length > 4 || lengths.includes(undefined)) return undefined;
  const [topLeft = '', topRight = '', bottomRight = topLeft, bottomLeft = topRight] = lengths.map(
    (length) => length ?? '',
  );
  const all = [topLeft, topRight, bottomRight, bottomLeft];
  return corners.map((corner, index): StyleEntry => [`border${corner}Radius`, all[index] ?? '']);
}

/** `flex: '1 1 auto'` as factors and base; a base of 0 is the number that React Native takes. */
function splitFlex(text: string): readonly StyleEntry[] | undefined {
  const [, grow = '', shrink = '', base = ''] =
    /^(\d{1,4})\s+(\d{1,4})\s+(\S{1,12})$/.exec(text.trim()) ?? [];
  if (grow === '') return undefined;
  if (/^0(?:%|px)?$/.test(base) && shrink === '1') return [['flex', grow]];
  const length = toLength(base);
  if (length === undefined) return undefined;
  return [
    ['flexGrow', grow],
    ['flexShrink', shrink],
    ['flexBasis', length],
  ];
}

/** Sizes of CSS by name, in points. */
const fontSizes: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  smaller: 13,
  medium: 16,
  large: 18,
  larger: 19,
  'x-large': 24,
  'xx-large': 32,
};

/** The first colour of a gradient: a plain background is closer to it than none. */
function readGradient(text: string): readonly StyleEntry[] | undefined {
  const [, color = ''] =
    /^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[^,()]{0,40}(?:deg|to [a-z ]+|circle|ellipse|at [a-z ]+)\s*,)?\s*(#[\da-fA-F]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]{1,50}\)|[a-z]{3,20})/.exec(
      text.trim(),
    ) ?? [];
  return color === '' || color === 'to' ? undefined : [['backgroundColor', `'${color}'`]];
}

/** Several values of CSS in one text as properties of React Native; `undefined` if they cannot be converted. */
export function convertShorthand(name: string, text: string): readonly StyleEntry[] | undefined {
  switch (name) {
    case 'borderRadius':
      return splitCorners(text);
    case 'flex':
      return splitFlex(text);
    case 'background':
    case 'backgroundColor':
    case 'backgroundImage':
      return readGradient(text);
    case 'fontSize':
      return Object.hasOwn(fontSizes, text) ? [['fontSize', String(fontSizes[text])]] : undefined;
    default:
      return undefined;
  }
}
