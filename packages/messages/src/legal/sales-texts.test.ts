import { type MinorAmount, planCredits } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { distanceSales } from './distance-sales.ts';
import { preliminaryInformation } from './preliminary-information.ts';
import type { SalesFacts } from './sales-facts.ts';

const facts: SalesFacts = {
  siteName: 'Kilim',
  seller: {
    companyName: 'Örnek Yazılım A.Ş.',
    taxId: '1234567890',
    address: 'Bağdat Caddesi 1\nKadıköy / İstanbul',
    phone: '',
    email: 'satis@example.test',
  },
  planName: { tr: 'Temel', en: 'Basic' },
  credits: 10_000,
  amount: { minor: 14_990 as MinorAmount, currency: 'TRY' },
  taxRate: 20,
};

describe.each([
  ['preliminary information', preliminaryInformation],
  ['distance sales', distanceSales],
])('the text of %s', (_name, write) => {
  it.each([
    ['tr', ['Örnek Yazılım A.Ş.', 'Temel', '10.000 kredi', '₺149,90', '₺124,92', '₺24,98', '%20', '(ğ)']],
    ['en', ['Örnek Yazılım A.Ş.', 'Basic', '10,000 credits', '₺149.90', '₺124.92', '₺24.98', '20%', '(ğ)']],
  ] as const)('contains seller, plan, credits and price with tax in %s', (language, parts) => {
    const { text, title, version } = write(language, facts);
    for (const part of parts) expect(text).toContain(part);
    expect(title).not.toBe('');
    expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it.each(['tr', 'en'] as const)('omits empty fields of the seller in %s', (language) => {
    const { text } = write(language, facts);
    expect(text).not.toMatch(/Telefon|Telephone/);
    expect(text).not.toMatch(/undefined|null|\$\{|\{\{/);
    expect(text).toContain('Bağdat Caddesi 1 Kadıköy / İstanbul');
  });

  it('uses the site name without a company name', () => {
    const seller = { companyName: ' ', taxId: '', address: '', phone: '', email: '' };
    expect(write('tr', { ...facts, seller }).text).toContain('- Unvan: Kilim\n');
  });

  it('writes unlimited credits in words', () => {
    const text = write('en', { ...facts, credits: planCredits.unlimited }).text;
    expect(text).toContain('Unlimited credits');
    expect(text).not.toContain('999');
  });

  it('is deterministic and depends on the price', () => {
    const dearer = { ...facts, amount: { ...facts.amount, minor: 14_991 as MinorAmount } };
    expect(write('tr', facts).text).toBe(write('tr', { ...facts }).text);
    expect(write('tr', dearer).text).not.toBe(write('tr', facts).text);
  });
});
