import { AppError, defaultCurrency, type UserId } from '@kilim/contract';
import { composePayments } from './compose-payments.ts';
import type { Config } from './config.ts';
import {
  accountErasureJob,
  accountRecoveryJob,
  createAccountsRoutes,
  createAccountsService,
  createOAuthClients,
  createPasswords,
  type Eraser,
  magicLinkJob,
  sessionPlaceJob,
} from './modules/accounts/index.ts';
import {
  createAiRoutes,
  createAiService,
  createTurnWork,
  findVersionsInUse,
  hasRunningTurn,
  stopRunningTurn,
} from './modules/ai/index.ts';
import {
  analyticsRetentionJob,
  createAnalyticsRoutes,
  createAnalyticsService,
} from './modules/analytics/index.ts';
import { createAnnouncementsRoutes, createAnnouncementsService } from './modules/announcements/index.ts';
import { createCreditsRoutes, createCreditsService, ratioOf } from './modules/credits/index.ts';
import { createEntitlementsRoutes, createEntitlementsService } from './modules/entitlements/index.ts';
import { createExportsRoutes, createExportsService } from './modules/exports/index.ts';
import { createLocationRoutes, createLocationService } from './modules/location/index.ts';
import { createOutboxRoutes, createOutboxService } from './modules/outbox/index.ts';
import {
  createPaymentsRoutes,
  createProviders,
  lockOrdersOf,
  refundClaimJob,
} from './modules/payments/index.ts';
import {
  createPersonalDataRoutes,
  createPersonalDataService,
  dataExportExpiryJob,
  dataExportJob,
  sumExportSizes,
} from './modules/personal-data/index.ts';
import { createPlansRoutes, createPlansService } from './modules/plans/index.ts';
import { createProfileRoutes, createProfileService, readPhotoSize } from './modules/profile/index.ts';
import {
  createArchiveReader,
  createProjectsRoutes,
  createProjectsService,
  createProjectUpkeep,
  describeStored,
  eraseProjects,
  lockProjectsOf,
  projectUpkeepJob,
  recountProjects,
  sumStoredBytes,
} from './modules/projects/index.ts';
import { createPdfPrinter, createReceiptsRoutes, createReceiptsService } from './modules/receipts/index.ts';
import {
  burstCheckJob,
  createSecurityLogRoutes,
  createSecurityLogService,
  securityRetentionJob,
} from './modules/security-log/index.ts';
import { createSettingsRoutes, createSettingsService } from './modules/settings/index.ts';
import {
  createStorageRecount,
  createStorageRoutes,
  createStorageService,
  storageRecountJob,
} from './modules/storage/index.ts';
import { createSupportRoutes, createSupportService } from './modules/support/index.ts';
import { readPaymentsConfig } from './payments-environment.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { OpenDatabase } from './platform/db/index.ts';
import type { Events } from './platform/events/index.ts';
import { createSiteHosts } from './platform/hosts/index.ts';
import { createRateLimitUpkeep, type Route, rateLimitSweepJob } from './platform/http/index.ts';
import { createJobs, type JobHandler } from './platform/jobs/index.ts';
import type { Log } from './platform/log/log.ts';
import {
  createMailer,
  createMailRetention,
  createSmtpTransport,
  sendMailJob,
} from './platform/mail/index.ts';
import type { SecretBox } from './platform/secrets/index.ts';
import type { FileStorage } from './platform/storage/index.ts';
import type { Tx } from './platform/tx.ts';
import { readAiConfig, readOAuthConfig } from './read-provider-config.ts';
import { createServerWorkers, exportJobsOf } from './workers/index.ts';

