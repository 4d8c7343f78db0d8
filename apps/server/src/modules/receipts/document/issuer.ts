import type { ReceiptTemplate } from '../receipts-service.ts';

export interface Logo {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Who gives the receipt, as it stands in its head. */
export interface Issuer {
  readonly name: string;
  readonly taxId: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly logo: Logo | null;
}

/** What the settings say of the site and its company. */
export interface SiteFacts {
  readonly siteName: string;
  readonly companyName: string;
  readonly taxId: string;
  readonly companyAddress: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** Id of the site's logo, empty when there is none. */
  readonly logo: string;
  readonly receiptTemplate: ReceiptTemplate;
}

export type FindLogo = (id: string) => Promise<Logo | null>;

/** A larger picture would make every receipt and mail heavy; the name stands in its place. */
const logoMaximum = 512 * 1024;

/** The template's own fields; what it leaves empty comes from the company's settings. */
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
