import { fold } from '../../../language/fold.ts';
import type { FieldUse } from '../../../lexicon/subject.ts';

/** What is written down about rows of a kind. */
export interface RowKind {
  readonly icon: string;
  readonly fields: readonly FieldUse[];
}

const personName: FieldUse = { use: 'name', isRequired: true, label: { tr: 'Ad soyad', en: 'Full name' } };
const name: FieldUse = { use: 'title', isRequired: true, label: { tr: 'Ad', en: 'Name' } };
const companyName: FieldUse = { use: 'company', isRequired: true, label: { tr: 'Ad', en: 'Name' } };

const person: RowKind = { icon: 'people', fields: [personName, 'phone', 'note'] };
const company: RowKind = { icon: 'business', fields: [companyName, 'phone', 'address', 'note'] };
const place: RowKind = { icon: 'location', fields: [name, 'address', 'note'] };
const vehicle: RowKind = { icon: 'car', fields: [name, 'plate', 'model', 'note'] };
const event: RowKind = {
  icon: 'calendar',
  fields: [name, { use: 'date', isRequired: true }, 'place', 'note'],
};
const money: RowKind = {
  icon: 'wallet',
  fields: [name, { use: 'amount', isRequired: true }, { use: 'date', isRequired: true }, 'note'],
};
const goods: RowKind = { icon: 'cube', fields: [name, 'price', 'note'] };
const task: RowKind = { icon: 'checkbox', fields: [name, 'due', 'done', 'note'] };
const measured: RowKind = { icon: 'pulse', fields: [{ use: 'date', isRequired: true }, 'value', 'note'] };
const other: RowKind = { icon: 'list', fields: [name, 'note'] };

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(fold));

/** Kinds by the last word of a noun, in its singular. */
const kinds: readonly (readonly [words: ReadonlySet<string>, kind: RowKind])[] = [
  [
    setOf(`kurye şoför sürücü garson usta çırak kalfa öğretmen hoca eğitmen antrenör doktor hekim veteriner hemşire asistan yardımcı
      çalışan eleman personel işçi bakıcı temizlikçi müşteri danışan hasta üye gönüllü öğrenci veli misafir davetli komşu kiracı
      sahip sahibi yazar çevirmen sanatçı oyuncu teknisyen tamirci montajcı satıcı temsilci plasiyer ortak arkadaş uzman stajyer
      kasiyer aşçı sporcu kişi alıcı bağışçı çocuk torun akraba hamal terzi kuaför modelist taşeron mühendis mimar avukat
      driver courier helper assistant worker employee teacher coach trainer instructor doctor vet nurse customer client patient
      member volunteer student pupil parent guest neighbour neighbor tenant owner author writer translator artist player technician
      mechanic seller agent partner friend contact person people donor cleaner waiter cook chef carer babysitter rider passenger child
      kid relative barber stylist therapist consultant subcontractor engineer lawyer apprentice staff`),
    person,
  ],
  [
    setOf(`tedarikçi firma şirket bayi toptancı üretici acente kurum okul hastane klinik dükkan mağaza servis sanayi garaj tamirhane
      supplier vendor company dealer shop store manufacturer agency clinic hospital school garage workshop pharmacy brand`),
    company,
  ],
  [
    setOf(`depo şube oda salon raf saha bahçe tarla bölge durak mekan daire sınıf atölye stüdyo park kovan ahır sera ev bina
      warehouse branch room hall shelf field garden region stop location place apartment class studio barn greenhouse house building`),
    place,
  ],
  [
    setOf(
      'araç araba kamyon kamyonet minibüs motor traktör otobüs vehicle car truck van lorry bus tractor motorbike bike',
    ),
    vehicle,
  ],
  [
    setOf(
      'etkinlik toplantı maç sınav ders gezi yarışma konser tören event meeting match exam lesson trip race concert ceremony',
    ),
    event,
  ],
  [
    setOf(
      'borç alacak gider gelir fatura ödeme masraf harcama aidat bağış debt expense payment invoice bill income cost fee donation loan',
    ),
    money,
  ],
  [
    setOf(`ürün malzeme parça ekipman hizmet alet makine cihaz yedek product part material item service equipment tool machine device
      ingredient package paket hediye gift`),
    goods,
  ],
  [
    setOf(
      'görev iş ödev yapılacak şikayet arıza talep task job homework assignment todo chore complaint fault request goal hedef',
    ),
    task,
  ],
  [
    setOf('kilo tansiyon şeker ateş nabız boy sıcaklık weight temperature pressure measurement ölçüm'),
    measured,
  ],
];

const find = (noun: string): RowKind | undefined => {
  const last = fold(noun).split(' ').at(-1) ?? '';
  return kinds.find(([words]) => words.has(last))?.[1];
};

/** Whether the noun names people, places or things that are usually a list of their own. */
export const isUsualList = (noun: string): boolean => find(noun) !== undefined;

/** What is written down about rows with this name; a name and a note if nothing else is known. */
export const kindOfRows = (noun: string): RowKind => find(noun) ?? other;
