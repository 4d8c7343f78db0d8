import { entity, stockRule, subjectsOf, unique } from '../define.ts';
import type { LexiconEntity } from '../subject.ts';

/** Goods that come in and go out; the quantity of the product follows. */
const movements = (rows: string): LexiconEntity =>
  entity(
    'movement movements swap-vertical',
    'hareket, hareketler ~ movement, movements',
    'product!; direction!; qty! <1..>; date!; note',
    rows,
  );

export const stockSubjects = subjectsOf('stock', [
  {
    id: 'stock',
    tr: 'stok, depo, envanter takibi, stok sayımı, ürün takibi, depo yönetimi, nalbur, toptan, butik stok, giyim mağazası, hırdavat',
    en: 'stock, inventory, warehouse, inventory management, stock control, stockroom, store inventory, inventory for store, shop stock',
    hints: 'giriş, çıkış, raf, kritik, adet ~ in, out, shelf, low, unit',
    name: 'Depo Defteri~Stock Room',
    icon: 'cube',
    palettes: 'slate terracotta teal',
    entities: [
      entity(
        'product products cube',
        'ürün, ürünler ~ product, products',
        `name! Ürün~Product; photo; code Stok kodu~SKU; cat = Hırdavat~Hardware, Boya~Paint, Elektrik~Electrical, Bahçe~Garden; qty!; min!; unit; price; place Raf~Shelf; note`,
        `
        Vida 4×40~Screws 4×40 mm | VD-440 | hardware | 34 | 50 | pack | 65~3.5 | A-1
        Beyaz tavan boyası~White ceiling paint | BY-015 | paint | 6 | 8 | piece | 1450~38 | B-2
        LED ampul 9 W~LED bulb 9 W | EL-009 | electrical | 120 | 40 | piece | 75~4 | C-1
        Silikon~Silicone sealant | HR-211 | hardware | 3 | 12 | piece | 145~6.5 | A-4 | Sipariş verildi~On order
        Bahçe hortumu~Garden hose | BH-020 | garden | 9 | 5 | piece | 780~24 | D-1
        Uzatma kablosu~Extension lead | EL-033 | electrical | 0 | 6 | piece | 420~14 | C-3
        Zımpara~Sandpaper | HR-098 | hardware | 85 | 30 | pack | 90~4.5 | A-2
        `,
        [stockRule(), unique('name')],
      ),
      movements(`
        1 | out | 4 | 0 | Tadilat ekibi~Renovation crew
        2 | in | 60 | 0 | İrsaliye 118~Delivery note 118
        3 | out | 6 | -1
        5 | out | 2 | -2 | Son iki~Last two
        0 | out | 15 | -3
        4 | in | 10 | -6
        6 | in | 40 | -9
      `),
    ],
  },
  {
    id: 'pantry',
    tr: 'kiler, son kullanma tarihi, skt, buzdolabı, mutfak stoğu, dolapta ne var, erzak',
    en: 'pantry, expiry date, fridge, food expiry, kitchen stock, food inventory, freezer, best before',
    hints: 'tarihi geçen, dondurucu, konserve ~ expired, freezer, tin, leftover',
    name: 'Kiler~Pantry Watch',
    icon: 'basket',
    palettes: 'olive amber mint',
    entities: [
      entity(
        'food foods basket',
        'yiyecek, yiyecekler ~ item, items',
        `name! Yiyecek~Food; qty!; unit; expiry! SKT~Use by; min; place:choice #category Nerede~Where = Buzdolabı~Fridge, Dondurucu~Freezer, Kiler~Pantry; date Açıldı~Opened; note`,
        `
        Süt~Milk | 1 | litre | 0 | 1 | fridge | -2
        Yoğurt~Yoghurt | 2 | piece | +3 | 1 | fridge
        Tavuk göğsü~Chicken breast | 1 | kg | +1 | | fridge | | Bu akşam~Tonight
        Yumurta~Eggs | 6 | piece | +9 | 6 | fridge
        Nohut konservesi~Tinned chickpeas | 4 | piece | +410 | 2 | pantry
        Un~Flour | 2 | kg | +120 | 1 | pantry
        Bezelye~Frozen peas | 1 | pack | +200 | 1 | freezer
        `,
      ),
    ],
  },
  {
    id: 'marketShop',
    tr: 'market, eczane, market otomasyonu, süpermarket, kasap, manav, barkod okuyucu, kuruyemişçi, petshop, pet shop, kırtasiye, şarküteri, kozmetik dükkanı, dükkan, balıkçı, tuhafiye, züccaciye, bijuteri',
    en: 'grocery store, pharmacy, mini market, supermarket, butcher, greengrocer, convenience store, pet store, retail shop, barcode scanner, shop inventory, fish shop, jewellery shop',
    hints: 'barkod, reyon, kasa, skt ~ barcode, aisle, till, use by',
    name: 'Raf Takip~Shelf Watch',
    icon: 'storefront',
    palettes: 'forest cherry amber',
    entities: [
      entity(
        'product products pricetag',
        'ürün, ürünler ~ product, products',
        `name! Ürün~Product; photo; barcode; cat = Süt ürünleri~Dairy, İçecek~Drinks, Atıştırmalık~Snacks, Temizlik~Cleaning, Fırın~Bakery; qty!; min; price!; expiry SKT~Use by; note`,
        `
        Süt 1 L~Milk 1 L | 8690001000017 | dairy | 18 | 12 | 52~1.8 | +4
        Beyaz peynir 500 g~Cheddar 400 g | 8690001000024 | dairy | 5 | 6 | 210~4.9 | +12
        Ayran 200 ml~Orange juice 1 L | 8690001000031 | drinks | 48 | 24 | 22~2.6 | +9
        Bisküvi~Shortbread | 8690001000048 | snacks | 30 | 15 | 35~2.2 | +140
        Bulaşık deterjanı~Washing-up liquid | 8690001000055 | cleaning | 3 | 8 | 130~3.4
        Tost ekmeği~Sliced bread | 8690001000062 | bakery | 7 | 10 | 58~1.9 | +1 | Yarın raftan kalkacak~Remove tomorrow
        Maden suyu~Sparkling water | 8690001000079 | drinks | 96 | 36 | 18~0.9 | +220
        `,
        [stockRule(), unique('barcode')],
      ),
      movements(`
        0 | in | 24 | 0 | Sabah teslimatı~Morning delivery
        0 | out | 14 | 0
        4 | out | 5 | -1
        5 | in | 20 | -1
        2 | out | 12 | -2
        1 | out | 3 | -3
      `),
    ],
  },
]);

