import type { CarelessAnswer } from './careless-answers.ts';
import type { Edit } from './scope-cases.ts';

const app = 'src/App.tsx';
const list = 'src/features/pets/PetList.tsx';
const detail = 'src/features/pets/PetDetail.tsx';
const age = 'src/features/pets/ageOf.ts';
const pets = 'src/features/pets/usePets.ts';
const visitList = 'src/features/visits/VisitList.tsx';
const visits = 'src/features/visits/visits.ts';
const reminders = 'src/features/reminders/Reminders.tsx';
const next = 'src/features/reminders/nextDate.ts';
const texts = 'src/i18n/texts.ts';
const nav = 'src/ui/BottomNav.tsx';
const palette = 'src/ui/palette.ts';

const listSize: Edit = [list, 'fontSize: 28', 'fontSize: 24'];
const listSpace: Edit = [list, 'padding: 18', 'padding: 24'];
const detailSpace: Edit = [detail, 'padding: 20', 'padding: 28'];
const visitGap: Edit = [visitList, 'gap: 6', 'gap: 10'];
const reminderSpace: Edit = [reminders, 'padding: 16', 'padding: 22'];
const navHeight: Edit = [nav, 'height: 56', 'height: 64'];
const accent: Edit = [palette, '#0f766e', '#115e59'];
const petsText: Edit = [texts, "pets: 'Hayvanlar'", "pets: 'Patiler'"];
const haircut: Edit = [next, 'Tıraş: 45', 'Tıraş: 30'];

/** 20 requests for an app with folders by feature, run once before any rule was changed for them. */
export const vetAnswers: readonly CarelessAnswer[] = [
  {
    request: 'muayene ücretleri binlik ayraçlı olsun 2.400 TL gibi',
    wanted: [[visitList, '{visit.cost} TL', "{visit.cost.toLocaleString('tr-TR')} TL"]],
    stray: [reminderSpace, accent],
  },
  {
    request: 'yaş hesabı yanlış doğum günü gelmediyse bir eksik göstersin',
    wanted: [[age, 'years +', '(years - (new Date() < new Date(born) ? 1 : 0)) +']],
    stray: [listSize],
  },
  {
    request: 'hatirlatmayi kapatamiyorum switch geri gelmiyor',
    wanted: [
      [
        reminders,
        'setOn([...on, kind])',
        'setOn(on.includes(kind) ? on.filter((one) => one !== kind) : [...on, kind])',
      ],
    ],
    stray: [detailSpace, petsText],
  },
  {
    request: 'tavşan türü de ekle',
    wanted: [[pets, "'cat' | 'dog' | 'bird'", "'cat' | 'dog' | 'bird' | 'rabbit'"]],
    stray: [haircut, navHeight],
  },
  {
    request: 'bottom bar is too low, make it taller',
    wanted: [navHeight],
    stray: [visitGap],
  },
  {
    request: 'parazit hatırlatması 60 değil 90 günde bir',
    wanted: [[next, 'Parazit: 60', 'Parazit: 90']],
    stray: [reminderSpace],
  },
  {
    request: 'hayvanın fotosu yuvarlak olsun',
    wanted: [[detail, 'height: 120', 'height: 120, borderRadius: 60']],
    stray: [listSpace],
  },
  {
    request: '"Dostlarım" yerine "Ailem" yazsın',
    wanted: [[texts, 'Dostlarım', 'Ailem']],
    stray: [listSize, visitGap],
  },
  {
    request: 'renk mor olsun',
    wanted: [[palette, '#0f766e', '#7c3aed']],
    stray: [reminderSpace],
  },
  {
    request: 'boncuğa yeni muayene gir 12 mayıs kısırlaştırma 3500',
    wanted: [
      [
        visits,
        "  { petId: 'p2'",
        "  { petId: 'p1', date: '2026-05-12', reason: 'Kısırlaştırma', cost: 3500 },\n  { petId: 'p2'",
      ],
    ],
    stray: [haircut],
  },
  {
    request: 'i want to go back from the pet page to the list',
    wanted: [
      [app, '<PetDetail id={petId} />', '<PetDetail id={petId} onBack={() => setPetId(null)} />'],
      [detail, '{ id }: { id: string }', '{ id, onBack }: { id: string; onBack: () => void }'],
      [
        detail,
        '<Text>{pet.name}</Text>',
        '<Text onPress={onBack}>Geri</Text>\n      <Text>{pet.name}</Text>',
      ],
    ],
    stray: [reminderSpace, haircut],
  },
  {
    request: 'muayeneleri yeniden eskiye sırala',
    wanted: [
      [
        visitList,
        'visit.petId === petId);',
        'visit.petId === petId).sort((a, b) => b.date.localeCompare(a.date));',
      ],
    ],
    stray: [petsText],
  },
  {
    request: 'listede türü türkçe göster kedi köpek kuş',
    wanted: [[list, '{item.species}', "{{ cat: 'Kedi', dog: 'Köpek', bird: 'Kuş' }[item.species]}"]],
    stray: [detailSpace],
  },
  {
    request: 'show the total spent on visits for each pet',
    wanted: [
      [
        visitList,
        '<Text>{texts.visits}</Text>',
        '<Text>{texts.visits}</Text>\n      <Text>{own.reduce((sum, visit) => sum + visit.cost, 0)} TL</Text>',
      ],
    ],
    stray: [navHeight, reminderSpace],
  },
  {
    request: 'hatırlatma tarihleri gün.ay.yıl olsun',
    wanted: [[next, 'next.toISOString().slice(0, 10)', "next.toLocaleDateString('tr-TR')"]],
    stray: [detailSpace],
  },
  {
    request: 'hiç hayvan yoksa boş liste yazısı koy',
    wanted: [
      [list, 'data={pets}', 'data={pets}\n        ListEmptyComponent={<Text>Henüz hayvan yok</Text>}'],
    ],
    stray: [visitGap, accent],
  },
  {
    request: 'isimleri kalın yap pet listesinde',
    wanted: [[list, '<Text>{item.name}</Text>', "<Text style={{ fontWeight: '700' }}>{item.name}</Text>"]],
    stray: [detailSpace],
  },
  {
    request: 'dont change the colors just make the reminders title bigger',
    wanted: [
      [
        reminders,
        '<Text>{texts.reminders}</Text>',
        '<Text style={{ fontSize: 26 }}>{texts.reminders}</Text>',
      ],
    ],
    stray: [accent],
  },
  {
    request: 'hatırlatmalara tırnak kesimi de gelsin 20 günde bir',
    wanted: [
      [reminders, "'Tıraş'];", "'Tıraş', 'Tırnak'];"],
      [next, 'Tıraş: 45', 'Tıraş: 45, Tırnak: 20'],
    ],
    stray: [visitGap],
  },
  {
    request: 'karabaşın adı Karakız olacak yanlış girmişim',
    wanted: [[pets, 'Karabaş', 'Karakız']],
    stray: [listSpace, petsText],
  },
];
