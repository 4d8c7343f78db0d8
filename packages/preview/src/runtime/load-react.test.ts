import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { loadReact } from './load-react.ts';
import { Vendor } from './vendor.ts';

const require = createRequire(import.meta.url);
const load = (name: string) => () => require(name) as unknown;

it('loads React without tasks and stacks of elements, and leaves the console as it was', () => {
  const createTask = vi.fn(() => ({ run: (task: () => void) => task() }));
  const timeStamp = vi.fn();
  vi.stubGlobal('console', { ...console, createTask, timeStamp });
  let seen: unknown;
  const vendor = new Vendor({
    react: load('react'),
    'react/jsx-runtime': load('react/jsx-runtime'),
    'react/jsx-dev-runtime': load('react/jsx-dev-runtime'),
    'react-dom/client': () => {
      seen = Reflect.get(console, 'timeStamp');
      return {};
    },
  });
  loadReact(vendor, console);
  expect(seen).toBeUndefined();
  expect(console).toMatchObject({ createTask, timeStamp });

  const { createElement } = vendor.load('react') as { createElement: (type: string) => object };
  const { jsxDEV } = vendor.load('react/jsx-dev-runtime') as {
    jsxDEV: (type: string, props: object) => object;
  };
  for (const create of [createElement, (type: string) => jsxDEV(type, {})]) {
    const stackOf = (type: string): unknown => Reflect.get(create(type), '_debugStack');
    expect(stackOf('a')).toBeInstanceOf(Error);
    expect(stackOf('a')).toBe(stackOf('b'));
  }
  expect(createTask).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
