import { AppError } from '@kilim/contract';
import { tr } from '@kilim/messages';
import { createTranslator } from '@kilim/messages/translator';
import { describe, expect, it } from 'vitest';
import { checkArchive } from './api/import-project.ts';
import { describeSaveError, projectForm } from './project-rules.ts';
import { weaveSwatch } from './project-swatch.tsx';

const translate = createTranslator('tr', tr);

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

describe('weaveSwatch', () => {
  it('is stable per project, differs between projects, and is symmetric', () => {
    const knots = weaveSwatch('project_1');
    expect(weaveSwatch('project_1')).toEqual(knots);
    expect(weaveSwatch('project_2')).not.toEqual(knots);
    expect(knots.map((row) => [...row].reverse())).toEqual(knots);
    expect([...knots].reverse()).toEqual(knots);
  });
});
