// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { openPage, pageText, useScriptedPages } from '../../testing/scripted-page.tsx';
import { OfflineBar } from './offline-bar.tsx';

useScriptedPages();

async function setNetwork(isThere: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  await act(async () => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}

it('is shown while the device is offline', async () => {
  await openPage({ path: '/', element: <OfflineBar /> });
  expect(pageText()).toBe('');
  await setNetwork(false);
  expect(pageText()).toContain('İnternet bağlantınız yok.');
  await setNetwork(true);
  expect(pageText()).toBe('');
});
