import { type BillingDetails, billingCountry } from '@kilim/contract';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';

// Unsent billing details, stored for this tab so that a reload, a declined card or a return from the bank loses nothing.

const draft = z.object({
  type: z.enum(['individual', 'corporate']),
  name: z.string(),
  email: z.string(),
  country: billingCountry,
  companyName: z.string(),
  taxId: z.string(),
  taxOffice: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
});

/** The draft, or null. */
export function readCheckoutDraft(): BillingDetails | null {
  try {
    return draft.parse(JSON.parse(readStored('checkout-draft', 'session') ?? 'null'));
  } catch {
    return null;
  }
}

/** Stores the draft. */
export function saveCheckoutDraft(details: BillingDetails): void {
  writeStored('checkout-draft', JSON.stringify(details), 'session');
}

/** Removes the draft after payment. */
export function removeCheckoutDraft(): void {
  removeStored('checkout-draft', 'session');
}
