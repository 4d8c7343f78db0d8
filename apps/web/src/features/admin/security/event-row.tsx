import type { Language, SecurityEvent } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { ChevronDown } from 'lucide-react';
import { formatDateTime, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { deviceText, eventText, placeText } from '../../../security-log/event-text.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { LogFilter } from './log-params.ts';

const tones: Readonly<Record<SecurityEvent['category'], BadgeTone>> = {
  'sign-in': 'success',
  failure: 'danger',
  credential: 'warning',
  session: 'neutral',
  data: 'info',
  admin: 'primary',
};

/** Address of an account; a deleted one has only its id. */
export function accountText(account: SecurityEvent['user'], translate: Translate): string {
  if (account === null) return '';
  return account.email ?? `${translate('adminSecurity.deletedAccount')} ${account.id}`;
}

function factsOf(event: SecurityEvent, translate: Translate, language: Language) {
  const { detail, user, actor } = event;
  const [device, place] = [deviceText(event), placeText(event, language)];
  const facts: readonly (readonly [label: string, value: string])[] = [
    [translate('adminSecurity.columns.account'), accountText(user, translate)],
    [translate('adminSecurity.columns.accountId'), user?.id ?? ''],
    [translate('adminSecurity.columns.actor'), accountText(actor, translate)],
    [translate('adminSecurity.columns.actorId'), actor?.id ?? ''],
    [translate('adminSecurity.columns.browser'), device],
    [translate('adminSecurity.columns.network'), place],
    [
      translate('adminSecurity.method'),
      detail.method === undefined ? '' : translate(`securityLog.methods.${detail.method}`),
    ],
    [translate('adminSecurity.sessions'), detail.count === undefined ? '' : String(detail.count)],
    [translate('adminSecurity.target'), detail.target ?? ''],
    [translate('adminSecurity.names'), detail.names?.join(', ') ?? ''],
    [
      translate('adminSecurity.amount'),
      detail.amountMinor === undefined
        ? ''
        : `${formatNumber(detail.amountMinor / 100, language)} ${detail.currency ?? ''}`,
    ],
    [translate('adminSecurity.credits'), detail.credits === undefined ? '' : String(detail.credits)],
  ];
  return facts.filter(([, value]) => value !== '');
}

interface EventRowProps {
  readonly event: SecurityEvent;
  readonly onFilter: (filter: Partial<LogFilter>) => void;
}

/** One event; all its details and links to related events when opened. */
export function EventRow({ event, onFilter }: EventRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const account = accountText(event.user, translate) || accountText(event.actor, translate);
  const facts = factsOf(event, translate, language);
  const { user, network } = event;
  return (
    <details className="group rounded-card border border-line bg-raised">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-14 font-medium break-words">{eventText(event, translate)}</span>
          <span className="block text-13 break-all text-muted">
            <bdi>{account || translate('adminSecurity.unknownAccount')}</bdi>
          </span>
          <span className="block text-12 text-muted numerals">
            <time dateTime={event.at}>{formatDateTime(event.at, language)}</time>
            {network === '' ? null : ` · ${placeText(event, language)}`}
          </span>
        </span>
        <span className="max-sm:hidden">
          <Badge tone={tones[event.category]}>{translate(`securityLog.categories.${event.category}`)}</Badge>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 border-t border-line px-4 py-4">
        <dl
          aria-label={translate('adminSecurity.detailTitle')}
          className="grid gap-x-6 gap-y-2 text-14 sm:grid-cols-[max-content_minmax(0,1fr)]"
        >
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted max-sm:pt-1">{label}</dt>
              <dd className="break-all numerals">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {user === null ? null : (
            <Button variant="secondary" onClick={() => onFilter({ search: user.email ?? user.id })}>
              {translate('adminSecurity.filterAccount')}
            </Button>
          )}
          {network === '' ? null : (
            <Button variant="secondary" onClick={() => onFilter({ network })}>
              {translate('adminSecurity.filterNetwork')}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}
