// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../testing/everyday.ts';
import { describeForm } from '../../testing/form-cases.ts';
import { describeList } from '../../testing/list-cases.ts';
import {
  answerWith,
  callsTo,
  control,
  expectText,
  openPage,
  pageText,
  press,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import { settingsAnswers } from '../../testing/settings-answers.ts';
import SettingsRoute from './settings-route.tsx';

useScriptedPages();

const openSection = (section: string) => (script: Script) =>
  openPage({
    path: '/settings',
    address: `/settings?section=${section}`,
    element: <SettingsRoute />,
    script: { ...settingsAnswers, ...script },
  });

const details = {
  type: 'individual',
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.com',
  country: 'TR',
  companyName: '',
  taxId: '',
  taxOffice: '',
  address: 'Moda Caddesi 1',
  city: 'İstanbul',
  state: '',
  zipCode: '34710',
};
const money = (minor: number) => ({ minor, currency: 'TRY' });
const receipt = {
  id: 'r1',
  orderId: 'o1',
  userId: 'u1',
  receiptNumber: 'KLM-000001',
  planId: 'pro',
  planName: { tr: '<b>Pro</b>', en: 'Pro' },
  amount: money(49_900),
  net: money(41_583),
  tax: money(8_317),
  taxRate: 20,
  refunded: money(0),
  credits: 20_000,
  paymentMethod: 'demo',
  isSimulated: true,
  transactionId: null,
  status: 'Ödendi',
  billingDetails: details,
  invoiceNumber: null,
  notes: '',
  createdAt: at,
  paidAt: at,
};
const share = { used: 160, answers: 4 };

describeList({
  name: 'receipts',
  open: openSection('receipts'),
  request: 'GET /v1/receipts',
  full: { reply: [200, { receipts: [receipt], total: 1, nextCursor: null }], text: '<b>Pro</b>' },
  empty: { reply: [200, { receipts: [], total: 0, nextCursor: null }], text: 'Henüz satın alma yok' },
  failed: 'Makbuzlar yüklenemedi',
});
describeList({
  name: 'use of credits',
  open: openSection('billing'),
  request: 'GET /v1/credits/use',
  full: {
    reply: [
      200,
      {
        ...share,
        projects: [{ projectId: 'p1', projectName: '<i>Halı</i>', ...share }],
        models: [{ model: 'gpt-4o', ...share }],
      },
    ],
    text: '<i>Halı</i>',
  },
  empty: {
    reply: [200, { used: 0, answers: 0, projects: [], models: [] }],
    text: 'Bu dönemde kredi harcamadınız.',
  },
  failed: 'Kullanım okunamadı',
});
describeList({
  name: 'kept billing details',
  open: openSection('billing'),
  request: 'GET /v1/billing-details',
  full: { reply: [200, { billingDetails: details }], text: 'Moda Caddesi 1' },
  empty: { reply: [200, { billingDetails: null }], text: 'Kayıtlı fatura bilginiz yok.' },
  failed: 'Fatura bilgileri okunamadı',
});

const required = 'Bu alan gerekli.';
describeForm({
  name: 'billing details',
  open: async () => {
    await openSection('billing')({});
    await press('Bilgi ekle');
    // The form's code is loaded when it is opened.
    await screen.findByLabelText('Ad soyad');
  },
  fields: [
    { label: 'Ad soyad', kind: 'text', value: 'Ayşe Yılmaz', maximum: 120, missing: required },
    {
      label: 'E-posta',
      kind: 'email',
      value: 'ayse@ornek.com',
      maximum: 320,
      missing: required,
      invalid: 'Geçerli bir e-posta adresi yazın.',
    },
    { label: 'Adres', kind: 'text', value: 'Moda Caddesi 1', maximum: 300, missing: required },
    { label: 'İlçe (isteğe bağlı)', kind: 'text', value: 'Kadıköy', maximum: 80 },
    { label: 'Şehir', kind: 'text', value: 'İstanbul', maximum: 80, missing: required },
    {
      label: 'Posta kodu',
      kind: 'code',
      value: '34710',
      maximum: 12,
      missing: required,
      invalid: 'Posta kodu bu ülkenin biçiminde değil. Örnek: 34710',
    },
  ],
  submit: 'Kaydet',
  request: 'PUT /v1/billing-details',
  reply: [200, { billingDetails: details }],
  done: 'Fatura bilgileriniz kaydedildi.',
  offline: 'Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.',
  failed: 'Fatura bilgileri kaydedilemedi. Lütfen tekrar deneyin.',
  tooMany: 'Fatura bilgileri kaydedilemedi. Lütfen tekrar deneyin.',
  refused: 'Fatura bilgileri kaydedilemedi. Lütfen tekrar deneyin.',
  leave: 'Vazgeç',
});

it('keeps the loaded receipts when the next page fails, shows the error and can retry', async () => {
  const pageOf = (next: string | null, ...receipts: object[]) =>
    [200, { receipts, total: 2, nextCursor: next }] as const;
  await openSection('receipts')({ 'GET /v1/receipts': pageOf('c', receipt) });
  answerWith({ 'GET /v1/receipts': [500, errorBody('general_unknown', 500)] });
  await press('Daha fazla göster');
  expect(pageText()).toContain('<b>Pro</b>');
  await expectText('Makbuzlar yüklenemedi');
  const second = { ...receipt, id: 'r2', receiptNumber: 'KLM-000002' };
  answerWith({ 'GET /v1/receipts': pageOf(null, second) });
  await press('Daha fazla göster');
  await expectText('KLM-000002');
});

it.each(['PDF', 'HTML'])('says that a receipt could not be downloaded as %s', async (kind) => {
  await openPage({
    path: '/settings',
    address: '/settings?section=receipts&receipt=r1',
    element: <SettingsRoute />,
    script: {
      ...settingsAnswers,
      'GET /v1/receipts/r1': [200, receipt],
      'GET /api/receipts/r1/pdf': [500, errorBody('general_unknown', 500)],
      'GET /api/receipts/r1/download': [500, errorBody('general_unknown', 500)],
    },
  });
  await expectText(`${kind} indir`);
  await press(`${kind} indir`);
  await expectText('Makbuz indirilemedi. Lütfen tekrar deneyin.');
});

it('mails a receipt once and shows the result', async () => {
  const request = 'POST /v1/receipts/r1/mail';
  await openPage({
    path: '/settings',
    address: '/settings?section=receipts&receipt=r1',
    element: <SettingsRoute />,
    script: {
      ...settingsAnswers,
      'GET /v1/receipts/r1': [200, receipt],
      [request]: [429, errorBody('general_rate_limit_exceeded', 429)],
    },
  });
  await press('E-postayla gönder');
  await expectText('Çok fazla deneme yapıldı. Lütfen 2 dakika bekleyip tekrar deneyin.');
  expect(callsTo(request)).toHaveLength(1);
});

it('names refunds and refused refunds in the ledger', async () => {
  const entry = (id: string, amount: number, reason: string) => ({
    id,
    kind: 'reversal',
    amount,
    balanceAfter: 0,
    reason,
    turnId: null,
    turnState: null,
    projectId: null,
    projectName: null,
    model: null,
    tokens: null,
    createdAt: at,
  });
  const entries = [
    entry('led_00000000000000000002', 40_000, 'refund-refused'),
    entry('led_00000000000000000001', -40_000, 'refund'),
  ];
  await openSection('billing')({ 'GET /v1/credits/ledger': [200, { entries, nextCursor: null }] });
  const names = [...document.querySelectorAll('tbody td:nth-child(2)')].map(({ textContent }) => textContent);
  expect(names.slice(-2)).toEqual(['Gerçekleşmeyen iade', 'İade']);
});

it('shows one row per turn with its cost, and no charge for free and running turns', async () => {
  const turn = (id: string, amount: number, turnState: string) => ({
    id,
    kind: 'turn',
    amount,
    balanceAfter: 100,
    reason: `Su takibi ${id}`,
    turnId: `trn_${id}`,
    turnState,
    projectId: 'prj_0000000000000000001',
    projectName: 'Su Takibi',
    model: 'kilim-builtin',
    tokens: turnState === 'charged' ? 2_000 : null,
    createdAt: at,
  });
  const entries = [turn('3', -78, 'running'), turn('2', 0, 'free'), turn('1', -20, 'charged')];
  await openSection('billing')({ 'GET /v1/credits/ledger': [200, { entries, nextCursor: null }] });
  const rows = [...document.querySelectorAll('tbody tr')]
    .slice(-3)
    .map((row) => [...row.children].slice(1).map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Su takibi 3Su Takibi', 'Sürüyor78 ayrıldı', '100'],
    ['Su takibi 2Su Takibi', 'Ücretsiz', '100'],
    ['Su takibi 1Su TakibiTemel asistan (AI olmadan), 2.000 metin parçası', '-20', '100'],
  ]);
});

