import {
  chosenTicketCategory,
  contactLimits,
  projectId as projectIdOf,
  ticketPriority,
} from '@kilim/contract';
import { useState } from 'react';
import { useSingleRun } from '../../api/use-single-run.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import type { UrlState } from '../../navigation/use-url-state.ts';
import {
  type AttachmentItem,
  discardItems,
  isIncomplete,
  storedIds,
} from '../../tickets/attachments/attachment-item.ts';
import { AttachmentField } from '../../tickets/attachments/lazy-attachments.ts';
import { categoryKeys } from '../../tickets/ticket-badges.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCreateTicket, useRecentProjects } from './api/tickets.ts';
import type { openParams } from './support-params.ts';

export interface NewTicketDialogProps {
  /** What the ticket is about, from the URL. */
  readonly about: Pick<UrlState<typeof openParams>, 'projectId' | 'versionId' | 'turnId'>;
  readonly onClose: () => void;
  readonly onCreated: (ticketId: string) => void;
}

/** The form of a new ticket. */
export function NewTicketDialog({ about, onClose, onCreated }: NewTicketDialogProps) {
  const translate = useTranslate();
  const creating = useSingleRun(useCreateTicket());
  const projects = useRecentProjects();
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [category, setCategory] = useState('Genel');
  const [priority, setPriority] = useState('medium');
  const [chosen, setChosen] = useState<string>(about.projectId ?? '');
  const [items, setItems] = useState<readonly AttachmentItem[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const isBlank = subject.trim() === '' || message.trim() === '';
  const mustWait = isIncomplete(items);
  const submit = (): void => {
    setIsChecked(isBlank || mustWait);
    if (isBlank || mustWait) return;
    const projectId = projectIdOf.safeParse(chosen).data;
    // The version and turn of the URL belong to its project.
    const part = chosen === about.projectId ? { versionId: about.versionId, turnId: about.turnId } : {};
    creating.mutate(
      {
        subject,
        message,
        category: chosenTicketCategory.catch('Genel').parse(category),
        priority: ticketPriority.catch('medium').parse(priority),
        attachments: storedIds(items),
        ...(projectId === undefined ? {} : { reference: { projectId, ...part } }),
      },
      {
        onSuccess: ({ id }) => {
          showToast({ type: 'success', title: translate('support.created') });
          onCreated(id);
        },
      },
    );
  };
  const problem = !isChecked
    ? null
    : isBlank
      ? translate('support.required')
      : mustWait
        ? translate('support.waitForFiles')
        : null;
  const close = (): void => {
    void discardItems(items);
    onClose();
  };
  return (
    <FormDialog
      title={translate('support.newTitle')}
      size="medium"
      submitLabel={translate('support.submit')}
      isDirty={subject !== '' || message !== '' || items.length > 0}
      isBusy={creating.isPending}
      isHeldWhileBusy
      problem={
        problem ??
        (creating.isError
          ? `${translate('support.createFailed')} ${errorText(creating.error, translate)}`
          : null)
      }
      onSubmit={submit}
      onClose={close}
    >
      <TextField
        label={translate('support.subject')}
        required
        value={subject}
        maxLength={contactLimits.subjectMaximum}
        onChange={({ target }) => setSubject(target.value)}
      />
      <TextArea
        label={translate('support.message')}
        required
        rows={6}
        value={message}
        maxLength={contactLimits.messageMaximum}
        onChange={({ target }) => setMessage(target.value)}
      />
      <AttachmentField
        fallback={<div className="h-11 sm:h-10" />}
        items={items}
        onChange={setItems}
        isBusy={creating.isPending}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={translate('support.categoryLabel')}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
          options={chosenTicketCategory.options.map((value) => ({
            value,
            label: translate(categoryKeys[value]),
          }))}
        />
        <SelectField
          label={translate('support.priorityLabel')}
          value={priority}
          onChange={({ target }) => setPriority(target.value)}
          options={ticketPriority.options
            .toReversed()
            .map((value) => ({ value, label: translate(`support.priority.${value}`) }))}
        />
      </div>
      <SelectField
        label={translate('support.projectLabel')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          { value: '', label: translate('support.noProject') },
          ...(projects.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FormDialog>
  );
}
