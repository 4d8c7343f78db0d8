import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvCell, csvFormats, encodeCsv, encodeCsvLine } from './csv.ts';
import { formatCsvTime } from './csv-time.ts';

const { tr, en } = csvFormats;

async function readAll(rows: readonly (readonly CsvCell[])[]): Promise<{ text: string; pieces: number }> {
  const pieces: Uint8Array[] = [];
  for await (const piece of encodeCsv(rows, en)) pieces.push(piece);
  return {
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(pieces)),
    pieces: pieces.length,
  };
}

/** A minimal RFC 4180 parser. */
function parseRecord(text: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ',') {
      cells.push(cell);
      cell = '';
    } else if (sign === '\r' && text[at + 1] === '\n' && at === text.length - 2) break;
    else cell += sign;
  }
  return [...cells, cell];
}

describe('encodeCsvLine', () => {
  it('quotes cells with separators, quotes and line breaks', () => {
    expect(encodeCsvLine(['Işıl', 'a,b', 'de "x"', 'iki\nsatır', null, -5, 1.5], en)).toBe(
      'Işıl,"a,b","de ""x""","iki\nsatır",,-5,1.5\r\n',
    );
  });

  it('separates cells by semicolons and writes a decimal comma in Turkish', () => {
    expect(encodeCsvLine(['Işıl', 'a,b', 'c;d', -5, 1.5], tr)).toBe('Işıl;"a,b";"c;d";-5;1,5\r\n');
    expect(encodeCsvLine(['=1+1'], tr)).toBe("'=1+1\r\n");
  });

  it.each(['=1+1', '+90', '-2', '@SUM(A1)', '\t=1', ' =1', '\u200B=1', '\uFEFF@a', '\uFF1D1'])(
    'prefixes %j, which a spreadsheet would run as a formula',
    (text) => {
      expect(parseRecord(encodeCsvLine([text], en))).toEqual([`'${text}`]);
    },
  );

  it('writes every other text unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (texts) => {
        const read = parseRecord(encodeCsvLine(texts, en));
        expect(read.map((cell, at) => (cell === `'${texts[at]}` ? texts[at] : cell))).toEqual(texts);
        for (const cell of read) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });
});

describe('encodeCsv', () => {
  it('begins with a byte order mark', async () => {
    expect(await readAll([['a'], ['b']])).toEqual({ text: '\uFEFFa\r\nb\r\n', pieces: 1 });
    expect((await readAll([])).text).toBe('\uFEFF');
  });

  it('splits a long file into chunks', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => [at, 'x'.repeat(50)]);
    const { text, pieces } = await readAll(rows);
    expect(pieces).toBeGreaterThan(3);
    expect(text.split('\r\n')).toHaveLength(5_001);
  });
});

it.each([
  ['tr', undefined, '15.11.2023 01:13'],
  ['en', undefined, '15/11/2023 01:13'],
  ['tr', 'America/New_York', '14.11.2023 17:13'],
  ['tr', 'Mars/Base', '15.11.2023 01:13'],
] as const)('writes times in %s for the time zone %s', (language, timezone, text) => {
  expect(formatCsvTime('2023-11-14T22:13:20.000+00:00', language, timezone)).toBe(text);
});
