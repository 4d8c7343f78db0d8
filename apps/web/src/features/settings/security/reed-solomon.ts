// Reed-Solomon codes over GF(256) with the polynomial 0x11d, as QR codes use them (ISO/IEC 18004 §7.5).

const powers = new Uint8Array(255);
const logarithms = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  logarithms[value] = exponent;
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}

/** The product of two field elements. */
export function multiply(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return powers[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0;
}

/** Coefficients of (x - 2^0)(x - 2^1)…, highest first, without the leading 1. */
function generatorOf(degree: number): number[] {
  let coefficients = [1];
  for (let power = 0; power < degree; power += 1) {
    const root = powers[power] ?? 0;
    const shifted = [...coefficients, 0];
    coefficients = shifted.map((value, index) => value ^ multiply(coefficients[index - 1] ?? 0, root));
  }
  return coefficients.slice(1);
}

/** The `count` check bytes of a block. */
export function checkBytes(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  let remainder: number[] = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0);
    remainder = [...remainder.slice(1), 0].map(
      (value, index) => value ^ multiply(generator[index] ?? 0, factor),
    );
  }
  return remainder;
}
