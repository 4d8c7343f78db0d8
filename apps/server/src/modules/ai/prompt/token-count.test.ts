import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { loadTokenCounter } from './token-count.ts';

const code = Array.from({ length: 300 }, (_, line) => `const değer${line} = <View key={${line}} />;`).join(
  '\n',
);

describe('loadTokenCounter', () => {
  it('never counts less than the tokenizer and hardly more', async () => {
    const count = await loadTokenCounter();
    for (const text of ['', 'Merhaba dünya', code, '  \n\n\t ', '😀'.repeat(300)]) {
      const exact = countTokens(text);
      expect(count(text)).toBeGreaterThanOrEqual(exact);
      expect(count(text)).toBeLessThanOrEqual(Math.ceil(exact * 1.03));
    }
  });

  it('takes what looks like a control token for text', async () => {
    expect((await loadTokenCounter())('<|endoftext|>')).toBeGreaterThan(1);
  });

  it('is not stopped by one endless word', async () => {
    const count = await loadTokenCounter();
    // Uncut, each of these would take the tokenizer minutes and the test its time limit.
    for (const letter of ['a', ' ', '\n', 'ş', '😀'])
      expect(count(letter.repeat(400_000))).toBeGreaterThan(0);
  });
});
