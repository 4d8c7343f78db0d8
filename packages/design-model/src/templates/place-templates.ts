import { button, card, heading, hint, picture, plainButton, same, tabs, text, words } from './parts.ts';
import type { Template, TemplatePart, Words } from './template.ts';

const dayNames = [
  ['Pzt', 'Mon'],
  ['Sal', 'Tue'],
  ['Çar', 'Wed'],
  ['Per', 'Thu'],
  ['Cum', 'Fri'],
  ['Cmt', 'Sat'],
  ['Paz', 'Sun'],
] as const;

/** A month of 30 days that starts on a Tuesday. */
const days: readonly TemplatePart[] = Array.from({ length: 30 }, (_, index) => {
  const place = index + 1;
  const isChosen = index === 13;
  return button(
    'day',
    [12 + (place % 7) * 43, 44 + Math.floor(place / 7) * 44, 40, 40],
    same(String(index + 1)),
    {
      fontSize: 15,
      fontWeight: isChosen ? 'bold' : 'normal',
      borderRadius: 20,
      color: isChosen ? 'onAccent' : 'ink',
      backgroundColor: isChosen ? 'accent' : 'transparent',
    },
  );
});

const event = (index: number, time: string, title: Words, place: Words): TemplatePart =>
  card(
    'event',
    [24, 480 + index * 84, 327, 72],
    [
      text('event time', [16, 24, 56, 22], same(time), { fontWeight: '600', color: 'accent' }),
      text('event title', [80, 12, 230, 22], title, { fontWeight: '600' }),
      hint('event place', [80, 38, 230, 20], place, { fontSize: 13 }),
    ],
  );

/** Screens about places and days. */
export const placeTemplates: readonly Template[] = [
  {
    id: 'map-card',
    category: 'Planning',
    parts: [
      picture('map', [0, 0, 375, 480], 0),
      card(
        'search bar',
        [24, 60, 327, 52],
        [hint('search text', [18, 14, 290, 24], words('Yakında ara', 'Search nearby'))],
        {
          borderRadius: 26,
        },
      ),
      card(
        'place',
        [16, 440, 343, 300],
        [
          picture('place photo', [16, 16, 88, 88]),
          text('place name', [120, 18, 205, 26], words('Moda Kahvecisi', 'Harbour Coffee'), {
            fontSize: 18,
            fontWeight: 'bold',
          }),
          hint('place kind', [120, 48, 205, 22], words('Kahve, 400 m', 'Coffee, 400 m')),
          text('place hours', [120, 74, 205, 22], words('Açık, 22.00’ye kadar', 'Open until 10 pm'), {
            fontSize: 14,
            color: 'good',
          }),
          text(
            'about',
            [16, 120, 309, 62],
            words(
              'Bahçesi olan sakin bir köşe. Sabahları taze simit de var.',
              'A quiet corner with a garden and fresh pastries in the morning.',
            ),
          ),
          button('directions', [16, 196, 150, 48], words('Yol tarifi', 'Directions')),
          plainButton('call', [175, 196, 150, 48], words('Ara', 'Call'), {
            borderWidth: 1,
            borderColor: 'line',
            color: 'ink',
          }),
          hint('rating', [16, 258, 309, 22], words('4,7 puan, 210 yorum', 'Rated 4.7 in 210 reviews')),
        ],
      ),
      tabs(words('Harita', 'Map'), words('Kayıtlılar', 'Saved'), words('Profil', 'Profile')),
    ],
  },
  {
    id: 'calendar',
    category: 'Planning',
    parts: [
      heading('title', [24, 60, 220, 40], words('Eylül', 'September')),
      button('today', [251, 58, 100, 44], words('Bugün', 'Today'), {
        fontSize: 15,
        borderRadius: 22,
        backgroundColor: 'accentSoft',
        color: 'ink',
      }),
      card(
        'month',
        [24, 120, 327, 276],
        [
          ...dayNames.map(([tr, en], index) =>
            hint('weekday', [12 + index * 43, 14, 40, 20], words(tr, en), {
              textAlign: 'center',
              fontSize: 12,
            }),
          ),
          ...days,
        ],
      ),
      text('events title', [24, 440, 327, 24], words('14 Eylül', '14 September'), {
        fontWeight: '600',
        fontSize: 17,
      }),
      event(0, '10.00', words('Ekip toplantısı', 'Team meeting'), words('Kadıköy ofisi', 'Main office')),
      event(1, '13.30', words('Diş hekimi', 'Dentist'), words('Moda', 'Market Street')),
      event(2, '18.00', words('Yüzme', 'Swimming'), words('Spor merkezi', 'Sports centre')),
      tabs(words('Takvim', 'Calendar'), words('Görevler', 'Tasks'), words('Profil', 'Profile')),
    ],
  },
];
