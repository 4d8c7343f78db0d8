// @vitest-environment happy-dom
import { tr } from '@kilim/messages';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import SettingsRoute from '../features/settings/settings-route.tsx';
import { account, at, errorBody, type Script } from '../testing/everyday.ts';
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
} from '../testing/scripted-page.tsx';
import { settingsAnswers } from '../testing/settings-answers.ts';

useScriptedPages();

const due = [403, errorBody('user_recent_authentication_required', 403)] as const;
const change = 'PATCH /v1/account/password';
const confirm = 'PUT /v1/account/authentication';
const none = { password: false, totp: false, recoveryCode: false, mail: false, oauth: [] as string[] };
const state = (methods: object, provenUntil: string | null = null) =>
  [200, { provenUntil, methods: { ...none, ...methods } }] as const;

/** The security tab of a user whose authentication is not recent, with a new password typed and sent. */
async function sendPassword(methods: object, script: Script = {}): Promise<void> {
  await openPage({
    path: '/settings',
    address: '/settings?section=security',
    element: <SettingsRoute />,
    script: {
      ...settingsAnswers,
      'GET /v1/account': [200, { ...account, passwordUpdate: '' }],
      'GET /v1/account/authentication': state(methods),
      [change]: due,
      ...script,
    },
  });
  await type('Yeni şifre', 'yepyeni bir şifre');
  await type('Şifre (tekrar)', 'yepyeni bir şifre');
  await press('Şifre belirle');
  await expectText(tr.identity.title);
  await settle();
}

const typed = (): string[] => ['Yeni şifre', 'Şifre (tekrar)'].map((label) => control(label).value);
const kept = ['yepyeni bir şifre', 'yepyeni bir şifre'];

it('asks for the password, repeats the call with the same input and closes', async () => {
  await sendPassword({ password: true });
  const field = control(tr.identity.password);
  expect(document.activeElement).toBe(field);
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain(tr.identity.description);
  await press(tr.identity.submit);
  await expectText(tr.identity.passwordRequired);
  expect(callsTo(confirm)).toEqual([]);
  answerWith({ [confirm]: [401, errorBody('user_invalid_credentials', 401)] });
  await type(tr.identity.password, 'yanlış');
  await press(tr.identity.submit);
  await expectText(tr.identity.passwordWrong);
  expect(typed()).toEqual(kept);
  answerWith({ [confirm]: state({ password: true }, at), [change]: [200, account] });
  await type(tr.identity.password, 'doğru şifre');
  await press(tr.identity.submit);
  await expectText('Şifreniz belirlendi.');
  expect(pageText()).not.toContain(tr.identity.title);
  expect(callsTo(confirm).map(({ body }) => body)).toEqual([
    { password: 'yanlış' },
    { password: 'doğru şifre' },
  ]);
  const bodies = callsTo(change).map(({ body }) => body);
  expect(bodies).toEqual([{ password: kept[0] }, { password: kept[0] }]);
});

it('keeps the page unchanged when it is cancelled', async () => {
  await sendPassword({ password: true });
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await settle();
  expect(pageText()).not.toContain(tr.identity.title);
  expect(typed()).toEqual(kept);
  expect(pageText()).toContain(tr.errors.user_recent_authentication_required);
  expect([callsTo(change), callsTo(confirm)].map(({ length }) => length)).toEqual([1, 0]);
  await press('Şifre belirle');
  await expectText(tr.identity.title);
});

it('asks for a code when two-factor authentication is on', async () => {
  await sendPassword({ totp: true, recoveryCode: true });
  expect(pageText()).not.toContain(tr.identity.password);
  answerWith({ [confirm]: [401, errorBody('user_invalid_token', 401)] });
  await type('Doğrulama kodu', '123 456');
  await press(tr.identity.submit);
  await expectText(tr.identity.codeWrong);
  expect(callsTo(confirm).map(({ body }) => body)).toEqual([{ otp: '123456' }]);
});

it('offers a mailed code or the provider in another tab for accounts without a password', async () => {
  await sendPassword(
    { mail: true, oauth: ['github'] },
    { 'POST /v1/account/authentication/mail': [204, null] },
  );
  const link = button('GitHub ile giriş yap');
  expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual([
    '_blank',
    expect.stringContaining('/oauth2/github?'),
  ]);
  expect(pageText()).toContain(account.email);
  await press(tr.identity.send);
  await expectText(tr.identity.sent);
  expect(callsTo('POST /v1/account/authentication/mail')).toHaveLength(1);
  // After signing in at the provider in another tab, focusing this tab is enough.
  answerWith({ 'GET /v1/account/authentication': state({ mail: true }, at), [change]: [200, account] });
  await act(async () => window.dispatchEvent(new Event('visibilitychange')));
  await settle();
  await expectText('Şifreniz belirlendi.');
});

it('shows how long to wait after too many tries and stays open', async () => {
  await sendPassword({ password: true });
  answerWith({
    [confirm]: [429, { ...errorBody('general_rate_limit_exceeded', 429), params: { seconds: 60 } }],
  });
  await type(tr.identity.password, 'yanlış');
  await press(tr.identity.submit);
  await settle();
  expect(document.querySelector('[role="dialog"] [role="alert"]')?.textContent).not.toBe('');
  expect(typed()).toEqual(kept);
});

it('asks before the download of the personal data archive', async () => {
  const ready = { id: 'e1', status: 'ready', size: 2000, createdAt: at, readyAt: at, expiresAt: at };
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await openPage({
    path: '/settings',
    address: '/settings?section=security',
    element: <SettingsRoute />,
    script: {
      ...settingsAnswers,
      'GET /v1/account/authentication': state({ password: true }),
      'GET /v1/personal-data/exports': [200, { export: ready }],
    },
  });
  await press('Zip dosyasını indir (2 KB)');
  await expectText(tr.identity.title);
  await settle();
  expect(click).not.toHaveBeenCalled();
  answerWith({ [confirm]: state({ password: true }, at) });
  await type(tr.identity.password, 'doğru şifre');
  await press(tr.identity.submit);
  await vi.waitFor(() => expect(click).toHaveBeenCalledOnce());
});
