import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

describe('orders of a trade', () => {
  it.each([
    ['work orders for a car repair shop', 'en', 'carRepair'],
    ['oto tamirhanesi iş emirleri', 'tr', 'carRepair'],
    ['work orders for our crew', 'en', 'fieldCrew'],
  ] as const)('are those of the trade that is named: %s', (prompt, language, subject) => {
    const read = understand({ prompt, language, seed: 7 });
    expect(read.kind === 'app' ? read.subject?.id : read.kind).toBe(subject);
  });
});
