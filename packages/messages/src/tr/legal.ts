export const legal = {
  back: 'Giriş sayfasına dön',
  version: 'Yürürlük tarihi: {{date}}',
  turkishOnly: 'Metnin aslı Türkçedir; İngilizce özeti sayfanın sonundadır.',
  contactTitle: 'İletişim',
  contactForm: 'İletişim formu',
  privacy: 'Gizlilik',
  kvkk: 'KVKK',
  other: 'Ayrıca bakın:',
} as const;
