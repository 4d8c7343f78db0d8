// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { Script } from '../../testing/everyday.ts';
import { expectText, openPage, pageText, press, useScriptedPages } from '../../testing/scripted-page.tsx';
import ConfigurationPanel from './configuration-panel.tsx';

useScriptedPages();
beforeEach(() => sessionStorage.clear());

const request = 'GET /v1/admin/configuration';
const open = (placeholders: readonly string[], script: Script = {}) =>
  openPage({
    path: '/admin',
    address: '/admin',
    element: <ConfigurationPanel hasFooter={false} />,
    script: { [request]: [200, { placeholders }], ...script },
  });

it('lists placeholder settings on request and links to the models and the outbox', async () => {
  await open(['ai', 'mail']);
  expect(pageText()).not.toContain('SMTP_URL');
  await press('Kurulum tamamlanmadı');
  await expectText('SMTP_URL');
  expect(pageText()).toContain('OPENAI_API_KEY');
  expect(pageText()).not.toContain('ADMIN_EMAIL');
  const links = [...document.querySelectorAll('aside a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin?tab=ai', '/admin?tab=outbox']);
  await press('Bu oturumda gizle');
  expect(pageText()).not.toContain('Kurulum tamamlanmadı');
  await open(['ai', 'mail']);
  expect(pageText()).not.toContain('Kurulum tamamlanmadı');
});

it('is hidden when no setting is missing or the check fails', async () => {
  await open([]);
  expect(pageText()).not.toContain('Kurulum');
  await open([], { [request]: [403, {}] });
  expect(pageText()).not.toContain('Kurulum');
});
