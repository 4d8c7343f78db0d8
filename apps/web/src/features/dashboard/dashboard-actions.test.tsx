// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, errorBody, type Script } from '../../testing/everyday.ts';
import { fileEntry, folderEntry } from '../../testing/folder-entries.ts';
import { quietWeek, scriptedProject } from '../../testing/projects.ts';
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
} from '../../testing/scripted-page.tsx';
import { type ScriptedUpload, stubUploads } from '../../testing/scripted-upload.ts';
// Preloaded, so that a dialog opens within the test's event loop turns.
import './delete-project-dialog.tsx';
import './edit-project-dialog.tsx';
import './import-project-dialog.tsx';
import './trash-dialog.tsx';
import DashboardRoute from './dashboard-route.tsx';
// The lazy dialogs are already in the module cache, so that no test waits for them.
import './delete-project-dialog.tsx';
import './import-project-dialog.tsx';
import './trash-dialog.tsx';

useScriptedPages();

const projectNamed = (id: string, name: string) => scriptedProject({ id, name });
const [run, list] = [projectNamed('p1', 'Koşu'), projectNamed('p2', 'Liste')];
const pageOf = (...projects: object[]) =>
  [200, { projects, total: projects.length, nextCursor: null }] as const;
const script: Script = {
  'GET /v1/projects/statistics': [200, { projects: 2, files: 24, updatedToday: 2, week: quietWeek }],
  'GET /v1/projects/tags': [200, { tags: [] }],
  'GET /v1/projects': pageOf(run, list),
  'DELETE /v1/projects/p1': [204, null],
  'POST /v1/projects/p1/restore': [200, run],
};
const open = (own: Script = {}, address = '/dashboard') =>
  openPage({ path: '/dashboard', address, element: <DashboardRoute />, script: { ...script, ...own } });
const names = (): string[] =>
  [...document.querySelectorAll('main ul h3')].map((heading) => heading.textContent ?? '');

describe('without a network', () => {
  afterEach(() => vi.restoreAllMocks());

  it('disables with a reason what only the server can do', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    const actions = ['Yeni Proje', 'İçe aktar', 'Koşu projesini düzenle', 'Koşu projesini sil'];
    const names = [...actions, 'Koşu projesinin etiketlerini düzenle', 'Koşu projesini çoğalt'];
    for (const name of names) {
      expect(button(name).getAttribute('aria-description')).toBe('Bunun için internet bağlantısı gerekir.');
      await press(name);
    }
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(callsTo('POST /v1/projects/p1/duplicate')).toEqual([]);
  });
});

describe('the look of the list', () => {
  it('switches between grid and list and stores the choice on the device', async () => {
    await open();
    expect(button('Kart görünümü').getAttribute('aria-pressed')).toBe('true');
    await press('Liste görünümü');
    expect(button('Liste görünümü').getAttribute('aria-pressed')).toBe('true');
    expect(names()).toEqual(['Koşu', 'Liste']);
    expect(localStorage.getItem('kilim_dashboard-view')).toBe('list');
    await open();
    expect(button('Liste görünümü').getAttribute('aria-pressed')).toBe('true');
    await open({}, '/dashboard?view=grid');
    expect(button('Kart görünümü').getAttribute('aria-pressed')).toBe('true');
  });

  it('loads as many pages as the URL names and one more on press', async () => {
    let pages = 0;
    const page = {
      toJSON: () => {
        pages += 1;
        return { projects: [projectNamed(`p${pages}`, `Proje ${pages}`)], total: 9, nextCursor: 'next' };
      },
    };
    await open({ 'GET /v1/projects': [200, page] }, '/dashboard?pages=3');
    expect(names()).toEqual(['Proje 1', 'Proje 2', 'Proje 3']);
    expect(callsTo('GET /v1/projects')).toHaveLength(3);
    await press('Daha fazla göster');
    expect(callsTo('GET /v1/projects')).toHaveLength(4);
  });
});

