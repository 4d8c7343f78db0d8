import { zodResolver } from '@hookform/resolvers/zod';
import { limits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ProjectForm, type ProjectProblem, projectForm } from './project-rules.ts';

export interface ProjectFormDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly submitLabel: string;
  readonly initial: ProjectForm;
  readonly isBusy: boolean;
  /** The server's error of the last attempt. */
  readonly problem: ProjectProblem | null;
  readonly onSubmit: (values: ProjectForm) => void;
  readonly onClose: () => void;
  /** Content above the fields. */
  readonly children?: ReactNode;
  /** Content below the fields. */
  readonly after?: ReactNode;
}

const resolver = zodResolver(projectForm);

/** Form for a project's name and description, for creating and editing. */
export function ProjectFormDialog(props: ProjectFormDialogProps) {
  const { title, description, submitLabel, initial, isBusy, problem, onSubmit, onClose, children, after } =
    props;
  const translate = useTranslate();
  const formId = useId();
  const { register, handleSubmit, control, formState } = useForm<ProjectForm>({
    defaultValues: initial,
    resolver,
    mode: 'onTouched',
  });
  const name = useWatch({ control, name: 'name' });
  const ruleKey = formState.errors.name?.message as MessageKey | undefined;
  const descriptionKey = formState.errors.description?.message as MessageKey | undefined;
  const nameKey = ruleKey ?? (problem?.place === 'name' ? problem.key : undefined);

  return (
    <Dialog
      isOpen
      isHeld={formState.isDirty}
      onClose={onClose}
      title={title}
      {...(description === undefined ? {} : { description })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <OnlineButton type="submit" form={formId} isBusy={isBusy} disabled={name.trim() === ''}>
            {submitLabel}
          </OnlineButton>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4 pt-1"
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
          else void handleSubmit(onSubmit)(event);
        }}
      >
        {children}
        <TextField
          label={translate('dashboard.field.name')}
          placeholder={translate('dashboard.field.namePlaceholder')}
          autoComplete="off"
          autoFocus
          maxLength={limits.projectNameMaximum}
          error={nameKey === undefined ? undefined : translate(nameKey)}
          {...register('name')}
        />
        <TextArea
          label={translate('dashboard.field.description')}
          placeholder={translate('dashboard.field.descriptionPlaceholder')}
          maxLength={limits.projectDescriptionMaximum}
          error={descriptionKey === undefined ? undefined : translate(descriptionKey)}
          {...register('description')}
        />
        {after}
        <div role="alert">
          {problem?.place === 'form' ? (
            <p className="flex items-start gap-2 text-13 text-danger">
              <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
              {translate(problem.key, problem.params)}
            </p>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
