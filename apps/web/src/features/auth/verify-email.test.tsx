// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { account, errorBody, type Script } from '../../testing/everyday.ts';
import {
  answerWith,
  callsTo,
  openPage,
  pageText,
  press,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import VerifyEmailRoute from './verify-email-route.tsx';

useScriptedPages();

const confirm = 'PUT /v1/account/verification';
const token = {
  $id: 't1',
  $createdAt: account.$createdAt,
  userId: 'u1',
  secret: '',
  expire: account.$createdAt,
  phrase: '',
};
const expired = [401, errorBody('user_invalid_token', 401)] as const;
const asGuest = { 'GET /v1/account': [401, errorBody('general_unauthorized_scope', 401)] } as const;

let opened = 0;
// A different link in each test: replies are cached by link.
beforeEach(() => {
  opened += 1;
});
const open = (script: Script) =>
  openPage({
    path: '/verify-email',
    address: `/verify-email?userId=u1&secret=s${opened}`,
    element: <VerifyEmailRoute />,
    script,
  });

it('tries the same link again when the server could not be reached', async () => {
  await open({ [confirm]: [503, {}] });
  expect(pageText()).toContain('E-posta adresiniz doğrulanamadı');
  answerWith({ [confirm]: [200, token] });
  await press('Tekrar Dene');
  expect(pageText()).toContain('E-posta adresiniz doğrulandı');
  expect(callsTo(confirm)).toHaveLength(2);
});

it('accepts a link that was used before', async () => {
  await open({ [confirm]: expired, 'GET /v1/account': [200, { ...account, emailVerification: true }] });
  expect(pageText()).toContain('E-posta adresiniz doğrulandı');
});

it('asks a guest with an expired link to sign in for a new one', async () => {
  await open({ [confirm]: expired, ...asGuest });
  expect(pageText()).toContain('Bağlantının süresi dolmuş veya bağlantı geçersiz.');
  expect(pageText()).toContain('Yeni bir doğrulama e-postası için giriş yapın.');
});
