import { AppError } from '@kilim/contract';
import { tr } from '@kilim/messages';
import { createTranslator } from '@kilim/messages/translator';
import { describe, expect, it } from 'vitest';
import { checkArchive } from './api/import-project.ts';
import { readListFilter, writeListFilter } from './list-filter.ts';
import { readListView, readPageCount } from './list-view.ts';
import { describeSaveError, projectForm } from './project-rules.ts';
import { weaveSwatch } from './project-swatch.tsx';
import { suggestName } from './suggest-name.ts';

const translate = createTranslator('tr', tr);

describe('list filter', () => {
  const search = (text: string): URLSearchParams => new URLSearchParams(text);

  it('reads the filter from the URL and falls back for invalid values', () => {
    expect(readListFilter(search('q=koşu&sort=name'))).toEqual({ search: 'koşu', sort: 'name' });
    expect(readListFilter(search('sort=size'))).toEqual({ search: '', sort: 'updated' });
    expect(readListFilter(search(`q=${'a'.repeat(101)}`)).search).toBe('');
  });

  it('writes only values that differ from the default and keeps other parameters', () => {
    expect(writeListFilter(search('new=1'), { search: 'koşu', sort: 'name' }).toString()).toBe(
      'new=1&q=ko%C5%9Fu&sort=name',
    );
    expect(writeListFilter(search('q=a&sort=name'), { search: '', sort: 'updated' }).toString()).toBe('');
  });
});

describe('list view', () => {
  it.each([
    ['', null, 'grid'],
    ['', 'list', 'list'],
    ['view=grid', 'list', 'grid'],
    ['view=list', null, 'list'],
    ['view=table', 'list', 'list'],
    ['', 'table', 'grid'],
  ] as const)('of %j on a device that keeps %j is %s', (address, stored, expected) => {
    expect(readListView(new URLSearchParams(address), stored)).toBe(expected);
  });

  it.each([
    ['', 1],
    ['pages=3', 3],
    ['pages=900', 20],
    ['pages=0', 1],
    ['pages=1.5', 1],
    ['pages=x', 1],
  ])('%j restores %i pages', (address, expected) => {
    expect(readPageCount(new URLSearchParams(address))).toBe(expected);
  });

  it('returns to the first page when the filter changes', () => {
    const search = new URLSearchParams('pages=4&view=list');
    expect(writeListFilter(search, { sort: 'name' }).toString()).toBe('view=list&sort=name');
  });
});

describe('an archive', () => {
  it.each([
    ['app.zip', 1_000, undefined],
    ['APP.ZIP', 25 * 1_048_576, undefined],
    ['app.zip', 25 * 1_048_576 + 1, 'import_archive_too_large'],
    ['app.rar', 1_000, 'import_archive_invalid'],
    ['zip', 1_000, 'import_archive_invalid'],
  ])('%s of %i bytes is %s', (name, size, type) => {
    expect(checkArchive({ name, size })?.type).toBe(type);
  });
});

describe('project rules', () => {
  it('requires a name that is not blank', () => {
    const result = projectForm.safeParse({ name: '   ', description: '' });
    expect(result.error?.issues[0]?.message).toBe('errors.project_name_required');
    expect(translate('errors.project_name_required')).toBe('Proje adı gerekli!');
  });

  it.each([
    ['project_name_required', 'name', 'Proje adı gerekli!'],
    ['project_name_taken', 'name', 'Bu isimde bir proje zaten var!'],
    ['project_already_exists', 'form', 'Bu proje zaten mevcut.'],
    ['project_creation_too_fast', 'form', 'Çok hızlı proje oluşturma. Lütfen 2 saniye bekleyin.'],
    ['general_unknown', 'form', 'Proje oluşturulamadı. Lütfen tekrar deneyin.'],
    [
      'project_limit_reached',
      'form',
      'Planınız en fazla 3 proje içeriyor. Bir projeyi silin veya planınızı yükseltin.',
    ],
  ] as const)('%s stands at the %s: %s', (type, place, text) => {
    const error = new AppError(type, { params: { limit: 3 } });
    const problem = describeSaveError(error, 'dashboard.create.failed');
    expect([problem.place, translate(problem.key, problem.params)]).toEqual([place, text]);
  });
});

describe('suggestName', () => {
  it.each([
    ['bir oyun yap. Skoru da olsun.', 'Bir oyun yap'],
    ['istanbul için hava durumu', 'İstanbul için hava durumu'],
    ['Ev arkadaşlarımla ortak giderleri bölüştüğümüz bir uygulama yap', 'Ev arkadaşlarımla ortak giderleri'],
    [
      'Ürün listesi, ürün ayrıntısı, sepet ve ödeme özeti olan bir uygulama',
      'Ürün listesi, ürün ayrıntısı, sepet',
    ],
    ['A diary for the people that I met on a train', 'A diary for the people that I met'],
    ['ve', 'Ve'],
    ['   ', ''],
    ['a'.repeat(200), `A${'a'.repeat(39)}`],
  ])('%j becomes %j', (prompt, name) => expect(suggestName(prompt)).toBe(name));
});

describe('weaveSwatch', () => {
  it('is stable per project, differs between projects, and is symmetric', () => {
    const knots = weaveSwatch('project_1');
    expect(weaveSwatch('project_1')).toEqual(knots);
    expect(weaveSwatch('project_2')).not.toEqual(knots);
    expect(knots.map((row) => [...row].reverse())).toEqual(knots);
    expect([...knots].reverse()).toEqual(knots);
  });
});
