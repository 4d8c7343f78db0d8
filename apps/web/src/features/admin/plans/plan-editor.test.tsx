// @vitest-environment happy-dom
import { planLimits } from '@kilim/contract';
import { expect, it } from 'vitest';
import { errorBody } from '../../../testing/everyday.ts';
import { describeForm } from '../../../testing/form-cases.ts';
import { scriptedPlans } from '../../../testing/plans.ts';
import {
  answerWith,
  button,
  callsTo,
  control,
  expectText,
  openPage,
  pageText,
  press,
  settle,
  type,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import PlansTab from './plans-tab.tsx';

useScriptedPages();

const [basic] = scriptedPlans;
const open = (edit: string) =>
  openPage({
    path: '/admin',
    address: `/admin?edit=${encodeURIComponent(edit)}`,
    element: <PlansTab />,
    script: { 'GET /v1/admin/plans': [200, { plans: scriptedPlans }] },
  });

const required = 'Bu alan gerekli.';
const invalidId = 'Kimlik küçük harf veya rakamla başlar; küçük harf, rakam ve tireden oluşur.';

describeForm({
  name: 'a new plan',
  open: () => open('+'),
  fields: [
    {
      label: 'Plan kimliği',
      kind: 'code',
      value: 'maker',
      maximum: 36,
      missing: required,
      invalid: invalidId,
    },
    {
      label: 'Ad (Türkçe)',
      kind: 'text',
      value: 'Üretici',
      maximum: planLimits.nameMaximum,
      missing: required,
    },
    {
      label: 'Ad (İngilizce)',
      kind: 'text',
      value: 'Maker',
      maximum: planLimits.nameMaximum,
      missing: required,
    },
    {
      label: 'Açıklama (Türkçe)',
      kind: 'text',
      value: 'Üretenler için',
      maximum: planLimits.descriptionMaximum,
    },
    {
      label: 'Açıklama (İngilizce)',
      kind: 'text',
      value: 'For makers',
      maximum: planLimits.descriptionMaximum,
    },
    {
      label: 'Fiyat (TRY)',
      kind: 'code',
      value: '149,90',
      invalid: 'Geçerli bir tutar yazın. Örneğin: 149,90',
    },
    {
      label: 'Kredi miktarı',
      kind: 'code',
      value: '1500',
      invalid: '0 ile 999.999.999 arasında bir tam sayı yazın.',
    },
    {
      label: 'Proje sınırı',
      kind: 'code',
      value: '30',
      invalid: '1 ile 10.000 arasında bir tam sayı yazın veya boş bırakın.',
    },
    { label: 'Sıra', kind: 'code', value: '5', invalid: '0 ile 10.000 arasında bir tam sayı yazın.' },
  ],
  submit: 'Planı oluştur',
  request: 'POST /v1/admin/plans',
  reply: [201, basic],
  done: 'Plan oluşturuldu!',
  offline: 'Plan kaydedilemedi! Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.',
  failed: 'Plan kaydedilemedi! Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.',
  tooMany: 'Plan kaydedilemedi!',
  refused: 'Plan kaydedilemedi!',
  leave: 'Vazgeç',
});

it('reports missing required fields', async () => {
  await open('+');
  await press('Planı oluştur');
  await expectText('Lütfen zorunlu alanları doldurun.');
});

it('sends amounts in minor units, leaves out empty rows and sends no limit for an empty field', async () => {
  await open('+');
  answerWith({ 'POST /v1/admin/plans': [201, basic] });
  await type('Plan kimliği', 'maker');
  await type('Ad (Türkçe)', 'Üretici');
  await type('Ad (İngilizce)', 'Maker');
  await type('Fiyat (TRY)', '149,90');
  await type('Fiyat (USD)', '4.9');
  await type('Kredi miktarı', '');
  await type('Proje sınırı', '');
  await press('Türkçe özellik ekle');
  await press('Türkçe özellik ekle');
  const [first, second] = [1, 2].map((number) =>
    document.querySelector<HTMLInputElement>(`[aria-label="Türkçe özellik ${number}"]`),
  );
  expect(first?.value).toBe('');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(second, 'Hızlı');
  second?.dispatchEvent(new Event('input', { bubbles: true }));
  await press('Türkçe özellik 2 satırını yukarı taşı');
  await press('Planı oluştur');
  expect(callsTo('POST /v1/admin/plans')[0]?.body).toEqual({
    planId: 'maker',
    name: { tr: 'Üretici', en: 'Maker' },
    description: { tr: '', en: '' },
    price: { TRY: 14_990, USD: 490, EUR: 0, RUB: 0 },
    credits: 0,
    creditsCustom: '',
    features: { tr: ['Hızlı'], en: [] },
    entitlements: { projectLimit: null, storageMegabytes: 200, hasPrioritySupport: false },
    isActive: false,
    isPopular: false,
    sortOrder: 40,
  });
});

it('shows a taken id at its field', async () => {
  await open('+');
  answerWith({ 'POST /v1/admin/plans': [409, errorBody('plan_already_exists', 409)] });
  await type('Plan kimliği', 'basic');
  await type('Ad (Türkçe)', 'Bir');
  await type('Ad (İngilizce)', 'One');
  await press('Planı oluştur');
  expect(control('Plan kimliği').getAttribute('aria-invalid')).toBe('true');
  await expectText('Bu kimlikle bir plan zaten var.');
});

it('fills the form of an existing plan, keeps its id, and shows what its credits mean', async () => {
  await open('basic');
  expect(control('Plan kimliği')).toHaveProperty('readOnly', true);
  expect(control('Fiyat (TRY)').value).toBe('349,90');
  expect(control('Fiyat (RUB)').value).toBe('');
  await expectText('Satın alan kişiye 10.000 kredi eklenir.');
  answerWith({ 'PATCH /v1/admin/plans/basic': [200, basic] });
  await type('Kredi miktarı', '12000');
  await expectText('Satın alan kişiye 12.000 kredi eklenir.');
  await press('Kaydet');
  const body = callsTo('PATCH /v1/admin/plans/basic')[0]?.body;
  expect(body).toMatchObject({ credits: 12_000, price: basic.price, features: basic.features });
  expect(body).not.toHaveProperty('planId');
  await expectText('Plan güncellendi!');
});

it('asks before it discards input', async () => {
  await open('basic');
  await type('Ad (Türkçe)', 'Başka');
  await press('Kapat');
  await expectText('Kaydedilmemiş değişiklikler atılsın mı?');
  await press('Vazgeç');
  expect(control('Ad (Türkçe)').value).toBe('Başka');
  await press('Kapat');
  await press('Değişiklikleri at');
  await settle();
  expect(pageText()).not.toContain('Planı düzenle');
  expect(button('Temel planını düzenle')).toBeDefined();
});

it('shows while typing how buyers will see the plan, in both languages', async () => {
  await open('basic');
  await expectText('₺349,90');
  const card = (name: string) => document.querySelector(`section[aria-label="${name}"]`)?.textContent ?? '';
  expect(card('Türkçe')).toContain('Temel');
  expect(card('Türkçe')).toContain('₺349,90');
  expect(card('İngilizce')).toContain('Basic');
  expect(card('İngilizce')).toContain('$7.99');
  await type('Ad (İngilizce)', 'Starter');
  expect(card('İngilizce')).toContain('Starter');
  expect(card('Türkçe')).toContain('Temel');
  // Nothing of the preview can be pressed.
  expect(document.querySelectorAll('section [inert] a').length).toBe(2);
});
