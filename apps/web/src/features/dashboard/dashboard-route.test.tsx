// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { errorBody, everyday as replies, type Script } from '../../testing/everyday.ts';
import { quietWeek, scriptedProject } from '../../testing/projects.ts';
import {
  answerWith,
  callsTo,
  control,
  openPage,
  pageText,
  press,
  settle,
  type,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
// Preloaded, so that a dialog opens within the test's event loop turns.
import './create-project-dialog.tsx';
import './delete-project-dialog.tsx';
import './edit-project-dialog.tsx';
import './import-project-dialog.tsx';
import './trash-dialog.tsx';
import DashboardRoute from './dashboard-route.tsx';
// The lazy dialogs are already in the module cache, so that no test waits for them.
import './create-project-dialog.tsx';
import './delete-project-dialog.tsx';

useScriptedPages();

const project = scriptedProject();
const everyday: Script = {
  'GET /v1/projects/statistics': [200, { projects: 1, files: 12, updatedToday: 1, week: quietWeek }],
  'GET /v1/projects/tags': [200, { tags: [] }],
  'GET /v1/projects': [200, { projects: [project], total: 1, nextCursor: null }],
};
const open = (script: Script, address = '/dashboard') =>
  openPage({ path: '/dashboard', address, element: <DashboardRoute />, script: { ...everyday, ...script } });

describe('dashboard', () => {
  it('shows the user, the balance, the statistics and the projects', async () => {
    await open({});
    const text = pageText();
    expect(text).toContain('Hoş geldiniz, Ayşe Yılmaz');
    expect(text).toContain('9.840');
    expect(text).toContain('Toplam dosya12');
    expect(text).toContain('Koşu Günlüğü');
    expect(text).toContain('12 dosya');
    expect(text).toContain('3 mesaj');
    expect(text).toContain('Güncellendi: 21 Kasım 2026');
    expect(document.querySelector('a[href="/studio/p1"]')).not.toBeNull();
  });

  it('loads everything that failed again with one press', async () => {
    const broken = [500, errorBody('general_unknown', 500)] as const;
    await open({
      'GET /v1/projects': broken,
      'GET /v1/projects/statistics': broken,
      'GET /v1/credits': broken,
    });
    expect(pageText()).toContain('Sayılar okunamadı.');
    answerWith({ ...replies, ...everyday });
    await press('Tekrar Dene');
    expect(pageText()).toContain('Koşu Günlüğü');
    expect(pageText()).toContain('Toplam dosya12');
    expect(pageText()).toContain('9.840');
  });

  it('shows a loading state', async () => {
    await open({ 'GET /v1/projects': 'never' });
    expect(pageText()).toContain('Dashboard yükleniyor...');
  });

  it('shows the first step on an empty dashboard', async () => {
    await open({ 'GET /v1/projects': [200, { projects: [], total: 0, nextCursor: null }] });
    expect(pageText()).toContain('Henüz projeniz yok');
    await press('İlk projeyi oluştur');
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Yeni proje');
  });

  it('shows the error of the list and retries on press', async () => {
    await open({ 'GET /v1/projects': [500, {}] });
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Projeleriniz yüklenemedi');
    await press('Tekrar Dene');
    expect(callsTo('GET /v1/projects')).toHaveLength(2);
  });

  it('requests the filter of the URL', async () => {
    await open(
      { 'GET /v1/projects': [200, { projects: [], total: 0, nextCursor: null }] },
      '/dashboard?q=koşu&sort=name',
    );
    expect(callsTo('GET /v1/projects')[0]?.url).toBe('/v1/projects?sort=name&limit=24&search=ko%C5%9Fu');
    expect(pageText()).toContain('“koşu” ile eşleşen bir projeniz yok.');
  });

  it('confirms with the project name before deleting', async () => {
    await open({ 'DELETE /v1/projects/p1': [204, null] });
    await press('Koşu Günlüğü projesini sil');
    const dialog = document.querySelector('[role="alertdialog"]');
    expect(dialog?.textContent).toContain('Bu projeyi silmek istediğinizden emin misiniz?');
    expect(dialog?.textContent).toContain('Koşu Günlüğü');
    expect(callsTo('DELETE /v1/projects/p1')).toEqual([]);
    await press('Projeyi sil');
    expect(callsTo('DELETE /v1/projects/p1')).toHaveLength(1);
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  });

  it('shows a duplicate name at the field', async () => {
    await open({ 'POST /v1/projects': [409, errorBody('project_name_taken', 409)] }, '/dashboard?new=1');
    await press('Boş proje');
    await type('Proje adı', 'Koşu Günlüğü');
    const input = control('Proje adı');
    await act(async () => input.form?.requestSubmit());
    await settle();
    expect(callsTo('POST /v1/projects')).toHaveLength(1);
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(
      'Bu isimde bir proje zaten var!',
    );
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps the loaded projects when the next page fails, and retries', async () => {
    await open({ 'GET /v1/projects': [200, { projects: [project], total: 2, nextCursor: 'c' }] });
    answerWith({ 'GET /v1/projects': [500, {}] });
    await press('Daha fazla göster');
    expect(pageText()).toContain('Koşu Günlüğü');
    expect(pageText()).toContain('Projeleriniz yüklenemedi. Sunucu hatası.');
    const second = { ...project, id: 'p2', name: 'Halı' };
    answerWith({ 'GET /v1/projects': [200, { projects: [second], total: 2, nextCursor: null }] });
    await press('Daha fazla göster');
    expect(pageText()).toContain('Halı');
    expect(pageText()).not.toContain('Projeleriniz yüklenemedi');
  });
});
