import { expect, it } from 'vitest';
import { oauthUrl } from './auth-methods.ts';

it('returns from a provider to the second step with the requested page', () => {
  const url = oauthUrl({
    provider: 'github',
    projectKey: 'kilim',
    origin: 'https://kilim.example',
    next: '/studio/p1',
  });
  const { pathname, searchParams } = new URL(url, 'https://kilim.example');
  expect(pathname).toBe('/v1/account/sessions/oauth2/github');
  expect(Object.fromEntries(searchParams)).toEqual({
    project: 'kilim',
    success: 'https://kilim.example/auth?mode=second-factor&next=%2Fstudio%2Fp1',
    failure: 'https://kilim.example/auth?mode=login&next=%2Fstudio%2Fp1',
  });
});
