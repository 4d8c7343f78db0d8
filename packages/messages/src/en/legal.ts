export const legal = {
  back: 'Back to signing in',
  version: 'In force since {{date}}',
  turkishOnly: 'The text is in Turkish; a summary in English stands at the end.',
  contactTitle: 'Contact',
  contactForm: 'Contact form',
  privacy: 'Privacy',
  kvkk: 'KVKK',
  other: 'See also:',
} as const;
