import { findEntry, type ProjectFiles } from '@kilim/app-kit';
import { composeApp } from '@kilim/composer';
import { describe, expect, it } from 'vitest';
import { rankFiles } from './score-files.ts';

/** A project that the composer did not write: English names, few Turkish texts. */
const shop: ProjectFiles = {
  'package.json': '{"name":"shop","dependencies":{}}',
  'README.md': '# Shop\nProducts, cart, orders, settings, checkout and search.',
  'src/App.tsx':
    "import { RootNavigator } from './navigation/RootNavigator';\nimport { ThemeProvider } from './theme/ThemeProvider';\nexport default function App() { return <ThemeProvider><RootNavigator /></ThemeProvider>; }",
  'src/navigation/RootNavigator.tsx':
    'import { createBottomTabNavigator } from \'@react-navigation/bottom-tabs\';\nconst Tab = createBottomTabNavigator();\nexport function RootNavigator() { return <Tab.Navigator><Tab.Screen name="Home" component={HomeScreen} /><Tab.Screen name="Bag" component={BagScreen} /></Tab.Navigator>; }',
  'src/theme/ThemeProvider.tsx':
    "export const palette = { primary: '#7c3aed', background: '#fff', text: '#111' };\nexport const dark = { ...palette, background: '#000' };\nexport function ThemeProvider({ children }) { return children; }",
  'src/screens/HomeScreen.tsx':
    'export function HomeScreen() { return <FlatList data={products} renderItem={({ item }) => <ProductCard product={item} />} ListEmptyComponent={<Text>Nothing here</Text>} />; }',
  'src/screens/BagScreen.tsx':
    "import { useCart } from '../store/cart';\nexport function BagScreen() { const { lines, total } = useCart(); return <View><Text>Your bag</Text><Text>{formatMoney(total)}</Text></View>; }",
  'src/screens/CheckoutScreen.tsx':
    'export function CheckoutScreen() { const [address, setAddress] = useState(\'\'); return <TextInput value={address} onChangeText={setAddress} placeholder="Delivery address" />; }',
  'src/screens/AccountScreen.tsx':
    'export function AccountScreen() { return <View><Avatar /><Text>{user.email}</Text><Pressable onPress={signOut}><Text>Sign out</Text></Pressable></View>; }',
  'src/screens/LoginScreen.tsx':
    "export function LoginScreen() { const [password, setPassword] = useState(''); return <TextInput secureTextEntry value={password} />; }",
  'src/screens/PreferencesScreen.tsx':
    'export function PreferencesScreen() { return <View><Switch value={notifications} /><Text>Language</Text></View>; }',
  'src/components/ProductCard.tsx':
    'export function ProductCard({ product }) { return <View><Image source={product.image} /><Text>{product.title}</Text><Text>{formatMoney(product.price)}</Text></View>; }',
  'src/components/RatingStars.tsx':
    'export function RatingStars({ rating }) { return <Ionicons name="star" />; }',
  'src/components/EmptyState.tsx':
    'export function EmptyState({ message }) { return <Text>{message}</Text>; }',
  'src/store/cart.ts':
    'export const useCart = create((set) => ({ lines: [], add: (product) => set(), remove: (id) => set(), total: 0 }));',
  'src/store/wishlist.ts':
    'export const useWishlist = create((set) => ({ favorites: [], toggle: (id) => set() }));',
  'src/lib/format-money.ts':
    "export const formatMoney = (value) => new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' }).format(value);",
  'src/lib/validate-address.ts':
    "export function validateAddress(address) { return address.length > 10 ? null : 'Too short'; }",
  'src/lib/discounts.ts':
    'export const coupons = { WELCOME10: 0.1 };\nexport function applyCoupon(total, code) { return total * (1 - (coupons[code] ?? 0)); }',
};

function compose(): ProjectFiles {
  const prompt = 'Kuaför salonum için randevu ve müşteri takip uygulaması, hizmetler ve fiyatlar olsun';
  const app = composeApp({ prompt, language: 'tr' });
  if (app.kind !== 'app') throw new Error(app.kind);
  return app.files;
}
const composed = compose();

const placeOf = (files: ProjectFiles, prompt: string, target: RegExp): number =>
  rankFiles({ files, prompt, entry: findEntry(files), recentPaths: [] }).findIndex((path) =>
    target.test(path),
  ) + 1;

const inShop: readonly [string, RegExp][] = [
  ['sepetteki toplam tutarı daha büyük yaz', /BagScreen|store\/cart/],
  ['sepetten ürün çıkarınca sayı güncellenmiyor', /store\/cart|BagScreen/],
  ['koyu temada arka plan gri olsun', /ThemeProvider/],
  ['ana rengi turuncu yap', /ThemeProvider/],
  ['alt menüye yeni bir sekme ekle', /RootNavigator/],
  ['fiyatlar kuruşsuz gösterilsin', /format-money|ProductCard/],
  ['favorilere eklenenler kaybolmasın', /wishlist/],
  ['indirim kuponu yüzde 20 olsun', /discounts/],
  ['giriş ekranında şifreyi göster düğmesi olsun', /LoginScreen/],
  ['profil sayfasına telefon ekle', /AccountScreen/],
  ['bildirimleri ayarlardan kapatabileyim', /PreferencesScreen/],
  ['yıldızlar sarı olsun', /RatingStars/],
  ['adres çok kısaysa uyarı ver', /validate-address|CheckoutScreen/],
  ['ürün kartındaki resim daha büyük olsun', /ProductCard/],
  ['show the total in the cart', /BagScreen|store\/cart/],
  ['make the dark theme softer', /ThemeProvider/],
  ['add a tab to the navigation', /RootNavigator/],
  ['validate the delivery address', /validate-address|CheckoutScreen/],
  ['useWishlist should keep its items', /wishlist/],
  ['the password field should be visible', /LoginScreen/],
];
const inComposed: readonly [string, RegExp][] = [
  ['müşteri listesinde telefon da görünsün', /customers\/(?:CustomerRow|CustomersScreen)/],
  ['hizmet formuna süre alanı ekle', /services\/ServiceFormScreen/],
  ['müşterilerin notlarını detayda göster', /customers\/CustomerDetailScreen/],
  ['ayarlar sayfasındaki yazıları büyüt', /SettingsScreen|settings\.ts/],
  ['renkleri değiştir, yeşil tonlar olsun', /theme/],
  ['boş listede başka bir mesaj yaz', /EmptyState/],
  ['arama çubuğunu yuvarlak yap', /SearchBar|search/],
  ['alt sekmelerin sırasını değiştir', /TabBar|navigation|TabButton|tab-icon/],
  ['müşteri adı boşsa kaydetmesin', /validate-customer|CustomerFormScreen/],
  ['tarih seçimi pazartesiden başlasın', /DateField|days|MonthGrid/],
  ['change the colours of the theme', /theme/],
  ['make the customer list compact', /customers\/(?:CustomerRow|CustomersScreen)/],
  ['the search bar should be round', /SearchBar|search/],
  ['customer form needs an email', /customers\/CustomerFormScreen/],
  ['empty state needs a picture', /EmptyState/],
];

describe('rankFiles', () => {
  it.each(inShop)('finds the file of %j in a project written by hand', (prompt, target) => {
    expect(placeOf(shop, prompt, target)).toBeLessThanOrEqual(3);
  });
  it.each(inComposed)('finds the file of %j in a composed app', (prompt, target) => {
    expect(placeOf(composed, prompt, target)).toBeLessThanOrEqual(5);
  });
});
