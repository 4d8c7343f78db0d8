import { AppError, type BucketFile, type BucketId, type PreviewOptions, type UserId } from '@kilim/contract';
import { createTicketFiles, type TicketFiles } from './attachments.ts';
import { type ByteRange, readByteRange } from './byte-range.ts';
import { planFileQueries } from './file-queries.ts';
import type { FileRecord } from './file-record.ts';
import { listFiles } from './list-repository.ts';
import { listParts } from './parts-repository.ts';
import { type FileAction, type RoleHolder, readPermissions, rolesOf } from './permissions.ts';
import { may, mayCreate, readBucketId, takesPermissions } from './policy.ts';
import type { BucketPorts } from './ports.ts';
import { presentFile } from './present.ts';
import { createPreviews, type Preview } from './preview.ts';
import { publishFile } from './publish-file.ts';
import { eraseFiles, removeFile, tidyFiles } from './remove-file.ts';
import { changeFile, findFile, listFilesOf, lockFile } from './repository.ts';
import { readBytes } from './stored-bytes.ts';
import { type UploadRequest, upload } from './upload.ts';

export interface OpenBucketFile {
  readonly bucketId: BucketId;
  readonly name: string;
  readonly mediaType: string;
  /** Bytes of the whole file. */
  readonly size: number;
  readonly range: ByteRange | null;
  readonly chunks: AsyncIterable<Uint8Array>;
}

type Holder = RoleHolder | null;

interface ListRequest {
  readonly queries: readonly string[];
  readonly search: string | undefined;
  readonly wantsTotal?: boolean;
}

/** Files in buckets, for the client SDK: docs/rules/buckets.md. Bucket ids are texts of the client. */
export interface BucketsService {
  list(holder: Holder, bucketId: string, list: ListRequest): Promise<{ total: number; files: BucketFile[] }>;
  /** Throws `user_unauthorized` unless the caller may create files in this bucket. Called before the body is read. */
  requireCreate(holder: RoleHolder, bucketId: string): BucketId;
  create(holder: RoleHolder, request: UploadRequest): Promise<BucketFile>;
  find(holder: Holder, bucketId: string, fileId: string): Promise<BucketFile>;
  update(
    holder: RoleHolder,
    bucketId: string,
    fileId: string,
    changes: { readonly name: string | undefined; readonly permissions: readonly string[] | undefined },
  ): Promise<BucketFile>;
  remove(holder: RoleHolder, bucketId: string, fileId: string): Promise<void>;
  /** `range` is the header of the request. Throws `storage_invalid_range`. */
  open(holder: Holder, bucketId: string, fileId: string, range: string | undefined): Promise<OpenBucketFile>;
  preview(
    holder: Holder,
    bucketId: string,
    fileId: string,
    options: PreviewOptions,
    owner: string,
  ): Promise<Preview & { readonly name: string }>;

  // For other modules.

  /** All files of a user with their bytes, one at a time. */
  readAll(userId: UserId): AsyncGenerator<{ readonly file: BucketFile; read(): Promise<Uint8Array> }>;
  /** Files that the support team sent with messages of some tickets. */
  readSentTo(ticketIds: readonly string[]): ReturnType<BucketsService['readAll']>;
  readonly tickets: TicketFiles;
  erase(userId: UserId): Promise<void>;
  tidy(): Promise<void>;
}

function requireBucket(text: string): BucketId {
  const bucketId = readBucketId(text);
  if (bucketId === null) throw new AppError('storage_bucket_not_found');
  return bucketId;
}

const exported = 50;

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return new Uint8Array(Buffer.concat(parts));
}

