// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../../testing/everyday.ts';
import {
  callsTo,
  expectText,
  openPage,
  pageText,
  press,
  type,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import { adminTabs, readAdminTab } from '../admin-tabs.tsx';
import DashboardTab from './dashboard-tab.tsx';

useScriptedPages();

const statistics = {
  at,
  users: { total: 12_345, active: 678, recent: 12, previous: 8 },
  projects: { total: 40, updated: 9, recent: 3, previous: 6 },
  receipts: { total: 21, recent: 2, previous: 0 },
  revenue: [{ currency: 'TRY', totalMinor: 314_790, recentMinor: 29_980, previousMinor: 0 }],
  simulatedReceipts: 4,
};
const day = {
  day: '2026-11-22',
  signUps: 3,
  turns: 10,
  judgedTurns: 8,
  goodTurns: 6,
  creditsUsed: 420,
  errors: 2,
  revenue: [{ currency: 'TRY', minor: 14_990 }],
};
const quiet = {
  ...day,
  day: '2026-11-23',
  signUps: 0,
  turns: 0,
  judgedTurns: 0,
  goodTurns: 0,
  creditsUsed: 0,
  errors: 0,
  revenue: [],
};
const user = {
  id: 'u1',
  name: 'Ayşe Kaya',
  email: 'ayse@ornek.test',
  isEmailVerified: true,
  isAdmin: false,
  state: 'open',
  credits: 12_000,
  plan: 'basic',
  activity: 'active',
  createdAt: at,
  lastLoginAt: at,
  seenAt: at,
};
const gift = 'POST /v1/admin/credit-gifts';
const script: Script = {
  'GET /v1/admin/statistics': [200, statistics],
  'GET /v1/admin/statistics/days': [200, { days: [day, quiet] }],
  'GET /v1/admin/users': [200, { users: [user], total: 1, isTotalExact: true, nextCursor: null }],
  'GET /v1/admin/tickets': [200, { tickets: [], total: 0, isTotalExact: true, nextCursor: null }],
  'GET /v1/admin/receipts': [200, { receipts: [], total: 0, isTotalExact: true, nextCursor: null }],
};
const open = (changes: Script = {}, address = '/admin') =>
  openPage({ path: '/admin', address, element: <DashboardTab />, script: { ...script, ...changes } });

it('is the first tab and the one of an unknown name', () => {
  expect(adminTabs[0].name).toBe('dashboard');
  const named = adminTabs.map(({ name }) => name);
  for (const name of [
    'users',
    'support',
    'plans',
    'announcements',
    'settings',
    'billing',
    'receipts',
  ] as const) {
    expect(named).toContain(name);
  }
  expect(readAdminTab(new URLSearchParams('tab=nothing')).name).toBe('dashboard');
});

it('shows the totals and compares only where there is something to compare with', async () => {
  await open();
  for (const text of [
    '12.345',
    'Önceki 7 güne göre %50 artış',
    'Önceki 7 güne göre %50 azalış',
    '678',
    'Son 30 günde giriş yapanlar',
    '₺3.147,90',
    'Ayrıca 4 benzetim; gelire sayılmaz',
  ]) {
    expect(pageText()).toContain(text);
  }
  // Revenue and receipts had nothing in the days before.
  expect(pageText().match(/Önceki 7 g/g)).toHaveLength(2);
});

it('draws a chart with a table for each figure, and no rate for a day without requests', async () => {
  await open();
  const names = [...document.querySelectorAll('svg[role="img"]')].map((chart) =>
    chart.getAttribute('aria-label'),
  );
  expect(names).toEqual(
    [
      'Yeni kayıtlar',
      'Gelir (TRY)',
      'AI istekleri',
      'Başarılı istek oranı',
      'Kullanılan kredi',
      'Hatalar',
    ].map((title) => `${title}, günlere göre; rakamlar aşağıdaki tabloda`),
  );
  const rows = [...document.querySelectorAll('table')].map((table) =>
    [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    ),
  );
  expect(rows[3]).toEqual([
    ['23 Kas', '–', '0', '0'],
    ['22 Kas', '%75', '6', '8'],
  ]);
});

it('asks for the chosen period', async () => {
  await open({}, '/admin?days=90');
  expect(callsTo('GET /v1/admin/statistics/days')[0]?.url).toContain('days=90');
});

it('lists the newest with links to where one acts on them', async () => {
  const ticket = {
    id: 't1',
    subject: 'Giriş yapamıyorum',
    message: 'Kod gelmiyor.',
    priority: 'medium',
    status: 'open',
    category: 'Genel',
    userId: 'u1',
    userEmail: 'ayse@ornek.test',
    userName: 'Ayşe Kaya',
    assignedTo: null,
    assigneeName: null,
    responses: 0,
    customerSatisfaction: null,
    createdAt: at,
    updatedAt: at,
    lastResponseAt: at,
    reference: null,
    isUnread: true,
  };
  await open({
    'GET /v1/admin/tickets': [200, { tickets: [ticket], total: 1, isTotalExact: true, nextCursor: null }],
  });
  expect(callsTo('GET /v1/admin/users')[0]?.url).toContain('limit=5');
  expect(callsTo('GET /v1/admin/tickets')[0]?.url).toContain('limit=5');
  expect(callsTo('GET /v1/admin/receipts')[0]?.url).toContain('limit=10');
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/admin?tab=users&user=u1');
  expect(links).toContain('/admin?tab=support&ticket=t1');
});

it('says so when the statistics cannot be read, and shows no zeros', async () => {
  await open({ 'GET /v1/admin/statistics': [500, errorBody('general_unknown', 500)] });
  await expectText('İstatistikler yüklenemedi');
  expect(pageText()).not.toContain('Toplam kullanıcı');
});

it.each([
  ['', '', 'Lütfen kullanıcı bilgisi ve kredi miktarını girin.'],
  ['ayse@ornek.test', '', 'Lütfen kullanıcı bilgisi ve kredi miktarını girin.'],
  ['', '500', 'Lütfen kullanıcı bilgisi ve kredi miktarını girin.'],
  ['ayse', '500', 'Kullanıcı bulunamadı. E-posta adresini kontrol edin.'],
])('refuses a gift of %s and %s without a call', async (identifier, amount, message) => {
  await open();
  if (identifier !== '') await type('Kullanıcı (e-posta)', identifier);
  if (amount !== '') await type('Kredi miktarı', amount);
  await press('Gönder');
  await expectText(message);
  expect(callsTo(gift)).toHaveLength(0);
});

it('gives credits and names amount and recipient', async () => {
  await open({ [gift]: [200, { userId: 'u1', email: user.email, balance: 12_500 }] });
  await type('Kullanıcı (e-posta)', user.email);
  await type('Kredi miktarı', '500');
  await press('Gönder');
  await expectText('500 kredi gönderildi: ayse@ornek.test');
  expect(callsTo(gift)[0]?.body).toMatchObject({ email: user.email, amount: 500 });
});

it.each([
  [404, 'user_not_found', 'Kullanıcı bulunamadı. E-posta adresini kontrol edin.'],
  [500, 'general_unknown', 'Kredi gönderilemedi. Lütfen tekrar deneyin.'],
] as const)('says why a gift failed with %i', async (status, type_, message) => {
  await open({ [gift]: [status, errorBody(type_, status)] });
  await type('Kullanıcı (e-posta)', user.email);
  await type('Kredi miktarı', '500');
  await press('Gönder');
  await expectText(message);
});
