import { findNamedFiles } from '../modules/assets/index.ts';
import { findNamedParts } from '../modules/buckets/index.ts';
import type { SweptFolder } from '../platform/storage/index.ts';
import type { Transactions } from '../platform/tx.ts';

/** Folders of stored files whose rows name them: docs/rules/storage.md#files-without-a-row */
export const sweptFolders = (transactions: Transactions): SweptFolder[] =>
  [
    { folder: 'bucket-files', find: findNamedParts },
    { folder: 'assets', find: findNamedFiles },
    { folder: 'thumbnails', find: findNamedFiles },
  ].map(({ folder, find }) => ({ folder, findNamed: (keys) => find(transactions.outside, keys) }));
