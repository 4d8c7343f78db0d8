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
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import ReviewsTab from './reviews-tab.tsx';

useScriptedPages();

const list = 'GET /v1/admin/charge-reviews';
const decision = 'POST /v1/admin/charge-reviews/t1/decision';
const review = {
  turnId: 't1',
  charge: 'in-review',
  credits: 12,
  user: { id: 'u1', email: 'ada@example.com' },
  prompt: 'sepet ekle',
  model: 'gpt-4',
  error: { message: 'TypeError: x is undefined', path: 'src/App.tsx', line: 4 },
  recentReports: 6,
  reportedAt: at,
  decidedAt: null,
};
const full = { reviews: [review], open: 1, nextCursor: null };
const empty = { reviews: [], open: 0, nextCursor: null };
const open = (script: Script = {}, address = '/admin') =>
  openPage({ path: '/admin', address, element: <ReviewsTab />, script: { [list]: [200, full], ...script } });

describeList({
  name: 'the reports of administrators',
  open,
  request: list,
  full: { reply: [200, full], text: 'ada@example.com' },
  empty: { reply: [200, empty], text: 'Bekleyen iade yok' },
  failed: 'İadeler yüklenemedi',
});

it('starts with the queue and shows request, error and number of reports', async () => {
  await open();
  expect(callsTo(list)[0]?.url).toContain('state=in-review');
  for (const text of ['12 kredi', 'sepet ekle', 'TypeError: x is undefined (src/App.tsx:4)', 'gpt-4', '6']) {
    expect(pageText()).toContain(text);
  }
});

it('shows automatic returns and decisions on request, without buttons', async () => {
  const automatic = { ...review, charge: 'returned' };
  const refused = { ...review, turnId: 't2', charge: 'refused', decidedAt: at };
  await open({ [list]: [200, { ...full, reviews: [automatic, refused] }] }, '/admin?state=all');
  expect(callsTo(list)[0]?.url).not.toContain('state=');
  expect(pageText()).toContain('Kendiliğinden geri verildi');
  expect(pageText()).toContain('Geri verilmedi');
  expect(document.querySelector('section button, li button')).toBeNull();
});

it.each([
  ['Krediyi geri ver', 'return', 'Kredi geri verildi.'],
  ['Geri verme', 'refuse', 'Kredi geri verilmedi.'],
])('decides by one press: %s', async (label, wanted, done) => {
  await open({ [decision]: [200, { ...review, charge: 'returned', decidedAt: at }] });
  answerWith({ [list]: [200, empty] });
  await press(label);
  await expectText(done);
  await expectText('Bekleyen iade yok');
  expect(callsTo(decision)[0]?.body).toEqual({ decision: wanted });
});

it('says why a decision failed', async () => {
  await open({ [decision]: [409, errorBody('charge_review_already_decided', 409)] });
  await press('Geri verme');
  await expectText('Bu iade talebi hakkında zaten karar verildi.');
});
