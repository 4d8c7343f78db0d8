import type { Language, UserSort } from '@kilim/contract';
import { type CsvCell, csvFormats, encodeCsv } from '../../platform/csv/index.ts';
import { translators } from '../../platform/i18n/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { listUsers, type UserList, type UserSelection, userOrders } from './list-repository.ts';
import { presentUser } from './present.ts';
import type { UserRecord } from './user-record.ts';

const batch = 500;
const columns = ['id', 'name', 'email', 'credits', 'state', 'role', 'createdAt', 'lastLoginAt'] as const;

/** Reads page by page, so that memory use does not grow with the number of users. */
async function* readRows(
  tx: Tx,
  { sort, language, now, ...selection }: UserFileRequest,
): AsyncGenerator<readonly CsvCell[]> {
  const t = translators[language];
  yield columns.map((column) => t(`adminUsers.columns.${column}`));
  let last: UserRecord | undefined;
  do {
    const after = last === undefined ? null : ([userOrders[sort].keyOf(last), last.id] as const);
    const { users }: UserList = await listUsers(tx, selection, { sort, limit: batch, after }, now);
    for (const user of users) {
      const shown = presentUser(user, now);
      yield [
        shown.id,
        shown.name,
        shown.email,
        shown.credits,
        t(`adminUsers.state.${shown.state}`),
        t(shown.isAdmin ? 'adminUsers.role.admin' : 'adminUsers.role.member'),
        shown.createdAt,
        shown.lastLoginAt,
      ];
    }
    last = users.length < batch ? undefined : users.at(-1);
  } while (last !== undefined);
}

export interface UserFileRequest extends UserSelection {
  readonly sort: UserSort;
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The users as CSV in the language's format. */
export const writeUsers = (tx: Tx, request: UserFileRequest): AsyncGenerator<Uint8Array> =>
  encodeCsv(readRows(tx, request), csvFormats[request.language]);
