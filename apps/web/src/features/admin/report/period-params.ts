import { dayParam } from '../../../navigation/url-params.ts';
import type { UrlState } from '../../../navigation/use-url-state.ts';

/** First and last day of the report in the URL; without them the server reports this month and the eleven before. */
export const periodParams = { from: dayParam('from'), to: dayParam('to') };

export type ReportPeriod = UrlState<typeof periodParams>;
