import { AppError, documentLimits } from '@kilim/contract';
import { invalidQuery } from '../../platform/sdk-queries/index.ts';
import { requireAllowed, type Viewer } from './access.ts';
import type { Collection } from './collections/attribute.ts';
import { type CollectionName, collections, type ReadableName } from './collections/collections.ts';
import { alwaysEmpty, composeAttributes, createReplyBudget, needsComposing } from './compose-attributes.ts';
import type { DocumentsPorts } from './ports.ts';
import { createPresenter, type Document } from './present.ts';
import { planQueries } from './query/plan-queries.ts';
import { countRows, findRow, listRows, type StoredRow } from './query-repository.ts';
import type { Reader } from './rows-repository.ts';

export interface DocumentList {
  readonly total: number;
  readonly documents: Document[];
}

export interface ListRequest {
  readonly queries: string | readonly string[];
  readonly wantsTotal: boolean;
}

/** Reads of documents. What the reader may not see looks as if it was not there. */
export interface DocumentReads {
  /** Throws `user_unauthorized`, `general_query_invalid`, `general_cursor_not_found` and `document_too_large`. */
  list(viewer: Viewer, name: CollectionName, request: ListRequest): Promise<DocumentList>;
  /** Throws `user_unauthorized`, `document_not_found` and `general_query_invalid`. */
  get(
    viewer: Viewer,
    name: CollectionName,
    id: string,
    queries?: string | readonly string[],
  ): Promise<Document>;
  /** For a write; null when there is no such row or the reader may not see it. Of a profile only its id. */
  findRow(viewer: Viewer, name: CollectionName, id: string): Promise<StoredRow | null>;
}

const readable = (name: CollectionName): ReadableName => {
  if (name === 'analytics') throw new AppError('user_unauthorized');
  return name;
};

const ticketCollections: ReadonlySet<CollectionName> = new Set([
  'support_tickets',
  'ticket_replies',
  'ticket_attachments',
]);

/** Composed attributes among the selected ones. */
function composedOf({ attributes }: Collection, selected: ReadonlySet<string> | null): ReadonlySet<string> {
  const names = Object.entries(attributes).flatMap(([name, { kind }]) =>
    kind === 'composed' && (selected === null || selected.has(name)) ? [name] : [],
  );
  return new Set(names);
}

export function createDocumentReads(ports: DocumentsPorts): DocumentReads {
  const { transactions, accounts, settingKeys } = ports;

  const readerFor = async (viewer: Viewer, name: CollectionName): Promise<Reader> => {
    const { userId, isAdmin, verifiedEmail } = viewer;
    const reader = { userId, isAdmin, settingKeys: settingKeys(isAdmin) };
    if (userId === null || !ticketCollections.has(name)) return { ...reader, verifiedEmail: null };
    if (verifiedEmail !== undefined) return { ...reader, verifiedEmail };
    const { email, isEmailVerified } = await accounts.find({ userId });
    return { ...reader, verifiedEmail: isEmailVerified ? email : null };
  };

  /** Rows as documents. */
  const present = async (
    name: ReadableName,
    rows: readonly StoredRow[],
    { userId, isAdmin }: Viewer,
    selected: ReadonlySet<string> | null,
  ): Promise<Document[]> => {
    const collection: Collection = collections[name];
    const wanted = composedOf(collection, selected);
    const scope = { ports, userId, isAdmin, wanted, spend: createReplyBudget() };
    const toDocument = createPresenter(name, collection, { selected, userId });
    if (!needsComposing(wanted)) return rows.map((row) => toDocument(row, alwaysEmpty));
    const documents: Document[] = [];
    for (const row of rows)
      documents.push(toDocument(row, { ...alwaysEmpty, ...(await composeAttributes(name, row, scope)) }));
    return documents;
  };

  return {
    list: async (viewer, wantedName, { queries, wantsTotal }) => {
      const name = readable(wantedName);
      const collection: Collection = collections[name];
      requireAllowed(collection, 'read', viewer);
      const plan = planQueries(collection, queries);
      const tx = transactions.outside;
      const reader = await readerFor(viewer, name);
      const cursorRow = plan.cursor && (await findRow(tx, name, reader, plan.cursor.id));
      if (plan.cursor && !cursorRow) throw new AppError('general_cursor_not_found');
      const rows = await listRows(tx, name, reader, plan, cursorRow);
      const isComposed = composedOf(collection, plan.selected).size > 0;
      if (isComposed && rows.length > documentLimits.composedDocuments)
        throw new AppError('document_too_large');
      const documents = await present(name, rows, viewer, plan.selected);
      if (!wantsTotal) return { total: 0, documents };
      // A first page that is not full has all rows, so there is nothing to count.
      const isWhole = plan.offset === 0 && !plan.cursor && rows.length < plan.limit;
      return { total: isWhole ? rows.length : await countRows(tx, name, reader, plan), documents };
    },
    get: async (viewer, wantedName, id, queries = []) => {
      const name = readable(wantedName);
      const collection: Collection = collections[name];
      requireAllowed(collection, 'read', viewer);
      const { selected, conditions, orders, cursor } = planQueries(collection, queries);
      if (conditions.length > 0 || orders.length > 0 || cursor)
        throw invalidQuery('one document is not filtered');
      const row = await findRow(transactions.outside, name, await readerFor(viewer, name), id);
      if (!row) throw new AppError('document_not_found');
      const [document] = await present(name, [row], viewer, selected);
      return document as Document;
    },
    findRow: async (viewer, name, id) => {
      if (name === 'analytics') return null;
      // A session is read with its account, and no other user may read the profile.
      if (name === 'users') return viewer.userId === id ? { $id: id } : null;
      return findRow(transactions.outside, name, await readerFor(viewer, name), id);
    },
  };
}
