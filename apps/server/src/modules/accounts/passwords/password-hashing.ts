import { randomInt } from 'node:crypto';
import { AppError } from '@kilim/contract';
import { hash, type Options, verify } from '@node-rs/argon2';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an unknown person (`null`) as for a wrong password. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** argon2id, which is the library's default kind: 19 MiB, two passes, one lane (libraries.md §2). */
const production = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** Each hash holds 19 MiB and a core for about 70 ms. */
const concurrentMaximum = 4;
/** About four seconds of waiting; whoever comes later is better told to try again. */
const waitingMaximum = 200;

function createGate(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= concurrentMaximum) {
      if (waiting.length >= waitingMaximum) throw new AppError('general_unavailable');
      // The slot is handed over, not freed, so that nobody slips in between.
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

/** Keyboards write letters such as ş and ö as one sign or as two; both are the same password. */
const normalize = (password: string): string => password.normalize('NFC');

/** Hashing behind a gate. Tests pass cheaper options. */
export function createPasswords(options: Options = production): Passwords {
  const pass = createGate();
  const dummy = hash('nobody has this password', options);
  return {
    hash: (password) => pass(() => hash(normalize(password), options)),
    verify: (passwordHash, password) =>
      pass(async () => {
        const isRight = await verify(passwordHash ?? (await dummy), normalize(password));
        return passwordHash !== null && isRight;
      }),
  };
}

/** Without letters and digits that look alike, because somebody may have to type it. */
const readable = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password of 20 characters (115 bits). */
export function generatePassword(): string {
  return Array.from({ length: 20 }, () => readable.charAt(randomInt(readable.length))).join('');
}
