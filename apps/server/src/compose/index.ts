// Wires the modules: one file per capability passes each service what it needs from others.
// Guarantees that no job or timer runs before `start`.
import { freeEntitlements, tokenToCreditRatio } from '@kilim/contract';
import type { Config } from '../config/index.ts';
import { presentAccount } from '../modules/accounts/index.ts';
import { rolesOf } from '../modules/buckets/index.ts';
import { createEventReader, documentOf, withDocumentEvents } from '../modules/documents/index.ts';
import { lockOrdersOf } from '../modules/payments/index.ts';
import { eraseProjects, findProjectOwner, lockProjectsOf } from '../modules/projects/index.ts';
import { publicSettingKeys } from '../modules/settings/index.ts';
import { toTimestamp } from '../platform/clock/clock.ts';
import type { OpenDatabase } from '../platform/db/index.ts';
import type { Events } from '../platform/events/index.ts';
import { type Caller, createJsonParser, type RequestContext } from '../platform/http/index.ts';
import type { Log } from '../platform/log/log.ts';
import type { SecretBox } from '../platform/secrets/index.ts';
import type { FileStorage } from '../platform/storage/index.ts';
import { composeAccounts } from './accounts.ts';
import { composeAi } from './ai.ts';
import { composeAiModels } from './ai-models.ts';
import { composeAnalytics } from './analytics.ts';
import { composeAnnouncements } from './announcements.ts';
import { composeAssets } from './assets.ts';
import { composeBuckets } from './buckets.ts';
import type { Capability } from './capability.ts';
import { composeCredits } from './credits.ts';
import { composeDocuments } from './documents.ts';
import { composeEntitlements } from './entitlements.ts';
import { composeExports } from './exports.ts';
import { composeFunctions } from './functions.ts';
import { composeHealth } from './health.ts';
import { composeLocation } from './location.ts';
import { composeMail } from './mail.ts';
import { composeModelServers } from './model-servers.ts';
import { composePayments } from './payments.ts';
import { composePersonalData } from './personal-data.ts';
import { composePlans } from './plans.ts';
import { createPlatform } from './platform.ts';
import { composeProfile } from './profile.ts';
import { composeProjects } from './projects.ts';
import { composeRateLimits } from './rate-limits.ts';
import { composeReceipts } from './receipts.ts';
import { composeSecurityLog } from './security-log.ts';
import { composeSettings } from './settings.ts';
import { composeStatistics } from './statistics.ts';
import { composeStorage } from './storage.ts';
import { composeSupport } from './support.ts';
import { composeUsers } from './users.ts';

/** Milliseconds that the list of plans waits for a visitor's country. */
const currencyTimeout = 800;

interface OpenedPlatform {
  readonly secrets: SecretBox;
  readonly storage: FileStorage;
  readonly dataFolder: string;
}

export type Modules = ReturnType<typeof compose>;

