// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import {
  answerWith,
  button,
  callsTo,
  control,
  expectText,
  holdBack,
  openPage,
  pageText,
  press,
  settle,
  type,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import SupportTab from './support-tab.tsx';

useScriptedPages();

const list = 'GET /v1/admin/tickets';
const path = '/v1/admin/tickets/t123456';
const ticket = {
  id: 't123456',
  subject: 'Önizleme açılmıyor',
  message: 'Beyaz ekran',
  priority: 'high',
  status: 'open',
  category: 'Teknik Destek',
  userId: 'c1',
  userEmail: 'ali@ornek.test',
  userName: 'Ali',
  assignedTo: null,
  assigneeName: null,
  responses: 1,
  customerSatisfaction: null,
  createdAt: at,
  updatedAt: at,
  lastResponseAt: at,
  reference: null,
  isUnread: false,
};
const other = { ...ticket, id: 't999999', subject: 'Fatura sorusu' };
const full = { tickets: [ticket, other], total: 2, isTotalExact: true, nextCursor: null };
const conversation = (changes: object = {}) => ({
  ticket: { ...ticket, ...changes },
  replies: [],
  notes: [],
});
const problem = {
  turnId: 'u9',
  projectId: 'p1',
  projectName: 'Kitaplık',
  prompt: 'Bir ekran ekle',
  type: null,
  detail: 'x is not defined',
  charged: 5,
  isReturned: false,
  at,
};
const customer = {
  id: 'c1',
  name: 'Ali',
  email: 'ali@ornek.test',
  isEmailVerified: true,
  credits: 12_000,
  label: 'basic',
  planName: { tr: 'Temel', en: 'Starter' },
  createdAt: at,
  tickets: 3,
  projectCount: 1,
  projects: [{ id: 'p1', name: 'Kitaplık', updatedAt: at }],
  problems: [problem],
  referencedTurn: null,
};
const script: Script = {
  [list]: [200, full],
  'GET /v1/admin/support/figures': [200, { active: 4, medianResponse: null, satisfaction: null, ratings: 0 }],
  'GET /v1/admin/support/canned-replies': [200, { replies: [{ title: 'Alındı', message: 'Aldık.' }] }],
  [`GET ${path}`]: [200, conversation()],
  [`GET ${path}/customer`]: [200, { customer }],
};
const open = (changes: Script = {}, address = '/admin?tab=support') =>
  openPage({ path: '/admin', address, element: <SupportTab />, script: { ...script, ...changes } });
const openTicket = (changes: Script = {}) => open(changes, '/admin?tab=support&ticket=t123456');

describeList({
  name: 'the queue of tickets',
  open,
  request: list,
  full: { reply: [200, full], text: 'Önizleme açılmıyor' },
  empty: {
    reply: [200, { tickets: [], total: 0, isTotalExact: true, nextCursor: null }],
    text: 'Henüz talep yok',
  },
  failed: 'Talepler yüklenemedi',
});

it('shows open tickets, the median and the satisfaction', async () => {
  await open();
  for (const text of ['2,5 saat (henüz ölçülmedi)', 'Değerlendirme yok', '2 talep'])
    expect(pageText()).toContain(text);
  const measured = { active: 4, medianResponse: 720_000, satisfaction: 4.25, ratings: 4 };
  await open({ 'GET /v1/admin/support/figures': [200, measured] });
  for (const text of ['12 dakika', '4,3 / 5 (4 değerlendirme)']) expect(pageText()).toContain(text);
});

it('shows rows of 140 pixels in a list of 384, with 100 characters of the message', async () => {
  const long = { ...ticket, message: 'y'.repeat(120) };
  await open({ [list]: [200, { tickets: [long], total: 1, isTotalExact: true, nextCursor: null }] });
  const row = document.querySelector<HTMLElement>('li[aria-posinset="1"]');
  expect(row?.style.height).toBe('140px');
  expect(row?.closest<HTMLElement>('.overflow-y-auto')?.style.maxHeight).toBe('384px');
  expect(row?.textContent).toContain('y'.repeat(100));
  expect(row?.textContent).not.toContain('y'.repeat(101));
});

it('asks the server for search, filters and order', async () => {
  await open({}, '/admin?q=ali&status=open&priority=urgent&assigned=mine&sort=priority');
  const { searchParams } = new URL(callsTo(list)[0]?.url ?? '', 'http://localhost');
  expect(Object.fromEntries(searchParams)).toEqual({
    search: 'ali',
    status: 'open',
    priority: 'urgent',
    assigned: 'mine',
    sort: 'priority',
  });
});

it('answers with a canned reply and keeps the text when sending fails', async () => {
  await openTicket({ [`POST ${path}/replies`]: [500, errorBody('general_unknown', 500)] });
  await press('Alındı');
  expect(control('Yanıt').value).toBe('Aldık.');
  await press('Gönder');
  expect(control('Yanıt').value).toBe('Aldık.');
  await expectText('Yanıt gönderilemedi. Lütfen tekrar deneyin.');
  answerWith({ [`POST ${path}/replies`]: [201, conversation({ status: 'waiting_customer' })] });
  await press('Gönder');
  await expectText('Yanıt gönderildi.');
  expect(control('Yanıt').value).toBe('');
});

