// `npm run new -- module gift-cards`, `screen` or `migration`: writes the files of docs/adding-a-feature.md and adds them to
// the lists of the repository. Nothing is written when a file exists or a list has changed its shape.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyEdit, type Change } from './change.ts';
import { describeMigration } from './migration.ts';
import { describeModule } from './module.ts';
import { type Names, toNames } from './names.ts';
import { describeScreen } from './screen.ts';

const root = join(import.meta.dirname, '../..');

const templates: Readonly<Record<string, (names: Names) => Change>> = {
  module: describeModule,
  screen: describeScreen,
  migration: (names) =>
    describeMigration(names, readdirSync(join(root, 'apps/server/src/platform/db/migrations'))),
};

/** All texts after the change, by path. Throws before anything is written. */
function plan({ files, edits }: Change): Map<string, string> {
  const result = new Map<string, string>();
  for (const [path, text] of Object.entries(files)) {
    if (existsSync(join(root, path))) throw new Error(`${path} exists already.`);
    result.set(path, text);
  }
  for (const edit of edits) {
    const text = result.get(edit.path) ?? readFileSync(join(root, edit.path), 'utf8');
    result.set(edit.path, applyEdit(text, edit));
  }
  return result;
}

const [kind = '', name = ''] = process.argv.slice(2);
const describe = templates[kind];
try {
  if (describe === undefined || name === '') {
    throw new Error('Use: npm run new -- module|screen|migration <name-with-hyphens>');
  }
  const texts = plan(describe(toNames(name)));
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(path);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const code = [...texts.keys()].filter((path) => /\.tsx?$/.test(path));
  spawnSync(process.execPath, [biome, 'check', '--write', '--linter-enabled=false', ...code], {
    cwd: root,
    stdio: 'inherit',
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
