import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tr } from '../packages/messages/src/tr/index.ts';

const root = join(import.meta.dirname, '..');
const folders = [
  'apps/server/src',
  'apps/web/src',
  'packages/preview/src',
  'packages/contract/src',
  'packages/design-model/src',
];

function listKeys(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [(prefix + key).replace(/_(one|other)$/, '')]
      : listKeys(value as object, `${prefix}${key}.`),
  );
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Keys that occur in no source, neither literally nor by a template such as `auth.${mode}.title`. */
function findUnused(keys: readonly string[], source: string): string[] {
  const templates = [...source.matchAll(/`([a-z]\w*\.(?:[\w.]|\$\{[^{}`]*\})*)`/gi)].map(
    ([, text = '']) => text,
  );
  const patterns = [...new Set(templates.filter((text) => text.includes('${')))].map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\$\{[^}]*\}/)
          .map(escape)
          .join('[\\w-]+')}$`,
      ),
  );
  return keys.filter((key) => !source.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)));
}

it('matches keys with templates', () => {
  const source = "t('a.whole'); t(`auth.${mode}.title`); t(`kind.${isOn ? 'on' : 'off'}`);";
  const keys = ['a.whole', 'a.other', 'auth.login.title', 'auth.login.hint', 'kind.on', 'kind.on.more'];
  expect(findUnused(keys, source)).toEqual(['a.other', 'auth.login.hint', 'kind.on.more']);
});

it('finds no unused message', () => {
  const source = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
        .map((name) => readFileSync(join(root, folder, name), 'utf8')),
    )
    .join('\n');
  expect(findUnused([...listKeys(tr), 'planted.text'], source)).toEqual(['planted.text']);
});
