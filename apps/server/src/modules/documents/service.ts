import type { DocumentsPorts } from './ports.ts';
import { createDocumentReads, type DocumentReads } from './read-documents.ts';
import { createDocumentWrites, type DocumentWrites } from './write-documents.ts';

/** Documents of the client SDK: docs/rules/client-sdk.md#documents */
export interface DocumentsService extends Omit<DocumentReads, 'findRow'>, DocumentWrites {}

export function createDocumentsService(ports: DocumentsPorts): DocumentsService {
  const { findRow, ...reads } = createDocumentReads(ports);
  return { ...reads, ...createDocumentWrites(ports, { ...reads, findRow }) };
}