/** Joins the modules over one open database. Nothing runs by itself until `start`. */
export function compose(
  config: Config,
  database: OpenDatabase,
  events: Events,
  log: Log,
  { secrets, storage }: { readonly secrets: SecretBox; readonly storage: FileStorage },
) {
  const { transactions, engine } = database;
  const clock = systemClock;
  const hosts = createSiteHosts({
    publicOrigin: config.PUBLIC_ORIGIN,
    previewOrigin: config.PREVIEW_ORIGIN,
    trustedOrigins: config.TRUSTED_ORIGINS,
    listenHost: config.HOST,
  });
  const workers = createServerWorkers(log);

  const handlers: Record<string, JobHandler> = {};
  const jobs = createJobs({ transactions, engine, clock, handlers, log });
  const transport = config.SMTP_URL ? createSmtpTransport(config.SMTP_URL, config.MAIL_FROM) : null;
  const mailer = createMailer({ transactions, clock, jobs, transport });

  const securityLog = createSecurityLogService({
    transactions,
    clock,
    jobs,
    mailer,
    readSiteName: () => siteSettings.siteName,
    findLanguage: (tx, userId) => profiles.findLanguage(tx, userId),
  });
  const siteSettings = createSettingsService({
    transactions,
    clock,
    events,
    storage,
    siteName: config.SITE_NAME,
    audit: securityLog,
  });
  const announcements = createAnnouncementsService({
    transactions,
    clock,
    settings: siteSettings,
    audit: securityLog,
  });
  const support = createSupportService({
    transactions,
    clock,
    mailer,
    signer: secrets,
    readSite: siteSettings.read,
    hasPrioritySupport: async (userId) => (await entitlements.of(userId)).hasPrioritySupport,
  });
  const analytics = createAnalyticsService({ transactions, clock, jobs, log });
  const location = createLocationService({ clock, geolocationUrl: config.GEOLOCATION_URL, fetch });
  const plans = createPlansService({ transactions, clock, audit: securityLog });
  const credits = createCreditsService({
    transactions,
    clock,
    events,
    audit: securityLog,
    nameProjects: (userId, projectIds) => projects.namesOf(userId, projectIds),
    claimEnded: async (tx, claim) => void (await jobs.enqueue(tx, refundClaimJob, claim)),
  });
  const receipts = createReceiptsService({
    transactions,
    clock,
    audit: securityLog,
    numberPrefix: config.RECEIPT_PREFIX,
    readSite: siteSettings.readAll,
    findLogo: async (id) => siteSettings.findFile(id).catch(() => null),
    printReceipt: createPdfPrinter(workers.job('draw-receipt')),
    mailer,
  });
  const {
    payments,
    handlers: paymentHandlers,
    formOrigins,
  } = composePayments(config, {
    transactions,
    clock,
    events,
    jobs,
    log,
    audit: securityLog,
    plans,
    receipts,
    credits,
    siteSettings,
    providers: createProviders(readPaymentsConfig(config), {
      clock,
      fetch,
      publicOrigin: () => config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`,
      siteName: () => siteSettings.siteName,
      log,
    }),
    sendPaidMail: receipts.sendPaidMail,
  });
  const entitlements = createEntitlementsService({
    listPaidPlans: payments.listPaidPlans,
    countProjects: (userId) => projects.count(userId),
  });
  const stored = createStorageService({
    transactions,
    clock,
    findLimit: async (userId, tx) => (await entitlements.of(userId, tx)).storageMegabytes,
    readProjects: (userId) => describeStored(transactions, userId),
    readUploads: readPhotoSize,
    readExports: sumExportSizes,
  });
  const projects = createProjectsService({
    readArchive: createArchiveReader(workers.job('read-archive')),
    transactions,
    clock,
    events,
    hasRunningTurn,
    findVersionsInUse,
    beforeRemoval: (tx, projectId) => stopRunningTurn({ clock, credits, projects }, tx, projectId),
    storage: stored,
    findProjectLimit: async (tx, userId) => (await entitlements.of(userId, tx)).projectLimit,
  });
  const projectUpkeep = createProjectUpkeep({
    transactions,
    clock,
    jobs,
    storage: stored,
    findVersionsInUse,
  });
  const exports = createExportsService({ projects, ...exportJobsOf(workers) });
  const erasers: Eraser[] = [];
  const accounts = createAccountsService({
    transactions,
    clock,
    events,
    mailer,
    jobs,
    securityLog,
    erasers,
    findCountryCode: config.GEOLOCATION_URL === undefined ? undefined : location.findCountryCode,
    oauthClients: createOAuthClients(readOAuthConfig(config), clock),
    passwords: createPasswords(),
    secrets,
    grantOpening: async (tx: Tx, userId: UserId, amount: number) => {
      await credits.grant(tx, {
        userId,
        amount,
        kind: 'opening',
        reason: 'opening',
        idempotencyKey: `opening:${userId}`,
      });
    },
    settings: {
      projectKey: config.PROJECT_KEY,
      get siteName() {
        return siteSettings.siteName;
      },
      publicOrigin: config.PUBLIC_ORIGIN,
      hosts,
      adminEmail: config.ADMIN_EMAIL,
      initialCredits: config.INITIAL_CREDITS,
      sendsMail: transport !== null,
      countryHeader: config.COUNTRY_HEADER,
      sessionIdle: config.SESSION_IDLE_DAYS * 86_400_000,
      sessionMaximum: config.SESSION_MAX_DAYS * 86_400_000,
      trustedOrigins: [...(config.PUBLIC_ORIGIN ? [config.PUBLIC_ORIGIN] : []), ...config.TRUSTED_ORIGINS],
      offersMagicLink: transport !== null || config.ALLOW_OUTBOX_LOGIN,
    },
  });
  const profiles = createProfileService({
    transactions,
    clock,
    mailer,
    files: storage,
    accounts,
    credits,
    projects,
    storage: stored,
  });
  const ai = createAiService({
    transactions,
    clock,
    events,
    log,
    credits,
    projects,
    storage: stored,
    config: readAiConfig(config),
    ...createTurnWork(workers.job('judge-answer'), workers.job('answer-prompt')),
  });
  const personalData = createPersonalDataService({
    packFiles: workers.job('pack-files'),
    transactions,
    clock,
    jobs,
    files: storage,
    accounts,
    profiles,
    credits,
    projects,
    ai,
    payments,
    receipts,
    listTickets: support.listOfUser,
    listEvents: analytics.listOfUser,
    listMails: mailer.listTo,
    securityLog,
    readSiteName: () => siteSettings.siteName,
    storage: stored,
  });
  const storageRecount = createStorageRecount({
    transactions,
    clock,
    jobs,
    log,
    repairs: [() => recountProjects(transactions, stored, log), profiles.measurePhotos],
    sums: [sumStoredBytes, readPhotoSize, sumExportSizes],
  });
  erasers.push(async (userId) => {
    await profiles.erase(userId);
    await personalData.erase(userId);
    await eraseProjects(transactions, userId, stored);
    return (tx) => lockProjectsOf(tx, userId).then(() => lockOrdersOf(tx, userId));
  });

  const rateLimitUpkeep = createRateLimitUpkeep({ transactions, clock, jobs });

  handlers[rateLimitSweepJob] = rateLimitUpkeep.sweep;
  const mailRetention = createMailRetention({ transactions, clock, jobs });
  handlers[sendMailJob] = mailer.deliver;
  handlers[analyticsRetentionJob] = analytics.expire;
  handlers[projectUpkeepJob] = projectUpkeep.tidy;
  handlers[storageRecountJob] = storageRecount.recountAll;
  handlers[magicLinkJob] = accounts.sendMagicLink;
  handlers[sessionPlaceJob] = accounts.locateSession;
  handlers[accountErasureJob] = accounts.eraseAccount;
  handlers[dataExportJob] = personalData.makeExport;
  handlers[dataExportExpiryJob] = personalData.expireExport;
  handlers[accountRecoveryJob] = accounts.sendRecovery;
  handlers[burstCheckJob] = securityLog.checkBursts;
  handlers[securityRetentionJob] = securityLog.expire;
  Object.assign(handlers, paymentHandlers, { [mailRetention.job]: mailRetention.expire });

  const creditsPerToken = ratioOf(ai.status().model, config.AI_CREDITS_PER_TOKEN ?? null);

  const routes: Route[] = [
    ...createAccountsRoutes(accounts),
    ...createProfileRoutes(profiles),
    ...createPersonalDataRoutes(personalData),
    ...createSecurityLogRoutes(securityLog),
    ...createOutboxRoutes(createOutboxService({ transactions, mailer })),
    ...createCreditsRoutes(credits),
    ...createPaymentsRoutes(payments, log),
    ...createReceiptsRoutes(receipts),
    ...createProjectsRoutes(projects),
    ...createExportsRoutes(exports),
    ...createStorageRoutes(stored),
    ...createAiRoutes(ai),
    ...createSettingsRoutes(siteSettings),
    ...createAnnouncementsRoutes(announcements),
    ...createSupportRoutes(support),
    ...createAnalyticsRoutes(analytics),
    ...createLocationRoutes(location, config.COUNTRY_HEADER),
    ...createEntitlementsRoutes(entitlements),
    ...createPlansRoutes({
      plans,
      guessCurrency: async (visitor) =>
        (await location.locateWithin({ ...visitor, acceptLanguage: undefined, timezone: undefined }, 800))
          .currency,
      countryHeader: config.COUNTRY_HEADER,
      creditsPerToken,
    }),
  ];

  return {
    accounts,
    hosts,
    siteSettings,
    announcements,
    routes,
    formOrigins,
    /** What the pricing page shows before anybody knows where its visitor is. */
    listShownPlans: async () => ({
      plans: await plans.list(),
      currency: defaultCurrency,
      creditsPerToken,
    }),
    /** Writes what a fresh install begins with; once before the server listens. */
    seed: async (): Promise<void> => {
      await siteSettings.seed();
      await siteSettings.read();
      await announcements.seed();
      await plans.seed();
      const daily = [analytics, securityLog, projectUpkeep, storageRecount, rateLimitUpkeep, mailRetention];
      for (const { start } of daily) await start();
      await payments.seed();
    },
    ownsProject: async (userId: UserId, projectId: Parameters<typeof projects.find>[1]): Promise<boolean> => {
      try {
        await projects.find(userId, projectId);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.type === 'project_not_found') return false;
        throw error;
      }
    },
    start: (): void => {
      jobs.start();
      payments.start();
      // One process alone may open a SQLite file (the data folder's lock), so whatever runs in it now is orphaned.
      ai.startRecovery({ isAlone: engine === 'sqlite' });
    },
    /** Ends running turns as interrupted and waits for the job at hand. */
    stop: async (): Promise<void> => {
      await Promise.all([ai.close(), jobs.stop(), analytics.stop(), payments.stop()]);
      await workers.close();
    },
  };
}
