// @vitest-environment happy-dom
import type { PublicSettings } from '@kilim/contract';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import {
  answerWith,
  callsTo,
  openPage,
  pageText,
  settle,
  useScriptedPages,
} from '../testing/scripted-page.tsx';
// Imported beforehand, so that the page subscribes within the test.
import './realtime.ts';
import { usePublicSettings, useSettingsEvents } from './site-settings.ts';

useScriptedPages();

const words = { tr: '', en: '' };
const colors = { light: '#A8321F', dark: '#E2654E' };
const settings: PublicSettings = {
  siteName: 'Kilim',
  siteDescription: words,
  logoUrl: null,
  faviconUrl: null,
  primaryColor: colors,
  secondaryColor: colors,
  companyName: '',
  companyAddress: '',
  contactEmail: '',
  contactPhone: '',
  whatsappNumber: '',
  supportEmail: '',
  officeAddress: '',
  officeLocation: '',
  workingHours: { weekdays: words, saturday: words, sunday: words },
  accountLimits: { welcomeCredits: 200, freeProjects: 20, freeStorageMegabytes: 200 },
};

class Socket extends EventTarget {
  static readonly opened: Socket[] = [];

  constructor() {
    super();
    Socket.opened.push(this);
  }

  send(): void {}

  close(): void {}

  say(frame: object): void {
    const event = new Event('message');
    Object.assign(event, { data: JSON.stringify(frame) });
    this.dispatchEvent(event);
  }
}

function Page({ isSignedIn }: { readonly isSignedIn: boolean }) {
  useSettingsEvents(isSignedIn);
  return <p>{usePublicSettings()?.siteName ?? 'none'}</p>;
}

const open = (isSignedIn: boolean) =>
  openPage({
    path: '/',
    element: <Page isSignedIn={isSignedIn} />,
    script: { 'GET /v1/settings/public': [200, settings] },
  });

it('dispatches logo-updated and refetches when an administrator changes a setting', async () => {
  Socket.opened.length = 0;
  vi.stubGlobal('WebSocket', Socket);
  const told = vi.fn();
  window.addEventListener('logo-updated', told);
  await open(true);
  expect(Socket.opened).toHaveLength(1);
  const [socket] = Socket.opened;
  socket?.say({ type: 'connected', data: { channels: [], subscriptions: [], user: null } });
  answerWith({ 'GET /v1/settings/public': [200, { ...settings, siteName: 'Dokuma' }] });
  const data = { events: [], channels: ['site'], timestamp: '', subscriptions: ['site'] };
  await act(async () =>
    socket?.say({ type: 'event', data: { ...data, payload: { kind: 'settings-changed' } } }),
  );
  await settle();
  window.removeEventListener('logo-updated', told);
  expect(told).toHaveBeenCalledTimes(1);
  expect(callsTo('GET /v1/settings/public')).toHaveLength(2);
  expect(pageText()).toContain('Dokuma');
});

it('opens no connection for a guest, whose page polls', async () => {
  Socket.opened.length = 0;
  vi.stubGlobal('WebSocket', Socket);
  await open(false);
  expect(Socket.opened).toHaveLength(0);
  expect(callsTo('GET /v1/settings/public')).toHaveLength(1);
});
