import type { UserId } from '@kilim/contract';
import { describe, expect, it, vi } from 'vitest';
import type { ProviderTask } from './provider.ts';
import { rememberAnswers } from './remember-answers.ts';

const task: ProviderTask = {
  userId: 'user-1' as UserId,
  prompt: 'su takibi',
  language: 'tr',
  projectName: 'Yeni',
  quickPromptId: null,
  mode: 'build',
  files: { 'App.tsx': 'one' },
};

interface Answer {
  readonly text: string;
  readonly charged: string;
  readonly tokens: Promise<number>;
}

const answerOf = (text = 'an app', charged = ''): Answer => ({ text, charged, tokens: Promise.resolve(1) });

const createCompute = (answer = answerOf()) =>
  vi.fn<(task: ProviderTask) => Promise<Answer>>(async () => answer);

describe('remembered answers', () => {
  it('computes the answer of an estimate only once for the turn that follows it', async () => {
    const compute = createCompute();
    const answer = rememberAnswers(compute);
    const [estimate, turn] = await Promise.all([answer(task), answer({ ...task, imageCount: 0 })]);
    expect(turn).toBe(estimate);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['user', { userId: 'user-2' as UserId }],
    ['prompt', { prompt: 'su takip' }],
    ['language', { language: 'en' }],
    ['name', { projectName: 'Su' }],
    ['quick prompt', { quickPromptId: 'improve' }],
    ['mode', { mode: 'ask' }],
    ['image', { imageCount: 1 }],
    ['file', { files: { 'App.tsx': 'two' } }],
    ['path', { files: { 'app.tsx': 'one' } }],
  ] as const)('computes again for another %s', async (_, other) => {
    const compute = createCompute();
    const answer = rememberAnswers(compute);
    await answer(task);
    await answer({ ...task, ...other });
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('computes a task again that failed, or that could not be counted', async () => {
    const compute = createCompute().mockRejectedValueOnce(new Error('a limit'));
    const answer = rememberAnswers(compute);
    await expect(answer(task)).rejects.toThrow('a limit');
    expect(await answer(task)).toMatchObject({ text: 'an app' });
    const tokens = Promise.reject(new Error('no thread'));
    const uncounted = createCompute({ ...answerOf(), tokens });
    const other = rememberAnswers(uncounted);
    await expect((await other(task)).tokens).rejects.toThrow('no thread');
    await other(task);
    expect(uncounted).toHaveBeenCalledTimes(2);
  });

  it('keeps one answer of each user', async () => {
    const compute = createCompute();
    const answer = rememberAnswers(compute);
    await answer(task);
    await answer({ ...task, userId: 'user-2' as UserId });
    await answer(task);
    expect(compute).toHaveBeenCalledTimes(2);
    await answer({ ...task, prompt: 'çay takibi' });
    await answer(task);
    expect(compute).toHaveBeenCalledTimes(4);
  });

  it('forgets an answer after two minutes', async () => {
    vi.useFakeTimers();
    try {
      const compute = createCompute();
      const answer = rememberAnswers(compute);
      await answer(task);
      vi.advanceTimersByTime(2 * 60_000 + 1_000);
      await answer(task);
      expect(compute).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['answers of large projects', { ...task, files: { 'App.tsx': 'a'.repeat(500_001) } }, answerOf()],
    ['large answers', task, answerOf('a'.repeat(500_001))],
    ['answers that were made of much', task, answerOf('', 'a'.repeat(500_001))],
  ])('does not keep %s', async (_, asked, given) => {
    const compute = createCompute(given);
    const answer = rememberAnswers(compute);
    await answer(asked);
    await answer(asked);
    expect(compute).toHaveBeenCalledTimes(2);
  });
});
