// Measures the composer: how many descriptions and follow-ups lead to what was asked, time in one thread, sizes, and time
// and memory of hostile descriptions.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { composeApp, converse } from '@kilim/composer';
import { creditRules, creditsForTokens } from '@kilim/contract';
import { adPrompts } from '../packages/composer/test/first-prompts-ads.ts';
import { developmentPrompts } from '../packages/composer/test/first-prompts-known.ts';
import { secondUnseenPrompts } from '../packages/composer/test/first-prompts-second.ts';
import { unseenPrompts } from '../packages/composer/test/first-prompts-unseen.ts';
import { unseenG } from '../packages/composer/test/first-prompts-unseen-g.ts';
import { unseenH } from '../packages/composer/test/first-prompts-unseen-h.ts';
import { unseenI } from '../packages/composer/test/first-prompts-unseen-i.ts';
import { unseenO } from '../packages/composer/test/first-prompts-unseen-o.ts';
import { unseenP } from '../packages/composer/test/first-prompts-unseen-p.ts';
import { unseenQ } from '../packages/composer/test/first-prompts-unseen-q.ts';
import { unseenR } from '../packages/composer/test/first-prompts-unseen-r.ts';
import { unseenS } from '../packages/composer/test/first-prompts-unseen-s.ts';
import { isAsExpected, operationsOf } from '../packages/composer/test/follow-up-case.ts';
import { followUps } from '../packages/composer/test/follow-ups.ts';
import { measurePrompt } from '../packages/composer/test/measure-prompts.ts';
import { hostilePrompts } from './lib/hostile-prompts.ts';
import { printTable, quantile } from './lib/table.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const sets = [
  ['development', developmentPrompts],
  ['first unseen set, tuned since', unseenPrompts],
  ['second unseen set, tuned since', secondUnseenPrompts],
  ['small ads, tuned since', adPrompts],
  ['unseen g, no rule made for it', unseenG],
  ['unseen h, tuned since', unseenH],
  ['unseen i, tuned since', unseenI],
  ['unseen o, no rule made for it', unseenO],
  ['unseen p, read since', unseenP],
  ['unseen q, read since', unseenQ],
  ['unseen r, tuned', unseenR],
  ['unseen s, read since', unseenS],
] as const;

const outcomes = sets.map(([name, prompts]) => ({ name, measured: prompts.map(measurePrompt) }));
type Measured = (typeof outcomes)[number]['measured'];
const share = (name: string, measured: Measured): string[] => {
  const good = measured.filter(({ problems }) => problems.length === 0).length;
  return [name, `${good} of ${measured.length}`, percent(good, measured.length)];
};

printTable(
  'Descriptions',
  ['first prompts', 'as expected', 'share'],
  outcomes.map(({ name, measured }) => share(name, measured)),
);

const groups = new Map<string, Measured>();
for (const outcome of outcomes.flatMap(({ measured }) => measured)) {
  const name = `${outcome.prompt.group} (${outcome.prompt.language})`;
  groups.set(name, [...(groups.get(name) ?? []), outcome]);
}
printTable(
  'Descriptions by group',
  ['group', 'as expected', 'share'],
  [...groups].map(([name, measured]) => share(name, measured)),
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

interface ComposedOnce {
  readonly kind: string;
  readonly milliseconds: number;
  readonly before: number;
  readonly most: number;
}

const program = join(import.meta.dirname, 'lib/compose-once.ts');
printTable(
  'Hostile descriptions, each in a new process (goal: 2 s, 200 MB)',
  ['description', 'characters', 'answer', 'processor time', 'memory before', 'most'],
  hostilePrompts.map(([name, prompt], index) => {
    const output = execFileSync(process.execPath, ['--import', 'tsx', program, String(index)], {
      encoding: 'utf8',
    });
    const { kind, milliseconds, before, most }: ComposedOnce = JSON.parse(output);
    const megabytes = (value: number): string => `${value.toFixed(0)} MB`;
    return [name, prompt.length, kind, `${milliseconds.toFixed(0)} ms`, megabytes(before), megabytes(most)];
  }),
);
