import { type CreditUsage, ledgerGroup } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { assistantName } from './assistant-name.ts';
import { type LedgerFilter, ledgerParams, periods } from './ledger-params.ts';

export interface LedgerToolbarProps {
  readonly filter: LedgerFilter;
  readonly onChange: (change: Partial<LedgerFilter>) => void;
  /** Projects and models to choose from; undefined while loading. */
  readonly use: CreditUsage | undefined;
}

/** The filter of the credit movements. */
export function LedgerToolbar({ filter, onChange, use }: LedgerToolbarProps) {
  const translate = useTranslate();
  const projects = (use?.projects ?? []).flatMap(({ projectId: id, projectName }) =>
    id === null ? [] : [{ value: id, label: projectName ?? translate('credits.ledger.deletedProject') }],
  );
  const models = (use?.models ?? []).flatMap(({ model }) =>
    model === null ? [] : [{ value: model, label: assistantName(model, translate) }],
  );
  // The URL's project and model are options even before the lists have loaded.
  if (filter.projectId !== null && !projects.some(({ value }) => value === filter.projectId)) {
    projects.push({ value: filter.projectId, label: translate('credits.ledger.deletedProject') });
  }
  if (filter.model !== '' && !models.some(({ value }) => value === filter.model)) {
    models.push({ value: filter.model, label: assistantName(filter.model, translate) });
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={translate('credits.ledger.group')}
        value={filter.group ?? ''}
        onChange={({ target }) => onChange({ group: ledgerParams.group.parse(target.value) })}
        options={[
          { value: '', label: translate('credits.ledger.allGroups') },
          ...ledgerGroup.options.map((value) => ({ value, label: translate(`credits.ledger.${value}`) })),
        ]}
      />
      <SelectField
        label={translate('credits.ledger.period')}
        value={filter.period ?? ''}
        onChange={({ target }) => onChange({ period: ledgerParams.period.parse(target.value) })}
        options={[
          { value: '', label: translate('credits.ledger.allTime') },
          ...periods.map((value) => ({ value, label: translate(`credits.ledger.days${value}`) })),
        ]}
      />
      <SelectField
        label={translate('credits.ledger.project')}
        value={filter.projectId ?? ''}
        onChange={({ target }) => onChange({ projectId: ledgerParams.projectId.parse(target.value) })}
        options={[{ value: '', label: translate('credits.ledger.allProjects') }, ...projects]}
      />
      <SelectField
        label={translate('credits.ledger.model')}
        value={filter.model}
        onChange={({ target }) => onChange({ model: target.value })}
        options={[{ value: '', label: translate('credits.ledger.allModels') }, ...models]}
      />
    </div>
  );
}
