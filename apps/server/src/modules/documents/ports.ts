import type { UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { AiService } from '../ai/index.ts';
import type { AnalyticsService } from '../analytics/index.ts';
import type { AnnouncementsService } from '../announcements/index.ts';
import type { CreditsService } from '../credits/index.ts';
import type { PaymentsService } from '../payments/index.ts';
import type { ProfileService } from '../profile/index.ts';
import type { ProjectsService } from '../projects/index.ts';
import type { SupportService } from '../support/index.ts';

/** The services whose rows are shown as documents; all writes go through them. */
export interface DocumentsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly accounts: Pick<AccountsService, 'find'>;
  readonly ai: Pick<AiService, 'readChat' | 'addMessages' | 'clearMessages'>;
  readonly analytics: Pick<AnalyticsService, 'record'>;
  readonly announcements: Pick<AnnouncementsService, 'listActive' | 'listAll'>;
  readonly credits: Pick<CreditsService, 'list'>;
  readonly payments: Pick<PaymentsService, 'saveBillingDetails' | 'createOrder'>;
  readonly profiles: Pick<ProfileService, 'save'>;
  readonly projects: Pick<
    ProjectsService,
    'create' | 'languageFor' | 'listFiles' | 'listVersions' | 'remove' | 'update' | 'writeFiles'
  >;
  readonly support: Pick<SupportService, 'own'>;
  /** Throws `user_unauthorized` for a file of the support team. */
  removeAttachment(userId: UserId, fileId: string): Promise<void>;
  /** Settings that everyone, or an administrator, may read. */
  settingKeys(isAdmin: boolean): readonly string[];
  /** Parses a long JSON text of a user in a worker thread. */
  parseLargeJson(bytes: Uint8Array, userId: string): Promise<unknown>;
}
