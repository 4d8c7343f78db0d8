import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

// Comments, test names and developer errors are in ordinary technical English (docs/glossary.md). These are words that
// a review found in sentences that no reader understood; each has a standard term or is not needed.
const avoided: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bsomebody(?:'s)?\b/i, 'a user, a caller, someone'],
  [/\bnobody(?:'s)?\b/i, 'no user, no one'],
  [/\bwhoever\b/i, 'the user who, a caller that'],
  [/\banew\b/i, 'again'],
  [/\bhears?(?: of)?\b/i, 'receives, is notified of'],
  [/\bis told\b|\bare told\b/i, 'is notified, receives'],
  [/\bfor want of\b/i, 'without'],
  [/\b(?:of|by|from) (?:ours|theirs|its own doing)\b/i, 'our, their'],
  [/\brehearsal\b/i, 'simulator'],
  [/\bmortal\b/i, 'crashing'],
  [/\blook at whose\b/i, 'ownership query'],
  [/\bbrings? back\b/i, 'restores'],
  [/\bgoes? on (?:living|being)\b/i, 'stays'],
];

const root = join(import.meta.dirname, '..');
const isChecked = (path: string): boolean =>
  /\.(?:ts|tsx|mjs|css)$/.test(path) && !/node_modules|\/dist\/|\/composer\/kit\/|\.cache/.test(path);

const listFiles = (): string[] =>
  ['apps', 'packages', 'e2e', 'bench', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(root, folder, name),
      ),
    )
    .filter((path) => isChecked(path) && relative(root, path) !== 'scripts/plain-english.test.ts');

/** Comment lines, test names and messages of developer errors. Texts for users are in packages/messages. */
function listSentences(source: string): readonly (readonly [line: number, text: string])[] {
  const found: (readonly [number, string])[] = [];
  let isInBlock = false;
  for (const [at, line] of source.split('\n').entries()) {
    const text = line.trim();
    if (text.startsWith('/*')) isInBlock = true;
    const isComment = isInBlock || text.startsWith('//') || / \/\/ /.test(line);
    const isTestName = /^(?:it|test|describe\w*)(?:\.\w+)?(?:\([^'"`]*\))?\(\s*['"`]/.test(text);
    const isError = /new (?:Type|Range)?Error\(/.test(text);
    if (isComment || isTestName || isError) found.push([at + 1, text]);
    if (text.endsWith('*/')) isInBlock = false;
  }
  return found;
}

const findAvoided = (source: string): string[] =>
  listSentences(source).flatMap(([line, text]) =>
    avoided
      .filter(([word]) => word.test(text))
      .map(([word, instead]) => `${line}: ${word.exec(text)?.[0]} (${instead}): ${text}`),
  );

describe('plain English', () => {
  it('finds avoided words in comments, test names and developer errors only', () => {
    const source = [
      "const text = 'somebody';",
      '// Somebody asks.',
      "it('is told anew', () => {",
      "throw new Error('Nobody came.');",
      '/**',
      ' * Whoever reads this.',
      ' */',
    ].join('\n');
    expect(findAvoided(source).map((found) => found.split(' (')[0])).toEqual([
      '2: Somebody',
      '3: anew',
      '3: is told',
      '4: Nobody',
      '6: Whoever',
    ]);
  });

  it('is used in every source file', () => {
    const files = listFiles();
    expect(files.length).toBeGreaterThan(1_000);
    const found = files.flatMap((path) =>
      findAvoided(readFileSync(path, 'utf8')).map((problem) => `${relative(root, path)}:${problem}`),
    );
    expect(found).toEqual([]);
  });
});
