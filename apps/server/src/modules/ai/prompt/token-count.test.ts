import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { loadTokenCounter } from './token-count.ts';

const code = Array.from({ length: 300 }, (_, line) => `const değer${line} = <View key={${line}} />;`).join(
  '\n',
);

describe('loadTokenCounter', () => {
  it('counts at least as many tokens as the tokenizer and at most a few more', async () => {
    const count = await loadTokenCounter();
    for (const text of ['', 'Merhaba dünya', code, '  \n\n\t ', '😀'.repeat(300)]) {
      const exact = countTokens(text);
      expect(count(text)).toBeGreaterThanOrEqual(exact);
      expect(count(text)).toBeLessThanOrEqual(Math.ceil(exact * 1.03));
    }
  });

  it('counts control tokens as text', async () => {
    expect((await loadTokenCounter())('<|endoftext|>')).toBeGreaterThan(1);
  });

  it('counts a very long word quickly', async () => {
    const count = await loadTokenCounter();
    // Without slices, each of these would take minutes.
    for (const letter of ['a', ' ', '\n', 'ş', '😀'])
      expect(count(letter.repeat(400_000))).toBeGreaterThan(0);
  });
});
