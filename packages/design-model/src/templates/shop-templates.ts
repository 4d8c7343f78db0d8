import { button, card, field, heading, hint, picture, same, tabs, text, words } from './parts.ts';
import type { Template, Words } from './template.ts';

const product = (index: number, title: Words, price: Words) =>
  card(
    'product',
    [24 + (index % 2) * 170, 216 + Math.floor(index / 2) * 244, 157, 232],
    [
      picture('photo', [10, 10, 135, 120], 10),
      text('product title', [12, 140, 131, 22], title, { fontWeight: '600' }),
      hint('product price', [12, 162, 131, 20], price),
      button('add', [10, 186, 135, 36], words('Sepete ekle', 'Add to cart'), {
        fontSize: 14,
        borderRadius: 10,
      }),
    ],
  );

const line = (index: number, title: Words, detail: Words, price: Words) =>
  card(
    'cart row',
    [24, 128 + index * 108, 327, 96],
    [
      picture('photo', [12, 11, 72, 72], 10),
      text('row title', [100, 14, 150, 22], title, { fontWeight: '600' }),
      hint('row detail', [100, 38, 150, 20], detail),
      text('row price', [100, 62, 120, 22], price, { fontWeight: '600' }),
      button('more', [271, 26, 44, 44], same('+'), {
        fontSize: 20,
        backgroundColor: 'accentSoft',
        color: 'ink',
      }),
    ],
  );

const sum = (name: string, top: number, label: Words, value: Words, isTotal = false) => [
  text(
    `${name} label`,
    [24, top, 200, 24],
    label,
    isTotal ? { fontWeight: 'bold', fontSize: 18 } : { color: 'muted' },
  ),
  text(`${name} value`, [231, top, 120, 24], value, {
    textAlign: 'right',
    ...(isTotal ? { fontWeight: 'bold', fontSize: 18 } : {}),
  }),
];

/** Screens of a shop. */
export const shopTemplates: readonly Template[] = [
  {
    id: 'product-showcase',
    category: 'E-commerce',
    parts: [
      heading('title', [24, 64, 260, 40], words('Yeni gelenler', 'New arrivals')),
      field('search', [24, 120, 327, 48], words('Ürün ara', 'Search products')),
      hint('count', [24, 180, 327, 22], words('Bu hafta 24 yeni ürün', '24 new products this week')),
      product(0, words('Seramik kupa', 'Ceramic mug'), words('249 ₺', '$12')),
      product(1, words('Keten örtü', 'Linen cloth'), words('480 ₺', '$24')),
      product(2, words('Ahşap tepsi', 'Wooden tray'), words('620 ₺', '$31')),
      product(3, words('Cam vazo', 'Glass vase'), words('395 ₺', '$19')),
      tabs(
        words('Vitrin', 'Shop'),
        words('Ara', 'Search'),
        words('Sepet', 'Cart'),
        words('Hesap', 'Account'),
      ),
    ],
  },
  {
    id: 'cart',
    category: 'E-commerce',
    parts: [
      heading('title', [24, 64, 327, 40], words('Sepetiniz', 'Your cart')),
      line(
        0,
        words('Seramik kupa', 'Ceramic mug'),
        words('Mavi, 2 adet', 'Blue, 2 pieces'),
        words('498 ₺', '$24'),
      ),
      line(1, words('Keten örtü', 'Linen cloth'), words('140 × 200 cm', '55 × 79 in'), words('480 ₺', '$24')),
      line(2, words('Cam vazo', 'Glass vase'), words('1 adet', '1 piece'), words('395 ₺', '$19')),
      field('code', [24, 468, 215, 48], words('İndirim kodu', 'Discount code')),
      button('apply code', [251, 468, 100, 48], words('Uygula', 'Apply'), {
        backgroundColor: 'accentSoft',
        color: 'ink',
      }),
      ...sum('subtotal', 548, words('Ara toplam', 'Subtotal'), words('1.373 ₺', '$67')),
      ...sum('delivery', 580, words('Kargo', 'Delivery'), words('49 ₺', '$4')),
      ...sum('total', 620, words('Toplam', 'Total'), words('1.422 ₺', '$71'), true),
      button('checkout', [24, 728, 327, 52], words('Ödemeye geç', 'Go to checkout')),
    ],
  },
  {
    id: 'checkout',
    category: 'E-commerce',
    parts: [
      heading('title', [24, 64, 327, 40], words('Ödeme', 'Checkout')),
      text('address title', [24, 124, 327, 24], words('Teslimat adresi', 'Delivery address'), {
        fontWeight: '600',
      }),
      field('full name', [24, 156, 327, 48], words('Ad soyad', 'Full name')),
      field('street', [24, 212, 327, 48], words('Sokak ve numara', 'Street and number')),
      field('city', [24, 268, 200, 48], words('Şehir', 'City')),
      field('postal code', [232, 268, 119, 48], words('Posta kodu', 'Postal code'), {
        keyboardType: 'numeric',
      }),
      text('payment title', [24, 340, 327, 24], words('Ödeme yöntemi', 'Payment method'), {
        fontWeight: '600',
      }),
      card(
        'card option',
        [24, 372, 327, 64],
        [
          text('option title', [16, 10, 220, 22], words('Kredi kartı', 'Credit card'), { fontWeight: '600' }),
          hint('option detail', [16, 34, 220, 20], words('Sonu 4242', 'Ending in 4242')),
        ],
        { borderColor: 'accent', borderWidth: 2 },
      ),
      card(
        'transfer option',
        [24, 448, 327, 64],
        [
          text('option title', [16, 10, 220, 22], words('Havale', 'Bank transfer'), { fontWeight: '600' }),
          hint('option detail', [16, 34, 220, 20], words('1 iş günü sürer', 'Takes 1 working day')),
        ],
      ),
      ...sum('products', 544, words('Ürünler', 'Products'), words('1.373 ₺', '$67')),
      ...sum('delivery', 576, words('Kargo', 'Delivery'), words('49 ₺', '$4')),
      ...sum('total', 616, words('Toplam', 'Total'), words('1.422 ₺', '$71'), true),
      button('pay', [24, 728, 327, 52], words('Siparişi tamamla', 'Place the order')),
    ],
  },
];
