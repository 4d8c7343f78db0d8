import { type CannedReply, contactLimits } from '@kilim/contract';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useSaveCannedReplies } from './api/canned-replies.ts';

export interface CannedRepliesDialogProps {
  readonly replies: readonly CannedReply[];
  readonly onClose: () => void;
}

const repliesMaximum = 20;

/** The prepared answers, edited together and saved as one list. */
export function CannedRepliesDialog({ replies, onClose }: CannedRepliesDialogProps) {
  const translate = useTranslate();
  const saving = useSingleRun(useSaveCannedReplies());
  const [rows, setRows] = useState(() => replies.map((reply, key) => ({ ...reply, key })));
  const [isDirty, setIsDirty] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const isIncomplete = rows.some(({ title, message }) => title.trim() === '' || message.trim() === '');
  const change = (next: typeof rows): void => {
    setRows(next);
    setIsDirty(true);
  };
  const edit = (key: number, changes: Partial<CannedReply>): void =>
    change(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const submit = (): void => {
    setIsChecked(true);
    if (isIncomplete) return;
    saving.mutate(
      rows.map(({ title, message }) => ({ title, message })),
      {
        onSuccess: () => {
          showToast({ type: 'success', title: translate('adminSupport.cannedSaved') });
          onClose();
        },
      },
    );
  };
  const missing = isChecked && isIncomplete ? translate('adminSupport.cannedRequired') : null;
  return (
    <FormDialog
      title={translate('adminSupport.canned')}
      size="medium"
      submitLabel={translate('common.save')}
      isDirty={isDirty}
      isBusy={saving.isPending}
      isHeldWhileBusy
      problem={missing ?? (saving.isError ? errorText(saving.error, translate) : null)}
      onSubmit={submit}
      onClose={onClose}
    >
      {rows.map(({ key, title, message }, index) => (
        <div key={key} className="flex flex-col gap-2 border-b border-line pb-4">
          <div className="flex items-end gap-2">
            <TextField
              label={translate('adminSupport.cannedTitle', { number: index + 1 })}
              className="min-w-0 flex-1"
              value={title}
              maxLength={80}
              onChange={({ target }) => edit(key, { title: target.value })}
            />
            <IconButton
              label={translate('adminSupport.cannedRemove', { number: index + 1 })}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => change(rows.filter((row) => row.key !== key))}
            />
          </div>
          <TextArea
            label={translate('adminSupport.cannedMessage', { number: index + 1 })}
            rows={4}
            value={message}
            maxLength={contactLimits.messageMaximum}
            onChange={({ target }) => edit(key, { message: target.value })}
          />
        </div>
      ))}
      {rows.length < repliesMaximum ? (
        <Button
          variant="secondary"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() =>
            change([
              ...rows,
              { key: Math.max(-1, ...rows.map((row) => row.key)) + 1, title: '', message: '' },
            ])
          }
        >
          {translate('adminSupport.cannedAdd')}
        </Button>
      ) : null}
    </FormDialog>
  );
}
