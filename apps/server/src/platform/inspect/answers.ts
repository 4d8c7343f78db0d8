import { createHash } from 'node:crypto';
import { askWorker, askWorkerSoon, type SourceAnswer } from './ask-worker.ts';
import type { SourceQuestion } from './source-worker.ts';

/** The same texts are asked for again and again: before and after an answer, for the check and for the export. */
const remembered = new Map<string, SourceAnswer>();
const rememberedMaximum = 1_000;

function keyOf({ kind, lang, source }: SourceQuestion): string {
  return `${kind}:${lang}:${createHash('sha256').update(source).digest('base64')}`;
}

function remember(key: string, answer: SourceAnswer): SourceAnswer {
  remembered.delete(key);
  remembered.set(key, answer);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= rememberedMaximum) break;
    remembered.delete(oldest);
  }
  return answer;
}

/** The answer to a question, known from before or asked for now while the process waits. */
export function answerNow(question: SourceQuestion, isHeavy: boolean): SourceAnswer {
  const key = keyOf(question);
  return remember(key, remembered.get(key) ?? askWorker(question, isHeavy));
}

/** Has the answer ready for `answerNow`, while the process goes on. */
export async function answerSoon(question: SourceQuestion, isHeavy: boolean): Promise<void> {
  const key = keyOf(question);
  remember(key, remembered.get(key) ?? (await askWorkerSoon(question, isHeavy)));
}
