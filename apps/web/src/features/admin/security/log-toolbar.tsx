import { securityCategory, securityEventKind, securityEventKinds } from '@kilim/contract';
import { Download, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { lineControlLook, useFieldIds } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { isFiltering, type LogFilter, noFilter } from './log-filter.ts';

export interface LogToolbarProps {
  readonly filter: LogFilter;
  readonly onChange: (change: Partial<LogFilter>) => void;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** How long typing has to pause before the list follows. */
const typingPause = 300;

/** A text that follows the address and changes it after a pause. */
function usePausedText(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    const text = typed.trim();
    if (text === value) return;
    const timer = setTimeout(() => onChange(text), typingPause);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return { value: typed, onChange: (event: { target: { value: string } }) => setTyped(event.target.value) };
}

/** One select for a kind of event or a whole group of them. */
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
        value={filter.kind ?? filter.category ?? ''}
        onChange={({ target: { value } }) =>
          onChange({
            category: securityCategory.safeParse(value).data ?? null,
            kind: securityEventKind.safeParse(value).data ?? null,
          })
        }
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
  const [changeSearch] = useState(() => (search: string) => onChange({ search }));
  const [changeNetwork] = useState(
    () => (network: string) => onChange({ network: network.replaceAll(/[^\da-fA-F.:/]/g, '') }),
  );
  const search = usePausedText(filter.search, changeSearch);
  const network = usePausedText(filter.network, changeNetwork);
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
        {isFiltering(filter) ? (
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
