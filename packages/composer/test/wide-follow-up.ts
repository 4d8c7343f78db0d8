import type { ProjectFiles } from '@kilim/app-kit';
import { composeApp } from '../src/compose-app.ts';
import { applyOperation, applyOperations } from '../src/converse/apply-operation.ts';
import { converse } from '../src/converse/converse.ts';
import { readHistoryWish } from '../src/converse/history-wish.ts';
import type { Operation } from '../src/converse/operation.ts';
import { printApp } from '../src/print/print-app.ts';
import { type AppSpec, appSpecSchema } from '../src/spec/app-spec.ts';
import { withoutMemory } from '../src/testing/without-memory.ts';
import { summarise, withoutRenamedLabels } from './summarise-operations.ts';

/**
 * Follow-ups of one app, a row for each: 'prompt | operation + operation || other operation'. Messages of one
 * conversation are separated by ' >> '; what is expected is that of the last one, 'undo' if the app is as before.
 */
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

/** The screens of a new list belong to it. */
const isOfNewList = (operation: Operation, operations: readonly Operation[]): boolean =>
  operation.kind === 'addScreen' &&
  operations.some((other) => other.kind === 'addEntity' && other.entity.id === operation.screen.entity);

interface State {
  readonly spec: AppSpec;
  readonly files: ProjectFiles;
}

interface Turn extends State {
  readonly done: readonly string[];
  readonly text: string;
}

const isSameApp = (one: AppSpec, other: AppSpec): boolean =>
  JSON.stringify(withoutMemory(one)) === JSON.stringify(withoutMemory(other));

/** Whether the inverse gives the description back byte by byte, and with it all files. */
function isRestored(before: AppSpec, after: AppSpec, inverse: readonly Operation[]): boolean {
  const undone = appSpecSchema.parse(withoutMemory(applyOperations(after, inverse).spec));
  return JSON.stringify(undone) === JSON.stringify(withoutMemory(before));
}

/** One message of a conversation; a step back goes to the state before the last change. */
function takeTurn(prompt: string, before: readonly State[]): Turn {
  const now = before.at(-1);
  if (now === undefined) throw new Error('A conversation is about an app');
  const former = before.at(-2);
  if (former !== undefined && readHistoryWish(prompt)?.direction === 'undo')
    return { ...former, done: ['undo'], text: '' };
  const { spec, files: current } = now;
  const answer = converse({ prompt, spec, files: current });
  if (answer?.kind !== 'changed') return { ...now, done: [], text: answer?.text ?? '(not understood)' };
  let applied = spec;
  const lines = answer.operations.map((operation) => {
    const line = summarise(operation, applied);
    applied = applyOperation(applied, operation).spec;
    return { line, isCounted: !isOfNewList(operation, answer.operations) };
  });
  const done = withoutRenamedLabels(lines.filter(({ isCounted }) => isCounted).map(({ line }) => line));
  if (!isRestored(spec, answer.spec, answer.inverse))
    throw new Error(`The inverse of “${prompt}” leaves a difference`);
  const isUndone = before.slice(0, -1).some((each) => isSameApp(each.spec, answer.spec));
  const next = Object.fromEntries(
    Object.entries({ ...current, ...answer.files }).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  return {
    spec: answer.spec,
    files: next,
    done: isUndone ? ['undo'] : done.filter((_, at) => !isListForOrder(done, at)),
    text: answer.text,
  };
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
        const states: State[] = [{ spec, files: printed }];
        let turn: Turn = { spec, files: printed, done: [], text: '' };
        for (const message of prompt.split(' >> ')) {
          turn = takeTurn(message, states);
          if (turn.spec !== states.at(-1)?.spec) states.push(turn);
        }
        const { done, text } = turn;
        const isRight = expected.split('||').some((each) => fitsOne(each.trim(), done, text));
        return { app: first, prompt, expected, done: done.join(' + '), text, isRight };
      });
  });
}
