import type { TicketCategory, TicketPriority, TicketStatus } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { useTranslate } from '../i18n/translation.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

export const priorityTones: Readonly<Record<TicketPriority, BadgeTone>> = {
  urgent: 'danger',
  high: 'warning',
  medium: 'info',
  low: 'neutral',
};

const statusTones: Readonly<Record<TicketStatus, BadgeTone>> = {
  open: 'info',
  in_progress: 'primary',
  waiting_customer: 'warning',
  resolved: 'success',
  closed: 'neutral',
};

const dots: Readonly<Record<TicketPriority, string>> = {
  urgent: 'bg-danger',
  high: 'bg-warning',
  medium: 'bg-info',
  low: 'bg-muted',
};

/** Categories are stored in Turkish and shown in the page's language. */
export const categoryKeys: Readonly<Record<TicketCategory, MessageKey>> = {
  'Teknik Destek': 'support.category.technical',
  Faturalama: 'support.category.billing',
  Hesap: 'support.category.account',
  'Özellik İsteği': 'support.category.feature',
  'Bug Raporu': 'support.category.bug',
  Genel: 'support.category.general',
  'İletişim Formu': 'support.category.contact',
};

/** The last characters of a ticket's id, as customers and administrators name it. */
export const shortId = (ticketId: string): string => ticketId.slice(-6);

export function PriorityDot({ priority }: { readonly priority: TicketPriority }) {
  return <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[priority]}`} />;
}

export interface TicketBadgesProps {
  readonly ticket: { readonly priority: TicketPriority; readonly status: TicketStatus };
}

export function TicketBadges({ ticket: { priority, status } }: TicketBadgesProps) {
  const translate = useTranslate();
  return (
    <>
      <Badge tone={priorityTones[priority]}>{translate(`support.priority.${priority}`)}</Badge>
      <Badge tone={statusTones[status]}>{translate(`support.status.${status}`)}</Badge>
    </>
  );
}
