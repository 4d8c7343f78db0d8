// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findPreviewHost, previewHost } from '../testing/fake-preview-host.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

async function openTest() {
  const studio = await renderStudio();
  const ofStudio = await findPreviewHost();
  await studio.user.click(screen.getByRole('button', { name: 'Araçlar' }));
  await studio.user.click(await screen.findByRole('menuitem', { name: 'Etkileşimli test' }));
  const dialog = await screen.findByRole('dialog', { name: 'Etkileşimli test' });
  await waitFor(() => expect(previewHost()).not.toBe(ofStudio));
  expect(Object.keys(previewHost().files)).toContain('src/App.tsx');
  return { ...studio, dialog, host: previewHost() };
}

it('plays the steps in the app and says what came of them', async () => {
  const { user, dialog, host } = await openTest();
  const play = within(dialog).getByRole('button', { name: 'Testi başlat' });
  expect(play).toHaveProperty('disabled', true);
  act(() => host.report({ kind: 'running', lastGood: true }));
  await user.click(within(dialog).getByRole('button', { name: '2×' }));
  await user.click(play);
  await waitFor(() => expect(within(dialog).getAllByText('Yapıldı')).toHaveLength(2), { timeout: 20_000 });
  expect(host.acts.map(({ kind }) => kind)).toEqual(['tap', 'scroll', 'input', 'profile', 'home']);
  within(dialog).getByText('Yapıldı: tap');
  within(dialog).getByText('Bu ekran kaydırılmıyor.');
  await user.click(within(dialog).getByRole('button', { name: 'Sıfırla' }));
  expect(host.restarts).toBe(1);
  expect(within(dialog).queryByText('Yapıldı: tap')).toBeNull();
}, 60_000);

it('is closed by Escape, which ends the app', async () => {
  const { user, host } = await openTest();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.isDisposed).toBe(true);
});
