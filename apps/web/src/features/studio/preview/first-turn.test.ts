import { describe, expect, it } from 'vitest';
import { makeTurn } from '../../../testing/make-turn.ts';
import { confirmedApp } from './first-turn.ts';

const prepared = { 'app-spec.json': '{"name":"Su"}', 'src/App.tsx': 'app' };

function turnWith(content: string, changes: Parameters<typeof makeTurn>[0] = {}, isDone = true) {
  const file = { path: 'app-spec.json', mode: 'write', isDone, content } as const;
  const progress = { sequence: 1, title: '', explanation: '', files: [file] };
  return makeTurn({ status: 'streaming', progress, ...changes });
}

describe('an app that the browser has composed', () => {
  it('is confirmed by the description of the app that the server writes', () => {
    expect(confirmedApp(turnWith('{"name":"Su"}'), prepared)).toBe(prepared);
  });

  it.each([
    ['another description', turnWith('{"name":"Çay"}')],
    ['an unfinished description', turnWith('{"name":"Su"}', {}, false)],
    ['the answer of a model', turnWith('{"name":"Su"}', { provider: 'openai-compatible' })],
    ['a failed turn', turnWith('{"name":"Su"}', { status: 'failed' })],
    ['a turn that has written no file', makeTurn({ status: 'streaming' })],
  ])('is not confirmed by %s', (_, turn) => {
    expect(confirmedApp(turn, prepared)).toBeNull();
  });

  it('is needed', () => {
    expect(confirmedApp(turnWith('{"name":"Su"}'), null)).toBeNull();
  });
});
