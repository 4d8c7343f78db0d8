/** A style property with its value as source text. */
export type StyleEntry = readonly [name: string, value: string];

const rootSize = 16;
const keepsText =
  /^(?:fontWeight|fontFamily|transform|content|aspectRatio|transformOrigin|filter|boxShadow|zIndex)$/;
const lengthKeys =
  /^(?:(?:min|max)?(?:width|height)|(?:margin|padding|inset)(?:Top|Right|Bottom|Left|Horizontal|Vertical|Start|End|Block|Inline)?|top|right|bottom|left|start|end|fontSize|lineHeight|letterSpacing|gap|rowGap|columnGap|flex(?:Grow|Shrink|Basis)?|opacity|elevation|border(?:Top|Right|Bottom|Left|Start|End)?(?:Left|Right|Start|End)?(?:Width|Radius)|shadowRadius|shadowOpacity|(?:min|max)(?:Width|Height)|textShadowRadius)$/;

/** A length of CSS as a number or percentage of React Native; `undefined` if it is neither. */
export function toLength(text: string): string | undefined {
  const [, digits = '', unit = ''] =
    /^(-?(?:\d{1,6}(?:\.\d{0,4})?|\.\d{1,4}))(px|rem|em|pt|dp|vh|vw|%|)$/.exec(text.trim()) ?? [];
  if (digits === '') return text.trim() === 'auto' ? "'auto'" : undefined;
  if (unit === '%' || unit === 'vh' || unit === 'vw') return `'${digits}%'`;
  return String(Number(digits) * (unit === 'rem' || unit === 'em' ? rootSize : 1));
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** `margin: '1px 2px'` as a property per direction. */
function splitSides(name: string, text: string): readonly StyleEntry[] | undefined {
  const parts = text.trim().split(/\s+/);
  const lengths = parts.map(toLength);
  if (parts.length < 2 || parts.length > 4 || lengths.includes(undefined)) return undefined;
  const [top = '', right = '', bottom = top, left = right] = lengths.map((length) => length ?? '');
  if (top === bottom && right === left)
    return [
      [`${name}Vertical`, top],
      [`${name}Horizontal`, right],
    ];
  return sides.map((side, index): StyleEntry => [`${name}${side}`, [top, right, bottom, left][index] ?? '']);
}

/** `border: '1px solid #ccc'` as width, style and colour; one side of a border has no style of its own. */
function splitBorder(name: string, text: string): readonly StyleEntry[] | undefined {
  if (text === 'none' || text === '0') return [[`${name}Width`, '0']];
  const [, width = '', style = '', color = ''] =
    /^(\S+)\s+(solid|dashed|dotted)\s+(.{1,60})$/.exec(text.trim()) ?? [];
  const length = toLength(width);
  if (length === undefined || !isColor(color)) return undefined;
  const styles: readonly StyleEntry[] = name === 'border' ? [['borderStyle', `'${style}'`]] : [];
  return [[`${name}Width`, length], ...styles, [`${name}Color`, `'${color}'`]];
}

/** Whether a text is a colour of React Native. */
function isColor(text: string): boolean {
  return (
    /^(?:#[\da-fA-F]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]{1,50}\)|[a-z]{3,20})$/.test(text.trim()) &&
    !/^(?:none|inherit|unset|initial|auto)$/.test(text.trim())
  );
}

const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  display: { block: 'flex', 'inline-block': 'flex', 'inline-flex': 'flex', inline: 'flex' },
  position: { fixed: 'absolute', sticky: 'relative' },
  alignItems: { start: 'flex-start', end: 'flex-end', left: 'flex-start', right: 'flex-end' },
  alignSelf: { start: 'flex-start', end: 'flex-end', left: 'flex-start', right: 'flex-end' },
  justifyContent: { start: 'flex-start', end: 'flex-end', left: 'flex-start', right: 'flex-end' },
  fontWeight: {
    regular: '400',
    medium: '500',
    semibold: '600',
    'semi-bold': '600',
    bolder: '700',
    lighter: '300',
    light: '300',
  },
  resizeMode: { fill: 'stretch', 'scale-down': 'contain' },
  textAlign: { start: 'left', end: 'right' },
  overflow: { auto: 'scroll' },
};

const browserOnly =
  /^(?:transition\w*|animation\w*|float|clear|whiteSpace|wordWrap|wordBreak|textOverflow|listStyle\w*|willChange|Webkit\w+|Moz\w+|WebKit\w+|:[\w-]+|&:[\w-]+|@media.*)$/;

/** Whether a declaration only has an effect in browsers. */
export const isBrowserOnly = (name: string): boolean => browserOnly.test(name);

/** `background-color` as `backgroundColor`. */
export const toCamelCase = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A text value of CSS as properties of React Native; `undefined` if it is valid or cannot be converted. */
export function convertStyle(name: string, text: string): readonly StyleEntry[] | undefined {
  if (text.length > 200) return undefined;
  const mapped = Object.hasOwn(values, name) ? values[name] : undefined;
  const value = mapped !== undefined && Object.hasOwn(mapped, text) ? mapped[text] : undefined;
  if (value !== undefined) return [[name, `'${value}'`]];
  if (name === 'background') return isColor(text) ? [['backgroundColor', `'${text}'`]] : undefined;
  if (/^border(?:Top|Right|Bottom|Left)?$/.test(name)) return splitBorder(name, text);
  if (name === 'margin' || name === 'padding') {
    const split = splitSides(name, text);
    if (split !== undefined) return split;
  }
  if (keepsText.test(name) || !lengthKeys.test(name)) return undefined;
  // Without a unit it is a factor of the font size.
  if (name === 'lineHeight' && /^[\d.]+$/.test(text)) return undefined;
  const length = toLength(text);
  return length === undefined || length === `'${text}'` ? undefined : [[name, length]];
}
