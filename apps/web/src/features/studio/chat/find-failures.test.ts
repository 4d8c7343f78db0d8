import { expect, it } from 'vitest';
import { makeAnswer, makeMessage } from '../testing/fixtures.ts';
import { findFailures } from './find-failures.ts';

const answer = (versionId: string | null, result?: 'ok' | 'error' | 'not-loaded') => {
  const { metadata } = makeAnswer();
  const mount = result && { result, charge: result === 'error' ? 'returned' : 'kept', credits: 12 };
  return makeAnswer({ metadata: metadata && { ...metadata, versionId }, mount });
};
const failed = (type: string) => makeMessage({ type: 'system', content: '', error: { type, params: {} } });
const prompt = makeMessage();

it.each([
  ['nothing', [], 0, null],
  ['a good answer', [answer('v2', 'ok')], 0, null],
  ['an answer that was not reported', [answer('v2')], 0, null],
  ['one failure', [prompt, answer('v2', 'error')], 1, 'v2'],
  [
    'two failures',
    [answer('v1', 'ok'), prompt, answer('v2', 'error'), prompt, answer('v3', 'error')],
    2,
    'v2',
  ],
  ['a question in between', [answer('v2', 'error'), answer(null), answer('v3', 'error')], 2, 'v2'],
  ['a repair that was not applied', [answer('v2', 'error'), failed('ai_result_does_not_build')], 2, 'v2'],
  [
    'a stop and a lost connection',
    [answer('v2', 'error'), failed('turn_stopped'), failed('ai_provider_timeout')],
    1,
    'v2',
  ],
  ['answers that were never applied', [failed('ai_reply_truncated'), failed('ai_reply_unreadable')], 2, null],
  [
    'a good answer after failures',
    [answer('v2', 'error'), answer('v3', 'error'), answer('v4', 'ok')],
    0,
    null,
  ],
  ['a failure before an unreported answer', [answer('v2', 'error'), answer('v3', 'not-loaded')], 0, null],
])('counts %s', (_name, messages, count, firstVersionId) => {
  expect(findFailures(messages)).toEqual({ count, firstVersionId });
});
