// @vitest-environment happy-dom
import { tr } from '@kilim/messages';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installTranslation } from '../../i18n/translation.ts';
import DashboardRoute from './dashboard-route.tsx';

const at = '2026-11-21T10:00:00.000+00:00';
const project = {
  id: 'p1',
  name: 'Koşu Günlüğü',
  description: 'Yeni mobil uygulama projesi',
  status: 'active',
  isPublic: false,
  framework: 'react-native',
  template: 'basic',
  fileCount: 12,
  messageCount: 3,
  revision: 1,
  createdAt: at,
  updatedAt: at,
  lastOpenedAt: at,
};
const user = {
  $id: 'u1',
  $createdAt: at,
  $updatedAt: at,
  name: 'Ayşe Yılmaz',
  registration: at,
  status: true,
  labels: [],
  passwordUpdate: at,
  email: 'ayse@ornek.com',
  phone: '',
  emailVerification: false,
  phoneVerification: false,
  mfa: false,
  prefs: {},
  targets: [],
  accessedAt: at,
};

type Answer = readonly [status: number, body: unknown] | 'never';
type Script = Readonly<Record<string, Answer>>;

const everyday: Script = {
  'GET /v1/account': [200, user],
  'GET /v1/site': [200, { siteName: 'Kilim', previewOrigin: '', previewFrame: '', projectKey: 'kilim' }],
  'GET /v1/credits': [
    200,
    { balance: 9840, canUseAi: true, estimatedConversations: 98, warningThreshold: 50, isLow: false },
  ],
  'GET /v1/projects/statistics': [200, { projects: 1, files: 12, updatedToday: 1 }],
  'GET /v1/projects': [200, { projects: [project], total: 1, nextCursor: null }],
};

let root: Root;
let client: QueryClient;
let asked: string[];

async function open(script: Script, address = '/dashboard'): Promise<void> {
  asked = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const name = `${init.method} ${url.split('?')[0]}`;
    asked.push(`${init.method} ${url}`);
    const answer = script[name] ?? everyday[name];
    if (answer === undefined) throw new Error(`unscripted call ${name}`);
    if (answer === 'never') return new Promise(() => {});
    return Promise.resolve(
      new Response(answer[0] === 204 ? null : JSON.stringify(answer[1]), { status: answer[0] }),
    );
  });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '/dashboard', element: <DashboardRoute /> }], {
    initialEntries: [address],
  });
  await act(async () => {
    root = createRoot(container);
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });
  await settle();
}

/** Lets replies arrive and the page follow them, until nothing is on its way (or never will be). */
async function settle(): Promise<void> {
  for (let turn = 0, quiet = 0; turn < 60 && quiet < 3; turn += 1) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    quiet = client.isFetching() + client.isMutating() === 0 ? quiet + 1 : 0;
  }
}

const pageText = (): string => document.body.textContent ?? '';

function button(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (element) => element.getAttribute('aria-label') === label || element.textContent?.trim() === label,
  );
  if (found === undefined) throw new Error(`no button ${label}`);
  return found;
}

async function press(label: string): Promise<void> {
  await act(async () => button(label).click());
  await settle();
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Replies reach the page in the same turn, not after a timer.
  notifyManager.setScheduler(queueMicrotask);
  sessionStorage.clear();
  installTranslation('tr', tr);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('dashboard', () => {
  it('shows the person, the balance, the figures and the projects', async () => {
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

  it('says that it is loading', async () => {
    await open({ 'GET /v1/projects': 'never' });
    expect(pageText()).toContain('Dashboard yükleniyor...');
  });

  it('tells an empty dashboard what to do first', async () => {
    await open({ 'GET /v1/projects': [200, { projects: [], total: 0, nextCursor: null }] });
    expect(pageText()).toContain('Henüz projeniz yok');
    await press('İlk projeyi oluştur');
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Yeni proje');
  });

  it('says why the list is missing and tries again on request', async () => {
    await open({ 'GET /v1/projects': [500, {}] });
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Projeleriniz yüklenemedi');
    const before = asked.length;
    await press('Tekrar Dene');
    expect(asked.length).toBe(before + 1);
  });

  it('asks for what the address names', async () => {
    await open(
      { 'GET /v1/projects': [200, { projects: [], total: 0, nextCursor: null }] },
      '/dashboard?q=koşu&sort=name',
    );
    expect(asked).toContain('GET /v1/projects?sort=name&limit=24&search=ko%C5%9Fu');
    expect(pageText()).toContain('“koşu” ile eşleşen bir projeniz yok.');
  });

  it('asks before deleting, naming the project, and deletes', async () => {
    await open({ 'DELETE /v1/projects/p1': [204, null] });
    await press('Koşu Günlüğü projesini sil');
    const dialog = document.querySelector('[role="alertdialog"]');
    expect(dialog?.textContent).toContain('Bu projeyi silmek istediğinizden emin misiniz?');
    expect(dialog?.textContent).toContain('Koşu Günlüğü');
    expect(asked.some((name) => name.startsWith('DELETE'))).toBe(false);
    await press('Projeyi sil');
    expect(asked).toContain('DELETE /v1/projects/p1');
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  });

  it('opens the new project with the prompt that waited through signing up', async () => {
    sessionStorage.setItem('kilim_pending-prompt', 'koşularımı kaydeden bir uygulama. Haritası olsun.');
    await open({}, '/dashboard?new=1');
    const dialog = document.querySelector('[role="dialog"]');
    expect(dialog?.textContent).toContain('koşularımı kaydeden bir uygulama. Haritası olsun.');
    expect(dialog?.querySelector<HTMLInputElement>('input[name="name"]')?.value).toBe(
      'Koşularımı kaydeden bir uygulama',
    );
  });

  it('refuses a name that the server knows, at the field', async () => {
    await open(
      { 'POST /v1/projects': [409, { message: '', code: 409, type: 'project_name_taken', version: '1' }] },
      '/dashboard?new=1',
    );
    expect(button('Oluştur').disabled).toBe(true);
    const input = document.querySelector<HTMLInputElement>('input[name="name"]');
    if (input === null) throw new Error('no name field');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Koşu Günlüğü');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => input.form?.requestSubmit());
    await settle();
    expect(asked).toContain('POST /v1/projects');
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(
      'Bu isimde bir proje zaten var!',
    );
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
