import type { UserId } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

export interface Consent {
  readonly document: string;
  readonly version: string;
  readonly acceptedAt: number;
}

/** Saves which legal texts a user accepted and when. */
export async function insertConsents(
  tx: Tx,
  userId: UserId,
  consent: { readonly privacyVersion: string; readonly kvkkVersion: string },
  now: number,
): Promise<void> {
  const row = { user_id: userId, accepted_at: now };
  await queries(tx)
    .insertInto('consents')
    .values([
      { ...row, document: 'privacy', version: consent.privacyVersion },
      { ...row, document: 'kvkk', version: consent.kvkkVersion },
    ])
    .execute();
}

export async function listConsents(tx: Tx, userId: UserId): Promise<Consent[]> {
  const rows = await queries(tx)
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('accepted_at')
    .orderBy('document')
    .execute();
  return rows.map(({ document, version, accepted_at }) => ({ document, version, acceptedAt: accepted_at }));
}
