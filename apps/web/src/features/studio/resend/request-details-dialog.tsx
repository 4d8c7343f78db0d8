import { analyzeProject, detectIntent } from '@kilim/app-kit';
import { useQuery } from '@tanstack/react-query';
import { useCredits } from '../../../api/credits.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { estimateQuery } from '../api/turns.ts';
import { priceText } from '../chat/price.ts';
import { useDocument, useStudio, useStudioUi } from '../session/studio-context.tsx';
import { analysisRows } from './analysis-rows.ts';
import { type DetailRow, DetailsDialog } from './details-dialog.tsx';

/** Before a send: what the prompt in the composer costs, asks for, and of what project. */
export function RequestDetailsDialog() {
  const translate = useTranslate();
  const language = useLanguage();
  const { projectId, ui } = useStudio();
  const { prompt, mode, attachments } = useStudioUi((state) => state);
  const documentFiles = useDocument((state) => state.files);
  const balance = useCredits().data?.balance;
  const { data: estimate } = useQuery(estimateQuery(projectId, prompt, { mode, attachments }));
  const number = (value: number): string => formatNumber(value, language);
  const files = Object.fromEntries([...documentFiles].map(([path, { content }]) => [path, content]));
  const { name: intent, confidence } = detectIntent(prompt);
  const rows: DetailRow[] = [];
  if (estimate !== undefined) {
    rows.push(
      [translate('turn.analysis.expected'), priceText(estimate, number, translate)],
      [translate('turn.analysis.maximum'), number(estimate.maximumCredits)],
      [translate('turn.analysis.promptTokens'), number(estimate.promptTokens)],
    );
  }
  if (balance !== undefined) rows.push([translate('turn.analysis.balance'), number(balance)]);
  rows.push(...analysisRows({ intent, confidence, ...analyzeProject(files) }, language, translate));
  return (
    <DetailsDialog
      onClose={() => ui.change({ chatDialog: null })}
      rows={rows}
      title={translate('turn.analysis.title')}
    />
  );
}
