// @vitest-environment happy-dom
import { limits, storagePrefix } from '@kilim/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComposeAnswer } from '../../composed-app/build-app-worker.ts';
import { readPendingPrompt } from '../../storage/pending-prompt.ts';
import { readPendingRemix } from '../../storage/pending-remix.ts';
import { scriptedAnnouncement } from '../../testing/announcements.ts';
import { account, errorBody } from '../../testing/everyday.ts';
import { describeList } from '../../testing/list-cases.ts';
import { scriptedPlans } from '../../testing/plans.ts';
import {
  answerWith,
  control,
  expectText,
  holdBack,
  openPage,
  pageText,
  press,
  settle,
  type,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
// Preloaded, so that they appear within the test's event loop turns.
import '../../accounts/credentials-form.tsx';
import '../../examples/keep-example-dialog.tsx';
import '../../examples/live-preview.tsx';
import './keep-app-panel.tsx';
import HomeRoute from './home-route.tsx';
// Loaded already when the page asks for it.
import './showcase/showcase.tsx';
import '@kilim/messages/tr/showcase';
import '@kilim/messages/tr/gallery';

vi.mock('@kilim/preview/host', () => ({
  createPreviewHost: () => ({
    attach: () => {},
    setFiles: () => {},
    setColorScheme: () => {},
    dispose: () => {},
  }),
}));

useScriptedPages();

/** Stands for the worker that builds the guest's app; the generator itself is tested in its package. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  static requests: unknown[] = [];
  static warmUps = 0;
  static drafts: unknown[] = [];
  static answer: ComposeAnswer | 'crash' | null = null;
  isDead = false;
  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  /** The script of the worker could not be loaded. */
  failToLoad(): void {
    this.isDead = true;
    this.dispatchEvent(new Event('error'));
  }
  postMessage(request: unknown): void {
    if (request === 'warm-up') {
      FakeWorker.warmUps += 1;
      return;
    }
    if (typeof request === 'object' && request !== null && 'draft' in request) {
      FakeWorker.drafts.push(request.draft);
      return;
    }
    FakeWorker.requests.push(request);
    const { answer } = FakeWorker;
    if (answer === null || this.isDead) return;
    queueMicrotask(() =>
      this.dispatchEvent(
        answer === 'crash' ? new Event('error') : new MessageEvent('message', { data: answer }),
      ),
    );
  }
  terminate(): void {}
}

