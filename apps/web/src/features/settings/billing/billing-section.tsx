import { Link } from 'react-router';
import { useCredits } from '../../../api/credits.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Figure } from '../figure.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { LedgerList } from './ledger-list.tsx';
import { UsageCards } from './usage-cards.tsx';

/** Plan, balance and where the credits went. */
export function BillingSection() {
  const translate = useTranslate();
  const credits = useCredits();
  return (
    <>
      <SettingsCard
        title={translate('settings.billing.planTitle')}
        description={translate('settings.billing.planDescription')}
        aside={<Badge tone="primary">{translate('settings.billing.plan')}</Badge>}
      >
        <dl className="grid grid-cols-2 gap-3">
          <Figure
            label={translate('settings.billing.balance')}
            value={credits.data?.balance}
            isMissing={credits.isError}
          />
          <Figure
            label={translate('settings.billing.conversations')}
            value={credits.data?.estimatedConversations}
            isMissing={credits.isError}
          />
        </dl>
        <div>
          <Link to={paths.settings.to('receipts')} className={buttonLook('secondary')}>
            {translate('settings.billing.receipts')}
          </Link>
        </div>
      </SettingsCard>
      <UsageCards />
      <SettingsCard
        title={translate('settings.billing.ledgerTitle')}
        description={translate('settings.billing.ledgerDescription')}
      >
        <LedgerList />
      </SettingsCard>
    </>
  );
}
