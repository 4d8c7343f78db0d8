import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';

/** What shops of a kind sell: folded words of the shop, then 'goods tr~en | price tr~en'. */
const shops: readonly (readonly [shop: RegExp, rows: string])[] = [
  [
    /\b(?:cicek\w*|flowers?|florists?|bouquets?)\b/,
    `Kırmızı güller~Red roses | 450~35
    Orkide~Orchid | 650~40
    Papatya buketi~Daisy bouquet | 300~24
    Lale~Tulips | 350~22
    Kaktüs~Cactus | 180~12
    Mevsim aranjmanı~Seasonal arrangement | 750~55`,
  ],
  [
    /\b(?:firin\w*|pastane\w*|ekmek\w*|baker(?:y|ies)?|bread|cakes?|pastry)\b/,
    `Köy ekmeği~Sourdough loaf | 60~6
    Tereyağlı kruvasan~Butter croissant | 75~3.5
    Çikolatalı pasta~Chocolate cake | 850~32
    Simit~Bagel | 20~2
    Peynirli poğaça~Cheese scone | 35~3
    Elmalı kurabiye~Apple cookie | 40~2.5`,
  ],
  [
    /\b(?:kitap\w*|kitab\w*|sahaf\w*|books?|bookshops?|bookstores?)\b/,
    `Kürk Mantolu Madonna~Pride and Prejudice | 120~9
    Tutunamayanlar~Moby-Dick | 320~11
    İnce Memed~Jane Eyre | 260~9
    Nutuk~Meditations | 180~8
    Küçük Prens~The Little Prince | 90~10
    Suç ve Ceza~Crime and Punishment | 210~12`,
  ],
  [
    /\b(?:pet ?shops?|pet store|pet supplies|kedi mamas\w*|kopek mamas\w*)\b/,
    `Kedi maması 2 kg~Cat food 2 kg | 420~18
    Köpek maması 3 kg~Dog food 3 kg | 560~24
    Kedi kumu~Cat litter | 180~11
    Tasma~Collar | 150~9
    Oyuncak fare~Toy mouse | 60~4
    Kuş yemi~Bird seed | 90~6`,
  ],
  [
    /\b(?:manav\w*|greengrocers?|fruit|vegetables?|sebze\w*|meyve\w*)\b/,
    `Domates~Tomatoes | 45~3
    Elma~Apples | 40~2.5
    Patates~Potatoes | 25~2
    Portakal~Oranges | 35~3
    Salatalık~Cucumbers | 30~1.5
    Üzüm~Grapes | 70~4`,
  ],
  [
    /\b(?:kasap\w*|butchers?|meat)\b/,
    `Dana kıyma~Minced beef | 620~12
    Kuzu pirzola~Lamb chops | 890~19
    Tavuk but~Chicken thighs | 160~7
    Sucuk~Sausages | 480~8
    Bonfile~Fillet steak | 1100~32
    Köfte~Burgers | 550~9`,
  ],
  [
    /\b(?:taki|takici|takilar\w*|takisi|kuyumcu\w*|jewell?er(?:y|s)?|bijuteri\w*)\b/,
    `Gümüş yüzük~Silver ring | 650~45
    İnci kolye~Pearl necklace | 1200~80
    Halka küpe~Hoop earrings | 380~28
    Bileklik~Bracelet | 420~30
    Broş~Brooch | 300~22
    Halhal~Anklet | 250~18`,
  ],
  [
    /\b(?:oyuncak\w*|toys?|toyshop)\b/,
    `Ahşap tren~Wooden train | 450~28
    Bez bebek~Rag doll | 320~20
    Yapboz~Jigsaw puzzle | 180~14
    Top~Ball | 120~8
    Peluş ayı~Teddy bear | 380~25
    Bloklar~Building blocks | 290~19`,
  ],
];

export interface Goods {
  readonly name: string;
  readonly price: number;
}

/** Examples of what a shop sells, by the words that name the shop; undefined for a shop without a list. */
export function shopGoods(shop: string, language: Language): readonly Goods[] | undefined {
  const folded = fold(shop);
  const rows = shops.find(([words]) => words.test(folded))?.[1];
  const inLanguage = (cell = ''): string => {
    const [tr = '', en = tr] = cell.trim().split('~');
    return language === 'tr' ? tr : en;
  };
  return rows?.split('\n').map((row) => {
    const [name, price] = row.split('|');
    return { name: inLanguage(name), price: Number(inLanguage(price)) };
  });
}
