import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { allTasks } from './all-tasks.ts';

/**
 * A file of recorded answers (bench/eval/README.md). It contains what a model said and its figures, never an address, a
 * key, a header or a prompt.
 */
export const recordFile = z.strictObject({
  format: z.literal('kilim-eval-1'),
  model: z.string(),
  /** Answers by task, in the order in which they were asked for: the answer, its continuations and its repair. */
  answers: z.record(
    z.string(),
    z.array(
      z.strictObject({
        text: z.string(),
        finish: z.enum(['stop', 'length', 'error']),
        promptTokens: z.number().int().nonnegative(),
        answerTokens: z.number().int().nonnegative(),
        milliseconds: z.number().int().nonnegative(),
      }),
    ),
  ),
});
export type RecordFile = z.infer<typeof recordFile>;
export type RecordedAnswer = RecordFile['answers'][string][number];

export function readRecords(path: string): RecordFile {
  return recordFile.parse(JSON.parse(readFileSync(path, 'utf8')));
}

export function writeRecords(path: string, records: RecordFile): void {
  writeFileSync(path, `${JSON.stringify(recordFile.parse(records), null, 1)}\n`);
}

/** A quarter of the characters: for answers that no server counted. */
const tokensOf = (text: string): number => Math.ceil(text.length / 4);

/** The reference answers of the tasks as if a model had sent them: for runs without an endpoint and without a file. */
export function referenceRecords(): RecordFile {
  const answers = allTasks.map(({ id, reference, prompt, before = '' }): [string, RecordedAnswer[]] => [
    id,
    [
      {
        text: reference,
        finish: 'stop',
        promptTokens: tokensOf(prompt + before),
        answerTokens: tokensOf(reference),
        milliseconds: 0,
      },
    ],
  ]);
  return { format: 'kilim-eval-1', model: 'reference', answers: Object.fromEntries(answers) };
}
