import { type BucketId, foldSearch, type UserId } from '@kilim/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { FileAttribute, FileCondition, FileOrder, FilePlan } from './file-queries.ts';
import type { FileRecord } from './file-record.ts';
import { toRecord } from './repository.ts';

// Lists of files. Names of columns come from this table only, values are always parameters.

const columns: Readonly<Record<FileAttribute, string>> = {
  $id: 'id',
  $createdAt: 'created_at',
  $updatedAt: 'updated_at',
  name: 'name',
  mimeType: 'media_type',
  signature: 'signature',
  sizeOriginal: 'size',
  chunksTotal: 'parts_total',
  chunksUploaded: 'parts_stored',
};

/** The type is named, because PostgreSQL cannot guess it within an expression. */
const parameter = (value: string | number): RawBuilder<unknown> =>
  typeof value === 'string' ? sql`cast(${value} as text)` : sql`cast(${value} as bigint)`;

const join = (parts: readonly RawBuilder<SqlBool>[], word: 'and' | 'or'): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(parts, sql.raw(` ${word} `))})`;

/** Letter by letter, because `like` differs between the engines. */
function matchText(column: string, match: string, text: string): RawBuilder<SqlBool> {
  const [value, ref] = [parameter(text), sql.ref(column)];
  if (text === '') return sql<SqlBool>`1 = 1`;
  if (match === 'startsWith') return sql<SqlBool>`substr(${ref}, 1, length(${value})) = ${value}`;
  if (match === 'contains') return sql<SqlBool>`replace(${ref}, ${value}, '') <> ${ref}`;
  return sql<SqlBool>`(length(${ref}) >= length(${value})
    and substr(${ref}, length(${ref}) - length(${value}) + 1) = ${value})`;
}

const searchName = (text: string): RawBuilder<SqlBool> =>
  matchText('search_key', 'contains', foldSearch(text));

function toSql(condition: FileCondition): RawBuilder<SqlBool> {
  switch (condition.kind) {
    case 'never':
      return sql<SqlBool>`1 = 0`;
    case 'not':
      return sql<SqlBool>`not ${toSql(condition.part)}`;
    case 'all':
      return join(condition.parts.map(toSql), 'and');
    case 'any':
      return join(condition.parts.map(toSql), 'or');
    case 'among':
      return sql<SqlBool>`${sql.ref(columns[condition.attribute])} in (${sql.join(condition.values.map(parameter))})`;
    case 'compare':
      return sql<SqlBool>`${sql.ref(columns[condition.attribute])} ${sql.raw(condition.operator)} ${parameter(condition.value)}`;
    case 'match':
      return condition.match === 'search'
        ? searchName(condition.text)
        : matchText(columns[condition.attribute], condition.match, condition.text);
  }
}

/** Rows that come after the cursor's in the given order. */
function afterRow(
  orders: readonly FileOrder[],
  values: Readonly<Record<string, string | number>>,
): RawBuilder<SqlBool> {
  const steps = orders.map(({ attribute, direction }, index) => {
    const valueOf = (name: FileAttribute) => parameter(values[columns[name]] ?? 0);
    const equal = orders
      .slice(0, index)
      .map((earlier) => sql<SqlBool>`${sql.ref(columns[earlier.attribute])} = ${valueOf(earlier.attribute)}`);
    const operator = sql.raw(direction === 'asc' ? '>' : '<');
    const further = sql<SqlBool>`${sql.ref(columns[attribute])} ${operator} ${valueOf(attribute)}`;
    return join([...equal, further], 'and');
  });
  return join(steps, 'or');
}

const reversed = (orders: readonly FileOrder[]): FileOrder[] =>
  orders.map(({ attribute, direction }) => ({
    attribute,
    direction: direction === 'asc' ? 'desc' : 'asc',
  }));

export interface ListScope {
  readonly bucketId: BucketId;
  /** Only files of this user; null lists all files of the bucket. */
  readonly ownerId: UserId | null;
  readonly search: string | undefined;
  /** Otherwise the total is 0. */
  readonly wantsTotal: boolean;
}

/** Complete files of the scope. The list is null when the file of the cursor is not among them. */
export async function listFiles(
  tx: Tx,
  { bucketId, ownerId, search, wantsTotal }: ListScope,
  plan: FilePlan,
): Promise<{ readonly total: number; readonly files: FileRecord[] } | null> {
  const conditions = [
    ...plan.conditions.map(toSql),
    ...(search === undefined || search === '' ? [] : [searchName(search)]),
  ];
  let scope = queries(tx)
    .selectFrom('bucket_files')
    .where('bucket_id', '=', bucketId)
    .where('state', '=', 'complete');
  if (ownerId !== null) scope = scope.where('owner_id', '=', ownerId);
  let rows = scope;
  for (const condition of conditions) rows = rows.where(condition);

  // Files of equal rank keep the order in which they were created.
  const asked: FileOrder[] = [
    ...plan.orders,
    { attribute: '$createdAt', direction: 'asc' },
    { attribute: '$id', direction: 'asc' },
  ];
  const isBefore = plan.cursor?.side === 'before';
  const orders = isBefore ? reversed(asked) : asked;
  let page = rows;
  if (plan.cursor !== null) {
    const start = await scope.selectAll().where('id', '=', plan.cursor.id).executeTakeFirst();
    if (!start) return null;
    page = page.where(afterRow(orders, start as unknown as Record<string, string | number>));
  }
  for (const { attribute, direction } of orders) page = page.orderBy(sql.ref(columns[attribute]), direction);
  const found = await page.selectAll().limit(plan.limit).offset(plan.offset).execute();
  const files = found.map(toRecord);
  const ordered = isBefore ? files.toReversed() : files;
  if (!wantsTotal) return { total: 0, files: ordered };
  const { count } = await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { total: Number(count), files: ordered };
}
