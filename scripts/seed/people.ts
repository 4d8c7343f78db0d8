export interface SeedPerson {
  readonly name: string;
  readonly language: 'tr' | 'en';
  /** Projects in the order of their creation; null leaves the starter as it is. */
  readonly projects: readonly { readonly name: string; readonly quickPromptId: string | null }[];
  /** Plan bought with the simulated payment. */
  readonly planId?: string;
  readonly isDeclined?: true;
}

/** Accounts of a filled database: new, active and paying, in both languages. */
export const people: readonly SeedPerson[] = [
  {
    name: 'Ayşe Yılmaz',
    language: 'tr',
    planId: 'basic',
    projects: [
      { name: 'Alışkanlıklarım', quickPromptId: 'full-app' },
      { name: 'Ev Dükkânı', quickPromptId: 'ecommerce' },
      { name: 'Su Takibi', quickPromptId: null },
    ],
  },
  {
    name: 'Mehmet Şahin',
    language: 'tr',
    planId: 'pro',
    projects: [{ name: 'Saha Servis', quickPromptId: 'backend' }],
  },
  { name: 'Zeynep Çelik', language: 'tr', projects: [{ name: 'Mahalle', quickPromptId: 'social' }] },
  { name: 'Can Öztürk', language: 'tr', projects: [{ name: '2048', quickPromptId: 'game' }] },
  {
    name: 'Emma Wilson',
    language: 'en',
    planId: 'basic',
    projects: [{ name: 'Planner', quickPromptId: 'full-app' }],
  },
  { name: 'Liam Brown', language: 'en', projects: [{ name: 'Corner Shop', quickPromptId: 'ecommerce' }] },
  { name: 'Olivia Martin', language: 'en', planId: 'basic', isDeclined: true, projects: [] },
  { name: 'Deniz Aksoy', language: 'tr', projects: [] },
];

export const contactMessages: readonly { readonly subject: string; readonly message: string }[] = [
  { subject: 'Fatura bilgilerim', message: 'Fatura adresimi nereden değiştirebilirim?' },
  { subject: 'Export on Windows', message: 'Which Node version do I need to run the exported project?' },
  { subject: 'Toplu kullanım', message: 'Okulumuz için yirmi öğrencilik bir plan var mı?' },
];
