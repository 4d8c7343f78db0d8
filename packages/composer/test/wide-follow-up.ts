import type { ProjectFiles } from '@kilim/app-kit';
import { composeApp } from '../src/compose-app.ts';
import { applyOperation } from '../src/converse/apply-operation.ts';
import { converse } from '../src/converse/converse.ts';
import type { Operation } from '../src/converse/operation.ts';
import { printApp } from '../src/print/print-app.ts';
import type { AppSpec } from '../src/spec/app-spec.ts';
import { summarise } from './summarise-operations.ts';

/** Follow-ups of one app, a row for each: 'prompt | operation + operation || other operation'. */
export interface WideApp {
  readonly prompt: string;
  readonly language: 'tr' | 'en';
  readonly rows: string;
}

export interface WideOutcome {
  readonly app: string;
  readonly prompt: string;
  readonly expected: string;
  readonly done: string;
  readonly text: string;
  readonly isRight: boolean;
}

const files = new WeakMap<AppSpec, ProjectFiles>();

const isListForOrder = (done: readonly string[], at: number): boolean =>
  done[at] === 'addScreen list' && /^set(?:Sort|Group) /.test(done[at - 1] ?? '');

/** Whether each pattern fits one operation and no operation is left, in any order. */
function fits(patterns: readonly string[], done: readonly string[]): boolean {
  const left = [...done];
  for (const pattern of patterns) {
    const at = left.findIndex((each) => new RegExp(`^(?:${pattern})$`, 'u').test(each));
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

/** 'text' or 'text words': an answer without a change. */
function fitsOne(expected: string, done: readonly string[], text: string): boolean {
  const [, words] = /^text(?: (.+))?$/.exec(expected) ?? [];
  if (expected.startsWith('text'))
    return done.length === 0 && text !== '' && (words === undefined || new RegExp(words, 'iu').test(text));
  return fits(expected.split(/(?<!\\) \+ /), done);
}

/** What a follow-up did, beside what it should do. */
export function measureFollowUps(apps: readonly WideApp[]): readonly WideOutcome[] {
  return apps.flatMap(({ prompt: first, language, rows }) => {
    const app = composeApp({ prompt: first, language });
    if (app.kind !== 'app') throw new Error(`No app for ${first}`);
    const { spec } = app;
    const printed = files.get(spec) ?? printApp(spec);
    return rows
      .split('\n')
      .map((row) => row.trim())
      .filter(Boolean)
      .map((row): WideOutcome => {
        const [prompt = '', expected = ''] = row.split(/ \| /);
        const answer = converse({ prompt, spec, files: printed });
        const operations: readonly Operation[] = answer?.kind === 'changed' ? answer.operations : [];
        let current = spec;
        const done = operations.map((operation) => {
          const line = summarise(operation, current);
          current = applyOperation(current, operation).spec;
          return line;
        });
        const counted = done.filter((_, at) => !isListForOrder(done, at));
        const text = answer?.text ?? '(not understood)';
        const isRight = expected.split('||').some((each) => fitsOne(each.trim(), counted, text));
        return { app: first, prompt, expected, done: done.join(' + '), text, isRight };
      });
  });
}
