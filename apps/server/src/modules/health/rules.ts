import { type HealthProblem, type HealthState, healthProblems, healthRules } from '@kilim/contract';

// What a measurement means (docs/rules/health.md). A value is null when it could not be read.

export function judgeDatabase(facts: {
  readonly latency: number | null;
  readonly unknownMigrations: number;
}): HealthProblem[] {
  if (facts.latency === null) return ['database_unreachable'];
  return [
    ...(facts.unknownMigrations > 0 ? (['database_newer'] as const) : []),
    ...(facts.latency > healthRules.slowQuery ? (['database_slow'] as const) : []),
  ];
}

export function judgeStorage(facts: {
  readonly freeBytes: number | null;
  readonly isWritable: boolean;
}): HealthProblem[] {
  const { freeBytes, isWritable } = facts;
  const room: HealthProblem[] =
    freeBytes === null || freeBytes >= healthRules.freeLow
      ? []
      : [freeBytes < healthRules.freeMinimum ? 'storage_full' : 'storage_low'];
  return isWritable ? room : ['storage_unwritable', ...room];
}

export function judgeMail(facts: {
  readonly isConfigured: boolean;
  readonly answer: 'ok' | 'unreachable' | 'refused';
  readonly oldestWaitingAt: number | null;
  readonly now: number;
}): HealthProblem[] {
  if (!facts.isConfigured) return ['mail_not_configured'];
  const { oldestWaitingAt: oldest, now } = facts;
  return [
    ...(facts.answer === 'ok' ? [] : [`mail_${facts.answer}` as const]),
    ...(oldest !== null && now - oldest > healthRules.mailWait ? (['mail_stuck'] as const) : []),
  ];
}

export function judgeAi(facts: {
  readonly provider: string;
  readonly failing: readonly string[];
}): HealthProblem[] {
  if (facts.failing.length > 0) return ['ai_failing'];
  return facts.provider === 'builtin' ? ['ai_builtin'] : [];
}

export function judgePayments(facts: {
  readonly real: number;
  readonly isSimulated: boolean;
  readonly undecidedRefunds: number | null;
  readonly unmatchedTransfers: number | null;
}): HealthProblem[] {
  return [
    ...(facts.isSimulated ? (['payments_simulated'] as const) : []),
    ...(facts.real === 0 && !facts.isSimulated ? (['payments_none'] as const) : []),
    ...((facts.undecidedRefunds ?? 0) > 0 ? (['payments_undecided'] as const) : []),
    ...((facts.unmatchedTransfers ?? 0) > 0 ? (['payments_unmatched'] as const) : []),
  ];
}

export function judgeJobs(facts: {
  readonly oldestDueAt: number | null;
  readonly failed: number;
  readonly now: number;
}): HealthProblem[] {
  const { oldestDueAt: oldest, now } = facts;
  return [
    ...(oldest !== null && now - oldest > healthRules.jobWait ? (['jobs_stuck'] as const) : []),
    ...(facts.failed > 0 ? (['jobs_failed'] as const) : []),
  ];
}

/** `v22.1.0` and older or newer. */
export function judgeVersions(node: string): HealthProblem[] {
  const major = Number(/^v?(\d+)/.exec(node)?.[1] ?? 0);
  return major < healthRules.nodeMinimum ? ['versions_node_old'] : [];
}

const order: readonly HealthState[] = ['ok', 'warning', 'failed'];

export const worstState = (states: readonly HealthState[]): HealthState =>
  order.findLast((state) => states.includes(state)) ?? 'ok';

export const stateOf = (problems: readonly HealthProblem[]): HealthState =>
  worstState(problems.map((problem) => healthProblems[problem]));
