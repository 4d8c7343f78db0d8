import { expect, it } from 'vitest';
import { createProvider, describeProvider } from './create-provider.ts';
import { testConfig } from './testing/turn-fixture.ts';

const noAnswer = () => Promise.reject(new Error('not called'));

it('uses the built-in provider by default', () => {
  const config = { ...testConfig, provider: 'builtin' } as const;
  expect(createProvider(config, noAnswer)).toMatchObject({
    kind: 'builtin',
    model: 'kilim-builtin',
    readsContext: false,
  });
  expect(describeProvider(config)).toEqual({ provider: 'builtin', model: 'kilim-builtin' });
});

it('requires a key only for the default address', () => {
  expect(createProvider(testConfig, noAnswer)).toBeNull();
  expect(createProvider({ ...testConfig, apiKey: 'k' }, noAnswer)).toMatchObject({
    kind: 'openai-compatible',
    model: 'test-model',
  });
  expect(createProvider({ ...testConfig, baseUrl: 'http://127.0.0.1:11434/v1' }, noAnswer)).toMatchObject({
    readsContext: true,
  });
  expect(describeProvider(testConfig)).toEqual({ provider: 'openai-compatible', model: 'test-model' });
});
