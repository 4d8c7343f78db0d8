import type { AccountUser } from '@kilim/contract';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** Deletes the account; a mailed link can undo it for 7 days: docs/rules/accounts.md#deletion */
export function DeleteAccountCard({ user }: { readonly user: AccountUser }) {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SettingsCard
      title={translate('settings.deletion.title')}
      description={translate('settings.deletion.description')}
    >
      <div>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {translate('settings.deletion.open')}
        </Button>
      </div>
      {isAsking ? <DeleteAccountDialog user={user} onClose={() => setIsAsking(false)} /> : null}
    </SettingsCard>
  );
}
