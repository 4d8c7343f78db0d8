import { securityCategory, securityEventKinds } from '@kilim/contract';
import { Download, X } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { isDefaultUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { lineControlLook, useFieldIds } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import { type LogFilter, logParams, noFilter } from './log-params.ts';

export interface LogToolbarProps {
  readonly filter: LogFilter;
  readonly onChange: (change: Partial<LogFilter>) => void;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** Milliseconds. */
const typingDelay = 300;

/** A select of event kinds and whole categories. */
function EventSelect({ filter, onChange }: Pick<LogToolbarProps, 'filter' | 'onChange'>) {
  const translate = useTranslate();
  const ids = useFieldIds({});
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={ids.control} className="text-13 font-medium text-ink">
        {translate('adminSecurity.event')}
      </label>
      <select
        id={ids.control}
        value={filter.event ?? ''}
        onChange={({ target }) => onChange({ event: logParams.event.parse(target.value) })}
        className={lineControlLook}
      >
        <option value="">{translate('adminSecurity.allEvents')}</option>
        {securityCategory.options.map((category) => {
          const group = translate(`securityLog.categories.${category}`);
          return (
            <optgroup key={category} label={group}>
              <option value={category}>{translate('adminSecurity.wholeGroup', { group })}</option>
              {securityEventKinds[category].map((kind) => (
                <option key={kind} value={kind}>
                  {translate(`securityLog.kinds.${kind}`)}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
    </div>
  );
}

/** Search, filters and export of the security log. */
export function LogToolbar({ filter, onChange, isSaving, onSave }: LogToolbarProps) {
  const translate = useTranslate();
  const search = useDebouncedText(filter.search, typingDelay, (text) => onChange({ search: text }));
  const network = useDebouncedText(filter.network, typingDelay, (text) =>
    onChange({ network: text.replaceAll(/[^\da-fA-F.:/]/g, '') }),
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-[2fr_2fr_1.5fr_1fr_1fr]">
        <TextField
          type="search"
          label={translate('adminSecurity.search')}
          maxLength={254}
          autoCapitalize="none"
          spellCheck={false}
          {...search}
        />
        <EventSelect filter={filter} onChange={onChange} />
        <TextField
          label={translate('adminSecurity.network')}
          placeholder={translate('adminSecurity.networkHint')}
          maxLength={50}
          autoCapitalize="none"
          spellCheck={false}
          {...network}
        />
        <TextField
          type="date"
          label={translate('adminSecurity.from')}
          value={filter.from}
          max={filter.to || undefined}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          type="date"
          label={translate('adminSecurity.to')}
          value={filter.to}
          min={filter.from || undefined}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-4" />}
          isBusy={isSaving}
          onClick={onSave}
        >
          {translate('adminSecurity.exportFile')}
        </Button>
        {!isDefaultUrlState(logParams, filter) ? (
          <Button
            variant="quiet"
            icon={<X aria-hidden="true" className="size-4" />}
            onClick={() => onChange(noFilter)}
          >
            {translate('adminSecurity.clear')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
