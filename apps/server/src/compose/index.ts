// Wires the modules: one file per capability passes each service what it needs from others.
// Guarantees that no job or timer runs before `start`.
import { tokenToCreditRatio } from '@kilim/contract';
import type { Config } from '../config/index.ts';
import { lockOrdersOf } from '../modules/payments/index.ts';
import { eraseProjects, lockProjectsOf } from '../modules/projects/index.ts';
import type { OpenDatabase } from '../platform/db/index.ts';
import type { Events } from '../platform/events/index.ts';
import { createJsonParser, type RequestContext } from '../platform/http/index.ts';
import type { Log } from '../platform/log/log.ts';
import type { SecretBox } from '../platform/secrets/index.ts';
import type { FileStorage } from '../platform/storage/index.ts';
import { composeAccounts } from './accounts.ts';
import { composeAi } from './ai.ts';
import { composeAiModels } from './ai-models.ts';
import { composeAnalytics } from './analytics.ts';
import { composeAnnouncements } from './announcements.ts';
import type { Capability } from './capability.ts';
import { composeCredits } from './credits.ts';
import { composeEntitlements } from './entitlements.ts';
import { composeExports } from './exports.ts';
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
import { composeStorage } from './storage.ts';
import { composeSupport } from './support.ts';

/** Milliseconds that the list of plans waits for a visitor's country. */
const currencyTimeout = 800;

interface OpenedPlatform {
  readonly secrets: SecretBox;
  readonly storage: FileStorage;
}

export type Modules = ReturnType<typeof compose>;

export function compose(
  config: Config,
  database: OpenDatabase,
  events: Events,
  log: Log,
  { secrets, storage: files }: OpenedPlatform,
) {
  const platform = createPlatform({ config, database, events, log, secrets, files });
  const { transactions, jobs, jobHandlers, hosts, workers } = platform;

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
  });
  const storage = composeStorage(platform, {
    findLimit: async (userId, tx) => (await entitlements.service.of(userId, tx)).storageMegabytes,
    measurePhotos: () => profile.service.measurePhotos(),
  });
  const projects = composeProjects(platform, {
    credits: credits.service,
    storage: storage.service,
    findProjectLimit: async (tx, userId) => (await entitlements.service.of(userId, tx)).projectLimit,
    findLanguage: (tx, userId) => profile.service.findLanguage(tx, userId),
  });
  const exports = composeExports(platform, { projects: projects.service });
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
    readSite: settings.service.read,
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
    payments: payments.service,
    receipts: receipts.service,
    securityLog: securityLog.service,
    storage: storage.service,
    readOwnKey: async (userId) => (await aiModels.service.ownKeys.read(userId)).key,
    listTickets: support.service.listOfUser,
    listEvents: analytics.service.listOfUser,
    readSiteName: () => settings.service.siteName,
  });

  const capabilities: readonly Capability[] = [
    settings,
    announcements,
    plans,
    accounts,
    profile,
    personalData,
    securityLog,
    composeMail(platform),
    credits,
    payments,
    receipts,
    projects,
    exports,
    storage,
    ai,
    aiModels,
    modelServers,
    support,
    analytics,
    location,
    entitlements,
    composeRateLimits(platform),
  ];
  for (const capability of capabilities) Object.assign(jobHandlers, capability.jobs);

  return {
    accounts: accounts.service,
    siteSettings: settings.service,
    announcements: announcements.service,
    hosts,
    routes: capabilities.flatMap(({ routes }) => routes ?? []),
    formOrigins: payments.formOrigins,
    listPlansForPricingPage: plans.listForPricingPage,
    hasConnectedModel: async () =>
      (await modelServers.service.isConnected()) || (await aiModels.service.hasModels()),
    ownsProject: projects.owns,
    parseLargeJson: createJsonParser(workers.job('parse-json')),
    seed: async (): Promise<void> => {
      for (const capability of capabilities) await capability.seed?.();
    },
    start: (): void => {
      jobs.start();
      for (const capability of capabilities) capability.start?.();
    },
    /** Ends running turns as interrupted and waits for the running job. */
    stop: async (): Promise<void> => {
      await Promise.all([jobs.stop(), ...capabilities.map(async (capability) => capability.stop?.())]);
      await workers.close();
    },
  };
}