export function createBucketsService(ports: BucketPorts): BucketsService {
  const { transactions, clock, files } = ports;
  const previews = createPreviews();
  const ticketFiles = createTicketFiles(ports);

  /** The account is read only where a permission asks whether its address is verified. */
  const rolesFor = async (holder: Holder, permissions: readonly string[]): Promise<ReadonlySet<string>> => {
    const isAsked = holder !== null && permissions.some((text) => text.includes('verified'));
    return rolesOf(holder, isAsked && (await ports.isVerified(holder.userId)));
  };

  /** Throws `storage_file_not_found` unless the caller may read the file, and `user_unauthorized` for the rest. */
  const require = async (
    holder: Holder,
    bucketText: string,
    fileId: string,
    action: FileAction,
  ): Promise<FileRecord> => {
    const bucketId = requireBucket(bucketText);
    const file = await findFile(transactions.outside, bucketId, fileId);
    const roles = await rolesFor(holder, file?.permissions ?? []);
    if (!file) throw new AppError('storage_file_not_found');
    const ticketId = file.bucketId === 'ticket_attachments' ? file.ticketId : null;
    const isTicketReader =
      holder !== null && ticketId !== null && (await ports.tickets.isReader(holder.userId, ticketId));
    const isAllowed = (wanted: FileAction) => may(wanted, file, holder, roles, isTicketReader);
    if (!isAllowed('read')) throw new AppError('storage_file_not_found');
    if (action !== 'read' && !isAllowed(action)) throw new AppError('user_unauthorized');
    return file;
  };

  const requireComplete = async (holder: Holder, bucketId: string, fileId: string): Promise<FileRecord> => {
    const file = await require(holder, bucketId, fileId, 'read');
    if (file.state !== 'complete') throw new AppError('storage_file_not_found');
    return file;
  };

  const readWhole = async (file: FileRecord): Promise<Uint8Array> =>
    collect(readBytes(files, await listParts(transactions.outside, file)));

  return {
    list: async (holder, bucketText, { queries, search, wantsTotal = true }) => {
      const bucketId = requireBucket(bucketText);
      const plan = planFileQueries(queries);
      const isOfSite = bucketId === 'system-assets';
      if (!isOfSite && holder === null) return { total: 0, files: [] };
      const scope = { bucketId, ownerId: isOfSite ? null : (holder?.userId ?? null), search, wantsTotal };
      const page = await listFiles(transactions.outside, scope, plan);
      if (page === null) throw new AppError('general_cursor_not_found');
      return { total: page.total, files: page.files.map(presentFile) };
    },
    requireCreate: (holder, bucketText) => {
      const bucketId = requireBucket(bucketText);
      if (!mayCreate(bucketId, holder)) throw new AppError('user_unauthorized');
      return bucketId;
    },
    create: async (holder, request) => {
      const roles = await rolesFor(holder, request.form.permissions ?? []);
      return presentFile(await upload(ports, holder, roles, request));
    },
    find: async (holder, bucketId, fileId) => presentFile(await require(holder, bucketId, fileId, 'read')),
    update: async (holder, bucketId, fileId, { name, permissions }) => {
      const file = await require(holder, bucketId, fileId, 'update');
      const wanted =
        permissions === undefined || !takesPermissions(file.bucketId)
          ? undefined
          : readPermissions(permissions, await rolesFor(holder, permissions));
      const changes = {
        ...(name !== undefined && { name }),
        ...(wanted !== undefined && { permissions: wanted }),
      };
      const changed = await transactions.run(async (tx) => {
        const locked = await lockFile(tx, file.bucketId, file.id);
        // It may have been sent with a message since.
        if (locked && locked.ticketId !== file.ticketId) throw new AppError('user_unauthorized');
        return locked && changeFile(tx, file, changes, clock.now());
      });
      if (!changed) throw new AppError('storage_file_not_found');
      if (changed.state === 'complete') publishFile(ports, changed, 'update');
      return presentFile(changed);
    },
    remove: async (holder, bucketId, fileId) => {
      const file = await require(holder, bucketId, fileId, 'delete');
      const event = file.ticketId === null ? null : await ports.tickets.readRemoval?.(file.ticketId, file.id);
      const removed = await removeFile(ports, file);
      if (!removed) throw new AppError('storage_file_not_found');
      if (removed.state === 'complete') publishFile(ports, removed, 'delete');
      if (removed.ticketId === null) return;
      if (event) ports.events.publishResource(event);
      const { isAdmin, userId } = holder;
      await ports.tickets.fileRemoved(removed.ticketId, { isAdmin, isOwner: removed.ownerId === userId });
    },
    open: async (holder, bucketId, fileId, header) => {
      const file = await requireComplete(holder, bucketId, fileId);
      const range = readByteRange(header, file.size);
      const parts = await listParts(transactions.outside, file);
      const { name, mediaType, size } = file;
      return {
        bucketId: file.bucketId,
        name,
        mediaType,
        size,
        range,
        chunks: readBytes(files, parts, range),
      };
    },
    preview: async (holder, bucketId, fileId, options, owner) => {
      const file = await requireComplete(holder, bucketId, fileId);
      const source = { mediaType: file.mediaType, read: () => readWhole(file) };
      return { ...(await previews.draw(source, options, owner)), name: file.name };
    },
    readAll: async function* (userId) {
      let after: FileRecord | null = null;
      for (;;) {
        const page: FileRecord[] = await listFilesOf(transactions.outside, userId, after, exported);
        for (const file of page) {
          if (file.state === 'complete') yield { file: presentFile(file), read: () => readWhole(file) };
        }
        const last = page.at(-1);
        if (last === undefined || page.length < exported) return;
        after = last;
      }
    },
    readSentTo: async function* (ticketIds) {
      for (let at = 0; at < ticketIds.length; at += exported) {
        const sent = await ticketFiles.list(transactions.outside, ticketIds.slice(at, at + exported));
        for (const file of sent) {
          if (file.ownerId === null) yield { file: presentFile(file), read: () => readWhole(file) };
        }
      }
    },
    tickets: ticketFiles,
    erase: (userId) => eraseFiles(ports, userId),
    tidy: () => tidyFiles(ports),
  };
}
