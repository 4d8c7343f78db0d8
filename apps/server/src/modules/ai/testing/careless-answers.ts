import type { Edit } from './scope-cases.ts';

/** A request with the changes that it means, and others of a careless answer. */
export interface CarelessAnswer {
  readonly request: string;
  readonly wanted: readonly Edit[];
  readonly stray: readonly Edit[];
}

const header = 'src/components/Header.tsx';
const row = 'src/components/ClassRow.tsx';
const booking = 'src/screens/BookingScreen.tsx';
const list = 'src/screens/ClassList.tsx';
const login = 'src/screens/LoginScreen.tsx';
const stats = 'src/screens/StatsScreen.tsx';
const trainer = 'src/screens/TrainerScreen.tsx';
const data = 'src/data/classes.ts';
const dates = 'src/lib/dates.ts';
const colors = 'src/theme/colors.ts';
const app = 'src/App.tsx';

const headerText: Edit = [header, 'Güç Kulübü', 'Güç Kulübüm'];
const headerSize: Edit = [header, 'fontSize: 34', 'fontSize: 22'];
const bookingText: Edit = [booking, 'Yerini ayırt', 'Hemen yerini ayırt'];
const listText: Edit = [list, 'Bu hafta', 'Haftalık program'];
const loginText: Edit = [login, 'Tekrar merhaba', 'Hoş geldin'];
const loginSpace: Edit = [login, 'padding: 24', 'padding: 32'];
const statsSpace: Edit = [stats, 'gap: 8', 'gap: 12'];
const trainerText: Edit = [trainer, 'Ekibimiz', 'Kadromuz'];
const rowSpace: Edit = [row, 'padding: 8', 'padding: 16'];
const accent: Edit = [colors, '#f97316', '#ea580c'];

/** Written before the rules were tried on them, as hurried users write. */
export const turkishAnswers: readonly CarelessAnswer[] = [
  {
    request: 'rezervasyonda onayla butonu calismiyo bi bak',
    wanted: [[booking, '[...booked, person]', '[...booked, person.trim()]']],
    stray: [statsSpace],
  },
  {
    request: 'giriş ekranında şifremi unuttum linki de olsun',
    wanted: [
      [
        login,
        '<Text>Devam</Text>',
        '<Text>Devam</Text>\n      </Pressable>\n      <Pressable>\n        <Text>Şifremi unuttum</Text>',
      ],
    ],
    stray: [accent],
  },
  {
    request: 'dersleri saate göre sırala',
    wanted: [[list, 'data={classes}', 'data={[...classes].sort((a, b) => +a.day - +b.day)}']],
    stray: [headerText],
  },
  {
    request: 'eğitmenlerin fotoğrafı yuvarlak olsun',
    wanted: [[trainer, 'height: 64', 'height: 64, borderRadius: 32']],
    stray: [loginText],
  },
  {
    request: 'tarihler 12.03.2026 gibi yazılsın',
    wanted: [[dates, 'day.toISOString().slice(0, 10)', "day.toLocaleDateString('tr-TR')"]],
    stray: [statsSpace],
  },
  {
    request: 'dolu dersler gri gözüksün',
    wanted: [[row, '{ padding: 8 }', '{ padding: 8, opacity: entry.taken < entry.capacity ? 1 : 0.4 }']],
    stray: [trainerText],
  },
  { request: 'en üstteki başlık çok büyük, küçült', wanted: [headerSize], stray: [bookingText] },
  {
    request: 'özete bu ayki toplam gelişimi de yaz',
    wanted: [
      [
        stats,
        '<Text>{formatDay',
        '<Text>{visits.reduce((sum, count) => sum + count, 0)} geliş</Text>\n      <Text>{formatDay',
      ],
    ],
    stray: [loginText],
  },
  {
    request: 'yoga ekle salı 18:00',
    wanted: [
      [
        data,
        "  { title: 'Boks'",
        "  { title: 'Yoga', day: new Date('2026-03-10T18:00'), capacity: 12, taken: 0 },\n  { title: 'Boks'",
      ],
    ],
    stray: [statsSpace],
  },
  {
    request: 'boks kontenjanı 12 değil 15 olacak',
    wanted: [[data, 'capacity: 12, taken: 4', 'capacity: 15, taken: 4']],
    stray: [headerText],
  },
  {
    request: 'rezervasyonu iptal edebileyim',
    wanted: [
      [
        booking,
        '<Text>{booked.length} kayıt</Text>',
        '<Pressable onPress={() => setBooked([])}>\n        <Text>İptal et</Text>\n      </Pressable>\n      <Text>{booked.length} kayıt</Text>',
      ],
    ],
    stray: [trainerText],
  },
  {
    request: 'derslere dokunmadan giriş ekranını sadeleştir',
    wanted: [loginText, loginSpace],
    stray: [listText],
  },
  {
    request: 'sadece eğitmen sayfası: isimlerin altına uzmanlık yaz',
    wanted: [[trainer, '<Text>{person}</Text>', '<Text>{person}</Text>\n          <Text>Fitness</Text>']],
    stray: [headerText, accent],
  },
  { request: 'ana rengi turuncu yap', wanted: [[colors, '#1d4ed8', '#ea580c']], stray: [loginText] },
  {
    request: 'uygulamanın adı Form Salonu olsun',
    wanted: [[header, 'Güç Kulübü', 'Form Salonu']],
    stray: [statsSpace],
  },
];

