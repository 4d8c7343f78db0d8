// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { openPage, pageText, press, useScriptedPages } from '../../testing/scripted-page.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { AdminTabPart } from './admin-tab-part.tsx';

useScriptedPages();

it('says that a tab can not be fetched, and fetches it on request', async () => {
  const load = vi.fn(async () => () => <p>{'the tab'}</p>);
  load.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await openPage({ path: '/admin', element: <AdminTabPart Component={lazyPart(load)} /> });
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Sunucuya');
  expect(pageText()).not.toContain('Failed to fetch');
  await press('Tekrar Dene');
  expect(pageText()).toContain('the tab');
});
