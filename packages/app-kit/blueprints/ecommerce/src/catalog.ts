import type { Language } from './settings';

export type Shape = 'vase' | 'lamp' | 'mug' | 'bowl' | 'chair' | 'rug' | 'plant' | 'candle';
export type Category = 'ceramic' | 'light' | 'textile' | 'living';

type Words = Record<Language, string>;

export interface Product {
  id: string;
  shape: Shape;
  category: Category;
  name: Words;
  text: Words;
  /** Turkish lira for Turkish, US dollars for English. */
  price: Record<Language, number>;
  oldPrice?: Record<Language, number>;
  rating: number;
  /** Glaze or fabric colours to choose from. */
  colors: [string, ...string[]];
}

export const categories: Category[] = ['ceramic', 'light', 'textile', 'living'];

export const products: Product[] = [
  {
    id: 'vase-dune',
    shape: 'vase',
    category: 'ceramic',
    name: { tr: 'Kumul vazo', en: 'Dune vase' },
    text: {
      tr: 'Çarkta tek tek çekilen, mat sırlı stoneware vazo. Kuru çiçeklerle de tek başına da güzel durur.',
      en: 'Stoneware vase thrown by hand with a matte glaze. Lovely with dried flowers or on its own.',
    },
    price: { tr: 1290, en: 48 },
    rating: 4.8,
    colors: ['#C9794B', '#7C8C6E', '#39506B'],
  },
  {
    id: 'lamp-moon',
    shape: 'lamp',
    category: 'light',
    name: { tr: 'Ay masa lambası', en: 'Moon table lamp' },
    text: {
      tr: 'Keten şapkalı, üç kademeli sıcak ışık veren masa lambası. Uyku öncesi okumalar için.',
      en: 'A linen shade and three steps of warm light. Made for reading before sleep.',
    },
    price: { tr: 2450, en: 89 },
    oldPrice: { tr: 2890, en: 105 },
    rating: 4.9,
    colors: ['#E0A96D', '#A65A49', '#5D6D7E'],
  },
  {
    id: 'mug-morning',
    shape: 'mug',
    category: 'ceramic',
    name: { tr: 'Sabah kupası', en: 'Morning mug' },
    text: {
      tr: '320 ml, ele iyi oturan kulplu kupa. Bulaşık makinesinde yıkanabilir.',
      en: 'Holds 320 ml, with a handle that fits your hand. Dishwasher safe.',
    },
    price: { tr: 390, en: 16 },
    rating: 4.7,
    colors: ['#4F7A76', '#C46A4A', '#8A6FA8'],
  },
  {
    id: 'rug-weave',
    shape: 'rug',
    category: 'textile',
    name: { tr: 'Dokuma kilim', en: 'Woven rug' },
    text: {
      tr: 'Kök boyalı yünle dokunmuş, 120 x 180 cm kilim. Her biri küçük farklarla tektir.',
      en: 'Wool with plant dyes, 120 x 180 cm. Each one differs a little from the next.',
    },
    price: { tr: 4750, en: 179 },
    oldPrice: { tr: 5400, en: 205 },
    rating: 5,
    colors: ['#A8321F', '#27407E', '#7A6A3A'],
  },
  {
    id: 'chair-reading',
    shape: 'chair',
    category: 'living',
    name: { tr: 'Okuma koltuğu', en: 'Reading chair' },
    text: {
      tr: 'Masif kayın ayaklı, bukle kumaşlı berjer. Kollara kahve sığar, kucağa kedi.',
      en: 'Solid beech legs and a bouclé seat. Room for coffee on the arm and a cat on the lap.',
    },
    price: { tr: 11900, en: 420 },
    rating: 4.6,
    colors: ['#D0A24C', '#6E8B74', '#9A5B55'],
  },
  {
    id: 'plant-fig',
    shape: 'plant',
    category: 'living',
    name: { tr: 'Saksılı kauçuk', en: 'Potted rubber plant' },
    text: {
      tr: '60 cm boyunda, el yapımı saksısında. Haftada bir su ister, gerisini kendi halleder.',
      en: '60 cm tall in a handmade pot. Wants water once a week and looks after the rest itself.',
    },
    price: { tr: 980, en: 36 },
    rating: 4.5,
    colors: ['#C77B58', '#E4D8C8', '#3E4A52'],
  },
  {
    id: 'bowl-salad',
    shape: 'bowl',
    category: 'ceramic',
    name: { tr: 'Paylaşım kâsesi', en: 'Sharing bowl' },
    text: {
      tr: '28 cm çapında, içi parlak dışı mat. Salata, makarna ya da sadece limonlar için.',
      en: '28 cm wide, glossy inside and matte outside. For salad, pasta, or simply lemons.',
    },
    price: { tr: 860, en: 32 },
    rating: 4.7,
    colors: ['#5B7DA3', '#B7653C', '#7B8F5A'],
  },
  {
    id: 'candle-fig',
    shape: 'candle',
    category: 'light',
    name: { tr: 'İncir kokulu mum', en: 'Fig candle' },
    text: {
      tr: 'Soya mumu, yaklaşık 45 saat yanar. İncir yaprağı, sedir ve biraz deniz tuzu.',
      en: 'Soy wax, burns for about 45 hours. Fig leaf, cedar and a little sea salt.',
    },
    price: { tr: 450, en: 18 },
    rating: 4.8,
    colors: ['#8C6E9E', '#BC7A54', '#6A8C7E'],
  },
];

export function findProduct(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}
