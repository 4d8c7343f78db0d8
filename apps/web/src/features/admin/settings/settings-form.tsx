import { useId, useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useSaveSettings } from './api/settings.ts';
import { changedKeys, type FormEdits, type FormValues, findProblems } from './setting-edits.ts';
import { BrandFields, CompanyFields, HoursFields, LimitFields } from './settings-fields.tsx';

const noProblems: ReadonlySet<string> = new Set();

/** The edits of some keys; later input of the same keys stays. */
function withoutSaved(edits: FormEdits, sent: FormEdits): FormEdits {
  const left = Object.entries(edits).filter(
    ([key, value]) => !Object.hasOwn(sent, key) || sent[key as keyof FormEdits] !== value,
  );
  return Object.fromEntries(left) as FormEdits;
}

/** Texts, colours, contact data and limits, saved together by one bar at the bottom. */
export function SettingsForm({ saved }: { readonly saved: FormValues }) {
  const translate = useTranslate();
  const errorId = useId();
  const [edits, setEdits] = useState<FormEdits>({});
  const [isChecked, setIsChecked] = useState(false);
  // Fields with text of their own are reset when the edits are discarded.
  const [round, setRound] = useState(0);
  const saving = useSingleRun(useSaveSettings());
  const keys = changedKeys(edits, saved);
  const problems = findProblems(edits);
  const change = (more: FormEdits): void => setEdits((before) => ({ ...before, ...more }));
  const fields = {
    values: { ...saved, ...edits },
    problems: isChecked ? problems : noProblems,
    onEdit: change,
  };
  const submit = (): void => {
    setIsChecked(true);
    if (problems.size > 0 || keys.length === 0) return;
    const sent = Object.fromEntries(keys.map((key) => [key, edits[key]])) as FormEdits;
    saving.mutate(sent, {
      onSuccess: () => {
        setIsChecked(false);
        setEdits((now) => withoutSaved(now, sent));
        showToast({ type: 'success', title: translate('adminSettings.saved') });
      },
    });
  };
  const problem = `${translate('adminSettings.saveFailed')} ${errorText(saving.error, translate)}`;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <BrandFields {...fields} />
      <CompanyFields {...fields} />
      <HoursFields {...fields} />
      <LimitFields key={round} {...fields} />
      {keys.length === 0 && !saving.isPending ? null : (
        <div className="sticky bottom-20 z-10 flex flex-col gap-2 rounded-card border border-line-strong bg-raised p-3 shadow-float md:bottom-3">
          <div role="alert" className="empty:hidden">
            {isChecked && problems.size > 0 ? (
              <FieldError id={errorId}>{translate('adminSettings.fix')}</FieldError>
            ) : saving.isError ? (
              <FieldError id={errorId}>{problem}</FieldError>
            ) : null}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="text-13 text-muted numerals">
              {translate('adminSettings.changes', { count: keys.length })}
            </p>
            <div className="flex gap-2">
              <Button
                variant="quiet"
                disabled={saving.isPending}
                onClick={() => {
                  setEdits({});
                  setIsChecked(false);
                  setRound((before) => before + 1);
                  saving.reset();
                }}
              >
                {translate('adminSettings.discard')}
              </Button>
              <Button type="submit" isBusy={saving.isPending}>
                {translate('adminSettings.save')}
              </Button>
            </div>
          </div>
        </div>
      )}
    </form>
  );
}
