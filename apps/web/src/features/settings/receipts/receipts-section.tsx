import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SettingsCard } from '../settings-card.tsx';

/** Receipts of purchases. Nothing can be bought on this site yet, so there are none. */
export function ReceiptsSection() {
  const translate = useTranslate();
  return (
    <SettingsCard title={translate('settings.receipts.title')}>
      <EmptyState
        title={translate('settings.receipts.emptyTitle')}
        description={translate('settings.receipts.empty')}
        action={
          <Link to={paths.settings.to('billing')} className={buttonLook('secondary')}>
            {translate('settings.receipts.ledger')}
          </Link>
        }
      />
    </SettingsCard>
  );
}
