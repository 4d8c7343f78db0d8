// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorBody } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import { scriptedPlans } from '../../../testing/plans.ts';
import {
  answerWith,
  button,
  callsTo,
  expectText,
  openPage,
  pageText,
  press,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import PlansTab from './plans-tab.tsx';

useScriptedPages();

const full = { plans: scriptedPlans };
const open = (script: Parameters<typeof openPage>[0]['script'] = { 'GET /v1/admin/plans': [200, full] }) =>
  openPage({ path: '/admin', element: <PlansTab />, script });

describeList({
  name: 'the plans of administrators',
  open,
  request: 'GET /v1/admin/plans',
  full: { reply: [200, full], text: '50 projeye kadar' },
  empty: { reply: [200, { plans: [] }], text: 'Henüz plan yok' },
  failed: 'Planlar yüklenemedi',
});

it('shows the first three features, all prices, and what the credits mean', async () => {
  await open();
  expect(pageText()).toContain('Kod indirme');
  expect(pageText()).not.toContain('Süresiz kredi');
  expect(pageText()).toContain('ve 1 özellik daha');
  expect(pageText()).toContain('₺349,90\u00a0· $7,99\u00a0· €8,99');
  expect(pageText()).toContain('Fiyatı yok: görüşmeyle satılır');
  expect(pageText()).toContain('Özel kredi (5.000.000)');
});

it('deactivates a plan, and reports a failure', async () => {
  await open();
  answerWith({ 'PATCH /v1/admin/plans/pro': [500, {}] });
  await press('Profesyonel planını pasifleştir');
  await expectText('Plan durumu güncellenemedi!');
  answerWith({
    'PATCH /v1/admin/plans/pro': [200, { ...scriptedPlans[1], isActive: false }],
    'GET /v1/admin/plans': [200, { plans: [{ ...scriptedPlans[1], isActive: false }] }],
  });
  await press('Profesyonel planını pasifleştir');
  expect(callsTo('PATCH /v1/admin/plans/pro').map(({ body }) => body)).toEqual([
    { isActive: false },
    { isActive: false },
  ]);
  await expectText('Etkinleştir');
});

it('asks by name before it deletes a plan', async () => {
  await open();
  await press('Temel planını sil');
  await expectText('“Temel” planı silinsin mi?');
  await press('Vazgeç');
  expect(callsTo('DELETE /v1/admin/plans/basic')).toEqual([]);
  answerWith({ 'DELETE /v1/admin/plans/basic': [404, errorBody('plan_not_found', 404)] });
  button('Temel planını sil').focus();
  await press('Temel planını sil');
  await press('Planı sil');
  await expectText('Plan silinemedi!');
  answerWith({
    'DELETE /v1/admin/plans/basic': [204, null],
    'GET /v1/admin/plans': [200, { plans: scriptedPlans.slice(1) }],
  });
  await press('Planı sil');
  await expectText('Plan silindi!');
  expect(pageText()).not.toContain('50 projeye kadar');
  // The opener of the dialog was removed with the plan.
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Profesyonel planını taşı/);
});

const reversed = { plans: scriptedPlans.toReversed() };
const shownNames = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
const pressKey = (label: string, key: string) =>
  act(async () => {
    button(label).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

it('moves a plan by keys, saves the order at once and says the new place', async () => {
  await open();
  answerWith({ 'PUT /v1/admin/plans/order': [200, reversed] });
  await pressKey('Temel planını taşı: sürükleyin veya ok tuşlarını kullanın', 'ArrowRight');
  await expectText('Temel planı 3 plan içinde 2. sırada.');
  expect(callsTo('PUT /v1/admin/plans/order').map(({ body }) => body)).toEqual([
    { planIds: ['pro', 'basic', 'enterprise'] },
  ]);
});

it('shows the saved order again when an order cannot be saved', async () => {
  await open();
  const before = shownNames();
  answerWith({ 'PUT /v1/admin/plans/order': [409, errorBody('plan_order_outdated', 409)] });
  await pressKey('Temel planını taşı: sürükleyin veya ok tuşlarını kullanın', 'End');
  await expectText('Sıra kaydedilemedi!');
  await expectText('Planlar bu arada değişti.');
  expect(shownNames()).toEqual(before);
});

it('saves nothing when the first plan is moved further up', async () => {
  await open();
  await pressKey('Temel planını taşı: sürükleyin veya ok tuşlarını kullanın', 'ArrowUp');
  await pressKey('Temel planını taşı: sürükleyin veya ok tuşlarını kullanın', 'Home');
  expect(callsTo('PUT /v1/admin/plans/order')).toEqual([]);
});