it('shows no balance in a filtered list', async () => {
  const entries = [
    {
      id: 'led_00000000000000000001',
      kind: 'gift',
      amount: 5,
      balanceAfter: null,
      reason: 'Hediye',
      turnId: null,
      turnState: null,
      projectId: null,
      projectName: null,
      model: null,
      tokens: null,
      createdAt: at,
    },
  ];
  await openSection('billing')({ 'GET /v1/credits/ledger': [200, { entries, nextCursor: null }] });
  const headings = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(headings).not.toContain('Kalan');
  expect([...document.querySelectorAll('tbody tr')].at(-1)?.children).toHaveLength(3);
});

it('hides the cards below the open orders until these are loaded', async () => {
  const use = (): Element | undefined =>
    [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Kullanım');
  await openSection('billing')({ 'GET /v1/orders': 'never' });
  expect(use()?.closest('.hidden')).not.toBeNull();
  await openSection('billing')({});
  expect(use()?.closest('.hidden')).toBeNull();
});

it('focuses the first missing field, also one that was added later', async () => {
  await openSection('billing')({});
  await press('Bilgi ekle');
  const company = document.querySelector<HTMLInputElement>('input[value="corporate"]');
  await act(async () => company?.click());
  await press('Kaydet');
  await expectText('Bu alan gerekli.');
  expect(document.activeElement).toBe(control('Şirket unvanı'));
});
