// Fits the weights of `understand/tagged/weights` to the marked descriptions in `training/descriptions/` and to the subjects of
// the tests' descriptions: docs/rules/composer.md#tagged-descriptions. With a number such as 8, every eighth marked
// description is left out, what is found in these is printed, and no weights are written.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstTagOf, modelOfWeights, printHashed } from '../src/tagging/index.ts';
import { descriptionTagCount, descriptionTags } from '../src/understand/tagged/description-tags.ts';
import { fitWeights } from './fit-tags/fit-weights.ts';
import { printFit } from './fit-tags/print-fit.ts';
import { readKnownDescription, readMarkedDescription } from './fit-tags/read-description.ts';
import type { TaggedText } from './fit-tags/tagged-text.ts';
import { laterSets, readSets } from './read-sets.ts';

const folder = join(import.meta.dirname, '../training/descriptions');
const every = Number(process.argv.find((each) => /^\d+$/.test(each)) ?? 0);

const marked = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  .filter((row) => row.trim() !== '')
  .flatMap((row) => {
    const read = readMarkedDescription(row);
    if (typeof read !== 'string') return [read];
    console.info(`${read}: ${row}`);
    return [];
  });
const known = Object.values({ ...readSets, ...laterSets })
  .flat()
  .map(readKnownDescription)
  .filter((read): read is TaggedText => typeof read !== 'string');

const isHeld = (at: number): boolean => every > 0 && at % every === 0;
const once = firstTagOf(descriptionTags, 'subject');
const weights = fitWeights([...marked.filter((_, at) => !isHeld(at)), ...known], {
  tagCount: descriptionTagCount,
  rounds: 12,
  rarest: 5,
  leastWeight: 2.5,
  caution: 4,
  step: 1,
  once,
});
const text = printHashed(weights.features);
if (every > 0)
  printFit(
    marked.filter((_, at) => isHeld(at)),
    modelOfWeights(weights),
    descriptionTags,
    once,
  );
else
  writeFileSync(
    join(import.meta.dirname, '../src/understand/tagged/weights/description-rows.ts'),
    `// Written by scripts/fit-description-weights.ts.\nexport const transitionText =\n  '${Array.from(weights.transitions).join(' ')}';\nexport const featureText =\n  '${text}';\n`,
  );
console.info(
  `${marked.length} marked and ${known.length} known descriptions, ${weights.features.size} features, ${gzipSync(text).length} bytes compressed`,
);
