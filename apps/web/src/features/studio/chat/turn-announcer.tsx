import { isTurnOver, type Turn } from '@kilim/contract';
import { useState } from 'react';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';

/** Tells screen readers the phases of a turn and its end with the cost, instead of every streamed word. */
export function TurnAnnouncer({ turn }: { readonly turn: Turn | null }) {
  const translate = useTranslate();
  const language = useLanguage();
  const [shown, setShown] = useState('');
  const text = turn === null ? shown : describe(turn);
  // The end stays until the next turn: the turn itself disappears once its message is loaded.
  if (text !== shown) setShown(text);

  function describe({ status, charged }: Turn): string {
    const phase = translate(`chat.status.${status}`);
    if (!isTurnOver(status)) return phase;
    const cost = charged
      ? translate('chat.cost', { count: charged, credits: formatNumber(charged, language) })
      : translate('chat.free');
    return `${phase}, ${cost}`;
  }
  return (
    <div aria-live="polite" className="sr-only" data-testid="turn-announcer">
      {text}
    </div>
  );
}
