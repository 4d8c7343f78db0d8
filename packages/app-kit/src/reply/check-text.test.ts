import { expect, it } from 'vitest';
import { applyReply } from './apply-reply.ts';
import { findTextFault } from './check-text.ts';

it.each([
  ['a\0b', '', 'nul'],
  ['a\uD83D', '', 'invalid-unicode'],
  ['\uDE00a', '', 'invalid-unicode'],
  ['T\uFFFDrk\uFFFDe', '', 'invalid-unicode'],
  ['T\uFFFDrk', 'a \uFFFD', undefined],
  ['Şık 😀 çay', '', undefined],
  ['', '', undefined],
])('judges %j after %j as %s', (text, before, fault) => {
  expect(findTextFault(text, before)).toBe(fault);
});

it('rejects an answer that writes such a text', () => {
  const error = { kind: 'invalid-text', path: 'a.ts', reason: 'nul' };
  expect(applyReply({}, { files: { 'a.ts': 'a\0' } })).toEqual({ ok: false, error });
  const edits = [{ search: 'b', replace: '\0' }];
  expect(applyReply({ 'a.ts': 'abc' }, { files: { 'a.ts': { edits } } })).toEqual({ ok: false, error });
  expect(applyReply({ 'a.ts': 'a\0' }, { files: { 'b.ts': 'b' } }).ok).toBe(true);
});
