import { AppError, attachmentLimits, type BucketId, bucketLimits, idPattern } from '@kilim/contract';
import { newId } from '../../platform/clock/new-id.ts';
import { countUnsent } from './attachments-repository.ts';
import { type PartRange, readContentRange, requireAllowedBytes } from './content-range.ts';
import { cleanFileName } from './file-name.ts';
import type { FileRecord } from './file-record.ts';
import { findMediaType } from './media-type.ts';
import { addPart, listParts } from './parts-repository.ts';
import { ownPermissions, type RoleHolder, readPermissions } from './permissions.ts';
import { takesPermissions } from './policy.ts';
import type { BucketPorts } from './ports.ts';
import { publishFile } from './publish-file.ts';
import { completeFile, countFiles, findFile, insertFile, lockFile } from './repository.ts';
import { folderOf, summarise } from './stored-bytes.ts';
import type { UploadForm } from './upload-form.ts';

// Uploads, whole or in parts: docs/rules/buckets.md#uploads

export interface UploadRequest {
  readonly bucketId: BucketId;
  readonly form: UploadForm;
  /** Headers of a part; both are missing for a whole file. */
  readonly contentRange: string | undefined;
  readonly uploadId: string | undefined;
}

/** Bytes that tell what a file is. */
const sniffedBytes = 1_048_576;

function wholeFile(bucketId: BucketId, bytes: Uint8Array): PartRange {
  const length = bytes.byteLength;
  requireAllowedBytes(bucketId, length);
  return { part: 0, partsTotal: 1, size: length, length };
}

function readRange({ bucketId, form, contentRange }: UploadRequest): PartRange {
  if (form.bytes.byteLength === 0) throw new AppError('storage_file_empty');
  const range =
    contentRange === undefined ? wholeFile(bucketId, form.bytes) : readContentRange(bucketId, contentRange);
  if (range.length !== form.bytes.byteLength) {
    throw new AppError('storage_invalid_content_range', { detail: 'another length' });
  }
  return range;
}

/** The id of a new file. Older client SDKs leave its choice to the server. */
function readFileId(text: string): string {
  if (text === 'unique()') return newId();
  if (!idPattern.test(text)) {
    throw new AppError('general_argument_invalid', { fields: { fileId: 'invalid' } });
  }
  return text;
}

/** The file that the part belongs to, if it was started before. A file of another user looks missing. */
async function findStarted(
  { transactions }: BucketPorts,
  holder: RoleHolder,
  { bucketId, uploadId = '' }: UploadRequest,
): Promise<FileRecord> {
  if (!idPattern.test(uploadId)) throw new AppError('storage_invalid_appwrite_id');
  const file = await findFile(transactions.outside, bucketId, uploadId);
  if (file?.ownerId !== holder.userId) throw new AppError('storage_file_not_found');
  return file;
}

async function start(
  { transactions, clock, storage }: BucketPorts,
  holder: RoleHolder,
  request: UploadRequest,
  range: PartRange,
  permissions: readonly string[],
): Promise<FileRecord> {
  const { bucketId, form, contentRange } = request;
  const id = readFileId(form.fileId);
  const now = clock.now();
  const file: FileRecord = {
    bucketId,
    id,
    ownerId: holder.userId,
    state: 'pending',
    name: cleanFileName(form.fileName),
    permissions,
    mediaType: '',
    signature: '',
    size: range.size,
    partsTotal: range.partsTotal,
    partsStored: 0,
    createdAt: now,
    updatedAt: now,
    ticketId: null,
    replyId: null,
  };
  const isNew = await transactions.run(async (tx) => {
    if (!(await insertFile(tx, file))) return false;
    // The whole size counts from the start. Also locks the user, so that the counts below are exact.
    await storage.change(tx, holder.userId, range.size, 'daily');
    const { all, pending } = await countFiles(tx, holder.userId);
    if (pending > bucketLimits.unfinishedUploads) {
      throw new AppError('storage_too_many_uploads', { params: { limit: bucketLimits.unfinishedUploads } });
    }
    if (all > bucketLimits.filesPerUser) {
      throw new AppError('storage_too_many_files', { params: { limit: bucketLimits.filesPerUser } });
    }
    if (
      bucketId === 'ticket_attachments' &&
      (await countUnsent(tx, holder.userId)) > attachmentLimits.unsent
    ) {
      throw new AppError('ticket_attachments_unsent', { params: { limit: attachmentLimits.unsent } });
    }
    return true;
  });
  if (isNew) return file;
  // An upload may be resumed by its id alone, as older client SDKs do.
  const known = contentRange === undefined ? null : await findFile(transactions.outside, bucketId, id);
  if (known?.ownerId !== holder.userId || known.state === 'complete') {
    throw new AppError('storage_file_already_exists');
  }
  return known;
}

