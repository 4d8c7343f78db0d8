// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { errorBody, type Script } from '../../../testing/everyday.ts';
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
import ReportTab from './report-tab.tsx';

useScriptedPages();

const request = 'GET /v1/admin/billing-report';
const sums = (currency: string, paidMinor: number, refundedMinor = 0) => ({
  currency,
  paidMinor,
  refundedMinor,
  revenueMinor: paidMinor - refundedMinor,
  taxMinor: 100,
  receipts: 2,
});
const planName = { tr: 'Profesyonel', en: 'Professional' };
const full = {
  from: '2026-10-01',
  to: '2026-11-21',
  byCurrency: [sums('TRY', 29_980, 5_000), sums('USD', 2_999)],
  byPlan: [
    { planId: 'pro', planName, ...sums('TRY', 29_980, 5_000) },
    { planId: 'pro', planName, ...sums('USD', 2_999) },
  ],
  byMonth: [
    { month: '2026-10', ...sums('TRY', 0) },
    { month: '2026-10', ...sums('USD', 2_999) },
    { month: '2026-11', ...sums('TRY', 29_980, 5_000) },
    { month: '2026-11', ...sums('USD', 0) },
  ],
  holders: [{ planId: 'pro', planName, people: 3 }],
  simulatedReceipts: 4,
};
const nothing = { ...full, byCurrency: [], byPlan: [], byMonth: [], holders: [], simulatedReceipts: 0 };
const open = (script: Script = {}, address = '/admin') =>
  openPage({
    path: '/admin',
    address,
    element: <ReportTab />,
    script: { [request]: [200, full], ...script },
  });

describeList({
  name: 'the billing report',
  open,
  request,
  full: { reply: [200, full], text: 'Gelir (TRY)' },
  empty: { reply: [200, nothing], text: 'Bu dönemde ödeme yok' },
  failed: 'Rapor yüklenemedi',
});

it('shows each currency separately, with a chart and the same values as a table', async () => {
  await open();
  expect(pageText()).toContain('₺249,80');
  expect(pageText()).toContain('$29,99');
  const charts = [...document.querySelectorAll('svg[role="img"]')];
  expect(charts.map((chart) => chart.querySelectorAll('rect').length)).toEqual([2, 2]);
  expect(charts[0]?.textContent).toContain('Kasım 2026: ₺249,80');
  const rows = [...document.querySelectorAll('details:first-of-type table tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows.slice(0, 2)).toEqual([
    ['Kasım 2026', '₺249,80', '2'],
    ['Ekim 2026', '₺0,00', '2'],
  ]);
  expect(rows).toHaveLength(4);
  const groups = [...document.querySelectorAll('section[aria-label="TRY"], section[aria-label="USD"]')];
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'TRYProfesyonel₺249,802 makbuz',
    'USDProfesyonel$29,992 makbuz',
  ]);
  expect(pageText()).toContain('3 kişi');
  expect(pageText()).toContain('4 simülasyon');
});

it('loads the chosen period and downloads its file', async () => {
  await open();
  await type('İlk gün', '2026-01-01');
  await press('Göster');
  await expectText('Gelir (TRY)');
  expect(callsTo(request).at(-1)?.url).toContain('from=2026-01-01&to=2026-11-21');
  const file = `${request}/file`;
  answerWith({ [file]: [503, errorBody('general_unavailable', 503)] });
  await press('CSV indir');
  await expectText('Dosya indirilemedi.');
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  answerWith({ [file]: [200, 'receipt;amount'] });
  await press('CSV indir');
  expect(save).toHaveBeenCalledTimes(1);
  save.mockRestore();
  const asked = new URL(callsTo(file)[1]?.url ?? '', 'http://x').searchParams;
  expect(Object.fromEntries(asked)).toEqual({ from: '2026-01-01', to: '2026-11-21', language: 'tr' });
});

it('does not load a period that ends before it starts', async () => {
  await open({}, '/admin?from=x&to=2026-11-21');
  expect(callsTo(request)[0]?.url).not.toContain('from=');
  await type('İlk gün', '2026-12-01');
  await press('Göster');
  await expectText('İlk gün son günden sonra olamaz.');
  expect(callsTo(request)).toHaveLength(1);
});
