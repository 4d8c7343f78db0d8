/** Colour of a cell of the motif; `ground` is the background. */
export type Thread = 'ground' | 'light' | 'strong' | 'soft';

/** Number of cells from the centre to each side. */
export const motifReach = 10;

/** Colours of a diamond's bands from the centre outwards, two cells wide: ground, light, strong, soft (`t`). */
const rhythms = ['sgltl', 'tlgsl', 'lgslg', 'stlgl', 'ltgls', 'slgtl', 'tsgls', 'lsgtl'] as const;

const threads: Readonly<Record<string, Thread>> = { g: 'ground', l: 'light', s: 'strong', t: 'soft' };

/** Hash of a name (FNV-1a), equal on all platforms. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.normalize('NFC')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // The last letters change only the low bits.
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/** Cells of the hooks at a diamond's corners, relative to the centre and mirrored to all sides. */
const hooks: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [
    [2, 9],
    [3, 9],
    [3, 8],
  ],
  [
    [3, 9],
    [4, 9],
    [5, 9],
    [5, 8],
  ],
  [
    [2, 10],
    [3, 10],
    [4, 10],
    [4, 9],
  ],
];

/**
 * A stepped diamond with mirrored hooks, as in flat-woven carpets. The name selects one of 8 rhythms, 3 centres, 4
 * kinds of hooks and 2 corners. Returns the colour at cell coordinates relative to the centre.
 */
export function weaveMotif(name: string): (x: number, y: number) => Thread {
  const hash = hashName(name);
  const rhythm = rhythms[hash % rhythms.length] ?? rhythms[0];
  const middle = Math.floor(hash / 8) % 3;
  const hook = hooks[Math.floor(hash / 24) % hooks.length] ?? [];
  const hasCorners = Math.floor(hash / 96) % 2 === 1;
  return (x, y) => {
    const [across, down] = [Math.abs(x), Math.abs(y)];
    const distance = across + down;
    if (middle === 1 && Math.min(across, down) === 0 && distance <= 2) return 'light';
    if (middle === 2 && Math.max(across, down) <= 1) return distance === 0 ? 'ground' : 'light';
    if (distance < motifReach) return threads[rhythm[distance >> 1] ?? 'g'] ?? 'ground';
    const isHook = hook.some(
      ([first, second]) => (across === first && down === second) || (across === second && down === first),
    );
    if (isHook) return 'light';
    const fromCorner = 2 * motifReach - distance;
    if (!hasCorners || fromCorner > 4) return 'ground';
    return fromCorner >= 3 ? 'strong' : 'soft';
  };
}
