import { type QueuedTicket, ticketPriority, ticketStatus } from '@kilim/contract';
import { useSession } from '../../../api/session.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { useUpdateTicket } from './api/queue.ts';

export interface TicketControlsProps {
  readonly ticket: QueuedTicket;
  readonly onChange: ReturnType<typeof useUpdateTicket>['mutate'];
}

/** Status, priority and assignee of a ticket. */
export function TicketControls({ ticket, onChange }: TicketControlsProps) {
  const translate = useTranslate();
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.user.$id : null;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={translate('adminSupport.statusField')}
          value={ticket.status}
          onChange={({ target }) => onChange({ status: ticketStatus.parse(target.value) })}
          options={ticketStatus.options.map((value) => ({
            value,
            label: translate(`support.status.${value}`),
          }))}
        />
        <SelectField
          label={translate('adminSupport.priorityField')}
          value={ticket.priority}
          onChange={({ target }) => onChange({ priority: ticketPriority.parse(target.value) })}
          options={ticketPriority.options
            .toReversed()
            .map((value) => ({ value, label: translate(`support.priority.${value}`) }))}
        />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
        {ticket.assignedTo === null
          ? translate('adminSupport.unassigned')
          : translate('adminSupport.assignee', { name: ticket.assigneeName ?? '' })}
        {ticket.assignedTo !== ownId && ownId !== null ? (
          <Button variant="secondary" onClick={() => onChange({ assignedTo: ownId })}>
            {translate('adminSupport.assignMe')}
          </Button>
        ) : null}
        {ticket.assignedTo === null ? null : (
          <Button variant="quiet" onClick={() => onChange({ assignedTo: null })}>
            {translate('adminSupport.unassign')}
          </Button>
        )}
      </p>
    </div>
  );
}
