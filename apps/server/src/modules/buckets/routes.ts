import {
  bucketLimits,
  createBucketFile,
  deleteBucketFile,
  downloadBucketFile,
  getBucketFile,
  limits,
  listBucketFiles,
  megabyte,
  previewBucketFile,
  updateBucketFile,
  viewBucketFile,
} from '@kilim/contract';
import { type RequestContext, type Route, route, type StreamedReply } from '../../platform/http/index.ts';
import { filePolicy, showAs } from './media-type.ts';
import type { BucketsService, OpenBucketFile } from './service.ts';
import { readUploadForm } from './upload-form.ts';

/** A part or a whole file with the rest of its form. */
const formMaximum = Math.max(bucketLimits.partSize, limits.bodyMaximum) + megabyte / 8;
const minute = 60;
const uploadsPerMinute = 120;
const previewsPerMinute = 240;

/** As long as the client SDK's service says: the bytes of an id never change. */
const cached = 'private, max-age=3888000';

/** What is in a file never runs, whatever the browser takes it for. */
function headersOf({ range, size, mediaType }: OpenBucketFile, isInline: boolean): Record<string, string> {
  return {
    'cache-control': cached,
    'accept-ranges': 'bytes',
    // The policy of PDF files is set with their type: their viewers do not work in a sandbox.
    ...((mediaType !== 'application/pdf' || !isInline) && { 'content-security-policy': filePolicy }),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
  };
}

function send(file: OpenBucketFile, type: string, isInline: boolean): StreamedReply {
  const { name, size, range, chunks } = file;
  return {
    chunks,
    size: range === null ? size : range.end - range.start + 1,
    contentType: type,
    fileName: name,
    isInline,
    isPartial: range !== null,
    headers: headersOf(file, isInline),
  };
}

const askerOf = ({ caller, network }: RequestContext): string => caller?.userId ?? network;

export function createBucketsRoutes(buckets: BucketsService): Route[] {
  return [
    route(listBucketFiles, async ({ params, query }, { caller }) =>
      buckets.list(caller, params.bucketId, {
        queries: query.queries,
        search: query.search,
        wantsTotal: query.total !== 'false',
      }),
    ),
    route(createBucketFile, async ({ params }, { caller, header, limit, readBytes }) => {
      const bucketId = buckets.requireCreate(caller, params.bucketId);
      const contentRange = header('content-range');
      // Parts are counted by their place, so that a large file does not use up the uploads of a minute.
      const place = /^bytes (\d{1,12})-/.exec(contentRange ?? '')?.[1] ?? '';
      const part = Math.floor(Number(place) / bucketLimits.partSize) % 16;
      await limit('bucket-upload', `${caller.userId} ${part}`, uploadsPerMinute, minute);
      const form = await readUploadForm(await readBytes(formMaximum), header('content-type') ?? '');
      return buckets.create(caller, { bucketId, form, contentRange, uploadId: header('x-appwrite-id') });
    }),
    route(getBucketFile, async ({ params }, { caller }) =>
      buckets.find(caller, params.bucketId, params.fileId),
    ),
    route(updateBucketFile, async ({ params, body }, { caller }) =>
      buckets.update(caller, params.bucketId, params.fileId, {
        name: body.name ?? undefined,
        permissions: body.permissions ?? undefined,
      }),
    ),
    route(deleteBucketFile, async ({ params }, { caller }) =>
      buckets.remove(caller, params.bucketId, params.fileId),
    ),
    route(downloadBucketFile, async ({ params }, { caller, header }) => {
      const file = await buckets.open(caller, params.bucketId, params.fileId, header('range'));
      return send(file, 'application/octet-stream', false);
    }),
    route(viewBucketFile, async ({ params }, { caller, header }) => {
      const file = await buckets.open(caller, params.bucketId, params.fileId, header('range'));
      const { contentType, isInline } = showAs(file.bucketId, file.mediaType);
      return send(file, contentType, isInline);
    }),
    route(previewBucketFile, async ({ params, query }, context) => {
      const asker = askerOf(context);
      await context.limit('bucket-preview', asker, previewsPerMinute, minute);
      const { bytes, contentType, name } = await buckets.preview(
        context.caller,
        params.bucketId,
        params.fileId,
        query,
        asker,
      );
      return {
        bytes,
        contentType,
        fileName: name,
        isInline: true,
        headers: { 'cache-control': cached, 'content-security-policy': filePolicy },
      };
    }),
  ];
}
