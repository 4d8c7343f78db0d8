import { median, printTable } from '../lib/table.ts';
import type { TaskResult } from './run-task.ts';
import type { TaskKind } from './task.ts';

/** Price in US dollars of a million tokens of prompts and of answers; null when it is not known. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

const kinds: readonly TaskKind[] = ['new app', 'change', 'fix', 'question'];
const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} % (${part}/${whole})`;

function rowOf(name: string, results: readonly TaskResult[], prices: Prices | null): (string | number)[] {
  const answers = results.flatMap((result) => result.answers);
  const input = answers.reduce((sum, { promptTokens }) => sum + promptTokens, 0);
  const output = answers.reduce((sum, { answerTokens }) => sum + answerTokens, 0);
  const cost = prices && (input * prices.input + output * prices.output) / 1_000_000;
  return [
    name,
    share(results.filter(({ problem }) => problem === null).length, results.length),
    share(results.filter(({ isBuilt }) => isBuilt).length, results.length),
    results.filter(({ wasRepaired }) => wasRepaired).length,
    input,
    output,
    `${median(results.map(({ seconds }) => seconds)).toFixed(1)} s`,
    results.reduce((sum, { credits }) => sum + credits, 0),
    cost === null ? '–' : `$${cost.toFixed(4)}`,
  ];
}

/** Prints one table for a model: by kind, by language, and all. */
export function printResults(model: string, results: readonly TaskResult[], prices: Prices | null): void {
  const rows = [
    ...kinds.map((kind) => [kind, results.filter(({ task }) => task.kind === kind)] as const),
    ...(['tr', 'en'] as const).map(
      (language) => [language, results.filter(({ task }) => task.language === language)] as const,
    ),
    ['all', results] as const,
  ];
  printTable(
    `${model}: ${results.length} tasks`,
    [
      'tasks',
      'right',
      'applied',
      'repaired',
      'prompt tokens',
      'answer tokens',
      'median time',
      'credits',
      'cost',
    ],
    rows.filter(([, own]) => own.length > 0).map(([name, own]) => rowOf(name, own, prices)),
  );
}
