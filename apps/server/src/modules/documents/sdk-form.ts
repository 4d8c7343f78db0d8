import { AppError, documentDatabase } from '@kilim/contract';
import { rowErrorOf } from './collections/attribute.ts';
import { type CollectionName, isCollectionName } from './collections/collections.ts';
import type { Document } from './present.ts';

// The two forms of the protocol, documents and rows, over one service.

/** The collection that a path names. Throws `database_not_found` and `collection_not_found`. */
export function requireCollection(databaseId: string, collectionId: string): CollectionName {
  if (databaseId !== documentDatabase) throw new AppError('database_not_found');
  if (!isCollectionName(collectionId)) throw new AppError('collection_not_found');
  return collectionId;
}

/** `$sequence` as the response format of the caller has it. */
export function sequenceIn(format: string | undefined, sequence: unknown): { $sequence?: string | number } {
  const [major = 0, minor = 0] = (format ?? '2.0.0').split('.').map(Number);
  if (major >= 2) return { $sequence: String(sequence) };
  return major === 1 && minor >= 8 ? { $sequence: Number(sequence) } : {};
}

/** A document in the caller's response format. */
export function toSdkDocument({ $sequence, ...document }: Document, format: string | undefined) {
  return { ...document, ...sequenceIn(format, $sequence) } as Document & {
    $collectionId: string;
    $databaseId: string;
    $permissions: string[];
  };
}

/** The same as a row. */
export function toSdkRow(document: Document, format: string | undefined) {
  const { $collectionId, ...row } = toSdkDocument(document, format);
  return { ...row, $tableId: $collectionId };
}

/** Renames the errors of documents to those of rows. */
export async function asRows<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const type = error instanceof AppError ? rowErrorOf[error.type] : undefined;
    if (type === undefined || !(error instanceof AppError)) throw error;
    const { params, details } = error;
    throw new AppError(type, { params, ...(details !== undefined && { details }), cause: error });
  }
}
