// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { account, errorBody } from '../../testing/everyday.ts';
import {
  answerWith,
  callsTo,
  expectText,
  openPage,
  press,
  type,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import { scriptedSession } from '../../testing/sessions.ts';
import AuthRoute from './auth-route.tsx';

useScriptedPages();

const mustChange = { ...account, mustChangePassword: true };
const change = 'PATCH /v1/account/password';

it('asks for a new password after a first sign-in, then opens the requested page', async () => {
  await openPage({
    path: '/auth',
    address: '/auth?mode=login&next=%2Fadmin',
    element: <AuthRoute />,
    script: {
      'GET /v1/account': [401, errorBody('general_unauthorized_scope', 401)],
      'POST /v1/account/sessions/email': [201, scriptedSession],
    },
  });
  answerWith({ 'GET /v1/account': [200, mustChange] });
  await type('E-posta', account.email);
  await type('Şifre', 'verilen ilk şifre');
  await press('Giriş Yap');
  await expectText('Kendi şifrenizi belirleyin');
  const unchanged = 'user_password_unchanged';
  answerWith({ [change]: [400, { ...errorBody(unchanged, 400), fields: { password: unchanged } }] });
  await type('Yeni şifre', 'verilen ilk şifre');
  await type('Şifre (tekrar)', 'verilen ilk şifre');
  await press('Şifreyi kaydet ve devam et');
  await expectText('Bu, size verilen ilk şifre.');
  answerWith({ [change]: [200, account] });
  await type('Yeni şifre', 'kendi yeni şifrem');
  await type('Şifre (tekrar)', 'kendi yeni şifrem');
  await press('Şifreyi kaydet ve devam et');
  await expectText('arrived at /admin');
  expect(callsTo(change).map(({ body }) => body)).toEqual([
    { password: 'verilen ilk şifre' },
    { password: 'kendi yeni şifrem' },
  ]);
});