beforeEach(() => {
  // The phone starts on press, as on narrow screens.
  const narrow = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(narrow as unknown as MediaQueryList);
  FakeWorker.started = [];
  FakeWorker.requests = [];
  FakeWorker.warmUps = 0;
  FakeWorker.drafts = [];
  FakeWorker.answer = { kind: 'app', name: 'Su Takibi', files: { 'src/App.tsx': '' } };
  vi.stubGlobal('Worker', FakeWorker);
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

const noNews = [200, { announcements: [] }] as const;
const noPlans = [200, { plans: [], currency: 'TRY', currencies: [], creditsPerToken: 0.01 }] as const;
const asGuest = { 'GET /v1/account': [401, errorBody('general_unauthorized_scope', 401)] } as const;
const site = {
  siteName: 'Kilim',
  previewOrigin: 'http://preview.localhost',
  previewFrame: '/frame.html',
  projectKey: 'kilim',
  welcomeCredits: 200,
};
const open = (script = {}) =>
  openPage({
    path: '/',
    element: <HomeRoute />,
    script: {
      'GET /v1/site': [200, site],
      'GET /v1/announcements': noNews,
      'GET /v1/plans': noPlans,
      ...script,
    },
  });

const label = 'Nasıl bir uygulama istiyorsunuz?';
const start = async (prompt: string): Promise<void> => {
  await type(label, prompt);
  await submit();
};
// The closing call to action has a button of the same name.
const submit = async (): Promise<void> => {
  await act(async () => control(label).form?.requestSubmit());
  await settle();
};

describe('the prompt of a guest', () => {
  it.each([
    ['HTML', '<script>alert(1)</script><b>halı</b>'],
    ['emoji', '👩🏽‍💻🧶 halı 🇹🇷'],
    ['right-to-left text', 'تطبيق שלום'],
    ['the longest text', 'a'.repeat(limits.promptMaximum)],
  ])('is built at once and kept for the account: %s', async (_name, text) => {
    await open(asGuest);
    await start(`  ${text}\n`);
    expect(FakeWorker.requests).toHaveLength(1);
    expect(pageText()).toContain('Su Takibi çalışıyor');
    expect(readPendingPrompt()).toMatchObject({ prompt: text, isBuilt: true });
  });

  it('shows the registration in place, which becomes the sign-in form and back', async () => {
    await open(asGuest);
    await start('su takibi');
    expect(control('Ad Soyad')).toBeDefined();
    await press('Giriş yapın');
    expect(pageText()).toContain('Şifremi unuttum');
    expect(pageText()).toContain('Su Takibi çalışıyor');
    await press('Kayıt olun');
    expect(control('Şifre (tekrar)')).toBeDefined();
    expect(pageText()).not.toContain('arrived at');
  });

  it('mentions the verification before anything is typed where mails are sent', async () => {
    await open(asGuest);
    await start('su takibi');
    expect(pageText()).toContain('doğrulama bağlantısı göndereceğiz');
  });

  it('does not mention a verification where no mail is sent', async () => {
    const methods = [200, { password: true, magicLink: false, oauth: [], mfa: true }] as const;
    await open({ ...asGuest, 'GET /v1/auth/methods': methods });
    await start('su takibi');
    expect(pageText()).not.toContain('doğrulama bağlantısı');
  });

  it('can be changed', async () => {
    await open(asGuest);
    await start('su takibi');
    await press('İsteği değiştir');
    expect(control(label).value).toBe('su takibi');
  });

  it.each([
    [
      { kind: 'refused', text: 'Metin yazmam, uygulama kurarım.' } as const,
      'Metin yazmam, uygulama kurarım.',
    ],
    ['crash' as const, 'Uygulama bu tarayıcıda kurulamadı.'],
  ])('that cannot be built here gets examples that work and a way to continue: %j', async (answer, text) => {
    FakeWorker.answer = answer;
    await open(asGuest);
    await start('bana bir şiir yaz');
    expect(pageText()).toContain(text);
    await press('İsteğimle devam et');
    expect(pageText()).toContain('Hesap açın, uygulama sizin olsun');
    expect(pageText()).not.toContain('Telefonda deneyin');
    expect(readPendingPrompt()?.prompt).toBe('bana bir şiir yaz');
    expect(readPendingPrompt()?.isBuilt).toBeUndefined();
  });

  it('is built by a new worker when the prepared one could not be loaded', async () => {
    await open(asGuest);
    await act(async () => control(label).focus());
    expect(FakeWorker.started).toHaveLength(1);
    await act(async () => FakeWorker.started[0]?.failToLoad());
    await start('su takibi');
    expect(FakeWorker.started).toHaveLength(2);
    expect(pageText()).toContain('Su Takibi çalışıyor');
  });

  it('is built by the worker that was prepared', async () => {
    await open(asGuest);
    await act(async () => control(label).focus());
    expect(FakeWorker.warmUps).toBe(1);
    await start('su takibi');
    expect(FakeWorker.started).toHaveLength(1);
    expect(FakeWorker.warmUps).toBe(1);
    expect(pageText()).toContain('Su Takibi çalışıyor');
  });

  it('is composed while it is typed', async () => {
    await open(asGuest);
    await act(async () => control(label).focus());
    await type(label, ' su takibi ');
    expect(FakeWorker.drafts.at(-1)).toEqual({ prompt: 'su takibi', language: 'tr' });
    expect(FakeWorker.requests).toHaveLength(0);
  });

  it('is built once when it is sent twice', async () => {
    FakeWorker.answer = null;
    await open(asGuest);
    await start('su takibi');
    await submit();
    expect(FakeWorker.requests).toHaveLength(1);
    expect(pageText()).toContain('Uygulamanız kuruluyor');
  });

  it('is an example with one press', async () => {
    await open(asGuest);
    await press('2048 oyunu');
    await settle();
    expect(FakeWorker.requests).toHaveLength(1);
    // The box gets the focus afterwards; nothing is prepared beside the build.
    expect(FakeWorker.started).toHaveLength(1);
    expect(pageText()).toContain('Su Takibi çalışıyor');
  });

  it.each(['', '   ', '\n\u00a0'])('leads to the registration when it is %j', async (text) => {
    await open(asGuest);
    await start(text);
    expect(pageText()).toContain('arrived at /auth');
    expect(readPendingPrompt()).toBeNull();
  });

  it('has a maximum length', async () => {
    await open(asGuest);
    expect(control(label).maxLength).toBe(limits.promptMaximum);
  });

  it('is sent with Enter, not with Shift Enter or during composition', async () => {
    await open(asGuest);
    await type(label, 'bir saat');
    const hit = (options: KeyboardEventInit) =>
      act(async () => {
        const event = new KeyboardEvent('keydown', {
          key: 'Enter',
          bubbles: true,
          cancelable: true,
          ...options,
        });
        control(label).dispatchEvent(event);
      });
    await hit({ shiftKey: true });
    await hit({ isComposing: true });
    await settle();
    expect(FakeWorker.requests).toEqual([]);
    await hit({});
    await settle();
    expect(FakeWorker.requests).toEqual([{ prompt: 'bir saat', language: 'tr' }]);
  });

  it('is in the box again after a reload', async () => {
    await open(asGuest);
    await start('bir saat');
    await open(asGuest);
    expect(control(label).value).toBe('bir saat');
  });
});

describe('signed-in users', () => {
  it('continue with the project at once', async () => {
    await open();
    await start('bir saat');
    expect(pageText()).toContain('arrived at /start');
    expect(readPendingPrompt()).toMatchObject({ prompt: 'bir saat', userId: 'u1' });
    expect(FakeWorker.requests).toEqual([]);
  });

  it('continue with the project when the prompt was sent before the account was loaded', async () => {
    const release = holdBack({ 'GET /v1/account': [200, account] });
    await open();
    await start('Koşu günlüğü');
    expect(FakeWorker.requests).toHaveLength(0);
    await release();
    expect(pageText()).toContain('arrived at /start');
    expect(FakeWorker.requests).toHaveLength(0);
  });

  it('get the form of a new project without a prompt', async () => {
    await open();
    await start(' ');
    expect(pageText()).toContain('arrived at /dashboard');
  });

  it('see their balance before they type', async () => {
    await open();
    expect(pageText()).toContain('Bakiyeniz 9.840 kredi');
  });

  it('without credits see the next step before they type', async () => {
    const empty = {
      balance: 0,
      canUseAi: false,
      estimatedConversations: 0,
      warningThreshold: 50,
      isLow: true,
    };
    await open({ 'GET /v1/credits': [200, empty] });
    expect(pageText()).toContain('E-postanızı doğrulayınca hediye krediniz gelir.');
  });
});

describe('examples', () => {
  it('register guests in place, with a form that can sign in instead', async () => {
    await open(asGuest);
    await expectText('Hepsi çalışan uygulamalar');
    await press('2048 benim olsun');
    await expectText('2048 sizin olsun');
    expect(control('Ad Soyad')).toBe(document.activeElement);
    expect(readPendingRemix('join-2048')).not.toBeNull();
    await press('Giriş yapın');
    expect(pageText()).toContain('Giriş yapın: kopyası projeniz olur');
    expect(pageText()).not.toContain('arrived at');
  });

  it('return the focus to the pressed example when the form is closed', async () => {
    await open(asGuest);
    await expectText('Hepsi çalışan uygulamalar');
    await press('2048 benim olsun');
    await expectText('2048 sizin olsun');
    await press('Kapat');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2048 benim olsun');
  });

  it('create the project after a sign-in in place', async () => {
    await open({
      ...asGuest,
      'POST /v1/account/sessions/email': [201, { $id: 's1' }],
      'DELETE /v1/account/sessions/current': [204, null],
    });
    await expectText('Hepsi çalışan uygulamalar');
    await press('Meydan benim olsun');
    await expectText('Meydan sizin olsun');
    await press('Giriş yapın');
    await type('E-posta', 'ayse@example.com');
    await type('Şifre', 'kilim-dokuyan-2026');
    answerWith({ 'GET /v1/account': [200, account] });
    await press('Giriş Yap');
    expect(pageText()).toContain('arrived at /remix/neighbourhood');
  });

  it('opens the pressed example at once for signed-in users', async () => {
    await open();
    await expectText('Hepsi çalışan uygulamalar');
    await press('Meydan benim olsun');
    expect(pageText()).toContain('arrived at /remix/neighbourhood');
  });
});

it('names the cost of a first app, the gift and the lowest price in the visitor’s currency', async () => {
  await open({
    'GET /v1/plans': [
      200,
      { plans: scriptedPlans, currency: 'TRY', currencies: ['TRY', 'USD'], creditsPerToken: 0.01 },
    ],
  });
  await expectText('Kredi ve fiyat');
  expect(pageText()).toContain('İlk uygulama yaklaşık 80 kredi');
  expect(pageText()).toContain('Yeni hesaba 200 kredi hediye');
  expect(pageText()).toMatch(/En uygun plan ₺[\d.,]+/);
});

it('names no price in a chosen currency that cannot be paid', async () => {
  localStorage.setItem(`${storagePrefix}currency`, 'RUB');
  const plans = { plans: scriptedPlans, currency: 'TRY', currencies: ['TRY'], creditsPerToken: 0.01 };
  await open({ 'GET /v1/plans': [200, plans] });
  expect(pageText()).toMatch(/En uygun plan ₺[\d.,]+/);
});

describeList({
  name: 'announcements',
  open: (script) => open(script),
  request: 'GET /v1/announcements',
  full: { reply: [200, { announcements: [scriptedAnnouncement] }], text: '<b>Yenilik</b>' },
  empty: { reply: noNews, text: 'Henüz Duyuru Yok' },
  failed: 'Duyurular yüklenemedi',
});
