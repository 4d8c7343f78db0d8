import type { ProjectFiles } from '@kilim/app-kit';

/** The app of a gym, which no other scripted request uses. */
export const gymFiles: ProjectFiles = {
  'package.json': '{\n  "name": "gym",\n  "dependencies": {}\n}\n',
  'src/App.tsx': `import { useState } from 'react';
import { Pressable, Text, View } from 'react-native';
import { Header } from './components/Header';
import { BookingScreen } from './screens/BookingScreen';
import { ClassList } from './screens/ClassList';
import { LoginScreen } from './screens/LoginScreen';
import { StatsScreen } from './screens/StatsScreen';
import { TrainerScreen } from './screens/TrainerScreen';

const tabs = ['Dersler', 'Rezervasyon', 'Eğitmenler', 'Özet', 'Giriş'];
const pages = [ClassList, BookingScreen, TrainerScreen, StatsScreen, LoginScreen];

export default function App() {
  const [at, setAt] = useState(0);
  const Page = pages[at] ?? ClassList;
  return (
    <View>
      <Header />
      <Page />
      {tabs.map((tab, index) => (
        <Pressable key={tab} onPress={() => setAt(index)}>
          <Text>{tab}</Text>
        </Pressable>
      ))}
    </View>
  );
}
`,
  'src/screens/ClassList.tsx': `import { FlatList, Text, View } from 'react-native';
import { ClassRow } from '../components/ClassRow';
import { classes } from '../data/classes';

export function ClassList() {
  return (
    <View>
      <Text>Bu hafta</Text>
      <FlatList data={classes} renderItem={({ item }) => <ClassRow entry={item} />} />
    </View>
  );
}
`,
  'src/screens/BookingScreen.tsx': `import { useState } from 'react';
import { Pressable, Text, TextInput, View } from 'react-native';

export function BookingScreen() {
  const [person, setPerson] = useState('');
  const [booked, setBooked] = useState<string[]>([]);
  const confirm = () => setBooked([...booked, person]);
  return (
    <View>
      <Text>Yerini ayırt</Text>
      <TextInput value={person} onChangeText={setPerson} placeholder="Adın" />
      <Pressable onPress={confirm}>
        <Text>Onayla</Text>
      </Pressable>
      <Text>{booked.length} kayıt</Text>
    </View>
  );
}
`,
  'src/screens/TrainerScreen.tsx': `import { Image, Text, View } from 'react-native';

const trainers = [
  { id: 1, person: 'Selin', photo: 'https://example.com/selin.png' },
  { id: 2, person: 'Can', photo: 'https://example.com/can.png' },
];

export function TrainerScreen() {
  return (
    <View>
      <Text>Ekibimiz</Text>
      {trainers.map(({ id, person, photo }) => (
        <View key={id}>
          <Image source={{ uri: photo }} style={{ width: 64, height: 64 }} />
          <Text>{person}</Text>
        </View>
      ))}
    </View>
  );
}
`,
  'src/screens/LoginScreen.tsx': `import { Pressable, Text, TextInput, View } from 'react-native';

export function LoginScreen() {
  return (
    <View style={{ padding: 24 }}>
      <Text>Tekrar merhaba</Text>
      <TextInput placeholder="E-posta" />
      <TextInput placeholder="Şifre" secureTextEntry />
      <Pressable>
        <Text>Devam</Text>
      </Pressable>
    </View>
  );
}
`,
  'src/screens/StatsScreen.tsx': `import { Text, View } from 'react-native';
import { formatDay } from '../lib/dates';

export function StatsScreen() {
  const visits = [3, 5, 2];
  return (
    <View style={{ gap: 8 }}>
      <Text>{formatDay(new Date(0))}</Text>
      {visits.map((count, week) => (
        <Text key={week}>{count}</Text>
      ))}
    </View>
  );
}
`,
  'src/components/ClassRow.tsx': `import { Text, View } from 'react-native';
import type { GymClass } from '../data/classes';
import { formatDay } from '../lib/dates';

export function ClassRow({ entry }: { entry: GymClass }) {
  return (
    <View style={{ padding: 8 }}>
      <Text>{entry.title}</Text>
      <Text>{formatDay(entry.day)}</Text>
    </View>
  );
}
`,
  'src/components/Header.tsx': `import { Text, View } from 'react-native';
import { colors } from '../theme/colors';

export function Header() {
  return (
    <View style={{ backgroundColor: colors.brand }}>
      <Text style={{ fontSize: 34, color: colors.onBrand }}>Güç Kulübü</Text>
    </View>
  );
}
`,
  'src/data/classes.ts': `export interface GymClass {
  title: string;
  day: Date;
  capacity: number;
  taken: number;
}

export const classes: GymClass[] = [
  { title: 'Spinning', day: new Date('2026-03-12T10:00'), capacity: 12, taken: 12 },
  { title: 'Boks', day: new Date('2026-03-11T18:00'), capacity: 12, taken: 4 },
];
`,
  'src/lib/dates.ts': `export function formatDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}
`,
  'src/theme/colors.ts': `export const colors = { brand: '#1d4ed8', onBrand: '#ffffff', accent: '#f97316', line: '#cbd5e1' };
`,
};
