import { expect, it } from 'vitest';
import { layoutIds } from '../../spec/app-spec.ts';
import { screenSource } from '../../testing/print-spec.ts';
import { specFrom } from '../../testing/spec-from.ts';

it.each(layoutIds)('opens the basket from a product in the layout %s', (layout) => {
  const spec = { ...specFrom({ archetype: 'catalogue' }), layout };
  expect(screenSource(spec, 'product')).toContain("navigation.popTo('Main', { screen: 'Cart' })");
});
