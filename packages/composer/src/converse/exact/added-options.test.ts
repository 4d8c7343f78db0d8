import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { addedOptions } from './added-options.ts';

function optionsAfter(first: string, language: 'tr' | 'en', message: string): readonly string[] | undefined {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`No app: ${first}`);
  const last = addedOptions(message, app.spec)?.at(-1);
  return last?.kind === 'changeField' ? last.field.options?.map(({ label }) => label) : undefined;
}

describe('further values of a choice', () => {
  it.each([
    [
      'Paddle club boats: boat, state (ready, leaking)',
      'en',
      'third state needed "on loan", uni lot keep nicking them',
      'On loan',
    ],
    [
      'nail salon bookings: client, shape (almond, square)',
      'en',
      'coffin and stiletto missing from shapes girl',
      'Stiletto',
    ],
    [
      'Bisiklet tamircisi: müşteri, öncelik (acil, normal)',
      'tr',
      'Öncelikte üçüncü bir şık: aylar sonra alır',
      'Aylar sonra alır',
    ],
    [
      'Choral society: singer, voice (soprano, alto, tenor)',
      'en',
      'You have left out bass! I am one. Please put it in with the other voices.',
      'Bass',
    ],
    [
      'Kayak kursu: öğrenci, seviye (acemi, usta)',
      'tr',
      'seviyeye "hiç bilmiyor" diye bi tane daha koy',
      'Hiç bilmiyor',
    ],
    ['Kargo şubesi: alıcı, paket boyu (küçük, büyük)', 'tr', 'paket boylarına orta da gelsin', 'Orta'],
  ] as const)('are added to those that it has: %s: %s: %s', (first, language, message, added) => {
    const options = optionsAfter(first, language, message);
    expect(options?.length).toBeGreaterThan(2);
    expect(options).toContain(added);
  });

  it.each([
    ['Paddle club boats: boat, state (ready, leaking)', 'en', 'remove the third state, on loan'],
    ['Paddle club boats: boat, state (ready, leaking)', 'en', 'another state needed "ready"'],
    ['Paddle club boats: boat, length', 'en', 'third length needed "on loan"'],
  ] as const)('are none in other wishes: %s: %s: %s', (first, language, message) => {
    expect(optionsAfter(first, language, message)).toBeUndefined();
  });
});
