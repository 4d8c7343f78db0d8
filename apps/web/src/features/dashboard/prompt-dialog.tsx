import { creditRules, limits } from '@kilim/contract';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type PromptInput, useCreateFromPrompt } from '../../api/create-from-prompt.ts';
import { useCredits } from '../../api/credits.ts';
import { newProjectId } from '../../api/new-project-id.ts';
import { useSingleRun } from '../../api/use-single-run.ts';
import { PromptCredits } from '../../billing/prompt-credits.tsx';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useOnline } from '../../ui/use-online.ts';
import { describeSaveError } from './project-rules.ts';

export interface PromptDialogProps {
  readonly onClose: () => void;
  /** The user wants a project without a prompt. */
  readonly onBlank: () => void;
}

const examples = ['shop', 'social', 'game'] as const;

/** A new project begins with a prompt; one press opens the studio, which is already building. */
export function PromptDialog({ onClose, onBlank }: PromptDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const formId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [prompt, setPrompt] = useState('');
  const [name, setName] = useState('');
  /** The last request: the same input keeps its id, so that a retry creates nothing twice. */
  const sent = useRef<PromptInput | null>(null);
  const creation = useSingleRun(useCreateFromPrompt());
  const balance = useCredits().data?.balance;
  const isShort = balance !== undefined && balance < creditRules.minimumForGeneration;
  const isEmpty = prompt.trim() === '';
  const isOnline = useOnline();
  const problem = creation.isError ? describeSaveError(creation.error, 'dashboard.create.failed') : null;

  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (isEmpty || isShort || !isOnline || creation.isPending) return;
    const wanted = name.trim();
    const last = sent.current;
    const isSame = last !== null && last.prompt === prompt && (last.name ?? '') === wanted;
    const request: PromptInput = {
      id: isSame ? last.id : newProjectId(),
      prompt,
      language,
      ...(wanted === '' ? {} : { name: wanted }),
    };
    sent.current = request;
    creation.mutate(request, {
      onSuccess: ({ project }) => {
        showToast({ type: 'success', title: translate('dashboard.create.done'), isLow: true });
        void navigate(paths.studio.to(project.id), { replace: true });
      },
    });
  };
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <Dialog
      isOpen
      isHeld={!isEmpty}
      focusFirst="field"
      size="medium"
      onClose={onClose}
      title={translate('start.create.title')}
      actions={
        <>
          <Button variant="quiet" className="mr-auto" onClick={onBlank}>
            {translate('start.create.blank')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <OnlineButton type="submit" form={formId} isBusy={creation.isPending} disabled={isEmpty || isShort}>
            {translate('start.create.submit')}
          </OnlineButton>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4 pt-1" onSubmit={submit}>
        <TextArea
          ref={input}
          rows={4}
          label={translate('start.create.label')}
          placeholder={translate('start.create.placeholder')}
          maxLength={limits.promptMaximum}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={listen}
        />
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-13 text-muted">{translate('start.create.examples')}</p>
          {examples.map((example) => (
            <Button
              key={example}
              variant="secondary"
              onClick={() => {
                setPrompt(translate(`home.example.${example}`));
                input.current?.focus();
              }}
            >
              {translate(`home.example.${example}Label`)}
            </Button>
          ))}
          <Link to={paths.gallery.to()} className={buttonLook('link')}>
            {translate('start.create.gallery')}
          </Link>
        </div>
        <PromptCredits />
        <details open={problem?.place === 'name' ? true : undefined}>
          <summary className="flex min-h-10 w-fit cursor-pointer items-center text-13 font-medium text-muted hover:text-ink">
            {translate('start.create.more')}
          </summary>
          <TextField
            label={translate('start.create.name')}
            hint={translate('start.create.nameHint')}
            autoComplete="off"
            maxLength={limits.projectNameMaximum}
            value={name}
            error={problem?.place === 'name' ? translate(problem.key) : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </details>
        <div role="alert" className="empty:hidden">
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
