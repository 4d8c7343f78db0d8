// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { at, type Script } from '../../testing/everyday.ts';
import { describeList } from '../../testing/list-cases.ts';
import {
  answerWith,
  callsTo,
  control,
  expectText,
  openPage,
  pageText,
  press,
  setOnline,
  settle,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import { scriptedSession } from '../../testing/sessions.ts';
import { scriptedFigures, scriptedProfile, settingsAnswers } from '../../testing/settings-answers.ts';
// Lazily loaded in the app; imported here so that it renders at once.
import './security/security-log-card.tsx';
import SettingsRoute from './settings-route.tsx';

useScriptedPages();

const openSection = (section: string) => (script: Script) =>
  openPage({
    path: '/settings',
    address: `/settings?section=${section}`,
    element: <SettingsRoute />,
    script: { ...settingsAnswers, ...script },
  });

const entry = {
  id: 'led_00000000000000000001',
  kind: 'gift',
  amount: 250,
  balanceAfter: 9840,
  reason: '<b>Hoş geldiniz</b>',
  turnId: null,
  turnState: null,
  projectId: null,
  projectName: null,
  model: null,
  tokens: null,
  createdAt: at,
};

describeList({
  name: 'sessions',
  open: openSection('security'),
  request: 'GET /v1/account/sessions',
  full: { reply: [200, { total: 1, sessions: [scriptedSession] }], text: 'Firefox · macOS' },
  failed: 'Oturumlar yüklenemedi',
});
describeList({
  name: 'second factor',
  open: openSection('security'),
  request: 'GET /v1/account/mfa/factors',
  full: {
    reply: [200, { totp: false, phone: false, email: false, recoveryCode: false }],
    text: 'İki adımlı doğrulamayı aç',
  },
  failed: 'Bilgiler okunamadı',
});
describeList({
  name: 'data export',
  open: openSection('security'),
  request: 'GET /v1/personal-data/exports',
  full: { reply: [200, { export: null }], text: 'Verilerimi hazırla' },
  failed: 'Bilgiler okunamadı',
});
describeList({
  name: 'ledger',
  open: openSection('billing'),
  request: 'GET /v1/credits/ledger',
  full: { reply: [200, { entries: [entry], nextCursor: null }], text: '<b>Hoş geldiniz</b>' },
  empty: { reply: [200, { entries: [], nextCursor: null }], text: 'Henüz kredi hareketi yok' },
  failed: 'Kredi hareketleri yüklenemedi',
});
describeList({
  name: 'usage',
  open: openSection('billing'),
  request: 'GET /v1/profile/statistics',
  full: { reply: [200, scriptedFigures], text: 'Bu ay harcanan kredi160' },
  failed: 'Bilgiler okunamadı',
});
describeList({
  name: 'profile',
  open: openSection('profile'),
  request: 'GET /v1/profile',
  full: { reply: [200, scriptedProfile], text: 'Görünen ad' },
  failed: 'Bilgiler okunamadı',
});
describeList({
  name: 'notifications',
  open: openSection('notifications'),
  request: 'GET /v1/profile',
  full: { reply: [200, scriptedProfile], text: 'Anlık bildirim' },
  failed: 'Bilgiler okunamadı',
});

describe('ledger', () => {
  it('keeps the loaded entries when the next page fails, shows the error and can retry', async () => {
    await openSection('billing')({ 'GET /v1/credits/ledger': [200, { entries: [entry], nextCursor: 'c' }] });
    answerWith({ 'GET /v1/credits/ledger': [500, {}] });
    await press('Daha fazla göster');
    expect(pageText()).toContain('<b>Hoş geldiniz</b>');
    await expectText('Kredi hareketleri yüklenemedi');
    const next = { ...entry, id: 'led_00000000000000000002', reason: 'İkinci' };
    answerWith({ 'GET /v1/credits/ledger': [200, { entries: [next], nextCursor: null }] });
    await press('Daha fazla göster');
    await expectText('İkinci');
    expect(pageText()).not.toContain('Kredi hareketleri yüklenemedi');
  });
});

describe('notifications', () => {
  const toggle = (label: string) => act(async () => control(label).click());
  const isOn = (label: string): boolean => (control(label) as HTMLInputElement).checked;

  it('switch at once and are saved', async () => {
    await openSection('notifications')({ 'PATCH /v1/profile': 'never' });
    await toggle('SMS');
    expect(isOn('SMS')).toBe(true);
    await settle();
    expect(callsTo('PATCH /v1/profile')[0]?.body).toEqual({ notifications: { sms: true } });
  });

  it.each([
    ['the server fails', true, 'Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.'],
    ['there is no network', false, 'Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.'],
  ])('switch back and show the error when %s', async (_name, online, text) => {
    await openSection('notifications')({ 'PATCH /v1/profile': [500, {}] });
    setOnline(online);
    await toggle('SMS');
    await settle();
    await expectText(text);
    expect(isOn('SMS')).toBe(false);
  });
});

describe('appearance', () => {
  it.each([
    ['the server fails', true],
    ['there is no network', false],
  ])('applies on this device and reports the failed save when %s', async (_name, online) => {
    await openSection('appearance')({ 'PATCH /v1/profile': [500, {}] });
    setOnline(online);
    // The theme is kept between tests, so choose the other one.
    const themes = document.querySelectorAll<HTMLInputElement>('input[value="dark"], input[value="light"]');
    const other = [...themes].find(({ checked }) => !checked);
    await act(async () => other?.click());
    await settle();
    await expectText('Seçiminiz bu cihazda geçerli, ama hesabınıza kaydedilemedi.');
    expect(other?.checked).toBe(true);
  });
});

describe('photo', () => {
  async function choose(file: File): Promise<void> {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('no file input');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    await act(async () => {
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await settle();
  }

  it('rejects a file that is not an image or too large before sending it', async () => {
    await openSection('profile')({});
    await choose(new File(['<script>alert(1)</script>'], 'photo.html', { type: 'text/html' }));
    await expectText('Fotoğraf okunamadı. PNG, JPEG veya WebP biçiminde bir dosya seçin.');
    const huge = new File(['x'], 'huge.png', { type: 'image/png' });
    Object.defineProperty(huge, 'size', { value: 26 * 1_048_576 });
    await choose(huge);
    await expectText('Bu dosya çok büyük. En fazla 25 MB olan bir fotoğraf seçin.');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(callsTo('PUT /v1/profile/avatar')).toEqual([]);
  });
});
