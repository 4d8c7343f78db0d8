import type { CarelessAnswer } from './careless-answers.ts';
import type { Edit } from './scope-cases.ts';

const app = 'src/App.tsx';
const tabs = 'src/components/TabBar.tsx';
const card = 'src/components/ProductCard.tsx';
const menu = 'src/screens/MenuScreen.tsx';
const basket = 'src/screens/BasketScreen.tsx';
const points = 'src/screens/PointsScreen.tsx';
const branch = 'src/screens/BranchScreen.tsx';
const profile = 'src/screens/ProfileScreen.tsx';
const products = 'src/data/products.ts';
const price = 'src/lib/price.ts';
const theme = 'src/theme.ts';

const tabSpace: Edit = [tabs, 'padding: 4', 'padding: 12'];
const cardSpace: Edit = [card, 'padding: 10', 'padding: 14'];
const menuText: Edit = [menu, 'Ne içmek istersiniz?', 'Bugün ne alırsınız?'];
const basketText: Edit = [basket, 'Sepetiniz', 'Seçtikleriniz'];
const basketSpace: Edit = [basket, 'padding: 16', 'padding: 20'];
const pointsText: Edit = [points, 'Puanlarınız', 'Biriken hediyeler'];
const branchText: Edit = [branch, 'Size en yakın yer', 'Bizi ziyaret edin'];
const branchSpace: Edit = [branch, 'padding: 16', 'padding: 24'];
const profileText: Edit = [profile, 'Hesabım', 'Merhaba'];
const profileSpace: Edit = [profile, 'padding: 16', 'padding: 28'];

/** 20 requests as hurried users write them. */
export const cafeAnswers: readonly CarelessAnswer[] = [
  {
    request: 'fiyatlar ₺95,00 şeklinde gözüksün',
    wanted: [[price, "price + ' TL'", "'₺' + price.toFixed(2).replace('.', ',')"]],
    stray: [branchText, profileSpace],
  },
  {
    request: 'sepette ürünü silemiyorum çarpı koy',
    wanted: [[basket, '{item.name}</Text>', '{item.name} ✕</Text>']],
    stray: [pointsText],
  },
  {
    request: 'menüye limonata ekler misin 80 lira',
    wanted: [
      [
        products,
        "  { name: 'Cheesecake'",
        "  { name: 'Limonata', price: 80, kind: 'tea', picture: '' },\n  { name: 'Cheesecake'",
      ],
    ],
    stray: [profileText, branchSpace],
  },
  {
    request: 'şubelerin telefonuna basınca arasın',
    wanted: [
      [branch, 'import { Text, View }', 'import { Linking, Text, View }'],
      [
        branch,
        '<Text>{phone}</Text>',
        "<Text onPress={() => Linking.openURL('tel:' + phone)}>{phone}</Text>",
      ],
    ],
    stray: [basketText],
  },
  {
    request: 'profil kaydedince ad boşsa uyarsın',
    wanted: [[profile, 'onPress={() => setSaved(true)}', "onPress={() => setSaved(name.trim() !== '')}"]],
    stray: [tabSpace, menuText],
  },
  {
    request: 'ürün resimleri daha büyük olsa',
    wanted: [[card, 'width: 80, height: 80', 'width: 120, height: 120']],
    stray: [pointsText],
  },
  {
    request: 'hediye için 10 değil 8 kahve yetsin',
    wanted: [
      [points, '/ 10 kahve', '/ 8 kahve'],
      [points, '10 kahve alana', '8 kahve alana'],
    ],
    stray: [basketSpace, branchText],
  },
  {
    request: 'alttaki menüde seçili olan kalın yazılsın',
    wanted: [[tabs, 'style={{ color:', "style={{ fontWeight: index === selected ? '700' : '400', color:"]],
    stray: [profileText],
  },
  {
    request: 'kahverengi çok koyu biraz aç',
    wanted: [[theme, '#6f4e37', '#a47551']],
    stray: [branchText, pointsText],
  },
  {
    request: 'sipariş verince teşekkürler yazsın',
    wanted: [[basket, 'Siparişi ver', 'Siparişi ver (teşekkürler)']],
    stray: [cardSpace, profileText],
  },
  {
    request: 'basket shld show how many of each',
    wanted: [
      [
        basket,
        '{item.name}</Text>',
        '{item.name} × {items.filter((other) => other.name === item.name).length}</Text>',
      ],
    ],
    stray: [branchText],
  },
  {
    request: 'app opens on the wrong tab i want points first',
    wanted: [[app, 'useState(0)', 'useState(2)']],
    stray: [cardSpace, profileText],
  },
  {
    request: 'opening hours of besiktas are 9 to 21',
    wanted: [[branch, '08:00 - 23:00', '09:00 - 21:00']],
    stray: [menuText],
  },
  {
    request: 'dont let people type a wrong email',
    wanted: [[profile, 'onPress={() => setSaved(true)}', "onPress={() => setSaved(email.includes('@'))}"]],
    stray: [pointsText, tabSpace],
  },
  {
    request: 'sort the drinks by price pls',
    wanted: [[menu, 'data={products}', 'data={[...products].sort((a, b) => a.price - b.price)}']],
    stray: [branchSpace, profileText],
  },
  {
    request: 'the add button is tiny make it bigger',
    wanted: [[card, '<Text>Ekle</Text>', '<Text style={{ fontSize: 20 }}>Ekle</Text>']],
    stray: [pointsText],
  },
  {
    request: 'latte is 110 now',
    wanted: [[products, 'price: 95', 'price: 110']],
    stray: [basketText, branchSpace],
  },
  {
    request: 'show loyalty as 10 little cups instead of numbers',
    wanted: [[points, '{cups} / 10 kahve', "{'☕'.repeat(cups)}{'○'.repeat(10 - cups)}"]],
    stray: [profileSpace],
  },
  {
    request: 'only show desserts when i tap a filter on the menu',
    wanted: [[menu, 'data={products}', "data={products.filter(({ kind }) => kind === 'dessert')}"]],
    stray: [basketSpace, profileText],
  },
  {
    request: 'greyed out tabs are unreadable',
    wanted: [[theme, '#9ca3af', '#4b5563']],
    stray: [branchText],
  },
];
