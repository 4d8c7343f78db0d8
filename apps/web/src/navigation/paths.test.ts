import { pagePatterns } from '@kilim/contract';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('stand where the server says that there is a page', () => {
  const own = Object.values(paths).map(({ pattern }) => pattern);
  expect(own.toSorted()).toEqual([...pagePatterns].toSorted());
});
