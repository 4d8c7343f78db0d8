import { securityEventKinds } from '@kilim/contract';
import { Download, X } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { isDefaultUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import { type AuditFilter, auditParams, noAuditFilter } from './audit-params.ts';

interface AuditToolbarProps {
  readonly filter: AuditFilter;
  readonly onChange: (change: Partial<AuditFilter>) => void;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** Milliseconds. */
const typingDelay = 300;

/** Filters and export of the audit log. */
export function AuditToolbar({ filter, onChange, isSaving, onSave }: AuditToolbarProps) {
  const translate = useTranslate();
  const actor = useDebouncedText(filter.actor, typingDelay, (text) => onChange({ actor: text }));
  const subject = useDebouncedText(filter.subject, typingDelay, (text) => onChange({ subject: text }));
  const actions = securityEventKinds.admin.map((kind) => ({
    value: kind,
    label: translate(`securityLog.kinds.${kind}`),
  }));
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-[2fr_2fr_2fr_1fr_1fr]">
        <TextField
          type="search"
          label={translate('adminAudit.actorFilter')}
          maxLength={254}
          autoCapitalize="none"
          spellCheck={false}
          {...actor}
        />
        <SelectField
          label={translate('adminAudit.action')}
          value={filter.action ?? ''}
          onChange={({ target }) => onChange({ action: auditParams.action.parse(target.value) })}
          options={[{ value: '', label: translate('adminAudit.allActions') }, ...actions]}
        />
        <TextField
          type="search"
          label={translate('adminAudit.subjectFilter')}
          maxLength={254}
          autoCapitalize="none"
          spellCheck={false}
          {...subject}
        />
        <TextField
          type="date"
          label={translate('adminAudit.from')}
          value={filter.from}
          max={filter.to || undefined}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          type="date"
          label={translate('adminAudit.to')}
          value={filter.to}
          min={filter.from || undefined}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-4" />}
          isBusy={isSaving}
          onClick={onSave}
        >
          {translate('adminAudit.file')}
        </Button>
        {isDefaultUrlState(auditParams, filter) ? null : (
          <Button
            variant="quiet"
            icon={<X aria-hidden="true" className="size-4" />}
            onClick={() => onChange(noAuditFilter)}
          >
            {translate('adminAudit.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
