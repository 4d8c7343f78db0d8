import { describeScreenPlay } from '../src/answer/describe-play.ts';
import { composeApp } from '../src/compose-app.ts';
import { converse } from '../src/converse/converse.ts';
import { followUpTexts } from '../src/converse/texts.ts';
import { fold } from '../src/language/fold.ts';
import { printApp } from '../src/print/print-app.ts';
import type { AppSpec } from '../src/spec/app-spec.ts';
import { lookNames } from './look-names.ts';

/** A follow-up of a person who knows no operation: which words the app shows afterwards. */
export interface ToldFollowUp {
  readonly first: string;
  readonly follow: string;
  readonly language: 'tr' | 'en';
  /** What kind of wish it is: 'question' and 'filter' are answered in words. */
  readonly kind: string;
  /** Of each group one text is in the app afterwards, in none, still. */
  readonly appear: readonly (readonly string[])[];
  readonly vanish: readonly (readonly string[])[];
  readonly stay: readonly (readonly string[])[];
}

export interface ToldOutcome {
  readonly told: ToldFollowUp;
  readonly problems: readonly string[];
}

/** Rows 'kind | first | follow | appear | vanish | stay'; alternatives are separated by '/', groups by commas. */
export function readTold(language: 'tr' | 'en', rows: string): readonly ToldFollowUp[] {
  const groups = (cell = ''): string[][] =>
    cell
      .split(',')
      .map((group) =>
        group
          .split('/')
          .map((text) => text.trim())
          .filter(Boolean),
      )
      .filter((group) => group.length > 0);
  return rows
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => {
      const [kind = '', first = '', follow = '', appear, vanish, stay] = row
        .split('|')
        .map((cell) => cell.trim());
      return {
        language,
        kind,
        first,
        follow,
        appear: groups(appear),
        vanish: groups(vanish),
        stay: groups(stay),
      };
    });
}

/** All texts of an app; of tools and games those of their code. */
function textsOf(spec: AppSpec): string {
  const code = Object.entries(printApp(spec))
    .filter(([path]) => /strings|tools\/|games?\//.test(path))
    .map(([, source]) => source);
  const isTool = spec.archetype === 'tool' || spec.archetype === 'game' || spec.archetype === 'quiz';
  return fold(
    [
      spec.name,
      spec.subject,
      spec.currency,
      ...lookNames(spec),
      ...spec.features,
      ...spec.screens.flatMap(({ kind, title, tabTitle = '', options }) => [
        kind,
        describeScreenPlay({ kind, options }, spec.language),
        title,
        tabTitle,
        ...Object.values(options).map(String),
      ]),
      ...Object.values(spec.texts ?? {}),
      ...spec.entities.flatMap(({ one, many, fields, rules }) => [
        one,
        many,
        ...rules.flatMap((rule) =>
          rule.kind === 'mark'
            ? [rule.label, ...Object.values(rule.when).map(String)]
            : rule.kind === 'messageWhen'
              ? [rule.message]
              : [],
        ),
        ...fields.flatMap(({ label, type, unit = '', options = [] }) => [
          label,
          type,
          unit,
          ...options.map((option) => option.label),
        ]),
      ]),
      ...(isTool ? code : []),
    ].join(' | '),
  );
}

const answered = new Set(['question', 'filter', 'undo']);

/** Whether the app shows what was asked for, and still what was not spoken of. */
export function measureTold(told: ToldFollowUp): ToldOutcome {
  const { first, follow, language, kind } = told;
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') return { told, problems: [`first: ${app.kind}`] };
  const answer = converse({ prompt: follow, spec: app.spec, files: app.files });
  const isChanged = answer?.kind === 'changed';
  // The app does it already: the answer says so, and the words below are in it.
  const isSo = answer?.kind === 'text' && answer.text === followUpTexts[language].same;
  const texts = textsOf(isChanged ? answer.spec : app.spec);
  const has = (group: readonly string[]): boolean => group.some((text) => texts.includes(fold(text)));
  const problems: string[] = [];
  if (answer === undefined) problems.push('not understood');
  else if (!answered.has(kind) && !isChanged && !isSo) problems.push(`words: ${answer.text.slice(0, 90)}`);
  for (const group of told.appear) if (!has(group)) problems.push(`without ${group.join('/')}`);
  for (const group of told.vanish) if (has(group)) problems.push(`still ${group.join('/')}`);
  for (const group of told.stay) if (!has(group)) problems.push(`lost ${group.join('/')}`);
  return { told, problems };
}
