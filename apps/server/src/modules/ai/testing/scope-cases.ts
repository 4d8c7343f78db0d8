import type { ProjectFiles } from '@kilim/app-kit';

/** A small shop that the composer did not write. */
export const shopFiles: ProjectFiles = {
  'package.json': '{\n  "name": "shop",\n  "dependencies": {}\n}\n',
  'src/App.tsx': `import { HomeScreen } from './screens/HomeScreen';
import { CartScreen } from './screens/CartScreen';
import { ProfileScreen } from './screens/ProfileScreen';
import { SettingsScreen } from './screens/SettingsScreen';

export default function App() {
  return (
    <>
      <HomeScreen />
      <CartScreen />
      <ProfileScreen />
      <SettingsScreen />
    </>
  );
}
`,
  'src/screens/HomeScreen.tsx': `import { StyleSheet, Text, View } from 'react-native';
import { ProductCard } from '../components/ProductCard';
import { palette } from '../theme';

export function HomeScreen() {
  return (
    <View style={styles.page}>
      <Text style={styles.heading}>Hoş geldiniz</Text>
      <ProductCard name="Kilim" price={1200} />
    </View>
  );
}

const styles = StyleSheet.create({
  page: { padding: 16, backgroundColor: palette.paper },
  heading: { fontSize: 24 },
});
`,
  'src/screens/CartScreen.tsx': `import { Text, View } from 'react-native';
import { useCart } from '../store/cart';

export function CartScreen() {
  const { lines } = useCart();
  return (
    <View>
      <Text>Sepetim</Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  );
}
`,
  'src/screens/ProfileScreen.tsx': `import { Text, View } from 'react-native';

export function ProfileScreen() {
  return (
    <View>
      <Text>Ayşe Yılmaz</Text>
    </View>
  );
}
`,
  'src/screens/SettingsScreen.tsx': `import { Switch, Text, View } from 'react-native';

export function SettingsScreen() {
  return (
    <View>
      <Text>Ayarlar</Text>
      <Switch value={true} />
    </View>
  );
}
`,
  'src/components/ProductCard.tsx': `import { Text, View } from 'react-native';

export function ProductCard({ name, price }: { name: string; price: number }) {
  return (
    <View>
      <Text>{name}</Text>
      <Text>{price}</Text>
    </View>
  );
}
`,
  'src/store/cart.ts': `import { useState } from 'react';

export function useCart() {
  const [lines] = useState<string[]>([]);
  return { lines };
}
`,
  'src/theme.ts': `export const palette = { paper: '#ffffff', ink: '#222222' };
`,
};

/** Replaces one text of a file. */
export type Edit = readonly [path: string, from: string, to: string];

const headingSize: Edit = ['src/screens/HomeScreen.tsx', 'fontSize: 24', 'fontSize: 32'];
const homeText: Edit = ['src/screens/HomeScreen.tsx', 'Hoş geldiniz', 'Merhaba'];
const homePaper: Edit = ['src/screens/HomeScreen.tsx', 'palette.paper', "'#fff7ed'"];
const cartText: Edit = ['src/screens/CartScreen.tsx', 'Sepetim', 'Alışveriş sepetim'];
const profileText: Edit = ['src/screens/ProfileScreen.tsx', 'Ayşe Yılmaz', 'Hesabım'];
const settingsText: Edit = ['src/screens/SettingsScreen.tsx', 'Ayarlar', 'Tercihler'];
const paperColor: Edit = ['src/theme.ts', '#ffffff', '#fafafa'];
const cartTotal: readonly Edit[] = [
  ['src/store/cart.ts', 'return { lines }', 'return { lines, total: lines.length }'],
  ['src/screens/CartScreen.tsx', 'const { lines }', 'const { lines, total }'],
  ['src/screens/CartScreen.tsx', '<Text>Sepetim</Text>', '<Text>Sepetim {total}</Text>'],
];
const cardPrice: Edit = ['src/components/ProductCard.tsx', '{price}', '{price} TL'];

export interface ScopeCase {
  readonly request: string;
  readonly edits: readonly Edit[];
  /** Changed files that the request does not concern. */
  readonly outside: readonly string[];
}

const home = 'src/screens/HomeScreen.tsx';
const cart = 'src/screens/CartScreen.tsx';
const profile = 'src/screens/ProfileScreen.tsx';
const settings = 'src/screens/SettingsScreen.tsx';
const theme = 'src/theme.ts';
const card = 'src/components/ProductCard.tsx';

