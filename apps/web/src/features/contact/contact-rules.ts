import { contactLimits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { z } from 'zod';

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** Honeypot: hidden from users, filled in by bots. */
  readonly website: string;
}

export type ContactField = Exclude<keyof ContactValues, 'website'>;

export const contactMaximum: Readonly<Record<ContactField, number>> = {
  name: contactLimits.nameMaximum,
  email: 320,
  subject: contactLimits.subjectMaximum,
  message: contactLimits.messageMaximum,
};

const email = z.email();

/** The problems of each field; all four are required. Empty when the form can be sent. */
export function checkContact(values: ContactValues): Partial<Record<ContactField, MessageKey>> {
  const problems: Partial<Record<ContactField, MessageKey>> = {};
  if (values.name.trim() === '') problems.name = 'contact.rule.nameRequired';
  if (values.email.trim() === '') problems.email = 'contact.rule.emailRequired';
  else if (!email.safeParse(values.email.trim()).success) problems.email = 'contact.rule.emailInvalid';
  if (values.subject.trim() === '') problems.subject = 'contact.rule.subjectRequired';
  if (values.message.trim() === '') problems.message = 'contact.rule.messageRequired';
  return problems;
}
