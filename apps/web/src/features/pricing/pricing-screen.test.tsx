// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { errorBody, type Script } from '../../testing/everyday.ts';
import { describeList } from '../../testing/list-cases.ts';
import { scriptedPlans } from '../../testing/plans.ts';
import {
  button,
  control,
  expectText,
  openPage,
  pageText,
  press,
  settle,
  type,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import PricingRoute from './pricing-route.tsx';

useScriptedPages();

const full = {
  plans: scriptedPlans,
  currency: 'TRY',
  currencies: ['TRY', 'USD', 'EUR'],
  isLiraOnlyInTurkiye: true,
  creditsPerToken: 0.01,
  creditsPerConversation: 125,
};
const guest = { 'GET /v1/account': [401, errorBody('general_unauthorized_scope', 401)] } as const;
const open = (script: Script = {}, language: 'tr' | 'en' = 'tr') =>
  openPage({
    path: '/pricing',
    language,
    element: <PricingRoute />,
    script: { 'GET /v1/plans': [200, full], ...script },
  });
const addressOf = (name: string) => button(name).getAttribute('href');
const choose = async (code: string) => {
  await act(async () => document.querySelector<HTMLInputElement>(`input[value="${code}"]`)?.click());
  await settle();
};
const prices = () => [...document.querySelectorAll('article')].map(({ textContent }) => textContent ?? '');

describeList({
  name: 'the plans on sale',
  open,
  request: 'GET /v1/plans',
  full: { reply: [200, full], text: '₺349,90' },
  empty: { reply: [200, { ...full, plans: [] }], text: 'Şu anda satışta plan yok' },
  failed: 'Planlar yüklenemedi',
});

it('shows three features of a plan and all of them on press', async () => {
  await open();
  const [basic = '', pro = ''] = prices();
  expect(basic).toContain('50 projeye kadar1 GB depolama');
  expect(pro).toContain('Sınırsız proje5 GB depolamaÖncelikli destek');
  expect(basic).not.toContain('Süresiz kredi');
  expect(basic).toContain('10.000 kredi');
  expect(basic).toContain('yaklaşık 80 AI sohbeti');
  await press('Tüm özellikler');
  expect(prices()[0]).toContain('Süresiz kredi');
  expect(button('Daha az göster').getAttribute('aria-expanded')).toBe('true');
});

it('shows three columns on wide windows, and scrolls a long list of features inside its card', async () => {
  await open();
  const card = document.querySelector('article');
  expect(card?.closest('[class*="lg:grid-cols-3"]')?.querySelectorAll('article')).toHaveLength(
    prices().length,
  );
  await press('Tüm özellikler');
  const features = card?.querySelector('ul');
  expect(features?.className).toMatch(/max-h-64.*overflow-y-auto/);
  expect(features?.tabIndex).toBe(0);
});

it('marks the popular plan and links the enterprise plan to the contact form', async () => {
  await open();
  const [basic, pro, enterprise] = prices();
  expect(pro).toContain('Popüler');
  expect(basic).not.toContain('Popüler');
  expect(enterprise).toContain('Görüşmeyle');
  expect(enterprise).toContain('İhtiyacınız kadar kredi');
  expect(addressOf('İletişime geç')).toBe('/contact');
});

it('sends signed-in users to checkout and guests through registration', async () => {
  await open();
  expect(addressOf('Temel planını al')).toBe('/payment/basic?currency=TRY');
  expect(addressOf('Panele git')).toBe('/dashboard');
  await open(guest);
  const address = new URL(addressOf('Temel planını al') ?? '', 'https://kilim.example');
  expect(address.pathname).toBe('/auth');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    mode: 'register',
    next: '/payment/basic?currency=TRY',
  });
  expect(addressOf('Ücretsiz hesap aç')).toBe('/auth?mode=register');
});

it("starts with the visitor's default currency and keeps a chosen one", async () => {
  await open({ 'GET /v1/plans': [200, { ...full, currency: 'USD' }] });
  expect(prices()[0]).toContain('$7,99');
  await choose('EUR');
  expect(prices()[0]).toContain('€8,99');
  expect(addressOf('Temel planını al')).toBe('/payment/basic?currency=EUR');
  await open();
  expect(document.querySelector<HTMLInputElement>('input[value="EUR"]')?.checked).toBe(true);
  expect(prices()[0]).toContain('€8,99');
});

