import {
  type SecurityCategory,
  type SecurityEventKind,
  securityCategory,
  securityEventKind,
} from '@kilim/contract';

export interface LogFilter {
  readonly search: string;
  readonly category: SecurityCategory | null;
  readonly kind: SecurityEventKind | null;
  readonly network: string;
  readonly from: string;
  readonly to: string;
}

export const noFilter: LogFilter = { search: '', category: null, kind: null, network: '', from: '', to: '' };

const readDay = (text: string | null): string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** What the address asks for: `?q=`, `?event=` (a kind or a whole group), `?network=`, `?from=`, `?to=`. */
export function readLogFilter(address: URLSearchParams): LogFilter {
  const event = address.get('event');
  const network = (address.get('network') ?? '').slice(0, 50);
  return {
    search: (address.get('q') ?? '').slice(0, 254),
    category: securityCategory.safeParse(event).data ?? null,
    kind: securityEventKind.safeParse(event).data ?? null,
    network: /^[\da-fA-F.:/]*$/.test(network) ? network : '',
    from: readDay(address.get('from')),
    to: readDay(address.get('to')),
  };
}

/** The address with some of it changed. */
export function writeLogFilter(address: URLSearchParams, change: Partial<LogFilter>): URLSearchParams {
  const { search, category, kind, network, from, to } = { ...readLogFilter(address), ...change };
  const next = new URLSearchParams(address);
  const values = { q: search, event: kind ?? category ?? '', network, from, to };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const isFiltering = (filter: LogFilter): boolean =>
  Object.values(filter).some((value) => value !== '' && value !== null);

/** The query of a call: what is not asked for is left out. */
export function toQuery({ search, category, kind, network, from, to }: LogFilter) {
  return {
    ...(search !== '' && { search }),
    ...(category !== null && { category }),
    ...(kind !== null && { kind }),
    ...(network !== '' && { network }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}
