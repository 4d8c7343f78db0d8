import type { ReceiptTemplate } from '../types.ts';

export interface Logo {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** The seller in the head of the receipt. */
export interface Issuer {
  readonly name: string;
  readonly taxId: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly logo: Logo | null;
}

/** Site and company settings that a receipt uses. */
export interface SiteFacts {
  readonly siteName: string;
  readonly companyName: string;
  readonly taxId: string;
  readonly companyAddress: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** File id of the site's logo; empty when there is none. */
  readonly logo: string;
  readonly receiptTemplate: ReceiptTemplate;
}

export type FindLogo = (id: string) => Promise<Logo | null>;

/** Maximum size of the logo in bytes; a larger one would be part of every receipt and mail, so it is left out. */
const logoMaximum = 512 * 1024;

/** The issuer from the template's fields; empty ones are taken from the company settings. */
export async function readIssuer(
  site: SiteFacts,
  findLogo: FindLogo,
  template: ReceiptTemplate = site.receiptTemplate,
): Promise<Issuer> {
  const logoId = template.logo === '' ? site.logo : (template.logo.split('/').at(-1) ?? '');
  const logo = logoId === '' ? null : await findLogo(logoId);
  return {
    name: template.companyName || site.companyName || site.siteName,
    taxId: template.taxId || site.taxId,
    address: template.address || site.companyAddress,
    phone: template.phone || site.contactPhone,
    email: template.email || site.contactEmail,
    logo: logo !== null && logo.bytes.byteLength <= logoMaximum ? logo : null,
  };
}
