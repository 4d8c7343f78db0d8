import { zodResolver } from '@hookform/resolvers/zod';
import { type AiModel, AppError } from '@kilim/contract';
import { useForm } from 'react-hook-form';
import { useSingleRun } from '../../../../api/use-single-run.ts';
import { errorText } from '../../../../i18n/error-text.ts';
import { useTranslate } from '../../../../i18n/translation.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { type ModelInput, useSaveModel } from '../api/models.ts';
import { ModelFields } from './model-fields.tsx';
import { emptyModelForm, fillModelForm, type ModelFormInput, modelForm } from './model-form.ts';

interface ModelEditorProps {
  /** null adds one. */
  readonly model: AiModel | null;
  readonly onClose: () => void;
}

const resolver = zodResolver(modelForm);

/** Adds or changes a model. */
export function ModelEditor({ model, onClose }: ModelEditorProps) {
  const translate = useTranslate();
  const saving = useSingleRun(useSaveModel(model?.id ?? null));
  const form = useForm<ModelFormInput, unknown, ModelInput>({
    defaultValues: model === null ? emptyModelForm : fillModelForm(model),
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const submit = form.handleSubmit((values) => {
    saving.mutate(values, {
      onSuccess: () => {
        const title = translate(model === null ? 'adminAiModels.created' : 'adminAiModels.updated');
        showToast({ type: 'success', title });
        onClose();
      },
      onError: (error) => {
        if (!(error instanceof AppError)) return;
        const { type } = error;
        if (type === 'ai_model_key_required')
          form.setError('key', { message: `errors.${type}` }, { shouldFocus: true });
        if (type === 'ai_model_address_refused') {
          form.setError('baseUrl', { message: `errors.${type}` }, { shouldFocus: true });
        }
      },
    });
  });
  return (
    <FormDialog
      size="large"
      title={translate(
        model === null ? 'adminAiModels.editor.createTitle' : 'adminAiModels.editor.editTitle',
      )}
      submitLabel={translate(model === null ? 'adminAiModels.editor.create' : 'common.save')}
      isDirty={form.formState.isDirty}
      isBusy={saving.isPending}
      problem={
        saving.isError
          ? `${translate('adminAiModels.saveFailed')} ${errorText(saving.error, translate)}`
          : null
      }
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5 [&>fieldset:first-child]:border-t-0 [&>fieldset:first-child]:pt-0">
        <ModelFields form={form} hasKey={model?.hasKey ?? false} isNew={model === null} />
      </div>
    </FormDialog>
  );
}
