// Prints in how many apps the marked words of `training/descriptions` are found: a word of the subject in the names of the
// app, its rows and screens, fields and options among its labels. With `--failures`, also what is not found.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeApp } from '../src/compose-app.ts';
import { fold } from '../src/language/fold.ts';
import { printApp } from '../src/print/print-app.ts';
import type { AppSpec } from '../src/spec/app-spec.ts';

const folder = join(import.meta.dirname, '../training/descriptions');
/** Endings change the end of a word, so only its beginning is compared. */
const stemLength = 4;

interface Share {
  found: number;
  all: number;
}

const stems = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, stemLength));

const namesOf = ({ name, entities, screens }: AppSpec): string =>
  fold(
    [name, ...entities.flatMap(({ one, many }) => [one, many]), ...screens.map(({ title }) => title)].join(
      ' ',
    ),
  );

function textsOf(spec: AppSpec): string {
  const fields = spec.entities.flatMap((entity) => entity.fields);
  const labels = fields.flatMap(({ label, options = [] }) => [
    label,
    ...options.map((option) => option.label),
  ]);
  const code = spec.archetype === 'tool' ? Object.values(printApp(spec)) : [];
  return `${namesOf(spec)} ${fold([...labels, ...code].join(' '))}`;
}

const shares = new Map<string, Share>();
function count(name: string, isFound: boolean): void {
  const share = shares.get(name) ?? { found: 0, all: 0 };
  shares.set(name, { found: share.found + (isFound ? 1 : 0), all: share.all + 1 });
}

const showsFailures = process.argv.includes('--failures');
for (const file of readdirSync(folder).sort()) {
  for (const row of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
    const [language = '', , marked = ''] = row.split('|').map((cell) => cell.trim());
    if (language !== 'tr' && language !== 'en') continue;
    const marks = [...marked.matchAll(/\[(\w+) ([^\]]+)\]/g)].map(([, tag = '', text = '']) => ({
      tag,
      text,
    }));
    const app = composeApp({ prompt: marked.replaceAll(/\[\w+ ([^\]]+)\]/g, '$1'), language });
    count(`${language} an app`, app.kind === 'app');
    if (app.kind !== 'app') continue;
    const [names, texts] = [namesOf(app.spec), textsOf(app.spec)];
    const subject = marks.filter(({ tag }) => tag === 'subject');
    const isAbout = subject.some(({ text }) => stems(text).some((stem) => names.includes(stem)));
    count(`${language} about the subject`, isAbout);
    const missing = marks.filter(
      ({ tag, text }) =>
        (tag === 'field' || tag === 'opt') && !stems(text).every((stem) => texts.includes(stem)),
    );
    for (const tag of ['field', 'opt']) {
      const all = marks.filter((mark) => mark.tag === tag);
      for (const mark of all)
        count(`${language} ${tag === 'opt' ? 'options' : 'fields'}`, !missing.includes(mark));
    }
    if (showsFailures && (!isAbout || missing.length > 0))
      console.info(
        `${marked}\n    ${app.name}${isAbout ? '' : ', not about the subject'}; without ${missing.map(({ text }) => text).join(', ')}`,
      );
  }
}
for (const [name, { found, all }] of shares)
  console.info(`| ${name} | ${found} of ${all} | ${Math.round((100 * found) / all)} % |`);
