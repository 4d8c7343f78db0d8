import { performance } from 'node:perf_hooks';
import { foldPassword } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { findPasswordProblem } from './password-rules.ts';

const owner = { email: 'ayse.yilmaz@posta.ornek.com.tr', name: 'Işıl Can Yılmaz' };
const problemOf = (password: string, siteName = 'Kilim') => findPasswordProblem(password, owner, siteName);

describe('a new password', () => {
  it.each([
    ['password', 'user_password_common'],
    ['PassWord', 'user_password_common'],
    ['12345678', 'user_password_common'],
    ['qwertyuiop', 'user_password_common'],
    ['Şifre123', 'user_password_common'],
    ['GALATASARAY1905', 'user_password_common'],
    ['IŞIL-4471-xq', 'user_password_contains_name'],
    ['isil-4471-xq', 'user_password_contains_name'],
    ['bizim YILMAZ ailesi', 'user_password_contains_name'],
    ['can!19872', 'user_password_contains_name'],
    ['xx-ayse-7719', 'user_password_contains_email'],
    ['a.y.s.e-7719-q', 'user_password_contains_email'],
    ['benim-posta-kutum', 'user_password_contains_email'],
    ['örnek-dokuma-7', 'user_password_contains_email'],
    ['KİLİM-dokuma-7', 'user_password_contains_site_name'],
    ['k-i-l-i-m 7719', 'user_password_contains_site_name'],
  ])('%s is rejected: %s', (password, problem) => expect(problemOf(password)).toBe(problem));

  it.each(['uzun bir cümle', 'Americano-7719', 'zVq9tLmw', 'doğru at pil zımba'])(
    '%s is accepted',
    (password) => expect(problemOf(password)).toBeNull(),
  );

  it('ignores an empty name and a site name without letters', () => {
    expect(findPasswordProblem('zVq9tLmw', { email: 'q@x.co', name: '' }, '—')).toBeNull();
  });
});

describe('the filter of common passwords', () => {
  /** Deterministic, unlike `Math.random`. */
  function* randomPasswords(count: number): Generator<string> {
    let state = 12_345;
    const next = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state;
    };
    for (let made = 0; made < count; made += 1) yield `${next().toString(36)}${next().toString(36)}`;
  }

  it('has fewer than one false positive in 100,000 and takes microseconds', () => {
    const count = 200_000;
    isCommonPassword('warm-up');
    const started = performance.now();
    let found = 0;
    for (const password of randomPasswords(count)) if (isCommonPassword(password)) found += 1;
    const each = (performance.now() - started) / count;
    expect(found / count).toBeLessThan(1 / 100_000);
    expect(each).toBeLessThan(0.2);
  });
});

it('folds case, accents and the Turkish dotless i', () => {
  expect(['ŞİFRE', 'sifre', 'şıfre', 'SIFRE'].map(foldPassword)).toEqual([
    'sifre',
    'sifre',
    'sifre',
    'sifre',
  ]);
});
