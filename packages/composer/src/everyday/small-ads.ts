import { noOverlap } from '../lexicon/define.ts';
import { lineSubjects } from './line-subjects.ts';

const boards = lineSubjects(
  { archetype: 'board', fields: (more) => `title!; photo; ${more}; note` },
  `
kayıp kedi, kayıp köpek, kayıp hayvan, kayıp kedi ilanı | lost cat, lost pet, lost dog, lost and found pet | ilan ~ lost pet | Pamuk~Bella / Zeytin~Olive / Karamel~Toffee / Duman~Smokey | kind = Kedi~Cat, Köpek~Dog, Kuş~Bird; place Son görüldüğü yer~Last seen at; date Kayboldu~Missing since; phone; status! = Aranıyor~Missing:w, Görüldü~Sighted:i, Bulundu~Home:s | Kayıp Dostlar~Lost Pets | paw amber cherry teal
alet ödünç, ödünç alet | tool lending, garden tool, borrowed tool | alet ~ tool | Matkap~Drill / Merdiven~Ladder / El arabası~Wheelbarrow / Çim makinesi~Mower | borrower:text #person Kimde~Borrower; date Verildi~Lent on; due Geri dönecek~Due back; status! = Evde~At home:s, Ödünçte~Lent out:i, Gecikti~Overdue:d | Ödünç Aletler~Tool Share | construct forest amber slate
`,
);

const finds = lineSubjects(
  { archetype: 'collection', fields: (more) => `title!; photo; ${more}; note; fav` },
  `
örgü deseni | knitting pattern, crochet pattern | model ~ pattern | Saç örgülü kazak~Cable jumper / Bebek battaniyesi~Baby blanket / Bere~Beanie / Yün çorap~Wool socks | yarn:text İp~Yarn; needle:number (mm) Şiş~Needles <0..>; level:choice #category Zorluk~Level = Kolay~Easy, Orta~Medium, Zor~Hard | Örgü Modellerim~Pattern Box | color-wand rose plum teal
`,
);

const people = lineSubjects(
  { archetype: 'people', fields: (more) => `name! Ad soyad~Full name; phone; ${more}; note` },
  `
oda kiralama, kiralık oda, odamı kiraya | room to rent, spare room | aday ~ viewer | | dt Gördüğü gün~Viewed; offer:money Teklif~Offer <0..>; status! = Gelecek~Coming:w, Gördü~Viewed:i, İstiyor~Interested:s, Vazgeçti~Dropped out:d | Kiralık Oda~Room To Rent | bed teal amber indigo
koro yoklaması | choir attendance, band attendance | korist ~ singer | | part:choice #category Ses~Voice = Soprano~Soprano, Alto~Alto, Tenor~Tenor, Bas~Bass; present Provada~At rehearsal | Koro Yoklaması~Choir Register | musical-notes plum teal amber
`,
);

const visits = lineSubjects(
  {
    archetype: 'appointments',
    fields: (more, kinds) => `customer!; kind! #service = ${kinds}; ${more}; dt!; dur; price; paid; note`,
    rules: [noOverlap()],
  },
  `
piyano dersi, gitar dersi, müzik dersi | piano lesson, guitar lesson, music lesson | ders ~ lesson | Piyano~Piano, Gitar~Guitar, Keman~Violin, Şan~Singing | homework:text Ödev~Homework | Müzik Dersleri~Music Lessons | musical-notes indigo plum amber
evde köpek bakımı | dog sitting, cat sitting | bakım ~ stay | Köpek~Dog, Kedi~Cat, Kuş~Bird | petName:text Adı~Name; address; days>nights:number Gece~Nights <0..> | Pati Bakımı~Paw Sitter | paw amber teal rose
`,
);

const moving = lineSubjects(
  {
    archetype: 'jobs',
    fields: (more, kinds) =>
      `customer!; kind! = ${kinds}; ${more}; due! Taşıma günü~Moving day; price Teklif~Quote; deposit; paid; status! = Teklif~Quoted:w, Onaylandı~Booked:i, Taşındı~Done:s; note`,
  },
  `
evden eve, evden eve nakliye, nakliye teklifi | house removal, man and van | taşıma ~ move | Ev~Home, Ofis~Office, Parça eşya~Single items | fromPlace:text Nereden~From; toPlace:text Nereye~To | Nakliye Defteri~Removals | car slate amber forest
`,
);

const logs = lineSubjects(
  { archetype: 'log', fields: (more) => `title!; date!; ${more}; note` },
  `
tekne bağlama, bağlama yeri | boat mooring, mooring | bağlama ~ mooring | Yat limanı~Town quay / Koy~North bay / İskele~Fishing pier / Şamandıra~Buoy 12 | nights:number #value Gece~Nights <0..>; price | Bağlama Defteri~Mooring Log | boat ocean sky slate
`,
);

/** What people put into small ads. */
export const smallAds = [...boards, ...finds, ...people, ...visits, ...moving, ...logs];
