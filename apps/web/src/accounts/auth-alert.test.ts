import { AppError } from '@kilim/contract';
import { tr } from '@kilim/messages';
import { createTranslator } from '@kilim/messages/translator';
import { describe, expect, it } from 'vitest';
import { errorParams } from '../i18n/error-text.ts';
import { chooseAuthAlert } from './auth-alert.ts';

const translate = createTranslator('tr', tr);
const text = (error: unknown, mode: 'login' | 'register' = 'login'): string =>
  translate(chooseAuthAlert(error, mode), errorParams(error));
const invalid = (path: string): AppError =>
  new AppError('general_argument_invalid', { fields: { [path]: 'invalid' } });

describe('chooseAuthAlert', () => {
  it.each([
    [
      new AppError('general_rate_limit_exceeded', { params: { seconds: 90 } }),
      'Çok fazla deneme yapıldı. Lütfen 2 dakika bekleyip tekrar deneyin.',
    ],
    [
      new AppError('user_already_exists'),
      'Bu e-posta adresi zaten kayıtlı. Lütfen giriş yapın veya şifrenizi sıfırlayın.',
    ],
    [new AppError('user_invalid_credentials'), 'E-posta veya şifre hatalı. Lütfen kontrol edin.'],
    [invalid('password'), 'Şifre en az 8 karakter olmalıdır ve güçlü olmalıdır.'],
    [invalid('body.password'), 'Şifre en az 8 karakter olmalıdır ve güçlü olmalıdır.'],
    [invalid('email'), 'Geçersiz e-posta adresi. Lütfen kontrol edin.'],
    [
      new AppError('general_unavailable', { cause: new TypeError('Failed to fetch') }),
      'Bağlantı hatası. Lütfen internet bağlantınızı kontrol edin.',
    ],
    [new AppError('general_unavailable'), 'Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.'],
    [new AppError('general_unknown'), 'Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.'],
    ['a string', 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.'],
  ])('%s', (error, expected) => expect(text(error)).toBe(expected));

  it('has a general text for each form', () => {
    expect(text(new AppError('general_bad_request'), 'login')).toBe(
      'Giriş başarısız. Lütfen bilgilerinizi kontrol edin.',
    );
    expect(text(new AppError('general_bad_request'), 'register')).toBe(
      'Kayıt başarısız. Lütfen tekrar deneyin.',
    );
  });
});
