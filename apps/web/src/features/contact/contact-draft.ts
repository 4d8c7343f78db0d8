import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';
import type { ContactValues } from './contact-rules.ts';

// The unsent message, stored for this tab so that a reload or an error loses nothing.

const draft = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  website: z.literal('').catch(''),
});

/** An empty form. */
export const emptyContact: ContactValues = { name: '', email: '', subject: '', message: '', website: '' };

/** The draft, or an empty form prefilled with the user's known data. */
export function readContactDraft(known: Partial<ContactValues> = {}): ContactValues {
  const fresh = { ...emptyContact, ...known };
  try {
    const read = draft.safeParse(JSON.parse(readStored('contact-draft', 'session') ?? 'null'));
    return read.success ? read.data : fresh;
  } catch {
    return fresh;
  }
}

/** Stores the draft. */
export function saveContactDraft(values: ContactValues): void {
  writeStored('contact-draft', JSON.stringify({ ...values, website: '' }), 'session');
}

/** Removes the draft after sending. */
export function removeContactDraft(): void {
  removeStored('contact-draft', 'session');
}
