/** Pictures by the element that shows them. */
export type Pictures = ReadonlyMap<Element, HTMLImageElement>;

const picturesMaximum = 80;
const sourceMaximum = 200_000;
const loadLimit = 1_500;

/** The picture as an address that needs no request and keeps the canvas readable; null for all others. */
function readSource(element: Element): string | null {
  if (element instanceof SVGSVGElement) {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return null;
    const copy = element.cloneNode(true) as SVGSVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', String(width));
    copy.setAttribute('height', String(height));
    copy.setAttribute('color', getComputedStyle(element).color);
    return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  }
  const source = element instanceof HTMLImageElement ? element.currentSrc : '';
  return source.startsWith('data:') ? source : null;
}

async function load(source: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** Loads the drawings and embedded images below `root`. Those that take too long are left out. */
export async function loadPictures(root: Element): Promise<Pictures> {
  const loaded = new Map<Element, HTMLImageElement>();
  const all = [...root.querySelectorAll('svg, img')].filter(
    (element) => !element.parentElement?.closest('svg'),
  );
  const tasks = all.slice(0, picturesMaximum).map(async (element) => {
    const source = readSource(element);
    if (source === null || source.length > sourceMaximum) return;
    const image = await load(source);
    if (image) loaded.set(element, image);
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, loadLimit));
  await Promise.race([Promise.all(tasks), timeout]);
  return loaded;
}
