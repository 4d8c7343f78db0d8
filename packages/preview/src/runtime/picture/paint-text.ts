import type { Box } from './paint-box.ts';

/** Longer texts are cut; a screen does not show more. */
const charactersMaximum = 1_000;

interface Line extends Box {
  readonly text: string;
}

const isSameLine = (one: Box, other: Box): boolean =>
  Math.abs(one.y - other.y) < Math.max(one.height, other.height) / 2;

/** The words of a text node with their rectangles, joined to lines. */
function findLines(node: Text): Line[] {
  const text = node.data.slice(0, charactersMaximum);
  const range = document.createRange();
  const lines: Line[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+\s*/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.trimEnd().length);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    const last = lines.at(-1);
    if (last && isSameLine(last, rect)) {
      lines[lines.length - 1] = { ...last, text: last.text + word, width: rect.right - last.x };
    } else lines.push({ text: word, x: rect.x, y: rect.y, width: rect.width, height: rect.height });
  }
  return lines;
}

function transform(text: string, style: CSSStyleDeclaration): string {
  if (style.textTransform === 'uppercase') return text.toLocaleUpperCase(document.documentElement.lang);
  if (style.textTransform === 'lowercase') return text.toLocaleLowerCase(document.documentElement.lang);
  return text;
}

export function setFont(context: CanvasRenderingContext2D, style: CSSStyleDeclaration): void {
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.color;
  if (style.letterSpacing !== 'normal') context.letterSpacing = style.letterSpacing;
}

/** Writes a line at the baseline that the browser would use inside its rectangle. */
export function writeLine(context: CanvasRenderingContext2D, text: string, box: Box): void {
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text);
  context.fillText(text, box.x, box.y + (box.height - ascent - descent) / 2 + ascent);
}

/** Paints a text node with the font and color of its parent. */
export function paintText(context: CanvasRenderingContext2D, node: Text, style: CSSStyleDeclaration): void {
  if (node.data.trim() === '') return;
  context.save();
  setFont(context, style);
  for (const line of findLines(node)) {
    writeLine(context, transform(line.text.trimEnd(), style), line);
    if (!style.textDecorationLine.includes('line-through')) continue;
    context.fillRect(line.x, line.y + line.height / 2, line.width, 1);
  }
  context.restore();
}

/** Paints the value of a field, or its placeholder. */
export function paintField(
  context: CanvasRenderingContext2D,
  field: HTMLInputElement | HTMLTextAreaElement,
  style: CSSStyleDeclaration,
  box: Box,
): void {
  const isSecret = field instanceof HTMLInputElement && field.type === 'password';
  const value = isSecret ? '•'.repeat(field.value.length) : field.value;
  const text = (value === '' ? field.placeholder : value).slice(0, charactersMaximum);
  if (text === '') return;
  context.save();
  setFont(context, style);
  if (value === '') context.fillStyle = getComputedStyle(field, '::placeholder').color;
  const inset = Number.parseFloat(style.paddingLeft) || 0;
  const top = field instanceof HTMLTextAreaElement ? Number.parseFloat(style.paddingTop) || 0 : 0;
  const height = top === 0 ? box.height : Number.parseFloat(style.fontSize) * 1.3;
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  writeLine(context, text.split('\n', 1)[0] ?? '', { ...box, x: box.x + inset, y: box.y + top, height });
  context.restore();
}
