// The legal texts: privacy, KVKK and those of a sale. A separate entry point, so that other pages do not load them.

export { distanceSales } from './distance-sales.ts';
export { kvkk } from './kvkk.ts';
export type { LegalDocument, LegalSection } from './legal-document.ts';
export { preliminaryInformation } from './preliminary-information.ts';
export { privacy } from './privacy.ts';
export type { SalesFacts } from './sales-facts.ts';
