// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { at, type Script } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import {
  answerWith,
  callsTo,
  expectText,
  openPage,
  pageText,
  press,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import OutboxTab from './outbox-tab.tsx';

useScriptedPages();

const list = 'GET /v1/admin/mails';
const link = `${window.location.origin}/verify-email?userId=u1&secret=s1`;
const mail = {
  id: 'm1',
  recipient: 'isil@ornek.test',
  subject: 'E-postanızı doğrulayın',
  text: `Merhaba,\n\n${link}\n\nhttps://evil.example/x`,
  createdAt: at,
  sentAt: null,
  attachments: ['KLM000000001.pdf'],
};
const full = { mails: [mail], nextCursor: null, isSending: false };
const open = (script: Script = {}, address = '/admin') =>
  openPage({ path: '/admin', address, element: <OutboxTab />, script: { [list]: [200, full], ...script } });

describeList({
  name: 'the outbox',
  open,
  request: list,
  full: { reply: [200, full], text: 'isil@ornek.test' },
  empty: { reply: [200, { ...full, mails: [] }], text: 'Henüz e-posta yok' },
  failed: 'E-postalar yüklenemedi',
});

it('shows the text of a mail with links to this site only, and its attachments', async () => {
  await open();
  expect(pageText()).toContain('E-posta sunucusu tanımlı değil');
  expect(pageText()).toContain('Bekliyor');
  expect(pageText()).toContain('https://evil.example/x');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('details a')];
  expect(links.map((anchor) => anchor.href)).toEqual([link]);
  expect(links[0]?.rel).toBe('noreferrer');
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  await press('Bağlantıyı kopyala');
  vi.unstubAllGlobals();
  expect(copied).toEqual([link]);
  expect(pageText()).toContain('KLM000000001.pdf');
});

it('shows when a mail was sent', async () => {
  await open({ [list]: [200, { ...full, mails: [{ ...mail, sentAt: at }], isSending: true }] });
  expect(pageText()).toContain('E-posta sunucusu üzerinden');
  expect(pageText()).toContain('Gönderildi: 21 Kas 2026');
});

it('loads with the state of the URL, and offers all mails when none match', async () => {
  await open({ [list]: [200, { ...full, mails: [] }] }, '/admin?tab=outbox&state=sent');
  expect(callsTo(list)[0]?.url).toContain('state=sent');
  await expectText('Bu durumda e-posta yok');
  answerWith({ [list]: [200, full] });
  await press('Tüm e-postaları göster');
  await expectText('isil@ornek.test');
  expect(callsTo(list).at(-1)?.url).not.toContain('state=');
});

it('loads further pages and refreshes on request', async () => {
  await open({ [list]: [200, { ...full, nextCursor: 'c' }] });
  const older = { ...mail, id: 'm0', recipient: 'ayse@ornek.test' };
  answerWith({ [list]: [200, { ...full, mails: [older] }] });
  await press('Daha fazla göster');
  await expectText('ayse@ornek.test');
  expect(callsTo(list).at(-1)?.url).toContain('cursor=c');
  const before = callsTo(list).length;
  await press('Yenile');
  expect(callsTo(list).length).toBeGreaterThan(before);
});