export const catalogueSubjects = subjectsOf('catalogue', [
  {
    id: 'onlineShop',
    tr: 'e-ticaret, online mağaza, mağaza, internet mağazası, alışveriş uygulaması, butik, ürün kataloğu, e ticaret, satış sitesi, ayakkabı mağazası, giyim',
    en: 'online shop, e-commerce, ecommerce, online store, shop, shopping app, product catalog, boutique, marketplace, clothing store, fashion store',
    hints: 'sepet, ürün, sipariş ver, kargo, indirim ~ cart, basket, checkout, product, discount',
    name: 'Atölye Dükkân~Corner Store',
    icon: 'bag-handle',
    palettes: 'terracotta graphite plum',
    entities: [
      entity(
        'product products bag-handle',
        'ürün, ürünler ~ product, products',
        `name! Ürün~Product; photo; cat! = Ev~Home, Giyim~Clothing, Aksesuar~Accessories, Hediye~Gifts; price!; qty Stok~In stock; rating; desc; fav`,
        `
        Keten yastık kılıfı~Linen cushion cover | home | 480~24 | 32 | 5 | Yıkanabilir keten, 45 × 45 cm.~Washable linen, 45 × 45 cm. | 1 | @cushion
        Seramik kupa~Stoneware mug | home | 320~16 | 18 | 4 | El yapımı, her biri biraz farklı.~Hand-thrown, each one slightly different. | @mug
        Pamuklu gömlek~Cotton shirt | clothing | 1290~49 | 9 | 4 | Organik pamuk, rahat kalıp.~Organic cotton, relaxed fit. | 1 | @shirt
        Deri cüzdan~Leather wallet | accessories | 980~38 | 14 | 5 | Bitkisel tabaklanmış dana derisi.~Vegetable-tanned leather. | @wallet
        Kokulu mum~Scented candle | gifts | 390~18 | 40 | 4 | İncir ve sedir.~Fig and cedar. | @candle
        Bez çanta~Canvas tote | accessories | 280~14 | 55 | 3 | Kalın kanvas, iç cepli.~Heavy canvas with an inner pocket. | @tote
        Yün atkı~Wool scarf | clothing | 850~34 | 0 | 5 | Kuzu yünü, 180 cm.~Lambswool, 180 cm. | @scarf
        Hediye kutusu~Gift box | gifts | 1150~45 | 12 | 5 | Kupa, mum ve kahve.~Mug, candle and coffee. | @gift
        `,
      ),
    ],
  },
  {
    id: 'homeShop',
    tr: 'ev eşyaları satan, ev eşyası mağazası, ev dekorasyonu mağazası, dekorasyon mağazası, ev tekstili, ev aksesuarları',
    en: 'home goods, homeware, home decor shop, home decor store, home accessories, home furnishings, housewares',
    hints: 'lamba, vazo, seramik, kilim, sepet ~ lamp, vase, ceramics, rug, basket',
    name: 'Dokuma Evi~Loom & Home',
    icon: 'home',
    palettes: 'terracotta olive coffee',
    entities: [
      entity(
        'product products home',
        'ürün, ürünler ~ product, products',
        `name! Ürün~Product; photo; cat! = Seramik~Ceramics, Işık~Lighting, Tekstil~Textiles, Yaşam~Living; price!; qty Stok~In stock; rating; desc; fav`,
        `
        Kumul vazo~Dune vase | ceramics | 1290~48 | 7 | 5 | Elde çekilmiş taş seramik, mat sır.~Hand-thrown stoneware with a matt glaze. | 1 | @vase
        Ay masa lambası~Moon table lamp | lighting | 2450~89 | 5 | 4 | Ceviz gövde, keten şapka, sıcak ışık.~Walnut base, linen shade, warm light. | | @lamp
        Sabah kupası~Morning mug | ceramics | 420~16 | 24 | 5 | 320 ml, bulaşık makinesine uygun.~320 ml, dishwasher safe. | | @mug
        Anadolu kilimi~Anatolian kilim | textiles | 6800~240 | 2 | 5 | Kök boyalı yün, 120 × 180 cm.~Plant-dyed wool, 120 × 180 cm. | 1 | @rug
        Köşe koltuk~Corner armchair | living | 12900~460 | 3 | 4 | Yıkanabilir kılıf, kayın ayaklar.~Washable cover, beech legs. | | @armchair
        Meyve kâsesi~Fruit bowl | ceramics | 760~29 | 11 | 4 | Çinko sırlı, çapı 28 cm.~Zinc glaze, 28 cm across. | | @bowl
        Keten kırlent~Linen cushion | textiles | 540~22 | 32 | 4 | Yıkanabilir keten, 45 × 45 cm.~Washable linen, 45 × 45 cm. | 1 | @cushion
        Salon bitkisi~Living-room plant | living | 690~26 | 9 | 5 | Seramik saksısıyla, az ışık ister.~In a ceramic pot, happy in low light. | | @plant
        İncir kokulu mum~Fig candle | living | 390~18 | 40 | 4 | Soya mumu, 45 saat yanar.~Soy wax, burns for 45 hours. | | @candle
        `,
      ),
    ],
  },
  {
    id: 'foodOrdering',
    tr: 'yemek siparişi, paket sipariş, pizzacı, restoran sipariş, online yemek siparişi, çiğköfteci, tatlıcı, evde yemek, ev yemekleri, burger, pizza',
    en: 'food ordering, food delivery, pizza ordering, restaurant delivery, takeaway, take-out, burger, home cooked meal, order food, pizza delivery, kebab shop',
    hints: 'menü, sepet, adres, adisyon, teslimat süresi ~ menu, basket, address, delivery time',
    name: 'Sofra~Home Table',
    icon: 'fast-food',
    palettes: 'cherry amber terracotta',
    entities: [
      entity(
        'dish dishes fast-food',
        'yemek, yemekler ~ dish, dishes',
        `name! Yemek~Dish; photo; cat! = Başlangıç~Starters, Ana yemek~Mains, Tatlı~Desserts, İçecek~Drinks; price!; dur Hazırlanma süresi~Preparation time; desc; rating; fav; note İstek~Special request`,
        `
        Mercimek çorbası~Tomato soup | starters | 140~6.5 | 10 | Limon ve kruton ile.~With basil and croutons. | 5 | 1
        Izgara köfte~Grilled burger | mains | 420~13.5 | 20 | Pilav, közlenmiş biber ve salata.~Brioche bun, fries and pickles. | 5 |
        Karışık pizza~Margherita pizza | mains | 390~12 | 25 | Sucuk, mantar, zeytin.~Tomato, mozzarella, basil. | 4 | 1
        Tavuk şiş~Chicken skewers | mains | 380~14 | 20 | Yoğurtlu marine.~Yoghurt marinade, rice. | 4
        Çoban salata~Garden salad | starters | 160~7 | 8 | Nar ekşili.~With pomegranate dressing. | 4
        Sütlaç~Rice pudding | desserts | 170~6 | 5 | Fırında.~Oven-baked. | 5
        Künefe~Chocolate brownie | desserts | 240~6.5 | 15 | Antep fıstıklı.~Warm, with ice cream. | 5
        `,
      ),
    ],
  },
  {
    id: 'qrMenu',
    tr: 'qr menü, kafe menüsü, menü, dijital menü, kafe menü, restoran menüsü, kahveci, pastane menüsü, fiyat listesi',
    en: 'qr menu, cafe menu, menu, digital menu, coffee shop, restaurant menu, cafe, price list, bar menu',
    hints: 'masa, içecek, tatlı, kategori ~ table, drink, dessert, category',
    name: 'Kafe Menü~Cafe Menu',
    icon: 'cafe',
    palettes: 'coffee olive rose',
    entities: [
      entity(
        'menuItem menuItems cafe',
        'menü ürünü, menü ürünleri ~ menu item, menu items',
        `name!; photo; cat! = Sıcak içecek~Hot drinks, Soğuk içecek~Cold drinks, Kahvaltı~Breakfast, Tatlı~Cakes; price!; desc; tags İçerik~Contains; fav`,
        `
        Türk kahvesi~Espresso | hotDrinks | 110~2.8 | Lokum ile.~Single origin, double shot. | kafein~caffeine | 1
        Latte~Flat white | hotDrinks | 150~3.8 | | süt~milk
        Demleme çay~Pot of tea | hotDrinks | 45~3.2 | İnce belli bardakta.~Breakfast, Earl Grey or mint.
        Ev yapımı limonata~Homemade lemonade | coldDrinks | 130~3.9 | Naneli, az şekerli.~With mint, not too sweet. | | 1
        Serpme kahvaltı~Full breakfast | breakfast | 650~14.5 | İki kişilik.~Eggs, beans, mushrooms and toast. | gluten~gluten; süt~milk
        Menemen~Shakshuka | breakfast | 260~9.5 | Ekmek ile.~With sourdough. | yumurta~egg
        San Sebastian~Basque cheesecake | cakes | 240~5.5 | Sıcak çikolata ister misiniz?~Add hot chocolate sauce. | süt~milk | 1
        `,
      ),
    ],
  },
]);
