// The privacy and KVKK texts. A door of their own, so that no other page loads them: they are long and rarely read.

export { kvkk } from './kvkk.ts';
export type { LegalDocument, LegalSection } from './legal-document.ts';
export { privacy } from './privacy.ts';
