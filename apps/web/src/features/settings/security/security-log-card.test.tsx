// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { account, at, type Script } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import {
  answerWith,
  callsTo,
  expectText,
  openPage,
  pageText,
  press,
  settle,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import { scriptedSession } from '../../../testing/sessions.ts';
import SecurityLogCard from './security-log-card.tsx';

useScriptedPages();

const list = 'GET /v1/security-log';
const event = {
  id: 'e1',
  kind: 'signed-in-new-device',
  at,
  browser: 'Firefox 128',
  system: 'Windows 10',
  network: '203.0.113.0/24',
  countryCode: 'DE',
  detail: { method: 'password' },
  isByOther: false,
};
const full = { events: [event], nextCursor: null };
let secured = 0;

/** The accessible name of the button with this text. */
const nameOf = (text: string): string => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  return found?.getAttribute('aria-label') ?? text;
};

async function choose(value: string): Promise<void> {
  const select = document.querySelector('select');
  if (!select) throw new Error('no select');
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
}

const open = (script: Script = {}, address = '/settings?section=security') =>
  openPage({
    path: '/settings',
    address,
    element: <SecurityLogCard onSecured={() => (secured += 1)} />,
    script: { 'GET /v1/account': [200, account], [list]: [200, full], ...script },
  });

describeList({
  name: 'the account activity',
  open,
  request: list,
  full: { reply: [200, full], text: 'Yeni bir cihazdan giriş yapıldı (şifre)' },
  empty: { reply: [200, { events: [], nextCursor: null }], text: 'Henüz hareket yok' },
  failed: 'Hesap hareketleri yüklenemedi',
});

it('shows event, browser, place and time', async () => {
  await open();
  await expectText('Firefox 128 · Windows 10 · Almanya · 203.0.113.0/24');
  expect(document.querySelector('time')?.dateTime).toBe(at);
  expect(pageText()).not.toContain('Başkası tarafından');
});

it('labels unknown devices, marks events by others, and counts ended sessions', async () => {
  const odd = { ...event, browser: '', system: '', network: '', countryCode: null, isByOther: true };
  await open({
    [list]: [200, { ...full, events: [{ ...odd, kind: 'sessions-ended', detail: { count: 3 } }] }],
  });
  await expectText('Oturumlar kapatıldı');
  expect(pageText()).toContain('Bilinmeyen cihaz · 3 oturum kapandı');
  expect(pageText()).toContain('Başkası tarafından');
});

it('filters by the category in the URL, and offers all events when none match', async () => {
  await open({ [list]: [200, { events: [], nextCursor: null }] }, '/settings?events=failure');
  expect(callsTo(list)[0]?.url).toContain('category=failure');
  await expectText('Bu türde hareket yok');
  answerWith({ [list]: [200, full] });
  await press('Hepsini göster');
  await expectText('Firefox 128');
  expect(callsTo(list).at(-1)?.url).not.toContain('category');
  await choose('session');
  expect(callsTo(list).at(-1)?.url).toContain('category=session');
});

it('loads further pages', async () => {
  await open({ [list]: [200, { ...full, nextCursor: 'c' }] });
  answerWith({ [list]: [200, { events: [{ ...event, id: 'e0', kind: 'signed-out' }], nextCursor: null }] });
  await press('Daha eski hareketler');
  await expectText('Çıkış yapıldı');
  expect(callsTo(list).at(-1)?.url).toContain('cursor=c');
});

it('revokes all other sessions for “this wasn’t me”, then focuses the password', async () => {
  const own = { ...scriptedSession, $id: 's1', current: true };
  const other = { ...scriptedSession, $id: 's2', current: false };
  await open({
    'GET /v1/account/sessions': [200, { total: 2, sessions: [own, other] }],
    'DELETE /v1/account/sessions/s2': [500, {}],
  });
  secured = 0;
  expect(nameOf('Ben değildim')).toContain('Yeni bir cihazdan giriş yapıldı (şifre)');
  await press(nameOf('Ben değildim'));
  await expectText('Bu cihaz dışındaki tüm oturumlar kapanır.');
  await press('Diğer oturumları kapat');
  await expectText('Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.');
  expect(secured).toBe(0);
  answerWith({ 'DELETE /v1/account/sessions/s2': [204, undefined] });
  await press('Diğer oturumları kapat');
  expect(callsTo('DELETE /v1/account/sessions/s1')).toEqual([]);
  expect(callsTo('DELETE /v1/account/sessions/s2')).toHaveLength(2);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(secured).toBe(1);
});
