import type { Pictures } from './load-pictures.ts';
import { type Box, paintBox, traceBox } from './paint-box.ts';
import { paintField, paintText } from './paint-text.ts';

const elementsMaximum = 5_000;
/** In place of images from the network, which would make the canvas unreadable. */
const placeholderColor = 'rgba(120, 113, 108, 0.22)';

export interface Painting {
  readonly context: CanvasRenderingContext2D;
  readonly pictures: Pictures;
  readonly scale: number;
}

function isOutside({ x, y, width, height }: Box): boolean {
  return x + width < 0 || y + height < 0 || x > innerWidth || y > innerHeight;
}

function clipsContent({ overflowX, overflowY }: CSSStyleDeclaration): boolean {
  return overflowX !== 'visible' || overflowY !== 'visible';
}

/** Layers in the order in which they are painted: by `z-index`, else as in the document. */
function sortLayers(element: Element): { readonly node: Node; readonly layer: number }[] {
  return [...element.childNodes]
    .map((node) => {
      const index = node instanceof Element ? Number.parseInt(getComputedStyle(node).zIndex, 10) : 0;
      return { node, layer: Number.isNaN(index) ? 0 : index };
    })
    .toSorted((one, other) => one.layer - other.layer);
}

/** Scales a picture so that it covers the box, or fits into it. */
function drawPicture(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  box: Box,
  fits: 'contain' | 'cover' | 'fill',
): void {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0 || fits === 'fill') {
    context.drawImage(image, box.x, box.y, box.width, box.height);
    return;
  }
  const choose = fits === 'cover' ? Math.max : Math.min;
  const ratio = choose(box.width / width, box.height / height);
  const [drawnWidth, drawnHeight] = [width * ratio, height * ratio];
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  const x = box.x + (box.width - drawnWidth) / 2;
  const y = box.y + (box.height - drawnHeight) / 2;
  context.drawImage(image, x, y, drawnWidth, drawnHeight);
  context.restore();
}

/** React Native for Web shows an image as a background and keeps a transparent `img` beside it. */
function paintImage(painting: Painting, image: HTMLImageElement, style: CSSStyleDeclaration): void {
  const { context, pictures } = painting;
  const background = image.previousElementSibling;
  const shown = background instanceof HTMLElement ? getComputedStyle(background) : style;
  const box = image.getBoundingClientRect();
  const picture = pictures.get(image);
  if (!picture) {
    context.fillStyle = placeholderColor;
    context.fillRect(box.x, box.y, box.width, box.height);
    return;
  }
  const size = background instanceof HTMLElement ? shown.backgroundSize : style.objectFit;
  drawPicture(context, picture, box, size === 'contain' ? 'contain' : size === 'cover' ? 'cover' : 'fill');
}

function paintContent(painting: Painting, element: Element, style: CSSStyleDeclaration, box: Box): void {
  const { context, pictures } = painting;
  if (element instanceof SVGSVGElement) {
    const picture = pictures.get(element);
    if (picture) context.drawImage(picture, box.x, box.y, box.width, box.height);
    return;
  }
  if (element instanceof HTMLImageElement) return paintImage(painting, element, style);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    paintField(context, element, style, box);
  }
}

/**
 * Paints the page as the browser shows it, as far as apps of React Native use CSS: boxes, borders, shadows, gradients,
 * texts with their fonts, drawings and embedded images. Rotated elements are painted upright.
 */
export function paintScreen(painting: Painting, root: Element): void {
  const { context, scale } = painting;
  let elements = 0;

  const paint = (element: Element): void => {
    elements += 1;
    if (elements > elementsMaximum) return;
    const style = getComputedStyle(element);
    const opacity = Number(style.opacity);
    if (style.display === 'none' || opacity === 0) return;
    const isImage = element instanceof HTMLImageElement;
    const box = element.getBoundingClientRect();
    const isClipped = clipsContent(style);
    if (isClipped && isOutside(box)) return;
    context.save();
    context.globalAlpha *= isImage ? 1 : opacity;
    if (style.visibility === 'visible') {
      if (!isOutside(box) && !isImage) paintBox(context, style, box, scale);
      paintContent(painting, element, style, box);
    }
    if (isClipped) {
      traceBox(context, style, box);
      context.clip();
    }
    if (!(element instanceof SVGElement)) {
      for (const { node } of sortLayers(element)) {
        if (node instanceof Text && style.visibility === 'visible') paintText(context, node, style);
        else if (node instanceof Element) paint(node);
      }
    }
    context.restore();
  };
  paint(root);
}
