import { applyReply, checkProject } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { inspectWithOxc } from '../../../../app-kit/test/inspect-with-oxc.ts';
import { composeApp } from '../../compose-app.ts';
import { converse } from '../../converse/converse.ts';
import { mergeProject } from '../../merge/merge-project.ts';
import { readTopLevel } from '../../testing/top-level.ts';
import { kitSources } from '../kit.generated.ts';
import type { PrintedFile } from '../printed-file.ts';
import { dropUnused } from './drop-unused.ts';
import { readImports } from './read-imports.ts';

const entry = 'src/App.tsx';

/** What is left of a library of an app whose only printed file is the entry. */
function leftOf(app: string, library: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const files = [{ path: entry, source: app }, ...toFiles(library)];
  return Object.fromEntries(dropUnused(entry, files, library).map(({ path, source }) => [path, source]));
}

const toFiles = (sources: Readonly<Record<string, string>>): readonly PrintedFile[] =>
  Object.entries(sources).map(([path, source]) => ({ path, source }));

const days = `import { type Random, random } from './random';
import { locale, zone } from '../locale';

// About days.

const pad = (value: number) => String(value);

/** Today. */
export const today = (): string => pad(1) + locale;

/** Calls itself. */
export function count(days: number): number {
  return days === 0 ? 0 : count(days - 1) + zone + random();
}
export interface Span {
  start: number;
}
export type Chance = Random;
`;
const random = `export type Random = () => number;

export const random: Random = Math.random;
`;
const library = { 'src/data/days.ts': days, 'src/data/random.ts': random };

describe('dropUnused', () => {
  it('keeps what is imported and what that needs', () => {
    const app = "import { today } from './data/days';\n\nexport default today;\n";
    expect(leftOf(app, library)).toEqual({
      [entry]: app,
      'src/data/days.ts': `import { locale } from '../locale';

// About days.

const pad = (value: number) => String(value);

/** Today. */
export const today = (): string => pad(1) + locale;
`,
    });
  });

  it('imports only as a type what is left of an import as types', () => {
    const left = leftOf("import type { Chance } from './data/days';\n", library);
    expect(left['src/data/days.ts']).toBe(
      "import type { Random } from './random';\n\n// About days.\n\nexport type Chance = Random;\n",
    );
    expect(left['src/data/random.ts']).toBe('export type Random = () => number;\n');
  });

  it('separates what an empty line separated before', () => {
    const left = leftOf("import { type Span, today } from './data/days';\n", library);
    expect(left['src/data/days.ts']).toMatch(
      /locale;\n\nexport interface Span \{\n {2}start: number;\n\}\n$/,
    );
  });

  it('keeps everything that a namespace or another module exports again', () => {
    for (const app of ["import * as days from './data/days';\n", "export * from './data/days';\n"])
      expect(leftOf(app, library)).toEqual({ [entry]: app, ...library });
  });

  it('follows names that are imported under another one', () => {
    const aliased = {
      ...library,
      'src/chance.ts': "import { random as chance } from './data/random';\n\nexport const roll = chance();\n",
    };
    const left = leftOf("import { roll as throwDice } from './chance';\n", aliased);
    expect(left['src/chance.ts']).toBe(aliased['src/chance.ts']);
    expect(left['src/data/random.ts']).toBe(random);
  });

  it('keeps statements that run when the module is loaded and what they use', () => {
    const kept = `const key = 'settings';

export const settings = load(key);

settings.subscribe(() => undefined);
`;
    const source = `${kept}\nexport const unused = 1;\n`;
    const left = leftOf("import { settings } from './settings';\n", { 'src/settings.ts': source });
    expect(left['src/settings.ts']).toBe(kept);
  });

  it('leaves components and printed files whole, and what they import', () => {
    const files = [
      { path: entry, source: "import { Row } from './Row';\nimport { one } from './model';\n" },
      { path: 'src/Row.tsx', source: "import { random } from './data/random';\n\nexport const other = 1;\n" },
      { path: 'src/model.ts', source: 'export const one = 1;\n\nexport const two = 2;\n' },
      { path: 'src/data/random.ts', source: random },
    ];
    const kit = { 'src/Row.tsx': files[1]?.source ?? '', 'src/data/random.ts': random };
    expect(dropUnused(entry, files, kit)).toEqual(files);
  });
});

