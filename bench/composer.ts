// Measures the composer: how many descriptions and follow-ups lead to what was asked, time in one thread, and sizes.
import { composeApp, converse } from '@kilim/composer';
import { creditRules, creditsForTokens } from '@kilim/contract';
import { adPrompts } from '../packages/composer/test/first-prompts-ads.ts';
import { developmentPrompts } from '../packages/composer/test/first-prompts-known.ts';
import { secondUnseenPrompts } from '../packages/composer/test/first-prompts-second.ts';
import { unseenPrompts } from '../packages/composer/test/first-prompts-unseen.ts';
import { isAsExpected, operationsOf } from '../packages/composer/test/follow-up-case.ts';
import { followUps } from '../packages/composer/test/follow-ups.ts';
import { measurePrompt } from '../packages/composer/test/measure-prompts.ts';
import { printTable, quantile } from './lib/table.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const sets = [
  ['development', developmentPrompts],
  ['first unseen set, tuned since', unseenPrompts],
  ['second unseen set, tuned since', secondUnseenPrompts],
  ['small ads, hardly tuned', adPrompts],
] as const;

printTable(
  'Descriptions',
  ['first prompts', 'as expected', 'share'],
  sets.map(([name, prompts]) => {
    const good = prompts.filter((prompt) => measurePrompt(prompt).problems.length === 0).length;
    return [name, `${good} of ${prompts.length}`, percent(good, prompts.length)];
  }),
);

const followed = followUps.filter((each) => isAsExpected(each.operations, operationsOf(each))).length;
printTable(
  'Follow-ups',
  ['follow-ups', 'exact operations', 'share'],
  [['development', `${followed} of ${followUps.length}`, percent(followed, followUps.length)]],
);

const times: number[] = [];
const changes: number[] = [];
const files: number[] = [];
const bytes: number[] = [];
const credits: number[] = [];
for (const { prompt, language } of sets.flatMap(([, prompts]) => prompts)) {
  const begun = performance.now();
  const app = composeApp({ prompt, language });
  times.push(performance.now() - begun);
  if (app.kind !== 'app') continue;
  files.push(Object.keys(app.files).length);
  bytes.push(Object.values(app.files).join('').length);
  // About four characters are a token.
  credits.push(
    creditsForTokens((JSON.stringify(app.spec).length + app.text.length) / 4, creditRules.defaultRatio),
  );
  const again = performance.now();
  converse({
    prompt: language === 'tr' ? 'rengi mavi yap' : 'make it blue',
    spec: app.spec,
    files: app.files,
  });
  changes.push(performance.now() - again);
}
const row = (name: string, values: readonly number[], unit: string): string[] => [
  name,
  `${quantile(values, 0.5).toFixed(0)} ${unit}`,
  `${quantile(values, 0.95).toFixed(0)} ${unit}`,
  `${Math.max(...values).toFixed(0)} ${unit}`,
];
printTable(
  'One app',
  ['one app', 'median', 'p95', 'most'],
  [
    row('description → all files', times, 'ms'),
    row('follow-up → changed files', changes, 'ms'),
    row('files', files, ''),
    row('characters', bytes, ''),
    row('credits', credits, ''),
  ],
);
