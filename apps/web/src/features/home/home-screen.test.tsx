// @vitest-environment happy-dom
import { limits, storagePrefix } from '@kilim/contract';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPendingPrompt } from '../../storage/pending-prompt.ts';
import { takePendingRemix } from '../../storage/pending-remix.ts';
import { scriptedAnnouncement } from '../../testing/announcements.ts';
import { errorBody } from '../../testing/everyday.ts';
import { describeList } from '../../testing/list-cases.ts';
import { scriptedPlans } from '../../testing/plans.ts';
import {
  control,
  expectText,
  openPage,
  pageText,
  press,
  settle,
  type,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import HomeRoute from './home-route.tsx';
// Loaded already when the page asks for it.
import './showcase/showcase.tsx';
import '@kilim/messages/tr/showcase';

useScriptedPages();

// The phone starts on press, as on narrow screens; the app it runs is tested elsewhere.
beforeEach(() => {
  const narrow = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(narrow as unknown as MediaQueryList);
});

const noNews = [200, { announcements: [] }] as const;
const noPlans = [200, { plans: [], currency: 'TRY', currencies: [], creditsPerToken: 0.01 }] as const;
const asGuest = { 'GET /v1/account': [401, errorBody('general_unauthorized_scope', 401)] } as const;
const open = (script = {}) =>
  openPage({
    path: '/',
    element: <HomeRoute />,
    script: { 'GET /v1/announcements': noNews, 'GET /v1/plans': noPlans, ...script },
  });

describe('prompt box', () => {
  const label = 'Nasıl bir uygulama istiyorsunuz?';

  it.each([
    ['HTML', '<script>alert(1)</script><b>halı</b>'],
    ['emoji', '👩🏽‍💻🧶 halı 🇹🇷'],
    ['right-to-left text', 'تطبيق שלום'],
    ['the longest text', 'a'.repeat(limits.promptMaximum)],
  ])('keeps %s for the registration', async (_name, text) => {
    await open(asGuest);
    await type(label, `  ${text}\n`);
    await press('Uygulama Oluştur');
    expect(pageText()).toContain('arrived at /auth');
    expect(readPendingPrompt()).toBe(text);
  });

  it.each(['', '   ', '\n\u00a0'])('continues without a prompt when it is %j', async (text) => {
    await open(asGuest);
    await type(label, text);
    await press('Uygulama Oluştur');
    expect(pageText()).toContain('arrived at /auth');
    expect(readPendingPrompt()).toBeNull();
  });

  it('limits the prompt to its maximum length', async () => {
    await open(asGuest);
    expect(control(label).maxLength).toBe(limits.promptMaximum);
  });

  it('submits with Enter, breaks the line with Shift Enter, and ignores Enter during composition', async () => {
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
    expect(pageText()).not.toContain('arrived at');
    await hit({});
    await settle();
    expect(pageText()).toContain('arrived at /auth');
  });

  it('sends signed-in users to the dashboard', async () => {
    await open();
    await type(label, 'bir saat');
    await press('Uygulama Oluştur');
    expect(pageText()).toContain('arrived at /dashboard');
  });

  it('restores the prompt of a returning visitor', async () => {
    await open(asGuest);
    await type(label, 'bir saat');
    await press('Uygulama Oluştur');
    await open(asGuest);
    expect(control(label).value).toBe('bir saat');
  });
});

describe('examples', () => {
  it('sends guests to registration, which returns to the pressed example', async () => {
    await open(asGuest);
    await expectText('Hepsi çalışan uygulamalar');
    await press('Birleştir ile başla');
    expect(pageText()).toContain('arrived at /auth');
    expect(takePendingRemix('game')).toBe(true);
  });

  it('opens the pressed example at once for signed-in users', async () => {
    await open();
    await expectText('Hepsi çalışan uygulamalar');
    await press('Avlu ile başla');
    expect(pageText()).toContain('arrived at /remix/social');
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
  expect(pageText()).toMatch(/Planlar ₺[\d.,]+ tutarından başlar/);
});

it('names no price in a chosen currency that cannot be paid', async () => {
  localStorage.setItem(`${storagePrefix}currency`, 'RUB');
  const plans = { plans: scriptedPlans, currency: 'TRY', currencies: ['TRY'], creditsPerToken: 0.01 };
  await open({ 'GET /v1/plans': [200, plans] });
  expect(pageText()).toMatch(/Planlar ₺[\d.,]+ tutarından başlar/);
});

describeList({
  name: 'announcements',
  open: (script) => open(script),
  request: 'GET /v1/announcements',
  full: { reply: [200, { announcements: [scriptedAnnouncement] }], text: '<b>Yenilik</b>' },
  empty: { reply: noNews, text: 'Henüz Duyuru Yok' },
  failed: 'Duyurular yüklenemedi',
});
