import type { Language } from '@kilim/contract';
import type { SampleValue } from '../spec/entity.ts';
import type { FieldType } from '../spec/field.ts';
import { parseCell } from './notation/parse-samples.ts';
import { localiseValue } from './resolve-entity.ts';
import type { LexiconField, LexiconValue } from './subject.ts';
import { textSamples } from './text-samples.ts';

// Values for fields without rows of their own. Equal numbers of a row fit together (name, e-mail).

/** Values by id of the field, cells as in notation/parse-samples.ts. */
const byId: Readonly<Record<string, string>> = {
  name: 'Ayşe Yılmaz~Anna Smith / Mehmet Kaya~James Carter / Zeynep Demir~Olivia Brown / Emre Çelik~Ethan Walker / Fatma Şahin~Grace Lee / Burak Aydın~Daniel Moore',
  author: 'Elif Arslan~Emma Clark / Ozan Kılıç~Noah Evans / Selin Koç~Mia Turner',
  brand: 'Arçelik~Philips / Vestel~Bosch / Bosch~Samsung',
  company: 'Yıldız Ticaret~Northside Trading / Kaya İnşaat~Carter Builders / Deniz Lojistik~Harbor Logistics',
  role: 'Satış danışmanı~Sales assistant / Usta~Technician / Muhasebe~Accounting',
  code: 'A-101 / A-102 / B-204 / C-310',
  plate: '34 KLM 482~7KLM482 / 06 BTR 119~8BTR119 / 35 DNZ 770~4DNZ770',
  apartment: '3 / 7 / 12 / 15',
  city: 'İstanbul~London / Ankara~Chicago / İzmir~Bristol',
  district: 'Kadıköy~Old Town / Çankaya~Riverside / Bornova~West End',
  country: 'Türkiye~United Kingdom / Almanya~Germany / İtalya~Italy',
  phone:
    '0532 555 01 12~(415) 555-0112 / 0541 555 01 27~(415) 555-0127 / 0505 555 01 63~(415) 555-0163 / 0555 555 01 88~(415) 555-0188',
  email:
    'ayse@ornek.com~anna@example.com / mehmet@ornek.com~james@example.com / zeynep@ornek.com~olivia@example.com',
  address:
    'Bağdat Cad. No: 48, Kadıköy~48 Maple Street / Atatürk Bulvarı No: 112, Çankaya~112 Park Avenue / Cumhuriyet Mah. 5. Sok. No: 9, Bornova~9 Church Lane',
  age: '27 / 34 / 41 / 19',
  year: '2023 / 2019 / 2025 / 2016',
  weight: '72.4 / 68.1 / 80.5',
  height: '168 / 175 / 182',
  quantity: '4 / 12 / 2 / 7 / 25',
  count: '2 / 4 / 6 / 3',
  odometer: '84500 / 121300 / 46200',
  salary: '38000~2900 / 45000~3400 / 52000~4100',
  rent: '24000~1250 / 31000~1600',
  taxRate: '20 / 10 / 1',
  bloodPressure: '120/80 / 128/84 / 117/76',
  price: '1200~60 / 850~45 / 2400~120 / 600~35 / 1750~90 / 3200~160',
  deposit: '300~20 /  / 600~40 /  / 500~30 / ',
  fee: '1200~60 / 850~45 / 1500~75',
  note: 'Tekrar bakılacak~Check again /  /  / Fotoğrafı eklenecek~Add a photo /  / ',
  low: '12 / 14 / 9',
  acidity: '7.2 / 7.4 / 7',
  reminderDay: '0 /  / +2 /  / +5 / ',
  coldness: '4 / -18 / 3',
  className: 'n9a / n9b / n10a',
};

/** Numbers by unit. */
const byUnit: Readonly<Record<string, string>> = {
  '°C': '21 / 24 / 18 / 22',
  kg: '12 / 8 / 20 / 15',
  g: '120 / 85 / 200',
  cm: '60 / 80 / 45 / 120',
  mm: '4 / 12 / 0 / 7',
  m: '12 / 8 / 30 / 5',
  km: '120 / 45 / 300',
  L: '20 / 35 / 12',
  kWh: '14 / 9 / 18',
  kn: '12 / 8 / 18',
  sn: '42 / 58 / 35',
  bpm: '80 / 96 / 110',
  '/10': '4 / 6 / 2',
  'km/sa': '14 / 22 / 8',
};

