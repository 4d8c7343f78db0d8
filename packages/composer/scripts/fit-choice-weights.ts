// Fits the weights of `converse/choose`: docs/rules/composer.md#tagged-words. Two parts of the marked messages are read with networks
// that were fitted without them, as unmarked messages are (25 min). With 0 or 1, only the examples of that part are written to
// the cache, so that both can be made at the same time; with `cached`, these are used.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureEnd } from '../src/converse/choose/choice-weights.ts';
import { tagUnit } from '../src/converse/tagged/tag-model.ts';
import { tagCount } from '../src/converse/tagged/tags.ts';
import { modelOfNetworks, readNetwork } from '../src/tagging/index.ts';
import { type ChoiceExample, readChoice } from './fit-tags/choice-examples.ts';
import { fitChoice, printChoice } from './fit-tags/fit-choice.ts';
import { fitNetworks } from './fit-tags/fit-networks.ts';
import { followUpPlan } from './fit-tags/follow-up-plan.ts';
import { readMessages } from './fit-tags/marked-messages.ts';

/** Every so many messages are of one part. */
const every = 5;
const parts = [0, 1];
/** Every so many examples show how often others choose right. */
const testEvery = 10;
const cache = join(import.meta.dirname, '../../../.cache');
const pathOf = (part: number): string => join(cache, `choice-examples-${part}.json`);

async function makeExamples(part: number): Promise<readonly ChoiceExample[]> {
  const messages = readMessages();
  const isHeld = (at: number): boolean => at % every === part;
  const others = messages.filter((_, at) => !isHeld(at)).map(({ text }) => text);
  const networks = await fitNetworks(others, followUpPlan, tagCount, [part]);
  const model = modelOfNetworks(networks.map(readNetwork), tagUnit);
  return messages.flatMap(({ row }, at) => (isHeld(at) ? (readChoice(row, model) ?? []) : []));
}

async function readExamples(part: number): Promise<readonly ChoiceExample[]> {
  if (process.argv.includes('cached') && existsSync(pathOf(part)))
    return JSON.parse(readFileSync(pathOf(part), 'utf8'));
  return makeExamples(part);
}

const only = parts.find((part) => process.argv.includes(String(part)));
if (only === undefined) {
  const examples = (await Promise.all(parts.map(readExamples))).flat();
  const isTest = (at: number): boolean => at % testEvery === 0;
  printChoice(
    examples.filter((_, at) => isTest(at)),
    fitChoice(examples.filter((_, at) => !isTest(at))),
  );
  const rows = [...fitChoice(examples)].sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(
    join(import.meta.dirname, '../src/converse/choose/weight-row.ts'),
    `// Written by scripts/fit-choice-weights.ts.\nexport const weightRow =\n  '${rows.map(([name, weight]) => `${name} ${weight}`).join(featureEnd)}';\n`,
  );
  console.info(`${examples.length} messages with a choice, ${rows.length} features`);
} else {
  mkdirSync(cache, { recursive: true });
  writeFileSync(pathOf(only), JSON.stringify(await makeExamples(only)));
}
