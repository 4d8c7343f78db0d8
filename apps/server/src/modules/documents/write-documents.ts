import { AppError, type ErrorType, type UserId } from '@kilim/contract';
import { checkPermissions, permissionsOf, requireAllowed, type Viewer } from './access.ts';
import type { Attribute, Collection } from './collections/attribute.ts';
import { type CollectionName, collections } from './collections/collections.ts';
import type { DocumentsPorts } from './ports.ts';
import type { Document } from './present.ts';
import { createPresenter } from './present.ts';
import type { StoredRow } from './query-repository.ts';
import type { DocumentReads } from './read-documents.ts';
import { selectStored } from './select-stored.ts';
import { writers } from './writers/index.ts';
import { type Data, invalidAttribute, isMember, type Visitor, type Writer } from './writers/writer.ts';

export interface SentDocument {
  readonly data?: Readonly<Record<string, unknown>> | string | undefined;
  readonly permissions?: readonly string[] | null | undefined;
}

export interface Step {
  readonly attribute: string;
  /** Negative to decrement. */
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Writes of documents. A document that the writer may not read is `document_not_found`. */
export interface DocumentWrites {
  create(writer: Visitor, name: CollectionName, id: string, sent: SentDocument): Promise<Document>;
  update(writer: Writer, name: CollectionName, id: string, sent: SentDocument): Promise<Document>;
  upsert(writer: Writer, name: CollectionName, id: string, sent: SentDocument): Promise<Document>;
  remove(writer: Writer, name: CollectionName, id: string): Promise<void>;
  step(writer: Writer, name: CollectionName, id: string, step: Step): Promise<Document>;
}

/** Older versions of the client SDK leave the id to the server. */
const idOf = (id: string): string | null => (id === 'unique()' ? null : id);

/** The sent data as an object; also accepted as its JSON text. Throws `document_invalid_structure`. */
function toObject(data: SentDocument['data']): Readonly<Record<string, unknown>> | null {
  if (typeof data !== 'string') return data ?? null;
  try {
    const parsed: unknown = JSON.parse(data);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
  } catch {
    // Not JSON.
  }
  throw invalidAttribute('data');
}

/**
 * The attributes that a client may set now. Those of the server are left out, whatever was sent; unknown names throw
 * `document_invalid_structure`.
 */
function settable(
  { attributes }: Collection,
  sent: Readonly<Record<string, unknown>>,
  when: 'creation' | 'change',
): Data {
  const data: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    if (name.startsWith('$')) continue;
    const attribute: Attribute | undefined = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (!attribute) throw invalidAttribute(name.slice(0, 64));
    if (attribute.setBy === 'both' || attribute.setBy === when) data[name] = value;
  }
  return data;
}

const takenErrors: readonly ErrorType[] = ['project_already_exists', 'plan_already_exists'];

/** Errors of the modules that have a name of their own for documents. */
function renameErrors(error: unknown): never {
  if (error instanceof AppError && takenErrors.includes(error.type))
    throw new AppError('document_already_exists', { cause: error });
  throw error;
}

export function createDocumentWrites(ports: DocumentsPorts, reads: DocumentReads): DocumentWrites {
  const { clock } = ports;

  const requireRow = async (viewer: Viewer, name: CollectionName, id: string): Promise<StoredRow> => {
    const row = await reads.findRow(viewer, name, id);
    if (!row) throw new AppError('document_not_found');
    return row;
  };

  /** What cannot be read is shown as it was sent. */
  const presentSent = (name: CollectionName, userId: UserId | null, id: string, data: Data): Document => {
    const collection: Collection = collections[name];
    const now = clock.now();
    const row = { $id: id, $createdAt: now, $updatedAt: now, $sequence: now };
    const composed = { ...data, userId: userId ?? '' };
    return {
      ...createPresenter(name, collection, { selected: null, userId })(row, composed),
      $permissions: permissionsOf(collection, userId),
    };
  };

  /** A write that is done is no error: a document that is too large for a reply comes without what is composed. */
  const getWritten = async (viewer: Viewer, name: CollectionName, id: string): Promise<Document> => {
    try {
      return await reads.get(viewer, name, id);
    } catch (error) {
      if (!(error instanceof AppError) || error.type !== 'document_too_large') throw error;
      return reads.get(viewer, name, id, [selectStored(name)]);
    }
  };

  const create: DocumentWrites['create'] = async (writer, name, id, { data, permissions }) => {
    const collection: Collection = collections[name];
    requireAllowed(collection, 'create', writer);
    const sent = toObject(data);
    if (!sent) throw new AppError('document_missing_data');
    checkPermissions(permissions, writer);
    const values = settable(collection, sent, 'creation');
    const { create: make, record } = writers[name];
    const making =
      record?.({ ports, writer }, idOf(id), values) ??
      (isMember(writer) ? make?.({ ports, writer }, idOf(id), values) : undefined);
    if (!making) throw new AppError('user_unauthorized');
    const created = await making.catch(renameErrors);
    if (collection.access.read === 'nobody') return presentSent(name, writer.userId, created, values);
    return getWritten(writer, name, created);
  };

  const change = async (
    writer: Writer,
    name: CollectionName,
    row: StoredRow,
    data: Data,
  ): Promise<Document> => {
    const collection: Collection = collections[name];
    requireAllowed(collection, 'update', writer);
    const save = writers[name].update;
    if (!save) throw new AppError('user_unauthorized');
    await save({ ports, writer }, row, settable(collection, data, 'change'));
    return getWritten(writer, name, String(row['$id']));
  };

  const update: DocumentWrites['update'] = async (writer, name, id, { data, permissions }) => {
    const row = await requireRow(writer, name, id);
    const sent = toObject(data);
    const hasPermissions = permissions !== undefined && permissions !== null;
    if (!sent && !hasPermissions) throw new AppError('document_missing_payload');
    checkPermissions(permissions, writer);
    return change(writer, name, row, sent ?? {});
  };

  return {
    create,
    update,
    upsert: async (writer, name, id, sent) => {
      const isThere = (await reads.findRow(writer, name, id)) !== null;
      return isThere && sent.data !== undefined
        ? update(writer, name, id, sent)
        : create(writer, name, id, sent);
    },
    remove: async (writer, name, id) => {
      const row = await requireRow(writer, name, id);
      requireAllowed(collections[name], 'delete', writer);
      const erase = writers[name].remove;
      if (!erase) throw new AppError('user_unauthorized');
      await erase({ ports, writer }, row);
    },
    step: async (writer, name, id, { attribute, value, min, max }) => {
      const collection: Collection = collections[name];
      const row = await requireRow(writer, name, id);
      requireAllowed(collection, 'update', writer);
      const known = Object.hasOwn(collection.attributes, attribute)
        ? collection.attributes[attribute]
        : undefined;
      if (!known) throw invalidAttribute(attribute);
      // Unlike in an update, the call is about this attribute alone, so ignoring it would look like a success.
      if (known.setBy !== 'change' && known.setBy !== 'both') throw new AppError('user_unauthorized');
      if (known.kind !== 'number') throw invalidAttribute(attribute);
      const next = Number(row[attribute] ?? 0) + value;
      if ((max !== undefined && next > max) || (min !== undefined && next < min))
        throw invalidAttribute(attribute);
      return change(writer, name, row, { [attribute]: next });
    },
  };
}
