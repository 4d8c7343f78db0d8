import type { BucketFile, DeletedProject, Project, ProjectId, UserId } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { FilePage } from '../../platform/workers/index.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { AiService } from '../ai/index.ts';
import type { AssetsService } from '../assets/index.ts';
import type { BucketsService } from '../buckets/index.ts';
import type { CreditsService } from '../credits/index.ts';
import type { PushService } from '../exports/index.ts';
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
    'list' | 'listDeleted' | 'listVersions' | 'openFilePages' | 'readPreview' | 'images'
  >;
  readonly ai: Pick<AiService, 'readChat'>;
  /** The files of the user's library. */
  readonly assets: Pick<AssetsService, 'readAll'>;
  /** Where a project was pushed last, also one in the trash. */
  readonly readRemote: PushService['readRemote'];
  readonly payments: Pick<PaymentsService, 'listOfUser' | 'billingDetails'>;
  readonly receipts: Pick<ReceiptsService, 'listOwn'>;
  /** Service and model of the user's own AI key, never the key. */
  readonly readOwnKey: (userId: UserId) => Promise<unknown>;
  /** The user's support tickets with their replies. */
  readonly listTickets: (userId: UserId) => Promise<unknown>;
  /** The user's analytics events. */
  readonly listEvents: (userId: UserId) => Promise<unknown>;
  /** Files that the user and the user's apps uploaded, and those that the support team sent, one at a time. */
  readonly readBucketFiles: BucketsService['readAll'];
  readonly listMails: Mailer['listTo'];
  readonly securityLog: Pick<SecurityLogService, 'listOfUser'>;
}

/** Path in the archive → content. */
type Files = Record<string, string | Uint8Array>;
/** Part of the archive as pages of files: one project, or everything outside of projects. */
export type ArchiveSection = AsyncIterable<FilePage<string | Uint8Array>>;

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

type ReadPage<Item> = (
  cursor: string | undefined,
) => Promise<{ items: readonly Item[]; nextCursor: string | null }>;

