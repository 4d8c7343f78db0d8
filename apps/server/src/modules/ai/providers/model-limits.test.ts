import { expect, it } from 'vitest';
import { capInput, capOutput, readLimits } from './model-limits.ts';

it.each([
  [
    'max_tokens is too large: 8000. This model supports at most 4096 completion tokens, whereas you provided 8000.',
    { output: 4_096 },
  ],
  ['Invalid max_tokens value, the valid range of max_tokens is [1, 8192]', { output: 8_192 }],
  ['max_tokens: 8000 > 4096, which is the maximum allowed number of output tokens', { output: 4_096 }],
  [
    '`max_tokens` must be less than or equal to `4096`, the maximum value for `max_tokens` is less than the context window',
    { output: 4_096 },
  ],
  [
    "This model's maximum context length is 8,192 tokens. However, you requested 32000 tokens (24000 in the messages, 8000 in the completion).",
    { context: 8_192 },
  ],
  ['the request exceeds the available context size (4096 tokens), try increasing it', { context: 4_096 }],
  ['Unsupported parameter: max_tokens. Use max_completion_tokens instead.', {}],
  ['max_tokens must be at most 1', {}],
  ['model not found', {}],
])('reads the limits of %j', (message, limits) => {
  expect(readLimits(message)).toEqual(limits);
});

it.each([
  [{}, 8_000, 24_000],
  [{ output: 4_096 }, 4_096, 24_000],
  [{ context: 8_192 }, 2_048, 5_529],
  [{ context: 200_000 }, 8_000, 24_000],
  [{ output: 1_000, context: 16_000 }, 1_000, 13_500],
])('limits answer and prompt by %j', (limits, output, input) => {
  expect(capOutput(limits, 8_000)).toBe(output);
  expect(capInput(limits, 24_000, 8_000)).toBe(input);
});
