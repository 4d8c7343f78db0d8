import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import type { ErrorType } from './errors.ts';
import { noBody } from './primitives.ts';

// Documents of the client SDK: a view over the tables of the modules: docs/rules/client-sdk.md#documents

/** The id of the only database. */
export const documentDatabase = 'main';

/** Limits of one call: docs/rules/client-sdk.md#queries */
export const documentLimits = {
  queries: 100,
  queryLength: 4_096,
  /** Values of one query. */
  values: 100,
  /** Conditions of a call, those inside of `or` and `and` included. */
  conditions: 100,
  nesting: 3,
  pageMaximum: 5_000,
  pageDefault: 25,
  offsetMaximum: 5_000,
  /** `total` is counted up to here. */
  totalMaximum: 5_000,
  /** Documents in a list whose composed attributes are read. */
  composedDocuments: 100,
  /** Characters of all composed attributes of one reply. */
  composedMaximum: 5 * 1_048_576,
  /** Messages that one write adds to a chat, and those of a chat that takes more this way. */
  addedMessages: 100,
  chatMaximum: 1_000,
} as const;

const identifier = z.string().max(64);
const queryTexts = z.union([z.string(), z.array(z.string())]).default([]);
/** `true` unless the client says otherwise. */
const wantsTotal = z.enum(['true', 'false', '1', '0']).optional();

const model = {
  $id: z.string(),
  /** A text from response format 2.0 on, a number from 1.8 on, missing before. */
  $sequence: z.union([z.string(), z.number()]).optional(),
  $databaseId: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  $permissions: z.array(z.string()),
};
export const storedDocument = z.looseObject({ ...model, $collectionId: z.string() });
export const storedRow = z.looseObject({ ...model, $tableId: z.string() });

/** An object, or the JSON text of one. */
const data = z.union([z.record(z.string(), z.unknown()), z.string()]).optional();
const permissions = z.array(z.string().max(128)).max(100).nullish();
const changes = z.object({ data, permissions });
/** Several at once, which the client SDK offers to API keys only. */
const several = z.array(z.unknown()).optional();
const step = z.object({
  value: z.number().default(1),
  min: z.number().optional(),
  max: z.number().optional(),
});

const readErrors = [
  'database_not_found',
  'general_query_invalid',
  'user_unauthorized',
] as const satisfies readonly ErrorType[];

/** Where a session counts as a guest's that lacks something. */
const guestErrors = [
  'user_more_factors_required',
  'user_password_reset_required',
] as const satisfies readonly ErrorType[];

/** Errors of the modules that a write reaches. */
const writeErrors = [
  ...readErrors,
  'file_conflict',
  'file_path_invalid',
  'file_path_clash',
  'file_not_found',
  'file_too_large',
  'file_reference_unknown',
  'project_not_found',
  'project_too_many_files',
  'project_too_large',
  'project_name_required',
  'project_name_taken',
  'storage_limit_reached',
  'storage_write_too_fast',
  'storage_day_limit_reached',
  'turn_in_progress',
  'billing_details_invalid',
  'ticket_not_found',
  'ticket_closed',
  'ticket_attachment_not_found',
  'ticket_attachment_limit_reached',
  'ticket_message_answered',
  'ticket_message_full',
  'ticket_not_resolved',
  'ticket_already_rated',
  'ticket_reply_limit_reached',
  // Of administrators.
  'plan_incomplete',
  'plan_not_found',
  'settings_contrast_too_low',
  'announcement_incomplete',
  'announcement_too_many',
  'user_recent_authentication_required',
] as const satisfies readonly ErrorType[];

const createErrors = [
  'project_already_exists',
  'project_creation_too_fast',
  'project_limit_reached',
  'trash_limit_reached',
  'ticket_limit_reached',
  'plan_too_many',
  'plan_not_available',
  'plan_needs_contact',
  'payment_currency_unsupported',
  'payment_currency_not_allowed',
  'payment_method_unavailable',
  'payment_start_failed',
  'order_consent_required',
  'order_text_changed',
  'order_key_reused',
  'order_not_payable',
] as const satisfies readonly ErrorType[];

