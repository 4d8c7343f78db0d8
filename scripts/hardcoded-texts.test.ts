import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findHardcodedTexts } from './lib/find-hardcoded-texts.ts';

// Texts for users are in packages/messages (docs/rules/texts.md#catalogues). turkish-texts.test.ts finds Turkish ones by
// their letters and the linter finds literal children of elements; this test covers the rest.

const root = join(import.meta.dirname, '..');

/** Documentation for developers, which is in English only. */
const developerPages: ReadonlySet<string> = new Set(['apps/server/src/site/api-docs/render-page.ts']);

/** Texts that only a model reads; its answer formats look like markup. */
const modelTexts: ReadonlySet<string> = new Set([
  'apps/server/src/modules/ai/prompt/answer-format.ts',
  'apps/server/src/modules/ai/prompt/mode-rules.ts',
]);

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|browser)\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => join(root, folder, name));
}

describe('findHardcodedTexts', () => {
  it.each([
    ['a child', 'const a = <p>Save it</p>;', 'Save it'],
    ['a child in braces', "const a = <p>{'Save it'}</p>;", 'Save it'],
    ['a child that is a template', 'const a = <p>{`${n} files`}</p>;', 'files'],
    ['a child behind a condition', "const a = <p>{isNew ? 'New one' : null}</p>;", 'New one'],
    ['a child behind a default', "const a = <p>{name ?? 'Nobody'}</p>;", 'Nobody'],
    ['an attribute', 'const a = <i title="Close it" />;', 'Close it'],
    ['an attribute in braces', "const a = <i title={'Close it'} />;", 'Close it'],
    ['an attribute that is a template', 'const a = <i aria-label={`Delete ${name}`} />;', 'Delete'],
    ['an attribute of a component', "const a = <Field submitLabel={isNew ? 'Create' : t('x')} />;", 'Create'],
    ['a toast', "showToast({ type: 'error', title: 'Not saved' });", 'Not saved'],
    [
      'an action of a toast',
      "showToast({ type: 'info', action: { label: 'Undo' }, title: t('x') });",
      'Undo',
    ],
    ['a toast of the library', "toast.success('Saved it');", 'Saved it'],
    ['a title of the tab', "document.title = 'My page';", 'My page'],
    ['a mail’s subject', "send({ to, subject: 'Your receipt' });", 'Your receipt'],
    ['markup in a string', "const mail = '<p>Hello there</p>';", 'Hello there'],
    ['markup in a template', 'const mail = `<h1 class="x">Hello ${name}</h1>`;', 'Hello'],
  ])('finds %s', (_name, source, text) => {
    expect(findHardcodedTexts(source, 'planted.tsx')).toEqual([text]);
  });

  it.each([
    ['a text of the catalogue', "const a = <p title={t('a.title')}>{t('a.text', { name: 'x y' })}</p>;"],
    [
      'names for machines',
      'const a = <input type="email" autoComplete="email" enterKeyHint="send" className="px-3" />;',
    ],
    ['signs', 'const a = <p>{`${a} · ${b}`}–</p>;'],
    ['markup without words', 'const mail = `<p style="color: red">${text}</p>`;'],
    ['a comparison', "const a = <p>{state === 'open' && <b>{t('x')}</b>}</p>;"],
  ])('ignores %s', (_name, source) => expect(findHardcodedTexts(source, 'planted.tsx')).toEqual([]));
});

it('finds no hard-coded text in the apps', () => {
  const sources = ['apps/web/src', 'apps/server/src', 'packages/preview/src/host'].flatMap(listSources);
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap((path) => {
    const name = relative(root, path).replaceAll('\\', '/');
    if (developerPages.has(name) || modelTexts.has(name)) return [];
    return findHardcodedTexts(readFileSync(path, 'utf8'), path).map(
      (text) => `${name}: ${text.slice(0, 100)}`,
    );
  });
  expect(found).toEqual([]);
});
