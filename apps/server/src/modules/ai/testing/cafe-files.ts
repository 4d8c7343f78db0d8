import type { ProjectFiles } from '@kilim/app-kit';

/** The app of a café, which was written together with its requests and without a look at the rules of scope. */
export const cafeFiles: ProjectFiles = {
  'package.json': '{\n  "name": "cafe",\n  "dependencies": {}\n}\n',
  'src/App.tsx': `import { useState } from 'react';
import { View } from 'react-native';
import { TabBar } from './components/TabBar';
import { BasketScreen } from './screens/BasketScreen';
import { BranchScreen } from './screens/BranchScreen';
import { MenuScreen } from './screens/MenuScreen';
import { PointsScreen } from './screens/PointsScreen';
import { ProfileScreen } from './screens/ProfileScreen';

const pages = [MenuScreen, BasketScreen, PointsScreen, BranchScreen, ProfileScreen];

export default function App() {
  const [at, setAt] = useState(0);
  const Page = pages[at] ?? MenuScreen;
  return (
    <View style={{ flex: 1 }}>
      <Page />
      <TabBar selected={at} onSelect={setAt} />
    </View>
  );
}
`,
  'src/components/TabBar.tsx': `import { Pressable, Text, View } from 'react-native';
import { theme } from '../theme';

const titles = ['Menü', 'Sepet', 'Puanlar', 'Şubeler', 'Profil'];

export function TabBar({ selected, onSelect }: { selected: number; onSelect: (at: number) => void }) {
  return (
    <View style={{ flexDirection: 'row', padding: 4 }}>
      {titles.map((title, index) => (
        <Pressable key={title} onPress={() => onSelect(index)}>
          <Text style={{ color: index === selected ? theme.primary : theme.muted }}>{title}</Text>
        </Pressable>
      ))}
    </View>
  );
}
`,
  'src/components/ProductCard.tsx': `import { Image, Pressable, Text, View } from 'react-native';
import type { Product } from '../data/products';
import { formatPrice } from '../lib/price';

export function ProductCard({ product, onAdd }: { product: Product; onAdd: () => void }) {
  return (
    <View style={{ padding: 10 }}>
      <Image source={{ uri: product.picture }} style={{ width: 80, height: 80 }} />
      <Text>{product.name}</Text>
      <Text>{formatPrice(product.price)}</Text>
      <Pressable onPress={onAdd}>
        <Text>Ekle</Text>
      </Pressable>
    </View>
  );
}
`,
  'src/screens/MenuScreen.tsx': `import { FlatList, Text, View } from 'react-native';
import { ProductCard } from '../components/ProductCard';
import { products } from '../data/products';
import { addToBasket } from '../state/basket';

export function MenuScreen() {
  return (
    <View>
      <Text style={{ fontSize: 24 }}>Ne içmek istersiniz?</Text>
      <FlatList
        data={products}
        renderItem={({ item }) => <ProductCard product={item} onAdd={() => addToBasket(item)} />}
      />
    </View>
  );
}
`,
  'src/screens/BasketScreen.tsx': `import { Pressable, Text, View } from 'react-native';
import { formatPrice } from '../lib/price';
import { useBasket } from '../state/basket';

export function BasketScreen() {
  const { items, clear } = useBasket();
  const total = items.reduce((sum, item) => sum + item.price, 0);
  return (
    <View style={{ padding: 16 }}>
      <Text>Sepetiniz</Text>
      {items.map((item, index) => (
        <Text key={index}>{item.name}</Text>
      ))}
      <Text>Toplam {formatPrice(total)}</Text>
      <Pressable onPress={clear}>
        <Text>Siparişi ver</Text>
      </Pressable>
    </View>
  );
}
`,
  'src/screens/PointsScreen.tsx': `import { Text, View } from 'react-native';

const cups = 6;

export function PointsScreen() {
  return (
    <View style={{ padding: 16 }}>
      <Text>Puanlarınız</Text>
      <Text>{cups} / 10 kahve</Text>
      <Text>10 kahve alana 1 kahve hediye</Text>
    </View>
  );
}
`,
  'src/screens/BranchScreen.tsx': `import { Text, View } from 'react-native';

const branches = [
  { id: 1, name: 'Kadıköy', phone: '0216 000 00 01', hours: '08:00 - 22:00' },
  { id: 2, name: 'Beşiktaş', phone: '0212 000 00 02', hours: '08:00 - 23:00' },
];

export function BranchScreen() {
  return (
    <View style={{ padding: 16 }}>
      <Text>Size en yakın yer</Text>
      {branches.map(({ id, name, phone, hours }) => (
        <View key={id}>
          <Text>{name}</Text>
          <Text>{phone}</Text>
          <Text>{hours}</Text>
        </View>
      ))}
    </View>
  );
}
`,
  'src/screens/ProfileScreen.tsx': `import { useState } from 'react';
import { Pressable, Text, TextInput, View } from 'react-native';

export function ProfileScreen() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [saved, setSaved] = useState(false);
  return (
    <View style={{ padding: 16 }}>
      <Text>Hesabım</Text>
      <TextInput value={name} onChangeText={setName} placeholder="Adınız" />
      <TextInput value={email} onChangeText={setEmail} placeholder="E-posta" />
      <Pressable onPress={() => setSaved(true)}>
        <Text>{saved ? 'Kaydedildi' : 'Kaydet'}</Text>
      </Pressable>
    </View>
  );
}
`,
  'src/data/products.ts': `export interface Product {
  name: string;
  price: number;
  kind: 'coffee' | 'tea' | 'dessert';
  picture: string;
}

export const products: Product[] = [
  { name: 'Latte', price: 95, kind: 'coffee', picture: 'https://example.com/latte.png' },
  { name: 'Türk kahvesi', price: 70, kind: 'coffee', picture: 'https://example.com/turk.png' },
  { name: 'Cheesecake', price: 140, kind: 'dessert', picture: 'https://example.com/cake.png' },
];
`,
  'src/lib/price.ts': `export function formatPrice(price: number): string {
  return price + ' TL';
}
`,
  'src/state/basket.ts': `import { useSyncExternalStore } from 'react';
import type { Product } from '../data/products';

let items: Product[] = [];
const listeners = new Set<() => void>();
const change = (next: Product[]) => {
  items = next;
  for (const tell of listeners) tell();
};
export const addToBasket = (product: Product) => change([...items, product]);

export function useBasket() {
  const current = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => items,
  );
  return { items: current, clear: () => change([]) };
}
`,
  'src/theme.ts': `export const theme = { primary: '#6f4e37', muted: '#9ca3af', background: '#fffaf5' };
`,
};
