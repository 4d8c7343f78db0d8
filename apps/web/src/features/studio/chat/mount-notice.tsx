import type { MountReport } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { CircleAlert } from 'lucide-react';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { GoBackOffer } from '../versions/go-back-offer.tsx';
import { useGoBack } from '../versions/use-go-back.ts';

function textOf({ charge, credits }: MountReport, formatted: string, translate: Translate): string {
  const values = { count: credits, credits: formatted };
  switch (charge) {
    case 'returned':
      return translate('chat.mount.returned', values);
    case 'in-review':
      return translate('chat.mount.inReview', values);
    case 'refused':
      return translate('chat.mount.refused', values);
    case 'kept':
      return translate('chat.mount.free');
  }
}

interface MountNoticeProps {
  readonly mount: MountReport;
  /** The way back is offered under the newest answer only. */
  readonly isLast: boolean;
}

/** Says that a change did not start and what became of its price; after a second failure it proposes to go back. */
export function MountNotice({ mount, isLast }: MountNoticeProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const way = useGoBack();
  return (
    <div
      className="flex flex-col gap-3 rounded-card border border-danger/30 bg-danger/8 px-3 py-2 text-13"
      role="status"
    >
      <p className="flex items-start gap-2 text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">{textOf(mount, formatNumber(mount.credits, language), translate)}</span>
      </p>
      {isLast && way !== null ? <GoBackOffer way={way} /> : null}
    </div>
  );
}