describe('deleting', () => {
  const remove = async (): Promise<void> => {
    await press('Koşu projesini sil');
    await press('Projeyi sil');
  };

  it('removes the project immediately and offers undo', async () => {
    await open({ 'DELETE /v1/projects/p1': 'never' });
    await remove();
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
    expect(names()).toEqual(['Liste']);
    expect(pageText()).toContain('1 proje');
  });

  it('restores it on undo', async () => {
    await open();
    await press('Koşu projesini sil');
    answerWith({ 'GET /v1/projects': pageOf(list) });
    await press('Projeyi sil');
    await expectText('“Koşu” silindi.');
    answerWith({ 'GET /v1/projects': pageOf(run, list) });
    await press('Geri al');
    await expectText('“Koşu” geri getirildi.');
    expect(callsTo('POST /v1/projects/p1/restore')).toHaveLength(1);
    expect(names()).toEqual(['Koşu', 'Liste']);
  });

  it('shows the project again with an error when the server rejects', async () => {
    await open({ 'DELETE /v1/projects/p1': [500, {}] });
    await remove();
    await expectText('Proje silinemedi. Lütfen tekrar deneyin.');
    expect(names()).toEqual(['Koşu', 'Liste']);
  });
});

describe('duplicating', () => {
  it('shows the name of the copy, ignores a double click and opens the copy on press', async () => {
    await open({ 'POST /v1/projects/p1/duplicate': [201, projectNamed('p3', 'Koşu (2)')] });
    await act(async () => {
      button('Koşu projesini çoğalt').click();
      button('Koşu projesini çoğalt').click();
    });
    await settle();
    await expectText('“Koşu (2)” oluşturuldu.');
    expect(callsTo('POST /v1/projects/p1/duplicate')).toHaveLength(1);
    await press('Aç');
    expect(pageText()).toContain('arrived at /studio/p3');
  });

  it('shows the reason of a failure', async () => {
    await open({
      'POST /v1/projects/p1/duplicate': [429, errorBody('project_creation_too_fast', 429)],
    });
    await press('Koşu projesini çoğalt');
    await expectText('Proje çoğaltılamadı. Lütfen tekrar deneyin.');
    await expectText('Çok hızlı proje oluşturma. Lütfen 2 saniye bekleyin.');
  });
});

describe('deleted projects', () => {
  const deleted = { ...run, deletedAt: at, keptUntil: '2026-12-21T10:00:00.000+00:00' };

  it('are listed with their deletion date and can be restored', async () => {
    await open({ 'GET /v1/projects/deleted': pageOf(deleted) });
    await press('Çöp kutusu');
    const dialog = document.querySelector('[role="dialog"]');
    expect(dialog?.textContent).toContain('21 Aralık 2026 tarihine kadar saklanır');
    answerWith({ 'GET /v1/projects/deleted': pageOf() });
    await press('Koşu projesini geri getir');
    expect(callsTo('POST /v1/projects/p1/restore')).toHaveLength(1);
    expect(dialog?.textContent).toContain('Silinen projeniz yok.');
  });

  it('are deleted permanently after a confirmation with their name', async () => {
    await open(
      {
        'GET /v1/projects/deleted': pageOf(deleted),
        // Already deleted by another tab.
        'DELETE /v1/projects/deleted/p1': [404, errorBody('project_not_found', 404)],
      },
      '/dashboard?deleted=1',
    );
    await press('Koşu projesini kalıcı olarak sil');
    const question = document.querySelector('[role="alertdialog"]');
    expect(question?.textContent).toContain('“Koşu” kalıcı olarak silinsin mi?');
    expect(question?.textContent).toContain('Bu işlem geri alınamaz.');
    expect(callsTo('DELETE /v1/projects/deleted/p1')).toHaveLength(0);
    answerWith({ 'GET /v1/projects/deleted': pageOf() });
    await press('Kalıcı olarak sil');
    await expectText('“Koşu” kalıcı olarak silindi.');
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
    expect(pageText()).toContain('Silinen projeniz yok.');
  });

  it('stay when the server rejects the permanent deletion', async () => {
    await open(
      { 'GET /v1/projects/deleted': pageOf(deleted), 'DELETE /v1/projects/deleted/p1': [500, {}] },
      '/dashboard?deleted=1',
    );
    await press('Koşu projesini kalıcı olarak sil');
    await press('Kalıcı olarak sil');
    await expectText('Proje kalıcı olarak silinemedi. Lütfen tekrar deneyin.');
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Geri getir');
  });

  it('show a loading error with a retry', async () => {
    await open({ 'GET /v1/projects/deleted': [500, {}] }, '/dashboard?deleted=1');
    expect(pageText()).toContain('Silinen projeler yüklenemedi');
    answerWith({ 'GET /v1/projects/deleted': pageOf(deleted) });
    await press('Tekrar Dene');
    expect(pageText()).toContain('Geri getir');
  });
});

