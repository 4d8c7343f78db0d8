// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollPosition } from './scroll-position.tsx';

afterEach(() => vi.restoreAllMocks());

it.each([0, 640])('keeps the position %i of a page that was scrolled before the start', async (position) => {
  let top = position;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.spyOn(window, 'scrollTo').mockImplementation((...[, y]: unknown[]) => {
    top = Number(y);
  });
  const router = createMemoryRouter([{ path: '/', element: <ScrollPosition /> }]);
  render(<RouterProvider router={router} />);
  expect(top).toBe(position);
});
