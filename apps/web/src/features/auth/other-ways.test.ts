import { AppError } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { oauthUrl } from '../../api/auth-methods.ts';
import { chooseFactor } from '../../api/second-factor.ts';
import { dueStep } from './due-step.ts';
import { readOAuthProblem } from './oauth-problem.ts';

describe('second factor', () => {
  it.each([
    ['123456', 'totp'],
    [' 123 456 ', 'totp'],
    ['abcde-fgh23', 'recoverycode'],
    ['12345', 'recoverycode'],
  ])('%s is proven as %s', (code, factor) => expect(chooseFactor(code)).toBe(factor));

  it('is due when the server says so, and for nothing else', () => {
    expect(dueStep(new AppError('user_more_factors_required'))).toBe('second-factor');
    expect(dueStep(new AppError('user_password_reset_required'))).toBe('new-password');
    expect(dueStep(new AppError('user_invalid_credentials'))).toBeNull();
  });
});

describe('providers', () => {
  it('come back to the second step, and to the page that asked', () => {
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

  it.each([
    ['user_oauth2_email_unverified', 'errors.user_oauth2_email_unverified'],
    ['{"type":"user_blocked"}', 'errors.user_blocked'],
    ['access_denied', 'errors.user_oauth2_failed'],
    ['constructor', 'errors.user_oauth2_failed'],
  ])('a failure %s reads %s', (error, key) =>
    expect(readOAuthProblem(new URLSearchParams({ error }))).toBe(key),
  );
});