const apps = [
  ['tr', 'oto yıkama dükkanım var, randevu alsın, plaka, ücret, ödendi mi'],
  ['en', 'stock app for my plant shop: plant, supplier, price, how many left, record sales'],
  ['en', 'quiz about capitals of europe with score and categories'],
  ['tr', 'alışkanlık takibi, hatırlatma ve dışa aktarma olsun'],
  ['en', 'snake game'],
] as const;

describe.each(apps)('a composed app (%s: %s)', (language, prompt) => {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(app.text);
  const files = Object.entries(app.files).flatMap(([path, source]) =>
    typeof source === 'string' && /\.tsx?$/.test(path) ? [{ path, source }] : [],
  );
  // Apps print opening hours of their own.
  const modules = files.filter(
    ({ path }) =>
      path.endsWith('.ts') && path !== 'src/data/opening-hours.ts' && Object.hasOwn(kitSources, path),
  );

  it('declares nothing in modules of the kit that has no use', () => {
    const imported = new Set(
      files.flatMap(({ path, source }) =>
        readImports(path, source).flatMap(
          ({ target, names }) => names?.map((name) => `${target} ${name}`) ?? [],
        ),
      ),
    );
    const unused = modules.flatMap(({ path, source }) =>
      readTopLevel(path, source)
        .flatMap(({ declares }) => declares)
        .filter((name) => !imported.has(`${path.replace('.ts', '')} ${name}`))
        .filter((name) => source.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1)
        .map((name) => `${path} ${name}`),
    );
    expect(unused).toEqual([]);
  });

  it('imports nothing that is not there', () => {
    expect(checkProject(app.files, inspectWithOxc)).toEqual([]);
  });

  it('has no lines in modules of the kit but those of the kit and imports', () => {
    for (const { path, source } of modules) {
      const original = new Set(kitSources[path]?.split('\n'));
      const added = source.split('\n').filter((line) => !original.has(line));
      expect(
        added.filter((line) => !line.startsWith('import ')),
        path,
      ).toEqual([]);
    }
  });

  it('loses nothing when it is read again', () => {
    const kit = Object.fromEntries(modules.map(({ path, source }) => [path, source]));
    const { 'src/strings.ts': _texts, ...reached } = Object.fromEntries(
      files.map(({ path, source }) => [path, source]),
    );
    expect(dropUnused(entry, toFiles(reached), kit)).toEqual(toFiles(reached));
  });
});

describe('a follow-up', () => {
  const app = composeApp({ prompt: 'berber randevu uygulaması', language: 'tr' });
  if (app.kind !== 'app') throw new Error(app.text);
  const { spec, files } = app;
  const answer = converse({ prompt: 'kazanç ekranını kaldır', spec, files });
  if (answer?.kind !== 'changed') throw new Error(answer?.text);
  const applied = applyReply(files, { files: answer.files });
  if (!applied.ok) throw new Error(applied.error.kind);
  const without = applied.files;
  const days = 'src/data/days.ts';

  it('drops the declarations that only a removed screen needed', () => {
    expect(files[days]).toContain('export const lastDays');
    expect(without[days]).not.toContain('lastDays');
    expect(checkProject(without, inspectWithOxc)).toEqual([]);
  });

  it('brings them back into a file that was changed by hand', () => {
    const current = { ...without, [days]: `// Ours.\n${without[days]}` };
    const { changes, conflicts } = mergeProject({ previous: without, current, next: files });
    expect(conflicts).toEqual([]);
    expect(changes[days]).toBe(`// Ours.\n${files[days]}`);
    expect(changes['src/data/periods.ts']).toBe(files['src/data/periods.ts']);
  });
});
