// @vitest-environment happy-dom
import { AppError } from '@kilim/contract';
import { publicErrors } from '@kilim/messages/tr/public-errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorText } from './error-text.ts';
import { formatAgo, formatCredits, formatDate, formatMoney, formatNumber, formatRate } from './formats.ts';
import {
  chooseLanguage,
  currentTranslation,
  detectLanguage,
  installTranslation,
  loadTranslation,
} from './translation.ts';

describe('detectLanguage', () => {
  it.each([
    [null, null, 'en', 'tr-TR', 'en'],
    [null, null, null, 'tr-TR', 'tr'],
    [null, null, null, 'TR', 'tr'],
    [null, null, null, 'de-DE', 'en'],
    [null, null, 'xx', 'en-US', 'en'],
    [null, 'en', 'tr', 'tr-TR', 'en'],
    [null, 'xx', 'tr', 'en-US', 'tr'],
    ['en', 'tr', 'tr', 'tr-TR', 'en'],
  ] as const)('asked %s, visit %s, stored %s, browser %s: %s', (asked, visited, stored, browser, language) =>
    expect(detectLanguage(asked, visited, stored, browser)).toBe(language),
  );
});

describe('translation', () => {
  beforeEach(() => loadTranslation('tr'));

  it('switches the language, stores it and updates the document', async () => {
    await chooseLanguage('en');
    expect(currentTranslation().translate('shell.logout')).toBe('Log out');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('kilim_language')).toBe('en');
  });

  it("uses a link's language for the visit without storing it, and prefers a later choice", async () => {
    window.history.replaceState({ kept: true }, '', '/pricing?lang=en&x=1#faq');
    localStorage.setItem('kilim_language', 'tr');
    // As public/boot.js does.
    document.cookie = 'kilim_visit-language=en; path=/';
    expect(detectLanguage()).toBe('en');
    // The next page of the visit, whose address has no language.
    expect(detectLanguage(null)).toBe('en');
    expect(localStorage.getItem('kilim_language')).toBe('tr');
    await chooseLanguage('tr');
    expect(window.location.href).toMatch(/\/pricing\?x=1#faq$/);
    expect(window.history.state).toEqual({ kept: true });
    expect(detectLanguage()).toBe('tr');
    window.history.replaceState(null, '', '/');
  });

  it('fills parameters and selects the plural form', async () => {
    await loadTranslation('en');
    const { translate } = currentTranslation();
    expect(translate('dashboard.list.count', { count: 1 })).toBe('1 project');
    expect(translate('dashboard.list.count', { count: 2 })).toBe('2 projects');
    expect(translate('dashboard.card.edit', { name: '<b>' })).toBe('Edit <b>');
  });

  it('keeps the errors of all calls when the public ones are loaded again, and replaces unknown ones', async () => {
    await loadTranslation('tr', 'public');
    const missing = new AppError('version_not_found');
    expect(errorText(missing, currentTranslation().translate)).toBe('Sürüm bulunamadı.');
    installTranslation('tr', { errors: publicErrors });
    expect(errorText(missing, currentTranslation().translate)).toBe(
      'Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.',
    );
    await loadTranslation('tr');
  });

  it('has a text for every error type and one for unknown errors', () => {
    const { translate } = currentTranslation();
    const missing = new AppError('file_not_found', { params: { path: 'src/A.tsx' } });
    expect(errorText(missing, translate)).toBe('Dosya bulunamadı: src/A.tsx');
    expect(errorText(new Error('x'), translate)).toBe(
      'Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.',
    );
  });
});

describe('formats', () => {
  it('formats numbers for the language', () => {
    expect(formatNumber(12_345, 'tr')).toBe('12.345');
    expect(formatNumber(12_345, 'en')).toBe('12,345');
  });

  it('abbreviates credits by rounding down', () => {
    expect(formatCredits(9_999, 'tr')).toBe('9.999');
    expect(formatCredits(10_999, 'en')).toBe('10K');
    expect(formatCredits(999_999, 'en')).toBe('999K');
    expect(formatCredits(1_000_000, 'en')).toBe('1.0M');
    expect(formatCredits(1_990_000, 'tr')).toBe('1,9M');
  });

  it('formats very small rates', () => {
    expect(formatRate(0.01, 'tr')).toBe('0,01');
    expect(formatRate(0.000_25, 'en')).toBe('0.00025');
  });

  it('formats money with currency sign and minor units', () => {
    expect(formatMoney(129_990, 'TRY', 'tr')).toBe('₺1.299,90');
    expect(formatMoney(799, 'USD', 'en')).toBe('$7.99');
    expect(formatMoney(69_000, 'RUB', 'en')).toBe('₽690.00');
  });

  it('formats dates and relative times', () => {
    expect(formatDate('2026-11-21T12:00:00.000+00:00', 'tr')).toBe('21 Kasım 2026');
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(formatAgo('2026-11-21T11:55:00Z', 'tr', now)).toBe('5 dakika önce');
    expect(formatAgo('2026-11-20T11:00:00Z', 'en', now)).toBe('yesterday');
    expect(formatAgo('2026-11-01T12:00:00Z', 'en', now)).toBe('1 November 2026');
  });
});