/** Adds a part, once. Returns the file, or null when it was deleted meanwhile. */
async function storePart(
  { transactions, clock, files }: BucketPorts,
  file: FileRecord,
  range: PartRange,
  bytes: Uint8Array,
): Promise<FileRecord | null> {
  const { key } = await files.put(folderOf(file), bytes);
  const stored = await transactions.run(async (tx) => {
    const locked = await lockFile(tx, file.bucketId, file.id);
    if (locked?.ownerId !== file.ownerId) return { file: null, isOther: false };
    if (locked.state === 'complete') return { file: locked, isOther: false };
    const part = { part: range.part, key, size: range.length };
    const known = await addPart(tx, file, part, clock.now());
    if (known !== null) return { file: locked, isOther: known.key !== key };
    return { file: { ...locked, partsStored: locked.partsStored + 1 }, isOther: false };
  });
  if (stored.file !== null && !stored.isOther) return stored.file;
  const parts = await listParts(transactions.outside, file);
  if (!parts.some((part) => part.key === key)) await files.delete(key);
  if (!stored.isOther) return null;
  throw new AppError('storage_invalid_content_range', { detail: 'other bytes than before' });
}

/** Makes a file of its parts. Several requests may try, one of them does it. */
async function finish(ports: BucketPorts, file: FileRecord): Promise<FileRecord> {
  const { transactions, clock, files } = ports;
  const parts = await listParts(transactions.outside, file);
  const { signature, start: first } = await summarise(files, parts, sniffedBytes);
  // What an attachment is follows from its bytes alone.
  const name = file.bucketId === 'ticket_attachments' ? '' : file.name;
  const facts = { signature, mediaType: findMediaType(first, name) };
  const completed = await transactions.run((tx) => completeFile(tx, file, facts, clock.now()));
  if (completed !== null) {
    publishFile(ports, completed, 'create');
    return completed;
  }
  const known = await findFile(transactions.outside, file.bucketId, file.id);
  if (!known) throw new AppError('storage_file_not_found');
  return known;
}

/** Stores a file or a part of one. `roles` are those that the caller may name in permissions. */
export async function upload(
  ports: BucketPorts,
  holder: RoleHolder,
  roles: ReadonlySet<string>,
  request: UploadRequest,
): Promise<FileRecord> {
  const range = readRange(request);
  const { form, contentRange, uploadId } = request;
  const permissions =
    form.permissions === undefined || !takesPermissions(request.bucketId)
      ? ownPermissions(holder.userId)
      : readPermissions(form.permissions, roles);
  const isContinued = contentRange !== undefined && uploadId !== undefined;
  const file = isContinued
    ? await findStarted(ports, holder, request)
    : await start(ports, holder, request, range, permissions);
  if (file.size !== range.size) {
    throw new AppError('storage_invalid_content_range', { detail: 'another size' });
  }
  if (file.state === 'complete') return file;
  const stored = await storePart(ports, file, range, form.bytes);
  if (stored === null) throw new AppError('storage_file_not_found');
  const isWhole = stored.state === 'pending' && stored.partsStored === stored.partsTotal;
  return isWhole ? finish(ports, stored) : stored;
}
