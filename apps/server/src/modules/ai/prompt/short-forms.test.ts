import { findRelatedWords } from '@kilim/composer';
import { expect, it } from 'vitest';
import { excerptFile } from './excerpt-file.ts';
import { outlineFiles } from './outline-files.ts';
import { findRulesPath } from './project-rules.ts';
import { summarizeChat } from './summarize-chat.ts';

it('lists the exports of modules', () => {
  const files = {
    'src/a.ts':
      'export const a = 1;\nexport async function b() {}\nexport type C = string;\nconst hidden = 1;',
    'src/B.tsx': 'export default function B() {}\nexport { x as y, type Z } from "./x";',
    'src/none.ts': 'import "./a";',
    'a.json': '{}',
  };
  expect(outlineFiles(files, ['src/B.tsx', 'a.json', 'src/none.ts', 'src/a.ts'])).toBe(
    'src/B.tsx: default B, x as y, type Z\nsrc/a.ts: a, b, C',
  );
});

it('shows the lines with words of the request and the first lines, with their numbers', () => {
  const lines = Array.from({ length: 100 }, (_, at) => (at === 59 ? 'const cartTotal = 1;' : `line${at}`));
  const shown = excerptFile(lines.join('\n'), findRelatedWords('sepet toplamı'), 4_000);
  expect(shown.split('\n').filter((line) => /^(?:⋮|(?:1|8|52|60|68)\|)/.test(line))).toEqual([
    '1| line0',
    '8| line7',
    '⋮',
    '52| line51',
    '60| const cartTotal = 1;',
    '68| line67',
    '⋮',
  ]);
  expect(excerptFile('x\n'.repeat(10_000), [], 100).length).toBeLessThan(120);
  expect(excerptFile('y'.repeat(1_000_000), [], 5_000).length).toBeLessThan(500);
});

it('summarises messages in one line each', () => {
  const long = 'çok uzun '.repeat(50);
  const summary = summarizeChat([
    { role: 'user', content: 'Sepet\nekle', paths: [] },
    { role: 'assistant', content: 'Sepet\nEklendi.', paths: ['src/cart.ts', 'src/App.tsx'] },
    { role: 'user', content: ' ', paths: [] },
    { role: 'user', content: long, paths: [] },
  ]);
  const [first, second, third, ...more] = summary.split('\n');
  expect([first, second, more]).toEqual([
    '- asked: Sepet ekle',
    '  answered: Sepet (src/cart.ts, src/App.tsx)',
    [],
  ]);
  expect(third).toHaveLength('- asked: '.length + 141);
});

it('finds the rules of a project however their name is written', () => {
  expect(findRulesPath({ 'KILIM.md': '' })).toBe('KILIM.md');
  expect(findRulesPath({ 'kilim.md': '' })).toBe('kilim.md');
  expect(findRulesPath({ 'docs/KILIM.md': '' })).toBeUndefined();
});
