import type { OwnSecurityEvent, SecurityAlert, SecurityEvent } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { AlertRecord } from './alert-repository.ts';
import { burstRules } from './burst-rules.ts';
import type { ListedEvent } from './event-record.ts';

const base = ({ id, kind, createdAt, browser, system, network, countryCode, detail }: ListedEvent) => ({
  id,
  kind,
  at: toTimestamp(createdAt),
  browser,
  system,
  network,
  countryCode,
  detail,
});

/** For the owner, without the identity of another actor. */
export const presentOwnEvent = (event: ListedEvent): OwnSecurityEvent => ({
  ...base(event),
  isByOther: event.actorId !== null,
});

const named = (id: string | null, email: string | null) => (id === null ? null : { id, email });

export const presentEvent = (event: ListedEvent): SecurityEvent => ({
  ...base(event),
  category: event.category,
  user: named(event.userId, event.userEmail),
  actor: named(event.actorId, event.actorEmail),
});

export function presentAlert(alert: AlertRecord, emails: ReadonlyMap<string, string>): SecurityAlert {
  const rule = burstRules.find((one) => one.alert === alert.kind);
  const { subject, acknowledgedBy } = alert;
  return {
    id: alert.id,
    kind: alert.kind,
    user: rule?.by === 'user' ? named(subject, emails.get(subject) ?? null) : null,
    network: rule?.by === 'network' ? subject : null,
    count: alert.count,
    minutes: rule?.minutes ?? 0,
    raisedAt: toTimestamp(alert.createdAt),
    acknowledgedAt: alert.acknowledgedAt === null ? null : toTimestamp(alert.acknowledgedAt),
    acknowledgedBy: named(acknowledgedBy, emails.get(acknowledgedBy ?? '') ?? null),
  };
}
