import { entity, subjectsOf } from '../define.ts';

export const articleSubjects = subjectsOf('articles', [
  {
    id: 'news',
    tr: 'haber, gazete, haberler, gündem, spor haberleri, yerel haber, dergi',
    en: 'news, newspaper, news reader, headline, magazine, local news, sport news',
    hints: 'manşet, son dakika, kategori ~ headline, breaking, category',
    name: 'Sabah Özeti~Morning Brief',
    icon: 'newspaper',
    palettes: 'graphite cherry ocean',
    entities: [
      entity(
        'article articles newspaper',
        'haber, haberler ~ article, articles',
        `title!; photo; cat! = Gündem~Local, Ekonomi~Business, Spor~Sport, Bilim~Science, Kültür~Culture; text!; date!; author; fav`,
        `
        Sahil yolu yayalara açıldı~Waterfront path opens to walkers | local | Üç yıl süren çalışmanın ardından sahil yolunun ilk iki kilometresi dün açıldı. Yolda bisiklet şeridi, banklar ve üç çeşme var. ¶ Belediye, kalan bölümün yaz başında tamamlanacağını söylüyor. Esnaf ise otopark için çözüm bekliyor.~After three years of work, the first mile of the waterfront path opened yesterday. It has a cycle lane, benches and three water fountains. ¶ The council says the rest will be ready by early summer. Shop owners are still waiting for a plan for parking. | 0 | Selin Koç~Mia Turner | 1
        Küçük esnafa destek başvuruları başladı~Grants for small shops open today | business | On kişiye kadar çalışanı olan işletmeler bu sabahtan itibaren başvurabiliyor. Destek, kira ve enerji giderlerini kapsıyor. ¶ Son başvuru günü ay sonu.~Shops with up to ten employees can apply from this morning. The grant covers rent and energy costs. ¶ Applications close at the end of the month. | 0 | Hakan Yıldız~Lucas Reed
        Kadın voleybol takımı finalde~Women's volleyball team reaches the final | sport | Yarı finalde rakibini 3-1 yenen takım, pazar günü kupa için sahaya çıkacak. Kaptan, 'Seyircimiz bizi taşıdı' dedi. ¶ Biletler yarın satışa çıkıyor.~The team won its semi-final 3–1 and plays for the cup on Sunday. 'The crowd carried us,' the captain said. ¶ Tickets go on sale tomorrow. | -1 | Burak Aydın~Daniel Moore
        Üniversitede yeni teleskop~New telescope at the university | science | Öğrencilerin kurduğu gözlemevi ayda iki kez halka açılacak. İlk gecede Jüpiter'in uyduları izlendi. ¶ Katılım ücretsiz, ancak kayıt gerekiyor.~The observatory built by students will open to the public twice a month. On the first night, visitors saw the moons of Jupiter. ¶ Entry is free, but places must be booked. | -1 | Elif Arslan~Emma Clark
        Eski sinema yeniden perde açıyor~Old cinema lifts its curtain again | culture | 1958'den kalma salon, mahallelinin topladığı bağışlarla onarıldı. İlk film cuma akşamı. ¶ Salon hafta içi atölyelere de ev sahipliği yapacak.~The hall from 1958 was restored with donations from neighbours. The first film runs on Friday evening. ¶ On weekdays it will host workshops. | -3 | Ozan Kılıç~Noah Evans
        Hafta sonu yağmur bekleniyor~Rain expected at the weekend | local | Cumartesi öğleden sonra başlayacak yağışın pazar akşamına kadar sürmesi bekleniyor. Sıcaklık 6 derece düşecek. ¶ Deniz seferlerinde iptal olabilir.~Rain is expected from Saturday afternoon until Sunday evening. Temperatures will fall by 6 degrees. ¶ Some ferries may be cancelled. | -4 | Derya Güneş~Ella Morgan
        `,
      ),
    ],
  },
  {
    id: 'blog',
    tr: 'blog, makale, blog sayfası, köşe yazısı, bülten, wiki, bilgi bankası, rehber yazıları',
    en: 'blog, article, newsletter, wiki, knowledge base, personal blog, blogging, help center',
    hints: 'yazar, oku, yorum, kategori ~ author, read, comment, post',
    name: 'Yazılar~The Writing Desk',
    icon: 'create',
    palettes: 'plum coffee indigo',
    entities: [
      entity(
        'article articles create',
        'yazı, yazılar ~ article, articles',
        `title!; photo; cat = Yaşam~Life, Teknoloji~Technology, Gezi~Travel, Mutfak~Food; text!; date!; author; minutes:number #quantity (dk~min) Okuma süresi~Reading time; fav`,
        `
        Sabahları neden yürüyorum~Why I walk in the mornings | life | Telefonu evde bırakıp yirmi dakika yürümek, günün geri kalanını değiştiriyor. İlk hafta zor, sonra ayaklar kendi gidiyor. ¶ Tek kuralım var: aynı sokaktan iki gün üst üste geçmemek.~Leaving the phone at home and walking for twenty minutes changes the rest of the day. The first week is hard, then your feet go on their own. ¶ I have one rule: never the same street two days in a row. | 0 | Elif Arslan~Emma Clark | 3 | 1
        Tek ekranla çalışmak~Working with one screen | technology | İki ekrandan bire dönünce kaybedeceğimi sanıyordum. Meğer ikinci ekranda hep mesajlar duruyormuş. ¶ Bir hafta deneyin, sonra karar verin.~I thought going from two screens to one would slow me down. It turned out the second screen only ever showed messages. ¶ Try it for a week before you decide. | -3 | Barış Tekin~Leo Campbell | 4
        Trenle üç şehir~Three cities by train | travel | Uçak yerine trene binince yolculuk tatilin parçası oluyor. Pencereden geçen istasyonların adını yazdım: kırk iki. ¶ En güzeli, sabah altıda çay getiren görevliydi.~When you take the train instead of a plane, the journey becomes part of the holiday. I wrote down every station we passed: forty-two. ¶ The best was the attendant who brought tea at six in the morning. | -8 | Nazlı Bulut~Lily Ward | 6 | 1
        Ekmek mayası tutarken~Keeping a sourdough starter | food | İlk maya öldü, ikincisi kaçtı, üçüncüsü hâlâ yaşıyor. Sırrı sıcaklıkta: mutfağın en ılık köşesi. ¶ Kavanozun üstüne bir lastik takın, ne kadar kabardığını görürsünüz.~The first starter died, the second escaped, the third is still alive. The secret is warmth: find the warmest corner of the kitchen. ¶ Put a rubber band around the jar to see how far it rises. | -15 | Emre Çelik~Ethan Walker | 5
        Defter tutmanın faydaları~What a notebook is good for | life | Aklınızda tutmaya çalıştığınız her şey yer kaplar. Yazınca kafa boşalıyor. ¶ Güzel deftere kıyamıyorsanız en ucuzundan alın.~Everything you try to remember takes up room. Write it down and your head clears. ¶ If you cannot bear to spoil a beautiful notebook, buy the cheapest one. | -21 | Elif Arslan~Emma Clark | 2
        Balkonda domates~Tomatoes on a balcony | food | Tek saksı, bir sırık, bolca güneş. Temmuzda elli dört domates saydım. ¶ Akşam sulayın, yaprağa değil toprağa.~One pot, one cane, plenty of sun. I counted fifty-four tomatoes in July. ¶ Water in the evening, the soil and not the leaves. | -29 | Nazlı Bulut~Lily Ward | 4
        `,
      ),
    ],
  },
  {
    id: 'dictionary',
    tr: 'sözlük, terimler sözlüğü, deyimler, terim sözlüğü, kelime defteri, isimler sözlüğü, rüya tabirleri',
    en: 'dictionary, glossary, idiom, thesaurus, slang dictionary, dream dictionary',
    hints: 'anlam, kelime, örnek, terim ~ meaning, word, example, term',
    name: 'Cep Sözlüğü~Pocket Dictionary',
    icon: 'language',
    palettes: 'indigo coffee teal',
    entities: [
      entity(
        'term terms language',
        'kelime, kelimeler ~ word, words',
        `word! #title; meaning! #subtitle; kind #category = İsim~Noun, Fiil~Verb, Sıfat~Adjective, Deyim~Idiom; sentence; fav`,
        `
        yakamoz~moonglade | Ay ışığının denizdeki parıltısı~The bright track of moonlight on water | noun | Yakamoz iskeleye kadar uzanıyordu.~The moonglade reached the pier. | 1
        gönül~yearning | Sevgi, istek ve duyguların yeri~A deep wish for something far away | noun | Gönlüm razı olmadı.~She spoke with yearning of home.
        kıvranmak~to dither | Acıyla bükülmek, çaresiz kalmak~To be unable to decide | verb | Cevap bulmak için kıvrandı.~He dithered until the shop closed.
        alaca~dappled | Birkaç rengin karışımı~Marked with spots of light and shade | adjective | Alaca karanlıkta çıktık.~We sat in the dappled shade. | 1
        göz boyamak~to break the ice | Gösterişle aldatmak~To make a first meeting less awkward | idiom | Bu rapor sadece göz boyuyor.~A joke helped to break the ice.
        mahur~wistful | Türk müziğinde bir makam~Sad in a gentle, longing way | noun~adjective | Mahur bir şarkı çalıyordu.~A wistful song was playing.
        ipe un sermek~to sit on the fence | Bahane bulup işi geciktirmek~To avoid choosing a side | idiom | İpe un serme, başla artık.~You cannot sit on the fence for ever.
        çağlamak~to gush | Coşkuyla akmak~To flow out fast | verb | Dere baharda çağlar.~Water gushed from the rock.
        `,
      ),
    ],
  },
  {
    id: 'religiousTexts',
    tr: 'dua, kuran, dua kitabı, hadis, sure, ayet, ilahi, dini, dualar, esmaül hüsna',
    en: 'prayer book, quran, bible, scripture, hymn, devotional, psalm, religious text',
    hints: 'oku, meal, kaldığım yer, vakit ~ read, verse, chapter, daily',
    name: 'Dua Kitabım~My Prayer Book',
    icon: 'book',
    palettes: 'forest olive coffee',
    entities: [
      entity(
        'prayerText prayerTexts book',
        'metin, metinler ~ text, texts',
        `title!; cat! = Sabah~Morning, Yemek~Meals, Yolculuk~Travel, Şükür~Thanks, Uyku~Night; text!; done Okundu~Read today; fav; note`,
        `
        Güne başlarken~At the start of the day | morning | Rabbim, bugünümü hayırlı eyle, işlerimi kolaylaştır, kalbime ferahlık ver.~Be with me this day, make my work light and my heart quiet. | 1 | 1
        Yemekten önce~Before a meal | meals | Verdiğin nimetler için şükürler olsun. Bereketini eksik etme.~For this food and for all who share it, we give thanks.
        Yola çıkarken~Before a journey | travel | Yolumu açık, dönüşümü selametle eyle.~Guide my way and bring me home safe. | | 1
        Şükür duası~Prayer of thanks | thanks | Sağlığım, ailem ve ekmeğim için şükrediyorum.~For health, for family and for daily bread, thank you.
        Uykudan önce~Before sleep | night | Günümü sana emanet ediyorum, gecemi huzurla geçir.~I lay down this day; give me a peaceful night.
        Sıkıntı anında~In hard times | thanks | Sabrımı artır, gücümün yetmediğini benden al.~Give me patience, and take from me what I cannot carry. | | 1
        `,
      ),
    ],
  },
  {
    id: 'travelGuide',
    tr: 'gezi rehberi, şehir rehberi, gezilecek yerler, tur rehberi, müze rehberi, turizm, tanıtım rehberi',
    en: 'travel guide, city guide, place to visit, tourist guide, museum guide, sightseeing, audio guide',
    hints: 'müze, manzara, rota, giriş ücreti ~ museum, view, route, entry fee',
    name: 'Şehir Rehberi~City Guide',
    icon: 'map',
    palettes: 'ocean terracotta amber',
    entities: [
      entity(
        'sight sights map',
        'yer, yerler ~ place, places',
        `title! Yer~Place; photo; cat! = Müze~Museum, Manzara~View, Tarih~History, Lezzet~Food, Park~Park; text!; geo; dist; price Giriş~Entry; rating; fav`,
        `
        Galata Kulesi~Harbour Lookout | view | Şehrin en eski kulelerinden biri. Gün batımından bir saat önce gidin, sıra kısalıyor.~The old watchtower above the harbour. Go an hour before sunset, when the queue is shorter. | Beyoğlu~Harbour Hill | 1.2 | 650~9 | 4 | 1
        Kapalıçarşı~Covered Market | history | Altmış bir sokak, dört bin dükkân. Pazarlık etmeyi unutmayın.~Two hundred stalls under an iron roof. Saturdays are best. | Fatih~Market Street | 2.4 | 0 | 4
        Denizcilik Müzesi~Maritime Museum | museum | Saltanat kayıkları ve haritalar. Pazartesi kapalı.~Ship models, charts and a real lightship. Closed on Mondays. | Beşiktaş~Dock Road | 3.1 | 400~12 | 5 | 1
        Gülhane Parkı~Rose Gardens | park | Yaşlı çınarlar ve çay bahçesi. Nisan ayında laleler.~Old oaks and a tea kiosk. Roses in June. | Fatih~North Park | 1.9 | 0 | 5
        Balık ekmek iskelesi~Fish and Chip Pier | food | Ayakta yenir, martılara dikkat.~Eat standing up and watch out for the gulls. | Eminönü~Pier Road | 2.2 | 250~11 | 4
        Yerebatan Sarnıcı~Underground Cistern | history | 336 sütun, iki Medusa başı. İçerisi serin, hırka alın.~A flooded hall below the street. Bring a jumper. | Sultanahmet~Castle Square | 2 | 900~14 | 5
        `,
      ),
    ],
  },
  {
    id: 'courses',
    tr: 'ders, eğitim, online kurs, kurs, video ders, online eğitim, uzaktan eğitim, eğitim platformu, ders anlatımı, e-öğrenme',
    en: 'course, online course, e-learning, lesson, video lesson, learning platform, education, tutorial, elearning, class video',
    hints: 'ünite, bölüm, izlendi, sertifika ~ unit, chapter, watched, certificate',
    name: 'Ders Arşivi~Course Shelf',
    icon: 'school',
    palettes: 'indigo teal amber',
    entities: [
      entity(
        'lesson lessons play-circle',
        'ders, dersler ~ lesson, lessons',
        `title! Ders~Lesson; photo; cat! #category Kurs~Course = Fotoğrafçılık~Photography, İngilizce~Italian, Yemek~Cooking; text! Ders notu~Lesson notes; video; dur; done İzlendi~Finished; fav`,
        `
        Işığı görmek~Seeing light | photography | Pencere ışığı yumuşak, öğle güneşi serttir. Aynı nesneyi üç farklı saatte çekin. ¶ Ödev: bir bardak, bir pencere, üç kare.~Window light is soft, midday sun is hard. Photograph one object at three times of day. ¶ Exercise: one glass, one window, three frames. | https://example.com/1 | 14 | 1
        Kompozisyon~Composition | photography | Konuyu ortadan çekin, ufku düz tutun, kenarları kontrol edin.~Move the subject off centre, keep the horizon level, check the edges. | https://example.com/2 | 18 | 1
        Portre~Portraits | photography | Gözlere netleyin, arka planı sadeleştirin, konuşmaya devam edin.~Focus on the eyes, simplify the background, keep talking. | https://example.com/3 | 22
        Tanışma kalıpları~Meeting people | italian | Hello, my name is… kalıbı, hâl hatır sorma ve vedalaşma.~Ciao, mi chiamo… Greetings, names and saying goodbye. | https://example.com/4 | 12 | 1
        Restoranda sipariş~Ordering food | italian | I would like…, Could I have… ve hesabı isteme.~Vorrei…, il conto per favore and other useful phrases. | https://example.com/5 | 15
        Bıçak tutuşu~Knife skills | cooking | Parmaklar içeride, bıçağın ucu tahtada. Önce soğanla başlayın.~Fingers tucked in, tip on the board. Start with an onion. | https://example.com/6 | 9
        Temel soslar~Basic sauces | cooking | Meyane, domates sosu ve yoğurtlu sos: üçüyle on yemek çıkar.~Roux, tomato and yoghurt sauce: three of them make ten dinners. | https://example.com/7 | 20
        `,
      ),
    ],
  },
  {
    id: 'poems',
    tr: 'şiir, hikaye, masal, şiir defteri, öykü, fıkra, masal kitabı, hikâye',
    en: 'poem, poetry, story, fairy tale, bedtime story, short story, joke',
    hints: 'dize, kafiye, yazar, oku ~ verse, rhyme, author, read',
    name: 'Masal Sandığı~Story Chest',
    icon: 'book',
    palettes: 'violet rose coffee',
    entities: [
      entity(
        'story stories book',
        'metin, metinler ~ piece, pieces',
        `title!; photo; cat! = Şiir~Poem, Masal~Tale, Öykü~Story; text!; author; dur Okuma süresi~Reading time; fav`,
        `
        Keloğlan ve altın elma~The fox and the golden apple | tale | Bir varmış bir yokmuş, Keloğlan'ın bahçesinde yılda tek elma veren bir ağaç varmış. ¶ O elmayı her gece biri çalarmış. Keloğlan uyumamış, beklemiş; hırsızın aç bir serçe olduğunu görmüş. ¶ Elmayı ikiye bölmüş, yarısını serçeye vermiş. Ertesi yıl ağaç dallarını eğecek kadar meyve vermiş.~Once upon a time there was a tree that gave one apple a year. ¶ Every night someone took it. The fox stayed awake and saw that the thief was a hungry sparrow. ¶ He cut the apple in two and gave half to the bird. The next year the branches bent under the fruit. | Halk masalı~Folk tale | 3 | 1
        Yağmurun ilk damlası~The first drop of rain | story | Bulutta binlerce damla vardı, hepsi birbirine 'önce sen' diyordu. ¶ En küçüğü atladı. Aşağıda bir çocuk yüzünü göğe kaldırdı ve güldü.~There were thousands of drops in the cloud, and each said 'you first'. ¶ The smallest jumped. Far below, a child looked up and laughed. | Elif Arslan~Emma Clark | 2
        Vapur~Ferry | poem | Martılar peşimizde, ¶ simitler gökyüzünde, ¶ şehir iki yanımızda ¶ bir şal gibi açılıyor.~Gulls behind us, ¶ bread in the air, ¶ the city on both sides ¶ opening like a shawl. | Ozan Kılıç~Noah Evans | 1 | 1
        Kayıp anahtar~The lost key | story | Dedem kırk yıl aynı anahtarı taşıdı; hangi kapıyı açtığını kimse bilmiyordu. ¶ Onu yitirince evde bir pencere kendiliğinden açıldı.~My grandfather carried the same key for forty years, and none of us knew the door. ¶ The day he lost it, a window in the house opened by itself. | Selin Koç~Mia Turner | 4
        Kış masalı~Winter tale | tale | Ormanın en yaşlı ağacı her kış bir masal anlatırdı; dinleyen hayvanlar bahara kadar üşümezdi. ¶ Bir yıl anlatamadı, bu kez hayvanlar ona anlattı.~The oldest tree in the forest told a story every winter, and those who listened stayed warm until spring. ¶ One year it could not, so the animals told one to the tree. | Halk masalı~Folk tale | 3
        Sabah~Morning | poem | Perdenin ucunda ışık, ¶ bardağın dibinde telve: ¶ gün, kapıyı çalmadan girdi.~Light at the hem of the curtain, ¶ grounds at the bottom of the cup: ¶ the day came in without knocking. | Barış Tekin~Leo Campbell | 1
        `,
      ),
    ],
  },
  {
    id: 'horoscope',
    tr: 'burç, fal, astroloji, burç yorumu, kahve falı, günlük burç, tarot',
    en: 'horoscope, astrology, zodiac, daily horoscope, tarot, fortune',
    hints: 'koç, boğa, ikizler, yükselen ~ aries, taurus, gemini, rising',
    name: 'Yıldızlar~Star Signs',
    icon: 'star',
    palettes: 'violet indigo plum',
    entities: [
      entity(
        'reading readings star',
        'yorum, yorumlar ~ reading, readings',
        `title! Burç~Sign; cat! #category Element~Element = Ateş~Fire, Toprak~Earth, Hava~Air, Su~Water; text!; date!; rating Gün puanı~Day rating; fav`,
        `
        Koç~Aries | fire | Sabah acele etmeyin, öğleden sonra işler açılıyor. Eski bir arkadaş arayabilir.~Do not rush the morning, things open up after lunch. An old friend may call. | 0 | 4
        Boğa~Taurus | earth | Bugün para konuşmak için uygun. Akşamı kendinize ayırın.~A good day to talk about money. Keep the evening for yourself. | 0 | 3 | 1
        İkizler~Gemini | air | Söylediğiniz küçük bir söz büyük kapı açar.~A small remark opens a large door. | 0 | 5
        Yengeç~Cancer | water | Evde bir düzen değişikliği iyi gelecek.~Moving the furniture will do you good. | 0 | 4
        Aslan~Leo | fire | Sahne sizin; alkışı paylaşmayı unutmayın.~The stage is yours. Share the applause. | 0 | 5 | 1
        Başak~Virgo | earth | Listeyi kısaltın, üç iş yeter.~Shorten the list. Three things are enough. | 0 | 3
        Terazi~Libra | air | Kararı yarına bırakmak bugün en iyi karar.~Waiting until tomorrow is today's best decision. | 0 | 4
        Balık~Pisces | water | İçinizden geleni yazın, sonra uyuyun.~Write down what you feel, then sleep. | 0 | 4
        `,
      ),
    ],
  },
]);
