import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useCreditUse } from '../api/credit-use.ts';
import { useLedgerFile } from '../api/list-ledger.ts';
import { SettingsCard } from '../settings-card.tsx';
import { type LedgerFilter, readLedgerFilter, writeLedgerFilter } from './ledger-filter.ts';
import { LedgerList } from './ledger-list.tsx';
import { LedgerToolbar } from './ledger-toolbar.tsx';

/** Every movement of the credits, filtered as the address says. */
export function LedgerCard() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const filter = readLedgerFilter(search);
  const use = useCreditUse(null);
  const saving = useSingleRun(useLedgerFile(filter));
  const change = (next: Partial<LedgerFilter>): void =>
    setSearch(writeLedgerFilter(search, next), { replace: true, preventScrollReset: true });
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
      <LedgerList
        filter={filter}
        onClear={() => change({ group: null, projectId: null, model: null, period: null })}
      />
    </SettingsCard>
  );
}
