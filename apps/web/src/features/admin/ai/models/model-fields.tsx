import { aiModelKind, aiModelLimits, aiModelTask } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { useTranslate } from '../../../../i18n/translation.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { LimitFields } from './limit-fields.tsx';
import type { ModelFormApi } from './model-form.ts';

interface ModelFieldsProps {
  readonly form: ModelFormApi;
  readonly hasKey: boolean;
  readonly isNew: boolean;
}

/** What a technical value is typed into: no corrections, no memory of the browser. */
const verbatim = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** All fields of a model. */
export function ModelFields({ form, hasKey, isNew }: ModelFieldsProps) {
  const translate = useTranslate();
  const { register, formState } = form;
  const { errors } = formState;
  const textOf = (message: string | undefined): string | undefined =>
    message === undefined ? undefined : translate(message as MessageKey);
  return (
    <>
      <FieldGroup title={translate('adminAiModels.editor.connection')}>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            label={translate('adminAiModels.editor.name')}
            hint={translate('adminAiModels.editor.nameHint')}
            autoFocus
            autoComplete="off"
            maxLength={aiModelLimits.nameMaximum}
            error={textOf(errors.name?.message)}
            {...register('name')}
          />
          <SelectField
            label={translate('adminAiModels.editor.kind')}
            options={aiModelKind.options.map((kind) => ({
              value: kind,
              label: translate(`adminAiModels.kind.${kind}`),
            }))}
            {...register('kind')}
          />
          <TextField
            label={translate('adminAiModels.editor.model')}
            hint={translate('adminAiModels.editor.modelHint')}
            {...verbatim}
            maxLength={200}
            error={textOf(errors.model?.message)}
            {...register('model')}
          />
          <TextField
            label={translate('adminAiModels.editor.baseUrl')}
            hint={translate('adminAiModels.editor.baseUrlHint')}
            {...verbatim}
            inputMode="url"
            maxLength={aiModelLimits.baseUrlMaximum}
            error={textOf(errors.baseUrl?.message)}
            {...register('baseUrl')}
          />
        </div>
        <TextField
          type="password"
          label={translate('adminAiModels.editor.key')}
          hint={translate(hasKey ? 'adminAiModels.editor.keyKeptHint' : 'adminAiModels.editor.keyHint')}
          {...verbatim}
          autoComplete="new-password"
          maxLength={aiModelLimits.keyMaximum}
          error={textOf(errors.key?.message)}
          {...register('key')}
        />
        {hasKey ? (
          <Checkbox label={translate('adminAiModels.editor.removeKey')} {...register('removesKey')} />
        ) : null}
      </FieldGroup>
      <FieldGroup
        title={translate('adminAiModels.editor.tasks')}
        hint={translate('adminAiModels.editor.tasksHint')}
      >
        <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-4">
          {aiModelTask.options.map((task) => (
            <Checkbox
              key={task}
              label={translate(`adminAiModels.task.${task}`)}
              value={task}
              aria-invalid={errors.tasks === undefined ? undefined : true}
              {...register('tasks')}
            />
          ))}
        </div>
        <FieldError id="model-tasks-error">{textOf(errors.tasks?.message)}</FieldError>
      </FieldGroup>
      <LimitFields form={form} />
      <FieldGroup title={translate('adminAiModels.editor.abilities')}>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <SelectField
            label={translate('adminAiModels.editor.effort')}
            options={[
              { value: '', label: translate('adminAiModels.editor.effortUsual') },
              { value: 'low', label: translate('adminAiModels.editor.effortLow') },
              { value: 'medium', label: translate('adminAiModels.editor.effortMedium') },
              { value: 'high', label: translate('adminAiModels.editor.effortHigh') },
            ]}
            {...register('reasoningEffort')}
          />
          <div>
            <Checkbox label={translate('adminAiModels.editor.readsImages')} {...register('readsImages')} />
            {isNew ? (
              <Checkbox label={translate('adminAiModels.editor.isEnabled')} {...register('isEnabled')} />
            ) : null}
          </div>
        </div>
      </FieldGroup>
    </>
  );
}
