import type { ErrorType } from '@kilim/contract';

export const ticketErrors = {
  ticket_not_found: 'The support ticket was not found.',
  ticket_closed: 'This ticket is closed and takes no more replies. Open a new one if needed.',
  ticket_not_resolved: 'Only resolved tickets can be rated.',
  ticket_already_rated: 'You have rated this ticket already.',
  ticket_limit_reached:
    'You can have at most {{limit}} open tickets at a time. You can write in one of the open ones.',
  ticket_reply_limit_reached:
    'This ticket has reached its limit of messages: {{limit}}. Please open a new one.',
  ticket_reference_not_found:
    'The chosen project was not found. Choose another one or send without a project.',
  ticket_assignee_not_found: 'A ticket can only be assigned to an administrator.',
  ticket_attachment_not_found:
    'A file that you attached no longer exists. Remove it, attach it again and send once more.',
  ticket_attachment_limit_reached:
    'This ticket cannot take these files: attachments are limited to {{limit}} MB and {{files}} in number. Please remove some.',
  ticket_attachments_unsent:
    'You have {{limit}} uploaded files that were not sent. Send your message or remove files first.',
  ticket_message_answered: 'Your last message was answered. Send the file with a new reply.',
  ticket_message_full: 'A message takes no more than {{files}} of them.',
  turn_charge_not_found: 'This answer has no credits to return.',
} as const satisfies Partial<Record<ErrorType, string>>;
