import { securityCategory, securityEventKind } from '@kilim/contract';
import { choiceParam, dayParam, textParam } from '../../../navigation/url-params.ts';
import { defaultUrlState, type UrlState } from '../../../navigation/use-url-state.ts';

/** The filter of the security log in the URL. */
export const logParams = {
  search: textParam('q', { maximumLength: 254 }),
  /** One kind of event or a whole category. */
  event: choiceParam('event', [...securityCategory.options, ...securityEventKind.options]),
  network: textParam('network', { maximumLength: 50, pattern: /^[\da-fA-F.:/]*$/ }),
  from: dayParam('from'),
  to: dayParam('to'),
};

export type LogFilter = UrlState<typeof logParams>;

export const noFilter: LogFilter = defaultUrlState(logParams);

/** The filter as a query of the API. */
export function toQuery({ search, event, network, from, to }: LogFilter) {
  const category = securityCategory.safeParse(event).data;
  const kind = securityEventKind.safeParse(event).data;
  return {
    ...(search !== '' && { search }),
    ...(category !== undefined && { category }),
    ...(kind !== undefined && { kind }),
    ...(network !== '' && { network }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}
