import type { UserDetail } from '@kilim/contract';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { formatDateTime, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';

/** What is stored about a user. */
export function UserFacts({ user }: { readonly user: UserDetail }) {
  const translate = useTranslate();
  const language = useLanguage();
  const time = (iso: string | null): string => (iso === null ? '' : formatDateTime(iso, language));
  const verified = translate(
    user.isEmailVerified ? 'adminUsers.facts.verified' : 'adminUsers.facts.unverified',
  );
  const lines: readonly (readonly [label: string, value: string])[] = [
    [translate('adminUsers.facts.email'), `${user.email} (${verified})`],
    [translate('adminUsers.facts.phone'), user.phone],
    [translate('adminUsers.facts.credits'), formatNumber(user.credits, language)],
    [translate('adminUsers.facts.creditUpdate'), time(user.lastCreditUpdateAt)],
    [translate('adminUsers.facts.registered'), time(user.createdAt)],
    [
      translate('adminUsers.facts.lastLogin'),
      user.lastLoginAt === null ? translate('adminUsers.facts.never') : time(user.lastLoginAt),
    ],
    [translate('adminUsers.facts.seen'), time(user.seenAt)],
    [translate('adminUsers.facts.sessions'), formatNumber(user.sessions, language)],
    [translate('adminUsers.facts.storage'), formatBytes(user.storageBytes, language)],
    [translate('adminUsers.facts.id'), user.id],
  ];
  return (
    <dl className="grid gap-x-8 text-14 sm:grid-cols-2">
      {lines.map(([label, value]) =>
        value === '' ? null : (
          <div key={label} className="flex min-w-0 justify-between gap-4 border-t border-line py-2">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 text-right numerals [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