export const englishAnswers: readonly CarelessAnswer[] = [
  {
    request: 'login: add a show password toggle',
    wanted: [
      [login, ' secureTextEntry', ' secureTextEntry={!isShown}'],
      [login, '  return', '  const [isShown] = useState(false);\n  return'],
      [login, 'import {', "import { useState } from 'react';\nimport {"],
    ],
    stray: [headerText],
  },
  {
    request: 'the booking confirm thing should ask are you sure first',
    wanted: [
      [
        booking,
        'onPress={confirm}',
        "onPress={() => Alert.alert('Emin misin?', '', [{ text: 'Evet', onPress: confirm }])}",
      ],
      [booking, '{ Pressable', '{ Alert, Pressable'],
    ],
    stray: [accent],
  },
  {
    request: 'sort trainers a-z pls',
    wanted: [
      [trainer, '{trainers.map', '{[...trainers].sort((a, b) => a.person.localeCompare(b.person)).map'],
    ],
    stray: [rowSpace],
  },
  {
    request: 'show remaining spots on each class',
    wanted: [
      [row, '<Text>{formatDay', '<Text>{entry.capacity - entry.taken}</Text>\n      <Text>{formatDay'],
    ],
    stray: [loginText],
  },
  {
    request: 'stats page is empty when there are no visits, put a message there',
    wanted: [[stats, '{visits.map', '{visits.length === 0 && <Text>Henüz yok</Text>}\n      {visits.map']],
    stray: [trainerText],
  },
  { request: 'make the header green', wanted: [[header, 'colors.brand', "'#15803d'"]], stray: [bookingText] },
  {
    request: 'dates should be like Mar 12',
    wanted: [
      [
        dates,
        'day.toISOString().slice(0, 10)',
        "day.toLocaleDateString('en', { month: 'short', day: 'numeric' })",
      ],
    ],
    stray: [loginText],
  },
  {
    request: 'rename the trainers tab to Coaches',
    wanted: [[app, "'Eğitmenler'", "'Coaches'"]],
    stray: [statsSpace],
  },
  {
    request: 'add pilates on friday 9am',
    wanted: [
      [
        data,
        "  { title: 'Boks'",
        "  { title: 'Pilates', day: new Date('2026-03-13T09:00'), capacity: 12, taken: 0 },\n  { title: 'Boks'",
      ],
    ],
    stray: [headerText],
  },
  {
    request: 'when i tap a class it should open booking',
    wanted: [
      [
        row,
        '({ entry }: { entry: GymClass })',
        '({ entry, onOpen }: { entry: GymClass; onOpen: () => void })',
      ],
      [row, '<Text>{entry.title}</Text>', '<Text onPress={onOpen}>{entry.title}</Text>'],
      [list, 'ClassList()', 'ClassList({ onOpen }: { onOpen: () => void })'],
      [list, 'entry={item}', 'entry={item} onOpen={onOpen}'],
      [app, '<Page />', '<Page onOpen={() => setAt(1)} />'],
    ],
    stray: [loginText],
  },
  {
    request: 'booking fails if name is empty',
    wanted: [[booking, 'onPress={confirm}', "onPress={confirm} disabled={person === ''}"]],
    stray: [statsSpace],
  },
  { request: 'bigger tap area on the class rows', wanted: [rowSpace], stray: [trainerText] },
  {
    request: "don't change anything but the login button text, make it Sign in",
    wanted: [[login, '<Text>Devam</Text>', '<Text>Sign in</Text>']],
    stray: [headerText, accent],
  },
  {
    request: 'keep my name filled in for the next booking',
    wanted: [
      [booking, 'setBooked([...booked, person])', 'setBooked([...booked, person]); // keeps the name'],
    ],
    stray: [headerText],
  },
  {
    request: 'too many colors, tone it down',
    wanted: [accent, [header, 'colors.brand', 'colors.line']],
    stray: [listText],
  },
];

/** Written after the rules were changed for the ones above, and tried once. */
export const laterAnswers: readonly CarelessAnswer[] = [
  { request: 'yazı tipi büyük geliyor headerda, 22 yap', wanted: [headerSize], stray: [loginText] },
  {
    request: 'kayıt sayısının yanına kişi yaz',
    wanted: [[booking, '{booked.length} kayıt', '{booked.length} kişi kayıtlı']],
    stray: [trainerText],
  },
  { request: 'satırların boşluğunu artır', wanted: [rowSpace], stray: [loginText] },
  {
    request: 'eğitmen ekle: Deniz',
    wanted: [
      [
        trainer,
        '  { id: 2',
        "  { id: 3, person: 'Deniz', photo: 'https://example.com/deniz.png' },\n  { id: 2",
      ],
    ],
    stray: [statsSpace],
  },
  { request: 'haftalık program yazsın derslerin başında', wanted: [listText], stray: [accent] },
  {
    request: 'tüm dersler akşam yedide başlasın',
    wanted: [
      [data, 'T10:00', 'T19:00'],
      [data, 'T18:00', 'T19:00'],
    ],
    stray: [headerText],
  },
  { request: 'login screen feels cramped, more padding', wanted: [loginSpace], stray: [trainerText] },
  { request: 'change orange to a darker one', wanted: [accent], stray: [bookingText] },
  {
    request: 'trainer photos should be bigger, 96',
    wanted: [[trainer, 'width: 64, height: 64', 'width: 96, height: 96']],
    stray: [headerText],
  },
  {
    request: 'all classes show how many people signed up',
    wanted: [[row, '<Text>{formatDay', '<Text>{entry.taken}</Text>\n      <Text>{formatDay']],
    stray: [loginText],
  },
  {
    request: 'put booking first in the tabs',
    wanted: [
      [app, "'Dersler', 'Rezervasyon'", "'Rezervasyon', 'Dersler'"],
      [app, '[ClassList, BookingScreen', '[BookingScreen, ClassList'],
    ],
    stray: [statsSpace],
  },
  {
    request: 'simplify the stats page without touching the login',
    wanted: [statsSpace],
    stray: [loginText],
  },
];
