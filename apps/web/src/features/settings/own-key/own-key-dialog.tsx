import { zodResolver } from '@hookform/resolvers/zod';
import { type OwnKeyState, ownKeyService } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { useForm } from 'react-hook-form';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type OwnKeyInput, useSaveOwnKey } from '../api/own-key.ts';
import { ownKeyForm } from './own-key-form.ts';

interface OwnKeyDialogProps {
  /** The stored key that is replaced, without the key itself. */
  readonly stored: OwnKeyState['key'];
  readonly onClose: () => void;
}

const resolver = zodResolver(ownKeyForm);
/** What a technical value is typed into: no corrections, no memory of the browser. */
const verbatim = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Adds or replaces the user's own AI key. */
export function OwnKeyDialog({ stored, onClose }: OwnKeyDialogProps) {
  const translate = useTranslate();
  const saving = useSingleRun(useSaveOwnKey());
  const { register, handleSubmit, formState } = useForm<OwnKeyInput>({
    defaultValues: { service: stored?.service ?? 'openai', model: stored?.model ?? '', key: '' },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors } = formState;
  const textOf = (message: string | undefined): string | undefined =>
    message === undefined ? undefined : translate(message as MessageKey);
  const save = (values: OwnKeyInput): void =>
    saving.mutate(values, {
      onSuccess: () => {
        showToast({ type: 'success', title: translate('ownKey.saved') });
        onClose();
      },
    });
  return (
    <FormDialog
      size="medium"
      title={translate(stored === null ? 'ownKey.addTitle' : 'ownKey.replaceTitle')}
      description={translate('ownKey.testing')}
      submitLabel={translate('ownKey.save')}
      isDirty={formState.isDirty}
      isBusy={saving.isPending}
      isHeldWhileBusy
      problem={
        saving.isError ? `${translate('ownKey.saveFailed')} ${errorText(saving.error, translate)}` : null
      }
      onSubmit={(event) => void handleSubmit(save)(event)}
      onClose={onClose}
    >
      <SelectField
        label={translate('ownKey.service')}
        options={ownKeyService.options.map((service) => ({
          value: service,
          label: translate(`ownKey.serviceName.${service}`),
        }))}
        {...register('service')}
      />
      <TextField
        label={translate('ownKey.model')}
        hint={translate('ownKey.modelHint')}
        {...verbatim}
        maxLength={200}
        error={textOf(errors.model?.message)}
        {...register('model')}
      />
      <TextField
        type="password"
        label={translate('ownKey.key')}
        hint={translate('ownKey.keyHint')}
        {...verbatim}
        autoComplete="new-password"
        maxLength={500}
        error={textOf(errors.key?.message)}
        {...register('key')}
      />
    </FormDialog>
  );
}
