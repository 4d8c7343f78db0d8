import {
  type SecurityAlertKind,
  type SecurityCategory,
  type SecurityEventKind,
  securityEventKinds,
} from '@kilim/contract';

const categories = new Map<string, SecurityCategory>(
  Object.entries(securityEventKinds).flatMap(([category, kinds]) =>
    kinds.map((kind) => [kind, category as SecurityCategory] as const),
  ),
);

export function categoryOf(kind: SecurityEventKind): SecurityCategory {
  const category = categories.get(kind);
  if (category === undefined) throw new Error(`Unknown security event: ${kind}`);
  return category;
}

const minute = 60_000;

/** When events are frequent enough to tell the administrators. */
export interface BurstRule {
  readonly alert: SecurityAlertKind;
  readonly counts: { readonly category: SecurityCategory } | { readonly kind: SecurityEventKind };
  /** What the events of a burst have in common. */
  readonly by: 'user_id' | 'network' | 'site';
  readonly threshold: number;
  readonly minutes: number;
}

/**
 * One network may fail ten times an hour for an account (rate limit), so twenty against one account come from several.
 * Fifty from one network are about many accounts: the pattern of a stolen password list.
 */
export const burstRules: readonly BurstRule[] = [
  { alert: 'account-failures', counts: { category: 'failure' }, by: 'user_id', threshold: 20, minutes: 15 },
  { alert: 'network-failures', counts: { category: 'failure' }, by: 'network', threshold: 50, minutes: 15 },
  { alert: 'new-devices', counts: { kind: 'signed-in-new-device' }, by: 'site', threshold: 30, minutes: 60 },
  { alert: 'data-exports', counts: { kind: 'export-requested' }, by: 'site', threshold: 20, minutes: 60 },
];

/** Whether an event can begin or continue a burst. */
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
  /** Number of the period: the same burst is raised once a period. */
  readonly period: number;
}

export const windowStart = ({ minutes }: BurstRule, now: number): number => now - minutes * minute;

/** The subjects that reached the threshold of a rule. Events without an account or network belong to no subject. */
export function findBursts(rule: BurstRule, counts: readonly SubjectCount[], now: number): Burst[] {
  const period = Math.floor(now / (rule.minutes * minute));
  return counts
    .filter(({ subject, count }) => count >= rule.threshold && (rule.by === 'site' || subject !== ''))
    .map(({ subject, count }) => ({ alert: rule.alert, subject, count, period }));
}
