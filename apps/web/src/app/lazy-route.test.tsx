// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { leaveTo, openPage, pageText, press, settle, useScriptedPages } from '../testing/scripted-page.tsx';
import { lazyRoute } from './lazy-route.tsx';

useScriptedPages();

const unreachable = 'Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.';
const Screen = () => <p>{'the screen'}</p>;
const failToLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('renders a loaded screen at once', async () => {
  const load = vi.fn(async () => Screen);
  const { Component } = await lazyRoute(load)();
  await openPage({ path: '/late', element: <Component /> });
  expect(pageText()).toContain('the screen');
  expect(load).toHaveBeenCalledTimes(1);
});

it('reports a lost network, retries on press, and keeps the screen once loaded', async () => {
  const load = vi.fn().mockImplementationOnce(failToLoad).mockImplementationOnce(failToLoad);
  load.mockImplementationOnce(failToLoad);
  const { Component } = await lazyRoute(load.mockImplementation(async () => Screen))();
  await openPage({ path: '/late', element: <Component /> });
  expect(pageText()).toContain(unreachable);
  expect(pageText()).not.toContain('Failed to fetch');
  await press('Tekrar Dene');
  expect(pageText()).toContain(unreachable);
  await press('Tekrar Dene');
  expect(pageText()).toContain('the screen');

  await leaveTo('/elsewhere');
  await leaveTo('/late');
  expect(pageText()).toContain('the screen');
  expect(load).toHaveBeenCalledTimes(4);
});

it('loads without a press when the network returns', async () => {
  const load = vi.fn().mockImplementationOnce(failToLoad).mockImplementationOnce(failToLoad);
  const { Component } = await lazyRoute(load.mockImplementation(async () => Screen))();
  await openPage({ path: '/late', element: <Component /> });
  expect(pageText()).not.toContain('the screen');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(pageText()).toContain('the screen');
});
