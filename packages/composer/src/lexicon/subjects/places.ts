import { endAfterStart, entity, subjectsOf } from '../define.ts';

export const placeSubjects = subjectsOf('places', [
  {
    id: 'favouritePlaces',
    tr: 'mekan, favori mekanlar, gittiğim yerler, gezdiğim yerler, gittiğim restoranlar, gittiğim mekanlar, kafe listesi, restoran listesi, mekanlar, mekan önerisi, yakındaki yerler',
    en: 'favourite place, favourite restaurant, favorite restaurant, restaurant list, place, favorite spot, cafe finder, nearby place, restaurant finder, restaurant review, restaurants i visited, places i visited',
    hints: 'kahveci, puan, semt, denedim ~ cafe, rating, area, tried',
    name: 'Mekanlarım~My Spots',
    icon: 'location',
    palettes: 'terracotta teal plum',
    entities: [
      entity(
        'spot spots location',
        'mekan, mekanlar ~ place, places',
        `name!; photo; cat! = Kahve~Coffee, Yemek~Food, Tatlı~Sweets, Park~Park, Kitapçı~Bookshop; geo!; dist; rating; fav; date Son gidiş~Last visit; note`,
        `
        Köşe Kahve~Corner Coffee | coffee | Moda Cad. 18~18 Rose Street | 0.4 | 5 | 1 | -1 | Filtre kahvesi iyi~Great filter coffee
        Dede Lokantası~Grandpa's Kitchen | food | Yeldeğirmeni~Mill Road | 1.1 | 4 | | -6 | Pazartesi kuru fasulye~Stew on Mondays
        Nar Pastanesi~Fig Bakery | sweets | Bahariye~Canal Street | 0.8 | 5 | 1 | -9
        Çınar Parkı~Oak Park | park | Acıbadem~North Road | 1.6 | 4 | | -3 | Köpek serbest~Dogs allowed
        Sahaf Ali~The Old Bookshop | bookshop | Akmar Pasajı~Market Lane | 0.6 | 5 | | -20
        İskele Balık~Pier Fish | food | İskele~Pier Road | 1.3 | 3 | | -31 | Servis yavaş~Slow service
        `,
      ),
    ],
  },
  {
    id: 'trips',
    tr: 'gezi, seyahat, seyahat planı, gezi planı, tatil planı, rota planı, tatil, yolculuk, gezi defteri, hac umre',
    en: 'trip, travel, trip planner, travel planner, itinerary, vacation, travel journal, holiday planner, road trip',
    hints: 'uçuş, otel, gün gün, bütçe, bilet ~ flight, hotel, day by day, budget, ticket',
    name: 'Yol Defteri~Trip Book',
    icon: 'airplane',
    palettes: 'sky amber ocean',
    options: { home: 'countdown' },
    entities: [
      entity(
        'trip trips airplane',
        'gezi, geziler ~ trip, trips',
        `title! Gezi~Trip; photo; start!; end!; place!; budget; cost #amount Harcanan~Spent; status! = Fikir~Idea, Planlandı~Planned:i, Yolda~Travelling:w, Bitti~Finished:s; note`,
        `
        Kapadokya hafta sonu~Weekend in the Lakes | +9 | +11 | Göreme~Keswick | 18000~620 | 7400~260 | planned | Balon için rezervasyon yapıldı~Boat trip booked
        Annemle Roma~Rome with mum | +47 | +51 | Roma~Rome | 62000~1500 | 28500~640 | planned
        Karadeniz turu~Scottish Highlands | +150 | +159 | Rize~Inverness | 55000~1800 | 0 | idea
        Ege kıyısı~Cornish coast | -40 | -33 | Ayvalık~St Ives | 38000~1300 | 41200~1420 | finished
        İş gezisi~Work trip | -12 | -10 | Ankara~Manchester | 12000~480 | 9800~430 | finished
        Kayak~Ski week | +80 | +84 | Uludağ~Chamonix | 45000~1600 | 0 | idea
        `,
        [endAfterStart()],
      ),
      entity(
        'stop stops flag',
        'durak, duraklar ~ stop, stops',
        'title! Durak~Stop; trip:reference! #service @trip Gezi~Trip; dt!; cost; done Tamam~Done; note',
        'Otobüs bileti~Train tickets | 0 | +9 07:15 | 1400~85 | 1\nMağara otele giriş~Check in to the inn | 0 | +9 15:00 | 6000~175\nBalon turu~Boat on the lake | 0 | +10 05:00 | 7500~48 | | Kalın giyin~Wear something warm\nUçuş~Flight | 1 | +47 10:40 | 14500~260 | 1\nKolezyum~Colosseum | 1 | +48 09:30 | 1200~32',
      ),
    ],
  },
  {
    id: 'hiking',
    tr: 'kamp, doğa yürüyüşü, kamp alanı, kampçılık, dağcılık, trekking, yürüyüş rotası, karavan, kamp yerleri',
    en: 'camping, hiking, trail, campsite, hiking trail, trekking, mountaineering, outdoor, campground',
    hints: 'çadır, parkur, zorluk, zirve ~ tent, trail, difficulty, summit',
    name: 'Patika~Trail Notes',
    icon: 'trail-sign',
    palettes: 'forest olive sky',
    entities: [
      entity(
        'trail trails trail-sign',
        'rota, rotalar ~ trail, trails',
        `name!; photo; dist! Uzunluk~Length; difficulty #category; dur; geo!; kind = Günübirlik~Day hike, Kamp~Camp; rating; fav; date Gidildi~Done on; note`,
        `
        Şelale patikası~Waterfall loop | 6.5 | easy | 150 | Düzce~Brecon | dayHike | 5 | 1 | -13 | Sabah erken sessiz~Quiet early in the morning
        Yaylalar arası~Ridge walk | 14.2 | hard | 360 | Rize~Snowdonia | dayHike | 5 | | | Sis bastırıyor~Fog comes in fast
        Göl çevresi~Lake circuit | 9 | medium | 210 | Bolu~Windermere | camp | 4 | 1 | -48
        Likya, 3. etap~Coast path, stage 3 | 12.8 | medium | 300 | Kaş~Cornwall | dayHike | 4 | | -95 | İki litre su~Two litres of water
        Çam ormanı kampı~Pine wood camp | 3 | easy | 60 | Kazdağı~New Forest | camp | 4 | | | Ateş yasak~No open fires
        Krater turu~Crater walk | 11.5 | hard | 280 | Nemrut~Ben Lomond | dayHike | 5
        `,
      ),
    ],
  },
  {
    id: 'transport',
    tr: 'dolmuş, hat, otobüs saatleri, minibüs, vapur saatleri, otobüs, metro, sefer saatleri, toplu taşıma, durak takibi, dolmuş saatleri, vapur, tren saatleri',
    en: 'bus times, transport, public transport, bus schedule, train times, metro map, transit, ferry times, bus stop, bus timetable',
    hints: 'durak, kalkış, hat, sefer ~ stop, departure, line, route',
    name: 'Hat Saatleri~Line Times',
    icon: 'bus',
    palettes: 'amber ocean graphite',
    entities: [
      entity(
        'departure departures bus',
        'sefer, seferler ~ departure, departures',
        `name! Hat~Line; stop!; time!; to:text #subtitle Yön~Towards; kind #category = Otobüs~Bus, Vapur~Ferry, Dolmuş~Shuttle, Tren~Train; geo; dist; days; price Ücret~Fare; fav; note`,
        `
        14 | Çarşı~Market Square | 07:35 | Hastane~Hospital | bus | Çarşı~Market Square | 0.3 | mon;tue;wed;thu;fri | 35~2.4 | 1
        14 | Çarşı~Market Square | 08:05 | Hastane~Hospital | bus | Çarşı~Market Square | 0.3 | mon;tue;wed;thu;fri | 35~2.4 | | Yolda kalabalık~Often full
        Şehir hatları~City ferry | İskele~Pier | 08:20 | Karşı yaka~Far bank | ferry | İskele~Pier | 0.9 | mon;tue;wed;thu;fri;sat;sun | 42~4.1 | 1
        Sarı dolmuş~Shuttle B | Köprü~Bridge | 18:15 | Merkez~Centre | shuttle | Köprü~Bridge | 0.5 | mon;tue;wed;thu;fri;sat | 45~3
        Banliyö~Local train | İstasyon~Station | 18:42 | Sahil~Coast | train | İstasyon~Station | 1.2 | mon;tue;wed;thu;fri;sat;sun | 38~3.6 | 1
        500 | Üniversite~University | 22:10 | Çarşı~Market Square | bus | Kampüs~Campus | 2.4 | mon;tue;wed;thu;fri;sat;sun | 35~2.4 | | Son sefer~Last one
        `,
      ),
    ],
  },
  {
    id: 'parking',
    tr: 'otopark, şarj istasyonu, park yeri, elektrikli araç şarj, arabamı park ettim, araba nerede',
    en: 'parking, charging station, parking spot, ev charging, where i parked, car park, parking finder',
    hints: 'ücret, boş, kat, kilovat ~ fee, free, level, kilowatt',
    name: 'Park Yeri~Park Spot',
    icon: 'car',
    palettes: 'ocean slate mint',
    entities: [
      entity(
        'parkingSpot parkingSpots car',
        'park yeri, park yerleri ~ parking spot, parking spots',
        `name!; kind! #category = Otopark~Car park, Sokak~Street, Şarj~Charging; geo!; dist; price Saatlik~Per hour; status! = Boş~Free:s, Az yer~Almost full:w, Dolu~Full:d; floor; fav; note`,
        `
        Çarşı katlı otopark~Market car park | carPark | Çarşı Cad.~Market Street | 0.2 | 80~2.8 | almostFull | B2 | 1
        İskele otoparkı~Pier car park | carPark | İskele~Pier Road | 0.9 | 100~3.2 | free
        Lale Sokak~Tulip Street | street | Lale Sk.~Tulip Street | 0.1 | 40~1.6 | full | | | Salı pazarı var~Market on Tuesdays
        Hızlı şarj, AVM~Fast charger, mall | charging | AVM otopark~Mall, level 1 | 1.4 | 360~12 | free | -1 | 1 | 120 kW
        Belediye şarj~City charger | charging | Belediye önü~Town Hall | 0.7 | 240~9 | almostFull | | | 22 kW
        Hastane otoparkı~Hospital car park | carPark | Hastane~Hospital | 1.9 | 60~2.2 | free
        `,
      ),
    ],
  },
  {
    id: 'strayAnimals',
    tr: 'sokak hayvanları, sokak kedisi, sokak köpeği, sahiplendirme',
    en: 'stray animal, stray cat, animal rescue',
    hints: 'sahiplen, tedavi, mama, konum ~ adopt, treatment, feeding, location',
    name: 'Sokak Dostları~Paws Nearby',
    icon: 'paw',
    palettes: 'terracotta forest amber',
    entities: [
      entity(
        'animal animals paw',
        'hayvan, hayvanlar ~ animal, animals',
        `title! #title Ad veya tarif~Name or description; photo; kind! #category = Kedi~Cat, Köpek~Dog, Kuş~Bird; geo!; dist; date! Görüldü~Seen on; status! = Yardım bekliyor~Needs help:d, Tedavide~In treatment:w, Sahiplendi~Adopted:s, Beslendi~Fed:i; note`,
        `
        Sarman, sol patisi yaralı~Ginger cat, hurt paw | cat | Çınar Parkı~Oak Park | 0.4 | 0 | needsHelp | Kafesle alınmalı~Needs a carrier
        Siyah yavru köpek~Black puppy | dog | Sanayi girişi~Trade Park gate | 2.1 | -1 | inTreatment
        Tekir anne ve üç yavru~Tabby and three kittens | cat | Lale Sk. 8~8 Tulip Street | 0.7 | -1 | fed | Su kabı lazım~Water bowl needed
        Karabaş~Rex | dog | İskele~Pier | 1.1 | -4 | fed | Küpeli, uysal~Tagged and gentle
        Kanadı kırık martı~Gull with a broken wing | bird | Sahil yolu~Waterfront | 0.9 | -6 | inTreatment
        Beyaz kedi, mavi göz~White cat, blue eyes | cat | Okul bahçesi~School yard | 0.6 | -11 | adopted
        `,
      ),
    ],
  },
  {
    id: 'disasterAid',
    tr: 'afet, yardım, deprem, toplanma alanı, acil durum, yardımlaşma, acil, ilk yardım, nöbetçi eczane',
    en: 'disaster, aid, earthquake, emergency, relief, first aid, shelter finder, mutual aid',
    hints: 'toplanma, erzak, çadır, yardım noktası ~ shelter, supply, tent, help point',
    name: 'Yardım Noktası~Help Point',
    icon: 'medkit',
    palettes: 'cherry slate amber',
    entities: [
      entity(
        'helpPoint helpPoints medkit',
        'yardım noktası, yardım noktaları ~ help point, help points',
        `title! Nokta~Point; kind! #category = Toplanma alanı~Meeting point, Erzak~Supplies, Sağlık~Medical, Barınma~Shelter; geo!; dist; status! = Açık~Open:s, Azalıyor~Running low:w, Kapalı~Closed:d; phone; date Güncellendi~Updated; note`,
        `
        Çınar Parkı~Oak Park | meetingPoint | Acıbadem~North Road | 0.5 | open | 0216 555 01 10~(415) 555-0110 | 0
        Spor salonu~Sports hall | shelter | Okul Cad.~School Lane | 1.1 | open | 0216 555 01 22~(415) 555-0122 | 0 | 240 yatak~240 beds
        Erzak dağıtımı~Food bank | supplies | Çarşı meydanı~Market Square | 0.8 | runningLow | 0216 555 01 34~(415) 555-0134 | 0 | Bebek maması lazım~Baby food needed
        Sahra kliniği~Field clinic | medical | Hastane bahçesi~Hospital grounds | 1.9 | open | 0216 555 01 46~(415) 555-0146 | -1
        Cami avlusu~Church hall | supplies | İskele~Pier Road | 1.4 | open | | -1 | Battaniye var~Blankets available
        Eski okul~Old school | shelter | Yeni Mah.~New Road | 2.3 | closed | | -2 | Bina hasarlı~Building damaged
        `,
      ),
    ],
  },
  {
    id: 'bloodDonation',
    tr: 'kan bağışı, kan arama, kan bulma, kızılay, acil kan',
    en: 'blood donation, blood donor, blood bank, blood finder',
    hints: 'grup, bağışçı, acil, ünite ~ type, donor, urgent, unit',
    name: 'Kan Bağışı~Blood Donors',
    icon: 'heart',
    palettes: 'cherry rose slate',
    entities: [
      entity(
        'donor donors heart',
        'bağışçı, bağışçılar ~ donor, donors',
        `name! Ad soyad~Full name; bloodtype!; geo! İl, ilçe~City; dist; phone; date Son bağış~Last donation; active Bağışa uygun~Can donate; note`,
        `
        Ali Rıza Keskin~George Bell | oPlus | Kadıköy~Camden | 1.2 | 0532 555 01 21~(415) 555-0121 | -130 | 1
        Buse Kurt~Amy Rogers | aPlus | Üsküdar~Hackney | 3.4 | 0541 555 01 33~(415) 555-0133 | -45
        Okan Güler~Ryan Hayes | oMinus | Ataşehir~Islington | 4.8 | 0505 555 01 42~(415) 555-0142 | -210 | 1 | Gece de aranabilir~Can be called at night
        İrem Çetin~Isla Wood | bPlus | Maltepe~Greenwich | 7.1 | 0555 555 01 54~(415) 555-0154 | -98 | 1
        Cem Aslan~Max Palmer | abPlus | Kartal~Brixton | 9.6 | 0533 555 01 65~(415) 555-0165 | -160 | 1
        Sibel Özkan~Nora Kelly | aMinus | Beşiktaş~Southwark | 5.3 | 0542 555 01 78~(415) 555-0178 | -20
        `,
      ),
    ],
  },
]);
