import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenBD: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    kovan takibi | kovan | log/collection/stock |
    Muhtarlık defteri, köyde kimin evi boş kimin dolu, hane adı, kişi sayısı ve yazlıkçı mı yerli mi yazsın | hane/muhtar/koy | people/collection/places/catalogue | hane, kisi, yazlik, yerli
    beyaz eşya servisi iş takibi müşteri adı cihaz arıza ve durum (bekliyor, parça geldi, bitti) | servis/beyaz esya/is | jobs/board/orders/log | musteri, cihaz, ariza, parca geldi, bitti
    Kızımın okuma yazma çalışması için hece kartları lazım, bir yüzünde hece diğer yüzünde örnek kelime olsun | hece | flashcards/quiz | hece, kelime
    gazoz kapaklarım | gazoz/kapa | collection/catalogue |
    Merhabalar, ben emekli öğretmenim. Mahallemizdeki çocuklara haftada üç gün ücretsiz matematik dersi veriyorum. Hangi çocuk hangi gün geldi, hangi konuyu işledik, ödevini yaptı mı bunları bir defterde tutuyordum ama defteri kaybettim. Bana basit, yazıları büyük, karışık olmayan bir uygulama hazırlayabilirseniz çok sevinirim. Çocuğun adı, konu, ödev durumu yeterli olur. Şimdiden teşekkür eder, saygılar sunarım. | ders/ogrenci/matematik/cocuk | log/people/jobs/planner | cocu/ad, konu, odev
    halısaha kadro kuralım kim geliyo kim gelmiyo en fazla 14 kişi | hali/kadro/mac | reservation/people/checklist/board/tool | 14
    bisiklet tamircisiyim dükkana bırakılan bisikletleri kaydedeyim, sahibi, telefonu, ne yapılacak, ücret | bisiklet/tamir | jobs/orders/log/board | sahib/sahip, telefon, ucret
    Ebru kursu malzeme stoğu: malzeme, kalan miktar, tedarikçi | ebru/malzeme | stock/collection | malzeme, miktar, tedarikci
    yağmur duası değil yağmur ölçümü :) her sabah plüviyometreden okuyorum mm olarak kaydetsin | yagmur/yagis | measurements/log | mm
    sınıfta kullanmak için grup oluşturucu isimleri gireyim rastgele 4 erli gruplara ayırsın | grup/sinif | tool/game | isim/ad
    Çocuğumun süt dişleri. hangi diş, düştüğü tarih, diş perisi ne verdi | dis | log/collection | tarih, peri/verdi
    imece usulü | imece | board/planner/jobs/feed/checklist/log |
    koy kahvesi veresiye defteri kim ne kadar borclu odedimi | veresiye/borc/kahve | ledger/people/log | borc/tutar, ode
    Badminton kulübümüz için kort rezervasyonu yapabileceğimiz bir şey; kort 1 ve kort 2 var, üye adı ve saat seçilsin | kort/badminton | reservation/appointments | kort 1, kort 2, uye, saat
    satranç saati iki kişilik, her oyuncuya 10 dakika | satranc/saat | timer/tool/game | 10
    Trafik levhalarını soran bir sınav yapın ehliyete hazırlanıyorum 5 yanlışta kalsın | trafik/levha/ehliyet | quiz/game/flashcards | 5
    Nakliye firmamız var. Araç plakası, şoför, yük, çıkış ve varış yeri ile navlun tutarı girilecek; sefer listesi şeklinde olsun. | sefer/nakliye/arac | log/jobs/ledger/orders | plaka, sofor, yuk, cikis, varis, navlun
    eski fotoğraf makineleri koleksiyonum var marka model üretim yılı çalışıyor mu ve kaça aldım | fotograf/makine/kamera | collection/catalogue | marka, model, yil, calis
    anneannemin ninnileri, sözleri yazalım torunlar okusun | ninni | articles/collection/catalogue/player |
    Okul kantini fiyat listesi ve öğretmen odasına sipariş | kantin | shop/orders/catalogue | fiyat, siparis
    Bizim apartman altı otoparkta 12 yer var herkes birbirinin yerine park ediyor. Yer no, daire, plaka ve misafir var mı yok mu görelim | otopark/park | places/collection/reservation/people/board | yer, daire, plaka, misafir
    güreş turnuvası eşleşmeleri | gures | board/log/people/tool/game |
    kopek gezdirme isi yapiyorum hangi gun hangi kopek saat kacta adres | kopek/kopeg/gezdir | appointments/planner/jobs | gun/tarih, kopek, saat, adres
    Bebeğimin ek gıda denemeleri; gıda, tarih, alerji oldu mu, sevdi mi. Doktor soruyor her kontrolde. | gida/bebe | log/collection | gida, tarih, alerji, sev
    pilates salonuma randevu, 45 dk lık dersler, eğitmen seçimi Selin veya Gökçe | pilates/randevu/ders | appointments/reservation | egitmen, selin, gokce
    Zeytin ağaçlarım parsel parsel kayıtlı olsun. Parsel adı, ağaç sayısı, son budama, verilen gübre | zeytin/parsel/agac | collection/log/places | parsel, agac, buda, gubre
    tuz alışkanlığımı azaltmak istiyorum her gün işaretleyeyim | tuz | habits/log/checklist |
    Elektrikçiyim teklif hesaplayıcı lazım priz sayısı, aydınlatma sayısı girince toplam versin, priz 350 aydınlatma 280 lira | teklif/elektrik | tool/ledger/orders | priz, aydinlatma, 350, 280
    Sınıf annesiyim. Yıl sonu pikniğine kim ne getirecek listesi: veli, getireceği, kaç kişilik | piknik/pikni | checklist/people/board/planner | veli, getir, kac kisi/kisi
    köyümüzün çeşmeleri haritası gibi çeşme adı konumu suyu içilir mi | cesme | places/catalogue/collection | konum/yer, icil
    Dart skor tutma 501 den geri saysın iki oyuncu | dart | game/tool/log | 501
    efemera koleksiyonu için eski bilet, kartpostal, etiket... tür, dönem, nereden aldım, değer | efemera/koleksiyon/bilet | collection/catalogue | tur, donem, nereden, deger
    Hasta yakınıyım babamın pansuman değişimleri ile ateşini yazacağım, tarih saat ateş derecesi ve yaranın hali (kuru, akıntılı, kızarık) | pansuman/ates/yara | log/measurements | ates, kuru, akinti, kizarik
    masal oku | masal | articles/player/collection/catalogue/feed |
    dalış defteri: nokta, derinlik, dip süresi, tüp başlangıç ve bitiş barı, dalış arkadaşı | dalis | log/measurements/collection | nokta, derinlik, sure, bar, arkadas
    Firmamızda 9 kişi çalışıyor, yıllık izinler sürekli karışıyor. Personel adı, izin başlangıcı, bitişi, kalan gün ve onay durumu olsun, patron da bakabilsin. | izin/personel | planner/people/log/board/appointments | personel, baslangi, bitis, kalan, onay
    el isi sepetlerimi satmak icin vitrin, fotografsiz olur, sepet adi olcu fiyat ve siparis ver dugmesi | sepet | shop/catalogue/orders | olcu, fiyat, siparis
    servis şoförüyüm sabah çocukları tek tek işaretlicem bindi mi diye sonra hepsini sıfırlıcam | servis/cocuk/ogrenci/yoklama | checklist/people/log | bin
    Kulüp içi duyuru panosu. Yelken kulübüyüz, rüzgar, yarış, bakım başlıklarında duyuru | yelken/duyuru | feed/board/articles | ruzgar, yaris, bakim
    Osmanlıca kelime kartları | osmanli | flashcards/quiz/catalogue |
    tavuklar günde kaç yumurta | yumurta/tavu | log/measurements/ledger |
    Boyacı ustasıyım oda ölçülerini gireyim kaç litre boya gider söylesin, en boy yükseklik, 1 litre 10 metrekare | boya | tool | en, boy, yukseklik, 10
    Aşure günü için kazan başında kim kaç tencere istiyor, teslim saati, apartman. Her sene 200 kase dağıtıyoruz | asure | orders/checklist/people/jobs/log | tencere, saat, apartman
    Gönüllü itfaiye ekibimizin malzeme kontrolü: hortum, maske, telsiz, balta. Her nöbette tek tek tiklensin | itfaiye/malzeme/kontrol | checklist/stock/habits | hortum, maske, telsiz, balta
    Oğlum disleksi tanısı aldı her akşam 15 dakika sesli okuma yapıyoruz süreyi tutup kaç kelime okuduğunu kaydetmek isterim, kitap adı da yazsın | okuma | log/timer/measurements/habits | kelime, kitap/kitab
    Kasaba gezi rehberi, görülecek yerler, nerede yenir, nasıl gidilir | gezi/rehber/kasaba | places/articles/catalogue | gorulecek/yer, nerede/yeme/yenir, ulasim/gidilir
    mahalle futbol ligi puan durumu takım galibiyet beraberlik mağlubiyet averaj | lig/futbol/puan | log/board/collection/ledger/tool/catalogue | takim, galibiyet, beraberlik, maglubiyet, averaj
    hafıza oyunu hayvanlı 4 yaş | hafiza/hayvan | game |
    Sayın ilgili, mezun olduğum köy enstitüsünün son mezunlarıyla görüşmeler yapıyorum. Her kişi için adı, mezuniyet yılı, yaşadığı şehir ve anlattığı hatıra uzun metin şeklinde kaydedilebilsin isterim. | mezun/enstitu/hatira/gorusme | people/articles/collection/log | ad, mezuniyet, sehir, hatira
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    drain jobs | drain | jobs/log/board/orders |
    I run a two van removals firm up in Fife and I need somewhere to put bookings: customer, from, to, number of rooms, which van (Big Bertha or Wee Jim) and the quote. | removal/booking/move | appointments/jobs/orders/reservation | customer, from, to, room, van, bertha, wee jim, quote
    thimble collection, material, maker, country, and where it sits in the cabinet | thimble | collection/catalogue | material, maker, country, cabinet
    Phonics flash cards for my Year 1s, sound on front and a word on the back | phonic/sound | flashcards/quiz | sound, word
    who has the projector?? staff keep borrowing it, need sign out sheet w/ teacher name room and time back | projector/sign/borrow/loan | log/checklist/reservation/board/stock | teacher, room, time/back/return
    Village development union levy collection. Member name, kindred, amount paid, balance. Levy is 15,000 naira per adult male. | levy/member/union | ledger/people/log | member, kindred, amount/paid, balance, 15
    pickup ultimate frisbee score keeper first to 15 wins | frisbee/ultimate/score | tool/game/log | 15
    Milk society entry app. Farmer code, morning/evening, litres, fat percentage. It should be easy as secretary is not so much educated. | milk | log/measurements/ledger | farmer, morning, evening, lit, fat
    conkers league | conker | board/log/game/people/collection/tool |
    Hello, I am 78 and I have been keeping weather records in notebooks since 1969. I should like to carry on in this telephone if it can be made simple. Each morning I note the maximum and minimum temperature, the rain in millimetres, the wind direction and anything I notice in the garden such as the first snowdrop. Nothing fancy please and no flashing adverts. | weather | log/measurements | max, min, rain, wind
    babysitting co-op, points for hours. family, hours sat, points owed | babysit/co-op/coop | ledger/people/log | famil, hour, point
    Mobile mechanic. Job card with reg, mileage, fault, parts used, labour hours and status waiting/in progress/done | job/mechanic | jobs/board/log/orders | reg, mileage, fault, parts, labour, waiting, done
    trading pokemon with kids at lunch, have / want list | pokemon | collection/checklist/catalogue/board/stock | have, want
    spelling bee practice quiz for grade 4 | spelling | quiz/game/flashcards |
    Need a countdown timer for my boxing gym, 3 minute rounds 1 min rest, 12 rounds | boxing/round | timer/tool | round, rest, 12
    our HOA pool has 8 loungers and people fight over them so reservations by lounger number, unit, and time slot | lounger/pool | reservation/appointments | lounger, unit, time/slot
    cassava farm work: plot, task (weeding, planting, harvesting), labourers, wages | cassava/farm | log/jobs/ledger/planner | plot, weed, plant, harvest, labour, wage
    Curtain maker's calculator. Width of window, drop, fullness 2x, gives metres of fabric | curtain/fabric | tool | width, drop, full
    PTA fete stall list - stall, helper, table needed y/n, float given | stall/fete | people/checklist/board/planner/log/ledger | stall, helper, table, float
    dominoes scorebook | domino | log/game/tool/ledger |
    My dad has Parkinson's and the nurse wants us to write down tremor level 1-5, when he took his tablets, and any falls. My sister and I take turns so who is on duty as well | tremor/parkinson/dad | log/measurements | tremor, tablet, fall, duty
    fish & chip shop menu with ordering, cod haddock sausage, chips small or large | fish/chip/menu | shop/orders/catalogue | cod, haddock, sausage, small, large
    Kabaddi club player details like name, weight category, raider or defender, village | kabaddi/player | people/collection/catalogue | weight, raider, defender, village
    vintage typewriter database. Brand, model, serial no., typeface pica or elite, working? | typewriter | collection/catalogue | brand, model, serial, pica, elite, working
    potty training chart!!!! stickers or stars or whatever, twins, Ada and Zara | potty | habits/log/checklist/game | ada, zara
    church bus maintenance: date, mileage, what was done, cost, next service due | bus/maintenance | log/ledger/jobs | mileage, done/work, cost, next/due
    I coach U10 girls soccer and need equal playing time. Enter the player and minutes played by quarter | soccer/playing time/player | log/people/tool/measurements/timer | player, minute, quarter
    Parking warden notes for our private estate: registration, bay, time seen, warning or ticket | parking/warden | log/collection | registration, bay, time, warning, ticket
    metal detecting finds | metal/detect/find | log/collection/places |
    Replace our fridge chore chart: which kid empties dishwasher, feeds rabbit, bins out. rotates weekly between Tom, Priya and Jo | chore | planner/checklist/habits/board/jobs | dishwasher, rabbit, bin, tom, priya, jo
    Shopfitters snag list, room, snag, trade, photo not needed, fixed yes no | snag | checklist/jobs/board/log | room, trade, fixed
    oral history of our village, each elder, their age, and the story they told. long text. In sections for war, farming and festivals | history/elder/stor | articles/collection/people/catalogue | elder, age, story, war, farming, festival
    Home tuition fees register. Student, class, month, fees, paid or pending | tuition/fee | ledger/people/log | student, class, month, paid, pending
    curling club ice bookings | curling/ice | reservation/appointments/planner |
    A small barbershop in Lagos, three barbers Emeka, Tunde and Sani. Customers will choose barber, service and time. Haircut is 2000, beard 1000, dye 3500. | barber | appointments/reservation/shop | emeka, tunde, sani, haircut, beard, dye
    guess the county flag game for the kids on long car rides | flag/county | game/quiz/flashcards |
    Foster kitten weights twice a day in grams, kitten name, am/pm, fed how much | kitten | measurements/log | gram, am, pm, fed
    Knitting machine punch cards I own: number, stitch width, pattern type, brand fits | punch/knit | collection/catalogue | number, stitch, pattern, brand
    community radio playlist, jingles and the hymn hour | radio/playlist | player/planner/collection/catalogue | jingle, hymn
    first aid box check, plasters bandages eyewash gloves, expiry dates | first aid | checklist/stock | plaster, bandage, eyewash, glove, expir
    Directory of tradespeople our parish trusts; name, trade, phone, who recommended them. | trade/directory | people/catalogue/places/collection | trade, phone, recommend
    Water tanker schedule for our colony: lane, day, time, number of kilolitres, driver mobile | tanker/water | planner/appointments/log/orders | lane, day, time, kilolit, driver
    Pony club rally days. Pony, rider, group, passport seen tick box, hat checked tick box | pony/rally | people/checklist/log/reservation/planner | rider, group, passport, hat
    print shop orders customer/paper size A3 A4 A5/copies/colour or b&w/collect date | print/order | orders/jobs/log/shop/board | customer, a3, a4, a5, copies, colour, collect
    Marathon long run log, miles, shoes, how my knee felt, weather | run/marathon | log/measurements | mile, shoe, knee, weather
    We are an adult literacy charity in Leeds with around thirty volunteers. Could you make an app where tutors note each session: learner initials only, because of privacy, the date, what was covered, how confident the learner felt (low, okay, high) and what to do next time. It would also help to have a second page with a list of resources, title, level and where it is kept. | literacy/session/learner | log/people/appointments/collection/catalogue | initial, date, covered, confiden, low, high, next, resource, level
    teacher supply cupboard glue sticks, cardstock, markers, how many left, reorder when under 5 | suppl/cupboard | stock/checklist | left/quantity/stock, 5
    street cats of our neighborhood spots where fed and by who | cat | places/log/collection/catalogue | spot/where/place, fed/feed
    chat for our allotment neighbours | allotment/neighbour/chat | chat/feed/board |
    Pierogi, holubtsi and babka, my baba's handwritten recipes with ingredients, steps and who taught her | recipe/baba | recipes/articles/collection/catalogue | ingredient, step, taught
    `,
  ),
];
