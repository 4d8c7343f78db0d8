import type { Currency, SecurityEvent } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { Link } from 'react-router';
import { formatDateTime, formatMoney, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { eventText, placeText } from '../../../security-log/event-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { accountText } from '../security/event-row.tsx';
import type { AuditFilter } from './audit-params.ts';

/** Who acted: the account itself where the log names no other. */
const actorOf = ({ actor, user }: SecurityEvent): SecurityEvent['user'] => actor ?? user;

/** What the action was about: amounts, the changed object, the saved settings. */
function detailsOf({ detail }: SecurityEvent, translate: Translate, language: 'tr' | 'en'): string[] {
  const { amountMinor, currency, credits, target, names } = detail;
  return [
    credits === undefined
      ? ''
      : translate('adminAudit.credits', { count: credits, credits: formatNumber(credits, language) }),
    amountMinor === undefined || currency === undefined
      ? ''
      : formatMoney(amountMinor, currency as Currency, language),
    target ?? '',
    names?.join(', ') ?? '',
  ].filter((text) => text !== '');
}

interface AuditRowProps {
  readonly event: SecurityEvent;
  readonly onFilter: (filter: Partial<AuditFilter>) => void;
}

/** Who did what to whom. */
export function AuditRow({ event, onFilter }: AuditRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const actor = actorOf(event);
  const details = detailsOf(event, translate, language);
  const { user } = event;
  const actorName = accountText(actor, translate);
  return (
    <Card className="flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-14 font-medium break-words">{eventText(event, translate)}</h3>
        <p className="text-12 text-muted numerals">
          <time dateTime={event.at}>{formatDateTime(event.at, language)}</time>
          {event.network === '' ? null : ` · ${placeText(event, language)}`}
        </p>
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-13 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <dt className="text-muted">{translate('adminAudit.actor')}</dt>
        <dd className="break-all">{actorName === '' ? translate('adminAudit.server') : actorName}</dd>
        {user === null ? null : (
          <>
            <dt className="text-muted">{translate('adminAudit.subject')}</dt>
            <dd className="break-all">
              {user.email === null ? (
                accountText(user, translate)
              ) : (
                <Link
                  to={`${paths.admin.to('users')}&user=${encodeURIComponent(user.id)}`}
                  className="text-primary underline-offset-4 hover:underline"
                >
                  {user.email}
                </Link>
              )}
            </dd>
          </>
        )}
        {details.length === 0 ? null : (
          <>
            <dt className="text-muted">{translate('adminAudit.details')}</dt>
            <dd className="break-all numerals">{details.join(' · ')}</dd>
          </>
        )}
      </dl>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {actor === null ? null : (
          <Button variant="link" onClick={() => onFilter({ actor: actor.email ?? actor.id })}>
            {translate('adminAudit.sameActor')}
          </Button>
        )}
        {user === null ? null : (
          <Button variant="link" onClick={() => onFilter({ subject: user.email ?? user.id })}>
            {translate('adminAudit.sameSubject')}
          </Button>
        )}
      </div>
    </Card>
  );
}
