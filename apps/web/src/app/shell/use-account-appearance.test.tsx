// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Script } from '../../testing/everyday.ts';
import { callsTo, openPage, useScriptedPages } from '../../testing/scripted-page.tsx';
import { useAccountAppearance } from './use-account-appearance.ts';

useScriptedPages();

function Page({ isSignedIn }: { readonly isSignedIn: boolean }) {
  useAccountAppearance(isSignedIn);
  return null;
}

const profile = {
  name: 'Ayşe',
  email: 'ayse@ornek.com',
  phoneNumber: '',
  location: '',
  language: 'en',
  theme: 'dark',
  timezone: 'Europe/Istanbul',
  notifications: { email: true, push: false, sms: false, marketing: false },
  avatarUrl: null,
};
const chosen = { language: 'en', theme: 'dark' };

async function visit(answer: object, isSignedIn = true): Promise<readonly (string | undefined)[]> {
  document.documentElement.dataset['theme'] = 'light';
  const script: Script = { 'GET /v1/profile': [200, { ...profile, ...answer }] };
  await openPage({ path: '/', element: <Page isSignedIn={isSignedIn} />, script });
  return [document.documentElement.lang, document.documentElement.dataset['theme']];
}

it("applies the account's choice on a device without a stored one", async () => {
  await visit({ chosen });
  // The language changes only after its texts have loaded.
  await vi.waitFor(() => {
    expect(document.documentElement.lang).toBe('en');
  });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect([localStorage.getItem('kilim_language'), localStorage.getItem('kilim_theme')]).toEqual([
    'en',
    'dark',
  ]);
});

it("keeps the device's stored language or theme independently", async () => {
  localStorage.setItem('kilim_language', 'tr');
  expect(await visit({ chosen })).toEqual(['tr', 'dark']);
});

it('sends no request when the device has stored both', async () => {
  localStorage.setItem('kilim_language', 'tr');
  localStorage.setItem('kilim_theme', 'light');
  expect(await visit({ chosen })).toEqual(['tr', 'light']);
  expect(callsTo('GET /v1/profile')).toHaveLength(0);
});

it('does not store a default as a choice', async () => {
  expect(await visit({ chosen: { language: null, theme: null } })).toEqual(['tr', 'light']);
  expect(localStorage.getItem('kilim_language')).toBeNull();
});

it('sends no request for a guest', async () => {
  expect(await visit({ chosen }, false)).toEqual(['tr', 'light']);
  expect(callsTo('GET /v1/profile')).toHaveLength(0);
});
