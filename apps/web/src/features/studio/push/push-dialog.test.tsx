// @vitest-environment happy-dom
import { checkExport, getProjectRemote, pushProject } from '@kilim/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const commit = 'a'.repeat(40);
const remote = {
  address: 'https://github.com/ann/hali',
  branch: 'main',
  commit,
  pushedAt: '2026-11-20T10:00:00.000+00:00',
};
const described = respond(checkExport, {
  packages: [],
  warnings: [],
  warningCount: 0,
  folder: 'hali',
  files: [],
  digest: 'd1',
  zipBytes: 4_096,
});
const done = respond(pushProject, {
  remote: { ...remote, branch: 'kilim' },
  isNewBranch: true,
  isUnchanged: false,
  link: `https://github.com/ann/hali/commit/${commit}`,
});

async function openPush(handler: typeof described) {
  const { user } = await renderStudio({
    handlers: [described, respond(getProjectRemote, { remote }), handler],
  });
  await user.click(screen.getByRole('button', { name: 'Dışa aktar' }));
  await user.click(await screen.findByRole('button', { name: 'Git deposuna gönder' }));
  await screen.findByLabelText('Depo adresi');
  const dialog = within(screen.getByRole('dialog', { name: 'Git deposuna gönderin' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Gönder' }));
  const fill = (label: string, value: string): boolean =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const typeToken = (): void => {
    fill('Erişim anahtarı (token)', 'gizli');
    // No user is signed in here whose name and address would be filled in.
    fill('Yazarın adı', 'Ayşe');
    fill('Yazarın e-postası', 'ayse@example.com');
  };
  return { user, dialog, submit, typeToken };
}

it('sends where the last push went, with a token that the browser does not keep', async () => {
  const { dialog, submit, typeToken } = await openPush(done);
  expect(dialog.getByLabelText<HTMLInputElement>('Depo adresi').value).toBe(remote.address);
  const token = dialog.getByLabelText<HTMLInputElement>('Erişim anahtarı (token)');
  expect([token.type, token.autocomplete, token.value]).toEqual(['password', 'off', '']);
  await submit();
  await dialog.findByText('Adres, dal, erişim anahtarı, mesaj ve yazar bilgileri gerekli.');
  expect(callsTo(pushProject)).toEqual([]);
  typeToken();
  await submit();
  const link = await screen.findByRole('link', { name: 'Commit sayfasını aç' });
  expect(link.getAttribute('href')).toBe(`https://github.com/ann/hali/commit/${commit}`);
  screen.getByText('Yeni kilim dalına gönderildi.');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('gizli');
});

it('offers a new branch when the branch has commits of others', async () => {
  const { user, dialog, submit, typeToken } = await openPush(respondError(pushProject, 'git_remote_changed'));
  typeToken();
  await submit();
  const offer = await dialog.findByRole('button', { name: /^Yeni dala gönder: kilim-\d{4}-\d\d-\d\d$/ });
  server.use(done);
  await user.click(offer);
  await screen.findByText('Yeni kilim dalına gönderildi.');
  expect(callsTo(pushProject).map(({ body }) => body)).toMatchObject([
    { branch: 'main', token: 'gizli' },
    { branch: expect.stringMatching(/^kilim-/), from: 'main', token: 'gizli' },
  ]);
});

it('shows a refused token at its field and keeps what was typed', async () => {
  const { dialog, submit, typeToken } = await openPush(respondError(pushProject, 'git_token_refused'));
  typeToken();
  await submit();
  await dialog.findByText('Git deposu erişim anahtarını kabul etmedi. Anahtarı ve süresini kontrol edin.');
  const token = dialog.getByLabelText<HTMLInputElement>('Erişim anahtarı (token)');
  expect([token.getAttribute('aria-invalid'), token.value]).toEqual(['true', 'gizli']);
});