it('offers only currencies that can be paid and says who pays in which', async () => {
  await open();
  const offered = [...document.querySelectorAll<HTMLInputElement>('fieldset input')].map(
    ({ value }) => value,
  );
  expect(offered).toEqual(['TRY', 'USD', 'EUR']);
  expect(pageText()).toContain('Fatura adresi Türkiye’de olanlar Türk lirasıyla (TRY) öder');
  await open({ 'GET /v1/plans': [200, { ...full, isLiraOnlyInTurkiye: false }] });
  expect(pageText()).not.toContain('Türk lirasıyla');
  await open({ 'GET /v1/plans': [200, { ...full, currencies: ['TRY'] }] });
  expect(document.querySelector('fieldset')).toBeNull();
});

it('ignores a chosen currency that can no longer be paid', async () => {
  await open();
  await choose('EUR');
  await open({ 'GET /v1/plans': [200, { ...full, currencies: ['TRY', 'USD'] }] });
  expect(prices()[0]).toContain('₺349,90');
});

it('shows another currency for a plan that is not sold in the chosen one', async () => {
  const [basic, ...others] = scriptedPlans;
  const plans = [{ ...basic, price: { ...basic.price, USD: 0 } }, ...others];
  await open({ 'GET /v1/plans': [200, { ...full, plans }] });
  await choose('USD');
  expect(prices()[0]).toContain('USD ile satılmıyor; fiyatı ₺349,90');
  expect(addressOf('Temel planını al')).toBe('/payment/basic?currency=TRY');
});

it('compares all plans and the free account', async () => {
  await open();
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows[1]?.slice(0, 2)).toEqual(['Kredi', 'Hesap açınca 200 kredi']);
  expect(rows[3]).toEqual(['Proje', 'En fazla 20', 'En fazla 50', 'Sınırsız', 'Sınırsız']);
  expect(rows[4]).toEqual(['Depolama', '200 MB', '1 GB', '5 GB', '5 GB']);
  expect(rows[5]).toEqual(['Destek', 'Standart', 'Standart', 'Öncelikli', 'Öncelikli']);
});

it('calculates the cost of messages and the smallest sufficient plan', async () => {
  await open();
  expect(pageText()).toContain('1.000 metin parçası 10 kredidir');
  expect(pageText()).toContain('bir sohbet yaklaşık 125 kredi sayılır');
  expect(document.querySelector('output')?.textContent).toContain('5.000 kredi');
  expect(document.querySelector('output')?.textContent).toContain('Temel planı yeter.');
  await type('Mesaj sayısı', '500');
  await settle();
  expect(document.querySelector('output')?.textContent).toContain('50.000 kredi');
  expect(document.querySelector('output')?.textContent).toContain('2 adet Profesyonel planı gerekir.');
  const size = document.querySelector('select');
  // The token count is below the select, where a narrow phone does not clip it.
  const hint = (): string | null | undefined =>
    document.getElementById(size?.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(size?.textContent).not.toContain('metin parçası');
  expect(hint()).toBe('Mesaj başına yaklaşık 10.000 metin parçası');
  await act(async () => {
    if (size === null) return;
    size.value = 'large';
    size.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(hint()).toBe('Mesaj başına en çok 32.000 metin parçası');
  expect(document.querySelector('output')?.textContent).toContain('160.000 kredi');
  await type('Mesaj sayısı', '1000');
  await settle();
  expect(document.querySelector('output')?.textContent).toContain('Bu kadar kredi için bize yazın.');
  expect(control('Mesaj sayısı').value).toBe('1000');
});

it('is translated into English', async () => {
  await open({}, 'en');
  await expectText('Pricing');
  await choose('TRY');
  expect(prices()[0]).toContain('₺349.90');
  expect(prices()[0]).toContain('10,000 credits');
  expect(addressOf('Get Basic')).toBe('/payment/basic?currency=TRY');
});

it('shows an icon of its own for the basic, the pro and the enterprise plan', async () => {
  await open();
  const icons = [...document.querySelectorAll('article')].map(
    (card) => /lucide-(sprout|rocket|building-2|gem)/.exec(card.innerHTML)?.[1],
  );
  expect(scriptedPlans.map(({ planId }) => planId)).toEqual(['basic', 'pro', 'enterprise']);
  expect(icons).toEqual(['sprout', 'rocket', 'building-2']);
});
