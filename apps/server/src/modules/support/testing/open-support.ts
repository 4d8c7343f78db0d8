import type { Credits, UserId } from '@kilim/contract';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import { createSecretBox } from '../../../platform/secrets/index.ts';
import type { Transactions } from '../../../platform/tx.ts';
import { createRecordedEvents } from '../../../testing/recorded-events.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { SecurityRecorder } from '../../security-log/index.ts';
import { createSupportRoutes, createSupportService } from '../index.ts';
import type { AttachedFiles } from '../ports.ts';

/** The support module over a database, with what it mailed, published and logged. */
export function openSupport(transactions: Transactions, files?: AttachedFiles) {
  const clock = createManualClock();
  const events = createRecordedEvents();
  const mails: Mail[] = [];
  const logged: Parameters<SecurityRecorder['record']>[1][] = [];
  const state = { supportEmail: '', priorityUserId: null as UserId | null, cannedReplies: null as unknown };
  const service = createSupportService({
    transactions,
    clock,
    events,
    mailer: { post: async (_tx, mail) => void mails.push(mail) },
    files: files ?? { attach: async () => [], list: async () => [] },
    audit: { record: async (_tx, event) => void logged.push(event) },
    signer: createSecretBox(Buffer.alloc(32, 7)),
    publicOrigin: 'https://kilim.test',
    readSite: async () => {
      // As the settings do: this throws inside a transaction.
      await queries(transactions.outside).selectFrom('settings').select('key').execute();
      return { siteName: 'Kilim', supportEmail: state.supportEmail };
    },
    hasPrioritySupport: async (userId) => userId === state.priorityUserId,
    findLanguage: async () => null,
    describeCustomer: async () => ({
      credits: 12_000 as Credits,
      createdAt: '2026-11-21T10:00:00.000+00:00',
      planName: { tr: 'Temel', en: 'Basic' },
      projectCount: 0,
      projects: [],
    }),
    readList: async () => state.cannedReplies,
    changeList: async (_tx, _key, change) => {
      state.cannedReplies = change(state.cannedReplies);
    },
  });
  const app = createTestApp({ routes: createSupportRoutes(service) });
  return { clock, events, mails, logged, state, service, app };
}
