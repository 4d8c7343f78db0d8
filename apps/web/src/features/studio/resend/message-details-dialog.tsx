import type { ChatMessage } from '@kilim/contract';
import { formatNumber } from '../../../i18n/formats.ts';
import { ensureNamespace, useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { analysisRows } from './analysis-rows.ts';
import { type DetailRow, DetailsDialog } from './details-dialog.tsx';

const IntroducedRow = lazyComponent(async () => {
  const [row] = await Promise.all([import('../types/introduced-row.tsx'), ensureNamespace('types')]);
  return row.IntroducedRow;
});

/**
 * What an answer cost, its tokens, who answered, its version, how long it took, what was asked of what project, and the
 * type problems that it brought.
 */
export function MessageDetailsDialog({ message }: { readonly message: ChatMessage }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { ui } = useStudio();
  const { metadata } = message;
  const close = (): void => ui.change({ detailsOf: null });
  if (metadata === null) return null;
  const number = (value: number): string => formatNumber(value, language);
  const { creditsUsed, tokensUsed, provider, model, versionNumber, duration, analysis } = metadata;
  const rows: DetailRow[] = [
    [translate('turn.details.cost'), creditsUsed === 0 ? translate('chat.free') : number(creditsUsed)],
    [translate('turn.details.tokens'), number(tokensUsed)],
    [translate('turn.details.model'), provider === 'builtin' ? translate('chat.builtin') : model],
    [
      translate('turn.details.version'),
      versionNumber === undefined ? translate('turn.details.noVersion') : number(versionNumber),
    ],
  ];
  if (duration !== undefined) {
    const seconds = number(Math.max(0.1, Math.round(duration / 100) / 10));
    rows.push([translate('turn.details.duration'), translate('turn.details.seconds', { seconds })]);
  }
  if (analysis !== undefined) rows.push(...analysisRows(analysis, language, translate));
  return (
    <DetailsDialog onClose={close} rows={rows} title={translate('turn.details.title')}>
      {metadata.versionId === null ? null : <IntroducedRow onShow={close} versionId={metadata.versionId} />}
    </DetailsDialog>
  );
}
