// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { at, type Script } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import { callsTo, openPage, pageText, press, useScriptedPages } from '../../../testing/scripted-page.tsx';
import AuditTab from './audit-tab.tsx';

useScriptedPages();

const list = 'GET /v1/admin/security-log';
const event = {
  id: 'e1',
  kind: 'credits-gifted',
  category: 'admin',
  at,
  browser: 'Firefox 128',
  system: 'Windows 10',
  network: '203.0.113.0/24',
  countryCode: null,
  detail: { credits: 1_500 },
  user: { id: 'u1', email: 'ayse@ornek.test' },
  actor: { id: 'a1', email: 'yonetici@ornek.test' },
};
const full = { events: [event], nextCursor: null };
const open = (script: Script = {}, address = '/admin?tab=audit') =>
  openPage({ path: '/admin', address, element: <AuditTab />, script: { [list]: [200, full], ...script } });
const lastQuery = () =>
  Object.fromEntries(new URL(callsTo(list).at(-1)?.url ?? '', 'http://localhost').searchParams);

describeList({
  name: 'the audit log',
  open,
  request: list,
  full: { reply: [200, full], text: 'yonetici@ornek.test' },
  empty: { reply: [200, { events: [], nextCursor: null }], text: 'Henüz yönetim işlemi yok' },
  failed: 'Denetim kaydı yüklenemedi',
});

it('says who did what to whom, with the way to the user', async () => {
  await open();
  for (const text of ['Kredi hediye edildi', 'yonetici@ornek.test', 'ayse@ornek.test', '1.500 kredi']) {
    expect(pageText()).toContain(text);
  }
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/admin?tab=users&user=u1');
});

it('asks the server for actions of administrators only, by actor, action, subject and days', async () => {
  await open(
    {},
    '/admin?tab=audit&actor=a%40ornek.test&action=user-deleted&subject=u1&from=2026-11-01&to=2026-11-20',
  );
  expect(lastQuery()).toEqual({
    category: 'admin',
    actor: 'a@ornek.test',
    kind: 'user-deleted',
    subject: 'u1',
    from: '2026-11-01',
    to: '2026-11-20',
  });
});

it('narrows the list to one actor and to one account, and widens it again', async () => {
  await open();
  await press('Bu kişinin işlemleri');
  expect(lastQuery()).toEqual({ category: 'admin', actor: 'yonetici@ornek.test' });
  await press('Bu hesaba yapılanlar');
  expect(lastQuery()).toEqual({
    category: 'admin',
    actor: 'yonetici@ornek.test',
    subject: 'ayse@ornek.test',
  });
  await press('Süzgeçleri temizle');
  expect(pageText()).not.toContain('Süzgeçleri temizle');
});
