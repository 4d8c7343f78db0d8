import { ledgerGroup, projectId } from '@kilim/contract';
import { choiceParam, schemaParam, textParam } from '../../../navigation/url-params.ts';
import type { UrlState } from '../../../navigation/use-url-state.ts';

/** Days back from today, today included. */
export const periods = ['7', '30', '90'] as const;
export type Period = (typeof periods)[number];

/** The filter of the credit ledger in the URL. */
export const ledgerParams = {
  group: schemaParam('group', ledgerGroup),
  projectId: schemaParam('project', projectId),
  model: textParam('model', { maximumLength: 200 }),
  period: choiceParam('period', periods),
};

export type LedgerFilter = UrlState<typeof ledgerParams>;

/** The start of a period as a query: the beginning of a local day, so that a reload sends the same query. */
export function startOf(period: Period | null, now: Date): { readonly from?: string } {
  if (period === null) return {};
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(period) + 1);
  return { from: day.toISOString() };
}

/** The filter as a query of the API. */
export function toLedgerQuery({ group, projectId: project, model, period }: LedgerFilter, now: Date) {
  return {
    ...(group === null ? {} : { group }),
    ...(project === null ? {} : { projectId: project }),
    ...(model === '' ? {} : { model }),
    ...startOf(period, now),
  };
}
