import { ticketAssignment, ticketPriority, ticketSort, ticketStatus } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';
import { lineControlLook } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import { type QueueFilter, queueParams } from './queue-params.ts';

export interface QueueToolbarProps {
  readonly filter: QueueFilter;
  readonly onChange: (change: Partial<QueueFilter>) => void;
}

/** Milliseconds. */
const searchDelay = 250;
const selectLook = `${lineControlLook} w-auto! min-w-0 cursor-pointer truncate max-lg:flex-1 max-lg:basis-2/5`;

/** Search, filters and order of the queue. */
export function QueueToolbar({ filter, onChange }: QueueToolbarProps) {
  const translate = useTranslate();
  const search = useDebouncedText(filter.search, searchDelay, (text) => onChange({ search: text }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={translate('adminSupport.search')}
        maxLength={100}
        className="basis-full xl:basis-64"
        {...search}
      />
      <select
        value={filter.status ?? ''}
        onChange={({ target }) => onChange({ status: queueParams.status.parse(target.value) })}
        aria-label={translate('support.statusLabel')}
        className={selectLook}
      >
        <option value="">{translate('support.allStatuses')}</option>
        {ticketStatus.options.map((name) => (
          <option key={name} value={name}>
            {translate(`support.status.${name}`)}
          </option>
        ))}
      </select>
      <select
        value={filter.priority ?? ''}
        onChange={({ target }) => onChange({ priority: queueParams.priority.parse(target.value) })}
        aria-label={translate('support.priorityLabel')}
        className={selectLook}
      >
        <option value="">{translate('adminSupport.allPriorities')}</option>
        {ticketPriority.options.toReversed().map((name) => (
          <option key={name} value={name}>
            {translate(`support.priority.${name}`)}
          </option>
        ))}
      </select>
      <select
        value={filter.assigned ?? ''}
        onChange={({ target }) => onChange({ assigned: queueParams.assigned.parse(target.value) })}
        aria-label={translate('adminSupport.assignedLabel')}
        className={selectLook}
      >
        <option value="">{translate('adminSupport.everyone')}</option>
        {ticketAssignment.options.map((name) => (
          <option key={name} value={name}>
            {translate(`adminSupport.assigned.${name}`)}
          </option>
        ))}
      </select>
      <select
        value={filter.sort}
        onChange={({ target }) => onChange({ sort: queueParams.sort.parse(target.value) })}
        aria-label={translate('adminSupport.sortLabel')}
        className={selectLook}
      >
        {ticketSort.options.map((name) => (
          <option key={name} value={name}>
            {translate(`adminSupport.sort.${name}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
