import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { checkPath, pathProblemText } from './check-path.ts';
import type { ActionProblem } from './use-file-actions.ts';

export interface PathDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly initial: string;
  /** Existing paths that the new one must not collide with. */
  readonly others: readonly string[];
  readonly onSubmit: (path: string) => Promise<ActionProblem>;
  readonly onClose: () => void;
}

/** Asks for a file path and shows validation errors and errors of `onSubmit`. */
export function PathDialog({ title, submitLabel, initial, others, onSubmit, onClose }: PathDialogProps) {
  const translate = useTranslate();
  const form = useId();
  const [value, setValue] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wasSelected = useRef(false);
  // A ref, because the state would be updated too late for a double press.
  const isRunning = useRef(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isRunning.current) return;
    const checked = checkPath(value, others);
    if (!checked.ok) {
      setProblem(pathProblemText(checked.problem, translate));
      return;
    }
    isRunning.current = true;
    setBusy(true);
    const failed = await onSubmit(checked.path);
    isRunning.current = false;
    setBusy(false);
    if (failed === null) onClose();
    else setProblem(failed);
  }

  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose} variant="secondary">
            {translate('studio.tree.cancel')}
          </Button>
          <Button form={form} isBusy={isBusy} type="submit">
            {submitLabel}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={title}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          autoCapitalize="off"
          autoComplete="off"
          autoFocus
          error={problem ?? undefined}
          hint={translate('studio.tree.pathHint')}
          label={translate('studio.tree.pathLabel')}
          onChange={(event) => {
            setValue(event.target.value);
            setProblem(null);
          }}
          onFocus={(event) => {
            // Only on the first focus; a later one keeps the user's selection.
            if (!wasSelected.current) selectName(event.target);
            wasSelected.current = true;
          }}
          spellCheck={false}
          value={value}
        />
      </form>
    </Dialog>
  );
}

/** Selects the file name without folder and extension. */
function selectName(input: HTMLInputElement): void {
  const start = input.value.lastIndexOf('/') + 1;
  const dot = input.value.lastIndexOf('.');
  input.setSelectionRange(start, dot > start ? dot : input.value.length);
}