it('edits the canned replies', async () => {
  const replies = [{ title: 'Kısa', message: 'Aldık.' }];
  await openTicket({ 'PUT /v1/admin/support/canned-replies': [200, { replies }] });
  await press('Hazır yanıtları düzenle');
  await type('Başlık 1', '');
  await press('Kaydet');
  await expectText('Her hazır yanıtın başlığı ve metni olmalı.');
  await type('Başlık 1', 'Kısa');
  await press('Kaydet');
  await expectText('Hazır yanıtlar kaydedildi.');
  expect(callsTo('PUT /v1/admin/support/canned-replies')[0]?.body).toEqual({ replies });
});

it.each([
  ['Talebin durumu', 'resolved', 'Durum güncellenemedi. Lütfen tekrar deneyin.'],
  ['Talebin önceliği', 'urgent', 'Öncelik güncellenemedi. Lütfen tekrar deneyin.'],
])('shows a failed change of %s and the earlier value', async (label, value, text) => {
  await openTicket({ [`PATCH ${path}`]: [500, errorBody('general_unknown', 500)] });
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  const before = select.value;
  const release = holdBack({ [`PATCH ${path}`]: [500, errorBody('general_unknown', 500)] });
  fireEvent.change(select, { target: { value } });
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(label).value).toBe(value));
  await release();
  await expectText(text);
  expect(screen.getByLabelText<HTMLSelectElement>(label).value).toBe(before);
});

it('assigns a ticket, adds a note, and hides the answer of a closed ticket', async () => {
  await openTicket({
    [`PATCH ${path}`]: [200, conversation({ assignedTo: 'u1', assigneeName: 'Ayşe' })],
    [`POST ${path}/notes`]: [500, errorBody('general_unknown', 500)],
  });
  await press('Bana ata');
  expect(callsTo(`PATCH ${path}`)[0]?.body).toEqual({ assignedTo: 'u1' });
  await type('Yeni not', 'Arandı');
  await press('Notu ekle');
  await waitFor(() => expect(control('Yeni not').getAttribute('aria-invalid')).toBe('true'));
  expect(control('Yeni not').value).toBe('Arandı');
  // The answer was lost; the repeated request has the same key.
  answerWith({ [`POST ${path}/notes`]: [201, conversation()] });
  await press('Notu ekle');
  await waitFor(() => expect(control('Yeni not').value).toBe(''));
  await type('Yeni not', 'Arandı');
  await press('Notu ekle');
  const [first, repeated, later] = callsTo(`POST ${path}/notes`).map(({ body }) => body);
  expect(first).toEqual({ message: 'Arandı', idempotencyKey: expect.any(String) });
  expect(repeated).toEqual(first);
  expect(later).not.toEqual(first);
  await openTicket({ [`GET ${path}`]: [200, conversation({ status: 'closed' })] });
  expect(document.querySelectorAll('textarea')).toHaveLength(1);
});

it("shows the customer's plan, credits, projects and errors, and refunds a turn by one press", async () => {
  await openTicket({ 'POST /v1/admin/turns/u9/refund': [200, { returned: 5, balance: 12_005 }] });
  for (const text of ['Temel', '12.000', 'Kitaplık', 'Uygulama açılmadı: x is not defined', '5 kredi'])
    await expectText(text);
  await press('Krediyi iade et');
  await expectText('Kredi iade edildi.');
  expect(callsTo('POST /v1/admin/turns/u9/refund')).toHaveLength(1);
});

it('says that a guest sent a ticket', async () => {
  await openTicket({ [`GET ${path}/customer`]: [200, { customer: null }] });
  await expectText('Bu talebi hesabı olmayan biri gönderdi.');
});

it('moves with j and k, answers with r and resolves with e', async () => {
  await open({
    'GET /v1/admin/tickets/t999999': [200, { ...conversation(), ticket: other }],
    'GET /v1/admin/tickets/t999999/customer': [200, { customer: null }],
    [`PATCH ${path}`]: [200, conversation({ status: 'resolved' })],
  });
  const key = async (name: string) => {
    fireEvent.keyDown(document.body, { key: name });
    await settle();
  };
  await key('j');
  expect(callsTo(`GET ${path}`)).toHaveLength(1);
  await key('j');
  expect(callsTo('GET /v1/admin/tickets/t999999')).toHaveLength(1);
  await key('k');
  await key('r');
  expect(document.activeElement).toBe(control('Yanıt'));
  fireEvent.keyDown(control('Yanıt'), { key: 'e' });
  await settle();
  expect(callsTo(`PATCH ${path}`)).toHaveLength(0);
  await key('e');
  expect(callsTo(`PATCH ${path}`)[0]?.body).toEqual({ status: 'resolved' });
});

it('saves a view and offers it again', async () => {
  await open({}, '/admin?tab=support&status=open');
  await press('Görünümü kaydet');
  await press('Kaydet');
  await expectText('Lütfen bir ad yazın.');
  await type('Görünümün adı', 'Açıklar');
  await press('Kaydet');
  expect(button('Açıklar')).toBeTruthy();
  await open();
  await press('Açıklar');
  expect(callsTo(list).at(-1)?.url).toContain('status=open');
  await press('Açıklar görünümünü sil');
  expect(pageText()).not.toContain('Açıklar');
});
