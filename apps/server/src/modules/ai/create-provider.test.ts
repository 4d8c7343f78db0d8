import { expect, it } from 'vitest';
import { createProvider, describeProvider } from './create-provider.ts';
import { inlineTasks, testConfig } from './testing/turn-fixture.ts';

it('uses the built-in provider by default', () => {
  const config = { ...testConfig, provider: 'builtin' } as const;
  expect(createProvider(config, inlineTasks)).toMatchObject({
    kind: 'builtin',
    model: 'kilim-builtin',
    readsContext: false,
  });
  expect(describeProvider(config)).toEqual({
    provider: 'builtin',
    model: 'kilim-builtin',
    readsImages: false,
  });
});

it('requires a key only for the default address', () => {
  expect(createProvider(testConfig, inlineTasks)).toBeNull();
  expect(createProvider({ ...testConfig, apiKey: 'k' }, inlineTasks)).toMatchObject({
    kind: 'openai-compatible',
    model: 'test-model',
  });
  expect(createProvider({ ...testConfig, baseUrl: 'http://127.0.0.1:11434/v1' }, inlineTasks)).toMatchObject({
    readsContext: true,
  });
  expect(describeProvider(testConfig)).toEqual({
    provider: 'openai-compatible',
    model: 'test-model',
    readsImages: false,
  });
});
