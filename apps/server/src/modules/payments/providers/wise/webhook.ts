import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import type { InboundMessage, InboundResult } from '../payment-provider.ts';

// Wise's webhooks (docs/rules/wise.md#webhooks), signed with RSA over the raw body. They carry no payer reference, so a
// genuine one only triggers a sweep of the statement.

const body = z.object({
  event_type: z.string().max(80),
  data: z
    .object({ resource: z.object({ profile_id: z.union([z.number(), z.string()]).optional() }).optional() })
    .optional(),
});

/** Events after which the statement may list a new payment. */
const moneyEvents = [
  'balances#credit',
  'balances#update',
  'account-details-payment#state-change',
  'swift-in#credit',
];

const rejected = (reason: string): InboundResult => ({
  dedupKey: null,
  verdicts: [{ kind: 'rejected', reason }],
  triggersSweep: false,
});
const hint = (dedupKey: string, triggersSweep: boolean): InboundResult => ({
  dedupKey,
  verdicts: [],
  triggersSweep,
});

function isSigned(rawBody: Uint8Array, signature: string, publicKey: string): boolean {
  if (!/^[A-Za-z0-9+/]{64,1024}={0,2}$/.test(signature)) return false;
  return verify('sha256', rawBody, createPublicKey(publicKey), Buffer.from(signature, 'base64'));
}

/** Verifies and reads a delivery. The caller detects repeated deliveries by `dedupKey`. */
export function readWebhook(
  { headers, rawBody }: InboundMessage,
  settings: { readonly webhookPublicKey: string; readonly profileId: string },
): InboundResult {
  const signature = headers.get('x-signature-sha256') ?? '';
  if (!isSigned(rawBody, signature, settings.webhookPublicKey)) return rejected('signature');
  const delivery = headers.get('x-delivery-id') ?? '';
  if (!/^[0-9A-Za-z-]{8,64}$/.test(delivery)) return rejected('delivery_id');
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(rawBody).toString('utf8'));
  } catch {
    return rejected('not_json');
  }
  if (headers.get('x-test-notification') === 'true') return hint(delivery, false);
  const event = body.safeParse(json);
  if (!event.success) return rejected('shape');
  const profile = event.data.data?.resource?.profile_id;
  if (profile !== undefined && String(profile) !== settings.profileId) return rejected('other_profile');
  return hint(delivery, moneyEvents.includes(event.data.event_type));
}
