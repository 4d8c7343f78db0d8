import { describe, expect, it } from 'vitest';
import { loadPrinted } from '../../../test/printed-app.ts';
import { composeApp } from '../../compose-app.ts';

describe('stock that runs low', () => {
  const isLow = async (prompt: string) => {
    const app = composeApp({ prompt, language: 'en' });
    if (app.kind !== 'app') throw new Error(app.text);
    const printed = await loadPrinted(app.spec);
    const { isLowProduct } = await printed.load<{
      isLowProduct(row: { quantity: number; minimum: number | null }): boolean;
    }>('src/products/is-low-product.ts');
    return isLowProduct;
  };

  it('is below the number of the rule, or at its own minimum', async () => {
    const low = await isLow('stock app for my plant shop: plant, price, how many left, warn me under 5');
    expect(low({ quantity: 4, minimum: null })).toBe(true);
    expect(low({ quantity: 5, minimum: null })).toBe(false);
    expect(low({ quantity: 5, minimum: 3 })).toBe(false);
    expect(low({ quantity: 34, minimum: 34 })).toBe(true);
  });

  it('is at its own minimum without a rule', async () => {
    const low = await isLow('stock app for my plant shop: plant, price, how many left');
    expect(low({ quantity: 4, minimum: 3 })).toBe(false);
    expect(low({ quantity: 3, minimum: 3 })).toBe(true);
    expect(low({ quantity: 0, minimum: null })).toBe(true);
  });
});
