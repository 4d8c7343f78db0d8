import { composeApp } from '@kilim/composer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('@kilim/composer', () => ({
  composeApp: vi.fn(({ prompt }: { prompt: string }) => ({ kind: 'app', name: prompt, files: {} })),
}));

const answers: unknown[] = [];
let send: (data: unknown) => void = () => {};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.mocked(composeApp).mockClear();
  answers.length = 0;
  vi.stubGlobal('addEventListener', (_: string, listen: (event: { data: unknown }) => void) => {
    send = (data) => listen({ data });
  });
  vi.stubGlobal('postMessage', (answer: unknown) => answers.push(answer));
  await import('./build-app-worker.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request = { prompt: 'su takibi', language: 'tr' };

describe('the worker that composes apps', () => {
  it('answers a prompt that was composed while it was typed without composing it again', () => {
    send({ draft: { ...request, prompt: 'su tak' } });
    send({ draft: request });
    vi.runAllTimers();
    expect(composeApp).toHaveBeenCalledTimes(1);
    send(request);
    expect(composeApp).toHaveBeenCalledTimes(1);
    expect(answers).toEqual([{ kind: 'app', name: 'su takibi', files: {} }]);
  });

  it('composes another prompt than the draft', () => {
    send({ draft: request });
    vi.runAllTimers();
    send({ ...request, prompt: 'kira takibi' });
    expect(answers).toEqual([{ kind: 'app', name: 'kira takibi', files: {} }]);
  });

  it('composes no draft after the prompt was sent', () => {
    send({ draft: request });
    send(request);
    vi.runAllTimers();
    expect(composeApp).toHaveBeenCalledTimes(1);
    expect(answers).toHaveLength(1);
  });

  it('refuses what is no request', () => {
    send({ prompt: 7 });
    expect(answers).toEqual([{ kind: 'refused', text: '' }]);
    expect(composeApp).not.toHaveBeenCalled();
  });
});
