import type { MessageKey } from '@kilim/messages';
import { useTranslate } from '../../../../i18n/translation.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { FieldGroup } from './field-group.tsx';
import type { ModelFormApi } from './model-form.ts';

/** The price and the budgets of a model. */
export function LimitFields({ form }: { readonly form: ModelFormApi }) {
  const translate = useTranslate();
  const { register, formState } = form;
  const { errors } = formState;
  const textOf = (message: string | undefined): string | undefined =>
    message === undefined ? undefined : translate(message as MessageKey);
  return (
    <FieldGroup
      title={translate('adminAiModels.editor.price')}
      hint={translate('adminAiModels.editor.budgetHint')}
    >
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <TextField
          label={translate('adminAiModels.editor.credits')}
          hint={translate('adminAiModels.editor.creditsHint')}
          inputMode="decimal"
          autoComplete="off"
          error={textOf(errors.creditsPerThousandTokens?.message)}
          {...register('creditsPerThousandTokens')}
        />
        <TextField
          label={translate('adminAiModels.editor.dayTokens')}
          inputMode="numeric"
          autoComplete="off"
          error={textOf(errors.dayTokens?.message)}
          {...register('dayTokens')}
        />
        <TextField
          label={translate('adminAiModels.editor.monthTokens')}
          inputMode="numeric"
          autoComplete="off"
          error={textOf(errors.monthTokens?.message)}
          {...register('monthTokens')}
        />
      </div>
    </FieldGroup>
  );
}
