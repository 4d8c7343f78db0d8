import type { Random } from './random.ts';

const firstNames =
  'Ayşe Fatma Emine Hatice Zeynep Elif Meryem Şerife Zehra Sultan Hanife Merve Havva Zeliha Esra Fadime Özlem Hacer Yasemin Hülya Cemile Sevim Gülsüm Leyla Dilek Büşra Aysel Songül Kübra Halime Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Ramazan Halil Süleyman Abdullah Mahmut Recep Salih Fatih Kadir Emre Hakan Adem Kemal Yaşar Bekir Musa Metin Orhan Işıl Çağla Gökçe Ümit Oğuz Tuğba İrem Nilüfer Ilgın Şükrü'.split(
    ' ',
  );
const lastNames =
  'Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Korkmaz Özcan Çakır Erdoğan Yavuz Can Acar Şen Güler Yalçın Güneş Bozkurt Bulut Keskin Ünal Turan Gül Özer Işık Kaplan Avcı Sarı Tekin Taş Köse Yüksel Ateş Aksoy Ekinci Güngör Uçar Bayram Çiftçi Duman İnce Soylu Karaca Tunç Erbaş'.split(
    ' ',
  );
const rareNames = [
  'Hüsnügül Müşküle Çağrıbey',
  'Zbigniew Brzęczyszczykiewicz',
  'Nguyễn Thị Ánh',
  'Мария Иванова',
  '李明',
  "Seán O'Súilleabháin",
] as const;
const domains = [
  ['gmail.com', 0.55],
  ['hotmail.com', 0.2],
  ['outlook.com', 0.1],
  ['yandex.com.tr', 0.06],
  ['icloud.com', 0.05],
  ['ornek-holding.com.tr', 0.03],
  ['belediye.bel.tr', 0.01],
] as const;

const toAscii = (text: string): string =>
  text
    .replaceAll(/[ıİ]/g, 'i')
    .normalize('NFKD')
    .replaceAll(/[^\w ]/g, '')
    .toLowerCase();

export interface Person {
  readonly name: string;
  readonly email: string;
}

/** The person with a number. Addresses are unique because they contain it. */
export function describePerson(random: Random, at: number): Person {
  const isRare = random.next() < 0.0005;
  const common = `${random.pick(firstNames)} ${random.next() < 0.15 ? `${random.pick(firstNames)} ` : ''}${random.pick(lastNames)}`;
  const name = isRare ? random.pick(rareNames) : common;
  const local = toAscii(name)
    .trim()
    .replaceAll(' ', random.pick(['.', '_', '']));
  return { name, email: `${local || 'kisi'}${at}@${random.weighted(domains)}` };
}
