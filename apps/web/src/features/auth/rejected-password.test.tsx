// @vitest-environment happy-dom
import { passwordProblems } from '@kilim/contract';
import { tr } from '@kilim/messages';
import { expect, it } from 'vitest';
import { account, errorBody, type Script } from '../../testing/everyday.ts';
import {
  callsTo,
  expectText,
  openPage,
  pageText,
  press,
  type,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import AuthRoute from './auth-route.tsx';

useScriptedPages();

const refusal = (problem: string): Script => ({
  'PUT /v1/account/recovery': [400, { ...errorBody(problem, 400), fields: { password: problem } }],
});

it.each(passwordProblems)('shows why a password is rejected at its field: %s', async (problem) => {
  const address = '/auth?mode=reset&userId=u1&secret=abc';
  await openPage({ path: '/auth', address, element: <AuthRoute />, script: refusal(problem) });
  await type('Yeni şifre', 'password1');
  await type('Şifre (tekrar)', 'password1');
  await press('Şifreyi kaydet');
  await expectText(tr.errors[problem]);
  const field = document.querySelector<HTMLInputElement>('[name="password"]');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  // The link is still valid, so no new one is offered.
  expect(pageText()).not.toContain('Yeni bağlantı iste');
});

it('keeps the other fields when registering', async () => {
  const problem = 'user_password_contains_name';
  const refused = [400, { ...errorBody(problem, 400), fields: { password: problem } }] as const;
  const script: Script = { 'POST /v1/account': refused, 'GET /v1/account': [401, errorBody('x', 401)] };
  await openPage({ path: '/auth', address: '/auth?mode=register', element: <AuthRoute />, script });
  await type('Ad Soyad', 'Ayşe Yılmaz');
  await type('E-posta', account.email);
  await type('Şifre', 'yilmaz-1234');
  await type('Şifre (tekrar)', 'yilmaz-1234');
  document.querySelector<HTMLInputElement>('[type="checkbox"]')?.click();
  await press('Kayıt Ol');
  await expectText(tr.errors[problem]);
  expect(callsTo('POST /v1/account')).toHaveLength(1);
  expect(document.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('Ayşe Yılmaz');
});
