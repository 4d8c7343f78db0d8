import { AppError, type Endpoint, type UserId } from '@kilim/contract';
import type { z } from 'zod';
import type { Viewer } from '../access.ts';
import type { DocumentsPorts } from '../ports.ts';
import type { StoredRow } from '../query-repository.ts';

/** The attributes that a client may set, by name. */
export type Data = Readonly<Record<string, unknown>>;

/** Who writes; a guest has no more than this. */
export interface Visitor extends Viewer {
  header(name: string): string | undefined;
  /** Counts against the same limit as the product's own call. */
  limit(name: string, points: number, seconds: number): Promise<void>;
  limitNetwork(name: string, points: number, seconds: number): Promise<void>;
}

/** A member who writes. */
export interface Writer extends Visitor {
  readonly userId: UserId;
  readonly caller: Parameters<DocumentsPorts['profiles']['save']>[0];
  readonly ip: string;
  readonly language: 'tr' | 'en';
  /** Calls an endpoint of the product with its own access, recent authentication, validation and records. */
  call(endpoint: Endpoint, input: Data): Promise<unknown>;
}

export const isMember = (visitor: Visitor): visitor is Writer => visitor.userId !== null;

export interface VisitorScope {
  readonly ports: DocumentsPorts;
  readonly writer: Visitor;
}

export interface WriteScope extends VisitorScope {
  readonly writer: Writer;
}

/** Writes of a collection, through the services of its module. */
export interface CollectionWriter {
  /** Returns the id of the created document. */
  create?(scope: WriteScope, id: string | null, data: Data): Promise<string>;
  /** The same where guests may create. */
  record?(scope: VisitorScope, id: string | null, data: Data): Promise<string>;
  update?(scope: WriteScope, row: StoredRow, data: Data): Promise<void>;
  remove?(scope: WriteScope, row: StoredRow): Promise<void>;
}

export const invalidAttribute = (attribute: string): AppError =>
  new AppError('document_invalid_structure', { params: { attribute } });

/** Parses attributes. Throws `document_invalid_structure` with the first invalid one, named as the client knows it. */
export function parseData<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  nameOf: (field: string) => string = (field) => field,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidAttribute(nameOf(String(parsed.error.issues[0]?.path[0] ?? '')));
}

/** Text length from which JSON is parsed in a worker thread. */
const inlineMaximum = 262_144;

/** Parses an attribute that is a JSON text; an empty one is undefined. Throws `document_invalid_structure`. */
export async function parseJsonText(
  { ports, writer }: VisitorScope,
  attribute: string,
  text: unknown,
): Promise<unknown> {
  if (text === undefined || text === null || text === '') return undefined;
  if (typeof text !== 'string') throw invalidAttribute(attribute);
  try {
    if (text.length <= inlineMaximum) return JSON.parse(text) as unknown;
    return await ports.parseLargeJson(new TextEncoder().encode(text), writer.userId ?? 'guests');
  } catch (error) {
    if (error instanceof AppError && error.type !== 'general_bad_request') throw error;
    throw invalidAttribute(attribute);
  }
}

/** Given and not empty. */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The given ones of some attributes. */
export function pick(data: Data, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (isGiven(data[name]) ? [[name, data[name]]] : [])));
}
