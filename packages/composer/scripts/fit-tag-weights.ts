// Fits the weights of `converse/tagged/weights` to the marked messages in `training/follow-ups/`: docs/rules/composer.md#tagged-words. With a
// number such as 8, every eighth message is left out, what is found in these is printed, and no weights are
// written.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tagNames } from '../src/converse/tagged/tags.ts';
import { joinRows, printWeights } from '../src/converse/tagged/weights/weight-rows.ts';
import { fitMessages, readMessages } from './fit-tags/marked-messages.ts';
import { printFit } from './fit-tags/print-fit.ts';

/** Messages of one file of weights. */
const partLength = 13_000;

const messages = readMessages().map(({ text }) => text);
const every = Number(process.argv.find((each) => /^\d+$/.test(each)) ?? 0);
const isHeld = (at: number): boolean => every > 0 && at % every === 0;
const weights = fitMessages(messages.filter((_, at) => !isHeld(at)));

if (every > 0)
  printFit(
    messages.filter((_, at) => isHeld(at)),
    weights,
    tagNames,
  );
else {
  const { transitions, features } = printWeights(weights);
  const parts = Array.from({ length: Math.ceil(features.length / partLength) }, (_, at) =>
    features.slice(at * partLength, (at + 1) * partLength),
  );
  const target = join(import.meta.dirname, '../src/converse/tagged/weights');
  const head = '// Written by scripts/fit-tag-weights.ts.\n';
  const names = parts.map((part, at) => {
    writeFileSync(
      join(target, `part-${at + 1}.ts`),
      `${head}export const rows${at + 1} = \`${joinRows(part)}\`;\n`,
    );
    return `rows${at + 1}`;
  });
  const imports = names.map((name, at) => `import { ${name} } from './part-${at + 1}.ts';`).join('\n');
  writeFileSync(
    join(target, 'index.ts'),
    `${head}${imports}\n\n/** Weights in rows that \`weight-rows.ts\` reads. */\nexport const transitionRow = '${transitions}';\nexport const featureRows: readonly string[] = [${names.join(', ')}];\n`,
  );
  console.info(`${messages.length} messages, ${features.length} features`);
}
