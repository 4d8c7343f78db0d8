import type { TagWeights } from './feature-weights.ts';

/** Names of features take most of the space, so they are kept as numbers; few are the same as those of other features. */
const hashBits = 22;

/** Characters for numbers from 0 to 63. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Weights are whole numbers around this one. */
const middle = 31;
/** Distances to the next feature have 5 bits in each character; all but the last are marked. */
const distanceBase = 32;

const valueOf = (text: string, at: number): number => digits.indexOf(text[at] ?? '');

/** FNV-1a, mixed once more, because its low bits differ little. */
export function hashFeature(name: string): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return hash >>> (32 - hashBits);
}

function printDistance(distance: number): string {
  let text = '';
  let rest = distance;
  while (rest >= distanceBase) {
    text += digits[distanceBase + (rest % distanceBase)] ?? '';
    rest = Math.floor(rest / distanceBase);
  }
  return text + (digits[rest] ?? '');
}

const strength = (weights: ArrayLike<number>): number =>
  Math.max(...Array.from(weights, (weight) => Math.abs(weight)));

/** For each feature the distance to the one before, the number of its weights, and each with its tag; in the order of hashes. */
export function printHashed(features: ReadonlyMap<string, ArrayLike<number>>): string {
  const byHash = new Map<number, ArrayLike<number>>();
  for (const [name, weights] of features) {
    const hash = hashFeature(name);
    const other = byHash.get(hash);
    if (other === undefined || strength(weights) > strength(other)) byHash.set(hash, weights);
  }
  let last = 0;
  return [...byHash]
    .sort(([one], [other]) => one - other)
    .map(([hash, weights]) => {
      const distance = printDistance(hash - last);
      last = hash;
      const cells = Array.from(weights, (weight, tag) => {
        const whole = Math.max(-middle, Math.min(middle + 1, Math.round(weight)));
        return whole === 0 ? '' : `${digits[tag] ?? ''}${digits[whole + middle] ?? ''}`;
      }).filter(Boolean);
      return `${distance}${digits[cells.length] ?? ''}${cells.join('')}`;
    })
    .join('');
}

/** Reads what `printHashed` wrote. */
export function readHashed(text: string, tagCount: number): TagWeights['features'] {
  const byHash = new Map<number, Int8Array>();
  let hash = 0;
  for (let at = 0; at < text.length; ) {
    let scale = 1;
    for (let digit = valueOf(text, at); ; digit = valueOf(text, at)) {
      at += 1;
      hash += (digit % distanceBase) * scale;
      if (digit < distanceBase) break;
      scale *= distanceBase;
    }
    const weights = new Int8Array(tagCount);
    const end = at + 1 + 2 * valueOf(text, at);
    for (at += 1; at < end; at += 2) weights[valueOf(text, at)] = valueOf(text, at + 1) - middle;
    byHash.set(hash, weights);
  }
  return { get: (feature) => byHash.get(hashFeature(feature)) };
}
