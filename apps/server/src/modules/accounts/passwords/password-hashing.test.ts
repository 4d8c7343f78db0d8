import { describe, expect, it } from 'vitest';
import { createPasswords, generatePassword } from './password-hashing.ts';

describe('password hashing', () => {
  it('uses argon2id with 19 MiB, two passes, one lane and a random salt', async () => {
    const passwords = createPasswords();
    const [first, second] = await Promise.all([passwords.hash('şifre şifre'), passwords.hash('şifre şifre')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await passwords.verify(first, 'şifre şifre')).toBe(true);
    expect(await passwords.verify(first, 'sifre sifre')).toBe(false);
  });

  const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

  it('treats composed and decomposed letters as equal', async () => {
    const passwords = createPasswords(cheap);
    const hash = await passwords.hash('şöğüç şifre'.normalize('NFD'));
    expect(await passwords.verify(hash, 'şöğüç şifre'.normalize('NFC'))).toBe(true);
  });

  it('rejects any password for an unknown account', async () => {
    expect(await createPasswords(cheap).verify(null, 'no account has this password')).toBe(false);
  });

  it('rejects calls above the queue limit', async () => {
    const passwords = createPasswords(cheap);
    const results = await Promise.allSettled(Array.from({ length: 260 }, () => passwords.hash('x')));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBe(260 - 204);
    expect(refused[0]).toMatchObject({ reason: { type: 'general_unavailable' } });
    expect(await passwords.hash('after')).toContain('argon2id');
  });

  it('generates passwords of twenty readable characters', () => {
    const password = generatePassword();
    expect(password).toMatch(/^[a-km-zA-HJ-NP-Z2-9]{20}$/);
    expect(generatePassword()).not.toBe(password);
  });
});
