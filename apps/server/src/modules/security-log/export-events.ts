import type { Language } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { toTimestamp } from '../../platform/clock/clock.ts';
import { type CsvCell, csvFormats, encodeCsv } from '../../platform/csv/index.ts';
import { translators } from '../../platform/i18n/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { EventFilter, ListedEvent } from './event-record.ts';
import { listEvents, resolveNames } from './repository.ts';

const batch = 500;

const columns = [
  'time',
  'category',
  'kind',
  'account',
  'accountId',
  'actor',
  'actorId',
  'network',
  'country',
  'browser',
  'system',
  'detail',
] as const;

const toCells = (event: ListedEvent): CsvCell[] => [
  toTimestamp(event.createdAt),
  event.category,
  event.kind,
  event.userEmail ?? '',
  event.userId ?? '',
  event.actorEmail ?? '',
  event.actorId ?? '',
  event.network,
  event.countryCode ?? '',
  event.browser,
  event.system,
  Object.keys(event.detail).length === 0 ? '' : JSON.stringify(event.detail),
];

/** Reads page by page, so that memory use does not grow with the log. */
async function* readRows(
  tx: Tx,
  filter: EventFilter,
  language: Language,
): AsyncGenerator<readonly CsvCell[]> {
  const t = translators[language];
  yield columns.map((column) => t(`adminSecurity.columns.${column}` satisfies MessageKey));
  let after: string | null = null;
  do {
    const events: ListedEvent[] = await resolveNames(
      tx,
      await listEvents(tx, filter, { limit: batch, after }),
    );
    for (const event of events) yield toCells(event);
    after = events.length < batch ? null : (events.at(-1)?.id ?? null);
  } while (after !== null);
}

export const writeEvents = (tx: Tx, filter: EventFilter, language: Language): AsyncGenerator<Uint8Array> =>
  encodeCsv(readRows(tx, filter, language), csvFormats[language]);
