import type { ProjectFiles } from '@kilim/app-kit';

/** The app of a vet, with folders by feature and texts apart, written without a look at the rules of scope. */
export const vetFiles: ProjectFiles = {
  'package.json': '{\n  "name": "vet",\n  "dependencies": {}\n}\n',
  'src/App.tsx': `import { useState } from 'react';
import { SafeAreaView } from 'react-native';
import { PetList } from './features/pets/PetList';
import { PetDetail } from './features/pets/PetDetail';
import { Reminders } from './features/reminders/Reminders';
import { BottomNav } from './ui/BottomNav';
import { palette } from './ui/palette';

export default function App() {
  const [tab, setTab] = useState<'pets' | 'reminders'>('pets');
  const [petId, setPetId] = useState<string | null>(null);
  return (
    <SafeAreaView style={{ flex: 1, backgroundColor: palette.surface }}>
      {tab === 'reminders' ? <Reminders /> : petId === null ? <PetList onOpen={setPetId} /> : <PetDetail id={petId} />}
      <BottomNav tab={tab} onChange={setTab} />
    </SafeAreaView>
  );
}
`,
  'src/features/pets/PetList.tsx': `import { FlatList, Pressable, Text, View } from 'react-native';
import { texts } from '../../i18n/texts';
import { usePets } from './usePets';

export function PetList({ onOpen }: { onOpen: (id: string) => void }) {
  const { pets } = usePets();
  return (
    <View style={{ padding: 18 }}>
      <Text style={{ fontSize: 28 }}>{texts.myPets}</Text>
      <FlatList
        data={pets}
        renderItem={({ item }) => (
          <Pressable onPress={() => onOpen(item.id)}>
            <Text>{item.name}</Text>
            <Text>{item.species}</Text>
          </Pressable>
        )}
      />
    </View>
  );
}
`,
  'src/features/pets/PetDetail.tsx': `import { Image, Text, View } from 'react-native';
import { VisitList } from '../visits/VisitList';
import { ageOf } from './ageOf';
import { usePets } from './usePets';

export function PetDetail({ id }: { id: string }) {
  const { pets } = usePets();
  const pet = pets.find((one) => one.id === id);
  if (!pet) return null;
  return (
    <View style={{ padding: 20 }}>
      <Image source={{ uri: pet.photo }} style={{ width: 120, height: 120 }} />
      <Text>{pet.name}</Text>
      <Text>{ageOf(pet.born)}</Text>
      <VisitList petId={id} />
    </View>
  );
}
`,
  'src/features/pets/ageOf.ts': `export function ageOf(born: string): string {
  const years = new Date().getFullYear() - Number(born.slice(0, 4));
  return years + ' yaşında';
}
`,
  'src/features/pets/usePets.ts': `import { useState } from 'react';

export interface Pet {
  id: string;
  name: string;
  species: 'cat' | 'dog' | 'bird';
  born: string;
  photo: string;
}

const first: Pet[] = [
  { id: 'p1', name: 'Boncuk', species: 'cat', born: '2021-04-02', photo: '' },
  { id: 'p2', name: 'Karabaş', species: 'dog', born: '2018-11-20', photo: '' },
];

export function usePets() {
  const [pets, setPets] = useState(first);
  const addPet = (pet: Pet) => setPets([...pets, pet]);
  return { pets, addPet };
}
`,
  'src/features/visits/VisitList.tsx': `import { Text, View } from 'react-native';
import { texts } from '../../i18n/texts';
import { visits } from './visits';

export function VisitList({ petId }: { petId: string }) {
  const own = visits.filter((visit) => visit.petId === petId);
  return (
    <View style={{ gap: 6 }}>
      <Text>{texts.visits}</Text>
      {own.map((visit) => (
        <Text key={visit.date}>
          {visit.date} {visit.reason} {visit.cost} TL
        </Text>
      ))}
    </View>
  );
}
`,
  'src/features/visits/visits.ts': `export const visits = [
  { petId: 'p1', date: '2026-02-11', reason: 'Aşı', cost: 900 },
  { petId: 'p2', date: '2026-03-05', reason: 'Diş temizliği', cost: 2400 },
];
`,
  'src/features/reminders/Reminders.tsx': `import { useState } from 'react';
import { Switch, Text, View } from 'react-native';
import { texts } from '../../i18n/texts';
import { nextDate } from './nextDate';

const kinds = ['Aşı', 'Parazit', 'Tıraş'];

export function Reminders() {
  const [on, setOn] = useState<string[]>([]);
  return (
    <View style={{ padding: 16 }}>
      <Text>{texts.reminders}</Text>
      {kinds.map((kind) => (
        <View key={kind}>
          <Text>{kind}</Text>
          <Text>{nextDate(kind)}</Text>
          <Switch value={on.includes(kind)} onValueChange={() => setOn([...on, kind])} />
        </View>
      ))}
    </View>
  );
}
`,
  'src/features/reminders/nextDate.ts': `const days: Record<string, number> = { Aşı: 365, Parazit: 60, Tıraş: 45 };

export function nextDate(kind: string): string {
  const next = new Date(Date.now() + (days[kind] ?? 30) * 86_400_000);
  return next.toISOString().slice(0, 10);
}
`,
  'src/i18n/texts.ts': `export const texts = {
  myPets: 'Dostlarım',
  visits: 'Muayeneler',
  reminders: 'Hatırlatmalar',
  pets: 'Hayvanlar',
};
`,
  'src/ui/BottomNav.tsx': `import { Pressable, Text, View } from 'react-native';
import { texts } from '../i18n/texts';
import { palette } from './palette';

type Tab = 'pets' | 'reminders';

export function BottomNav({ tab, onChange }: { tab: Tab; onChange: (tab: Tab) => void }) {
  return (
    <View style={{ flexDirection: 'row', height: 56 }}>
      {(['pets', 'reminders'] as const).map((name) => (
        <Pressable key={name} onPress={() => onChange(name)}>
          <Text style={{ color: tab === name ? palette.accent : palette.quiet }}>{texts[name]}</Text>
        </Pressable>
      ))}
    </View>
  );
}
`,
  'src/ui/palette.ts': `export const palette = { accent: '#0f766e', quiet: '#94a3b8', surface: '#f8fafc' };
`,
};