/** Reads a list page by page. */
async function* readPages<Item>(read: ReadPage<Item>): AsyncGenerator<readonly Item[]> {
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    yield page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** Same output as `toJson`, but written page by page, because a long list at once would block the event loop. */
async function listToJson<Item>(read: ReadPage<Item>, order: 'as-read' | 'reversed'): Promise<string> {
  const parts: string[] = [];
  for await (const items of readPages(read)) {
    if (items.length === 0) continue;
    const text = JSON.stringify(order === 'reversed' ? items.toReversed() : items, null, 2);
    parts.push(text.slice('[\n'.length, -'\n]'.length));
  }
  if (parts.length === 0) return '[]\n';
  return `[\n${(order === 'reversed' ? parts.toReversed() : parts).join(',\n')}\n]\n`;
}

const limit = 100;

async function collectAccount(sources: DataSources, userId: UserId): Promise<Files> {
  const { accounts, profiles } = sources;
  const account = await accounts.find({ userId });
  const sessions = await accounts.listSessions({ userId });
  const consents = await accounts.listConsents(userId);
  const identities = await accounts.listIdentities(userId);
  const mails = await sources.listMails(account.email);
  const profile = await profiles.find({ userId });
  const archive: Files = {
    // Field by field, so that no hash or secret is included.
    'account.json': toJson({
      id: account.id,
      email: account.email,
      name: account.name,
      isEmailVerified: account.isEmailVerified,
      phone: account.phone,
      isAdmin: account.isAdmin,
      hasPassword: account.hasPassword,
      isMfaOn: account.isMfaOn,
      preferences: account.preferences,
      createdAt: toTimestamp(account.createdAt),
      accessedAt: toTimestamp(account.accessedAt),
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

/** Everything outside of projects. */
async function* collectUser(sources: DataSources, userId: UserId): ArchiveSection {
  yield Object.entries(await collectAccount(sources, userId));
  const { credits, payments, receipts } = sources;
  const readReceipts: ReadPage<unknown> = async (cursor) => {
    const page = await receipts.listOwn({ userId, isAdmin: false }, { limit, cursor });
    return { items: page.receipts, nextCursor: page.nextCursor };
  };
  const readLedger: ReadPage<unknown> = async (cursor) => {
    const page = await credits.list(userId, { limit, cursor });
    return { items: page.entries, nextCursor: page.nextCursor };
  };
  yield [['orders.json', toJson(await payments.listOfUser(userId))]];
  yield [['receipts.json', await listToJson(readReceipts, 'reversed')]];
  yield [['billing-details.json', toJson(await payments.billingDetails(userId))]];
  yield [['credits.json', await listToJson(readLedger, 'reversed')]];
  yield [['ai-key.json', toJson(await sources.readOwnKey(userId))]];
  yield [['tickets.json', toJson(await sources.listTickets(userId))]];
  yield [['security-log.json', toJson(await sources.securityLog.listOfUser(userId))]];
  yield [['analytics.json', toJson(await sources.listEvents(userId))]];
}

/** The library; each file is named after its id, because names may be equal. */
async function* collectAssets({ assets }: DataSources, userId: UserId): ArchiveSection {
  for await (const { asset, bytes } of assets.readAll(userId)) {
    yield [
      [`assets/${asset.id}/asset.json`, toJson(asset)],
      [`assets/${asset.id}/${asset.name}`, bytes],
    ];
  }
}

async function* pagesOf(page: FilePage<string | Uint8Array>): ArchiveSection {
  yield page;
}

async function* collectFiles(
  { projects }: DataSources,
  userId: UserId,
  projectId: ProjectId,
  { folder, isInTrash }: { readonly folder: string; readonly isInTrash: boolean },
): ArchiveSection {
  for await (const page of await projects.openFilePages(userId, projectId, { isInTrash })) {
    yield page.map(([path, content]) => [`${folder}/files/${path}`, content] as const);
  }
}

/** The picture of the first screen, if there is one. */
async function* collectPicture(
  { projects }: DataSources,
  userId: UserId,
  projectId: ProjectId,
  folder: string,
): ArchiveSection {
  const picture = await projects.readPreview(userId, projectId);
  if (picture) yield [[`${folder}/preview.${picture.contentType.slice('image/'.length)}`, picture.bytes]];
}

/** The images that were attached to prompts; the chat names them by their hash. */
async function* collectImages(
  { projects }: DataSources,
  projectId: ProjectId,
  folder: string,
): ArchiveSection {
  for await (const { facts, bytes } of projects.images.readAll(projectId)) {
    yield [[`${folder}/images/${facts.hash}.${facts.mediaType.slice('image/'.length)}`, bytes]];
  }
}

/** The Git remote that a project was pushed to, if there is one. */
async function* collectRemote(
  { readRemote }: DataSources,
  projectId: ProjectId,
  folder: string,
): ArchiveSection {
  const remote = await readRemote(projectId);
  if (remote) yield [[`${folder}/git-remote.json`, toJson(remote)]];
}

async function* collectProject(sources: DataSources, userId: UserId, project: Project): ArchiveSection {
  const folder = `projects/${project.id}`;
  const readVersions: ReadPage<unknown> = async (cursor) => {
    const page = await sources.projects.listVersions(userId, project.id, { limit, cursor });
    return { items: page.versions, nextCursor: page.nextCursor };
  };
  yield [[`${folder}/project.json`, toJson(project)]];
  yield [[`${folder}/versions.json`, await listToJson(readVersions, 'as-read')]];
  yield [[`${folder}/chat.json`, toJson(await sources.ai.readChat(project.id))]];
  yield* collectRemote(sources, project.id, folder);
  yield* collectPicture(sources, userId, project.id, folder);
  yield* collectImages(sources, project.id, folder);
  yield* collectFiles(sources, userId, project.id, { folder, isInTrash: false });
}

/** A project in the trash. */
async function* collectDeleted(
  sources: DataSources,
  userId: UserId,
  project: DeletedProject,
): ArchiveSection {
  const folder = `deleted-projects/${project.id}`;
  yield [[`${folder}/project.json`, toJson(project)]];
  yield [[`${folder}/chat.json`, toJson(await sources.ai.readChat(project.id))]];
  yield* collectRemote(sources, project.id, folder);
  yield* collectPicture(sources, userId, project.id, folder);
  yield* collectImages(sources, project.id, folder);
  yield* collectFiles(sources, userId, project.id, { folder, isInTrash: true });
}

/** A file that an app uploaded. Its name is no path: ids are unique and have no slash. */
async function* collectBucketFile(
  folder: string,
  name: string,
  read: () => Promise<Uint8Array>,
): ArchiveSection {
  yield [[`${folder}/${name}`, await read()]];
}

async function* collectBuckets(
  { readBucketFiles }: DataSources,
  userId: UserId,
): AsyncGenerator<ArchiveSection> {
  const files: BucketFile[] = [];
  for await (const { file, read } of readBucketFiles(userId)) {
    files.push(file);
    yield collectBucketFile(`bucket-files/${file.bucketId}/${file.$id}`, file.name, read);
  }
  yield pagesOf([['bucket-files.json', toJson(files)]]);
}

/** Yields everything stored about a user in sections, so that only a few files are in memory at a time. */
export async function* collectData(sources: DataSources, userId: UserId): AsyncGenerator<ArchiveSection> {
  yield collectUser(sources, userId);
  yield collectAssets(sources, userId);
  yield* collectBuckets(sources, userId);
  const readProjects: ReadPage<Project> = async (cursor) => {
    const page = await sources.projects.list(userId, { sort: 'created', limit, cursor });
    return { items: page.projects, nextCursor: page.nextCursor };
  };
  const readDeleted: ReadPage<DeletedProject> = async (cursor) => {
    const page = await sources.projects.listDeleted(userId, { limit, cursor });
    return { items: page.projects, nextCursor: page.nextCursor };
  };
  for await (const projects of readPages(readProjects)) {
    for (const project of projects) yield collectProject(sources, userId, project);
  }
  for await (const projects of readPages(readDeleted)) {
    for (const project of projects) yield collectDeleted(sources, userId, project);
  }
}
