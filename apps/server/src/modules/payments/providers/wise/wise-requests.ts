import { createSign } from 'node:crypto';
import { callProvider, type ProviderReply } from '../call-provider.ts';
import { ProviderUnreachable } from '../payment-provider.ts';
import type { WiseAccount, WiseSettings } from './settings.ts';

/** Maximum size of a statement in bytes; two busy weeks stay far below it. */
const statementLimit = 20_000_000;

/** Headers that answer Wise's second factor: the one-time token, signed with the profile's registered key. */
function answerChallenge(token: string, signingKey: string): Record<string, string> {
  const signature = createSign('RSA-SHA256').update(token).sign(signingKey, 'base64');
  return { 'x-2fa-approval': token, 'x-signature': signature };
}

/**
 * Fetches the statement of one balance as JSON; `from` and `to` are epoch milliseconds. EEA and UK profiles ask for a
 * second factor first. Throws `ProviderUnreachable` for any other reply.
 */
export async function fetchStatement(
  fetcher: typeof fetch,
  settings: WiseSettings,
  account: WiseAccount,
  period: { readonly from: number; readonly to: number },
): Promise<unknown> {
  const { baseUrl, profileId, apiToken, signingKey } = settings;
  const query = new URLSearchParams({
    currency: account.currency,
    intervalStart: new Date(period.from).toISOString(),
    intervalEnd: new Date(period.to).toISOString(),
    type: 'COMPACT',
  });
  const path = `/v1/profiles/${encodeURIComponent(profileId)}/balance-statements/${encodeURIComponent(account.balanceId)}`;
  const send = (extra: Record<string, string>): Promise<ProviderReply> =>
    callProvider(
      { fetch: fetcher, timeout: 30_000, limit: statementLimit },
      `${baseUrl}${path}/statement.json?${query.toString()}`,
      { headers: { authorization: `Bearer ${apiToken}`, accept: 'application/json', ...extra } },
    );
  let reply = await send({});
  const token = reply.headers.get('x-2fa-approval') ?? '';
  if (reply.status === 403 && token !== '') {
    if (signingKey === null) throw new ProviderUnreachable('signing_key_missing');
    if (!/^[0-9A-Za-z-]{8,80}$/.test(token)) throw new ProviderUnreachable('challenge_unreadable');
    reply = await send(answerChallenge(token, signingKey));
  }
  if (reply.status !== 200) throw new ProviderUnreachable(`status_${reply.status}`);
  try {
    return JSON.parse(reply.text) as unknown;
  } catch {
    throw new ProviderUnreachable('answer_unreadable');
  }
}
