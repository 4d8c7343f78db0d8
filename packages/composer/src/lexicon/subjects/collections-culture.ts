import { entity, subjectsOf } from '../define.ts';

export const cultureSubjects = subjectsOf('collection', [
  {
    id: 'recipes',
    tr: 'yemek tarifi, tarif, tarif defteri, yemek kitabı, tatlı tarifi, anne tarifleri, kokteyl',
    en: 'recipe, cookbook, recipe book, cooking, cocktail recipe, family recipe, recipe box',
    hints: 'malzeme, pişirme, fırın, kişilik, yapılışı ~ ingredient, oven, serving, cook',
    name: 'Tarif Defteri~Recipe Box',
    icon: 'restaurant',
    palettes: 'terracotta olive cherry',
    entities: [
      entity(
        'recipe recipes restaurant',
        'tarif, tarifler ~ recipe, recipes',
        `title!; photo; cat! = Çorba~Soup, Ana yemek~Main, Hamur işi~Baking, Salata~Salad, Tatlı~Dessert, Kahvaltı~Breakfast; dur; serv; ingr; steps; rating; fav; note`,
        `
        Mercimek çorbası~Red lentil soup | soup | 35 | 4 | 1 su bardağı kırmızı mercimek~1 cup red lentils;1 soğan~1 onion;1 havuç~1 carrot;1 yemek kaşığı salça~1 tbsp tomato paste;Kimyon~Cumin | Soğanı kavur.~Fry the onion.;Mercimek, havuç ve suyu ekle.~Add lentils, carrot and water.;25 dakika pişir, blenderdan geçir.~Cook for 25 minutes and blend. | 5 | 1 | Limonla~Serve with lemon
        Fırında tavuk~Roast chicken | main | 75 | 4 | 1 tavuk~1 chicken;4 patates~4 potatoes;Zeytinyağı~Olive oil;Kekik~Thyme | Fırını 200 dereceye ısıt.~Heat the oven to 200 °C.;Sebzeleri yağla karıştır.~Toss the vegetables in oil.;60 dakika pişir.~Roast for 60 minutes. | 4 |
        Kısır~Bulgur salad | salad | 25 | 6 | 2 su bardağı ince bulgur~2 cups fine bulgur;Maydanoz~Parsley;Nar ekşisi~Pomegranate molasses;Taze soğan~Spring onions | Bulguru sıcak suyla ıslat.~Soak the bulgur in hot water.;Yeşillikleri doğra.~Chop the greens.;Hepsini karıştır.~Mix everything. | 5 | 1
        Menemen~Shakshuka | breakfast | 15 | 2 | 3 domates~3 tomatoes;2 biber~2 peppers;3 yumurta~3 eggs | Biberi yağda çevir.~Soften the peppers.;Domatesi ekle, suyunu çeksin.~Add tomatoes and reduce.;Yumurtayı kır.~Crack in the eggs. | 4 |
        Muzlu kek~Banana bread | baking | 60 | 8 | 3 olgun muz~3 ripe bananas;2 yumurta~2 eggs;2 su bardağı un~2 cups flour;Ceviz~Walnuts | Muzları ez.~Mash the bananas.;Kalanları ekle.~Stir in the rest.;180 derecede 45 dakika.~Bake 45 minutes at 180 °C. | 5 |
        Sütlaç~Rice pudding | dessert | 50 | 6 | 1 litre süt~1 litre milk;1 çay bardağı pirinç~½ cup rice;1 su bardağı şeker~1 cup sugar | Pirinci haşla.~Boil the rice.;Süt ve şekerle koyulaştır.~Thicken with milk and sugar.;Üstünü fırında kızart.~Brown under the grill. | 4 | 1
        `,
      ),
    ],
  },
  {
    id: 'books',
    tr: 'kitap, kitaplık, okuma listesi, kütüphanem, okuduğum kitaplar, kitap listesi, okuma takibi, manga, çizgi roman',
    en: 'book, reading list, bookshelf, reading tracker, library of book, my book, comic, manga, books read, reading log',
    hints: 'yazar, sayfa, okudum, roman ~ author, page, reading, novel',
    name: 'Kitaplığım~My Shelf',
    icon: 'book',
    palettes: 'coffee indigo forest',
    entities: [
      entity(
        'book books book',
        'kitap, kitaplar ~ book, books',
        `title!; author!; photo; cat = Roman~Novel, Tarih~History, Bilim~Science, Şiir~Poetry, Kişisel gelişim~Self-help; pages; page; status! = Okunacak~To read, Okunuyor~Reading:i, Bitti~Finished:s; rating; note`,
        `
        İnce Memed~Middlemarch | Yaşar Kemal~George Eliot | novel | 436~880 | 212~340 | reading | | Her akşam 20 sayfa~20 pages a night
        Tutunamayanlar~Moby-Dick | Oğuz Atay~Herman Melville | novel | 724~635 | | toRead
        Kürk Mantolu Madonna~Jane Eyre | Sabahattin Ali~Charlotte Brontë | novel | 160~532 | 160~532 | finished | 5
        Nutuk~The Histories | Mustafa Kemal Atatürk~Herodotus | history | 600~716 | 85~120 | reading
        Kozmos~Cosmos | Carl Sagan | science | 384~396 | 384~396 | finished | 4 | Fotoğraflar şahane~The pictures are superb
        Memleketimden İnsan Manzaraları~Leaves of Grass | Nâzım Hikmet~Walt Whitman | poetry | 512~416 | | toRead
        `,
      ),
    ],
  },
  {
    id: 'films',
    tr: 'film, dizi, izleme listesi, film listesi, izlediğim filmler, sinema, anime, belgesel',
    en: 'film, movie, series, watchlist, tv show, tv series, watched movie, anime, cinema',
    hints: 'yönetmen, sezon, izledim, tür ~ director, season, watched, genre',
    name: 'İzleme Listem~Watchlist',
    icon: 'film',
    palettes: 'graphite cherry plum',
    entities: [
      entity(
        'film films film',
        'film, filmler ~ film, films',
        `title!; photo; kind Yapım~Kind = Film~Film, Dizi~Series, Belgesel~Documentary; cat! Tür~Genre = Dram~Drama, Komedi~Comedy, Bilim kurgu~Science fiction, Gerilim~Thriller, Animasyon~Animation; year; status! = İzlenecek~To watch, İzleniyor~Watching:i, İzlendi~Watched:s; rating; date İzlenme tarihi~Watched on; note`,
        `
        Kış Uykusu~The Grand Budapest Hotel | film | drama~comedy | 2014 | watched | 5 | -6
        Bir Zamanlar Anadolu'da~Parasite | film | drama~thriller | 2011~2019 | toWatch
        Hababam Sınıfı~Some Like It Hot | film | comedy | 1975~1959 | watched | 5 | -13 | Kaçıncı kez bilmiyorum~Lost count of how many times
        Leyla ile Mecnun~Detectorists | series | comedy | 2011~2014 | watching | | | 2. sezon 7. bölüm~Season 2, episode 7
        Yıldızlararası~Interstellar | film | scienceFiction | 2014 | watched | 4 | -20
        Kedi~My Octopus Teacher | documentary | drama | 2016~2020 | toWatch | | | Pazar akşamı~Sunday evening
        `,
      ),
    ],
  },
  {
    id: 'records',
    tr: 'plak, plak koleksiyonu, albüm koleksiyonu, kaset, cd koleksiyonu',
    en: 'vinyl, record collection, album collection, vinyl record, cd collection',
    hints: 'sanatçı, albüm, pikap, baskı ~ artist, album, turntable, pressing',
    name: 'Plak Rafı~Record Shelf',
    icon: 'disc',
    palettes: 'graphite coffee cherry',
    entities: [
      entity(
        'record records disc',
        'plak, plaklar ~ record, records',
        `title! Albüm~Album; artist!; photo; year; cat Tür~Genre = Anadolu rock~Folk rock, Caz~Jazz, Halk müziği~Folk, Rock~Rock, Klasik~Classical; rating; price Alış fiyatı~Paid; date Eklendi~Added; note`,
        `
        2023~Kind of Blue | Barış Manço~Miles Davis | 1975~1959 | folkRock~jazz | 5 | 2400~28 | -3 | İlk baskı, kapakta iz~Light ring wear on the sleeve
        Yeni Bir Gün~Rumours | Barış Manço~Fleetwood Mac | 1979~1977 | folkRock~rock | 4 | 1800~24 | -11
        Elektronik Türküler~Blue | Erkin Koray~Joni Mitchell | 1974~1971 | folkRock~folk | 5 | 3600~22 | -20
        Mavi Boncuk~Pet Sounds | Emel Sayın~The Beach Boys | 1975~1966 | folk~rock | 4 | 900~26 | -34
        Türküler~Pink Moon | Neşet Ertaş~Nick Drake | 1988~1972 | folk | 5 | 1200~20 | -52
        Dört Mevsim~The Four Seasons | Vivaldi | 1972 | classical | 3 | 450~9 | -80
        `,
      ),
    ],
  },
  {
    id: 'quotes',
    tr: 'güzel söz, alıntı, günün sözü, motivasyon, özlü söz, motivasyon sözleri, atasözü, söz',
    en: 'quote, daily quote, motivation, inspiration, affirmation, saying, proverb',
    hints: 'ilham, yazar, paylaş ~ inspire, author, share',
    name: 'Günün Sözü~Quote Jar',
    icon: 'chatbox-ellipses',
    palettes: 'plum amber teal',
    entities: [
      entity(
        'quote quotes chatbox-ellipses',
        'söz, sözler ~ quote, quotes',
        `text! #title Söz~Quote; author; cat = Hayat~Life, Emek~Work, Sevgi~Love, Bilgelik~Wisdom; fav`,
        `
        Damlaya damlaya göl olur.~Little strokes fell great oaks. | Atasözü~Benjamin Franklin | work | 1
        Sevelim, sevilelim; dünya kimseye kalmaz.~Where there is love there is life. | Yunus Emre~Mahatma Gandhi | love | 1
        Yurtta sulh, cihanda sulh.~The only thing we have to fear is fear itself. | Mustafa Kemal Atatürk~Franklin D. Roosevelt | wisdom
        Ne olursan ol, yine gel.~This above all: to thine own self be true. | Mevlânâ'ya atfedilir~William Shakespeare | life | 1
        Bilmemek ayıp değil, öğrenmemek ayıp.~I am always ready to learn. | Atasözü~Winston Churchill | wisdom
        Gelin tanış olalım, işi kolay kılalım.~Alone we can do so little; together we can do so much. | Yunus Emre~Helen Keller | work
        `,
      ),
    ],
  },
  {
    id: 'portfolioSite',
    tr: 'portfolyo, özgeçmiş, cv, kişisel site, çalışmalarım, kişisel web sitesi, tanıtım',
    en: 'portfolio, cv, resume, personal website, my work, landing page, showcase',
    hints: 'proje, iletişim, hakkımda, yetenek ~ project, contact, about me, skill',
    name: 'Portfolyom~My Portfolio',
    icon: 'briefcase',
    palettes: 'graphite indigo teal',
    entities: [
      entity(
        'work works images',
        'çalışma, çalışmalar ~ work, works',
        `title!; photo; cat! = Tasarım~Design, Yazılım~Software, Fotoğraf~Photography, Yazı~Writing; desc; date; url; fav Öne çıkan~Featured`,
        `
        Kıyı Kafe kimliği~Shoreline Cafe identity | design | Logo, menü ve ambalaj.~Logo, menu and packaging. | -30 | https://example.com/kiyi | 1
        Vapur saatleri uygulaması~Ferry times app | software | Mobil uygulama, 12 bin kullanıcı.~Mobile app with 12,000 users. | -75 | https://example.com/vapur | 1
        Sisli sabahlar~Misty mornings | photography | Boğaz'da çekilmiş 24 kare.~24 frames from the river. | -120
        Mahalle bülteni~Neighbourhood newsletter | writing | Her ay 900 okura.~900 readers every month. | -160
        Müze bilet sayfası~Museum ticket page | software | Satın alma adımları beşten ikiye indi.~Cut checkout from five steps to two. | -210 | https://example.com/muze
        Çocuk kitabı kapakları~Children's book covers | design | Altı kapaklık seri.~A series of six covers. | -300 | | 1
        `,
      ),
      entity(
        'experience experiences ribbon',
        'deneyim, deneyimler ~ experience, experience',
        'role! #title Görev~Role; company #subtitle; start; end; desc',
        'Kıdemli tasarımcı~Senior designer | Mavi Yazılım~Blue Software | -820 | | Ürün ekibini yönetiyorum.~I lead the product design team.\nTasarımcı~Designer | Nar Ajans~Pomegranate Agency | -1900 | -830 | Marka ve web projeleri.~Brand and web projects.',
      ),
    ],
  },
  {
    id: 'classifieds',
    tr: 'ikinci el, ikinci el kitap, ikinci el kitap satışı, ilan, ilan sitesi, ikinci el eşya, takas, araba ilanı, satılık',
    en: 'second hand, classified, classified ads, small ad, used item, listing, swap, for sale, car listing, garage sale, thrift, car dealer',
    hints: 'satıcı, pazarlık, ilan ver, az kullanılmış ~ seller, offer, post an ad, barely used',
    name: 'Elden Ele~Second Hand',
    icon: 'pricetags',
    palettes: 'teal amber violet',
    entities: [
      entity(
        'listing listings pricetag',
        'ilan, ilanlar ~ listing, listings',
        `title! İlan~Listing; photo; cat! = Elektronik~Electronics, Mobilya~Furniture, Araç~Vehicles, Giyim~Clothing, Spor~Sports; price!; condition:choice Kondisyon~Condition = Yeni gibi~Like new:s, İyi~Good:i, Kullanılmış~Used:w; date Yayın~Posted; place; phone; desc; fav`,
        `
        Katlanır bisiklet~Folding bike | sports | 8500~280 | good | 0 | Kadıköy~Camden | 0532 555 01 18~(415) 555-0118 | Yeni lastikler, freni bakımlı.~New tyres, brakes serviced. | 1
        iPhone 13, 128 GB~iPhone 13, 128 GB | electronics | 21500~310 | good | -1 | Beşiktaş~Hackney | 0541 555 01 26~(415) 555-0126 | Batarya %86, çizik yok.~Battery 86%, no scratches.
        Ceviz sehpa~Walnut coffee table | furniture | 3200~120 | likeNew | -1 | Çankaya~Leith | 0505 555 01 38~(415) 555-0138 | Taşınma nedeniyle.~Moving out.
        Bebek arabası~Pushchair | furniture | 4800~140 | used | -3 | Bornova~Clifton | 0555 555 01 42~(415) 555-0142
        2016 Clio, dizel~2016 Clio, diesel | vehicles | 645000~4900 | good | -4 | Nilüfer~Didsbury | 0533 555 01 59~(415) 555-0159 | 148.000 km, iki parça boyalı.~92,000 miles, full service history.
        Kışlık mont, M~Winter coat, M | clothing | 1100~35 | likeNew | -6 | Üsküdar~Brixton | 0542 555 01 64~(415) 555-0164 | | 1
        `,
      ),
    ],
  },
  {
    id: 'propertyListings',
    tr: 'emlak ilanı, emlak, emlakçı, satılık ev, kiralık ev, gayrimenkul, arsa, ev ilanları, emlak ofisi, daire ilanı',
    en: 'property listing, real estate, property, house for sale, apartment for rent, estate agent, realtor, house hunting, apartment finder, flat to rent, real estate listing, house listing',
    hints: 'metrekare, oda sayısı, kat, krediye uygun ~ bedroom, square metre, floor, viewing',
    name: 'Emlak Vitrini~Home Finder',
    icon: 'home',
    palettes: 'ocean forest terracotta',
    entities: [
      entity(
        'property properties home',
        'ilan, ilanlar ~ property, properties',
        `title! İlan~Listing; photo; kind! #category = Satılık~For sale, Kiralık~For rent; price!; m2; room; floor; place; status = Yayında~Available:s, Kaparolu~Under offer:w, Satıldı~Sold; date Eklendi~Listed; desc; phone; fav`,
        `
        Deniz manzaralı 3+1~Sea-view two-bedroom flat | forSale | 7250000~285000 | 135~78 | 3~2 | 4/6~3rd | Moda, Kadıköy~Harbour Road | available | 0 | Güney cephe, asansörlü.~South-facing, with lift. | 0216 555 01 14~(415) 555-0114 | 1
        Bahçeli müstakil ev~Cottage with garden | forSale | 9800000~420000 | 210~140 | 4~3 | Müstakil~Detached | Urla~Mill Lane | underOffer | -3 | 400 m² bahçe, zeytin ağaçları.~Large garden with apple trees.
        Yenilenmiş 1+1~Renovated one-bedroom | forRent | 28000~1350 | 60~45 | 1 | 2/5~1st | Bahçelievler~Canal Street | available | -1 | Mutfak beyaz eşyalı.~Appliances included. | | 1
        Site içinde 2+1~Modern two-bedroom | forRent | 36000~1700 | 95~72 | 2 | 7/12~5th | Ataşehir~Station Square | available | -2 | Havuz ve otopark.~Gym and parking.
        Cadde üstü dükkân~High street shop | forRent | 55000~2600 | 80 | 1 | Zemin~Ground | Çarşı~Market Street | available | -6
        Köyde arsa~Building plot | forSale | 2400000~95000 | 620 | 0 | | Ayvacık~Green End | available | -11 | İmarlı, yola cepheli.~Planning permission granted.
        `,
      ),
    ],
  },
  {
    id: 'familyTree',
    tr: 'soy ağacı, aile ağacı, akraba, şecere, akrabalar, telefon rehberi',
    en: 'family tree, genealogy, ancestor, relative, address book, contact',
    hints: 'dede, nine, kuşak, doğum, memleket ~ grandparent, generation, born, hometown',
    name: 'Soy Ağacı~Family Tree',
    icon: 'git-network',
    palettes: 'olive coffee plum',
    entities: [
      entity(
        'relative relatives person',
        'akraba, akrabalar ~ relative, relatives',
        `name! Ad soyad~Full name; photo; relation:choice! #category Yakınlık~Relation = Büyük dede~Great-grandparent, Dede ve nine~Grandparent, Anne baba~Parent, Kardeş~Sibling, Çocuk~Child, Hala teyze amca~Aunt or uncle; year Doğum yılı~Born; city Memleket~Hometown; parents; phone; note`,
        `
        Hüseyin Yılmaz~Walter Smith | greatGrandparent | 1912~1908 | Trabzon~Cork | | | Değirmenciydi~A miller
        Emine Yılmaz~Rose Smith | grandparent | 1938~1936 | Trabzon~Bristol | Hüseyin ve Zeliha~Walter and Agnes
        Osman Yılmaz~Frank Smith | grandparent | 1934~1933 | Rize~Bristol | | | Saati bende~I have his watch
        Kemal Yılmaz~Peter Smith | parent | 1961 | İstanbul~London | Osman ve Emine~Frank and Rose | 0532 555 01 14~(415) 555-0114
        Nermin Yılmaz~Carol Smith | parent | 1964 | Bursa~Leeds | | 0541 555 01 26~(415) 555-0126
        Sevgi Aras~Diane Ford | auntOrUncle | 1968 | Ankara~Cardiff | Osman ve Emine~Frank and Rose | 0505 555 01 38~(415) 555-0138
        `,
      ),
    ],
  },
]);
