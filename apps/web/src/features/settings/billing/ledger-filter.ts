import { type LedgerGroup, ledgerGroup, type ProjectId, projectId } from '@kilim/contract';

// Which credit movements are shown; it stands in the address (interface.md, Habits).

export const periods = ['7', '30', '90'] as const;
export type Period = (typeof periods)[number];

export interface LedgerFilter {
  readonly group: LedgerGroup | null;
  readonly projectId: ProjectId | null;
  readonly model: string | null;
  /** Days back from today; null is everything. */
  readonly period: Period | null;
}

/** The filter that the address names; what is unknown there is left out. */
export function readLedgerFilter(search: URLSearchParams): LedgerFilter {
  return {
    group: ledgerGroup.safeParse(search.get('group')).data ?? null,
    projectId: projectId.safeParse(search.get('project')).data ?? null,
    model: search.get('model')?.slice(0, 200) || null,
    period: periods.find((period) => period === search.get('period')) ?? null,
  };
}

/** The address with a changed filter. */
export function writeLedgerFilter(search: URLSearchParams, change: Partial<LedgerFilter>): URLSearchParams {
  const filter = { ...readLedgerFilter(search), ...change };
  const next = new URLSearchParams(search);
  const values = {
    group: filter.group,
    project: filter.projectId,
    model: filter.model,
    period: filter.period,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function isFiltered({ group, projectId: project, model, period }: LedgerFilter): boolean {
  return group !== null || project !== null || model !== null || period !== null;
}

/** Where a period begins: the start of a day of this device, so that a reload asks for the same. */
export function startOf(period: Period | null, now: Date): { readonly from?: string } {
  if (period === null) return {};
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(period) + 1);
  return { from: day.toISOString() };
}

/** The filter as the calls of the contract take it. */
export function toLedgerQuery({ group, projectId: project, model, period }: LedgerFilter, now: Date) {
  return {
    ...(group === null ? {} : { group }),
    ...(project === null ? {} : { projectId: project }),
    ...(model === null ? {} : { model }),
    ...startOf(period, now),
  };
}
