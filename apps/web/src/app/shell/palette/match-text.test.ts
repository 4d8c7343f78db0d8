import { describe, expect, it } from 'vitest';
import { rankItems, scoreMatch } from './match-text.ts';

const rank = (search: string, labels: readonly string[]) => rankItems(search, labels, (label) => ({ label }));

describe('a match', () => {
  it.each([
    ['ISPARTA', 'ısparta gezisi'],
    ['isparta', 'ISPARTA'],
    ['invoice', 'İNVOİCE App'],
    ['cikis', 'Çıkış Yap'],
    ['SÜRÜM', 'Sürümler'],
    ['surum', 'Sürümler'],
  ])('ignores case and accents: %s finds %s', (search, label) => {
    expect(scoreMatch(search, label)).toBeGreaterThan(0);
  });

  it('needs every word, in any order', () => {
    expect(scoreMatch('proje yeni', 'Yeni proje oluştur')).toBeGreaterThan(0);
    expect(scoreMatch('proje eski', 'Yeni proje oluştur')).toBe(0);
  });

  it('takes abbreviations from the start of a word', () => {
    expect(scoreMatch('ypo', 'Yeni proje oluştur')).toBeGreaterThan(0);
    expect(scoreMatch('npo', 'Yeni proje oluştur')).toBe(0);
  });

  it('finds keywords too', () => {
    expect(scoreMatch('zip', 'Dışa aktar', 'zip expo')).toBeGreaterThan(0);
  });
});

describe('the order', () => {
  it('puts a match at the start before one inside', () => {
    expect(rank('tema', ['Sistem teması', 'Tema seç', 'Otema'])).toEqual([
      'Tema seç',
      'Sistem teması',
      'Otema',
    ]);
  });

  it('keeps equal matches in their order and everything without a search', () => {
    expect(rank('cihaz', ['Cihaz: b', 'Cihaz: a'])).toEqual(['Cihaz: b', 'Cihaz: a']);
    expect(rank(' ', ['b', 'a'])).toEqual(['b', 'a']);
  });
});
