import type { ElementMarks, MarkedArea } from '../protocol.ts';
import { areaOf, findPlaces, roundArea } from './element-areas.ts';
import { type FindSource, fiberOf, topOf } from './fiber-tree.ts';

/** Frames between two searches for the elements, which the app may have replaced. */
const SEARCH_FRAMES = 12;
const LOOK =
  'position:fixed;z-index:2147483646;pointer-events:none;box-sizing:border-box;border-radius:2px;' +
  'border:2px solid #2563eb;outline:1px solid #fff';

export interface MarksOptions {
  readonly window: Window & typeof globalThis;
  readonly container: () => Element | null;
  readonly find: FindSource;
  readonly post: (count: number, area: MarkedArea | null) => void;
}

export interface MarkedElements {
  mark(marks: ElementMarks): void;
  /** The file that was given with the marks. */
  file(): string | null;
}

/** Draws boxes around elements and follows them while the app scrolls and changes. Must be created before the app runs. */
export function createElementMarks({ window, container, find, post }: MarksOptions): MarkedElements {
  const { document } = window;
  const nextFrame = window.requestAnimationFrame.bind(window);
  let marks: ElementMarks = { places: [], file: null };
  let groups: readonly (readonly Element[])[] = [];
  let boxes: HTMLElement[] = [];
  let posted = '';
  let age = 0;
  let isRunning = false;

  const search = (): void => {
    age = 0;
    const node = container()?.querySelector('*') ?? null;
    const fiber = node && fiberOf(node);
    groups = fiber === null ? [] : findPlaces(topOf(fiber), find, marks.places);
  };
  /** Says how many there are and where the first one is, when that has changed. */
  const tell = (first: MarkedArea | null): void => {
    const area = first === null ? null : roundArea(first);
    const said = JSON.stringify([groups.length, area]);
    if (said === posted) return;
    posted = said;
    post(groups.length, area);
  };
  const draw = (): void => {
    while (boxes.length > groups.length) boxes.pop()?.remove();
    while (boxes.length < groups.length) {
      const box = document.createElement('div');
      box.setAttribute('aria-hidden', 'true');
      box.style.cssText = LOOK;
      document.documentElement.append(box);
      boxes.push(box);
    }
    const areas = groups.map(areaOf);
    if (marks.places.length > 0) tell(areas[0] ?? null);
    for (const [index, { x, y, width, height }] of areas.entries()) {
      const place = `transform:translate(${x}px,${y}px);left:0;top:0;width:${width}px;height:${height}px`;
      const box = boxes[index];
      const look = `${LOOK};${place}`;
      if (box !== undefined && box.dataset.place !== place) {
        box.dataset.place = place;
        box.style.cssText = look;
      }
    }
  };
  const follow = (): void => {
    if (marks.places.length === 0) {
      groups = [];
      draw();
      isRunning = false;
      return;
    }
    age += 1;
    const isGone = groups.some((nodes) => nodes.some((node) => !node.isConnected));
    if (age >= SEARCH_FRAMES || isGone) search();
    draw();
    nextFrame(follow);
  };
  return {
    mark(next) {
      marks = next;
      posted = '';
      if (next.places.length > 0) search();
      draw();
      if (isRunning) return;
      isRunning = true;
      nextFrame(follow);
    },
    file: () => marks.file,
  };
}
