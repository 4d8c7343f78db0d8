import { type CannedReply, cannedReply } from '@kilim/contract';
import { translators } from '../../platform/i18n/index.ts';
import type { SupportPorts } from './ports.ts';

const settingKey = 'cannedReplies';
const t = translators.tr;

/** The three that a new site starts with: docs/rules/support.md#canned-replies */
const firstReplies = (): CannedReply[] =>
  (['received', 'details', 'solved'] as const).map((name) => ({
    title: t(`adminSupport.firstReply.${name}.title`),
    message: t(`adminSupport.firstReply.${name}.message`),
  }));

const read = (list: unknown): CannedReply[] => {
  if (!Array.isArray(list)) return firstReplies();
  return list.flatMap((entry) => {
    const parsed = cannedReply.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
};

/** Prepared answers, stored as one list of the settings. */
export function createCannedReplies({
  transactions,
  readList,
  changeList,
  audit,
}: Pick<SupportPorts, 'transactions' | 'readList' | 'changeList' | 'audit'>) {
  return {
    list: async (): Promise<CannedReply[]> => read(await readList(transactions.outside, settingKey)),
    save: async (replies: readonly CannedReply[]): Promise<CannedReply[]> => {
      await transactions.run(async (tx) => {
        await changeList(tx, settingKey, () => replies);
        await audit.record(tx, { kind: 'canned-replies-saved', userId: null });
      });
      return [...replies];
    },
  };
}
