// @vitest-environment happy-dom
import { act, createElement, type ReactNode } from 'react';
import * as devRuntime from 'react/jsx-dev-runtime';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { measureElements } from './element-areas.ts';
import { createElementMarks } from './element-marks.ts';
import { createElementSources } from './element-sources.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const sources = createElementSources(() => devRuntime as unknown as Record<string, unknown>);
const jsxDEV = sources.runtime.jsxDEV as (
  type: unknown,
  props: object,
  key: string | undefined,
  isStatic: boolean,
  source: object,
) => ReactNode;
const path = 'src/Home.tsx';
const at = (lineNumber: number, props: object, key?: string): ReactNode =>
  jsxDEV('p', props, key, true, { fileName: path, lineNumber, columnNumber: 5 });
const place = (line: number) => ({ path, line, column: 5 });
const boxes = () => [...document.documentElement.children].filter((node) => node.hasAttribute('aria-hidden'));

it('marks every place that shows an element and follows the app', () => {
  const frames: (() => void)[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((task) => frames.push(() => task(0)));
  const container = document.createElement('div');
  document.body.append(container);
  const counts: number[] = [];
  const said: unknown[] = [];
  const marks = createElementMarks({
    window: window as unknown as Window & typeof globalThis,
    container: () => container,
    find: sources.find,
    post: (count, area) => {
      counts.push(count);
      said.push(area);
    },
  });
  const root = createRoot(container);
  const show = (keys: readonly string[]): void =>
    act(() =>
      root.render(createElement('main', null, [...keys.map((key) => at(3, {}, key)), at(4, {}, 'other')])),
    );
  show(['a', 'b']);
  marks.mark({ places: [place(3)], file: path });
  expect(marks.file()).toBe(path);
  expect(counts).toEqual([2]);
  expect(boxes()).toHaveLength(2);

  show(['a', 'b', 'c']);
  for (let frame = 0; frame < 13; frame += 1) frames.shift()?.();
  expect(counts).toEqual([2, 3]);
  expect(boxes()).toHaveLength(3);

  const [first] = container.querySelectorAll('p');
  if (first === undefined) throw new Error('Nothing is shown.');
  first.getBoundingClientRect = () => new DOMRect(10.4, 20, 99.6, 30);
  frames.shift()?.();
  expect(said.at(-1)).toEqual({ x: 10, y: 20, width: 100, height: 30 });
  // Nothing has changed, so nothing is said.
  const before = said.length;
  frames.shift()?.();
  expect(said).toHaveLength(before);

  const measured = measureElements(container, sources.find, [place(4), place(9), place(3)]);
  expect(measured.map(({ length }) => length)).toEqual([1, 0, 3]);
  expect(measured[2]?.[0]).toEqual({ x: 10, y: 20, width: 100, height: 30 });
  expect(measureElements(null, sources.find, [place(3)])).toEqual([[]]);

  marks.mark({ places: [place(9)], file: path });
  expect(counts.at(-1)).toBe(0);
  expect(said.at(-1)).toBeNull();
  marks.mark({ places: [], file: null });
  expect(boxes()).toHaveLength(0);
  for (const frame of frames.splice(0)) frame();
  expect(frames).toHaveLength(0);
  act(() => root.unmount());
});
