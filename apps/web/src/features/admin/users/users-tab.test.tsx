// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import {
  answerWith,
  callsTo,
  expectText,
  openPage,
  pageText,
  press,
  type,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import UsersTab from './users-tab.tsx';

useScriptedPages();

const list = 'GET /v1/admin/users';
const ayse = {
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
const detail = {
  ...ayse,
  phone: '',
  storageBytes: 2_097_152,
  sessions: 2,
  lastCreditUpdateAt: at,
  deletionDueAt: null,
  isFirstAdmin: false,
};
const full = { users: [ayse], total: 1, isTotalExact: true, nextCursor: null };
const empty = { users: [], total: 0, isTotalExact: true, nextCursor: null };
const movement = {
  id: 'l1',
  kind: 'gift',
  amount: 500,
  balanceAfter: 12_000,
  reason: 'Yarışma',
  turnId: null,
  turnState: null,
  projectId: null,
  projectName: null,
  model: null,
  tokens: null,
  createdAt: at,
};
const script: Script = {
  [list]: [200, full],
  'GET /v1/admin/users/u1': [200, detail],
  'GET /v1/admin/users/u1/ledger': [200, { entries: [movement], nextCursor: null }],
  'GET /v1/admin/users/u1/projects': [
    200,
    { projects: [{ id: 'p1', name: 'Kitaplık', fileCount: 7, updatedAt: at }], total: 1, nextCursor: null },
  ],
};
const open = (changes: Script = {}, address = '/admin?tab=users') =>
  openPage({ path: '/admin', address, element: <UsersTab />, script: { ...script, ...changes } });
const openUser = (changes: Script = {}) => open(changes, '/admin?tab=users&user=u1');

describeList({
  name: 'the users of administrators',
  open,
  request: list,
  full: { reply: [200, full], text: 'ayse@ornek.test' },
  empty: { reply: [200, empty], text: 'Henüz kullanıcı yok' },
  failed: 'Kullanıcılar yüklenemedi',
});

it('shows the labels of the rules and asks the server for search, filter and order', async () => {
  await open({}, '/admin?q=ay&filter=active&sort=credits');
  for (const text of ['Aktif', 'Basic', '12.000 kredi', '1 kullanıcı']) expect(pageText()).toContain(text);
  const { searchParams } = new URL(callsTo(list)[0]?.url ?? '', 'http://localhost');
  expect(Object.fromEntries(searchParams)).toEqual({ sort: 'credits', search: 'ay', filter: 'active' });
});

it('says that a search found more than were counted', async () => {
  await open({ [list]: [200, { ...full, total: 1_000, isTotalExact: false }] });
  expect(pageText()).toContain('1000+ kullanıcı');
});

it('opens a user with facts, projects and credit history', async () => {
  await openUser();
  await expectText('ayse@ornek.test (doğrulandı)');
  await expectText('Kitaplık');
  await expectText('Yarışma');
  for (const text of ['2 MB', '7 dosya', '+500']) expect(pageText()).toContain(text);
});

it('gives credits once, with the balance that results', async () => {
  await openUser({
    'POST /v1/admin/users/u1/credits': [200, { userId: 'u1', email: ayse.email, balance: 12_250 }],
  });
  await press('Kredi ver veya al');
  await type('Miktar', '250');
  await expectText('Yeni bakiye: 12.250');
  await press('Bakiyeyi değiştir');
  await expectText('ayse@ornek.test hesabının yeni bakiyesi: 12.250');
  expect(callsTo('POST /v1/admin/users/u1/credits')[0]?.body).toEqual({
    amount: 250,
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

it.each([
  ['on', '0 dışında, en fazla 999.999.999 olan bir tam sayı yazın.'],
  ['-12.001', 'Bakiyeden fazlası geri alınamaz.'],
])('refuses %s credits without a call', async (typed, message) => {
  await openUser();
  await press('Kredi ver veya al');
  await type('Miktar', typed);
  await press('Bakiyeyi değiştir');
  await expectText(message);
  expect(callsTo('POST /v1/admin/users/u1/credits')).toHaveLength(0);
});

it('suspends after a question that says what happens', async () => {
  await openUser({
    'PUT /v1/admin/users/u1/suspension': [200, { ...detail, state: 'suspended', sessions: 0 }],
  });
  await press('Askıya al');
  await expectText('Tüm oturumları hemen kapanır');
  answerWith({ 'GET /v1/admin/users/u1': [200, { ...detail, state: 'suspended', sessions: 0 }] });
  await press('Askıya al');
  await expectText('Hesap askıya alındı.');
  await expectText('Yeniden aç');
  expect(callsTo('PUT /v1/admin/users/u1/suspension')[0]?.body).toEqual({ isSuspended: true });
});

it('says why an action failed', async () => {
  await openUser({ 'PUT /v1/admin/users/u1/role': [409, errorBody('user_not_open', 409)] });
  await press('Yönetici yap');
  await press('Yönetici yap');
  await expectText('Bu hesap kapalı. Önce yeniden açın.');
});

it('deletes only after the address was typed, and shows the progress', async () => {
  const deleting = { ...detail, state: 'deleting', sessions: 0, deletionDueAt: at };
  await openUser({ 'DELETE /v1/admin/users/u1': [200, deleting] });
  await press('Hesabı sil');
  await type('Onaylamak için e-posta adresini yazın: ayse@ornek.test', 'baska@ornek.test');
  await press('Hesabı ve verileri sil');
  await expectText('Adres eşleşmiyor.');
  await type('Onaylamak için e-posta adresini yazın: ayse@ornek.test', 'AYSE@ornek.test');
  answerWith({ 'GET /v1/admin/users/u1': [200, deleting] });
  await press('Hesabı ve verileri sil');
  await expectText('Bu hesap siliniyor');
  await expectText('Silinmeyi bekleyen 1 proje kaldı.');
});

it('offers nothing that the first administrator cannot lose', async () => {
  await openUser({ 'GET /v1/admin/users/u1': [200, { ...detail, isAdmin: true, isFirstAdmin: true }] });
  await expectText('Tüm oturumlarını kapat');
  for (const label of ['Askıya al', 'Hesabı sil', 'Yöneticiliği al']) expect(pageText()).not.toContain(label);
});

it('sends credits to an address, with the texts for missing and unknown users', async () => {
  await open({ 'POST /v1/admin/credit-gifts': [404, errorBody('user_not_found', 404)] });
  await press('Kredi gönder');
  await press('Gönder');
  await expectText('Lütfen kullanıcı bilgisi ve kredi miktarını girin.');
  await type('Kullanıcı (e-posta)', 'ayse@ornek.test');
  await type('Kredi miktarı', '1.000');
  await press('Gönder');
  await expectText('Kullanıcı bulunamadı. E-posta adresini kontrol edin.');
  answerWith({
    'POST /v1/admin/credit-gifts': [200, { userId: 'u1', email: 'ayse@ornek.test', balance: 1000 }],
  });
  await press('Gönder');
  await expectText('1.000 kredi gönderildi: ayse@ornek.test');
  const keys = callsTo('POST /v1/admin/credit-gifts').map(
    ({ body }) => (body as { readonly idempotencyKey: string }).idempotencyKey,
  );
  expect(new Set(keys).size).toBe(2);
});

it('says that credits could not be sent, and repeats with the same key', async () => {
  await open({ 'POST /v1/admin/credit-gifts': [500, errorBody('general_unknown', 500)] });
  await press('Kredi gönder');
  await type('Kullanıcı (e-posta)', 'ayse@ornek.test');
  await type('Kredi miktarı', '5');
  await press('Gönder');
  await expectText('Kredi gönderilemedi. Lütfen tekrar deneyin.');
  await press('Gönder');
  const bodies = callsTo('POST /v1/admin/credit-gifts').map(({ body }) => JSON.stringify(body));
  expect(new Set(bodies).size).toBe(1);
});
