import { entity } from './define.ts';
import type { LexiconEntity } from './subject.ts';

// Entities that many subjects refer to. Each subject takes another part of the names, so that apps do not look alike.

const people =
  `Ayşe Yılmaz~Anna Smith;Mehmet Kaya~James Carter;Zeynep Demir~Olivia Brown;Emre Çelik~Ethan Walker;Fatma Şahin~Grace Lee;
Burak Aydın~Daniel Moore;Elif Arslan~Emma Clark;Mustafa Öztürk~Noah Evans;Selin Koç~Mia Turner;Hakan Yıldız~Lucas Reed;
Merve Aksoy~Chloe Bennett;Serkan Doğan~Oliver Hughes;Gülay Ersoy~Sophie Price;Kerem Polat~Jack Foster;Derya Güneş~Ella Morgan;
Onur Taş~Henry Cole;Nazlı Bulut~Lily Ward;Tolga Karaca~Samuel Gray;Hatice Uçar~Ruth Harris;Volkan Şen~Aaron Mills;
Ece Korkmaz~Hannah Scott;Barış Tekin~Leo Campbell;Sibel Özkan~Nora Kelly;Yusuf Bayram~Adam Fisher;İrem Çetin~Isla Wood;
Cem Aslan~Max Palmer;Pınar Sezer~Julia Stone;Ali Rıza Keskin~George Bell;Buse Kurt~Amy Rogers;Okan Güler~Ryan Hayes`
    .split(';')
    .map((name) => name.trim());

/** '0532 555 01 12~(415) 555-0112': numbers that belong to no one. */
const toPhone = (index: number): string => {
  const last = String(10 + ((index * 7) % 90));
  return `05${30 + ((index * 3) % 26)} 555 01 ${last}~(415) 555-01${last}`;
};

const listPeople = (from: number, count: number, cells: readonly string[]): string[] =>
  Array.from({ length: count }, (_, index) => {
    const at = (from + index) % people.length;
    return `${people[at]} | ${toPhone(at)} | ${cells[index] ?? ''}`;
  });

/** `field` is one more field, with a cell per person separated by ' / '. */
const persons =
  (head: string, names: string) =>
  (from = 0, count = 6, field = '', cells = ''): LexiconEntity =>
    entity(
      head,
      names,
      `name! Ad soyad~Full name; phone; ${field}; note`,
      listPeople(from, count, cells.split(' / ')).join('\n'),
    );

export const customers = persons('customer customers people', 'müşteri, müşteriler ~ customer, customers');
export const patients = persons('patient patients people', 'hasta, hastalar ~ patient, patients');
export const students = persons('student students school', 'öğrenci, öğrenciler ~ student, students');
export const clients = persons('person people people', 'danışan, danışanlar ~ client, clients');
export const contacts = persons('person people people', 'kişi, kişiler ~ person, people');
export const members = persons('member members people', 'üye, üyeler ~ member, members');
export const owners = persons('owner owners person', 'hayvan sahibi, hayvan sahipleri ~ owner, owners');

/** People who work there: 'name | role' per row. */
export const staffOf = (rows: string, names = 'personel, personeller ~ staff member, staff'): LexiconEntity =>
  entity('staffMember staffMembers person', names, 'name! Ad soyad~Full name; role; phone', rows);

/** Services with duration and price: 'name | minutes | price' per row. */
export const servicesOf = (rows: string): LexiconEntity =>
  entity('service services pricetag', 'hizmet, hizmetler ~ service, services', 'name!; dur; price', rows);

/** Products with a price: 'name | price' per row. */
export const productsOf = (rows: string, names = 'ürün, ürünler ~ product, products'): LexiconEntity =>
  entity('product products pricetag', names, 'name!; price', rows);
