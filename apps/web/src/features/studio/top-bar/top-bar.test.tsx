// @vitest-environment happy-dom
import { getStorage, writeFiles } from '@kilim/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { editCode, renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const usage = (usedBytes: number) => ({
  usedBytes,
  limitBytes: 200_000_000,
  kinds: { files: usedBytes, versions: 0, trash: 0, uploads: 0, exports: 0 },
  trashProjects: 0,
  trashLimit: 10,
  consumers: [],
});

it('shows the credit balance', async () => {
  await renderStudio();
  await screen.findByRole('status', { name: 'Kredi bakiyesi: 9.840' });
});

it('leads back to the dashboard', async () => {
  const { user } = await renderStudio();
  await user.click(screen.getByRole('link', { name: 'Panele dön' }));
  await screen.findByText('arrived at /dashboard');
});

it('saves by a click on the save status', async () => {
  const { user, project } = await renderStudio();
  await editCode('edited');
  const status = screen.getByRole('button', { name: /^kaydediliyor/ });
  await user.click(status);
  // At once, without the autosave delay.
  expect(status.dataset['saveState']).not.toBe('pending');
  await screen.findByRole('button', { name: /^kaydedildi/ });
  expect(project.contents.get('src/App.tsx')).toBe('edited');
});

it('opens a postponed conflict by a click on the save status', async () => {
  const { user, project } = await renderStudio();
  await editCode('mine');
  project.changeElsewhere('src/App.tsx', 'theirs');
  await user.keyboard('{Control>}s{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Sonra' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^çakışma var/ }));
  await screen.findByRole('dialog', { name: 'src/App.tsx başka bir yerde de değişti' });
});

it('warns when the storage is nearly full', async () => {
  await renderStudio({ handlers: [respond(getStorage, usage(170_000_000))] });
  await screen.findByText('Depolama alanınız dolmak üzere');
});

it('shows a save that was rejected because the storage is full and loads the usage again', async () => {
  const full = respondError(writeFiles, 'storage_limit_reached', { params: { used: 200, limit: 200 } });
  const { user } = await renderStudio({ handlers: [full] });
  await waitFor(() => expect(callsTo(getStorage)).toHaveLength(1));
  await editCode('too much');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('kaydedilemedi');
  await screen.findByText('Depolama alanınız doldu');
  await waitFor(() => expect(callsTo(getStorage)).toHaveLength(2));
});
