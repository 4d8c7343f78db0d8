import { entity, subjectsOf } from '../define.ts';

const author = 'author! Paylaşan~Author';

export const feedSubjects = subjectsOf('feed', [
  {
    id: 'socialNetwork',
    tr: 'sosyal ağ, sosyal medya, topluluk, paylaşım uygulaması, sosyal medya uygulaması, fotoğraf paylaşma',
    en: 'social network, social media, community, social app, photo sharing, social media app',
    hints: 'gönderi, beğeni, takipçi, yorum ~ post, like, follower, comment',
    name: 'Meydan~Town Square',
    icon: 'people',
    palettes: 'violet rose indigo',
    entities: [
      entity(
        'post posts image',
        'gönderi, gönderiler ~ post, posts',
        `${author}; photo; text!; date!; time; likes; fav Beğendim~Liked; tags`,
        `
        Elif Arslan~Emma Clark | Bugün vapurun arkasına oturdum, martılar simidimin yarısını yedi.~Sat at the back of the ferry today, the gulls ate half my bagel. | 0 | 09:12 | 48 | 1 | istanbul~city | @sea
        Burak Aydın~Daniel Moore | İlk yarı maratonum bitti. Bacaklarım benimle konuşmuyor.~First half marathon done. My legs are not speaking to me. | 0 | 07:40 | 132 | | koşu~running | @forest
        Nazlı Bulut~Lily Ward | Mahallenin kitap kutusuna üç roman bıraktım, alan yazsın.~Left three novels in the neighbourhood book box, tell me if you find them. | -1 | 19:05 | 61 | 1 | kitap~books
        Tolga Karaca~Samuel Gray | Fırından çıkan ekmek, balkon, sessizlik.~Bread out of the oven, balcony, silence. | -1 | 08:20 | 87
        Derya Güneş~Ella Morgan | Kedim bilgisayarın üstünde uyuyor, bugün toplantı yok.~The cat is asleep on my laptop, so no meetings today. | -2 | 11:30 | 210 | 1 | kedi~cats
        Hakan Yıldız~Lucas Reed | Pazar sabahı bisiklet turuna yeni biri daha katıldı. Haftaya sekizde aynı yerde.~One more rider on Sunday morning. Same place at eight next week. | -3 | 13:15 | 39 | | bisiklet~cycling | @mountains
        İrem Çetin~Isla Wood | Seramik kursunda ilk tabağım. Biraz yamuk, çok gururluyum.~My first plate from the pottery class. A bit crooked, very proud. | -5 | 20:48 | 154
        `,
      ),
    ],
  },
  {
    id: 'forum',
    tr: 'forum, soru cevap sitesi, tartışma, soru sor, topluluk forumu, mahalle grubu, itiraf, itiraf sayfası',
    en: 'forum, q&a, question and answer, discussion, message board, discussion board, advice, confession, anonymous confession',
    hints: 'konu, cevap, oy, başlık ~ topic, answer, vote, thread',
    name: 'Sor Anlat~Ask Away',
    icon: 'chatbubbles',
    palettes: 'ocean amber slate',
    entities: [
      entity(
        'topic topics chatbubbles',
        'konu, konular ~ topic, topics',
        `title! Soru~Question; ${author}; cat = Ev~Home, Yemek~Cooking, Teknoloji~Technology, Mahalle~Neighbourhood; text!; answers; date!; likes Oy~Votes; done Çözüldü~Solved`,
        `
        Kombi neden su akıtır?~Why does my boiler drip? | Merve Aksoy~Chloe Bennett | home | Altından günde bir bardak kadar su geliyor.~About a glass of water a day from underneath. | Basınca bak, 1,5 üstündeyse vanadan boşalt.~Check the pressure, above 1.5 bar it drips.;Genleşme tankı da olabilir.~It may be the expansion tank. | 0 | 12
        Pilav neden lapa oluyor?~How do I keep rice from going mushy? | Kerem Polat~Jack Foster | cooking | Her seferinde suyunu ayarlayamıyorum.~I never get the water right. | Pirinci ılık tuzlu suda beklet.~Rinse it until the water is clear.;Bire bir buçuk su.~One part rice, one and a half water. | 0 | 27 | 1
        Semtte güvenilir tamirci?~Good bike repair nearby? | Onur Taş~Henry Cole | neighbourhood | Vites ayarı için birini arıyorum.~Looking for someone to fix my gears. | Çarşıdaki usta iyidir.~The one on Market Street is good. | -1 | 8
        Eski telefondan fotoğraf nasıl alınır?~How do I get photos off an old phone? | Gülay Ersoy~Sophie Price | technology | Ekranı kırık ama açılıyor.~The screen is broken, but it turns on. | Kabloyla bilgisayara tak.~Plug it into a computer. | -2 | 15
        Kedi apartmanda gürültüden korkuyor~Cat is scared of building noise | Sibel Özkan~Nora Kelly | home | Tadilat başladı, saklandığı yerden çıkmıyor.~Since the renovation began she stays under the bed. | Kapalı bir oda ve radyo yardımcı olur.~A closed room and a radio help.;Bizimki üç günde alıştı.~Ours got used to it in three days. | -4 | 31 | 1
        Sokak aydınlatması için nereye başvurulur?~Who do I ask about a broken street light? | Cem Aslan~Max Palmer | neighbourhood | Üç lamba iki haftadır yanmıyor.~Three lamps have been out for two weeks. | Belediyenin çözüm hattı.~There is a form on the council site. | -6 | 9
        `,
      ),
    ],
  },
  {
    id: 'complaints',
    tr: 'şikâyet, ihbar, şikayet, belediye şikayet, sorun bildir, çukur bildirimi, öneri şikayet, dilek şikayet',
    en: 'complaint, report a problem, city issue, pothole, report issue, citizen report, feedback box, suggestion box',
    hints: 'bildir, konum, fotoğraf, çözüldü ~ report, location, photo, resolved',
    name: 'Sorun Bildir~Street Report',
    icon: 'alert-circle',
    palettes: 'cherry slate ocean',
    options: { home: 'board' },
    entities: [
      entity(
        'report reports alert-circle',
        'bildirim, bildirimler ~ report, reports',
        `title! Sorun~Problem; photo; cat! = Yol~Road, Aydınlatma~Lighting, Çöp~Waste, Park~Park, Gürültü~Noise; geo; date!; status! = Bildirildi~Reported:w, İnceleniyor~In review:i, Çözüldü~Fixed:s; likes Destek~Support; desc`,
        `
        Okul önünde çukur~Pothole outside the school | road | Okul Cad. 14~14 School Lane | 0 | reported | 18 | Yağmurda su birikiyor.~Fills with water when it rains.
        Sokak lambası yanmıyor~Street light is out | lighting | Lale Sk.~Tulip Street | -1 | inReview | 7
        Konteyner taşmış~Overflowing bins | waste | Çarşı meydanı~Market Square | -1 | reported | 24 | Üç gündür alınmadı.~Not collected for three days.
        Salıncak zinciri kopuk~Broken swing | park | Çınar Parkı~Oak Park | -3 | inReview | 41
        Gece inşaat gürültüsü~Building noise at night | noise | Yeni Mah.~New Road | -5 | reported | 12
        Kaldırım taşı oynuyor~Loose paving stone | road | İskele Cad.~Pier Road | -9 | fixed | 15
        `,
      ),
    ],
  },
  {
    id: 'announcements',
    tr: 'duyuru, duyuru panosu, apartman duyuru, okul duyuruları, şirket içi duyuru, site duyuru, etkinlik duyuru',
    en: 'announcement, notice board, bulletin board, company news, school announcement, notice',
    hints: 'okunmamış, önemli, pano ~ unread, important, notice',
    name: 'Duyuru Panosu~Notice Board',
    icon: 'megaphone',
    palettes: 'amber indigo terracotta',
    entities: [
      entity(
        'announcement announcements megaphone',
        'duyuru, duyurular ~ announcement, announcements',
        `title!; ${author}; text!; date!; prio Önem~Importance; done Okundu~Read`,
        `
        Yarın su kesintisi~No water tomorrow | Yönetim~Management | Saat 09:00–13:00 arasında depo temizliği nedeniyle su verilemeyecek.~The tank is being cleaned from 9 am to 1 pm. | 0 | high
        Asansör bakımı tamamlandı~Lift is back in service | Yönetim~Management | Yeni kapı sensörleri takıldı, arıza bildirimi için zemin kattaki numarayı arayın.~New door sensors are fitted. Call the number in the lobby if it sticks. | -1 | normal | 1
        Toplantı pazar 19:00'da~Residents' meeting on Sunday at 7 pm | Ayşe Yılmaz~Anna Smith | Gündem: otopark düzeni, çatı onarımı ve gelecek yılın bütçesi.~On the agenda: parking, the roof and next year's budget. | -2 | high
        Bisiklet odası düzenlenecek~Bike room clear-out | Kerem Polat~Jack Foster | Etiketi olmayan bisikletler ay sonunda kaldırılacak.~Bikes without a tag will be removed at the end of the month. | -4 | normal
        Kayıp kedi~Lost cat | Derya Güneş~Ella Morgan | Gri tekir, tasmasında zil var. Görenler 3 numaraya haber verebilir.~Grey tabby with a bell. Please knock at number 3 if you see her. | -6 | normal | 1
        Yeni güvenlik görevlisi~New concierge | Yönetim~Management | Gece vardiyasında Hasan Bey göreve başladı.~Rob has started on the night shift. | -12 | low | 1
        `,
      ),
    ],
  },
  {
    id: 'polls',
    tr: 'anket, oylama, oy, seçim, geri bildirim formu, memnuniyet anketi',
    en: 'poll, voting, survey, vote, questionnaire, feedback form, form builder, election',
    hints: 'seçenek, oy ver, sonuç ~ option, vote, result',
    name: 'Oylama~Quick Poll',
    icon: 'stats-chart',
    palettes: 'indigo mint rose',
    options: { home: 'poll' },
    entities: [
      entity(
        'poll polls stats-chart',
        'anket, anketler ~ poll, polls',
        `title! Soru~Question; choices! Seçenekler~Options; count Oy sayısı~Votes; due Bitiş~Closes on; done Oy verdim~I voted`,
        `
        Cuma öğlen ne yiyelim?~What shall we eat on Friday? | Pide~Pizza;Ev yemeği~Soup;Burger~Burgers | 14 | +2
        Piknik hangi gün olsun?~Which day for the picnic? | Cumartesi~Saturday;Pazar~Sunday | 22 | +4 | 1
        Yeni logo hangisi?~Which new logo? | Mavi dalga~Blue wave;Yeşil yaprak~Green leaf;Turuncu kare~Orange square | 31 | 0
        Toplantılar saat kaçta başlasın?~When should meetings start? | 09:00;10:00;14:00 | 17 | -3 | 1
        Ortak alana ne alalım?~What should we buy for the lounge? | Masa tenisi~Table tennis;Koltuk~Sofa;Kahve makinesi~Coffee machine | 40 | +9
        Gelecek kitap hangisi?~Which book next? | İnce Memed~Middlemarch;Kuyucaklı Yusuf~Jane Eyre;Tutunamayanlar~Moby-Dick | 9 | +1
        `,
      ),
    ],
  },
  {
    id: 'events',
    tr: 'etkinlik, konser, festival, etkinlik takvimi, buluşma, kulüp etkinlikleri, şehir etkinlikleri, konferans',
    en: 'event, concert, festival, event calendar, meetup, event finder, local event, conference',
    hints: 'katıl, bilet, mekan, tarih ~ join, ticket, venue, attend',
    name: 'Şehirde Ne Var~Out and About',
    icon: 'calendar',
    palettes: 'plum amber cherry',
    options: { home: 'upcoming' },
    entities: [
      entity(
        'event events calendar',
        'etkinlik, etkinlikler ~ event, events',
        `title!; photo; cat! = Müzik~Music, Tiyatro~Theatre, Spor~Sport, Atölye~Workshop, Çocuk~Kids; dt!; place!; price; capacity; going:boolean #done Gidiyorum~Going; desc; fav`,
        `
        Akustik akşam~Acoustic evening | music | 0 20:30 | Liman Sahne~Harbour Stage | 400~15 | 120 | 1 | İki müzisyen, otuz şarkı.~Two musicians, thirty songs. | 1
        Sahilde yoga~Yoga on the beach | sport | +1 07:30 | Moda Sahili~East Beach | 0 | 40 | | Matınızı getirin.~Bring your own mat.
        Seramik atölyesi~Pottery workshop | workshop | +2 14:00 | Çamur Atölye~Clay House | 950~38 | 10 | 1 | Malzemeler dahil.~Materials included.
        Kukla tiyatrosu~Puppet show | kids | +3 11:00 | Mahalle Evi~Community Hall | 150~6 | 60
        Mahalle koşusu, 5 km~Neighbourhood 5k | sport | +6 09:00 | Çınar Parkı~Oak Park | 0 | 200 | | | 1
        Tek kişilik oyun~One-person play | theatre | +9 20:00 | Küçük Sahne~Studio Theatre | 550~22 | 80
        Plak pazarı~Record fair | music | +13 12:00 | Eski Depo~Old Warehouse | 0 | 300
        `,
      ),
    ],
  },
]);

