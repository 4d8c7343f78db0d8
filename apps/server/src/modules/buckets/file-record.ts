import type { BucketId, UserId } from '@kilim/contract';

export interface FileRecord {
  readonly bucketId: BucketId;
  readonly id: string;
  /** null when the account of the uploader was deleted, and for a file that the support team sent. */
  readonly ownerId: UserId | null;
  readonly state: 'pending' | 'complete';
  readonly name: string;
  readonly permissions: readonly string[];
  readonly mediaType: string;
  readonly signature: string;
  readonly size: number;
  readonly partsTotal: number;
  readonly partsStored: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The ticket and its message that an attachment was sent with; null before. */
  readonly ticketId: string | null;
  readonly replyId: string | null;
}

export interface StoredPart {
  readonly part: number;
  readonly key: string;
  readonly size: number;
}
