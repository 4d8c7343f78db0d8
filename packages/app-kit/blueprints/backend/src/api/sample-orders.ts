import type { Language } from '../settings';
import type { Order, OrderStatus, Priority } from './client';

const rows: [OrderStatus, Priority, hoursAgo: number][] = [
  ['open', 'urgent', 1],
  ['visiting', 'normal', 3],
  ['open', 'normal', 6],
  ['open', 'low', 26],
  ['done', 'normal', 50],
  ['done', 'urgent', 75],
];

const texts: Record<Language, [title: string, customer: string, address: string, note: string][]> = {
  tr: [
    [
      'Kombi basınç kaybediyor',
      'Nermin Aksoy',
      'Caferağa Mah. Moda Cad. 41/3, Kadıköy',
      'Basınç iki saatte 1,5’ten 0,6’ya düşüyor. Kapıcıda anahtar var.',
    ],
    [
      'Asansör kapısı takılıyor',
      'Çınar Apartmanı',
      'Bahçelievler 7. Cad. 18, Çankaya',
      'Üçüncü katta kapı tam kapanmıyor. Yönetici öğleden sonra yerinde.',
    ],
    [
      'Klima bakımı',
      'Deniz Diş Kliniği',
      'Alsancak Kıbrıs Şehitleri Cad. 92, Konak',
      'Dört iç ünite, filtre değişimi dahil. Hastalar 18.00’den sonra bitiyor.',
    ],
    [
      'Su sayacı okunmuyor',
      'Tuna Market',
      'Çarşı Mah. Uzun Sok. 7, Ortahisar',
      'Ekran boş. Pil değişimi gerekebilir.',
    ],
    [
      'Kamera açısı ayarı',
      'Ege Depoculuk',
      'Organize Sanayi 5. Sok. 12, Nilüfer',
      'Yükleme rampası görüntüye alındı, müşteri onayladı.',
    ],
    [
      'Sigorta atıyor',
      'Selim Karaca',
      'Yenişehir Mah. Çınar Sok. 3, Muratpaşa',
      'Mutfak hattında kaçak bulundu, priz değiştirildi.',
    ],
  ],
  en: [
    [
      'Boiler keeps losing pressure',
      'Norma Ellis',
      '41 Harbour Road, flat 3',
      'Drops from 1.5 to 0.6 bar in two hours. The caretaker has a key.',
    ],
    [
      'Lift door sticks',
      'Maple Court',
      '18 Seventh Avenue',
      'The door on the third floor does not close fully. The manager is there after noon.',
    ],
    [
      'Air conditioning service',
      'Bright Dental Clinic',
      '92 Chapel Street',
      'Four indoor units with new filters. The last patient leaves at six.',
    ],
    [
      'Water meter is blank',
      'Corner Market',
      '7 Long Lane',
      'The display shows nothing. It may need a new battery.',
    ],
    [
      'Adjust camera angle',
      'Westside Storage',
      '12 Depot Way',
      'The loading ramp is in view now, approved by the customer.',
    ],
    [
      'Fuse keeps tripping',
      'Simon Clarke',
      '3 Garden Close',
      'Found a fault on the kitchen line and replaced the socket.',
    ],
  ],
};

/** Shown while no server answers, so that the app can be tried from end to end. */
export function createSampleOrders(language: Language, now: number): Order[] {
  return texts[language].map(([title, customer, address, note], index) => {
    const [status, priority, hoursAgo] = rows[index] ?? ['open', 'normal', 12];
    return {
      id: `SR-${2041 - index}`,
      title,
      customer,
      address,
      note,
      status,
      priority,
      createdAt: new Date(now - hoursAgo * 3_600_000).toISOString(),
    };
  });
}
