import { builtinModel, type CreditMovement, type Language } from '@kilim/contract';
import { type CsvCell, formatCsvTime } from '../../platform/csv/index.ts';
import { translators } from '../../platform/i18n/index.ts';
import { returnReason } from './return-charge.ts';

export interface MovementFileFormat {
  readonly language: Language;
  /** IANA time zone of the dates; an unknown one means Europe/Istanbul. */
  readonly timezone: string | undefined;
}

/** Reasons of reversals that have a text of their own. */
const reversalTexts = {
  refund: 'credits.ledger.refund',
  'refund-refused': 'credits.ledger.refundRefused',
  [returnReason]: 'credits.ledger.turnReturned',
} as const;

function nameOf({ kind, reason, turnState }: CreditMovement, language: Language): string {
  const t = translators[language];
  if (turnState !== null) return t(`files.ledger.${turnState}`);
  if (kind === 'reversal' && Object.hasOwn(reversalTexts, reason)) {
    return t(reversalTexts[reason as keyof typeof reversalTexts]);
  }
  return t(`settings.billing.kind.${kind}`);
}

/** Whether the reason is a text, of a prompt or an administrator, and not a code. */
const isWritten = ({ kind, reason }: CreditMovement): boolean =>
  kind === 'turn' || kind === 'gift' || (kind === 'reversal' && !Object.hasOwn(reversalTexts, reason));

/** Rows of the CSV file of movements, in the user's language: docs/rules/credits.md#credit-history */
export async function* writeMovementRows(
  pages: AsyncIterable<readonly CreditMovement[]>,
  { language, timezone, hasBalance }: MovementFileFormat & { readonly hasBalance: boolean },
): AsyncGenerator<readonly CsvCell[]> {
  const t = translators[language];
  const columns = ['time', 'kind', 'reason', 'project', 'amount', 'balance', 'model', 'tokens'] as const;
  const shown = columns.filter((column) => column !== 'balance' || hasBalance);
  yield shown.map((column) => t(`files.ledger.${column}`));
  for await (const page of pages) {
    for (const entry of page) {
      const cells: Record<(typeof columns)[number], CsvCell> = {
        time: formatCsvTime(entry.createdAt, language, timezone),
        kind: nameOf(entry, language),
        reason: isWritten(entry) ? entry.reason : null,
        project: entry.projectName,
        amount: entry.amount,
        balance: entry.balanceAfter,
        model: entry.model === builtinModel ? t('chat.builtin') : entry.model,
        tokens: entry.tokens,
      };
      yield shown.map((column) => cells[column]);
    }
  }
}
