import type { SecurityAlertKind, SecurityCategory, SecurityEventKind } from '@kilim/contract';
import { categoryOf } from './event-category.ts';

const minute = 60_000;

/** When events are frequent enough for an alert (docs/rules/security-log.md#alerts). */
export interface BurstRule {
  readonly alert: SecurityAlertKind;
  readonly counts: { readonly category: SecurityCategory } | { readonly kind: SecurityEventKind };
  /** The subject that the events of a burst share. */
  readonly by: 'user' | 'network' | 'site';
  readonly threshold: number;
  readonly minutes: number;
}

/**
 * The rate limit allows ten failures an hour per account and network, so twenty for one account come from several
 * networks. Fifty from one network concern many accounts: the pattern of a stolen password list.
 */
export const burstRules: readonly BurstRule[] = [
  { alert: 'account-failures', counts: { category: 'failure' }, by: 'user', threshold: 20, minutes: 15 },
  { alert: 'network-failures', counts: { category: 'failure' }, by: 'network', threshold: 50, minutes: 15 },
  { alert: 'new-devices', counts: { kind: 'signed-in-new-device' }, by: 'site', threshold: 30, minutes: 60 },
  { alert: 'data-exports', counts: { kind: 'export-requested' }, by: 'site', threshold: 20, minutes: 60 },
];

/** Whether an event counts towards a burst. */
export const isCounted = (kind: SecurityEventKind): boolean =>
  burstRules.some(({ counts }) =>
    'kind' in counts ? counts.kind === kind : counts.category === categoryOf(kind),
  );

export interface SubjectCount {
  /** User id or network; empty for the whole site. */
  readonly subject: string;
  readonly count: number;
}

export interface Burst extends SubjectCount {
  readonly alert: SecurityAlertKind;
  /** Number of the period; an alert is raised once per period. */
  readonly period: number;
}

export const windowStart = ({ minutes }: BurstRule, now: number): number => now - minutes * minute;

/** The subjects that reached the rule's threshold. Events without the subject are ignored. */
export function findBursts(rule: BurstRule, counts: readonly SubjectCount[], now: number): Burst[] {
  const period = Math.floor(now / (rule.minutes * minute));
  return counts
    .filter(({ subject, count }) => count >= rule.threshold && (rule.by === 'site' || subject !== ''))
    .map(({ subject, count }) => ({ alert: rule.alert, subject, count, period }));
}
