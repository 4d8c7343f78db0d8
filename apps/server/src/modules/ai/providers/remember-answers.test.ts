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

function createCompute(text = 'an app') {
  return vi.fn<(task: ProviderTask) => Promise<{ text: string }>>(async () => ({ text }));
}

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

  it('computes a task again that failed', async () => {
    const compute = createCompute().mockRejectedValueOnce(new Error('a limit'));
    const answer = rememberAnswers(compute);
    await expect(answer(task)).rejects.toThrow('a limit');
    expect(await answer(task)).toEqual({ text: 'an app' });
  });

  it('keeps neither answers of large projects nor large answers', async () => {
    const files = { 'App.tsx': 'a'.repeat(500_001) };
    const ofLargeProject = createCompute();
    const largeProject = rememberAnswers(ofLargeProject);
    await largeProject({ ...task, files });
    await largeProject({ ...task, files });
    expect(ofLargeProject).toHaveBeenCalledTimes(2);
    const large = createCompute('a'.repeat(500_001));
    const largeAnswer = rememberAnswers(large);
    await largeAnswer(task);
    await largeAnswer(task);
    expect(large).toHaveBeenCalledTimes(2);
  });
});
