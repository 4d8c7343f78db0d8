import { Link } from 'react-router';
import { ReceiptStatusBadge } from '../../../billing/receipt-status-badge.tsx';
import { formatAgo, formatMoney } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { UserBadges } from '../users/user-badges.tsx';
import { useRecentReceipts, useRecentTickets, useRecentUsers } from './api/statistics.ts';
import { RecentList } from './recent-list.tsx';

const linkLook = 'font-medium break-words underline-offset-4 after:absolute after:inset-0 hover:underline';
const factsLook = 'block text-13 break-words text-muted numerals';

/** The newest 5 users, 5 tickets and 10 transactions; each row leads to where one acts on it. */
export function RecentLists() {
  const translate = useTranslate();
  const language = useLanguage();
  const users = useRecentUsers();
  const tickets = useRecentTickets();
  const receipts = useRecentReceipts();
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <RecentList
        title={translate('adminStatistics.recentUsers')}
        list={users}
        itemsOf={(data) => data.users}
        empty={translate('adminStatistics.noUsers')}
        all={{ to: paths.admin.to('users'), label: translate('adminStatistics.allUsers') }}
      >
        {(user) => (
          <>
            <span className="min-w-0">
              <Link
                to={`${paths.admin.to('users')}&user=${encodeURIComponent(user.id)}`}
                className={linkLook}
              >
                {user.name}
              </Link>
              <span className={factsLook}>
                {[user.email, formatAgo(user.createdAt, language, users.dataUpdatedAt)].join(' · ')}
              </span>
            </span>
            <span className="flex flex-wrap gap-1">
              <UserBadges user={user} />
            </span>
          </>
        )}
      </RecentList>
      <RecentList
        title={translate('adminStatistics.recentTickets')}
        list={tickets}
        itemsOf={(data) => data.tickets}
        empty={translate('adminStatistics.noTickets')}
        all={{ to: paths.admin.to('support'), label: translate('adminStatistics.allTickets') }}
      >
        {(ticket) => (
          <>
            <span className="min-w-0">
              <Link
                to={`${paths.admin.to('support')}&ticket=${encodeURIComponent(ticket.id)}`}
                className={linkLook}
              >
                {ticket.subject}
              </Link>
              <span className={factsLook}>
                {[ticket.userEmail, formatAgo(ticket.createdAt, language, tickets.dataUpdatedAt)].join(' · ')}
              </span>
            </span>
            <span className="flex flex-wrap gap-1">
              <Badge tone={ticket.status === 'open' ? 'warning' : 'neutral'}>
                {translate(`adminStatistics.ticketStatus.${ticket.status}`)}
              </Badge>
            </span>
          </>
        )}
      </RecentList>
      <div className="xl:col-span-2">
        <RecentList
          title={translate('adminStatistics.recentReceipts')}
          list={receipts}
          itemsOf={(data) => data.receipts}
          empty={translate('adminStatistics.noReceipts')}
          all={{ to: paths.admin.to('receipts'), label: translate('adminStatistics.allReceipts') }}
        >
          {(receipt) => (
            <>
              <span className="min-w-0">
                <Link
                  to={`${paths.admin.to('receipts')}&receipt=${encodeURIComponent(receipt.id)}`}
                  className={linkLook}
                >
                  {receipt.receiptNumber}
                </Link>
                <span className={factsLook}>
                  {[
                    receipt.billingDetails.email,
                    receipt.planName[language] || receipt.planName.tr,
                    formatAgo(receipt.createdAt, language, receipts.dataUpdatedAt),
                  ].join(' · ')}
                </span>
              </span>
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-semibold numerals">
                  {formatMoney(receipt.amount.minor, receipt.amount.currency, language)}
                </span>
                <ReceiptStatusBadge status={receipt.status} />
                {receipt.isSimulated ? (
                  <Badge tone="warning">{translate('adminReceipts.simulation')}</Badge>
                ) : null}
              </span>
            </>
          )}
        </RecentList>
      </div>
    </div>
  );
}
