import { type Rgb, writePng } from './write-png.ts';

const wool: Rgb = [251, 249, 245];
const sand: Rgb = [234, 222, 201];
const madder: Rgb = [168, 50, 31];
const indigo: Rgb = [39, 64, 126];
const saffron: Rgb = [217, 154, 43];

/** A woven pattern of stepped diamonds; its sides are three to two. */
export function drawWeave(width: number): Uint8Array<ArrayBuffer> {
  const height = Math.round((width * 2) / 3);
  const thread = width / 60;
  return writePng({
    width,
    height,
    colors: [wool, sand, madder, indigo, saffron],
    paint: (x, y) => {
      const column = Math.floor(x / thread);
      const row = Math.floor(y / thread);
      if (row < 3 || row > 36) return (column + row) % 4 < 2 ? 3 : 1;
      // Distance from the middle of the nearest diamond, in threads.
      const distance = Math.abs((column % 20) - 10) + Math.abs(((row + 10) % 20) - 10);
      if (distance > 10) return distance % 4 === 0 ? 1 : 0;
      if (distance > 7) return 2;
      if (distance > 5) return 0;
      return distance > 2 ? 3 : 4;
    },
  });
}

/** A round picture of a person, for profiles. */
export function drawPerson(side: number): Uint8Array<ArrayBuffer> {
  return writePng({
    width: side,
    height: side,
    colors: [sand, indigo],
    paint: (x, y) => {
      const across = x / side - 0.5;
      const down = y / side;
      const isHead = Math.hypot(across, down - 0.38) < 0.17;
      const isBody = Math.hypot(across / 1.15, down - 0.95) < 0.32;
      return isHead || isBody ? 1 : 0;
    },
  });
}
