import { type HealthArea, healthRules, type SiteHealth } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { formatDateTime, formatNumber } from '../../../i18n/formats.ts';

type Fact = readonly [name: string, value: string];
type Language = 'tr' | 'en';

/** The measurements of an area as label and text. */
export function describeFacts(
  health: SiteHealth,
  area: HealthArea,
  translate: Translate,
  language: Language,
): readonly Fact[] {
  const unknown = translate('adminHealth.fact.unknown');
  const number = (value: number | null): string => (value === null ? unknown : formatNumber(value, language));
  const counted = (value: number | null): string =>
    value !== null && value >= healthRules.countMaximum
      ? translate('adminHealth.fact.atLeast', { amount: formatNumber(value, language) })
      : number(value);
  const bytes = (value: number | null): string => (value === null ? unknown : formatBytes(value, language));
  const time = (iso: string | null): string =>
    iso === null ? translate('adminHealth.fact.none') : formatDateTime(iso, language);
  const list = (names: readonly string[]): string =>
    names.length === 0 ? translate('adminHealth.fact.none') : names.join(', ');
  const { database, storage, mail, ai, payments, jobs, versions } = health;
  switch (area) {
    case 'database':
      return [
        [translate('adminHealth.fact.engine'), database.engine === 'postgres' ? 'PostgreSQL' : 'SQLite'],
        [
          translate('adminHealth.fact.latency'),
          database.latency === null
            ? unknown
            : translate('adminHealth.fact.milliseconds', { amount: number(database.latency) }),
        ],
        [translate('adminHealth.fact.migrations'), number(database.migrations)],
        [translate('adminHealth.fact.latestMigration'), database.latestMigration ?? unknown],
      ];
    case 'storage':
      return [
        [
          translate('adminHealth.fact.freeBytes'),
          storage.freeBytes === null
            ? unknown
            : translate('adminHealth.fact.freeOf', {
                free: bytes(storage.freeBytes),
                total: bytes(storage.totalBytes),
              }),
        ],
        [translate('adminHealth.fact.storedBytes'), bytes(storage.storedBytes)],
        [translate('adminHealth.fact.freeQuota'), bytes(storage.freeQuotaBytes)],
      ];
    case 'mail':
      return [
        [translate('adminHealth.fact.server'), mail.server ?? translate('adminHealth.fact.noServer')],
        [translate('adminHealth.fact.sender'), mail.sender],
        [translate('adminHealth.fact.waitingMails'), counted(mail.waiting)],
        [translate('adminHealth.fact.oldestMail'), time(mail.oldestWaitingAt)],
      ];
    case 'ai':
      return [
        [
          translate('adminHealth.fact.provider'),
          ai.provider === 'builtin' ? translate('adminHealth.fact.builtin') : ai.model,
        ],
        [translate('adminHealth.fact.failing'), list(ai.failing)],
      ];
    case 'payments':
      return [
        [
          translate('adminHealth.fact.providers'),
          list(
            payments.providers
              .filter(({ isConfigured }) => isConfigured)
              .map(({ method }) => translate(`adminSettings.payments.method.${method}`)),
          ),
        ],
        [translate('adminHealth.fact.undecided'), counted(payments.undecidedRefunds)],
        [translate('adminHealth.fact.unmatched'), counted(payments.unmatchedTransfers)],
      ];
    case 'jobs':
      return [
        [translate('adminHealth.fact.waitingJobs'), counted(jobs.waiting)],
        [translate('adminHealth.fact.oldestJob'), time(jobs.oldestDueAt)],
        [
          translate('adminHealth.fact.failedJobs'),
          list(
            jobs.failed.map(({ kind, count }) =>
              translate('adminHealth.fact.failedKind', { kind, amount: number(count) }),
            ),
          ),
        ],
      ];
    case 'versions':
      return [
        [translate('adminHealth.fact.app'), versions.app],
        [translate('adminHealth.fact.node'), versions.node],
        [translate('adminHealth.fact.platform'), versions.platform],
      ];
  }
}
