import type { UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Events, ResourceEvent } from '../../platform/events/index.ts';
import type { FileStorage } from '../../platform/storage/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { StorageCount } from '../storage/index.ts';

export interface BucketPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Pick<Events, 'publishResource'>;
  readonly files: FileStorage;
  readonly storage: StorageCount;
  /** Whether the user's e-mail address is verified, which permissions may ask for. */
  isVerified(userId: UserId): Promise<boolean>;
  /** The tickets that attachments were sent with. */
  readonly tickets: {
    isReader(userId: UserId, ticketId: string): Promise<boolean>;
    /** The event that the file's document is gone, read before its deletion; null if the ticket has no reader. */
    readRemoval?(ticketId: string, fileId: string): Promise<ResourceEvent | null>;
    /** Called after a file of the ticket was deleted. */
    fileRemoved(
      ticketId: string,
      by: { readonly isAdmin: boolean; readonly isOwner: boolean },
    ): Promise<void>;
  };
}
