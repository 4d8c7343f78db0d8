import { entity, subjectsOf } from '../define.ts';

export const thingSubjects = subjectsOf('collection', [
  {
    id: 'plants',
    tr: 'bitki, çiçek sulama, bitki bakımı, saksı, ev bitkileri, sukulent, orkide, bitki sulama, bahçe çiçekleri',
    en: 'plant, plant care, houseplant, plant watering, houseplant watering, garden plant, succulent',
    hints: 'sulama, ışık, toprak, yaprak ~ watering, light, soil, leaf',
    name: 'Yeşil Köşe~Green Corner',
    icon: 'leaf',
    palettes: 'forest mint olive',
    entities: [
      entity(
        'plant plants leaf',
        'bitki, bitkiler ~ plant, plants',
        `name!; species; photo; place Oda~Room; every:number! #quantity (günde bir~days) Kaç günde bir~Water every <1..60>; date Son sulama~Last watered; due! Sıradaki sulama~Next watering; light:choice Işık~Light = Az~Low, Orta~Medium, Çok~Bright; note`,
        `
        Paşa~Monty | Deve tabanı~Monstera | Salon~Living room | 7 | -7 | 0 | medium
        Kılıç~Blade | Paşa kılıcı~Snake plant | Yatak odası~Bedroom | 14 | -9 | +5 | low
        Nane~Mint | Nane~Mint | Mutfak~Kitchen | 2 | -3 | -1 | bright | Yaprakları sarardı~Leaves turning yellow
        Gelin duvağı~Lily | Barış çiçeği~Peace lily | Çalışma odası~Study | 5 | -5 | 0 | low
        Limon~Lemon tree | Limon ağacı~Lemon | Balkon~Balcony | 4 | -2 | +2 | bright | Kışın içeri~Indoors in winter
        Tombik~Chubby | Sukulent~Echeveria | Mutfak~Kitchen | 21 | -12 | +9 | bright
        `,
      ),
    ],
  },
  {
    id: 'wardrobe',
    tr: 'gardırop, kıyafet, kombin, dolap, giysi, kombin önerisi, elbise dolabı',
    en: 'wardrobe, outfit, clothes, closet, outfit planner, digital wardrobe, capsule wardrobe',
    hints: 'renk, beden, mevsim, ayakkabı ~ colour, size, season, shoe',
    name: 'Dolabım~My Closet',
    icon: 'shirt',
    palettes: 'rose graphite plum',
    entities: [
      entity(
        'garment garments shirt',
        'kıyafet, kıyafetler ~ garment, garments',
        `name!; photo; kind! #category = Üst~Top, Alt~Bottom, Elbise~Dress, Dış giyim~Outerwear, Ayakkabı~Shoes, Aksesuar~Accessory; color; size; season; fav; date Son giyilen~Last worn; note`,
        `
        Keten gömlek~Linen shirt | top | #e7e2d6 | m | summer | 1 | -2
        Kot pantolon~Straight jeans | bottom | #3b5a80 | m | autumn | 1 | 0
        Trençkot~Trench coat | outerwear | #c2a27a | m | spring | | -6
        Lacivert elbise~Navy dress | dress | #1f2a4d | s | summer | 1 | -14 | Nişanda giyildi~Worn at the engagement
        Beyaz spor ayakkabı~White trainers | shoes | #f4f4f2 | | spring | | -1
        Yün kazak~Wool jumper | top | #8c3b3b | l | winter | | -9
        `,
      ),
    ],
  },
  {
    id: 'collectibles',
    tr: 'koleksiyon, pul, madeni para, koleksiyon defteri, kart koleksiyonu, pul koleksiyonu, oyuncak koleksiyonu',
    en: 'collection, coin, stamp, coin collection, stamp collection, toy collection',
    hints: 'nadir, yıl, değer, durum ~ rare, year, worth, condition',
    name: 'Koleksiyonum~My Collection',
    icon: 'diamond',
    palettes: 'amber plum slate',
    entities: [
      entity(
        'piece pieces diamond',
        'parça, parçalar ~ piece, pieces',
        `title!; photo; kind! #category = Para~Coin, Pul~Stamp, Kart~Card, Antika~Antique, Oyuncak~Toy; year; price Değeri~Worth; condition:choice Kondisyon~Condition = Kusursuz~Mint:s, İyi~Good:i, Yıpranmış~Worn:w; date Eklendi~Added; note`,
        `
        Cumhuriyet 50. yıl parası~Silver dollar | coin | 1973~1921 | 1800~38 | good | -2
        Abdülaziz 20 kuruş~Victorian penny | coin | 1861 | 6500~95 | worn | -9 | Dedemden~From grandfather
        İlk uçak serisi pulu~First flight stamp | stamp | 1934~1927 | 2400~60 | mint | -16
        Futbolcu kartı, 1996~Rookie card, 1996 | card | 1996 | 950~44 | mint | -20
        Bakır güğüm~Copper kettle | antique | 1900 | 4200~120 | good | -33
        Teneke tren~Tin train | toy | 1958 | 5200~165 | worn | -47 | Anahtarı eksik~Key is missing
        `,
      ),
    ],
  },
  {
    id: 'tastings',
    tr: 'kahve, şarap, kahve defteri, şarap defteri, kahve demleme, bira, çay, tadım defteri, peynir, parfüm',
    en: 'coffee, wine, coffee journal, wine journal, beer, tea, tasting note, brew log, cheese, perfume',
    hints: 'tadım, çekirdek, bağ, aroma, demleme ~ tasting, bean, vineyard, aroma, brew',
    name: 'Tadım Defteri~Tasting Notes',
    icon: 'cafe',
    palettes: 'coffee cherry olive',
    entities: [
      entity(
        'tasting tastings cafe',
        'tadım, tadımlar ~ tasting, tastings',
        `name!; brand Üretici~Producer; photo; kind! #category = Kahve~Coffee, Şarap~Wine, Çay~Tea, Diğer~Other; tags Tatlar~Flavours; rating!; price; date; note`,
        `
        Etiyopya Guji~Ethiopia Guji | Köşe Kavurma~Corner Roastery | coffee | yasemin~jasmine; şeftali~peach | 5 | 480~16 | 0 | V60, 15 g, 2:45
        Öküzgözü 2021~Pinot Noir 2021 | Elazığ bağı~Hill Vineyard | wine | vişne~cherry; baharat~spice | 4 | 950~22 | -3
        Kolombiya Huila~Colombia Huila | Liman Kahve~Harbour Coffee | coffee | karamel~caramel; elma~apple | 4 | 430~14 | -6
        Rize ilk hasat~Darjeeling first flush | Yeşil Tepe~Green Hill | tea | çiçek~floral | 4 | 320~12 | -10
        Narince 2023~Riesling 2023 | Tokat bağı~River Estate | wine | ayva~quince; limon~citrus | 3 | 780~18 | -15 | Soğuk servis~Serve well chilled
        Brezilya Cerrado~Brazil Cerrado | Köşe Kavurma~Corner Roastery | coffee | fındık~hazelnut; çikolata~chocolate | 3 | 390~13 | -21
        `,
      ),
    ],
  },
  {
    id: 'subscriptions',
    tr: 'abonelik, üyelik ücretleri, otomatik ödeme, fatura hatırlatma',
    en: 'subscription, recurring payment, bill reminder',
    hints: 'aylık, yenileme, iptal, deneme ~ monthly, renewal, cancel, trial',
    name: 'Aboneliklerim~My Subscriptions',
    icon: 'repeat',
    palettes: 'violet indigo teal',
    options: { home: 'sum' },
    entities: [
      entity(
        'subscription subscriptions repeat',
        'abonelik, abonelikler ~ subscription, subscriptions',
        `name!; cat = Müzik~Music, Dizi ve film~Video, Bulut~Cloud, Spor~Fitness, Haber~News, İletişim~Phone and internet; price! #amount; repeat!; date! #due Sıradaki ödeme~Next payment; pay; active; note`,
        `
        Müzik~Music streaming | music | 100~11 | everyMonth | +2 | card | 1
        Dizi platformu~Video streaming | video | 290~16 | everyMonth | 0 | card | 1 | Kardeşimle ortak~Shared with my brother
        Bulut depolama~Cloud storage | cloud | 60~3 | everyMonth | +11 | card | 1
        Spor salonu~Gym | fitness | 1900~42 | everyMonth | +5 | bankTransfer | 1
        Gazete~Newspaper | news | 850~60 | everyYear | +48 | card | 1
        Ev interneti~Home broadband | phoneAndInternet | 650~35 | everyMonth | +8 | bankTransfer | 1
        `,
      ),
    ],
  },
  {
    id: 'warranties',
    tr: 'garanti, evrak, fiş ve garanti, pasaport, vize, kimlik, belge',
    en: 'warranty, document, receipt, document expiry, passport, paperwork',
    hints: 'fatura, bitiş, servis, yenileme ~ receipt, expire, renewal',
    name: 'Evrak Dolabı~Paper Vault',
    icon: 'shield-checkmark',
    palettes: 'ocean slate forest',
    entities: [
      entity(
        'document documents document-text',
        'belge, belgeler ~ document, documents',
        `name!; cat! = Garanti~Warranty, Kimlik~Identity, Araç~Vehicle, Ev~Home, Sağlık~Health; date Alındığı tarih~Issued on; expiry!; photo; price; note`,
        `
        Buzdolabı garantisi~Fridge warranty | warranty | -715 | +15 | 38000~950 | Fatura çekmecede~Receipt in the drawer
        Pasaport~Passport | identity | -3400 | +48
        Araç muayenesi~Vehicle inspection | vehicle | -727 | +3 | 2620~55
        Kulaklık garantisi~Headphones warranty | warranty | -733 | -3 | 6200~180
        Konut sigortası~Home insurance | home | -350 | +15 | 4200~230
        Telefon garantisi~Phone warranty | warranty | -300 | +430 | 42000~799
        `,
      ),
    ],
  },
  {
    id: 'passwords',
    tr: 'şifre, hesap bilgileri, şifre defteri, parola, şifre yöneticisi',
    en: 'password, password hint, account list, password manager, vault, password list',
    hints: 'hesap, kullanıcı adı, ipucu, site ~ account, username, hint, site',
    name: 'Hesap Listem~Account List',
    icon: 'key',
    palettes: 'graphite indigo forest',
    entities: [
      entity(
        'accountEntry accountEntries key',
        'hesap, hesaplar ~ account, accounts',
        `name! Hesap~Account; cat = İş~Work, Banka~Banking, Alışveriş~Shopping, Sosyal~Social, Diğer~Other; user:text #subtitle Kullanıcı adı~Username; url; hint:text Şifre ipucu~Password hint "Şifrenin kendisini yazmayın~Do not write the password itself"; date Son değişiklik~Last changed; fav`,
        `
        E-posta~Email | work | ayse.y | https://example.com | İlk arabanın rengi~Colour of the first car | -40 | 1
        Banka~Bank | banking | | https://example.com/bank | Kasadaki zarf~Envelope in the safe | -12 | 1
        Online market~Online groceries | shopping | ayse.y | https://example.com/shop | Klasik, sonu yıl~The usual, ends with the year | -200
        Fotoğraf paylaşımı~Photo sharing | social | ayse.fotograf~anna.photos | | Kedinin adı~Name of the cat | -95
        Belediye~City council | other | | https://example.com/city | Defterin arkası~Back of the notebook | -380
        Kütüphane~Library | other | 20418 | | Kart numarası~Card number | -30
        `,
      ),
    ],
  },
  {
    id: 'homeInventory',
    tr: 'ev eşyası, eşya takibi, eşya listesi, demirbaş, ev envanteri, alet takibi, oyun koleksiyonu, alet çantası',
    en: 'home inventory, belonging, household item, inventory list, asset, tool inventory, equipment',
    hints: 'oda, değer, seri no, kutu ~ room, value, serial number, box',
    name: 'Evde Ne Var~What We Own',
    icon: 'home',
    palettes: 'terracotta slate olive',
    entities: [
      entity(
        'belonging belongings cube',
        'eşya, eşyalar ~ item, items',
        `name!; photo; room:choice! #category Oda~Room = Salon~Living room, Mutfak~Kitchen, Yatak odası~Bedroom, Çalışma odası~Study, Depo~Storage; brand; serial; price Değeri~Value #amount; date Alındı~Bought on; note`,
        `
        Televizyon~Television | livingRoom | Vestel~Samsung | VT-55812~SM-55812 | 32000~650 | -410
        Bulaşık makinesi~Dishwasher | kitchen | Arçelik~Bosch | AR-90311~BS-90311 | 21500~480 | -820
        Dizüstü bilgisayar~Laptop | study | Lenovo | LN-4471 | 48000~950 | -230 | İşten değil, benim~Mine, not from work
        Dikiş makinesi~Sewing machine | storage | Singer | SG-1108 | 9500~180 | -1900
        Kahve makinesi~Coffee machine | kitchen | DeLonghi | DL-7710 | 14500~320 | -150
        Halı~Rug | livingRoom | | | 12000~400 | -600 | Isparta~Handwoven
        `,
      ),
    ],
  },
  {
    id: 'wishList',
    tr: 'istek listesi, çeyiz, çeyiz listesi, dilek listesi, alınacaklar, bebek alışverişi',
    en: 'wish list, wishlist, hope chest, registry, baby registry',
    hints: 'fiyat, oda, mağaza, hediye ~ price, store, gift, room',
    name: 'Çeyiz Sandığı~Wish Box',
    icon: 'gift',
    palettes: 'rose amber violet',
    entities: [
      entity(
        'wish wishes gift',
        'istek, istekler ~ wish, wishes',
        `name!; photo; room:choice #category Bölüm~For = Mutfak~Kitchen, Yatak odası~Bedroom, Salon~Living room, Banyo~Bathroom, Kişisel~Personal; price #amount; prio; bought; url; note`,
        `
        Nevresim takımı~Bed linen set | bedroom | 2800~90 | high | 1
        Çelik tencere seti~Steel pan set | kitchen | 7200~240 | high
        Stand mikser~Stand mixer | kitchen | 11500~320 | normal | | | İndirim bekleniyor~Waiting for a sale
        Okuma lambası~Reading lamp | livingRoom | 1900~55 | low | 1
        Havlu seti~Towel set | bathroom | 1450~45 | normal
        Koltuk örtüsü~Sofa throw | livingRoom | 1200~38 | low
        `,
      ),
    ],
  },
  {
    id: 'photoAlbum',
    tr: 'fotoğraf albümü, albüm, galeri, aile albümü, anılar albümü, fotoğraf galerisi, fotoğraf günlüğü, fotoğraf albüm',
    en: 'photo album, photo gallery, family album, scrapbook, gallery, photo diary',
    hints: 'anı, kare, çekildi, albüm ~ memory, picture, taken, album',
    name: 'Aile Albümü~Family Album',
    icon: 'images',
    palettes: 'graphite rose ocean',
    entities: [
      entity(
        'picture pictures image',
        'fotoğraf, fotoğraflar ~ photo, photos',
        `photo!; title!; date!; place; cat = Aile~Family, Tatil~Holiday, Arkadaşlar~Friends, Doğa~Nature; fav; note`,
        `
        Sahilde gün batımı~Sunset at the beach | -2 | Ayvalık~Brighton | nature | 1
        Dedemin 80. yaşı~Grandpa turns 80 | -9 | Evde~At home | family | 1 | Bütün torunlar~All the grandchildren
        Kamp sabahı~Camp morning | -16 | Yedigöller~Lake District | nature
        Mezuniyet~Graduation | -34 | Kampüs~Campus | friends | 1
        Vapur yolculuğu~On the ferry | -41 | Boğaz~The river | holiday
        Bayram sofrası~Holiday table | -60 | Anneannemde~At grandma's | family
        `,
      ),
    ],
  },
  {
    id: 'sightings',
    tr: 'kuş gözlemi, doğa gözlemi, kuş, gözlem defteri, mantar, böcek, kelebek, gökyüzü',
    en: 'bird watching, wildlife, birding, nature journal, sighting, mushroom, butterfly, bird',
    hints: 'tür, yer, sayı, dürbün ~ species, spotted, binocular',
    name: 'Gözlem Defteri~Field Notes',
    icon: 'binoculars',
    palettes: 'forest olive sky',
    entities: [
      entity(
        'sighting sightings binoculars',
        'gözlem, gözlemler ~ sighting, sightings',
        `species! #title; photo; cat = Kuş~Bird, Memeli~Mammal, Böcek~Insect, Bitki~Plant, Mantar~Fungus; count; date!; place; note`,
        `
        Yalıçapkını~Kingfisher | bird | 1 | 0 | Dere kenarı~Mill stream | 07:20, avlanırken~7:20 am, fishing
        Flamingo~Grey heron | bird | 40~2 | -3 | Gediz deltası~Reed beds
        Kızıl sincap~Red squirrel | mammal | 2 | -5 | Koru~Oak wood
        Kırlangıç kuyruk~Swallowtail butterfly | insect | 1 | -8 | Bahçe~Garden
        Leylek~Osprey | bird | 12~1 | -14 | Sulak alan~Lakeside | Göç~Migrating
        Kuzu göbeği~Morel | fungus | 5 | -19 | Çam ormanı~Pine forest
        `,
      ),
    ],
  },
]);
