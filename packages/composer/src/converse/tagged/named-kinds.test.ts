import { describe, expect, it } from 'vitest';
import { tokenize } from '../../language/tokens.ts';
import { withNamedKinds } from './named-kinds.ts';
import type { TagSpan } from './tags.ts';

const words = tokenize('a rarity box would be nice - common, uncommon, rare');
const opt: TagSpan = { name: 'opt', from: 8, to: 9 };

describe('words for a kind of field', () => {
  it('are a new part if they name one and no other part is there', () => {
    const spans = withNamedKinds([{ name: 'kind', from: 1, to: 3 }, opt], words);
    expect(spans).toEqual([{ name: 'add', from: 1, to: 2 }, opt]);
  });

  it('stay what they are beside a part, or if they name none', () => {
    const beside: readonly TagSpan[] = [
      { name: 'change', from: 0, to: 1 },
      { name: 'kind', from: 1, to: 3 },
    ];
    expect(withNamedKinds(beside, words)).toEqual(beside);
    const plain: readonly TagSpan[] = [{ name: 'kind', from: 2, to: 3 }];
    expect(withNamedKinds(plain, words)).toEqual(plain);
  });
});
