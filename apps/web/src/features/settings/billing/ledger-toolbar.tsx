import { type CreditUsage, ledgerGroup, projectId } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { type LedgerFilter, periods } from './ledger-filter.ts';

export interface LedgerToolbarProps {
  readonly filter: LedgerFilter;
  readonly onChange: (change: Partial<LedgerFilter>) => void;
  /** Projects and models to choose from; undefined until they are known. */
  readonly use: CreditUsage | undefined;
}

/** What the movements are filtered by. */
export function LedgerToolbar({ filter, onChange, use }: LedgerToolbarProps) {
  const translate = useTranslate();
  const projects = (use?.projects ?? []).flatMap(({ projectId: id, projectName }) =>
    id === null ? [] : [{ value: id, label: projectName ?? translate('credits.ledger.deletedProject') }],
  );
  const models = (use?.models ?? []).flatMap(({ model }) =>
    model === null ? [] : [{ value: model, label: model }],
  );
  // What the address names stays choosable before the lists are there.
  if (filter.projectId !== null && !projects.some(({ value }) => value === filter.projectId)) {
    projects.push({ value: filter.projectId, label: translate('credits.ledger.deletedProject') });
  }
  if (filter.model !== null && !models.some(({ value }) => value === filter.model)) {
    models.push({ value: filter.model, label: filter.model });
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={translate('credits.ledger.group')}
        value={filter.group ?? ''}
        onChange={(event) => onChange({ group: ledgerGroup.safeParse(event.target.value).data ?? null })}
        options={[
          { value: '', label: translate('credits.ledger.allGroups') },
          ...ledgerGroup.options.map((value) => ({ value, label: translate(`credits.ledger.${value}`) })),
        ]}
      />
      <SelectField
        label={translate('credits.ledger.period')}
        value={filter.period ?? ''}
        onChange={(event) =>
          onChange({ period: periods.find((period) => period === event.target.value) ?? null })
        }
        options={[
          { value: '', label: translate('credits.ledger.allTime') },
          ...periods.map((value) => ({ value, label: translate(`credits.ledger.days${value}`) })),
        ]}
      />
      <SelectField
        label={translate('credits.ledger.project')}
        value={filter.projectId ?? ''}
        onChange={(event) => onChange({ projectId: projectId.safeParse(event.target.value).data ?? null })}
        options={[{ value: '', label: translate('credits.ledger.allProjects') }, ...projects]}
      />
      <SelectField
        label={translate('credits.ledger.model')}
        value={filter.model ?? ''}
        onChange={(event) => onChange({ model: event.target.value || null })}
        options={[{ value: '', label: translate('credits.ledger.allModels') }, ...models]}
      />
    </div>
  );
}