export const conversationSubjects = subjectsOf('conversation', [
  {
    id: 'chat',
    tr: 'sohbet, mesajlaşma, chat, grup sohbeti, anlık mesajlaşma',
    en: 'chat, messaging, messenger, group chat, instant messaging',
    hints: 'mesaj, grup, çevrimiçi, okundu ~ message, group, online, read',
    name: 'Laf Lafı~Chit Chat',
    icon: 'chatbubbles',
    palettes: 'teal violet sky',
    entities: [
      entity(
        'message messages chatbubble',
        'mesaj, mesajlar ~ message, messages',
        `person! Kişi~Person; text! Mesaj~Message; dt! #date Zaman~Sent; mine:boolean Benden~From me; done Okundu~Read`,
        `
        0 | Akşam buluşuyor muyuz?~Are we meeting tonight? | 0 09:14 | | 1
        0 | Evet, 19:30'da iskelede~Yes, 7:30 at the pier | 0 09:16 | 1 | 1
        0 | Süper, Selin de geliyor~Great, Mia is coming too | 0 09:17 | |
        1 | Sunumu gönderdim, bakabildin mi?~I sent the slides, did you see them? | 0 08:40 | |
        2 | Pazar kahvaltıya bekliyoruz~Come for breakfast on Sunday | -1 20:05 | | 1
        2 | Biz de börek getiririz~We will bring cake | -1 20:11 | 1 | 1
        3 | Maç iptal, saha kapalı~Match is off, the pitch is closed | -1 17:30 | | 1
        4 | Doğum günün kutlu olsun~Happy birthday | -3 10:02 | 1 | 1
        `,
      ),
      entity(
        'person people people',
        'kişi, kişiler ~ person, people',
        'name!; photo; bio Durum~Status',
        'Elif~Emma | Müsait~Available\nBurak, iş~Daniel, work | Toplantıda~In a meeting\nAnnem~Mum\nHalı saha grubu~Football group | 12 kişi~12 people\nHakan~Lucas | Yolda~On the road',
      ),
    ],
  },
  {
    id: 'assistant',
    tr: 'asistan, yapay zeka asistan, sohbet botu, chatbot, sanal asistan, ai asistan, soru botu',
    en: 'assistant, ai assistant, chatbot, virtual assistant, ai chat, ai coach, ai companion',
    hints: 'sor, cevap, öneri, yapay ~ ask, answer, suggest, ai',
    name: 'Soru Defteri~Ask Notebook',
    icon: 'sparkles',
    palettes: 'violet indigo graphite',
    entities: [
      entity(
        'message messages chatbubble-ellipses',
        'mesaj, mesajlar ~ message, messages',
        `text! #title Mesaj~Message; dt! #date Zaman~Sent; mine:boolean Benden~From me; cat = Genel~General, Fikir~Ideas, Plan~Planning, Yazı~Writing; fav`,
        `
        Hafta sonu için üç fikir ver~Give me three ideas for the weekend | 0 09:30 | 1 | ideas
        Yakın bir parkta piknik, eski bir film ve yeni bir tarif denemek.~A picnic in a park nearby, an old film and a recipe you have not tried. | 0 09:30 | | ideas | 1
        Toplantı notu nasıl başlar?~How do I start meeting notes? | -1 14:02 | 1 | writing
        Tarih, katılanlar ve tek cümlelik amaç. Sonra kararlar.~Date, people and the aim in one sentence. Then the decisions. | -1 14:02 | | writing
        Günümü planla~Plan my day | -2 08:10 | 1 | planning
        Önce en zor iş, sonra yarım saat mola, öğleden sonra telefonlar.~The hardest job first, then a half-hour break, calls in the afternoon. | -2 08:10 | | planning | 1
        `,
      ),
    ],
  },
  {
    id: 'dating',
    tr: 'arkadaşlık, tanışma, flört, eş bulma uygulaması, kanka bulma, oyun arkadaşı, ev arkadaşı bulma, eşleşme uygulaması',
    en: 'dating, meet people, friend finder, matchmaking, roommate finder, find friend, matching app',
    hints: 'profil, beğen, kaydır, eşleştin ~ profile, like, swipe, match',
    name: 'Ortak Nokta~Common Ground',
    icon: 'heart',
    palettes: 'rose cherry violet',
    options: { home: 'cards' },
    entities: [
      entity(
        'profile profiles person-circle',
        'profil, profiller ~ profile, profiles',
        `name!; photo; age!; city; bio!; tags İlgi alanları~Interests; status! = Yeni~New, Beğenildi~Liked:i, Eşleşti~Matched:s, Geçildi~Skipped`,
        `
        Ece~Hannah | 29 | İzmir~Bristol | Pazar sabahları bisiklet, akşamları kötü filmler.~Sunday morning rides, terrible films at night. | bisiklet~cycling;sinema~cinema | new
        Barış~Leo | 34 | İstanbul~London | İyi mercimek çorbası yaparım, referans verebilirim.~I make a very good soup, references available. | yemek~cooking;caz~jazz | matched
        Pınar~Julia | 31 | Ankara~Leeds | Kutu oyunu oynayacak dördüncü kişiyi arıyorum.~Looking for a fourth player for board games. | oyun~games;kitap~books | new
        Kerem~Jack | 27 | Bursa~York | Dağ yürüyüşü, sonra çay.~A mountain walk, then tea. | doğa~outdoors;fotoğraf~photos | liked
        Sibel~Nora | 36 | Antalya~Brighton | İki köpeğim var, önce onlar tanışsın.~I have two dogs. They meet you first. | köpek~dogs;deniz~sea | new
        Umut~Peter | 30 | Eskişehir~Oxford | Gitar çalıyorum, komşular alıştı.~I play the guitar, my neighbours are used to it. | müzik~music;tiyatro~theatre | skipped
        İrem~Isla | 28 | İstanbul~London | Seramik, sergiler ve uzun kahvaltılar.~Pottery, galleries and long breakfasts. | sanat~art;kahve~coffee | matched
        `,
      ),
    ],
  },
]);
