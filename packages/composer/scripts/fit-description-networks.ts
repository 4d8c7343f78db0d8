// Fits `understand/tagged/networks.generated.json` to the marked descriptions in `training/descriptions/` and to the subjects of the
// tests' descriptions (15 minutes; needs Python with numpy): docs/rules/composer.md#tagged-descriptions. With a number such as 8,
// every eighth marked description is left out, what is found in these is printed, and nothing is written.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstTagOf, modelOfNetworks, readNetwork } from '../src/tagging/index.ts';
import { descriptionTagCount, descriptionTags } from '../src/understand/tagged/description-tags.ts';
import { descriptionPlan } from './fit-tags/description-plan.ts';
import { fitNetworks } from './fit-tags/fit-networks.ts';
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
const networks = await fitNetworks(
  [...marked.filter((_, at) => !isHeld(at)), ...known],
  descriptionPlan,
  descriptionTagCount,
  [1, 2],
);
if (every > 0)
  printFit(
    marked.filter((_, at) => isHeld(at)),
    modelOfNetworks(networks.map(readNetwork), 1),
    descriptionTags,
    firstTagOf(descriptionTags, 'subject'),
  );
else
  writeFileSync(
    join(import.meta.dirname, '../src/understand/tagged/networks.generated.json'),
    JSON.stringify(networks),
  );
console.info(`${marked.length} marked and ${known.length} known descriptions`);
