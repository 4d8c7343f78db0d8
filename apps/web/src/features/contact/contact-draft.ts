import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';
import type { ContactValues } from './contact-rules.ts';

// What somebody has typed and not sent yet: kept for this tab, so that a reload or a failure loses nothing.

const draft = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  website: z.literal('').catch(''),
});

/** A form that nobody has written in. */
export const emptyContact: ContactValues = { name: '', email: '', subject: '', message: '', website: '' };

/** The unsent message, or an empty form begun with what is known about the person. */
export function readContactDraft(known: Partial<ContactValues> = {}): ContactValues {
  const fresh = { ...emptyContact, ...known };
  try {
    const read = draft.safeParse(JSON.parse(readStored('contact-draft', 'session') ?? 'null'));
    return read.success ? read.data : fresh;
  } catch {
    return fresh;
  }
}

/** Keeps what is typed. */
export function keepContactDraft(values: ContactValues): void {
  writeStored('contact-draft', JSON.stringify({ ...values, website: '' }), 'session');
}

/** Forgets it: it was sent. */
export function forgetContactDraft(): void {
  removeStored('contact-draft', 'session');
}
