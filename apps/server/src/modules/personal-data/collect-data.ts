import type { DeletedProject, Project, ProjectFile, UserId } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { AiService } from '../ai/index.ts';
import type { CreditsService } from '../credits/index.ts';
import type { PaymentsService } from '../payments/index.ts';
import type { ProfileService } from '../profile/index.ts';
import type { ProjectsService } from '../projects/index.ts';
import type { ReceiptsService } from '../receipts/index.ts';
import type { SecurityLogService } from '../security-log/index.ts';

export interface DataSources {
  readonly accounts: Pick<
    AccountsService,
    'find' | 'listSessions' | 'listConsents' | 'listIdentities' | 'listActiveDays'
  >;
  readonly profiles: Pick<ProfileService, 'find' | 'readPhoto'>;
  readonly credits: Pick<CreditsService, 'list'>;
  readonly projects: Pick<
    ProjectsService,
    'list' | 'listDeleted' | 'listDeletedFiles' | 'listFiles' | 'listVersions'
  >;
  readonly ai: Pick<AiService, 'readChat'>;
  readonly payments: Pick<PaymentsService, 'listOfUser' | 'billingDetails'>;
  readonly receipts: Pick<ReceiptsService, 'listOwn'>;
  /** The person's support tickets with their replies. */
  readonly listTickets: (userId: UserId) => Promise<unknown>;
  /** What they did on the pages, as far as they agreed to it. */
  readonly listEvents: (userId: UserId) => Promise<unknown>;
  readonly listMails: Mailer['listTo'];
  readonly securityLog: Pick<SecurityLogService, 'listOfUser'>;
}

/** Path in the archive → content. */
export type Archive = Record<string, string | Uint8Array>;

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Every page of a list, one after the other. */
async function readAll<Item>(
  read: (cursor: string | undefined) => Promise<{ items: readonly Item[]; nextCursor: string | null }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}

const limit = 100;

async function collectAccount(sources: DataSources, userId: UserId): Promise<Archive> {
  const { accounts, profiles } = sources;
  const person = await accounts.find({ userId });
  const sessions = await accounts.listSessions({ userId });
  const consents = await accounts.listConsents(userId);
  const identities = await accounts.listIdentities(userId);
  const mails = await sources.listMails(person.email);
  const profile = await profiles.find({ userId });
  const archive: Archive = {
    // Field by field: what protects the account stays with us.
    'account.json': toJson({
      id: person.id,
      email: person.email,
      name: person.name,
      isEmailVerified: person.isEmailVerified,
      phone: person.phone,
      isAdmin: person.isAdmin,
      hasPassword: person.hasPassword,
      isMfaOn: person.isMfaOn,
      preferences: person.preferences,
      createdAt: toTimestamp(person.createdAt),
      accessedAt: toTimestamp(person.accessedAt),
    }),
    'profile.json': toJson(profile),
    'identities.json': toJson(
      identities.map(({ createdAt, ...identity }) => ({ ...identity, createdAt: toTimestamp(createdAt) })),
    ),
    'active-days.json': toJson(await accounts.listActiveDays(userId)),
    'mails.json': toJson(
      mails.map(({ subject, createdAt, sentAt }) => ({
        subject,
        createdAt: toTimestamp(createdAt),
        sentAt: sentAt === null ? null : toTimestamp(sentAt),
      })),
    ),
    'sessions.json': toJson(
      sessions.map(({ id, provider, ip, userAgent, countryCode, createdAt, expiresAt }) => ({
        id,
        provider,
        ip,
        userAgent,
        countryCode,
        createdAt: toTimestamp(createdAt),
        expiresAt: toTimestamp(expiresAt),
      })),
    ),
    'consents.json': toJson(
      consents.map(({ acceptedAt, ...consent }) => ({ ...consent, acceptedAt: toTimestamp(acceptedAt) })),
    ),
  };
  const avatarId = profile.avatarUrl?.split('/').at(-1);
  if (avatarId !== undefined) {
    const { bytes, contentType } = await profiles.readPhoto(avatarId);
    archive[`photo.${contentType.replace('image/', '')}`] = bytes;
  }
  return archive;
}

const toEntries = (folder: string, files: readonly ProjectFile[]): Archive =>
  Object.fromEntries(files.map(({ path, content }) => [`${folder}/files/${path}`, content]));

async function collectProject(
  { projects, ai }: DataSources,
  userId: UserId,
  project: Project,
): Promise<Archive> {
  const folder = `projects/${project.id}`;
  const versions = await readAll(async (cursor) => {
    const page = await projects.listVersions(userId, project.id, { limit, cursor });
    return { items: page.versions, nextCursor: page.nextCursor };
  });
  const { files } = await projects.listFiles(userId, project.id);
  return {
    [`${folder}/project.json`]: toJson(project),
    [`${folder}/versions.json`]: toJson(versions),
    [`${folder}/chat.json`]: toJson(await ai.readChat(project.id)),
    ...toEntries(folder, files),
  };
}

/** One in the trash: it is kept for thirty days, so it is theirs as much as the others. */
async function collectDeleted(
  { projects, ai }: DataSources,
  userId: UserId,
  project: DeletedProject,
): Promise<Archive> {
  const folder = `deleted-projects/${project.id}`;
  return {
    [`${folder}/project.json`]: toJson(project),
    [`${folder}/chat.json`]: toJson(await ai.readChat(project.id)),
    ...toEntries(folder, await projects.listDeletedFiles(userId, project.id)),
  };
}

/** Everything that is kept of a person, as files of an archive. */
export async function collectData(sources: DataSources, userId: UserId): Promise<Archive> {
  const archive = await collectAccount(sources, userId);
  const ledger = await readAll(async (cursor) => {
    const page = await sources.credits.list(userId, { limit, cursor });
    return { items: page.entries, nextCursor: page.nextCursor };
  });
  const receipts = await readAll(async (cursor) => {
    const page = await sources.receipts.listOwn({ userId, isAdmin: false }, { limit, cursor });
    return { items: page.receipts, nextCursor: page.nextCursor };
  });
  archive['orders.json'] = toJson(await sources.payments.listOfUser(userId));
  archive['receipts.json'] = toJson(receipts.toReversed());
  archive['billing-details.json'] = toJson(await sources.payments.billingDetails(userId));
  archive['credits.json'] = toJson(ledger.toReversed());
  archive['tickets.json'] = toJson(await sources.listTickets(userId));
  archive['security-log.json'] = toJson(await sources.securityLog.listOfUser(userId));
  archive['analytics.json'] = toJson(await sources.listEvents(userId));
  const projects = await readAll(async (cursor) => {
    const page = await sources.projects.list(userId, { sort: 'created', limit, cursor });
    return { items: page.projects, nextCursor: page.nextCursor };
  });
  const deleted = await readAll(async (cursor) => {
    const page = await sources.projects.listDeleted(userId, { limit, cursor });
    return { items: page.projects, nextCursor: page.nextCursor };
  });
  for (const project of projects) Object.assign(archive, await collectProject(sources, userId, project));
  for (const project of deleted) Object.assign(archive, await collectDeleted(sources, userId, project));
  return archive;
}
