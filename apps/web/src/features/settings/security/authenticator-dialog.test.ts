import { expect, it } from 'vitest';
import { groupSecret } from './authenticator-dialog.tsx';

it('groups a key by four characters', () => {
  expect(groupSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(groupSecret('ABCDEFGH')).toBe('ABCD EFGH');
});
