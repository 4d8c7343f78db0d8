import { expect, it } from 'vitest';
import { passwordForm } from './password-rules.ts';

const errorsOf = (current: string, next: string, again: string) =>
  passwordForm.safeParse({ current, next, again }).error?.issues.map(({ message }) => message) ?? [];

it('accepts a long password typed twice', () =>
  expect(errorsOf('eski', 'yeni-sifre', 'yeni-sifre')).toEqual([]));

it('reports each error with its text', () => {
  expect(errorsOf('', 'yeni-sifre', 'yeni-sifre')).toEqual(['settings.password.currentRequired']);
  expect(errorsOf('eski', 'kısa', 'kısa')).toEqual(['auth.rule.passwordTooShort']);
  expect(errorsOf('eski', 'yeni-sifre', 'yeni-sifra')).toEqual(['auth.rule.passwordsDiffer']);
});
