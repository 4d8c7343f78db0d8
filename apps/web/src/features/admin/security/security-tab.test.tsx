// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { at, type Script } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import {
  answerWith,
  callsTo,
  expectText,
  openPage,
  pageText,
  press,
  settle,
  type,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import SecurityTab from './security-tab.tsx';

useScriptedPages();

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

/** Waits for the delay of the text filters. */
async function pause(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
  await settle();
}

const list = 'GET /v1/admin/security-log';
const alerts = 'GET /v1/admin/security-alerts';
const person = { id: 'u1', email: 'ayse@ornek.test' };
const event = {
  id: 'e1',
  kind: 'refund-requested',
  category: 'admin',
  at,
  browser: 'Firefox 128',
  system: 'Windows 10',
  network: '203.0.113.0/24',
  countryCode: null,
  detail: { target: 'order1', amountMinor: 14990, currency: 'TRY' },
  user: person,
  actor: { id: 'a1', email: null },
};
const full = { events: [event], nextCursor: null };
const alert = {
  id: 'x1',
  kind: 'account-failures',
  user: person,
  network: null,
  count: 25,
  minutes: 15,
  raisedAt: at,
  acknowledgedAt: null,
  acknowledgedBy: null,
};
const noAlerts = { alerts: [], open: 0, nextCursor: null };
const open = (script: Script = {}, address = '/admin?tab=security') =>
  openPage({
    path: '/admin',
    address,
    element: <SecurityTab />,
    script: { [list]: [200, full], [alerts]: [200, noAlerts], ...script },
  });

describeList({
  name: 'the security log',
  open,
  request: list,
  full: { reply: [200, full], text: '203.0.113.0/24' },
  empty: { reply: [200, { events: [], nextCursor: null }], text: 'Henüz olay yok' },
  failed: 'Güvenlik kaydı yüklenemedi',
});

describeList({
  name: 'the alerts',
  open,
  request: alerts,
  full: {
    reply: [200, { alerts: [alert], open: 1, nextCursor: null }],
    text: 'ayse@ornek.test hesabında 15 dakikada 25 başarısız deneme',
  },
  empty: { reply: [200, noAlerts], text: 'Açık uyarı yok.' },
  failed: 'Uyarılar yüklenemedi',
});

it('shows actor, account and details of an event', async () => {
  await open();
  const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(facts).toEqual(
    expect.arrayContaining([
      'Hesapayse@ornek.test',
      'YapanSilinmiş hesap a1',
      'Konuorder1',
      'Tutar149,9 TRY',
      'Ağ203.0.113.0/24',
    ]),
  );
});

it('loads with the filter of the URL', async () => {
  const query = 'q=ayse%40ornek.test&event=failure&network=203.0.113.0%2F24&from=2026-11-01&to=2026-11-21';
  await open({}, `/admin?tab=security&${query}`);
  const asked = new URL(callsTo(list)[0]?.url ?? '', 'http://localhost').searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    search: 'ayse@ornek.test',
    category: 'failure',
    network: '203.0.113.0/24',
    from: '2026-11-01',
    to: '2026-11-21',
  });
  await press('Süzgeçleri temizle');
  expect(callsTo(list).at(-1)?.url).not.toContain('?search');
});

it('searches after a delay, filters by a kind, and removes characters that no network contains', async () => {
  await open();
  await type('E-posta adresi veya hesap kimliği', 'ayse@ornek.test');
  await pause();
  expect(callsTo(list).at(-1)?.url).toContain('search=ayse%40ornek.test');
  await choose('sign-in-failed');
  expect(callsTo(list).at(-1)?.url).toContain('kind=sign-in-failed');
  await type('Ağ', '<203.0.113.0/24>');
  await pause();
  const { url = '' } = callsTo(list).at(-1) ?? {};
  expect(url).toContain('network=203.0.113.0%2F24');
  expect(url).toContain('kind=sign-in-failed');
});

it('filters by the account or network of an event', async () => {
  await open();
  await press('Bu hesabın olayları');
  expect(callsTo(list).at(-1)?.url).toContain('search=ayse%40ornek.test');
  await press('Bu ağın olayları');
  expect(callsTo(list).at(-1)?.url).toContain('network=203.0.113.0%2F24');
});

it('acknowledges an alert, and shows acknowledged ones on request', async () => {
  const path = 'POST /v1/admin/security-alerts/x1/acknowledgement';
  await open({ [alerts]: [200, { alerts: [alert], open: 1, nextCursor: null }], [path]: [500, {}] });
  expect(pageText()).toContain('1 açık uyarı');
  await press(nameOf('Görüldü'));
  await expectText('Uyarı işaretlenemedi');
  const seen = { ...alert, acknowledgedAt: at, acknowledgedBy: person };
  answerWith({ [path]: [200, seen], [alerts]: [200, noAlerts] });
  await press(nameOf('Görüldü'));
  await expectText('Açık uyarı yok.');
  answerWith({ [alerts]: [200, { alerts: [seen], open: 0, nextCursor: null }] });
  await press('Görülenleri de göster');
  await expectText('ayse@ornek.test gördü');
  expect(callsTo(alerts).at(-1)?.url).toContain('state=all');
});

it('filters by the events of an alert', async () => {
  await open({ [alerts]: [200, { alerts: [alert], open: 1, nextCursor: null }] });
  await press('Olayları göster');
  const { url = '' } = callsTo(list).at(-1) ?? {};
  expect(url).toContain('search=ayse%40ornek.test');
  expect(url).toContain('category=failure');
});

it('downloads the filtered events, and reports a failure', async () => {
  const file = 'GET /v1/admin/security-log/file';
  await open({ [file]: [500, {}] }, '/admin?tab=security&event=admin');
  await press('CSV indir');
  await expectText('Dosya indirilemedi');
  expect(callsTo(file)[0]?.url).toContain('category=admin');
  expect(callsTo(file)[0]?.url).toContain('language=tr');
});
