import { describe, expect, it } from 'vitest';
import { dayOf, readPeriod, startOfDay } from './report-period.ts';

const now = Date.parse('2026-11-20T21:30:00Z');

describe('startOfDay', () => {
  it('uses the time zone of Türkiye, also in past summers', () => {
    expect(dayOf(now)).toBe('2026-11-21');
    expect(startOfDay('2026-11-21')).toBe(Date.parse('2026-11-20T21:00:00Z'));
    expect(startOfDay('2015-01-10')).toBe(Date.parse('2015-01-09T22:00:00Z'));
    expect(startOfDay('2015-07-10')).toBe(Date.parse('2015-07-09T21:00:00Z'));
    expect(startOfDay('2026-02-30')).toBeNull();
  });
});

describe('readPeriod', () => {
  it('covers the last 12 months by default', () => {
    const period = readPeriod({}, now);
    expect(period).toMatchObject({ firstDay: '2025-12-01', lastDay: '2026-11-21' });
    expect(period.months.map(({ name }) => name)).toHaveLength(12);
    expect(period.months.at(-1)).toEqual({
      name: '2026-11',
      from: Date.parse('2026-10-31T21:00:00Z'),
      to: Date.parse('2026-11-21T21:00:00Z'),
    });
  });

  it('lists adjacent months, each once', () => {
    const { months, from, to } = readPeriod({ from: '2024-11-15', to: '2025-02-03' }, now);
    expect(months.map(({ name }) => name)).toEqual(['2024-11', '2024-12', '2025-01', '2025-02']);
    expect(months[0]?.from).toBe(from);
    expect(months.at(-1)?.to).toBe(to);
    for (const [at, month] of months.slice(1).entries()) expect(month.from).toBe(months[at]?.to);
  });

  it.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ to: '2026-13-01' }, 'to'],
    [{ from: '2026-11-22', to: '2026-11-21' }, 'from'],
    [{ from: '2010-01-01', to: '2026-01-01' }, 'from'],
  ])('rejects %j', (asked, field) => {
    expect(() => readPeriod(asked, now)).toThrow(
      expect.objectContaining({ type: 'general_argument_invalid', fields: { [field]: expect.anything() } }),
    );
  });
});
