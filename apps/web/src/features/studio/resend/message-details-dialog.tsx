import type { ChatMessage } from '@kilim/contract';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useStudio } from '../session/studio-context.tsx';

/** What an answer cost, its tokens, who answered, its version and how long it took. */
export function MessageDetailsDialog({ message }: { readonly message: ChatMessage }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { ui } = useStudio();
  const close = (): void => ui.change({ detailsOf: null });
  const { metadata } = message;
  if (metadata === null) return null;
  const number = (value: number): string => formatNumber(value, language);
  const { creditsUsed, tokensUsed, provider, model, versionNumber, duration } = metadata;
  const rows: readonly (readonly [string, string])[] = [
    [translate('turn.details.cost'), creditsUsed === 0 ? translate('chat.free') : number(creditsUsed)],
    [translate('turn.details.tokens'), number(tokensUsed)],
    [translate('turn.details.model'), provider === 'builtin' ? translate('chat.builtin') : model],
    [
      translate('turn.details.version'),
      versionNumber === undefined ? translate('turn.details.noVersion') : number(versionNumber),
    ],
    ...(duration === undefined
      ? []
      : [
          [
            translate('turn.details.duration'),
            translate('turn.details.seconds', {
              seconds: number(Math.max(0.1, Math.round(duration / 100) / 10)),
            }),
          ] as const,
        ]),
  ];
  return (
    <Dialog
      actions={
        <Button onClick={close} variant="secondary">
          {translate('common.close')}
        </Button>
      }
      isOpen
      onClose={close}
      size="small"
      title={translate('turn.details.title')}
    >
      <dl className="flex flex-col">
        {rows.map(([name, value]) => (
          <div
            className="flex justify-between gap-4 border-b border-line py-2 text-14 last:border-0"
            key={name}
          >
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 text-right numerals [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
