import { createHash } from 'node:crypto';
import type { UserId } from '@kilim/contract';
import { LRUCache } from 'lru-cache';
import type { ProviderTask } from './provider.ts';

/** Milliseconds between an estimate and the prompt that is sent after it. */
const keptFor = 2 * 60_000;
const usersMaximum = 64;
/** Characters of a project's files: a key of more would take too long on the event loop. */
const filesMaximum = 500_000;
/** Characters of an answer and of what it costs; whole apps have up to 250,000. */
const answerMaximum = 500_000;

/** Identifies a task among those of its user; null for a project that is too large. */
function keyOf({ files, prompt, language, projectName, quickPromptId, mode, imageCount = 0 }: ProviderTask) {
  const entries = Object.entries(files);
  const length = entries.reduce((sum, [, content]) => sum + content.length, 0);
  if (length > filesMaximum) return null;
  const parts = [prompt, language, projectName, quickPromptId, mode, imageCount, entries];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}

/**
 * Computes the same task of a user once: an estimate computes the whole answer, so the turn that follows it can begin at
 * once. The last task of each user is kept for two minutes; one that fails is computed again.
 */
export function rememberAnswers<
  Answer extends { readonly text: string; readonly charged: string; readonly tokens: Promise<number> },
>(compute: (task: ProviderTask) => Promise<Answer>): (task: ProviderTask) => Promise<Answer> {
  const known = new LRUCache<UserId, { readonly key: string; readonly answer: Promise<Answer> }>({
    max: usersMaximum,
    ttl: keptFor,
    ttlAutopurge: true,
    perf: { now: () => Date.now() },
  });
  return (task) => {
    const { userId } = task;
    const key = keyOf(task);
    if (key === null) return compute(task);
    const last = known.get(userId);
    if (last?.key === key) return last.answer;
    const answer = compute(task);
    known.set(userId, { key, answer });
    const forget = (): void => {
      if (known.peek(userId)?.answer === answer) known.delete(userId);
    };
    answer.then(({ text, charged, tokens }) => {
      if (text.length + charged.length > answerMaximum) forget();
      tokens.catch(forget);
    }, forget);
    return answer;
  };
}
