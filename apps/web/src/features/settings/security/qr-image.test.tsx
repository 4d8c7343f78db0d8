import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrImage } from './qr-image.tsx';

/** `İğneyle` at version 1, level M, mask 2: the symbol of an encoder whose output was decoded module by module. */
const symbol = `
#######..###..#######
#.....#..##.#.#.....#
#.###.#.#..##.#.###.#
#.###.#.##.##.#.###.#
#.###.#.#...#.#.###.#
#.....#.####..#.....#
#######.#.#.#.#######
........#............
#.#####..#.#..#####..
.#......#.#######.###
##.##.##..#.#.....#.#
#..#......####...#...
..#..######.#.###.##.
........#.#.##..###..
#######..###.#....###
#.....#.##.........#.
#.###.#.#..#.....##.#
#.###.#.##.#######...
#.###.#.##..#.#..#...
#.....#..#.########..
#######.###.#...#..#.
`.trim();

/** The modules of a drawn symbol with its quiet zone. */
function readModules(markup: string): string {
  const size = Number(/viewBox="0 0 (\d+) \d+"/.exec(markup)?.[1]);
  const dark = new Set([...markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const lines = Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_column, x) => (dark.has(`${x} ${y}`) ? '#' : '.')).join(''),
  );
  return lines.join('\n');
}

it('draws a known symbol inside a quiet zone of four modules', () => {
  const margin = Array.from({ length: 4 }, () => '.'.repeat(29));
  const rows = symbol.split('\n').map((row) => `....${row}....`);
  const drawn = readModules(renderToStaticMarkup(<QrImage text="İğneyle" label="QR" />));
  expect(drawn.split('\n')).toEqual([...margin, ...rows, ...margin]);
});

it('draws the longest text that a symbol holds', () => {
  expect(readModules(renderToStaticMarkup(<QrImage text={'x'.repeat(2_331)} label="QR" />))).toContain('#');
});
