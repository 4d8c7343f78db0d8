import type { ErrorType } from '@kilim/contract';

/**
 * What an attribute holds. Times are epoch milliseconds in the database and ISO texts for clients. Composed attributes
 * are not columns: they can be selected, but neither filtered nor sorted by.
 */
export type AttributeKind = 'text' | 'number' | 'boolean' | 'time' | 'composed';

export interface Attribute {
  readonly kind: AttributeKind;
  /** May be without a value, which clients get as null, or as an empty text for a text or a time. */
  readonly isNullable?: true;
  /** When a client may set it; by default the server alone does and what a client sends is ignored. */
  readonly setBy?: 'creation' | 'change' | 'both';
}

/** Who may do what to the documents of a collection. `owner` is the member whose row it is. */
export interface AccessRules {
  readonly read: 'everyone' | 'owner' | 'nobody';
  readonly create: 'everyone' | 'member' | 'administrator' | 'nobody';
  readonly update: 'owner' | 'administrator' | 'nobody';
  readonly delete: 'owner' | 'administrator' | 'nobody';
}

export interface Collection {
  readonly access: AccessRules;
  readonly attributes: Readonly<Record<string, Attribute>>;
}

/** Attributes of every document. */
export const commonAttributes = {
  $id: { kind: 'text' },
  $createdAt: { kind: 'time' },
  $updatedAt: { kind: 'time' },
  $sequence: { kind: 'number' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** Attributes that are in every reply, whatever was selected. */
export const alwaysSent: ReadonlySet<string> = new Set([
  ...Object.keys(commonAttributes),
  '$permissions',
  '$collectionId',
  '$databaseId',
  '$tableId',
]);

/** The attribute with a name, own properties only; undefined for unknown names. */
export function findAttribute({ attributes }: Collection, name: string): Attribute | undefined {
  if (Object.hasOwn(commonAttributes, name)) return commonAttributes[name as keyof typeof commonAttributes];
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

/** Errors of documents that have another name where rows are meant. */
export const rowErrorOf: Readonly<Partial<Record<ErrorType, ErrorType>>> = {
  collection_not_found: 'table_not_found',
  document_not_found: 'row_not_found',
  document_already_exists: 'row_already_exists',
  document_invalid_structure: 'row_invalid_structure',
  document_missing_data: 'row_missing_data',
  document_missing_payload: 'row_missing_payload',
  document_too_large: 'row_too_large',
};
