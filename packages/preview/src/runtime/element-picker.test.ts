// @vitest-environment happy-dom
import { act, createElement, type ReactNode } from 'react';
import * as devRuntime from 'react/jsx-dev-runtime';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PickCommand, PickEvent } from '../protocol.ts';
import { describeProps, nameOf } from './describe-element.ts';
import { createElementPicker } from './element-picker.ts';
import { createElementSources } from './element-sources.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const sources = createElementSources(() => devRuntime as unknown as Record<string, unknown>);
const jsxDEV = sources.runtime.jsxDEV as (
  type: unknown,
  props: object,
  key: undefined,
  isStatic: boolean,
  source: object,
) => ReactNode;
/** An element as the transforms write it, on a line of src/App.tsx. */
const at = (lineNumber: number, type: unknown, props: object): ReactNode =>
  jsxDEV(type, props, undefined, true, { fileName: 'src/App.tsx', lineNumber, columnNumber: 5 });

// A component of a package: its own elements have no place.
const Label = ({ children }: { children?: ReactNode }) =>
  createElement('p', null, createElement('span', null, children));

let events: PickEvent[] = [];
let picker: ReturnType<typeof createElementPicker>;
let unmount: () => void;
const run = (...commands: PickCommand[]): void => {
  for (const command of commands) picker.run(command);
};
const lines = (): unknown[] =>
  events.map((event) => (event.kind === 'ended' ? null : [event.kind, event.element.line]));

beforeEach(() => {
  events = [];
  const container = document.createElement('div');
  document.body.append(container);
  picker = createElementPicker({
    window: window as unknown as Window & typeof globalThis,
    container: () => container,
    find: sources.find,
    post: (event) => events.push(event),
  });
  const root = createRoot(container);
  const app = createElement(
    'main',
    null,
    at(2, 'section', {
      children: [
        at(3, Label, { size: 4, onPress: () => {}, children: 'Ekle' }),
        at(4, Label, { children: 'Sil' }),
      ],
    }),
    at(9, Label, { children: 'Son' }),
  );
  act(() => root.render(app));
  unmount = () => act(() => root.unmount());
});
afterEach(() => {
  unmount();
  document.body.replaceChildren();
});

it('moves between the elements of the app and chooses one', () => {
  run('start', 'child', 'child', 'next', 'next', 'previous', 'parent', 'next', 'choose');
  expect(lines()).toEqual([
    ['pointed', 2],
    ['pointed', 3],
    ['pointed', 4],
    ['pointed', 3],
    ['pointed', 2],
    ['pointed', 9],
    ['picked', 9],
  ]);
});

it('describes an element with its place, component, text and props', () => {
  run('start', 'child', 'child', 'choose');
  expect(events.at(-1)).toEqual({
    kind: 'picked',
    element: {
      path: 'src/App.tsx',
      line: 3,
      column: 5,
      name: 'Label',
      text: 'Ekle',
      props: 'size={4} onPress={function}',
    },
  });
});

it('marks the element and leaves nothing behind', () => {
  run('start', 'child');
  expect(document.documentElement.lastElementChild?.getAttribute('aria-hidden')).toBe('true');
  run('stop');
  expect(document.documentElement.querySelector('[aria-hidden]')).toBeNull();
  run('next', 'choose');
  expect(events).toHaveLength(1);
});

it('says nothing without a start', () => {
  run('child', 'choose', 'parent');
  expect(events).toEqual([]);
});

it('starts again at the top when the pointed element is gone', () => {
  run('start', 'child', 'child');
  for (const node of document.querySelectorAll('section p')) node.remove();
  run('next');
  expect(lines().at(-1)).toEqual(['pointed', 2]);
  run('stop');
  document.querySelector('main')?.replaceChildren();
});

it('keeps the props and the elements of the app as they are', () => {
  const props = { children: 'x' };
  const element = at(1, 'p', props) as unknown as { props: object };
  expect(Reflect.ownKeys(element.props)).toEqual(['children']);
  expect(sources.runtime.Fragment).toBe(devRuntime.Fragment);
  expect(sources.find(element.props)).toEqual({ path: 'src/App.tsx', line: 1, column: 5 });
  expect(sources.find({ children: 'x' })).toBeNull();
  expect(sources.find(null)).toBeNull();
});

it.each([
  ['View', 'View'],
  [Label, 'Label'],
  [{ type: Label }, 'Label'],
  [{ render: Label }, 'Label'],
  [{ displayName: 'Card', render: () => null }, 'Card'],
  [() => null, 'Component'],
  [null, 'Component'],
])('names a component: %o', (type, name) => {
  expect(nameOf(type)).toBe(name);
});

it('limits the description of props', () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`prop${index}`, 'a'.repeat(200)]),
  );
  expect(describeProps(many).length).toBeLessThanOrEqual(500);
  expect(describeProps({ list: [1, 2], at: { x: 1 }, isOn: true, text: '"', children: 'x' })).toBe(
    'list={list of 2} at={object} isOn={true} text="\\""',
  );
  expect(describeProps(null)).toBe('');
});

it('picks elements of the opened file before those inside them', () => {
  const outer = document.createElement('div');
  document.body.append(outer);
  const opened = createElementPicker({
    window: window as unknown as Window & typeof globalThis,
    container: () => outer,
    find: sources.find,
    file: () => 'src/Home.tsx',
    post: (event) => events.push(event),
  });
  const Card = () => at(5, Label, { children: 'Kart' });
  const root = createRoot(outer);
  const place = { fileName: 'src/Home.tsx', lineNumber: 7, columnNumber: 3 };
  act(() => root.render(createElement('main', null, jsxDEV(Card, {}, undefined, true, place))));
  opened.run('start');
  opened.run('child');
  expect(events.at(-1)).toMatchObject({ kind: 'pointed', element: { path: 'src/Home.tsx', line: 7 } });
  opened.run('child');
  expect(events).toHaveLength(1);
  act(() => root.unmount());
});
