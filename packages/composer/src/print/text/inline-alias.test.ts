import { expect, it } from 'vitest';
import { inlineAlias } from './inline-alias.ts';

it('uses a function by its own name', () => {
  const source = ['const format = formatMoney;', '', '<Chart format={format} value={format(sum)} />'];
  expect(inlineAlias(source.join('\n'))).toBe('<Chart format={formatMoney} value={formatMoney(sum)} />');
});

it('keeps what follows the alias, and a function that does more', () => {
  expect(inlineAlias('const format = formatMoney;\nconst goal = 8;\n\nformat(goal)')).toBe(
    'const goal = 8;\n\nformatMoney(goal)',
  );
  const own = 'const format = (value: number) => `${value} kg`;\n\nformat(total)';
  expect(inlineAlias(own)).toBe(own);
});
