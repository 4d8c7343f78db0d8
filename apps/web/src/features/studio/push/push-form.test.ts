import { AppError } from '@kilim/contract';
import { expect, it } from 'vitest';
import { fieldOfError, isComplete, needsNewBranch, suggestBranch, suggestMessage } from './push-form.ts';

it('suggests the newest title with the others as a list, or the fallback', () => {
  expect(suggestMessage([], 'Gezi güncellendi')).toBe('Gezi güncellendi');
  expect(suggestMessage(['Harita'], 'x')).toBe('Harita');
  expect(suggestMessage(['Harita', 'Liste', 'Renk'], 'x')).toBe('Harita\n\n- Liste\n- Renk');
  expect(suggestMessage(['a'.repeat(3_000)], 'x')).toHaveLength(2_000);
});

it('suggests a branch that is not the refused one', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  expect(suggestBranch(now, { branch: 'main' })).toBe('kilim-2026-11-23');
  expect(suggestBranch(now, { branch: 'kilim-2026-11-23' })).toBe('kilim-2026-11-23-2');
  expect(suggestBranch(now, { branch: 'kilim-2026-11-23-2' })).toBe('kilim-2026-11-23-2-2');
});

it('needs all fields but the user name', () => {
  const form = { address: 'a', branch: 'b', message: 'c', name: 'd', email: 'e', token: 'f', userName: '' };
  expect(isComplete(form)).toBe(true);
  expect(isComplete({ ...form, token: ' ' })).toBe(false);
});

it.each([
  ['git_not_found', 'address', false],
  ['git_branch_invalid', 'branch', false],
  ['git_token_refused', 'token', false],
  ['git_remote_changed', null, true],
  ['git_push_rejected', null, true],
] as const)('shows %s at %s', (type, field, isNew) => {
  expect([fieldOfError(new AppError(type)), needsNewBranch(new AppError(type))]).toEqual([field, isNew]);
});

it('shows an invalid e-mail address at its field', () => {
  const error = new AppError('general_argument_invalid', { fields: { 'author.email': 'invalid' } });
  expect(fieldOfError(error)).toBe('email');
});
