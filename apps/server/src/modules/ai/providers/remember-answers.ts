import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ProviderTask } from './provider.ts';

/** Milliseconds between an estimate and the prompt that is sent after it. */
const keptFor = 2 * 60_000;
const answersMaximum = 64;
/** Characters of a project's files: a key of more would take too long on the event loop. */
const filesMaximum = 500_000;
/** Characters of an answer; whole apps have up to 250,000. */
const textMaximum = 500_000;

/** Identifies a task of one user; null for a project that is too large. */
function keyOf({
  userId,
  prompt,
  language,
  projectName,
  quickPromptId,
  mode,
  files,
  imageCount = 0,
}: ProviderTask) {
  const entries = Object.entries(files);
  const length = entries.reduce((sum, [, content]) => sum + content.length, 0);
  if (length > filesMaximum) return null;
  const parts = [userId, prompt, language, projectName, quickPromptId, mode, imageCount, entries];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}

/**
 * Computes equal tasks once: an estimate computes the whole answer, so the turn that follows it can begin at once. A
 * task that fails is computed again.
 */
export function rememberAnswers<Answer extends { readonly text: string }>(
  compute: (task: ProviderTask) => Promise<Answer>,
): (task: ProviderTask) => Promise<Answer> {
  const known = new LRUCache<string, Promise<Answer>>({ max: answersMaximum, ttl: keptFor });
  return (task) => {
    const key = keyOf(task);
    if (key === null) return compute(task);
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const computed = compute(task);
    known.set(key, computed);
    const forget = (): void => {
      if (known.peek(key) === computed) known.delete(key);
    };
    computed.then(({ text }) => {
      if (text.length > textMaximum) forget();
    }, forget);
    return computed;
  };
}
