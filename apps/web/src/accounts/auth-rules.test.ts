import { tr } from '@kilim/messages';
import { createTranslator } from '@kilim/messages/translator';
import { describe, expect, it } from 'vitest';
import { type CredentialValues, checkCredentials, checkEmail, checkNewPassword } from './auth-rules.ts';

const translate = createTranslator('tr', tr);
const complete: CredentialValues = {
  name: 'Ayşe',
  email: 'ayse@ornek.com',
  password: 'uzun-sifre',
  confirmPassword: 'uzun-sifre',
  hasAcceptedTerms: true,
};

function textOf(change: Partial<CredentialValues>, mode: 'login' | 'register'): string | null {
  const problem = checkCredentials({ ...complete, ...change }, mode);
  return problem === null ? null : `${problem.field}: ${translate(problem.key)}`;
}

describe('checkCredentials', () => {
  it.each([
    [
      { hasAcceptedTerms: false },
      'hasAcceptedTerms: Lütfen gizlilik sözleşmesini ve KVKK metnini okuyup kabul edin.',
    ],
    [{ email: ' ' }, 'email: Lütfen e-posta ve şifre alanlarını doldurun.'],
    [{ password: '' }, 'password: Lütfen e-posta ve şifre alanlarını doldurun.'],
    [{ name: '  ' }, 'name: Lütfen adınızı girin.'],
    [{ confirmPassword: 'başka' }, 'confirmPassword: Şifreler eşleşmiyor. Lütfen kontrol edin.'],
    [{ password: 'kısa', confirmPassword: 'kısa' }, 'password: Şifre en az 8 karakter olmalıdır.'],
    [{ email: 'ayse@' }, 'email: Geçersiz e-posta adresi. Lütfen kontrol edin.'],
    [{}, null],
  ])('registering with %j', (change, text) => expect(textOf(change, 'register')).toBe(text));

  it('checks name, confirmation, length and terms only when registering', () =>
    expect(
      textOf({ name: '', confirmPassword: '', hasAcceptedTerms: false, password: 'kısa' }, 'login'),
    ).toBeNull());

  it.each([
    [{ email: '' }, 'email: Lütfen e-posta ve şifre alanlarını doldurun.'],
    [{ password: '' }, 'password: Lütfen e-posta ve şifre alanlarını doldurun.'],
    [{ email: 'ayse' }, 'email: Geçersiz e-posta adresi. Lütfen kontrol edin.'],
  ])('logging in with %j', (change, text) => expect(textOf(change, 'login')).toBe(text));

  it('reports one error at a time, in the order of the rules', () =>
    expect(
      checkCredentials(
        { name: '', email: '', password: '', confirmPassword: 'x', hasAcceptedTerms: false },
        'register',
      )?.key,
    ).toBe('auth.rule.termsRequired'));
});

describe('password reset', () => {
  it('requires a valid address', () => {
    expect(checkEmail('ayse@ornek.com')).toBeNull();
    expect(checkEmail('ayse')?.key).toBe('auth.alert.invalidEmail');
  });

  it('requires the same password of at least 8 characters twice', () => {
    expect(checkNewPassword({ password: 'uzun-sifre', confirmPassword: 'uzun-sifre' })).toBeNull();
    expect(checkNewPassword({ password: 'uzun-sifre', confirmPassword: '' })?.key).toBe(
      'auth.rule.passwordsDiffer',
    );
    expect(checkNewPassword({ password: 'kısa', confirmPassword: 'kısa' })?.key).toBe(
      'auth.rule.passwordTooShort',
    );
  });
});
