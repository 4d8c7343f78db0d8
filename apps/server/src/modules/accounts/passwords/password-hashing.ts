import { randomInt } from 'node:crypto';
import { AppError } from '@kilim/contract';
import { hash, type Options, verify } from '@node-rs/argon2';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an unknown account (`null`) as for a wrong password. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** argon2id, the library's default (docs/rules/passwords.md#hashing). */
const production = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** Each hash takes 19 MiB and a core for about 70 ms. */
const concurrentMaximum = 4;
/** About four seconds of waiting; later calls fail with `general_unavailable`. */
const waitingMaximum = 200;

function createLimiter(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= concurrentMaximum) {
      if (waiting.length >= waitingMaximum) throw new AppError('general_unavailable');
      // The finishing call passes its slot on, so that no new call can take it first.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Keyboards type letters such as ş and ö as one or two code points; both are the same password. */
const normalize = (password: string): string => password.normalize('NFC');

/** Limits concurrent hashing. Tests pass cheaper options. */
export function createPasswords(options: Options = production): Passwords {
  const limit = createLimiter();
  const dummy = hash('no account has this password', options);
  return {
    hash: (password) => limit(() => hash(normalize(password), options)),
    verify: (passwordHash, password) =>
      limit(async () => {
        const isRight = await verify(passwordHash ?? (await dummy), normalize(password));
        return passwordHash !== null && isRight;
      }),
  };
}

/** Without letters and digits that look alike, because the password may be typed by hand. */
const readable = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a password of 20 characters (115 bits). */
export function generatePassword(): string {
  return Array.from({ length: 20 }, () => readable.charAt(randomInt(readable.length))).join('');
}
