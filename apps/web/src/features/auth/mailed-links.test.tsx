// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { errorBody } from '../../testing/everyday.ts';
import {
  answerWith,
  callsTo,
  expectText,
  openPage,
  pageText,
  press,
  setOnline,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import { scriptedSession } from '../../testing/sessions.ts';
import AuthRoute from './auth-route.tsx';
import MagicLinkRoute from './magic-link-route.tsx';

useScriptedPages();

const openLink = () =>
  openPage({
    path: '/auth/link',
    address: '/auth/link?userId=u1&secret=abc',
    element: <MagicLinkRoute />,
    script: { 'GET /v1/account': [401, errorBody('general_unauthorized_scope', 401)] },
  });
const presses = () =>
  callsTo('POST /v1/account/sessions/token').map(({ body }) => (body as { attempt: string }).attempt);

it('repeats a link with the same idempotency key when the first reply was lost', async () => {
  await openLink();
  setOnline(false);
  await press('Giriş Yap');
  await expectText('Bağlantı hatası.');
  setOnline(true);
  answerWith({ 'POST /v1/account/sessions/token': [201, scriptedSession] });
  await press('Giriş Yap');
  expect(presses()).toHaveLength(2);
  expect(new Set(presses())).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]));
});

it('ends the session of a lost reply and tries again', async () => {
  await openLink();
  answerWith({
    'POST /v1/account/sessions/token': [401, errorBody('user_session_already_exists', 401)],
    'DELETE /v1/account/sessions/current': [204, null],
  });
  await press('Giriş Yap');
  expect(callsTo('DELETE /v1/account/sessions/current')).toHaveLength(1);
  expect(presses()).toHaveLength(2);
});

it('shows the consent text for a first sign-in with a provider when there is one', async () => {
  const consent = 'gizlilik sözleşmesini ve KVKK metnini kabul etmiş olursunuz';
  const open = (oauth: readonly string[]) =>
    openPage({
      path: '/auth',
      address: '/auth?mode=login',
      element: <AuthRoute />,
      script: {
        'GET /v1/account': [401, errorBody('general_unauthorized_scope', 401)],
        'GET /v1/auth/methods': [200, { password: true, magicLink: true, oauth, mfa: true }],
      },
    });
  await open([]);
  await expectText('E-postayla giriş bağlantısı gönder');
  expect(pageText()).not.toContain(consent);
  await open(['google']);
  await expectText(consent);
});
