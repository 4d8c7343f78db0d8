import { beforeEach, describe, expect, it } from 'vitest';
import { loadPrinted, type PrintedModules } from '../../../test/printed-app.ts';
import { composeApp } from '../../compose-app.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { specFrom } from '../../testing/spec-from.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

interface Store {
  getState(): {
    readonly items: readonly Row[];
    readonly isLoaded: boolean;
    save(row: Readonly<Record<string, unknown>>): string;
    update(id: string, part: Readonly<Record<string, unknown>>): void;
    remove(id: string): () => void;
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

function composed(prompt: string): AppSpec {
  const app = composeApp({ prompt, language: 'en' });
  if (app.kind !== 'app') throw new Error(app.text);
  return app.spec;
}

describe('rows of the last session', () => {
  const spec = specFrom({ archetype: 'appointments', language: 'en' });
  const load = async (printed: PrintedModules): Promise<Store> => {
    const { useCustomers } = await printed.load<{ useCustomers: Store }>('src/customers/use-customers.ts');
    return useCustomers;
  };

  it('are not preceded by examples', async () => {
    const printed = await loadPrinted(spec);
    await printed.storage.setItem('customers', JSON.stringify({ version: 1, items: [] }));
    const store = await load(printed);
    expect(store.getState().items).toEqual([]);
    await settled();
    expect(store.getState()).toMatchObject({ items: [], isLoaded: true });
  });

  it('are the examples at the first start', async () => {
    const store = await load(await loadPrinted(spec));
    await settled();
    expect(store.getState().items.length).toBeGreaterThan(0);
  });

  it('stay beside a row that was saved before they were read', async () => {
    const printed = await loadPrinted(spec);
    const items = [{ id: 'a', name: 'Ada' }];
    // The module is loaded with a storage that answers later.
    const { getItem } = printed.storage;
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    printed.storage.getItem = async (key) => {
      await asked;
      return key === 'customers' ? JSON.stringify({ version: 1, items }) : getItem(key);
    };
    const store = await load(printed);
    store.getState().save({ id: 'b', name: 'Bo' });
    answer();
    await settled();
    expect(store.getState().items.map(({ id }) => id)).toEqual(['b', 'a']);
    const kept = await getItem('customers');
    expect(kept).toContain('Bo');
    expect(kept).toContain('Ada');
  });
});

describe('stock', () => {
  interface Rules {
    findShortage(previous: unknown, next: unknown): string | undefined;
    moveStock(previous: unknown, next: unknown): string | undefined;
  }
  const spec = composed('stock app for my plant shop: plant, price, how many left, record sales');
  let products: Store;
  let rules: Rules;
  const stockOf = (id: string): unknown =>
    products.getState().items.find((product) => product.id === id)?.['quantity'];
  const movement = (productId: string, direction: 'in' | 'out', quantity: number): Row => ({
    id: 'm',
    productId,
    direction,
    quantity,
  });

  beforeEach(async () => {
    const printed = await loadPrinted(spec);
    ({ useProducts: products } = await printed.load<{ useProducts: Store }>('src/products/use-products.ts'));
    rules = await printed.load<Rules>('src/movements/move-stock.ts');
    await settled();
    products.getState().update('product-1', { quantity: 9 });
    products.getState().update('product-2', { quantity: 4 });
  });

  it('stays as it is if taking back a movement would make it negative', () => {
    expect(rules.moveStock(movement('product-1', 'in', 10), undefined)).toContain('9');
    expect(stockOf('product-1')).toBe(9);
  });

  it('is the same after a deletion was taken back', () => {
    expect(rules.moveStock(movement('product-1', 'in', 9), undefined)).toBeUndefined();
    expect(stockOf('product-1')).toBe(0);
    expect(rules.moveStock(undefined, movement('product-1', 'in', 9))).toBeUndefined();
    expect(stockOf('product-1')).toBe(9);
  });

  it('is checked for both products if a movement goes from one to the other', () => {
    const before = movement('product-1', 'in', 10);
    expect(rules.moveStock(before, movement('product-2', 'in', 10))).not.toContain('-');
    expect([stockOf('product-1'), stockOf('product-2')]).toEqual([9, 4]);
    const small = movement('product-1', 'in', 5);
    expect(rules.moveStock(small, movement('product-2', 'out', 3))).toBeUndefined();
    expect([stockOf('product-1'), stockOf('product-2')]).toEqual([4, 1]);
  });

  it('never has less than nothing left in a message', () => {
    const texts = [
      rules.findShortage(movement('product-1', 'in', 10), movement('product-1', 'out', 2)),
      rules.findShortage(movement('product-1', 'in', 10), movement('product-1', 'in', 0)),
      rules.findShortage(undefined, movement('product-2', 'out', 5)),
    ];
    for (const text of texts) expect(text).not.toMatch(/-\d/);
    expect(texts[2]).toBe('Only 4 left in stock.');
  });

  it('may be taken out up to what there was before the movement that is edited', () => {
    expect(
      rules.findShortage(movement('product-2', 'out', 3), movement('product-2', 'out', 7)),
    ).toBeUndefined();
    expect(rules.findShortage(movement('product-2', 'out', 3), movement('product-2', 'out', 8))).toBe(
      'Only 7 left in stock.',
    );
  });

  it('does not matter for a movement of a deleted product', () => {
    expect(rules.moveStock(movement('gone', 'in', 10), undefined)).toBeUndefined();
  });
});

describe('a row that others refer to', () => {
  it('is counted by those that refer to it', async () => {
    const printed = await loadPrinted(specFrom({ archetype: 'appointments', language: 'en' }));
    const { countCustomerUses } = await printed.load<{ countCustomerUses(id: string): number }>(
      'src/customers/count-customer-uses.ts',
    );
    await settled();
    expect(countCustomerUses('customer-1')).toBeGreaterThan(0);
    expect(countCustomerUses('unknown')).toBe(0);
  });

  it('takes its movements with it, and brings them back', async () => {
    const printed = await loadPrinted(composed('stock app for my plant shop: plant, price, how many left'));
    const { removeProduct } = await printed.load<{ removeProduct(id: string): () => void }>(
      'src/products/remove-product.ts',
    );
    const { useMovements } = await printed.load<{ useMovements: Store }>('src/movements/use-movements.ts');
    const { useProducts } = await printed.load<{ useProducts: Store }>('src/products/use-products.ts');
    await settled();
    const before = [useProducts.getState().items, useMovements.getState().items];
    const restore = removeProduct('product-1');
    expect(useProducts.getState().items.some(({ id }) => id === 'product-1')).toBe(false);
    expect(useMovements.getState().items.some((row) => row['productId'] === 'product-1')).toBe(false);
    restore();
    expect([useProducts.getState().items, useMovements.getState().items]).toEqual(before);
  });
});
