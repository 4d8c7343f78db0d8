// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { leaveTo, openPage, pageText, press, settle, useScriptedPages } from '../testing/scripted-page.tsx';
import { loadScreen } from './late-screen.tsx';

useScriptedPages();

const unreachable = 'Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.';
const Screen = () => <p>{'here at last'}</p>;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('renders the screen when its chunk is already loaded', async () => {
  expect(await loadScreen(async () => Screen)).toBe(Screen);
});

it('reports a lost network, retries on press, and keeps the screen once loaded', async () => {
  const load = vi.fn().mockImplementationOnce(missing).mockImplementationOnce(missing);
  load.mockImplementationOnce(missing);
  const Late = await loadScreen(load.mockImplementation(async () => Screen));
  await openPage({ path: '/late', element: <Late /> });
  expect(pageText()).toContain(unreachable);
  expect(pageText()).not.toContain('Failed to fetch');
  await press('Tekrar Dene');
  expect(pageText()).toContain(unreachable);
  await press('Tekrar Dene');
  expect(pageText()).toContain('here at last');

  await leaveTo('/elsewhere');
  await leaveTo('/late');
  expect(pageText()).toContain('here at last');
  expect(load).toHaveBeenCalledTimes(4);
});

it('loads without a press when the network returns', async () => {
  const load = vi.fn().mockImplementationOnce(missing).mockImplementationOnce(missing);
  const Late = await loadScreen(load.mockImplementation(async () => Screen));
  await openPage({ path: '/late', element: <Late /> });
  expect(pageText()).not.toContain('here at last');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(pageText()).toContain('here at last');
});
