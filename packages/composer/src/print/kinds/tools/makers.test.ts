import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../../kit/src/tools/code/qr-content.ts';
import { exampleDrawing } from '../../../../kit/src/tools/drawing/example.ts';
import { extendStroke, paperSize, toPath } from '../../../../kit/src/tools/drawing/strokes.ts';
import { isLit } from '../../../../kit/src/tools/light/light.ts';
import { changeText, countText } from '../../../../kit/src/tools/text/text-changes.ts';
import { addTap, limitBpm } from '../../../../kit/src/tools/time/metronome.ts';

describe('the content of a QR code', () => {
  const input = { text: '', network: '', password: '' };

  it('is an address with a protocol', () => {
    expect(contentOf({ ...input, kind: 'link', text: ' kilim.app ' })).toBe('https://kilim.app');
    expect(contentOf({ ...input, kind: 'link', text: 'mailto:a@b.c' })).toBe('mailto:a@b.c');
  });

  it('escapes signs of a network and its password', () => {
    const wifi = { ...input, kind: 'wifi' as const, network: 'Ev;1', password: 'a:b' };
    expect(contentOf(wifi)).toBe('WIFI:T:WPA;S:Ev\\;1;P:a\\:b;;');
    expect(contentOf({ ...wifi, password: '' })).toBe('WIFI:T:nopass;S:Ev\\;1;;');
  });

  it('is a number to call', () => {
    expect(contentOf({ ...input, kind: 'phone', text: '+90 (532) 000 00 00' })).toBe('tel:+905320000000');
  });

  it('is empty before something is typed', () => {
    for (const kind of ['link', 'text', 'wifi', 'phone'] as const)
      expect(contentOf({ ...input, kind })).toBe('');
  });
});

describe('a drawn line', () => {
  const line = { color: '#000000', width: 8, points: [] };

  it('leaves out points that are nearly the same', () => {
    const one = extendStroke(line, { x: 10, y: 10 });
    expect(extendStroke(one, { x: 11, y: 11 })).toBe(one);
    expect(extendStroke(one, { x: 40, y: 10 }).points).toHaveLength(2);
  });

  it('ends at the last point, and one point is a dot', () => {
    expect(toPath([{ x: 1, y: 2 }])).toBe('M1 2l0.1 0');
    expect(
      toPath([
        { x: 1, y: 2 },
        { x: 5, y: 6 },
      ]),
    ).toMatch(/L5 6$/);
    expect(toPath([])).toBe('');
  });

  it('of the example stays on the paper', () => {
    for (const { points } of exampleDrawing)
      for (const { x, y } of points)
        expect(Math.max(x, y, paperSize - x, paperSize - y)).toBeLessThan(paperSize);
  });
});

describe('the tempo of presses', () => {
  it('is their mean pause', () => {
    let times: readonly number[] = [];
    let bpm: number | undefined;
    for (const now of [0, 500, 1000, 1500]) ({ times, bpm } = addTap(times, now));
    expect(bpm).toBe(120);
  });

  it('starts again after a long pause and stays in range', () => {
    expect(addTap([0, 500], 9000)).toEqual({ times: [9000], bpm: undefined });
    expect(addTap([5], 5)).toEqual({ times: [5, 5], bpm: undefined });
    expect([limitBpm(1), limitBpm(999)]).toEqual([30, 240]);
  });
});

describe('the light', () => {
  it('blinks less than three times a second', () => {
    expect([0, 499, 500, 999, 1000].map((time) => isLit('blink', time))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
    expect(isLit('steady', 12_345)).toBe(true);
  });

  it('sends three short, three long and three short signals', () => {
    const seen = Array.from({ length: 30 }, (_, at) => (isLit('sos', at * 200) ? '#' : '.')).join('');
    expect(seen).toBe('#.#.#...###.###.###...#.#.#...');
  });
});

describe('a text', () => {
  it('is counted', () => {
    expect(countText('Bugün hava güzel. Çıkalım mı?')).toEqual({ characters: 29, words: 5, sentences: 2 });
    expect(countText('')).toEqual({ characters: 0, words: 0, sentences: 0 });
    expect(countText('no end')).toMatchObject({ sentences: 1 });
  });

  it('is changed by the rules of its language', () => {
    expect(changeText('ılık ilik', 'upper', 'tr')).toBe('ILIK İLİK');
    expect(changeText('IŞIK', 'lower', 'tr')).toBe('ışık');
    expect(changeText('iki kapı', 'title', 'tr')).toBe('İki Kapı');
    expect(changeText('SOS şu', 'morse', 'tr')).toBe('... --- ... / ... ..-');
    expect(changeText('ab😀', 'reverse', 'en')).toBe('😀ba');
  });
});
