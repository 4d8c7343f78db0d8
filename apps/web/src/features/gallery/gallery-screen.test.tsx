// @vitest-environment happy-dom
import { galleryApps } from '@kilim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPendingRemix } from '../../storage/pending-remix.ts';
import { account, errorBody } from '../../testing/everyday.ts';
import {
  control,
  expectText,
  holdBack,
  openPage,
  pageText,
  press,
  type,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
// Preloaded, so that they appear within the test's event loop turns.
import '../../accounts/credentials-form.tsx';
import '../../examples/keep-example-dialog.tsx';
import '../../examples/run-dialog.tsx';
import '../../examples/running-app.tsx';
import GalleryAppRoute from './gallery-app-route.tsx';
import GalleryRoute from './gallery-route.tsx';

const preview = vi.hoisted(() => ({
  loadFiles: vi.fn<() => Promise<Record<string, string>>>(),
  running: [] as string[],
}));

vi.mock('../../examples/gallery-files-query.ts', () => ({
  galleryFilesQuery: (id: string, language: string) => ({
    queryKey: ['gallery-files', id, language],
    queryFn: preview.loadFiles,
    retry: false,
  }),
}));
vi.mock('@kilim/preview/host', () => ({
  createPreviewHost: () => ({
    attach: () => {},
    setFiles: (files: Record<string, string>) => void preview.running.push(Object.keys(files).join()),
    setColorScheme: () => {},
    dispose: () => void preview.running.pop(),
  }),
}));

useScriptedPages();
beforeEach(() => {
  sessionStorage.clear();
  preview.running.length = 0;
  preview.loadFiles.mockReset().mockResolvedValue({ 'App.tsx': '' });
});

const asGuest = { 'GET /v1/account': [401, errorBody('general_unauthorized_scope', 401)] } as const;
const site = {
  siteName: 'Kilim',
  projectKey: 'kilim',
  previewOrigin: 'http://preview.test',
  previewFrame: '/preview/frame.html',
  welcomeCredits: 200,
};
const everyone = { 'GET /v1/site': [200, site] } as const;
const openGallery = (address = '/gallery', script = {}) =>
  openPage({ path: '/gallery', address, element: <GalleryRoute />, script: { ...everyone, ...script } });
const openApp = (id: string) =>
  openPage({
    path: '/gallery/:appId',
    address: `/gallery/${id}`,
    element: <GalleryAppRoute />,
    script: everyone,
  });
const cards = () => screen.getAllByRole('article');

describe('the gallery', () => {
  it('lists every app with a link to its page', async () => {
    await openGallery();
    expect(cards()).toHaveLength(galleryApps.length);
    expect(screen.getByRole('link', { name: 'Makas' })).toHaveProperty('pathname', '/gallery/barber');
  });

  it('shows a category and a search of the address', async () => {
    await openGallery('/gallery?category=play');
    expect(cards()).toHaveLength(4);
    await openGallery('/gallery?q=berber');
    expect(cards()).toHaveLength(1);
    await openGallery('/gallery?category=unknown');
    expect(cards()).toHaveLength(galleryApps.length);
  });

  it('filters by category, and shows all again', async () => {
    await openGallery();
    await press('Sağlık');
    expect(pageText()).toContain('6 uygulama');
    await press('Tümü');
    expect(cards()).toHaveLength(galleryApps.length);
  });

  it('says when nothing matches and clears the search', async () => {
    await openGallery();
    await type('Galeride ara', 'uzay istasyonu');
    await waitFor(() => expect(pageText()).toContain('Aramanıza uyan uygulama yok'));
    await press('Aramayı temizle');
    expect(cards()).toHaveLength(galleryApps.length);
  });

  it('runs the pressed app, one at a time, and stops it when the phone is closed', async () => {
    await openGallery();
    await press('Makas uygulamasını çalıştır');
    await waitFor(() => expect(preview.running).toHaveLength(1));
    await press('Kapat');
    expect(preview.running).toEqual([]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Makas uygulamasını çalıştır');
    await press('Depo uygulamasını çalıştır');
    await waitFor(() => expect(preview.running).toHaveLength(1));
  });

  it('registers guests in place', async () => {
    await openGallery('/gallery', asGuest);
    await press('Makas benim olsun');
    await expectText('Makas sizin olsun');
    expect(control('Ad Soyad')).toBe(document.activeElement);
    expect(readPendingRemix('barber')).not.toBeNull();
  });

  it('makes an app the project of a signed-in user at once', async () => {
    await openGallery();
    await press('Makas benim olsun');
    expect(pageText()).toContain('arrived at /remix/barber');
  });

  it('does not ask for a registration before the account is loaded', async () => {
    const release = holdBack({ 'GET /v1/account': [200, account] });
    await openGallery();
    await press('Makas benim olsun');
    expect(pageText()).toContain('arrived at /remix/barber');
    await release();
  });
});

describe('the page of an app', () => {
  it('has its description, its prompt and others of its category', async () => {
    await openApp('barber');
    expect(screen.getByRole('heading', { level: 1, name: 'Makas' })).toBeDefined();
    expect(pageText()).toContain('Berber dükkânım için randevu uygulaması');
    const others = within(screen.getByRole('region', { name: 'Aynı kategoriden' }));
    expect(others.getAllByRole('link')).toHaveLength(4);
  });

  it('runs the app in the phone and stops it', async () => {
    await openApp('barber');
    await press('Çalıştır');
    await waitFor(() => expect(preview.running).toHaveLength(1));
    await press('Durdur');
    expect(preview.running).toEqual([]);
  });

  it('offers another try when its files cannot be loaded', async () => {
    preview.loadFiles.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await openApp('barber');
    await press('Çalıştır');
    await expectText('Uygulama şu anda başlatılamadı.');
    await press('Tekrar Dene');
    await waitFor(() => expect(preview.running).toHaveLength(1));
  });

  it('makes the app the project of a signed-in user', async () => {
    await openApp('barber');
    await press('Benim olsun');
    expect(pageText()).toContain('arrived at /remix/barber');
  });

  it.each(['unknown', 'toString', '__proto__'])('says that there is no app %s', async (id) => {
    await openApp(id);
    expect(pageText()).toContain('Bu uygulama galeride yok');
  });
});
