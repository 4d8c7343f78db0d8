import {
  AppError,
  createDocument,
  createRow,
  decrementDocumentAttribute,
  decrementRowColumn,
  deleteDocument,
  deleteRow,
  getDocument,
  getRow,
  incrementDocumentAttribute,
  incrementRowColumn,
  listDocuments,
  listRows,
  updateDocument,
  updateRow,
  upsertDocument,
  upsertRow,
} from '@kilim/contract';
import { callRoute, type RequestContext, type Route, route } from '../../platform/http/index.ts';
import { countRead, createWriters, viewerOf } from './callers-of-routes.ts';
import { asRows, requireCollection, toSdkDocument, toSdkRow } from './sdk-form.ts';
import type { DocumentsService } from './service.ts';

const formatOf = ({ header }: RequestContext): string | undefined => header('x-appwrite-response-format');
const wants = (total: string | undefined): boolean => total !== 'false' && total !== '0';

/** The id of the one document to create. Throws `general_unauthorized_scope` for several, which need an API key. */
function requireOne(name: 'documentId' | 'rowId', id: string | undefined, several?: unknown[]): string {
  if (several !== undefined) throw new AppError('general_unauthorized_scope');
  if (id === undefined) throw new AppError('general_argument_invalid', { fields: { [name]: 'required' } });
  return id;
}

type Writers = ReturnType<typeof createWriters>;

interface StepBody {
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

const stepOf = (attribute: string, { value = 1, min, max }: Partial<StepBody> = {}, sign = 1) => ({
  attribute,
  value: sign * value,
  min,
  max,
});

function createDocumentRoutes(documents: DocumentsService, { startWrite, startVisit }: Writers): Route[] {
  const collectionOf = ({ databaseId, collectionId }: { databaseId: string; collectionId: string }) =>
    requireCollection(databaseId, collectionId);
  return [
    route(listDocuments, async ({ params, query }, context) => {
      await countRead(context);
      const request = { queries: query.queries, wantsTotal: wants(query.total) };
      const { total, documents: found } = await documents.list(
        viewerOf(context),
        collectionOf(params),
        request,
      );
      return { total, documents: found.map((document) => toSdkDocument(document, formatOf(context))) };
    }),
    route(getDocument, async ({ params, query }, context) => {
      await countRead(context);
      const found = await documents.get(
        viewerOf(context),
        collectionOf(params),
        params.documentId,
        query.queries,
      );
      return toSdkDocument(found, formatOf(context));
    }),
    route(createDocument, async ({ params, body }, context) => {
      const id = requireOne('documentId', body.documentId, body.documents);
      const writer = await startVisit(context);
      const made = await documents.create(writer, collectionOf(params), id, body);
      return toSdkDocument(made, formatOf(context));
    }),
    route(updateDocument, async ({ params, body }, context) => {
      const writer = await startWrite(context);
      const changed = await documents.update(writer, collectionOf(params), params.documentId, body);
      return toSdkDocument(changed, formatOf(context));
    }),
    route(upsertDocument, async ({ params, body }, context) => {
      const writer = await startWrite(context);
      const saved = await documents.upsert(writer, collectionOf(params), params.documentId, body);
      return toSdkDocument(saved, formatOf(context));
    }),
    route(deleteDocument, async ({ params }, context) => {
      const writer = await startWrite(context);
      await documents.remove(writer, collectionOf(params), params.documentId);
    }),
    route(incrementDocumentAttribute, async ({ params, body }, context) => {
      const writer = await startWrite(context);
      const step = stepOf(params.attribute, body);
      const changed = await documents.step(writer, collectionOf(params), params.documentId, step);
      return toSdkDocument(changed, formatOf(context));
    }),
    route(decrementDocumentAttribute, async ({ params, body }, context) => {
      const writer = await startWrite(context);
      const step = stepOf(params.attribute, body, -1);
      const changed = await documents.step(writer, collectionOf(params), params.documentId, step);
      return toSdkDocument(changed, formatOf(context));
    }),
  ];
}

function createRowRoutes(documents: DocumentsService, { startWrite, startVisit }: Writers): Route[] {
  const tableOf = ({ databaseId, tableId }: { databaseId: string; tableId: string }) =>
    requireCollection(databaseId, tableId);
  return [
    route(listRows, async ({ params, query }, context) => {
      await countRead(context);
      const request = { queries: query.queries, wantsTotal: wants(query.total) };
      const found = await asRows(async () => documents.list(viewerOf(context), tableOf(params), request));
      return { total: found.total, rows: found.documents.map((row) => toSdkRow(row, formatOf(context))) };
    }),
    route(getRow, async ({ params, query }, context) => {
      await countRead(context);
      const found = await asRows(async () =>
        documents.get(viewerOf(context), tableOf(params), params.rowId, query.queries),
      );
      return toSdkRow(found, formatOf(context));
    }),
    route(createRow, async ({ params, body }, context) => {
      const id = requireOne('rowId', body.rowId, body.rows);
      const writer = await startVisit(context);
      const made = await asRows(async () => documents.create(writer, tableOf(params), id, body));
      return toSdkRow(made, formatOf(context));
    }),
    route(updateRow, async ({ params, body }, context) => {
      const writer = await startWrite(context);
      const changed = await asRows(async () => documents.update(writer, tableOf(params), params.rowId, body));
      return toSdkRow(changed, formatOf(context));
    }),
    route(upsertRow, async ({ params, body }, context) => {
      const writer = await startWrite(context);
      const saved = await asRows(async () => documents.upsert(writer, tableOf(params), params.rowId, body));
      return toSdkRow(saved, formatOf(context));
    }),
    route(deleteRow, async ({ params }, context) => {
      const writer = await startWrite(context);
      await asRows(async () => documents.remove(writer, tableOf(params), params.rowId));
    }),
    route(incrementRowColumn, async ({ params, body }, context) => {
      const writer = await startWrite(context);
      const step = stepOf(params.column, body);
      const changed = await asRows(async () => documents.step(writer, tableOf(params), params.rowId, step));
      return toSdkRow(changed, formatOf(context));
    }),
    route(decrementRowColumn, async ({ params, body }, context) => {
      const writer = await startWrite(context);
      const step = stepOf(params.column, body, -1);
      const changed = await asRows(async () => documents.step(writer, tableOf(params), params.rowId, step));
      return toSdkRow(changed, formatOf(context));
    }),
  ];
}

interface DocumentsRoutesPorts {
  /** All routes of the server. */
  listRoutes(): readonly Route[];
}

export function createDocumentsRoutes(
  documents: DocumentsService,
  { listRoutes }: DocumentsRoutesPorts,
): Route[] {
  const writers = createWriters((endpoint, input, context) => {
    const target = listRoutes().find((candidate) => candidate.endpoint === endpoint);
    if (!target) throw new AppError('general_route_not_found');
    return callRoute(target, input, context);
  });
  return [...createDocumentRoutes(documents, writers), ...createRowRoutes(documents, writers)];
}