export function compose(
  config: Config,
  database: OpenDatabase,
  events: Events,
  log: Log,
  { secrets, storage: files, dataFolder }: OpenedPlatform,
) {
  const platform = createPlatform({
    config,
    database,
    events: withDocumentEvents(events, {
      findProjectOwner: (projectId) => findProjectOwner(database.transactions.outside, projectId),
      findReceipt: async (userId, orderId) =>
        (await payments.service.find(userId, orderId)).order.receiptId ?? null,
      settingKeys: publicSettingKeys,
      onError: (error) => log.warn({ err: error }, 'the event of a document was not published'),
    }),
    log,
    secrets,
    files,
    dataFolder,
  });
  const { transactions, jobs, longJobs, jobHandlers, longJobHandlers, hosts, workers, remoteWorkers } =
    platform;

  // Services that depend on each other get functions, which are called only after all services have been created.
  const securityLog = composeSecurityLog(platform, {
    readSiteName: () => settings.service.siteName,
    findLanguage: (tx, userId) => profile.service.findLanguage(tx, userId),
  });
  const audit = securityLog.service;
  const settings = composeSettings(platform, { audit });
  const announcements = composeAnnouncements(platform, { settings: settings.service, audit });
  const analytics = composeAnalytics(platform);
  const location = composeLocation(platform);
  const suggestCurrencies = ({ ip, header }: Pick<RequestContext, 'ip' | 'header'>) => {
    const { COUNTRY_HEADER: name } = config;
    const countryCode = name === undefined ? undefined : header(name);
    return location.service.suggestCurrencies({ ip, countryCode }, currencyTimeout);
  };
  const credits = composeCredits(platform, {
    audit,
    nameProjects: (userId, projectIds) => projects.service.namesOf(userId, projectIds),
  });
  const entitlements = composeEntitlements({
    listPaidPlans: (userId, tx) => payments.service.listPaidPlans(userId, tx),
    countProjects: (userId) => projects.service.count(userId),
    readFree: () => {
      const { freeProjects, freeStorageMegabytes } = settings.service.accountLimits;
      return {
        ...freeEntitlements,
        projectLimit: freeProjects,
        storageMegabytes: freeStorageMegabytes,
      };
    },
  });
  const storage = composeStorage(platform, {
    findLimit: async (userId, tx) => (await entitlements.service.of(userId, tx)).storageMegabytes,
    readFreeLimit: () => settings.service.accountLimits.freeStorageMegabytes,
    measurePhotos: () => profile.service.measurePhotos(),
  });
  const buckets = composeBuckets(platform, {
    storage: storage.service,
    isVerified: async (userId) => (await accounts.service.find({ userId })).isEmailVerified,
    tickets: {
      isReader: (userId, ticketId) => support.service.own.isReader(userId, ticketId),
      readRemoval: (ticketId, fileId) => support.service.readRemoval(ticketId, fileId),
      fileRemoved: (ticketId, { isAdmin, isOwner }) =>
        support.service.queue.fileRemoved(ticketId, isAdmin && !isOwner),
    },
  });
  const projects = composeProjects(platform, {
    credits: credits.service,
    storage: storage.service,
    findProjectLimit: async (tx, userId) => (await entitlements.service.of(userId, tx)).projectLimit,
    findLanguage: (tx, userId) => profile.service.findLanguage(tx, userId),
    readDocument: (userId, projectId) => readDocument(userId, documentOf('projects', projectId)),
  });
  const assets = composeAssets(platform, {
    storage: storage.service,
    findLanguage: (tx, userId) => profile.service.findLanguage(tx, userId),
  });
  const exports = composeExports(platform, { projects: projects.service, audit });
  const modelServers = composeModelServers(platform, { audit });
  const aiModels = composeAiModels(platform, { audit });
  const ai = composeAi(platform, {
    audit,
    credits: credits.service,
    projects: projects.service,
    storage: storage.service,
    findConnectedModel: modelServers.service.findConnectedModel,
    findModels: aiModels.service.findModels,
    guardedFetch: aiModels.guardedFetch,
  });
  const plans = composePlans(platform, {
    audit,
    suggestCurrencies,
    readDocument: (planId) => readDocument(null, documentOf('plans', planId)),
    acceptsCurrency: (currency) => payments.service.acceptsCurrency(currency),
    creditsPerConversation: credits.service.creditsPerConversation,
    creditsPerToken: async () =>
      tokenToCreditRatio((await ai.service.status()).model, config.AI_CREDITS_PER_TOKEN ?? null),
  });
  const receipts = composeReceipts(platform, { settings: settings.service, audit });
  const payments = composePayments(platform, {
    audit,
    plans: plans.service,
    credits: credits.service,
    receipts: receipts.service,
    settings: settings.service,
    suggestCurrencies,
  });
  const support = composeSupport(platform, {
    readAttachment: (userId, fileId) => readDocument(userId, documentOf('ticket_attachments', fileId)),
    audit,
    files: buckets.service.tickets,
    readSite: settings.service.read,
    readList: settings.service.readList,
    changeList: settings.service.changeList,
    findLanguage: (tx, userId) => profile.service.findLanguage(tx, userId),
    describeCustomer: async (userId) => {
      const [account, plan, page] = await Promise.all([
        accounts.service.find({ userId }),
        entitlements.service.describe(userId),
        projects.service.list(userId, { sort: 'updated', limit: 5, cursor: undefined }),
      ]);
      return {
        credits: (await credits.service.status(userId)).balance,
        createdAt: toTimestamp(account.createdAt),
        planName: plan.planName,
        projectCount: plan.projects,
        projects: page.projects.map(({ id, name, updatedAt }) => ({ id, name, updatedAt })),
      };
    },
    hasPrioritySupport: async (userId) => (await entitlements.service.of(userId)).hasPrioritySupport,
  });
  const accounts = composeAccounts(platform, {
    securityLog: securityLog.service,
    credits: credits.service,
    settings: settings.service,
    findCountryCode: location.service.findCountryCode,
    erasers: [
      async (userId) => {
        await profile.service.erase(userId);
        await personalData.service.erase(userId);
        await buckets.service.tickets.erase(await support.service.own.listIds(userId));
        await support.service.own.erase(userId);
        await assets.service.erase(userId);
        await buckets.service.erase(userId);
        await eraseProjects(transactions, userId, storage.service);
        return (tx) => lockProjectsOf(tx, userId).then(() => lockOrdersOf(tx, userId));
      },
    ],
  });
  const profile = composeProfile(platform, {
    accounts: accounts.service,
    credits: credits.service,
    projects: projects.service,
    storage: storage.service,
  });
  const personalData = composePersonalData(platform, {
    accounts: accounts.service,
    profiles: profile.service,
    credits: credits.service,
    projects: projects.service,
    ai: ai.service,
    assets: assets.service,
    readRemote: exports.service.readRemote,
    payments: payments.service,
    receipts: receipts.service,
    securityLog: securityLog.service,
    storage: storage.service,
    readOwnKey: async (userId) => (await aiModels.service.ownKeys.read(userId)).key,
    listTickets: support.service.own.export,
    readBucketFiles: async function* (userId) {
      yield* buckets.service.readAll(userId);
      yield* buckets.service.readSentTo(await support.service.own.listIds(userId));
    },
    listEvents: analytics.service.listOfUser,
    readSiteName: () => settings.service.siteName,
  });

  const documents = composeDocuments(platform, {
    accounts: accounts.service,
    ai: ai.service,
    analytics: analytics.service,
    announcements: announcements.service,
    credits: credits.service,
    payments: payments.service,
    profiles: profile.service,
    projects: projects.service,
    support: support.service,
    removeAttachment: (userId, fileId) =>
      buckets.service.remove({ userId, isAdmin: false }, 'ticket_attachments', fileId),
    listRoutes: () => routes,
  });
  const readDocument = createEventReader(documents.service);

  const capabilities: readonly Capability[] = [
    settings,
    announcements,
    plans,
    accounts,
    composeUsers(platform, { accounts: accounts.service, credits: credits.service, audit }),
    profile,
    personalData,
    securityLog,
    composeMail(platform),
    credits,
    payments,
    receipts,
    projects,
    assets,
    exports,
    storage,
    buckets,
    ai,
    aiModels,
    modelServers,
    support,
    analytics,
    location,
    entitlements,
    documents,
    composeFunctions(platform, { listRoutes: () => routes }),
    composeStatistics(platform),
    composeHealth(platform, {
      settings: settings.service,
      paymentMethods: payments.methods,
      readAi: async () => {
        const { provider, model } = await ai.service.status();
        const { models } = await aiModels.service.models.list();
        const { environment, connection } = await modelServers.service.overview();
        const others = [environment, connection].filter((one) => (one?.check?.problem ?? null) !== null);
        const isFailing = ({ health }: (typeof models)[number]) =>
          health.state === 'failing' || health.state === 'paused';
        const added = models.filter((one) => one.isEnabled && isFailing(one)).map(({ name }) => name);
        return { provider, model, failing: [...others.flatMap((one) => one?.model ?? []), ...added] };
      },
      findAccount: (userId) => accounts.service.find({ userId }),
    }),
    composeRateLimits(platform),
  ];
  const routes = capabilities.flatMap((capability) => capability.routes ?? []);
  for (const capability of capabilities) {
    Object.assign(jobHandlers, capability.jobs);
    Object.assign(longJobHandlers, capability.longJobs);
  }

  return {
    accounts: accounts.service,
    siteSettings: settings.service,
    announcements: announcements.service,
    hosts,
    routes,
    formOrigins: payments.formOrigins,
    listPlansForPricingPage: plans.listForPricingPage,
    hasConnectedModel: async () =>
      (await modelServers.service.isConnected()) || (await aiModels.service.hasModels()),
    ownsProject: projects.owns,
    readDocument,
    /** A signed-in user in the client SDK's form, with the roles that it knows. */
    describeCaller: async ({ userId, isAdmin }: Pick<Caller, 'userId' | 'isAdmin'>) => {
      const account = await accounts.service.find({ userId });
      const roles = [...rolesOf({ userId, isAdmin }, account.isEmailVerified)];
      return { userId, user: presentAccount(account), roles };
    },
    parseLargeJson: createJsonParser(workers.job('parse-json')),
    seed: async (): Promise<void> => {
      for (const capability of capabilities) await capability.seed?.();
    },
    start: (): void => {
      jobs.start();
      longJobs.start();
      for (const capability of capabilities) capability.start?.();
    },
    /** Ends running turns as interrupted and waits for the running job. */
    stop: async (): Promise<void> => {
      const ending = capabilities.map(async (capability) => capability.stop?.());
      await Promise.all([jobs.stop(), longJobs.stop(), ...ending]);
      await Promise.all([workers.close(), remoteWorkers.close()]);
    },
  };
}
