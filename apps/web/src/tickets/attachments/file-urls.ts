import { downloadBucketFile, previewBucketFile, viewBucketFile } from '@kilim/contract';
import { endpointUrl } from '../../api/client.ts';

// Where the page loads files of tickets from: docs/rules/support.md#attachments

export const bucketId = 'ticket_attachments';

/** Twice the sides of a thumbnail. */
const thumbnail = { width: 192, height: 144 } as const;

/** Where the page loads a small picture of a file from. */
export const thumbnailUrl = (fileId: string): string =>
  endpointUrl(previewBucketFile, { params: { bucketId, fileId }, query: thumbnail });

export const viewUrl = (fileId: string): string =>
  endpointUrl(viewBucketFile, { params: { bucketId, fileId } });

export const downloadUrl = (fileId: string): string =>
  endpointUrl(downloadBucketFile, { params: { bucketId, fileId } });
