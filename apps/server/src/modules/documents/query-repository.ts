import { documentLimits, foldSearch } from '@kilim/contract';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { ReadableName } from './collections/collections.ts';
import type { Condition, Order, QueryPlan, QueryValue, TextMatch } from './query/query-plan.ts';
import { type Reader, readableRows } from './rows-repository.ts';

// Queries as SQL. Names of columns come from the collection table only, values are always parameters.

/** A readable row: values of the collection's attributes by name, as the database stores them. */
export type StoredRow = Readonly<Record<string, string | number | null>>;

type Sql = RawBuilder<SqlBool> | Expression<SqlBool>;

const column = (attribute: string): RawBuilder<unknown> => sql.ref(`d.${attribute}`);

/** The type is named, because PostgreSQL otherwise takes that of the column, which may be too small. */
function parameter(value: QueryValue): RawBuilder<unknown> {
  if (typeof value === 'string') return sql`cast(${value} as text)`;
  return Number.isSafeInteger(value)
    ? sql`cast(${value} as bigint)`
    : sql`cast(${value} as double precision)`;
}

const join = (parts: readonly Sql[], separator: 'and' | 'or'): RawBuilder<SqlBool> =>
  sql`(${sql.join(parts, sql.raw(` ${separator} `))})`;

/** Turkish letters that `foldSearch` maps to plain ones; the engines fold only ASCII in the same way. */
const foldedLetters: readonly (readonly [string, string])[] = [
  ['\u0130', 'i'],
  ['I', 'i'],
  ['\u0131', 'i'],
  ['\u015e', 's'],
  ['\u015f', 's'],
  ['\u011e', 'g'],
  ['\u011f', 'g'],
  ['\u00dc', 'u'],
  ['\u00fc', 'u'],
  ['\u00d6', 'o'],
  ['\u00f6', 'o'],
  ['\u00c7', 'c'],
  ['\u00e7', 'c'],
  ['\u00c2', 'a'],
  ['\u00e2', 'a'],
  ['\u00ce', 'i'],
  ['\u00ee', 'i'],
  ['\u00db', 'u'],
  ['\u00fb', 'u'],
];
const fold = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lower(${foldedLetters.reduce((inner, [from, to]) => sql`replace(${inner}, ${sql.lit(from)}, ${sql.lit(to)})`, text)})`;

/** Whether `part` is in `text`, letter by letter: `like` differs between the engines. */
const includes = (text: RawBuilder<unknown>, part: string): RawBuilder<SqlBool> =>
  part === '' ? sql`1 = 1` : sql`replace(${text}, ${parameter(part)}, '') <> ${text}`;

function matchText(attribute: string, match: TextMatch, value: string): RawBuilder<SqlBool> {
  const text = column(attribute);
  const length = sql`length(${parameter(value)})`;
  switch (match) {
    case 'contains':
      return includes(text, value);
    case 'startsWith':
      return sql`substr(${text}, 1, ${length}) = ${parameter(value)}`;
    case 'endsWith':
      return sql`(length(${text}) >= ${length} and substr(${text}, length(${text}) - ${length} + 1) = ${parameter(value)})`;
    case 'search': {
      const words = foldSearch(value).split(/\s+/).filter(Boolean);
      if (words.length === 0) return sql`1 = 0`;
      const folded = fold(text);
      return join(
        words.map((word) => includes(folded, word)),
        'and',
      );
    }
  }
}

function toSql(condition: Condition): RawBuilder<SqlBool> {
  switch (condition.kind) {
    case 'among':
      return sql`${column(condition.attribute)} in (${sql.join(condition.values.map(parameter))})`;
    case 'compare':
      return sql`${column(condition.attribute)} ${sql.raw(condition.operator)} ${parameter(condition.value)}`;
    case 'match':
      return join(
        condition.values.map((value) => matchText(condition.attribute, condition.match, value)),
        'or',
      );
    case 'missing':
      return sql`${column(condition.attribute)} is null`;
    case 'not':
      return sql`not (${toSql(condition.part)})`;
    case 'all':
      return join(condition.parts.map(toSql), 'and');
    case 'any':
      return join(condition.parts.map(toSql), 'or');
  }
}

interface SortKey {
  readonly expression: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
  valueOf(row: StoredRow): QueryValue;
}

/** Rows without a value come first in an ascending order, which the engines do not agree about. */
function sortKeysOf({ attribute, kind, isNullable, direction }: Order): SortKey[] {
  const nothing = kind === 'text' ? '' : 0;
  const value: SortKey = {
    expression: isNullable ? sql`coalesce(${column(attribute)}, ${sql.lit(nothing)})` : column(attribute),
    direction,
    valueOf: (row) => row[attribute] ?? nothing,
  };
  if (!isNullable) return [value];
  const isThere: SortKey = {
    expression: sql`case when ${column(attribute)} is null then 0 else 1 end`,
    direction,
    valueOf: (row) => ((row[attribute] ?? null) === null ? 0 : 1),
  };
  return [isThere, value];
}

const inOrderOf = (attribute: string, direction: Order['direction']): Order => ({
  attribute,
  kind: attribute === '$id' ? 'text' : 'time',
  isNullable: false,
  direction,
});

/** The wanted order, then the order of creation. Reversed for the page before a cursor. */
function sortKeys(orders: readonly Order[], isReversed: boolean): SortKey[] {
  const last = orders.at(-1)?.direction ?? 'asc';
  const keys = [...orders, inOrderOf('$createdAt', last), inOrderOf('$id', last)].flatMap(sortKeysOf);
  if (!isReversed) return keys;
  return keys.map((key) => ({ ...key, direction: key.direction === 'asc' ? 'desc' : 'asc' }));
}

/** Rows after a row in an order. */
function afterRow(keys: readonly SortKey[], row: StoredRow): RawBuilder<SqlBool> {
  const alternatives = keys.map(({ expression, direction, valueOf }, index) => {
    const equal = keys
      .slice(0, index)
      .map((earlier) => sql<SqlBool>`${earlier.expression} = ${parameter(earlier.valueOf(row))}`);
    const operator = sql.raw(direction === 'asc' ? '>' : '<');
    return join([...equal, sql<SqlBool>`${expression} ${operator} ${parameter(valueOf(row))}`], 'and');
  });
  return join(alternatives, 'or');
}

const where = (conditions: readonly Sql[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`` : sql`where ${join(conditions, 'and')}`;

/** One row that the reader may see; null when there is none. */
export async function findRow(
  tx: Tx,
  name: ReadableName,
  reader: Reader,
  id: string,
): Promise<StoredRow | null> {
  const { rows } = await sql<StoredRow>`
    select * from (${readableRows[name](reader)}) as d where ${column('$id')} = ${id} limit 1`.execute(
    queries(tx),
  );
  return rows[0] ?? null;
}

/** The rows of a page. `cursorRow` is the row that the plan's cursor names. */
export async function listRows(
  tx: Tx,
  name: ReadableName,
  reader: Reader,
  { conditions, isRandom, orders, limit, offset, cursor }: QueryPlan,
  cursorRow: StoredRow | null,
): Promise<StoredRow[]> {
  const isReversed = cursor?.side === 'before';
  const keys = sortKeys(orders, isReversed);
  const wanted: Sql[] = conditions.map(toSql);
  if (cursorRow) wanted.push(afterRow(keys, cursorRow));
  const order = isRandom
    ? sql`random()`
    : sql.join(keys.map(({ expression, direction }) => sql`${expression} ${sql.raw(direction)}`));
  const { rows } = await sql<StoredRow>`
    select * from (${readableRows[name](reader)}) as d ${where(wanted)}
    order by ${order} limit ${limit} offset ${offset}`.execute(queries(tx));
  return isReversed ? rows.toReversed() : rows;
}

/** Number of rows that match, counted up to the limit of totals. */
export async function countRows(
  tx: Tx,
  name: ReadableName,
  reader: Reader,
  { conditions }: Pick<QueryPlan, 'conditions'>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from (${readableRows[name](reader)}) as d ${where(conditions.map(toSql))}
      limit ${documentLimits.totalMaximum}) as counted`.execute(queries(tx));
  return Number(rows[0]?.total ?? 0);
}
