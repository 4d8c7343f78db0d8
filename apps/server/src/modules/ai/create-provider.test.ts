import { expect, it } from 'vitest';
import { createProvider, describeProvider } from './create-provider.ts';
import { testConfig } from './testing/ai-stage.ts';

it('answers itself without any configuration', () => {
  const config = { ...testConfig, provider: 'builtin' } as const;
  expect(createProvider(config)).toMatchObject({
    kind: 'builtin',
    model: 'kilim-builtin',
    readsContext: false,
  });
  expect(describeProvider(config)).toEqual({ provider: 'builtin', model: 'kilim-builtin' });
});

it('takes a local server without a key, but not the default address', () => {
  expect(createProvider(testConfig)).toBeNull();
  expect(createProvider({ ...testConfig, apiKey: 'k' })).toMatchObject({
    kind: 'openai-compatible',
    model: 'test-model',
  });
  expect(createProvider({ ...testConfig, baseUrl: 'http://127.0.0.1:11434/v1' })).toMatchObject({
    readsContext: true,
  });
  expect(describeProvider(testConfig)).toEqual({ provider: 'openai-compatible', model: 'test-model' });
});
