import { expect, it } from 'vitest';
import {
  announcementDraft,
  announcementIcon,
  announcementType,
  billingCountries,
  createTicket,
  currencies,
  megabyte,
  paymentMethods,
  receiptStatuses,
  settingKeys,
  siteFileRules,
  ticketCategories,
  ticketPriority,
  ticketStatus,
} from './index.ts';

// Lists and defaults that are agreed value for value, because stored rows and other systems have them.

it.each([
  ['states of tickets', ticketStatus.options, 'open in_progress waiting_customer resolved closed'],
  ['priorities of tickets', ticketPriority.options, 'low medium high urgent'],
  ['kinds of announcements', announcementType.options, 'new update beta info'],
  ['icons of announcements', announcementIcon.options, 'MessageSquare Megaphone Calendar Eye'],
  ['currencies', currencies, 'TRY USD EUR RUB'],
  ['payment methods', paymentMethods, 'demo garanti-tl garanti-usd wise'],
  ['countries at the checkout', billingCountries, 'TR US DE FR GB RU JP CN IN BR CA AU'],
])('has the agreed %s', (_, values, agreed) => {
  expect(values).toEqual(agreed.split(' '));
});

it('has the agreed categories of tickets, and that of the contact form', () => {
  expect(ticketCategories).toEqual([
    'Teknik Destek',
    'Faturalama',
    'Hesap',
    'Özellik İsteği',
    'Bug Raporu',
    'Genel',
    'İletişim Formu',
  ]);
});

it('has the agreed states of receipts first', () => {
  expect(new Set(receiptStatuses.slice(0, 3))).toEqual(new Set(['Ödendi', 'Beklemede', 'Başarısız']));
});

it('has the agreed settings', () => {
  const agreed =
    'logo favicon siteName siteDescription primaryColor secondaryColor companyName taxId companyAddress contactEmail contactPhone supportEmail officeAddress officeLocation workingHoursWeekdays workingHoursSaturday workingHoursSunday receiptTemplate';
  expect(settingKeys).toEqual(expect.arrayContaining(agreed.split(' ')));
});

it('takes logos up to 5 MB and favicons up to 1 MB in the agreed formats', () => {
  expect(siteFileRules.logo.maximum).toBe(5 * megabyte);
  expect(siteFileRules.favicon.maximum).toBe(megabyte);
  for (const type of ['jpeg', 'png', 'gif', 'webp', 'svg+xml']) {
    expect(siteFileRules.logo.types).toContain(`image/${type}`);
  }
  for (const type of ['x-icon', 'png', 'jpeg'])
    expect(siteFileRules.favicon.types).toContain(`image/${type}`);
});

it('starts a ticket in Genel with priority medium, and an announcement as active information', () => {
  expect(createTicket.body?.parse({ subject: 'a', message: 'b' })).toMatchObject({
    category: 'Genel',
    priority: 'medium',
  });
  const text = { tr: 'a', en: 'b' };
  expect(announcementDraft.parse({ title: text, content: text })).toMatchObject({
    type: 'info',
    isActive: true,
  });
});
