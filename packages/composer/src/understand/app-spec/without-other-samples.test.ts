import { describe, expect, it } from 'vitest';
import { sampleField } from '../../lexicon/index.ts';
import { withoutOtherSamples } from './without-other-samples.ts';

describe('the rows of a field that has another type than its id', () => {
  it.each(['phone', 'email', 'name', 'note'])('have values of that type: %s', (id) => {
    const label = { tr: id, en: id };
    for (const type of ['number', 'money', 'percent', 'duration', 'rating'] as const)
      expect(sampleField(withoutOtherSamples({ id, label, type }), 0, 'en')).toBeTypeOf('number');
    for (const type of ['date', 'dateTime', 'boolean', 'text'] as const)
      expect(sampleField(withoutOtherSamples({ id, label, type }), 0, 'en')).toBeDefined();
  });
});
