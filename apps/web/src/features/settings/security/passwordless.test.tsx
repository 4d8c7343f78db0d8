// @vitest-environment happy-dom
import { limits } from '@kilim/contract';
import { expect, it, vi } from 'vitest';
import { account, at, type Script } from '../../../testing/everyday.ts';
import { describeForm } from '../../../testing/form-cases.ts';
import {
  callsTo,
  expectText,
  openPage,
  pageText,
  press,
  type,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import { scriptedSession } from '../../../testing/sessions.ts';
import { settingsAnswers } from '../../../testing/settings-answers.ts';
import SettingsRoute from '../settings-route.tsx';

useScriptedPages();

/** The security tab of an account created by a provider. */
const open = (script: Script = {}): Promise<void> =>
  openPage({
    path: '/settings',
    address: '/settings?section=security',
    element: <SettingsRoute />,
    script: {
      ...settingsAnswers,
      'GET /v1/account': [200, { ...account, passwordUpdate: '' }],
      'GET /v1/auth/methods': [
        200,
        { password: true, magicLink: true, oauth: ['google', 'github'], mfa: true },
      ],
      'GET /v1/account/sessions': [
        200,
        { total: 1, sessions: [{ ...scriptedSession, provider: 'github', current: true }] },
      ],
      ...script,
    },
  });

async function setPassword(): Promise<void> {
  await type('Yeni şifre', 'yeni gizli');
  await type('Şifre (tekrar)', 'yeni gizli');
  await press('Şifre belirle');
}

describeForm({
  name: 'a first password',
  open,
  fields: [
    {
      label: 'Yeni şifre',
      kind: 'password',
      value: 'yeni gizli',
      maximum: limits.passwordMaximum,
      missing: 'Şifre en az 8 karakter olmalıdır.',
    },
    {
      label: 'Şifre (tekrar)',
      kind: 'password',
      value: 'yeni gizli',
      maximum: limits.passwordMaximum,
      missing: 'Şifreler eşleşmiyor. Lütfen kontrol edin.',
    },
  ],
  submit: 'Şifre belirle',
  request: 'PATCH /v1/account/password',
  reply: [200, account],
  done: 'Şifreniz belirlendi.',
  offline: 'Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.',
  failed: 'Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.',
  tooMany: 'Çok fazla deneme yapıldı. Lütfen 2 dakika bekleyip tekrar deneyin.',
  refused: 'Gönderilen bilgiler geçersiz.',
  leave: 'Görünüm',
});

it('asks for the current password after the first one was set', async () => {
  await open({ 'PATCH /v1/account/password': [200, account] });
  expect(pageText()).not.toContain('Mevcut şifre');
  await setPassword();
  expect(callsTo('PATCH /v1/account/password').map(({ body }) => body)).toEqual([{ password: 'yeni gizli' }]);
  await expectText('Mevcut şifre');
});

it('deletes an account without a password', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await open({ 'POST /v1/personal-data/deletion': [201, { dueAt: at }] });
  await press('Hesabımı sil');
  await type('Onaylamak için SİL yazın', 'sil');
  document.querySelector<HTMLFormElement>('[role="dialog"] form')?.requestSubmit();
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(callsTo('POST /v1/personal-data/deletion').map(({ body }) => body)).toEqual([
    { url: `${window.location.origin}/undo-deletion` },
  ]);
});