const documentErrors = [
  'collection_not_found',
  'document_not_found',
  'document_too_large',
] as const satisfies readonly ErrorType[];
const invalidDocument = ['document_invalid_structure'] as const satisfies readonly ErrorType[];
const rowErrors = [
  'table_not_found',
  'row_not_found',
  'row_too_large',
] as const satisfies readonly ErrorType[];
const invalidRow = ['row_invalid_structure'] as const satisfies readonly ErrorType[];

const documentsPath = '/databases/{databaseId}/collections/{collectionId}/documents';
const documentPath = `${documentsPath}/{documentId}` as const;
const inCollection = z.object({ databaseId: identifier, collectionId: identifier });
const ofDocument = inCollection.extend({ documentId: identifier });
const ofAttribute = ofDocument.extend({ attribute: identifier });

const rowsPath = '/tablesdb/{databaseId}/tables/{tableId}/rows';
const rowPath = `${rowsPath}/{rowId}` as const;
const inTable = z.object({ databaseId: identifier, tableId: identifier });
const ofRow = inTable.extend({ rowId: identifier });
const ofColumn = ofRow.extend({ column: identifier });

export const listDocuments = defineEndpoint({
  name: 'listDocuments',
  summary: 'Lists the documents of a collection that the caller may read, filtered and sorted by queries.',
  method: 'GET',
  path: documentsPath,
  access: 'public',
  params: inCollection,
  query: z.object({ queries: queryTexts, total: wantsTotal }),
  status: 200,
  reply: z.object({ total: z.number().int(), documents: z.array(storedDocument) }),
  errors: [...guestErrors, ...readErrors, ...documentErrors, 'general_cursor_not_found'],
});
export const createDocument = defineEndpoint({
  name: 'createDocument',
  summary: 'Creates a document; attributes that belong to the server are ignored.',
  method: 'POST',
  path: documentsPath,
  // Guests may create events of the analytics.
  access: 'public',
  params: inCollection,
  body: z.object({ documentId: identifier.optional(), data, permissions, documents: several }),
  status: 201,
  reply: storedDocument,
  errors: [
    ...guestErrors,
    ...writeErrors,
    ...createErrors,
    ...documentErrors,
    ...invalidDocument,
    'document_already_exists',
    'document_missing_data',
    'general_unauthorized_scope',
  ],
});
export const getDocument = defineEndpoint({
  name: 'getDocument',
  summary: 'Returns a document, or the attributes of it that the query `select` names.',
  method: 'GET',
  path: documentPath,
  access: 'public',
  params: ofDocument,
  query: z.object({ queries: queryTexts }),
  status: 200,
  reply: storedDocument,
  errors: [...guestErrors, ...readErrors, ...documentErrors],
});
export const updateDocument = defineEndpoint({
  name: 'updateDocument',
  summary: 'Changes the given attributes of a document.',
  method: 'PATCH',
  path: documentPath,
  access: 'member',
  params: ofDocument,
  body: changes,
  status: 200,
  reply: storedDocument,
  errors: [...writeErrors, ...documentErrors, ...invalidDocument, 'document_missing_payload'],
});
export const upsertDocument = defineEndpoint({
  name: 'upsertDocument',
  summary: 'Changes a document, or creates it when there is none.',
  method: 'PUT',
  path: documentPath,
  access: 'member',
  params: ofDocument,
  body: changes,
  status: 201,
  reply: storedDocument,
  errors: [
    ...writeErrors,
    ...createErrors,
    ...documentErrors,
    ...invalidDocument,
    'document_already_exists',
    'document_missing_data',
  ],
});
export const deleteDocument = defineEndpoint({
  name: 'deleteDocument',
  summary: 'Deletes a document.',
  method: 'DELETE',
  path: documentPath,
  access: 'member',
  params: ofDocument,
  body: noBody,
  status: 204,
  reply: null,
  errors: [...writeErrors, ...documentErrors],
});
export const incrementDocumentAttribute = defineEndpoint({
  name: 'incrementDocumentAttribute',
  summary: 'Adds to a number of a document, under the rules of `updateDocument`.',
  method: 'PATCH',
  path: `${documentPath}/{attribute}/increment`,
  access: 'member',
  params: ofAttribute,
  body: step.optional(),
  status: 200,
  reply: storedDocument,
  errors: [...writeErrors, ...documentErrors, ...invalidDocument],
});
export const decrementDocumentAttribute = defineEndpoint({
  name: 'decrementDocumentAttribute',
  summary: 'Subtracts from a number of a document, under the rules of `updateDocument`.',
  method: 'PATCH',
  path: `${documentPath}/{attribute}/decrement`,
  access: 'member',
  params: ofAttribute,
  body: step.optional(),
  status: 200,
  reply: storedDocument,
  errors: [...writeErrors, ...documentErrors, ...invalidDocument],
});

