import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

// A reader of a clone must be able to open what a comment cites: docs/rules has a heading for each rule.
const root = join(import.meta.dirname, '..');
const isOwn = (path: string): boolean => !/node_modules|\/dist\/|\.cache|test-results/.test(path);
const listFiles = (folders: readonly string[], ending: RegExp): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(root, folder, name),
      ),
    )
    .filter((path) => ending.test(path) && isOwn(path));

const sources = listFiles(['apps', 'packages', 'e2e', 'bench', 'scripts'], /\.(?:ts|tsx|mjs|cjs|css|html)$/);
const pages = [...listFiles(['docs'], /\.md$/), join(root, 'README.md'), join(root, 'bench/README.md')];
const ownPath = relative(root, import.meta.filename);

/** The anchor that GitHub gives a heading. */
const toAnchor = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const listAnchors = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => toAnchor(heading)));

/** Problems with citations of the form `docs/rules/page.md#anchor`; a module may cite its whole page. */
function findBroken(text: string): string[] {
  return [...text.matchAll(/docs\/rules\/([\w-]+)\.md(?:#([\p{L}\p{N}_-]+))?/gu)].flatMap(
    ([citation, page = '', anchor]) => {
      const path = join(root, 'docs/rules', `${page}.md`);
      if (!existsSync(path)) return [`${citation}: no such page`];
      if (anchor === undefined) return [];
      return listAnchors(readFileSync(path, 'utf8')).has(anchor) ? [] : [`${citation}: no such heading`];
    },
  );
}

/** Documents that are not in the repository, cited by name or by section. */
const outside =
  /\b(?:customer|admin|decisions|payments|architecture|interface|style|wire-contract|data-engine|peers|libraries|preview-engine|composer|turn-protocol|designer|app-descriptions)\.md\b|§\s?\d/;

describe('citations', () => {
  it('recognises a missing page, a missing anchor and a document outside the repository', () => {
    expect(toAnchor('Opening balance (`initialCredits`)')).toBe('opening-balance-initialcredits');
    expect(findBroken('see docs/rules/no-such-page.md#a')).toEqual([
      'docs/rules/no-such-page.md#a: no such page',
    ]);
    expect('customer.md §9').toMatch(outside);
    expect('docs/rules/credits.md#opening-balance').not.toMatch(outside);
  });

  it('of source files lead to a page or a heading', () => {
    const broken = sources
      .filter((path) => relative(root, path) !== ownPath)
      .flatMap((path) =>
        findBroken(readFileSync(path, 'utf8')).map((problem) => `${relative(root, path)}: ${problem}`),
      );
    expect(broken).toEqual([]);
  });

  it('name no document outside the repository', () => {
    const found = [...sources, ...pages]
      .filter((path) => relative(root, path) !== ownPath)
      .flatMap((path) =>
        readFileSync(path, 'utf8')
          .replaceAll(/docs\/[\w/-]+\.md|\]\([^)]*\)/g, '')
          .split('\n')
          .flatMap((line, at) =>
            outside.test(line) ? [`${relative(root, path)}:${at + 1}: ${line.trim()}`] : [],
          ),
      );
    expect(found).toEqual([]);
  });

  it('between the pages lead to a file and a heading', () => {
    const broken = pages.flatMap((path) => {
      const text = readFileSync(path, 'utf8').replaceAll(/```[\s\S]*?```/g, '');
      return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
        if (/^[a-z]+:/.test(target)) return [];
        const [file = '', anchor] = target.split('#');
        const cited = file === '' ? path : resolve(dirname(path), file);
        if (!existsSync(cited)) return [`${relative(root, path)}: ${target}`];
        if (anchor === undefined || !cited.endsWith('.md')) return [];
        return listAnchors(readFileSync(cited, 'utf8')).has(anchor)
          ? []
          : [`${relative(root, path)}: ${target}`];
      });
    });
    expect(broken).toEqual([]);
  });

  it('of the rules pages name constants that exist', () => {
    const code = sources.map((path) => readFileSync(path, 'utf8')).join('\n');
    const rules = listFiles(['docs'], /\.md$/).filter((path) => path.includes('docs/rules/'));
    const missing = rules.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/`([A-Za-z_][\w]*(?:\.[A-Za-z_]\w*)*)`/g)].flatMap(
        ([, name = '']) =>
          name.split('.').every((part) => code.includes(part)) ? [] : [`${relative(root, path)}: ${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });
});