describe('importing', () => {
  let uploads: readonly ScriptedUpload[];
  const zip = (name = 'koşu.zip') => new File(['PK'], name, { type: 'application/zip' });
  const drop = async (file: File): Promise<void> => {
    const event = new Event('drop', { cancelable: true });
    Object.assign(event, { dataTransfer: { types: ['Files'], files: [file] } });
    await act(async () => void window.dispatchEvent(event));
    await settle();
    expect(event.defaultPrevented).toBe(true);
  };
  const answer = async (status: number, body: unknown): Promise<void> => {
    await act(async () => uploads.at(-1)?.answer(status, body));
    await settle();
  };

  beforeEach(() => {
    uploads = stubUploads();
  });

  it('shows progress and opens the studio', async () => {
    await open();
    await drop(zip());
    expect(uploads[0]?.address).toBe('/v1/projects/import?name=ko%C5%9Fu&language=tr');
    expect(pageText()).toContain('koşu.zip yükleniyor');
    await act(async () => uploads[0]?.progress(1, 2));
    expect(pageText()).toContain('%50');
    await act(async () => uploads[0]?.progress(2, 2));
    expect(pageText()).toContain('Dosyalar okunuyor');
    await answer(201, { project: projectNamed('p9', 'Koşu (2)'), skipped: [], skippedCount: 0 });
    await expectText('“Koşu (2)” içe aktarıldı.');
    expect(pageText()).toContain('arrived at /studio/p9');
  });

  it('lists the skipped files first', async () => {
    await open();
    await drop(zip());
    const skipped = [
      { path: 'assets/icon.png', reason: 'binary' },
      { path: 'node_modules/', reason: 'generated' },
    ];
    await answer(201, { project: projectNamed('p9', 'Koşu (2)'), skipped, skippedCount: 5 });
    const text = document.querySelector('[role="dialog"]')?.textContent;
    expect(text).toContain('5 dosya ya da klasör alınmadı');
    expect(text).toContain('assets/icon.pngmetin olarak okunamadı');
    expect(text).toContain('node_modules/araçların kendi ürettiği dosyalar');
    expect(text).toContain('ve 3 tane daha');
    await press('Stüdyoda aç');
    expect(pageText()).toContain('arrived at /studio/p9');
  });

  it.each([
    ['import_no_project', 'Bunun içinde bir React Native projesi bulunamadı.'],
    ['file_too_large', 'src/a.ts çok büyük.'],
    ['general_unknown', 'Proje içe aktarılamadı. Lütfen tekrar deneyin.'],
  ])('reports %s and accepts another file', async (type, text) => {
    await open();
    await drop(zip());
    await answer(400, { ...errorBody(type, 400), params: { path: 'src/a.ts' } });
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(text);
    await drop(zip('öteki.zip'));
    expect(uploads).toHaveLength(2);
    expect(pageText()).not.toContain(text);
  });

  it('sends a dropped folder as a zip and reports what was not sent', async () => {
    await open();
    const root = folderEntry('koşu', [
      fileEntry('App.tsx', 'export default () => null;'),
      folderEntry('node_modules', [fileEntry('a.js', 'a')]),
    ]);
    const event = new Event('drop', { cancelable: true });
    const items = [{ webkitGetAsEntry: () => root }];
    Object.assign(event, { dataTransfer: { types: ['Files'], items, files: [new File([], 'koşu')] } });
    await act(async () => void window.dispatchEvent(event));
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.address).toBe('/v1/projects/import?name=ko%C5%9Fu&language=tr');
    await answer(201, { project: projectNamed('p9', 'Koşu (2)'), skipped: [], skippedCount: 0 });
    const text = document.querySelector('[role="dialog"]')?.textContent;
    expect(text).toContain('1 dosya ya da klasör alınmadı');
    expect(text).toContain('koşu/node_modules/araçların kendi ürettiği dosyalar');
  });

  describe('from a Git repository', () => {
    const openForm = async (reply: Script): Promise<void> => {
      await open(reply, '/dashboard?import=1');
      await press('Git deposundan al');
      await type('Depo adresi', 'github.com/ann/app');
    };
    const submit = (): Promise<void> => press('Depoyu içe aktar');
    const route = 'POST /v1/projects/import/git';

    it('sends what was typed and opens the studio', async () => {
      const reply = { project: projectNamed('p9', 'Koşu (2)'), skipped: [], skippedCount: 0 };
      await openForm({ [route]: [201, reply] });
      await type('Dal (isteğe bağlı)', 'yeni');
      await submit();
      expect(callsTo(route)).toMatchObject([
        { body: { address: 'github.com/ann/app', branch: 'yeni', folder: '', language: 'tr' } },
      ]);
      expect(pageText()).toContain('arrived at /studio/p9');
    });

    it('shows an error at its field and keeps what was typed', async () => {
      await openForm({ [route]: [404, errorBody('git_not_found', 404)] });
      await submit();
      expect(control('Depo adresi').getAttribute('aria-invalid')).toBe('true');
      expect(control('Depo adresi').value).toBe('github.com/ann/app');
      await expectText('Depo bulunamadı ya da herkese açık değil.');
      answerWith({ [route]: [413, errorBody('git_too_large', 413)] });
      await submit();
      await expectText('Depo çok büyük.');
      await press('Dosya ya da klasör seç');
      expect(button('.zip dosyası seç')).toBeDefined();
    });
  });

  it('says which limit a dropped folder exceeds', async () => {
    await open();
    const files = Array.from({ length: 1_601 }, (_, index) => fileEntry(`${index}.ts`, 'a'));
    const event = new Event('drop', { cancelable: true });
    const items = [{ webkitGetAsEntry: () => folderEntry('koşu', files) }];
    Object.assign(event, { dataTransfer: { types: ['Files'], items, files: [] } });
    await act(async () => void window.dispatchEvent(event));
    await expectText('Bir projede en fazla 400 dosya olabilir.');
    expect(uploads).toHaveLength(0);
  });

  it('does not upload a file that is not a zip', async () => {
    await open();
    await drop(zip('resim.png'));
    expect(uploads).toHaveLength(0);
    expect(pageText()).toContain('Bu dosya açılamadı.');
  });

  it('is aborted when the dialog closes and accepts one file at a time', async () => {
    await open();
    await drop(zip());
    await drop(zip('öteki.zip'));
    expect(uploads).toHaveLength(1);
    await press('Vazgeç');
    expect(uploads[0]?.isAborted).toBe(true);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('reports an unreachable server', async () => {
    await open();
    await drop(zip());
    await act(async () => uploads[0]?.fail());
    await settle();
    expect(pageText()).toContain('Sunucuya bağlanılamıyor.');
  });
});
