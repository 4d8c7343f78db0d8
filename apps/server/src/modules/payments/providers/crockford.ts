/** Crockford's base 32: digits and letters without I, L, O and U, which are easily confused. */
export const crockfordAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One character per byte, with the lower five bits of each. */
export const toCrockford = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => crockfordAlphabet.charAt(byte % 32)).join('');