/** Values by words of the Turkish label. */
const byLabel: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|\s)(?:kim\w*|sorumlu|kişi|veli|usta|süren|sürücü|sahibi|öğretmen|doktor|sunan|rakip|çocuk|yazan|alıcı|refakatçi|görevli)(?:\s|$)/,
    'Ayşe~Anna / Mehmet~James / Zeynep~Olivia / Emre~Ethan',
  ],
  [
    /(?:^|\s)(?:yer\w*|nere\w*|bölüm|oda|raf|salon|şantiye|yatak)(?:\s|$)/,
    'Giriş~Entrance / Üst kat~Upstairs / Bahçe~Garden / Depo~Store room',
  ],
  [
    /(?:^|\s)(?:konu|kazanım|hedef)(?:\s|$)/,
    'Giriş~Introduction / Tekrar~Review / Uygulama~Practice / Özet~Summary',
  ],
  [
    /(?:^|\s)(?:neden|sebep|şikâyet|arıza|sorun)(?:\s|$)/,
    'Yoğunluk~Busy day / Hava~Weather / Yorgunluk~Tiredness / Plan değişti~Plans changed',
  ],
  [/(?:^|\s)(?:no|numara\w*|kod\w*|parsel)(?:\s|$)/, 'A-101 / A-102 / B-204 / C-310'],
  [/(?:^|\s)(?:vakit|zaman|saat)(?:\s|$)/, 'Sabah~Morning / Öğle~Noon / Akşam~Evening'],
  [/yakıt|gider|masraf|komisyon/, '60~3 / 40~2 / 90~5'],
  [/(?:^|\s)(?:boyut|ebat|ölçü)(?:\s|$)/, 'Küçük~Small / Orta~Medium / Büyük~Large'],
];

/** Values by type for every other field. */
const byType: Partial<Record<FieldType, string>> = {
  text: 'Standart~Standard / Özel~Special',
  longText: 'Detaylar konuşuldu~Details agreed / Geçen seferki gibi~Same as last time / ',
  list: 'Birinci kısım~Part one; İkinci kısım~Part two / Hazırlık~Preparation; Teslim~Delivery',
  number: '3 / 8 / 5 / 12 / 1',
  money: '450~25 / 1200~60 / 780~40 / 2350~120 / 320~15',
  percent: '40 / 75 / 100 / 15',
  date: '0 / -1 / +2 / -3 / +5 / -6',
  dateTime: '0 10:30 / 0 15:00 / +1 11:00 / +2 14:30 / -1 16:00 / +4 09:30',
  time: '09:00 / 13:30 / 18:00 / 20:15',
  duration: '30 / 45 / 60 / 90',
  weekdays: 'mon;wed;fri / tue;thu / sat;sun',
  boolean: '1 /  / 1 / ',
  tags: 'ev~home; önemli~important / iş~work / hafta sonu~weekend',
  rating: '5 / 4 / 3 / 5',
  phone: '0532 555 01 12~(415) 555-0112 / 0541 555 01 27~(415) 555-0127',
  email: 'bilgi@ornek.com~info@example.com / iletisim@ornek.com~contact@example.com',
  url: 'https://example.com / https://example.org',
  place:
    'Moda Sahili, Kadıköy~Riverside Park / Kızılay Meydanı, Ankara~Market Square / Alsancak, İzmir~Harbour Street',
  color: '#c2410c / #0f766e / #4338ca / #b45309',
};

/** A diary has no entries of tomorrow. */
const past: Partial<Record<FieldType, string>> = {
  date: '0 / -1 / -2 / -4 / -5 / -7',
  dateTime: '0 08:30 / -1 19:00 / -2 12:15 / -4 16:00 / -5 09:30',
};

function knownCells(field: LexiconField): string | undefined {
  const label = /^(?:text|money)$/.test(field.type) ? field.label.tr.toLocaleLowerCase('tr') : '';
  // "saat ücreti" and "usta ücreti" are amounts: only numbers fit them.
  const ofLabel = byLabel.find(
    ([pattern, text]) => pattern.test(label) && (field.type === 'text' || /^\d/.test(text)),
  )?.[1];
  const ofUnit = field.type === 'number' ? byUnit[field.unit?.tr ?? ''] : undefined;
  const happened = field.role === 'date' ? past[field.type] : undefined;
  const ofText = field.type === 'text' || field.type === 'time' ? textSamples[field.id] : undefined;
  return byId[field.id] ?? ofText ?? ofLabel ?? ofUnit ?? happened;
}

export const isUnknownText = (field: LexiconField): boolean =>
  field.type === 'text' && knownCells(field) === undefined;

/** Cells of a field; a photo has none and a reference depends on the other entity. */
const listCells = (field: LexiconField): readonly string[] => {
  if (field.type === 'choice') return field.options?.map((option) => option.id) ?? [''];
  return (knownCells(field) ?? byType[field.type] ?? '').split(' / ').map((cell) => cell.trim());
};

/** The same in both languages; `cell` replaces what fits the field by itself. */
export function sampleCell(field: LexiconField, row: number, cell?: string): LexiconValue | undefined {
  if (field.type === 'photo') return '';
  const cells = listCells(field);
  const value = parseCell(cell ?? cells[row % cells.length] ?? '', field);
  return typeof value === 'number' ? within(value, field) : value;
}

/** The value of a field in a numbered row, within the field's range; undefined for computed fields and references. */
export function sampleField(field: LexiconField, row: number, language: Language): SampleValue | undefined {
  if (field.formula || field.type === 'reference') return undefined;
  if (field.type === 'photo') return '';
  const cells = listCells(field);
  const parsed = parseCell(cells[row % cells.length] ?? '', field);
  if (parsed === undefined) return undefined;
  const value = localiseValue(parsed, language);
  return typeof value === 'number' ? within(value, field) : value;
}

const within = (value: number, { minimum, maximum }: LexiconField): number =>
  Math.min(maximum ?? value, Math.max(minimum ?? value, value));