export const listRows = defineEndpoint({
  name: 'listRows',
  summary: 'Does the same as `listDocuments`, as newer versions of the client SDK call it.',
  method: 'GET',
  path: rowsPath,
  access: 'public',
  params: inTable,
  query: z.object({ queries: queryTexts, total: wantsTotal }),
  status: 200,
  reply: z.object({ total: z.number().int(), rows: z.array(storedRow) }),
  errors: [...guestErrors, ...readErrors, ...rowErrors, 'general_cursor_not_found'],
});
export const createRow = defineEndpoint({
  name: 'createRow',
  summary: 'Does the same as `createDocument`, as newer versions of the client SDK call it.',
  method: 'POST',
  path: rowsPath,
  access: 'public',
  params: inTable,
  body: z.object({ rowId: identifier.optional(), data, permissions, rows: several }),
  status: 201,
  reply: storedRow,
  errors: [
    ...guestErrors,
    ...writeErrors,
    ...createErrors,
    ...rowErrors,
    ...invalidRow,
    'row_already_exists',
    'row_missing_data',
    'general_unauthorized_scope',
  ],
});
export const getRow = defineEndpoint({
  name: 'getRow',
  summary: 'Does the same as `getDocument`, as newer versions of the client SDK call it.',
  method: 'GET',
  path: rowPath,
  access: 'public',
  params: ofRow,
  query: z.object({ queries: queryTexts }),
  status: 200,
  reply: storedRow,
  errors: [...guestErrors, ...readErrors, ...rowErrors],
});
export const updateRow = defineEndpoint({
  name: 'updateRow',
  summary: 'Does the same as `updateDocument`, as newer versions of the client SDK call it.',
  method: 'PATCH',
  path: rowPath,
  access: 'member',
  params: ofRow,
  body: changes,
  status: 200,
  reply: storedRow,
  errors: [...writeErrors, ...rowErrors, ...invalidRow, 'row_missing_payload'],
});
export const upsertRow = defineEndpoint({
  name: 'upsertRow',
  summary: 'Does the same as `upsertDocument`, as newer versions of the client SDK call it.',
  method: 'PUT',
  path: rowPath,
  access: 'member',
  params: ofRow,
  body: changes,
  status: 201,
  reply: storedRow,
  errors: [
    ...writeErrors,
    ...createErrors,
    ...rowErrors,
    ...invalidRow,
    'row_already_exists',
    'row_missing_data',
  ],
});
export const deleteRow = defineEndpoint({
  name: 'deleteRow',
  summary: 'Does the same as `deleteDocument`, as newer versions of the client SDK call it.',
  method: 'DELETE',
  path: rowPath,
  access: 'member',
  params: ofRow,
  body: noBody,
  status: 204,
  reply: null,
  errors: [...writeErrors, ...rowErrors],
});
export const incrementRowColumn = defineEndpoint({
  name: 'incrementRowColumn',
  summary: 'Does the same as `incrementDocumentAttribute`, as newer versions of the client SDK call it.',
  method: 'PATCH',
  path: `${rowPath}/{column}/increment`,
  access: 'member',
  params: ofColumn,
  body: step.optional(),
  status: 200,
  reply: storedRow,
  errors: [...writeErrors, ...rowErrors, ...invalidRow],
});
export const decrementRowColumn = defineEndpoint({
  name: 'decrementRowColumn',
  summary: 'Does the same as `decrementDocumentAttribute`, as newer versions of the client SDK call it.',
  method: 'PATCH',
  path: `${rowPath}/{column}/decrement`,
  access: 'member',
  params: ofColumn,
  body: step.optional(),
  status: 200,
  reply: storedRow,
  errors: [...writeErrors, ...rowErrors, ...invalidRow],
});
