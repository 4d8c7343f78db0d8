import { contactLimits, type TicketNote } from '@kilim/contract';
import { type FormEvent, useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useAddNote } from './api/queue.ts';

export interface TicketNotesProps {
  readonly ticketId: string;
  readonly notes: readonly TicketNote[];
}

/** Notes that customers do not see. */
export function TicketNotes({ ticketId, notes }: TicketNotesProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [message, setMessage] = useState('');
  const adding = useSingleRun(useAddNote(ticketId));
  const isBlank = message.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBlank) adding.mutate(message, { onSuccess: () => setMessage('') });
  };
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-14 font-semibold">{translate('adminSupport.notes')}</h3>
      <ul className="flex flex-col gap-2 empty:hidden">
        {notes.map((note) => (
          <li key={note.id} className="rounded-control border border-warning/35 bg-warning/8 px-3 py-2">
            <p className="flex flex-wrap gap-x-2 text-12 text-muted numerals">
              <span className="font-semibold">{note.authorName || translate('support.team')}</span>
              <time dateTime={note.createdAt}>{formatDateTime(note.createdAt, language)}</time>
            </p>
            <p className="text-14 whitespace-pre-wrap [overflow-wrap:anywhere]">{note.message}</p>
          </li>
        ))}
      </ul>
      <form noValidate className="flex flex-col gap-2" onSubmit={submit}>
        <TextArea
          label={translate('adminSupport.note')}
          hint={translate('adminSupport.notesHint')}
          rows={2}
          value={message}
          maxLength={contactLimits.messageMaximum}
          onChange={({ target }) => setMessage(target.value)}
          error={adding.isError ? errorText(adding.error, translate) : undefined}
        />
        <Button
          type="submit"
          variant="secondary"
          className="self-end"
          disabled={isBlank}
          isBusy={adding.isPending}
        >
          {translate('adminSupport.addNote')}
        </Button>
      </form>
    </section>
  );
}