/** Answers that change more than was asked for. */
export const overreaching: readonly ScopeCase[] = [
  { request: 'Ana ekrandaki başlığı büyüt', edits: [headingSize, profileText], outside: [profile] },
  { request: 'Sepette toplamı göster', edits: [...cartTotal, settingsText], outside: [settings] },
  { request: 'Profil ekranındaki adı değiştir', edits: [profileText, paperColor], outside: [theme] },
  { request: 'Ayarlar başlığı "Tercihler" olsun', edits: [settingsText, profileText], outside: [profile] },
  { request: 'Ürün kartında fiyatın yanına TL yaz', edits: [cardPrice, settingsText], outside: [settings] },
  {
    request: 'src/theme.ts dosyasında zemini #fafafa yap',
    edits: [paperColor, profileText],
    outside: [profile],
  },
  {
    request: 'Sadece HomeScreen dosyasını değiştir, karşılama metni Merhaba olsun',
    edits: [homeText, cartText],
    outside: [cart],
  },
  { request: 'Sepet başlığını uzat, profile dokunma', edits: [cartText, profileText], outside: [profile] },
  {
    request: 'Sepetteki yazıyı uzat, başka hiçbir şeyi değiştirme',
    edits: [cartText, homeText, paperColor],
    outside: [home, theme],
  },
  {
    request: 'Tüm ekranların metinlerini kısalt ama ayarlar ekranı olduğu gibi kalsın',
    edits: [homeText, profileText, settingsText],
    outside: [settings],
  },
  {
    request: 'Make the heading of the home screen bigger',
    edits: [headingSize, profileText],
    outside: [profile],
  },
  { request: 'Show the total in the cart', edits: [...cartTotal, profileText], outside: [profile] },
  { request: 'Change the name on the profile screen', edits: [profileText, paperColor], outside: [theme] },
  {
    request: 'Rewrite nothing but the settings title, it should say Tercihler',
    edits: [settingsText, cartText],
    outside: [cart],
  },
  {
    request: 'Write TL after the price on the product card',
    edits: [cardPrice, profileText],
    outside: [profile],
  },
  { request: 'In src/theme.ts set paper to #fafafa', edits: [paperColor, settingsText], outside: [settings] },
  {
    request: 'Only change CartScreen: a longer title',
    edits: [cartText, settingsText, paperColor],
    outside: [settings, theme],
  },
  {
    request: "Use a longer cart title and don't touch the profile screen",
    edits: [cartText, profileText],
    outside: [profile],
  },
  {
    request: 'Greet with Merhaba on the home screen, leave the settings screen as it is',
    edits: [homeText, settingsText],
    outside: [settings],
  },
  {
    request: 'Shorten the texts of all screens, but keep the product card unchanged',
    edits: [homeText, profileText, cardPrice],
    outside: [card],
  },
];

/** Answers that change what was asked for, and what belongs to it. */
export const fitting: readonly ScopeCase[] = [
  { request: 'Sepette toplamı göster', edits: cartTotal, outside: [] },
  { request: 'Show the total in the cart', edits: cartTotal, outside: [] },
  {
    request: 'Renkleri değiştir, daha sıcak olsun',
    edits: [paperColor, homePaper],
    outside: [],
  },
  { request: 'Use a dark theme', edits: [paperColor, homePaper], outside: [] },
  { request: 'Uygulamayı İngilizceye çevir', edits: [homeText, cartText, settingsText], outside: [] },
  { request: 'Translate the app to English', edits: [homeText, cartText, settingsText], outside: [] },
  { request: 'Daha güzel yap', edits: [headingSize, profileText], outside: [] },
  { request: 'Make it feel more friendly', edits: [headingSize, profileText], outside: [] },
  { request: 'Sepet açılınca hata veriyor, düzelt', edits: [cartText, profileText], outside: [] },
  { request: 'It does not work, TypeError in src/App.tsx', edits: [profileText], outside: [] },
  { request: 'Tüm ekranlarda başlıkları kısalt', edits: [homeText, profileText, settingsText], outside: [] },
  { request: 'bir sayaç ekle', edits: [profileText], outside: [] },
];

/** A project with some edits applied. */
export function applyEdits(project: ProjectFiles, edits: readonly Edit[]): ProjectFiles {
  const files = { ...project };
  for (const [path, from, to] of edits) {
    const text = files[path];
    if (text === undefined || !text.includes(from)) throw new Error(`No ${from} in ${path}`);
    files[path] = text.replace(from, to);
  }
  return files;
}

/** The shop with some edits applied. */
export const editShop = (edits: readonly Edit[]): ProjectFiles => applyEdits(shopFiles, edits);
