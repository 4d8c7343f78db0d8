// Fits `converse/tagged/networks.generated.json` to the marked messages in `training/follow-ups/` (half an hour; needs Python with
// numpy): docs/rules/composer.md#tagged-words. With a number such as 8, every eighth message is left out, what two networks find in these is
// printed, and nothing is written.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tagCount, tagNames } from '../src/converse/tagged/tags.ts';
import { modelOfNetworks, readNetwork } from '../src/tagging/index.ts';
import { fitNetworks } from './fit-tags/fit-networks.ts';
import { followUpPlan } from './fit-tags/follow-up-plan.ts';
import { readMessages } from './fit-tags/marked-messages.ts';
import { printFit } from './fit-tags/print-fit.ts';

const messages = readMessages().map(({ text }) => text);
const every = Number(process.argv.find((each) => /^\d+$/.test(each)) ?? 0);
const isHeld = (at: number): boolean => every > 0 && at % every === 0;
const networks = await fitNetworks(
  messages.filter((_, at) => !isHeld(at)),
  followUpPlan,
  tagCount,
  every > 0 ? [1, 2] : [1, 2, 3],
);
if (every > 0)
  printFit(
    messages.filter((_, at) => isHeld(at)),
    modelOfNetworks(networks.map(readNetwork), 1),
    tagNames,
  );
else
  writeFileSync(
    join(import.meta.dirname, '../src/converse/tagged/networks.generated.json'),
    JSON.stringify(networks),
  );
console.info(`${messages.length} messages`);
