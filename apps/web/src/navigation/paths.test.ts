import { pageRoutes } from '@kilim/contract';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it("matches the server's list of pages", () => {
  const own = Object.values(paths).map(({ pattern }) => pattern);
  expect(own.toSorted()).toEqual([...pageRoutes].toSorted());
});
