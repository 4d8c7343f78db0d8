import { entity, subjectsOf, unique } from '../define.ts';
import { staffOf, students } from '../shared-entities.ts';

export const peopleSubjects = subjectsOf('people', [
  {
    id: 'attendance',
    tr: 'yoklama, devamsızlık, yoklama defteri, devam takibi, yoklama listesi, katılım takibi',
    en: 'attendance, roll call, class register, absence, attendance sheet',
    hints: 'geldi, gelmedi, sınıf, öğrenci ~ present, absent, class, student',
    name: 'Yoklama~Roll Call',
    icon: 'checkmark-done',
    palettes: 'teal indigo amber',
    entities: [
      entity(
        'attendance attendances checkmark-done',
        'yoklama kaydı, yoklama kayıtları ~ attendance entry, attendance entries',
        'student!; date!; present; note Mazeret~Reason',
        `
        0 | 0 | 1
        1 | 0 | 1
        2 | 0 | | Doktor raporu~Doctor's note
        3 | 0 | 1
        4 | 0 | 1
        5 | 0
        `,
      ),
      students(4, 6, 'class', 'n9a / n9a / n9b / n9b / n10a / n10a'),
    ],
  },
  {
    id: 'students',
    tr: 'öğrenci, öğrenci bilgi sistemi, kurs öğrencileri, öğrenci kayıt, dershane, etüt merkezi, kreş, anaokulu, okul, sınıf listesi, öğretmen',
    en: 'student, student record, class list, pupil, school management, school, kindergarten, nursery, teacher',
    hints: 'sınıf, veli, numara, not ~ class, parent, grade',
    name: 'Sınıf Listem~My Class',
    icon: 'school',
    palettes: 'indigo sky amber',
    entities: [
      entity(
        'student students school',
        'öğrenci, öğrenciler ~ student, students',
        `name! Ad soyad~Full name; photo; code Okul no~Student number; class!; parents Veli~Parent; phone Veli telefonu~Parent phone; bday; score Ortalama~Average <0..100>; present Bugün geldi~Here today; note`,
        `
        Defne Aydın~Daphne Moore | 112 | n9a | Burak Aydın~Daniel Moore | 0532 555 01 15~(415) 555-0115 | -5420 | 88 | 1
        Kaan Şahin~Kyle Lee | 118 | n9a | Fatma Şahin~Grace Lee | 0541 555 01 29~(415) 555-0129 | -5510 | 71 | 1 | Gözlük unutuyor~Forgets his glasses
        Ela Kaya~Ella Carter | 121 | n9b | Mehmet Kaya~James Carter | 0505 555 01 34~(415) 555-0134 | -5380 | 94 | 1
        Mert Çelik~Matt Walker | 133 | n9b | Emre Çelik~Ethan Walker | 0555 555 01 40~(415) 555-0140 | -5475 | 63
        Zehra Uçar~Zara Harris | 204 | n10a | Hatice Uçar~Ruth Harris | 0533 555 01 62~(415) 555-0162 | -5830 | 82 | 1
        Arda Tekin~Arthur Campbell | 209 | n10a | Barış Tekin~Leo Campbell | 0542 555 01 71~(415) 555-0171 | -5790 | 77 | 1 | Okul takımında~On the school team
        `,
        [unique('code')],
      ),
    ],
  },
  {
    id: 'staff',
    tr: 'personel, çalışan, ekip, işçi takibi, maaş takibi, insan kaynakları, personel listesi, bordro',
    en: 'staff, employee, team member, staff list, hr, human resource, payroll, employee directory',
    hints: 'maaş, işe giriş, departman, görev ~ salary, hire date, department, role',
    name: 'Ekip Listesi~Team List',
    icon: 'people',
    palettes: 'slate teal indigo',
    entities: [
      entity(
        'employee employees person',
        'çalışan, çalışanlar ~ employee, employees',
        `name! Ad soyad~Full name; photo; role!; cat #category Departman~Department = Satış~Sales, Üretim~Production, Muhasebe~Accounting, Depo~Warehouse; phone; start İşe giriş~Start date; salary; status! = Çalışıyor~Working:s, İzinli~On leave:w, Raporlu~Sick:d; present Bugün geldi~Here today; note`,
        `
        Gülay Ersoy~Sophie Price | Mağaza müdürü~Store manager | sales | 0532 555 01 17~(415) 555-0117 | -1460 | 58000~3900 | working | 1
        Kerem Polat~Jack Foster | Satış danışmanı~Sales assistant | sales | 0541 555 01 25~(415) 555-0125 | -420 | 36000~2450 | working | 1
        Derya Güneş~Ella Morgan | Muhasebe~Accountant | accounting | 0505 555 01 33~(415) 555-0133 | -980 | 52000~3500 | onLeave | | Pazartesi dönüyor~Back on Monday
        Onur Taş~Henry Cole | Forklift operatörü~Forklift driver | warehouse | 0555 555 01 41~(415) 555-0141 | -260 | 39000~2600 | working | 1
        Nazlı Bulut~Lily Ward | Kalite kontrol~Quality control | production | 0533 555 01 59~(415) 555-0159 | -730 | 44000~2950 | sick | | 3 gün rapor~Signed off for 3 days
        Tolga Karaca~Samuel Gray | Ustabaşı~Shift lead | production | 0542 555 01 67~(415) 555-0167 | -2100 | 61000~4100 | working | 1
        `,
      ),
    ],
  },
  {
    id: 'leave',
    tr: 'izin, yıllık izin, izin talebi, personel izin',
    en: 'leave, vacation tracker, time off, leave request, absence planner, pto',
    hints: 'onay, rapor, yıllık, gün ~ approval, annual, sick, day',
    name: 'İzin Takvimi~Leave Planner',
    icon: 'airplane',
    palettes: 'sky teal violet',
    entities: [
      entity(
        'leaveRequest leaveRequests airplane',
        'izin, izinler ~ leave request, leave requests',
        `staff!; kind! = Yıllık izin~Annual leave, Rapor~Sick leave, Mazeret~Personal, Ücretsiz~Unpaid; start!; end!; status! = Bekliyor~Waiting:w, Onaylandı~Approved:s, Reddedildi~Declined:d; note`,
        `
        0 | annualLeave | -2 | +3 | approved
        1 | sickLeave | 0 | +1 | approved | Grip~Flu
        2 | annualLeave | +6 | +13 | waiting
        3 | personal | +1 | +1 | waiting | Okul toplantısı~School meeting
        0 | personal | +24 | +24 | waiting
        2 | sickLeave | -16 | -14 | approved
        `,
        [{ kind: 'endAfterStart', start: 'startDate', end: 'endDate' }],
      ),
      staffOf(
        'Derya Güneş~Ella Morgan | Muhasebe~Accounting\nNazlı Bulut~Lily Ward | Kalite~Quality\nOnur Taş~Henry Cole | Depo~Warehouse\nKerem Polat~Jack Foster | Satış~Sales',
        'çalışan, çalışanlar ~ employee, employees',
      ),
    ],
  },
  {
    id: 'members',
    tr: 'üye, spor salonu üyeleri, spor salonu, dernek üyeleri, üyelik takibi, kulüp üyeleri, dernek, fitness salonu üyeleri',
    en: 'member, membership, gym member, club member, association, gym management',
    hints: 'aidat, bitiş, yenileme, kayıt ~ fee, expire, renewal, sign-up',
    name: 'Üye Defteri~Member Book',
    icon: 'id-card',
    palettes: 'cherry indigo graphite',
    entities: [
      entity(
        'member members id-card',
        'üye, üyeler ~ member, members',
        `name! Ad soyad~Full name; photo; phone; kind = Aylık~Monthly, 3 aylık~Quarterly, Yıllık~Yearly, Öğrenci~Student; start Başlangıç~Joined; expiry!; price; paid; note`,
        `
        Cem Aslan~Max Palmer | 0532 555 01 20~(415) 555-0120 | monthly | -30 | 0 | 1900~42 | | Bugün yenileyecek~Renews today
        Buse Kurt~Amy Rogers | 0541 555 01 31~(415) 555-0131 | yearly | -120 | +245 | 15500~390 | 1
        Okan Güler~Ryan Hayes | 0505 555 01 46~(415) 555-0146 | quarterly | -95 | -3 | 4900~115 |
        İrem Çetin~Isla Wood | 0555 555 01 58~(415) 555-0158 | student | -24 | +6 | 1400~30 | 1
        Yusuf Bayram~Adam Fisher | 0533 555 01 64~(415) 555-0164 | monthly | -10 | +20 | 1900~42 | 1
        Sibel Özkan~Nora Kelly | 0542 555 01 79~(415) 555-0179 | quarterly | -60 | +31 | 4900~115 | | Yarısını ödedi~Paid half
        `,
      ),
    ],
  },
  {
    id: 'teamSquad',
    tr: 'maç kadrosu, futbol takımı, halı saha maçı, kadro, maç, basketbol takımı, futbol okulu, lig, fikstür, takım yönetimi, oyuncu takibi',
    en: 'squad, football team, team manager, lineup, soccer team, basketball team, sport team, match day, league, fixture, my team',
    hints: 'oyuncu, gol, mevki, antrenman, deplasman ~ player, goal, position, training, away',
    name: 'Maç Kadrosu~Match Squad',
    icon: 'football',
    palettes: 'forest cherry slate',
    entities: [
      entity(
        'player players football',
        'oyuncu, oyuncular ~ player, players',
        `name! Oyuncu~Player; photo; number:number Forma no~Shirt number <0..99>; pos:choice! #category Mevki~Position = Kaleci~Goalkeeper, Defans~Defender, Orta saha~Midfielder, Forvet~Forward; goals; present Maça geliyor~Coming to the match; paid Ücreti ödedi~Paid the fee; phone; note`,
        `
        Volkan Şen~Aaron Mills | 1 | goalkeeper | 0 | 1 | 1
        Barış Tekin~Leo Campbell | 4 | defender | 1 | 1 | 1
        Emre Çelik~Ethan Walker | 5 | defender | 0 | 1
        Kerem Polat~Jack Foster | 8 | midfielder | 4 | 1 | 1
        Onur Taş~Henry Cole | 10 | midfielder | 6 | | | | Bileği burkuldu~Sprained ankle
        Hakan Yıldız~Lucas Reed | 9 | forward | 11 | 1 | 1
        `,
        [unique('number')],
      ),
      entity(
        'fixture fixtures trophy',
        'maç, maçlar ~ match, matches',
        'title! Rakip~Opponent; dt!; place; scored:number Attığımız~Our goals <0..99>; conceded:number Yediğimiz~Their goals <0..99>; note',
        `
        Liman Spor~Harbour FC | +1 20:00 | Saha 2~Pitch 2
        Yıldızlar~All Stars | +8 21:00 | Saha 1~Pitch 1
        Tepe Gençlik~Hill United | -6 20:00 | Saha 2~Pitch 2 | 5 | 3
        Demirspor~Railway FC | -13 19:00 | Saha 1~Pitch 1 | 2 | 2
        `,
      ),
    ],
  },
  {
    id: 'guests',
    tr: 'davetli, davetli listesi, oturma planı, oturma düzeni, misafir listesi, düğün davetlileri, iftar daveti, davet, lcv, kim geliyor, kimler geliyor, düğüne gelenler',
    en: 'guest list, guest, seating list, seating plan, rsvp, wedding guest, invitee, party guest, who is coming',
    hints: 'geliyor, kişi sayısı, masa, davetiye ~ coming, plus one, table, invitation',
    name: 'Davetli Listesi~Guest List',
    icon: 'people-circle',
    palettes: 'rose violet amber',
    entities: [
      entity(
        'guest guests people-circle',
        'davetli, davetliler ~ guest, guests',
        `name! Davetli~Guest; count! Kaç kişi~Number of people; cat Taraf~Side = Gelin~Bride, Damat~Groom, Arkadaş~Friends, İş~Work; status! = Bekleniyor~No reply:w, Geliyor~Coming:s, Gelemiyor~Not coming:d; tableName:text Masa~Table; phone; note`,
        `
        Özkan ailesi~The Kelly family | 4 | bride | coming | 3 | 0532 555 01 28~(415) 555-0128
        Merve ve Serkan~Chloe and Oliver | 2 | friends | coming | 7 | 0541 555 01 37~(415) 555-0137 | Bebekle gelecekler~Bringing a baby
        Amca ve yenge~Uncle Ted and Joan | 2 | groom | noReply | | 0505 555 01 45~(415) 555-0145
        Hatice teyze~Aunt Ruth | 1 | bride | coming | 3 | 0555 555 01 53~(415) 555-0153 | Merdiven çıkamıyor~Cannot use stairs
        Ofis ekibi~Office team | 6 | work | noReply | 9
        Gray ailesi~The Gray family | 3 | groom | notComing
        `,
      ),
    ],
  },
  {
    id: 'schoolBus',
    tr: 'öğrenci servisi, okul servisi, okul servis şoförü, servis şoförü, servis takibi öğrenci, personel servisi, servisçi',
    en: 'school bus, school run, student transport, shuttle list',
    hints: 'durak, sabah, akşam, bindi, şoför ~ stop, morning, afternoon, on board, driver',
    name: 'Servis Listesi~School Run',
    icon: 'bus',
    palettes: 'amber sky forest',
    entities: [
      entity(
        'passenger passengers bus',
        'yolcu, yolcular ~ passenger, passengers',
        `name! Öğrenci~Student; address! #place; time Alınış saati~Pick-up time; phone Veli telefonu~Parent phone; present Bindi~On board; paid Bu ay ödendi~Paid this month; note`,
        `
        Defne Aydın~Daphne Moore | Lale Sk. 4~4 Tulip Street | 07:15 | 0532 555 01 15~(415) 555-0115 | 1 | 1
        Kaan Şahin~Kyle Lee | Menekşe Sk. 11~11 Violet Road | 07:22 | 0541 555 01 29~(415) 555-0129 | 1 |
        Ela Kaya~Ella Carter | Okul Cad. 38~38 School Lane | 07:28 | 0505 555 01 34~(415) 555-0134 | 1 | 1 | Öne oturacak~Sits in front
        Mert Çelik~Matt Walker | Park Sitesi B~Park Court | 07:35 | 0555 555 01 40~(415) 555-0140 | | | Bugün gelmiyor~Not coming today
        Zehra Uçar~Zara Harris | Çınar Sk. 9~9 Oak Avenue | 07:41 | 0533 555 01 62~(415) 555-0162 | | 1
        Arda Tekin~Arthur Campbell | Yeni Mah. 52~52 New Road | 07:48 | 0542 555 01 71~(415) 555-0171
        `,
      ),
    ],
  },
  {
    id: 'volunteers',
    tr: 'gönüllü, bağış, yardım kuruluşu, burs, bağışçı, sivil toplum',
    en: 'volunteer, donation, charity, fundraising, donor, non-profit, fundraiser',
    hints: 'bağışçı, kampanya, yardım, nakdi ~ donor, campaign, cash, in kind',
    name: 'Bağış Defteri~Giving Book',
    icon: 'heart-circle',
    palettes: 'cherry teal amber',
    entities: [
      entity(
        'donation donations heart-circle',
        'bağış, bağışlar ~ donation, donations',
        `person! Bağışçı~Donor; amount!; date!; kind! = Nakit~Cash, Havale~Bank transfer, Gıda~Food, Kıyafet~Clothes; campaign:choice #category Kampanya~Campaign = Burs~Scholarships, Gıda kolisi~Food parcels, Kış~Winter appeal; note`,
        `
        0 | 2500~100 | 0 | bankTransfer | scholarships
        1 | 750~30 | -1 | cash | foodParcels
        2 | 1200~50 | -2 | food | foodParcels | 10 koli~Ten boxes
        3 | 5000~250 | -6 | bankTransfer | scholarships | Her ay~Monthly
        4 | 600~25 | -9 | clothes | winterAppeal | 6 mont~Six coats
        0 | 2500~100 | -15 | bankTransfer | winterAppeal
        `,
      ),
      entity(
        'person people people',
        'gönüllü, gönüllüler ~ volunteer, volunteers',
        'name! Ad soyad~Full name; phone; role; days Müsait günler~Available; note',
        `
        Pınar Sezer~Julia Stone | 0532 555 01 19~(415) 555-0119 | Bağışçı~Donor
        Okan Güler~Ryan Hayes | 0541 555 01 24~(415) 555-0124 | Koli paketleme~Packing | sat;sun
        Gülay Ersoy~Sophie Price | 0505 555 01 32~(415) 555-0132 | Mutfak~Kitchen | wed;sat
        Hakan Yıldız~Lucas Reed | 0555 555 01 47~(415) 555-0147 | Düzenli bağışçı~Monthly donor
        İrem Çetin~Isla Wood | 0533 555 01 55~(415) 555-0155 | Dağıtım, arabası var~Driver, has a car | sun
        `,
      ),
    ],
  },
  {
    id: 'loyaltyCards',
    tr: 'sadakat kartı, müşteri kartı, damga kartı, puan kartı, 10 kahveye 1 bedava, müşteri sadakat',
    en: 'loyalty card, stamp card, punch card, loyalty program, customer rewards, reward card',
    hints: 'damga, hediye, puan, kahve ~ stamp, free, points, coffee',
    name: 'Damga Kartı~Stamp Card',
    icon: 'ribbon',
    palettes: 'coffee amber rose',
    entities: [
      entity(
        'card cards ribbon',
        'müşteri kartı, müşteri kartları ~ card, cards',
        `name! Müşteri~Customer; phone; count! Damga~Stamps <0..50>; goal Hediye için~Needed for a gift; date Son ziyaret~Last visit; done Hediye verildi~Gift given; note`,
        `
        Merve Aksoy~Chloe Bennett | 0532 555 01 16~(415) 555-0116 | 9 | 10 | 0 | | Latte, şekersiz~Latte, no sugar
        Onur Taş~Henry Cole | 0541 555 01 23~(415) 555-0123 | 4 | 10 | 0
        Derya Güneş~Ella Morgan | 0505 555 01 33~(415) 555-0133 | 10 | 10 | -1 | | Hediyesi hazır~Free coffee due
        Burak Aydın~Daniel Moore | 0555 555 01 40~(415) 555-0140 | 2 | 10 | -3
        Pınar Sezer~Julia Stone | 0533 555 01 59~(415) 555-0159 | 7 | 10 | -4
        Cem Aslan~Max Palmer | 0542 555 01 67~(415) 555-0167 | 10 | 10 | -9 | 1
        `,
      ),
    ],
  },
]);
