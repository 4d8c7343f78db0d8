import type { ProjectFiles } from '@kilim/app-kit';
import { composeApp } from '../src/compose-app.ts';
import { converse } from '../src/converse/converse.ts';
import type { Operation } from '../src/converse/operation.ts';
import { printApp } from '../src/print/print-app.ts';
import type { AppSpec } from '../src/spec/app-spec.ts';
import { summarise, withoutRenamedLabels } from './summarise-operations.ts';

/** First prompts of the apps that the follow-ups change. */
export const bases = {
  barber: { prompt: 'berber randevu uygulaması', language: 'tr' },
  credit: { prompt: 'veresiye defteri', language: 'tr' },
  recipe: { prompt: 'yemek tarifleri', language: 'tr' },
  stock: { prompt: 'stok takibi', language: 'tr' },
  expense: { prompt: 'expense tracker', language: 'en' },
  salon: { prompt: 'barber appointments', language: 'en' },
  books: { prompt: 'book list with notes', language: 'en' },
} as const;
export type BaseId = keyof typeof bases;

export interface FollowUpCase {
  readonly base: BaseId;
  readonly prompt: string;
  /** Summaries of the exact operations in order, each with equally good ones; empty for an answer in words. */
  readonly operations: readonly (readonly string[])[];
}

/** Reads rows 'prompt | operation; operation'; equally good values of an operation are separated by '/'. */
export function readFollowUps(rows: Partial<Record<BaseId, string>>): readonly FollowUpCase[] {
  return (Object.keys(bases) as BaseId[]).flatMap((base) =>
    (rows[base] ?? '')
      .split('\n')
      .map((row) => row.trim())
      .filter(Boolean)
      .map((row) => {
        const [prompt = '', expected = ''] = row.split(' | ');
        const operations = expected === 'text' ? [] : expected.split('; ').map((text) => text.split(' / '));
        return { base, prompt, operations };
      }),
  );
}

const specs = new Map<BaseId, AppSpec>();
const files = new Map<BaseId, ProjectFiles>();

export function specOf(base: BaseId): AppSpec {
  const known = specs.get(base);
  if (known !== undefined) return known;
  const app = composeApp(bases[base]);
  if (app.kind !== 'app') throw new Error(`No app for ${bases[base].prompt}`);
  specs.set(base, app.spec);
  return app.spec;
}

/** Summaries of the operations that a follow-up led to; empty for an answer in words. */
export function operationsOf({ base, prompt }: FollowUpCase): readonly string[] {
  const spec = specOf(base);
  const printed = files.get(base) ?? printApp(spec);
  files.set(base, printed);
  const answer = converse({ prompt, spec, files: printed });
  const operations: readonly Operation[] = answer?.kind === 'changed' ? answer.operations : [];
  return operations.map((operation) => summarise(operation, spec));
}

/** The operations without lists that were added because no screen showed the rows in the wanted order. */
const withoutLists = (done: readonly string[]): readonly string[] =>
  done.filter((each, at) => each !== 'addScreen list' || !/^set(?:Sort|Group) /.test(done[at - 1] ?? ''));

/** Whether exactly the expected operations were done, in order. */
export function isAsExpected(expected: FollowUpCase['operations'], done: readonly string[]): boolean {
  const counted = withoutLists(withoutRenamedLabels(done));
  return (
    expected.length === counted.length && expected.every((texts, at) => texts.includes(counted[at] ?? ''))
  );
}
