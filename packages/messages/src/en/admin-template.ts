/** The editor of the receipt template. */
export const adminTemplate = {
  title: 'Receipt template',
  intro:
    'Company data on the page, the PDF and the mail of a receipt. What you leave empty comes from the site settings.',
  failed: 'The receipt template could not be loaded',
  field: {
    companyName: 'Company name',
    taxId: 'Tax number',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
  },
  problem: {
    phone: 'A phone number has digits, spaces, brackets and hyphens.',
    email: 'Enter a valid e-mail address.',
  },
  logo: 'Logo',
  logoHint:
    'A PDF shows PNG and JPEG logos of up to 512 KB only; in place of others the company name is shown.',
  logoOfSite: 'The current logo of the site',
  logoNow: 'The logo that the site has now, even if it changes',
  logoKept: 'The saved logo',
  save: 'Save template',
  saved: 'The receipt template was saved.',
  saveFailed: 'The receipt template could not be saved. Please try again.',
  preview: 'Preview',
  previewLanguage: 'Language of the preview',
  language: {
    tr: 'Turkish',
    en: 'English',
  },
  previewFailed: 'The preview could not be made',
} as const;
