// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../testing/everyday.ts';
import { describeList } from '../../testing/list-cases.ts';
import { scriptedProject } from '../../testing/projects.ts';
import {
  answerWith,
  button,
  callsTo,
  control,
  expectText,
  openPage,
  pageText,
  press,
  type,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import SupportRoute from './support-route.tsx';

useScriptedPages();

const list = 'GET /v1/support/tickets';
const one = 'GET /v1/support/tickets/t123456';
const ticket = {
  id: 't123456',
  subject: 'Önizleme açılmıyor',
  message: `Beyaz ekran ${'x'.repeat(200)}`,
  priority: 'high',
  status: 'waiting_customer',
  category: 'Teknik Destek',
  responses: 2,
  customerSatisfaction: null,
  createdAt: at,
  updatedAt: at,
  lastResponseAt: at,
  reference: { projectId: 'p1', versionId: null, turnId: null },
  isUnread: false,
};
const reply = (id: string, authorType: string, message: string) => ({
  id,
  message,
  authorType,
  isRead: true,
  createdAt: at,
  attachments: [],
});
const conversation = (changes: object = {}) => ({
  ticket: { ...ticket, ...changes },
  replies: [reply('r1', 'customer', ticket.message), reply('r2', 'admin', 'Hangi ekranda?')],
  projectName: 'Kitaplık',
});
const full = { tickets: [ticket], total: 1, nextCursor: null };
const summary = { total: 7, active: 3, resolved: 2, waiting: 1, unread: 0, medianResponse: null };
const script: Script = {
  [list]: [200, full],
  'GET /v1/support/summary': [200, summary],
  [one]: [200, conversation()],
  'GET /v1/projects': [200, { projects: [], total: 0, nextCursor: null }],
};
const open = (changes: Script = {}, address = '/support', language: 'tr' | 'en' = 'tr') =>
  openPage({
    path: '/support',
    address,
    element: <SupportRoute />,
    script: { ...script, ...changes },
    language,
  });
const openTicket = (changes: object = {}, more: Script = {}) =>
  open({ [one]: [200, conversation(changes)], ...more }, '/support?ticket=t123456');

describeList({
  name: "a customer's tickets",
  open: (changes) => open(changes),
  request: list,
  full: { reply: [200, full], text: 'Önizleme açılmıyor' },
  empty: { reply: [200, { tickets: [], total: 0, nextCursor: null }], text: 'İlk talebinizi oluşturun' },
  failed: 'Talepler yüklenemedi',
});

it('shows numbers by status and 2.5 hours while nothing was measured', async () => {
  await open();
  for (const text of ['Toplam talep', 'Aktif', 'Çözülen', 'Sizi bekleyen', 'Ortalama yanıt süresi: 2,5 saat'])
    expect(pageText()).toContain(text);
  expect(pageText()).toContain('7');
  await open({ 'GET /v1/support/summary': [200, { ...summary, medianResponse: 12 * 60_000 }] });
  expect(pageText()).toContain('Ortalama yanıt süresi: 12 dakika');
});

it('shows a row with id, badges, 100 characters of the message, category and replies', async () => {
  await open({ [list]: [200, { ...full, tickets: [{ ...ticket, isUnread: true }] }] });
  for (const text of ['#123456', 'Yüksek', 'Müşteri Bekliyor', 'Teknik Destek', '1 yanıt', 'Taleplerim (1)'])
    expect(pageText()).toContain(text);
  expect(pageText()).not.toContain('x'.repeat(89));
  expect(document.querySelector('[aria-label="Okunmamış yanıt"]')).not.toBeNull();
});

it('shows rows of 140 pixels in a list of 384', async () => {
  await open();
  const rows = document.querySelector('ul[aria-label] > li[aria-posinset="1"]');
  expect((rows as HTMLElement).style.height).toBe('140px');
  expect(rows?.closest<HTMLElement>('.overflow-y-auto')?.style.maxHeight).toBe('384px');
});

it('leads home, and reads the list again on request', async () => {
  await open();
  expect(document.querySelector('nav a')?.getAttribute('href')).toBe('/');
  const before = callsTo(list).length;
  answerWith({ [list]: [200, { ...full, tickets: [{ ...ticket, subject: 'Yeni gelen' }] }] });
  await press('Yenile');
  await expectText('Yeni gelen');
  expect(callsTo(list).length).toBeGreaterThan(before);
});

it('asks the server for search and status, and offers all when none is found', async () => {
  await open({ [list]: [200, { tickets: [], total: 0, nextCursor: null }] }, '/support?q=yok&status=closed');
  const { searchParams } = new URL(callsTo(list)[0]?.url ?? '', 'http://localhost');
  expect(Object.fromEntries(searchParams)).toEqual({ search: 'yok', status: 'closed' });
  await expectText('Talep bulunamadı');
  answerWith({ [list]: [200, full] });
  await press('Tümünü göster');
  await expectText('Önizleme açılmıyor');
});

it.each([
  ['open', 'Talebiniz inceleniyor.'],
  ['in_progress', 'Talebiniz üzerinde çalışılıyor.'],
  ['waiting_customer', 'Destek ekibi yanıt verdi, lütfen kontrol edin.'],
  ['resolved', 'Talebiniz çözüldü. Gerekirse yeni bir talep açın.'],
  ['closed', 'Bu talep kapandı.'],
])('shows the banner of %s and the reply box only while replies are taken', async (status, banner) => {
  await openTicket({ status });
  await expectText(banner);
  const hasReply = document.querySelector('textarea') !== null;
  expect(hasReply).toBe(status !== 'resolved' && status !== 'closed');
});

it('names the support team and the customer, the project, and repeats the first message only once', async () => {
  await openTicket();
  for (const text of ['Destek ekibi', 'Hangi ekranda?', 'Proje: Kitaplık']) await expectText(text);
  expect(document.querySelectorAll('ol li time')).toHaveLength(1);
});

it('marks unread answers as read', async () => {
  await openTicket({ isUnread: true }, { 'POST /v1/support/tickets/t123456/read': [204, null] });
  expect(callsTo('POST /v1/support/tickets/t123456/read').length).toBeGreaterThanOrEqual(1);
});

it('sends a reply, clears the box, and keeps the text when sending fails', async () => {
  const path = 'POST /v1/support/tickets/t123456/replies';
  await openTicket({}, { [path]: [409, errorBody('ticket_closed', 409)] });
  expect(button('Gönder').hasAttribute('disabled')).toBe(true);
  await type('Yanıtınız', '  ');
  expect(button('Gönder').hasAttribute('disabled')).toBe(true);
  await type('Yanıtınız', 'Ana ekranda');
  await press('Gönder');
  await expectText('Bu talep kapandı, artık yanıt yazılamaz.');
  expect(control('Yanıtınız').value).toBe('Ana ekranda');
  answerWith({ [path]: [201, conversation({ status: 'in_progress' })] });
  await press('Gönder');
  await expectText('Yanıtınız başarıyla gönderildi!');
  expect(control('Yanıtınız').value).toBe('');
  await type('Yanıtınız', 'Vazgeçtim');
  await press('Temizle');
  expect(control('Yanıtınız').value).toBe('');
});

it('saves a rating by one press and shows it afterwards', async () => {
  const path = 'POST /v1/support/tickets/t123456/rating';
  await openTicket({ status: 'resolved' }, { [path]: [201, { ...ticket, customerSatisfaction: 4 }] });
  answerWith({ [one]: [200, conversation({ status: 'resolved', customerSatisfaction: 4 })] });
  await press('4 yıldız');
  await expectText('Değerlendirmeniz kaydedildi.');
  await expectText('Değerlendirmeniz: 4 yıldız');
  expect(callsTo(path)[0]?.body).toEqual({ stars: 4 });
});

it('opens a ticket with category and priority, after subject and message were filled in', async () => {
  await open({ 'POST /v1/support/tickets': [201, { ...ticket, id: 't123456' }] });
  await press('Yeni talep');
  await press('Talebi gönder');
  await expectText('Lütfen konu ve mesaj alanlarını doldurun.');
  await type('Konu', 'Yeni');
  await type('Mesaj', 'Merhaba');
  await press('Talebi gönder');
  await expectText('Talebiniz gönderildi.');
  expect(callsTo('POST /v1/support/tickets')[0]?.body).toEqual({
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    subject: 'Yeni',
    message: 'Merhaba',
    category: 'Genel',
    priority: 'medium',
    attachments: [],
  });
});

it('says that a ticket could not be opened, and keeps what was written', async () => {
  await open({ 'POST /v1/support/tickets': [500, errorBody('general_unknown', 500)] });
  await press('Yeni talep');
  await type('Konu', 'Yeni');
  await type('Mesaj', 'Merhaba');
  await press('Talebi gönder');
  await expectText('Destek talebi oluşturulamadı. Lütfen tekrar deneyin.');
  expect(control('Mesaj').value).toBe('Merhaba');
});

it('sends what the address says the ticket is about', async () => {
  await open(
    {
      'POST /v1/support/tickets': [403, errorBody('ticket_limit_reached', 403)],
      'GET /v1/projects': [200, { projects: [scriptedProject()], total: 1, nextCursor: null }],
    },
    '/support?new=1&project=p1&turn=u9',
  );
  await type('Konu', 'Yeni');
  await type('Mesaj', 'Merhaba');
  await press('Talebi gönder');
  await expectText('talebiniz açık olabilir');
  expect(callsTo('POST /v1/support/tickets')[0]?.body).toMatchObject({
    reference: { projectId: 'p1', versionId: null, turnId: 'u9' },
  });
  expect(control('Mesaj').value).toBe('Merhaba');
});

it('shows tickets in English with categories translated', async () => {
  await open({}, '/support?ticket=t123456', 'en');
  for (const text of [
    'Technical support',
    'Waiting for customer',
    'Support team',
    'Average response time: 2.5 hours',
  ])
    await expectText(text);
});
