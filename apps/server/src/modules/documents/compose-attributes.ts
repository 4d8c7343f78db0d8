import { AppError, documentLimits, type ProjectId, type UserId } from '@kilim/contract';
import type { ReadableName } from './collections/collections.ts';
import type { DocumentsPorts } from './ports.ts';
import { preferencesOf } from './preferences-of.ts';
import type { StoredRow } from './query-repository.ts';

// Attributes that are no columns: they are read from the modules when a document is shown.

export interface ComposeScope {
  readonly ports: DocumentsPorts;
  /** null for a guest. */
  readonly userId: UserId | null;
  readonly isAdmin: boolean;
  /** The composed attributes that are wanted. */
  readonly wanted: ReadonlySet<string>;
  /** Counts the characters of a reply. Throws `document_too_large`. */
  spend(characters: number): void;
}

type Composer = (row: StoredRow, scope: ComposeScope) => Promise<Record<string, unknown>>;

const movementsShown = 100;
const versionsShown = 20;

/** Counts characters up to the limit of a reply. */
export function createReplyBudget(): ComposeScope['spend'] {
  let spent = 0;
  return (characters) => {
    spent += characters;
    if (spent > documentLimits.composedMaximum) throw new AppError('document_too_large');
  };
}

/** Makes the wanted ones of some attributes. */
async function composeWanted(
  { wanted, spend }: ComposeScope,
  makers: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Record<string, unknown>> {
  const composed: Record<string, unknown> = {};
  for (const [attribute, make] of Object.entries(makers)) {
    if (!wanted.has(attribute)) continue;
    const value = await make();
    const text = value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
    spend(text.length);
    composed[attribute] = text;
  }
  return composed;
}

const composeUser: Composer = async (row, scope) => {
  const { ports, userId } = scope;
  if (userId === null) return {};
  return composeWanted(scope, {
    billingDetailsJson: async () => row['#billing'] ?? null,
    creditHistoryJson: async () => {
      const { entries } = await ports.credits.list(userId, { limit: movementsShown });
      return entries.map(({ amount, kind, reason, createdAt }) => ({
        amount,
        // The name that clients know gifts of administrators by.
        type: kind === 'gift' ? 'admin_gift' : kind,
        reason,
        timestamp: createdAt,
      }));
    },
    preferencesJson: async () => preferencesOf(row),
  });
};

const composeProject: Composer = async (row, scope) => {
  const { ports, userId, wanted, spend } = scope;
  if (userId === null) return {};
  const projectId = String(row['$id']) as ProjectId;
  // Refused before anything is read.
  if (wanted.has('filesJson')) spend(Number(row['#bytes'] ?? 0));
  return composeWanted(
    { ...scope, spend: () => {} },
    {
      filesJson: async () => {
        const { files } = await ports.projects.listFiles(userId, projectId);
        return Object.fromEntries(files.map(({ path, content }) => [path, content]));
      },
      chatMessagesJson: async () => {
        const messages = await ports.ai.readChat(projectId);
        const shown = messages.map(({ id, type, content, createdAt }) => ({
          id,
          type,
          message: content,
          timestamp: createdAt,
        }));
        spend(shown.reduce((sum, { message }) => sum + message.length, 0));
        return shown;
      },
      versionHistoryJson: async () => {
        const { versions } = await ports.projects.listVersions(userId, projectId, { limit: versionsShown });
        return versions.map(({ id, number, revision, reason, title, fileCount, savedAt }) => ({
          id,
          projectId,
          number,
          revision,
          reason,
          title,
          fileCount,
          timestamp: savedAt,
        }));
      },
    },
  );
};

const nameInTurkish = (json: unknown): string => {
  const names = JSON.parse(String(json)) as { readonly tr?: string };
  return names.tr ?? '';
};

/** Prices in units of the currency, as clients show them. */
const pricesOf = (json: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(JSON.parse(String(json)) as Record<string, number>).map(([currency, minor]) => [
      currency,
      minor / 100,
    ]),
  );

const composeSetting: Composer = async (row, scope) =>
  composeWanted(scope, {
    value: async () => {
      if (row['key'] !== 'announcements') return String(row['#value'] ?? '');
      // The stored list contains announcements that are not published.
      const { announcements } = scope.ports;
      return scope.isAdmin ? announcements.listAll() : announcements.listActive();
    },
  });

const composers: Readonly<Record<ReadableName, Composer>> = {
  users: composeUser,
  projects: composeProject,
  receipts: async (row, scope) =>
    composeWanted(scope, {
      planName: async () => nameInTurkish(row['#planName']),
      billingDetailsJson: async () => String(row['#billing'] ?? ''),
    }),
  settings: composeSetting,
  support_tickets: async () => ({}),
  ticket_replies: async () => ({}),
  ticket_attachments: async () => ({}),
  plans: async (row, scope) => composeWanted(scope, { priceJson: async () => pricesOf(row['#price']) }),
};

/** Composed attributes that are always empty in replies, so that nothing is read for them. */
export const alwaysEmpty = { assignedTo: '', consentsJson: '' } as const;

export const needsComposing = (wanted: ReadonlySet<string>): boolean =>
  [...wanted].some((attribute) => !Object.hasOwn(alwaysEmpty, attribute));

export const composeAttributes = (
  name: ReadableName,
  row: StoredRow,
  scope: ComposeScope,
): Promise<Record<string, unknown>> => composers[name](row, scope);
