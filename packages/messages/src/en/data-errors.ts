import type { ErrorType } from '@kilim/contract';

/** Errors of documents and functions, which only apps that call the API themselves see. */
export const dataErrors = {
  function_not_found: 'There is no such function.',
  database_not_found: 'There is no such database.',
  collection_not_found: 'There is no such collection.',
  document_not_found: 'There is no such document.',
  document_already_exists: 'A document with this id already exists.',
  document_invalid_structure:
    'The structure of the document is not valid. Check the attribute {{attribute}}.',
  document_missing_data: 'The data of the new document is missing.',
  document_missing_payload: 'Nothing to change was sent.',
  document_too_large:
    'The reply is too large. Ask for fewer documents, or for fewer attributes with Query.select.',
  table_not_found: 'There is no such table.',
  row_not_found: 'There is no such row.',
  row_already_exists: 'A row with this id already exists.',
  row_invalid_structure: 'The structure of the row is not valid. Check the column {{attribute}}.',
  row_missing_data: 'The data of the new row is missing.',
  row_missing_payload: 'Nothing to change was sent.',
  row_too_large: 'The reply is too large. Ask for fewer rows, or for fewer columns with Query.select.',
} as const satisfies Partial<Record<ErrorType, string>>;
