import { useId, useState } from 'react';
import { usePublicSettings } from '../../../api/site-settings.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type ReceiptTemplate, useSaveTemplate } from './api/receipt-template.ts';
import { TemplatePreview } from './template-preview.tsx';
import { findTemplateProblems, isSameTemplate } from './template-rules.ts';

const followsSite = '';

/** The fields beside a sample receipt. Empty fields take the values of the site's settings. */
export function TemplateEditor({ saved }: { readonly saved: ReceiptTemplate }) {
  const translate = useTranslate();
  const errorId = useId();
  const siteLogo = usePublicSettings()?.logoUrl ?? null;
  const [template, setTemplate] = useState(saved);
  const [isChecked, setIsChecked] = useState(false);
  const saving = useSingleRun(useSaveTemplate());
  const problems = findTemplateProblems(template);
  const errorOf = (field: 'phone' | 'email'): string | undefined =>
    isChecked && problems.includes(field) ? translate(`adminTemplate.problem.${field}`) : undefined;
  const bind = (field: Exclude<keyof ReceiptTemplate, 'logo'>, maxLength: number) => ({
    label: translate(`adminTemplate.field.${field}`),
    value: template[field],
    maxLength,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      setTemplate((before) => ({ ...before, [field]: event.target.value })),
  });
  const logos = [
    { value: followsSite, label: translate('adminTemplate.logoOfSite') },
    ...(siteLogo === null || siteLogo === saved.logo
      ? []
      : [{ value: siteLogo, label: translate('adminTemplate.logoNow') }]),
    ...(saved.logo === '' ? [] : [{ value: saved.logo, label: translate('adminTemplate.logoKept') }]),
  ];
  const problem = `${translate('adminTemplate.saveFailed')} ${errorText(saving.error, translate)}`;
  const submit = (): void => {
    setIsChecked(true);
    if (problems.length > 0) return;
    saving.mutate(template, {
      onSuccess: () => showToast({ type: 'success', title: translate('adminTemplate.saved') }),
    });
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField {...bind('companyName', 200)} />
        <TextField {...bind('taxId', 50)} />
        <TextArea {...bind('address', 500)} />
        <TextField {...bind('phone', 40)} type="tel" error={errorOf('phone')} />
        <TextField {...bind('email', 320)} type="email" error={errorOf('email')} />
        <SelectField
          label={translate('adminTemplate.logo')}
          hint={translate('adminTemplate.logoHint')}
          options={logos}
          value={template.logo}
          onChange={(event) => setTemplate((before) => ({ ...before, logo: event.target.value }))}
        />
        <div role="alert" className="empty:hidden">
          {saving.isError ? <FieldError id={errorId}>{problem}</FieldError> : null}
        </div>
        <Button
          type="submit"
          className="self-start"
          isBusy={saving.isPending}
          disabled={isSameTemplate(template, saved)}
        >
          {translate('adminTemplate.save')}
        </Button>
      </form>
      <TemplatePreview template={template} />
    </div>
  );
}
