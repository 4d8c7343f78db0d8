// @vitest-environment happy-dom
import { legalVersions } from '@kilim/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { at, account as user } from '../testing/everyday.ts';
import { scriptedSession } from '../testing/sessions.ts';
import type { CredentialValues } from './auth-rules.ts';
import { submitCredentials } from './submit-credentials.ts';

const values: CredentialValues = {
  name: ' Ayşe ',
  email: ' ayse@ornek.com ',
  password: 'uzun-sifre',
  confirmPassword: 'uzun-sifre',
  hasAcceptedTerms: true,
};
const session = { ...scriptedSession, current: true };
const token = { $id: 't1', $createdAt: at, userId: 'u1', secret: '', expire: at, phrase: '' };
const failed = (code: number, type: string): readonly [number, unknown] => [
  code,
  { message: '', code, type, version: '1' },
];

function serve(script: Readonly<Record<string, readonly [number, unknown]>>): [string, unknown][] {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = `${init.method} ${url}`;
    asked.push([name, typeof init.body === 'string' ? JSON.parse(init.body) : undefined]);
    const [status, body] = script[name] ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

const submit = (onAlreadyExists = vi.fn()): Promise<void> =>
  submitCredentials({ client: new QueryClient(), mode: 'register', values, onAlreadyExists });

afterEach(() => vi.unstubAllGlobals());

describe('registering', () => {
  it('creates the account, signs in and sends the verification mail', async () => {
    const asked = serve({
      'POST /v1/account': [201, user],
      'POST /v1/account/sessions/email': [201, session],
      'GET /v1/account': [200, user],
      'POST /v1/account/verification': [201, token],
    });
    await submit();
    expect(asked.map(([name]) => name)).toEqual([
      'POST /v1/account',
      'POST /v1/account/sessions/email',
      'GET /v1/account',
      'POST /v1/account/verification',
    ]);
    expect(asked[0]?.[1]).toEqual({
      userId: 'unique()',
      consent: { privacyVersion: legalVersions.privacy, kvkkVersion: legalVersions.kvkk },
      email: 'ayse@ornek.com',
      password: 'uzun-sifre',
      name: 'Ayşe',
    });
  });

  it('succeeds even when the verification mail fails', async () => {
    serve({
      'POST /v1/account': [201, user],
      'POST /v1/account/sessions/email': [201, session],
      'GET /v1/account': [200, user],
    });
    await expect(submit()).resolves.toBeUndefined();
  });

  it('reports a known address and signs in instead', async () => {
    serve({
      'POST /v1/account': failed(409, 'user_already_exists'),
      'POST /v1/account/sessions/email': [201, session],
      'GET /v1/account': [200, user],
    });
    const onAlreadyExists = vi.fn();
    await submit(onAlreadyExists);
    expect(onAlreadyExists).toHaveBeenCalledOnce();
  });

  it('reports the known address when the password is another one', async () => {
    serve({
      'POST /v1/account': failed(409, 'user_already_exists'),
      'POST /v1/account/sessions/email': failed(401, 'user_invalid_credentials'),
    });
    await expect(submit()).rejects.toMatchObject({ type: 'user_already_exists' });
  });

  it('reports any other error of the sign-in', async () => {
    serve({
      'POST /v1/account': failed(409, 'user_already_exists'),
      'POST /v1/account/sessions/email': failed(429, 'general_rate_limit_exceeded'),
    });
    await expect(submit()).rejects.toMatchObject({ type: 'general_rate_limit_exceeded' });
  });
});
