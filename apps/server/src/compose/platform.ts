import type { Config } from '../config/index.ts';
import { verificationJob } from '../modules/exports/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { OpenDatabase } from '../platform/db/index.ts';
import type { Events } from '../platform/events/index.ts';
import { createSiteHosts } from '../platform/hosts/index.ts';
import { createJobs, type JobHandler } from '../platform/jobs/index.ts';
import type { Log } from '../platform/log/log.ts';
import { createMailer, createSmtpTransport } from '../platform/mail/index.ts';
import type { SecretBox } from '../platform/secrets/index.ts';
import type { FileStorage } from '../platform/storage/index.ts';
import { createRemoteWorkers, createServerWorkers } from '../workers/index.ts';

/** Kinds of jobs that take minutes. */
const longJobs = [verificationJob];

/** What `main.ts` opens before the modules are composed. */
export interface PlatformPorts {
  readonly config: Config;
  readonly database: Pick<OpenDatabase, 'transactions' | 'engine'>;
  readonly events: Events;
  readonly log: Log;
  readonly secrets: SecretBox;
  readonly files: FileStorage;
  /** The absolute path of DATA_DIR. */
  readonly dataFolder: string;
}

export type Platform = ReturnType<typeof createPlatform>;

/** The infrastructure that every capability gets. */
export function createPlatform({ config, database, events, log, secrets, files, dataFolder }: PlatformPorts) {
  const { transactions, engine } = database;
  const clock = systemClock;
  /** Filled by the index with the handlers of all capabilities. */
  const jobHandlers: Record<string, JobHandler> = {};
  const longJobHandlers: Record<string, JobHandler> = {};
  const jobsPorts = { transactions, engine, clock, handlers: jobHandlers, log };
  const jobs = createJobs({ ...jobsPorts, kinds: { except: longJobs } });
  const transport = config.SMTP_URL ? createSmtpTransport(config.SMTP_URL, config.MAIL_FROM) : null;
  return {
    config,
    transactions,
    engine,
    clock,
    events,
    log,
    secrets,
    files,
    dataFolder,
    jobHandlers,
    jobs,
    transport,
    /** Jobs of minutes; mails and others do not wait for them. */
    longJobs: createJobs({ ...jobsPorts, handlers: longJobHandlers, kinds: { only: longJobs } }),
    longJobHandlers,
    mailer: createMailer({ transactions, clock, jobs, transport }),
    workers: createServerWorkers(log),
    remoteWorkers: createRemoteWorkers(log),
    hosts: createSiteHosts({
      publicOrigin: config.PUBLIC_ORIGIN,
      previewOrigin: config.PREVIEW_ORIGIN,
      trustedOrigins: config.TRUSTED_ORIGINS,
      listenHost: config.HOST,
    }),
  };
}
