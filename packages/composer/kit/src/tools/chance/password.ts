import { pick, type Random, shuffle } from '../../data/random';

export interface PasswordOptions {
  length: number;
  hasCapitals: boolean;
  hasDigits: boolean;
  hasSigns: boolean;
}

// Without letters that look alike: l and 1, O and 0.
const small = 'abcdefghijkmnpqrstuvwxyz';
const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';
const signs = '!?*+-_=#%&@';

/** At least one letter of each chosen kind, the rest from all of them. */
export function makePassword(options: PasswordOptions, random: Random = Math.random): string {
  const sets = [
    small,
    ...(options.hasCapitals ? [capitals] : []),
    ...(options.hasDigits ? [digits] : []),
    ...(options.hasSigns ? [signs] : []),
  ];
  const all = Array.from(sets.join(''));
  const first = sets.map((set) => pick(Array.from(set), random) ?? '');
  const rest = Array.from(
    { length: Math.max(0, options.length - first.length) },
    () => pick(all, random) ?? '',
  );
  return shuffle([...first, ...rest], random).join('');
}

/** Bits of chance in it: below 50 it can be guessed, from 75 on it is strong. */
export function strengthOf({ length, hasCapitals, hasDigits, hasSigns }: PasswordOptions): number {
  const letters =
    small.length +
    (hasCapitals ? capitals.length : 0) +
    (hasDigits ? digits.length : 0) +
    (hasSigns ? signs.length : 0);
  return Math.round(length * Math.log2(letters));
}
