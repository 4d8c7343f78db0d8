import { entity, subjectsOf } from '../define.ts';
import { customers, productsOf } from '../shared-entities.ts';

const names = 'sipariş, siparişler ~ order, orders';
const makerStates = 'Alındı~Received:w, Hazırlanıyor~In progress:i, Hazır~Ready:s, Teslim edildi~Delivered';

export const makerSubjects = subjectsOf('jobs', [
  {
    id: 'smallOrders',
    tr: 'sipariş, sipariş defteri, el yapımı, el işi, butik sipariş, sipariş yönetimi, takı, mum, sabun, amigurumi, tekstil sipariş, nakış',
    en: 'order, custom order, handmade order, craft order, order management, small business order, jewellery, candle, crochet, embroidery',
    hints: 'müşteri, kapora, teslim, kargo, instagram ~ customer, deposit, delivery, etsy, made to order',
    name: 'Sipariş Defteri~Order Book',
    icon: 'gift',
    palettes: 'rose terracotta teal',
    entities: [
      entity(
        'order orders gift',
        names,
        `customer!; product!; qty; due! Teslim tarihi~Delivery date; price; deposit; paid; status! = ${makerStates}; note`,
        `
        0 | 0 | 2 | 0 | 1700~64 | 500~20 | | ready | Hediye paketi~Gift wrapped
        1 | 1 | 1 | 0 | 1250~46 | | | inProgress | İsim yazılacak: Defne~Engrave: Daphne
        2 | 2 | 6 | +2 | 2100~78 | 700~25 | | inProgress
        3 | 3 | 1 | +4 | 950~36 | 300~12 | | received | Mavi olsun~In blue
        4 | 0 | 1 | -1 | 850~32 | | | inProgress | Dün aradı, sordu~Called yesterday
        5 | 1 | 3 | +8 | 3750~138 | 1000~40 | | received
        `,
      ),
      customers(5),
      productsOf(
        'El yapımı bebek~Crochet doll | 850~32\nİsimli kolye~Name necklace | 1250~46\nSoya mumu~Soy candle | 350~13\nMakrome~Macramé wall hanging | 950~36',
      ),
    ],
  },
  {
    id: 'cakes',
    tr: 'pasta, pastane, fırın, pasta siparişi, butik pasta, pastacı, fırıncı, kek, kurabiye, doğum günü pastası, börek',
    en: 'cake, bakery, cake order, baker, custom cake, cupcake, birthday cake, cake business, home bakery, cookie',
    hints: 'krema, pandispanya, kişilik, şeker hamuru ~ frosting, sponge, serving, fondant, tier',
    name: 'Pasta Defteri~Cake Orders',
    icon: 'ice-cream',
    palettes: 'rose amber cherry',
    entities: [
      entity(
        'order orders ice-cream',
        'pasta siparişi, pasta siparişleri ~ cake order, cake orders',
        `customer!; photo; kind! = Doğum günü pastası~Birthday cake, Düğün pastası~Wedding cake, Cheesecake~Cheesecake, Kurabiye~Cookies, Cupcake~Cupcakes
        flavour; serv; due! Teslim tarihi~Pick-up date; price; deposit; paid; status! = Alındı~Received:w, Pişiyor~Baking:i, Süsleniyor~Decorating:i, Hazır~Ready:s, Teslim edildi~Picked up; note Üzerindeki yazı~Message on the cake`,
        `
        0 | birthdayCake | Çikolatalı~Chocolate | 12 | 0 | 2400~85 | 800~30 | | decorating | İyi ki doğdun Mert~Happy 5th birthday Leo
        1 | cookies | Vanilyalı~Vanilla | 30 | 0 | 1500~54 | | | ready
        2 | weddingCake | Frambuazlı~Raspberry | 80 | +3 | 14500~520 | 5000~200 | | received | E ve K~E and K
        3 | birthdayCake | Muzlu~Banana | 10 | +1 | 2000~72 | 500~20 | | baking | Dinozorlu~Dinosaur theme
        4 | cheesecake | Limonlu~Lemon | 8 | +2 | 1400~48 | | | received
        5 | cupcakes | Karamelli~Caramel | 24 | +6 | 1800~66 | 600~20 | | received
        `,
      ),
      customers(10),
    ],
  },
  {
    id: 'tailor',
    tr: 'terzi, gelinlik, dikiş, modaevi, tadilat, terzihane, gelinlikçi',
    en: 'tailor, alteration, seamstress, dressmaker, sewing order, bridal wear',
    hints: 'prova, paça, bel, ölçü, kumaş ~ fitting, hem, waist, measurement, fabric',
    name: 'Terzi Defteri~Tailor Book',
    icon: 'shirt',
    palettes: 'plum indigo coffee',
    entities: [
      entity(
        'order orders shirt',
        'iş, işler ~ job, jobs',
        `customer!; kind! = Paça kısaltma~Hemming, Elbise dikimi~Dress, Takım elbise~Suit, Tadilat~Alteration, Gelinlik~Wedding dress, Perde~Curtains
        measures; due! Prova veya teslim~Fitting or pick-up; price; deposit; paid; status! = Bekliyor~Waiting:w, Dikiliyor~Sewing:i, Provada~Fitting:i, Hazır~Ready:s, Teslim edildi~Picked up; note`,
        `
        0 | hemming | Paça 98~Inside leg 76 cm | 0 | 250~14 | | | ready
        1 | dress | Göğüs 92, bel 74, kalça 100, boy 110~Bust 92, waist 74, hip 100, length 110 | 0 | 4500~220 | 1500~80 | | fitting | Kol iki santim kısalacak~Shorten sleeves by 2 cm
        2 | suit | Omuz 46, göğüs 104, bel 92~Shoulder 46, chest 104, waist 92 | +5 | 12500~540 | 4000~200 | | sewing
        3 | alteration | Bel iki santim~Take in waist 2 cm | -1 | 400~22 | | | sewing | Dün hazır olacaktı~Was due yesterday
        4 | weddingDress | Göğüs 88, bel 68, kalça 95~Bust 88, waist 68, hip 95 | +14 | 38000~1650 | 15000~600 | | fitting
        5 | curtains | 2,60 × 3,20 | +3 | 3200~150 | 1000~50 | | waiting
        `,
      ),
      customers(16),
    ],
  },
  {
    id: 'furniture',
    tr: 'mobilya, marangoz, mobilyacı, mutfak dolabı, özel mobilya',
    en: 'furniture, carpenter, custom furniture, joinery, cabinet maker, kitchen cabinet, woodworker, blind',
    hints: 'ölçü, mdf, suntalam, montaj, keşif ~ measurement, oak, plywood, install, site visit',
    name: 'Atölye İşleri~Workshop Jobs',
    icon: 'hammer',
    palettes: 'coffee olive amber',
    entities: [
      entity(
        'job jobs hammer',
        'iş, işler ~ job, jobs',
        `title! İş~Job; customer!; measures; material; due! Montaj tarihi~Installation; price; deposit; status! = Keşif~Quote:w, Üretimde~In production:i, Montaj bekliyor~Ready to install:i, Teslim edildi~Delivered:s; note`,
        `
        Mutfak dolabı~Kitchen units | 0 | Alt 3,20 m, üst 2,80 m~Base 3.2 m, wall 2.8 m | MDF lam~Painted MDF | +2 | 86000~4200 | 30000~1500 | inProduction
        Vestiyer~Hallway wardrobe | 1 | 180 × 220 × 45 | Suntalam~Oak veneer | 0 | 24500~1250 | 10000~500 | readyToInstall | 14:00'te montaj~Fitting at 2 pm
        Çalışma masası~Writing desk | 2 | 140 × 70 | Masif meşe~Solid oak | +6 | 18000~780 | 6000~250 | inProduction
        TV ünitesi~TV unit | 3 | 240 × 50 | Ceviz kaplama~Walnut veneer | -1 | 21000~950 | 8000~300 | inProduction | Kapaklar gecikti~Doors arrived late
        Raf sistemi~Bookshelves | 4 | 90 × 220, iki adet~90 × 220, two | Çam~Pine | +11 | 12800~560 | | quote
        Yatak başlığı~Headboard | 5 | 160 × 120 | Kadife~Velvet | +9 | 9500~430 | 3000~150 | inProduction
        `,
      ),
      customers(21),
    ],
  },
  {
    id: 'florist',
    tr: 'çiçekçi, çiçek siparişi, çiçek, buket, çelenk',
    en: 'florist, flower shop, flower order, bouquet, flower',
    hints: 'gül, aranjman, kart, teslimat ~ rose, arrangement, card, delivery',
    name: 'Çiçek Siparişi~Flower Orders',
    icon: 'rose',
    palettes: 'rose mint forest',
    entities: [
      entity(
        'order orders rose',
        names,
        `customer!; product!; dt! #due Teslim zamanı~Delivery time; address; price; paid; status! = Hazırlanıyor~Arranging:w, Yolda~On the way:i, Teslim edildi~Delivered:s; note Kart yazısı~Card message`,
        `
        0 | 0 | 0 10:30 | Çiçek Sk. 4, Moda~4 Rose Lane | 1450~62 | 1 | delivered | Nice yıllara~Many happy returns
        1 | 1 | 0 14:00 | Plaza B blok, 6. kat~6th floor, Harbour House | 950~38 | 1 | onTheWay | Tebrikler ekip~Well done, team
        2 | 3 | 0 17:30 | Şehir Hastanesi, 412~City Hospital, room 412 | 1100~45 | | arranging | Geçmiş olsun~Get well soon
        3 | 0 | +1 09:00 | Gül Apt. 7~7 Garden Court | 1450~62 | | arranging | Seni seviyorum~All my love
        4 | 2 | +2 12:00 | Nikâh Dairesi~Town Hall | 5200~190 | 1 | arranging
        5 | 1 | +4 11:00 | Okul Cad. 22~22 School Road | 950~38 | | arranging | Öğretmenler Günün kutlu olsun~Thank you, Mrs Hill
        `,
      ),
      customers(1),
      productsOf(
        'Kırmızı gül buketi~Red rose bouquet | 1450~62\nPapatya aranjmanı~Daisy arrangement | 950~38\nGelin buketi~Bridal bouquet | 5200~190\nOrkide~Orchid | 1100~45',
      ),
    ],
  },
  {
    id: 'photoShoots',
    tr: 'çekim, fotoğraf çekimi, düğün fotoğrafçısı, fotoğrafçı, organizasyon, organizasyoncu, dj, düğün organizasyon, video çekimi, kına organizasyonu',
    en: 'photo shoot, photographer, event planner, event planning, wedding photographer, videographer, dj, party planner',
    hints: 'çekim, albüm, mekan, kapora, düğün ~ shoot, album, venue, deposit, gallery',
    name: 'Çekim Takvimi~Shoot Planner',
    icon: 'camera',
    palettes: 'graphite amber plum',
    entities: [
      entity(
        'shoot shoots camera',
        'çekim, çekimler ~ shoot, shoots',
        `customer!; kind! = Düğün~Wedding, Nişan~Engagement, Doğum~Newborn, Dış çekim~Portrait, Kurumsal~Corporate; dt!; dur; place; price; deposit; paid; status! = Ön görüşme~Enquiry:w, Kesinleşti~Confirmed:i, Düzenleniyor~Editing:i, Teslim edildi~Delivered:s; note`,
        `
        0 | portrait | 0 16:00 | 90 | Sahil~Riverside park | 6500~280 | 2000~80 | | confirmed | Gün batımına doğru~Golden hour
        1 | wedding | +2 11:00 | 600 | Kır bahçesi~Barn at Mill Farm | 45000~1900 | 15000~600 | | confirmed | İki kamera~Two cameras
        2 | newborn | +4 10:00 | 120 | Evde~At home | 7500~320 | 2000~100 | | confirmed
        3 | corporate | +9 09:30 | 240 | Fabrika~Head office | 18000~850 | | | enquiry
        4 | engagement | -3 17:00 | 120 | Adalar~Old town | 9000~390 | 3000~120 | | editing | 120 kare seçildi~120 frames selected
        5 | wedding | -11 12:00 | 600 | Otel balo salonu~Grand hotel | 48000~2000 | 48000~2000 | 1 | editing
        `,
      ),
      customers(13),
    ],
  },
  {
    id: 'restaurantBill',
    tr: 'adisyon, restoran, lokanta, garson, restoran otomasyonu, kafe, meyhane, dönerci, kebapçı, restoranım, masa hesabı, kahvehane, kıraathane, çay ocağı, çay bahçesi, nargile kafe, masa siparişi',
    en: 'restaurant, waiter, restaurant order, restaurant bill, pos, kitchen order, cafe order, diner',
    hints: 'masa, mutfak, hesap, porsiyon ~ table, kitchen, bill, portion',
    name: 'Adisyon~Table Orders',
    icon: 'restaurant',
    palettes: 'cherry terracotta graphite',
    entities: [
      entity(
        'order orders receipt',
        names,
        `table!; product!; qty!; price Birim fiyat~Unit price; total {quantity * price}; time; status! = Alındı~Ordered:w, Mutfakta~In the kitchen:i, Servis edildi~Served:s, Ödendi~Paid; note`,
        `
        0 | 0 | 2 | 420~16.5 | 12:42 | inTheKitchen | Biri acısız~One without chilli
        0 | 3 | 2 | 70~3.5 | 12:42 | served
        1 | 1 | 1 | 180~8 | 12:50 | ordered
        1 | 2 | 3 | 260~11 | 12:50 | ordered
        2 | 0 | 4 | 420~16.5 | 12:18 | served
        2 | 4 | 2 | 210~7.5 | 12:55 | inTheKitchen | Tek tabakta~On one plate
        `,
      ),
      entity(
        'table tables grid',
        'masa, masalar ~ table, tables',
        'name!; capacity; status = Boş~Free:s, Dolu~Taken:i, Hesap istedi~Bill requested:w',
        'Masa 1~Table 1 | 4 | taken\nMasa 2~Table 2 | 4 | taken\nMasa 5~Table 5 | 6 | billRequested\nBahçe 1~Garden 1 | 4 | free',
      ),
      productsOf(
        'Adana dürüm~Chicken wrap | 420~16.5\nMercimek çorbası~Soup of the day | 180~8\nPide~Flatbread pizza | 260~11\nAyran~Lemonade | 70~3.5\nKünefe~Cheesecake | 210~7.5',
        'menü ürünü, menü ürünleri ~ menu item, menu items',
      ),
    ],
  },
]);
