import { Download } from 'lucide-react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { defaultUrlState, useUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useCreditUsage } from '../api/credit-usage.ts';
import { useLedgerFile } from '../api/list-ledger.ts';
import { SettingsCard } from '../settings-card.tsx';
import { LedgerList } from './ledger-list.tsx';
import { ledgerParams } from './ledger-params.ts';
import { LedgerToolbar } from './ledger-toolbar.tsx';

/** All credit movements; the URL holds the filter. */
export function LedgerCard() {
  const translate = useTranslate();
  const { state: filter, change } = useUrlState(ledgerParams);
  const use = useCreditUsage(null);
  const saving = useSingleRun(useLedgerFile(filter));
  return (
    <SettingsCard
      title={translate('settings.billing.ledgerTitle')}
      description={translate('settings.billing.ledgerDescription')}
      aside={
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-4" />}
          isBusy={saving.isPending}
          onClick={() =>
            saving.mutate(translate('credits.ledger.fileName'), {
              onError: () => showToast({ type: 'error', title: translate('credits.ledger.fileFailed') }),
            })
          }
        >
          {translate('credits.ledger.file')}
        </Button>
      }
    >
      <LedgerToolbar filter={filter} onChange={change} use={use.data} />
      <LedgerList filter={filter} onClear={() => change(defaultUrlState(ledgerParams))} />
    </SettingsCard>
  );
}
