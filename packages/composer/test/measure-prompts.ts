import { fold } from '../src/language/fold.ts';
import { printApp } from '../src/print/print-app.ts';
import type { AppSpec } from '../src/spec/app-spec.ts';
import { planApp, type Understanding, understand } from '../src/understand/index.ts';
import type { FirstPrompt } from './first-prompt.ts';
import { lookNames } from './look-names.ts';

export interface Outcome {
  readonly prompt: FirstPrompt;
  /** Empty: as expected. */
  readonly problems: readonly string[];
  readonly summary: string;
}

/** Texts of tools are in the files of the app, not in its description. */
const textsOf = (spec: AppSpec): string =>
  spec.archetype === 'tool'
    ? Object.entries(printApp(spec))
        .filter(([path]) => path === 'src/strings.ts' || path.startsWith('src/tools/convert'))
        .map(([, source]) => source)
        .join(' ')
    : '';

const labelsOf = (spec: AppSpec): string =>
  fold(
    [
      textsOf(spec),
      spec.name,
      ...lookNames(spec),
      ...spec.screens.flatMap(({ title, tabTitle = '', kind }) => [title, tabTitle, kind]),
      ...spec.features,
      ...spec.entities.flatMap(({ one, many, fields }) => [
        one,
        many,
        ...fields.flatMap(({ label, unit = '', options = [] }) => [
          label,
          unit,
          ...options.map((option) => option.label),
        ]),
      ]),
    ].join(' | '),
  );

function subjectText(read: Extract<Understanding, { kind: 'app' }>, spec: AppSpec): string {
  const main = spec.entities[0];
  const words = read.subject ? [read.subject.id, ...read.subject.words.tr, ...read.subject.words.en] : [];
  // A game that there is not is named in the reply, never by the app.
  const asked = read.askedGame ?? '';
  return fold([textsOf(spec), spec.name, main?.one ?? '', main?.many ?? '', asked, ...words].join(' | '));
}

const softened: Readonly<Record<string, string>> = { k: 'g', t: 'd', p: 'b' };

/** "sıcaklık" is shown by "suyun sıcaklığı": before an ending the last consonant changes. */
function isShown(labels: string, word: string): boolean {
  const soft = softened[word.at(-1) ?? ''];
  return (
    labels.includes(word) ||
    (word.length > 4 && soft !== undefined && new RegExp(`${word.slice(0, -1)}${soft}[iu]`).test(labels))
  );
}

function checkApp(prompt: FirstPrompt, read: Extract<Understanding, { kind: 'app' }>): Outcome {
  const { spec, unmet } = planApp(read);
  const problems: string[] = [];
  const about = subjectText(read, spec);
  if (prompt.about.length > 0 && !prompt.about.some((word) => about.includes(word)))
    problems.push(`not about ${prompt.about.join('/')}`);
  if (prompt.archetypes.length > 0 && !prompt.archetypes.includes(read.archetype))
    problems.push(`archetype ${read.archetype}`);
  const labels = labelsOf(spec);
  for (const words of prompt.visible) {
    if (!words.split('/').some((word) => isShown(labels, fold(word)))) problems.push(`without ${words}`);
  }
  const summary = `${spec.name} [${spec.subject}, ${spec.archetype}] ${spec.entities.map(({ one, fields }) => `${one}(${fields.map(({ label }) => label).join(', ')})`).join(' + ')}${unmet.length > 0 ? ` unmet: ${unmet.join('; ')}` : ''}`;
  return { prompt, problems, summary };
}

function isOfBoth({ prompt, language }: FirstPrompt): boolean {
  if (prompt.split(' ').length > 3) return false;
  return understand({ prompt, language, seed: 7 }).language === language;
}

/** Whether a description leads to the expected kind of answer, subject, archetype and visible texts. */
export function measurePrompt(prompt: FirstPrompt): Outcome {
  const read = understand({
    prompt: prompt.prompt,
    language: prompt.language === 'tr' ? 'en' : 'tr',
    seed: 7,
  });
  const problems: string[] = [];
  // A few words may be of both languages; then that of the page decides.
  const isOneWord = !prompt.prompt.includes(' ') || isOfBoth(prompt);
  if (prompt.kind === 'app' && read.language !== prompt.language && !isOneWord)
    problems.push(`language ${read.language}`);
  if (read.kind !== prompt.kind)
    return { prompt, problems: [...problems, `kind ${read.kind}`], summary: read.kind };
  if (read.kind !== 'app') return { prompt, problems, summary: read.kind };
  const outcome = checkApp(prompt, read);
  return { ...outcome, problems: [...problems, ...outcome.problems] };
}

/** 'group: 12 of 13', and each failure. */
export function report(outcomes: readonly Outcome[]): string {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const name = `${outcome.prompt.group} (${outcome.prompt.language})`;
    groups.set(name, [...(groups.get(name) ?? []), outcome]);
  }
  const rows = [...groups].map(
    ([group, list]) =>
      `${group}: ${list.filter(({ problems }) => problems.length === 0).length} of ${list.length}`,
  );
  const failures = outcomes
    .filter(({ problems }) => problems.length > 0)
    .map(({ prompt, problems, summary }) => `- ${prompt.prompt}\n    ${problems.join('; ')} → ${summary}`);
  return [...rows, ...failures].join('\n');
}
