import { entity, subjectsOf } from '../define.ts';

const names = 'ölçüm, ölçümler ~ measurement, measurements';

export const measurementSubjects = subjectsOf('measurements', [
  {
    id: 'weight',
    tr: 'kilo, zayıflama, kilo verme, kilo alma, vücut ölçüsü, bel ölçüsü',
    en: 'weight, weight loss, body measurement',
    hints: 'kg, hedef, tartı, bel ~ kg, lbs, goal, scale, waist',
    name: 'Tartı~Weigh In',
    icon: 'scale',
    palettes: 'mint indigo terracotta',
    entities: [
      entity(
        'measurement measurements scale',
        names,
        'weight!; date!; goal (kg) Hedef kilo~Goal weight; waist:number (cm) Bel~Waist <0..>; note',
        `
        74.2 | 0 | 70 | 82
        74.6 | -2 | 70
        74.5 | -4 | 70 | | Akşam yemeği erken~Early dinner
        75.1 | -7 | 70 | 83
        75.0 | -9 | 70
        75.6 | -12 | 70
        76.2 | -15 | 70 | 84 | Tatil dönüşü~Back from holiday
        75.9 | -18 | 70
        76.4 | -21 | 70
        77.0 | -25 | 70 | 86
        77.3 | -29 | 70
        78.1 | -36 | 70 | 87 | Başlangıç~Starting point
        `,
      ),
    ],
  },
  {
    id: 'bloodPressure',
    tr: 'tansiyon, tansiyon defteri, nabız',
    en: 'blood pressure, blood pressure log, bp tracker, heart rate, hypertension',
    hints: 'büyük, küçük, ölçüm, ilaç ~ systolic, diastolic, reading',
    name: 'Tansiyon Defteri~Pressure Log',
    icon: 'pulse',
    palettes: 'cherry rose slate',
    entities: [
      entity(
        'measurement measurements pulse',
        names,
        'systolic!; diastolic!; pulse; dt! #date; tags Durum~Context; note',
        `
        126 | 82 | 74 | 0 08:15 | sabah~morning
        134 | 86 | 80 | -1 20:40 | akşam~evening; kahve~coffee
        122 | 79 | 70 | -1 08:05 | sabah~morning
        129 | 83 | 76 | -3 20:10 | akşam~evening
        141 | 91 | 88 | -5 14:30 | stres~stress | Toplantıdan sonra~After the meeting
        125 | 81 | 72 | -6 08:20 | sabah~morning
        131 | 84 | 77 | -9 21:00 | akşam~evening
        127 | 80 | 73 | -12 08:10 | sabah~morning
        138 | 88 | 82 | -16 20:30 | akşam~evening | Tuzlu yemek~Salty food
        124 | 80 | 71 | -20 08:00 | sabah~morning
        133 | 85 | 79 | -25 20:15 | akşam~evening
        `,
      ),
    ],
  },
  {
    id: 'bloodSugar',
    tr: 'kan şekeri, şeker, diyabet, şeker ölçümü, insülin, şeker hastalığı, şeker hastası',
    en: 'blood sugar, glucose, diabetes, blood glucose, sugar log, insulin',
    hints: 'açlık, tokluk, mg, öğün ~ fasting, after meal, mg/dl',
    name: 'Şeker Takip~Sugar Log',
    icon: 'water',
    palettes: 'amber rose teal',
    entities: [
      entity(
        'measurement measurements water',
        names,
        `sugar!; dt! #date; kind! = Açlık~Fasting, Tokluk~After meal, Yatmadan~Bedtime; target:number #target (mg/dL) Hedef~Target <0..>; note; insulin:number (ünite~units) İnsülin~Insulin <0..>; carbs:number (g) Karbonhidrat~Carbs <0..>`,
        `
        104 | 0 07:30 | fasting | 110
        146 | -1 14:10 | afterMeal | 140 | Pilav~Rice
        118 | -1 22:45 | bedtime | 120
        101 | -1 07:25 | fasting | 110
        132 | -3 20:30 | afterMeal | 140
        109 | -4 07:40 | fasting | 110
        171 | -6 21:10 | afterMeal | 140 | Doğum günü pastası~Birthday cake
        112 | -8 07:35 | fasting | 110
        138 | -11 14:00 | afterMeal | 140
        98 | -14 07:20 | fasting | 110
        125 | -19 22:50 | bedtime | 120
        116 | -26 07:30 | fasting | 110
        `,
      ),
    ],
  },
  {
    id: 'labResults',
    tr: 'tahlil, sağlık, tahlil sonuçları, kan tahlili, sağlık defteri, ateş takibi',
    en: 'lab result, health, medical test, blood test',
    hints: 'vitamin, kolesterol, referans, doktor ~ vitamin, cholesterol, range, doctor',
    name: 'Sağlık Karnem~Health Card',
    icon: 'fitness',
    palettes: 'teal cherry sky',
    entities: [
      entity(
        'result results flask',
        'sonuç, sonuçlar ~ result, results',
        `name! Tahlil~Test; value!; unit:text Birim~Unit; goal Üst sınır~Upper limit; date!; status = Normal~Normal:s, Yüksek~High:d, Düşük~Low:w; note`,
        `
        Açlık şekeri~Fasting glucose | 97 | mg/dL | 100 | -6 | normal
        Kolesterol~Cholesterol | 212 | mg/dL | 200 | -6 | high | 3 ay sonra tekrar~Repeat in 3 months
        D vitamini~Vitamin D | 18 | ng/mL | 80 | -6 | low
        B12 vitamini~Vitamin B12 | 410 | pg/mL | 900 | -6 | normal
        Demir~Iron | 62 | µg/dL | 170 | -6 | normal
        TSH | 2.1 | mIU/L | 4.5 | -6 | normal
        Kolesterol~Cholesterol | 228 | mg/dL | 200 | -130 | high
        D vitamini~Vitamin D | 12 | ng/mL | 80 | -130 | low
        `,
      ),
    ],
  },
  {
    id: 'investments',
    tr: 'portföy, altın, döviz, yatırım, borsa, kripto, hisse, gram altın, bitcoin, hisse senedi, altın döviz, altın portföy',
    en: 'investment, stocks, crypto, gold, portfolio tracker, stock portfolio, bitcoin, currency holding, stock market, stock investments',
    hints: 'kazanç, kur, alış, gram ~ gain, price, bought, ounce',
    name: 'Yatırım Defteri~Holdings',
    icon: 'trending-up',
    palettes: 'amber forest graphite',
    options: { home: 'sum' },
    entities: [
      entity(
        'holding holdings trending-up',
        'varlık, varlıklar ~ holding, holdings',
        `name! Varlık~Holding; kind! #category = Altın~Gold, Döviz~Currency, Hisse~Shares, Fon~Fund, Kripto~Crypto; qty!; bought:money! Alış toplamı~Total cost <0..>; worth:money! #value Güncel değer~Current value <0..>; gain {worth - bought}; date Alış tarihi~Bought on; note`,
        `
        Gram altın~Gold, grams | gold | 12 | 58400~1150 | 71200~1420 | -210 | Düğünden~From the wedding
        Çeyrek altın~Gold coin | gold | 3 | 26500~760 | 29400~850 | -95
        Dolar~Euro | currency | 850 | 35100~920 | 37200~930 | -60
        Teknoloji fonu~Technology fund | fund | 1400 | 42000~2100 | 46900~2350 | -150
        Ege Enerji hissesi~Northern Energy shares | shares | 320 | 19800~1600 | 17450~1410 | -44 | Temettü baharda~Dividend in spring
        Bitcoin | crypto | 0.008 | 24000~600 | 27600~690 | -320
        `,
      ),
    ],
  },
  {
    id: 'grades',
    tr: 'not ortalaması, not takibi, ders notları ortalaması, sınav notu, karne, gpa takibi, gano',
    en: 'grade, gpa, report card, course grade',
    hints: 'vize, final, kredi, ortalama ~ midterm, final, credit, average',
    name: 'Ortalamam~My Grades',
    icon: 'school',
    palettes: 'indigo forest plum',
    entities: [
      entity(
        'grade grades ribbon',
        'not, notlar ~ grade, grades',
        `title! Ders~Course; kind = Vize~Midterm, Final~Final, Ödev~Assignment, Proje~Project; score! Not~Grade <0..100>; credit; goal Hedef not~Target <0..100>; date; note Açıklama~Note`,
        `
        Analiz~Calculus | midterm | 68 | 5 | 75 | -3 | Seriler zayıf~Weak on series
        Fizik~Physics | midterm | 81 | 4 | 75 | -6
        Programlama~Programming | project | 94 | 6 | 85 | -9
        İngilizce~English | assignment | 88 | 3 | 80 | -13
        Kimya~Chemistry | midterm | 59 | 4 | 70 | -16
        Programlama~Programming | midterm | 86 | 6 | 85 | -21
        Tarih~History | assignment | 77 | 2 | 80 | -27
        `,
      ),
    ],
  },
  {
    id: 'mockExams',
    tr: 'deneme neti, deneme sınavı, net takibi, deneme takibi, tyt denemesi, lgs denemesi, netlerim, kaç net, net sayısı',
    en: 'mock exam, practice test, mock test score, test score, practice exam tracker',
    hints: 'doğru, yanlış, net, boş ~ correct, wrong, score, blank',
    name: 'Net Takip~Mock Scores',
    icon: 'stats-chart',
    palettes: 'violet teal cherry',
    entities: [
      entity(
        'mockExam mockExams stats-chart',
        'deneme, denemeler ~ mock exam, mock exams',
        `title! Deneme~Exam; course:choice! #category Bölüm~Section = TYT~Reading and maths, Matematik~Maths, Türkçe~English, Fen~Science; correct!; wrong!; net:number! #value Net~Net score; goal Hedef net~Target <0..>; date!; note`,
        `
        Türkiye geneli 3~National mock 3 | readingAndMaths | 86 | 20 | 81 | 95 | 0
        Kurum 7~School mock 7 | readingAndMaths | 82 | 24 | 76 | 95 | -7 | Paragraf yetişmedi~Ran out of time on reading
        Kurum 6~School mock 6 | readingAndMaths | 80 | 28 | 73 | 95 | -14
        Matematik branş~Maths paper | maths | 29 | 6 | 27.5 | 33 | -4
        Fen branş~Science paper | science | 14 | 4 | 13 | 17 | -10
        Kurum 5~School mock 5 | readingAndMaths | 76 | 32 | 68 | 95 | -21
        Türkçe branş~English paper | english | 33 | 5 | 31.75 | 36 | -17
        Kurum 4~School mock 4 | readingAndMaths | 74 | 30 | 66.5 | 95 | -28
        `,
      ),
    ],
  },
  {
    id: 'meterReadings',
    tr: 'sayaç okuma, enerji, elektrik sayacı, su sayacı okuma, doğal gaz, tüketim takibi, güneş paneli, fatura takibi ev, doğal gaz faturası, faturalarım',
    en: 'meter reading, energy, electricity usage, utility meter, solar panel, gas meter, home energy',
    hints: 'kwh, metreküp, endeks, tüketim ~ kwh, cubic metre, usage, tariff',
    name: 'Sayaç Defteri~Meter Log',
    icon: 'flash',
    palettes: 'amber ocean olive',
    entities: [
      entity(
        'reading readings flash',
        'okuma, okumalar ~ reading, readings',
        `kind! #category Sayaç~Meter = Elektrik~Electricity, Su~Water, Doğal gaz~Gas; value! Endeks~Reading <0..>; used:number Tüketim~Used <0..>; date!; cost Tutar~Cost; note`,
        `
        electricity | 18942 | 214 | -1 | 780~62
        water | 1204 | 12 | -1 | 520~31
        gas | 6631 | 148 | -2 | 1650~88 | Kalorifer açıldı~Heating is on
        electricity | 18728 | 198 | -31 | 722~57
        water | 1192 | 11 | -31 | 480~29
        gas | 6483 | 61 | -32 | 690~39
        electricity | 18530 | 226 | -61 | 815~65 | Klima~Air conditioning
        water | 1181 | 15 | -61 | 640~38
        gas | 6422 | 18 | -62 | 210~14
        electricity | 18304 | 241 | -92 | 868~69
        `,
      ),
    ],
  },
  {
    id: 'childGrowth',
    tr: 'çocuk gelişimi, bebek gelişimi, bebek kilo takibi, boy kilo takibi, büyüme takibi, çocuk boy takibi, boy kilo, boy kilo gelişimi',
    en: 'child growth, baby growth, growth tracker, baby weight, growth chart, child development',
    hints: 'boy, kilo, persentil, ay ~ height, weight, percentile, month',
    name: 'Büyüme Cetveli~Growth Chart',
    icon: 'trending-up',
    palettes: 'amber sky mint',
    entities: [
      entity(
        'measurement measurements trending-up',
        names,
        'height! Boy~Height; weight; head:number (cm) Baş çevresi~Head size <0..>; date!; note',
        `
        78.5 | 10.4 | 46.5 | -2 | İlk adımlar~First steps
        76 | 9.9 | 46 | -33
        73.5 | 9.4 | 45.4 | -64 | Emekliyor~Crawling
        70 | 8.7 | 44.5 | -125
        66.5 | 7.8 | 43 | -186
        62 | 6.4 | 41 | -247
        57 | 5.1 | 39 | -308
        `,
      ),
    ],
  },
]);
