import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** First prompts by people who had not seen the composer; not read. */
export const unseenAN: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    Arkadaşlar selam, site grubundan yazıyorum. Otoparkta kim hangi yere park ediyor belli değil her akşam kavga. Daire no, plaka ve park yeri numarasını yazabileceğim bi uygulama lazım. Şimdiden tşk | otopark/park/plaka/arac | collection/people/catalogue/places | daire, plaka, park yeri/yer
    SATILIK oltalarım var bir sürü, hangisini kaça koydum kime sattım karıştı. ürün fiyat alıcı satıldı mı satılmadı mı | olta/satilik/satis/urun/ilan | collection/ledger/stock/board/log | fiyat, alici, satildi/durum/satis
    mahallede sokak kedilerini kısırlaştırıyoruz gönüllü olarak. kedinin rengi, bulunduğu sokak, kısırlaştırıldı mı, fotoğrafı olsun yeter | kedi | collection/catalogue/log/checklist | renk/rengi, sokak, kisir, foto/resim
    Merhabalar, 2+1 kiralık daire arıyorum 3 aydır, emlakçılarla gezmekten helak oldum. Gezdiğim evleri yazayım: semt, kira, aidat, kaçıncı kat, beğendim mi 5 üzerinden. | ev/daire/kiralik/emlak | collection/log/catalogue/places/measurements | semt, kira, aidat, kat, begen/puan
    slm usta tavsiyesi isteyenler için liste yapacam gruba, tesisatci elektrikci boyaci, telefonu ve kac puan verdik | usta | people/collection/catalogue | telefon/tel, puan, meslek/is/tur/kategori/brans/alan/uzmanlik
    Forumdaki abilere selam. Tavuk kümesim var 22 tavuk 1 horoz. Günlük kaç yumurta aldığımı girip hafta sonu toplamını görmek istiyorum, bir de yem masrafı. | yumurta/tavuk/kumes | log/ledger/measurements | yumurta, yem/masraf, toplam
    bir arkadaşım doğum günü organizasyonu yapıyor balon süsleme vs siparişleri deftere yazıyor unutuyor sürekli ona bi program yapsanız sipariş veren tarih adres kapora kalan | siparis/organizasyon/balon/dogum gunu/susleme | jobs/appointments/ledger/log/people/board/collection | tarih, adres, kapora, kalan
    Apartman yöneticisiyim, emekli öğretmenim. Aidatı ödeyenlerle ödemeyenleri takip edebileceğim, sade, büyük yazılı bir uygulama rica ediyorum. Daire numarası, sakin adı, ay ve tutar bulunsun. Saygılarımla. | aidat/apartman/daire | ledger/log/people/collection/checklist | daire, ad/sakin, ay, tutar
    Kayıp ilanları için uygulama... kayıp eşya kayıp hayvan fark etmez ne kayboldu nerede ne zaman, bulan arasın diye telefon, bulundu işareti | kayip | collection/log/board/feed/catalogue | nerede/yer, tarih/zaman, telefon, bulun
    ya bizim halı sahada her hafta kadro kurmak çile. isimleri gireyim iki takıma rastgele bölsün olsun bitsin | takim/kadro/hali saha/mac | tool/game/people/planner | takim, rastgele/karistir/bol/dagit/kur
    dükkanda vida somun dübel civata ne varsa adet adet sayıcaz azalınca haber versin kırmızı olsun mesela raf numarası da lazım | vida/hirdavat/stok/malzeme/urun/dukkan | stock/collection | adet/miktar/stok, raf, az/min/kritik/esik
    Ben Suriye'den geldim Türkçe az biliyor. Uygulama istiyor kelime öğrenmek: Türkçe kelime, Arapça kelime, ben bakmak kart çevirmek | kelime/sozluk/turkce | flashcards/quiz/collection | turkce, arapca
    kombi servisi yapıyorum günde 8 10 adres. müşteri adı adres tel arıza ne aldım ne kadar para. yapıldı bekliyor parça bekliyor diye ayrılsın | kombi/servis/ariza/is/musteri | jobs/board/log/people/appointments | adres, tel, ariza, para/ucret/tutar, bekliyor, parca
    Annemin tansiyonunu günde iki defa ölçüyoruz doktor çizelge istiyor büyük küçük nabız, sabah mı akşam mı | tansiyon | measurements/log | buyuk, kucuk, nabiz, sabah/aksam/zaman/ogun
    İkinci el kitap satıyorum letgo dolap derken hangi kitap hangi sitede ilanda karıştı. kitap adı, yazarı, koyduğum site, fiyatı, durumu (yeni / az yıpranmış / yıpranmış) | kitap | collection/catalogue/stock/ledger/board | yazar, site, fiyat, durum, az yipranmis/yipranmis
    selamunaleykum hocam kaza namazlarımı takip etmek istiyorum sabah öğle ikindi akşam yatsı vitir ayrı ayrı kaç tane kıldım kaldı | namaz/kaza | tool/log/measurements/checklist/ledger/collection | ogle, ikindi, yatsi, vitir
    Köydeki tarla komşularıyla sulama sırası için. kim hangi gün kaçta suyu alacak, kaç saat. kavga çıkmasın diye valla | sulama/su/tarla | appointments/planner/reservation/log | gun/tarih, saat, sure/kac saat
    oğlum çarpım tablosunu bir türlü ezberleyemedi 3. sınıf, oyun gibi sorsun bilince puan versin | carpim | quiz/game/flashcards | puan/skor
    KİRALIK DÜĞÜN KIYAFETİ işi yapıyoruz abiye bindallı damatlık. hangi kıyafet hangi tarihte kimde ne zaman dönecek, depozito alındımı. acil lazım sezon açıldı | kiyafet/kiralik/kirala/abiye/bindalli/dugun | reservation/log/appointments/collection/stock/people/ledger | tarih, kim/musteri/kiralayan, don/iade/teslim, depozito
    motorcular sitesi için degil kendim için motorun bakımları yag degisimi zincir lastik kac km de yaptım kaç lira tuttu | motor/bakim | log/ledger/collection | km, lira/tutar/ucret/maliyet/fiyat/masraf
    Balkonumda saksıda domates biber nane yetiştiriyorum, ne zaman ektim ne zaman suladım ne zaman gübre verdim hep unutuyorum yaş 67 | bitki/saksi/balkon/sebze/domates/ekim | log/collection/planner/checklist/catalogue | ek, sula, gubre
    pide salonumuz var menüyü telefondan gösterelim müşteriye. pideler lahmacunlar içecekler, fiyatı ve içindekiler olsun | pide/menu | catalogue/collection/articles/recipes | fiyat, icindekiler/icerik/malzeme
    gebelikte bebek tekmesi sayıcı, tıklayınca artsın sıfırlansın | tekme/bebek | tool/log/measurements | sifirla, say/tekme
    Mahallemizde çöp ne gün alınıyor, pazar nerede kuruluyor, muhtarın telefonu, nöbetçi eczane linki falan. yeni taşınanlar hep bunu soruyor, küçük bir bilgi rehberi gibi sayfalar olsun | mahalle/rehber/bilgi | articles/catalogue/places/collection/people | cop, pazar, muhtar, eczane
    servis şöförüyüm sabah 14 çocuk topluyorum. bindi bindi diye işaretleyeyim, adı veli telefonu durağı yazsın sonraki gün temizlensin | servis/ogrenci/cocuk/yolcu | checklist/people/log/collection | veli, tel, durak/duragi, bin
    abi okey oynuyoz dört kişi puanlar kağıtta kayboluyo, oyuncu adı girelim her el puan yazalım toplasın | okey/puan/skor | tool/game/log/ledger/measurements | oyuncu, puan, toplam
    Cam balkon ölçüsü almaya gidiyorum not kağıtları kayboluyor. müşteri, en boy, kanat sayısı, cam rengi (füme, şeffaf, bronz), m2 yi kendi hesaplasın en çarpı boy | cam balkon/olcu/cam/musteri | measurements/jobs/log/tool/collection/people | en, boy, kanat, fume, bronz, m2/alan/metrekare
    Kız kardeşim evleniyor çeyiz listesi yapıcaz alınanlar işaretlensin mutfak yatak odası banyo diye ayrı ayrı olsun | ceyiz | checklist/collection/stock | mutfak, yatak, banyo
    borç veriyorum arkadaşlara geri vermiyolar nese. kime ne kadar ne zaman verdim, ödedi mi ödemedi mi | borc/alacak | ledger/log/people/collection | kim/ad/kisi, tutar/miktar/ne kadar, tarih, ode
    Sahibinden temiz diye aldigim arabanin yakitini takip etmek istiyorum. litre, tutar, km, istasyon. ortalama kac yaktigini gorsem super olur | yakit/benzin/arac/araba | log/ledger/measurements | litre, tutar, km, istasyon
    kuaför salonu açtım yeni, kim saat kaçta hangi işlem (kesim boya fön manikür) hangi koltuk. randevuları karıştırmıyayım | randevu/kuafor/salon | appointments/reservation/planner/log | saat, islem, kesim, manikur, koltuk
    İyi günler forum ahalisi, pul koleksiyonum 1400 parçayı geçti. Ülke, yıl, tema, katalog değeri, damgalı/damgasız bilgileriyle kaydetmek; ülkeye göre süzmek istiyorum. | pul | collection/catalogue | ulke, yil, tema, deger, damga
    evde ne pişirsem derdi bitsin diye. annemin tariflerini yazıcam malzemeler yapılışı kaç kişilik, çorba ana yemek tatlı diye ayırayım | tarif/yemek | recipes/collection/catalogue/articles | malzeme, yapilis/hazirlan/adim, kisi/porsiyon, corba, tatli
    camide kurs var 30 talebe yoklama alacağız geldi gelmedi izinli | yoklama/talebe/ogrenci/kurs | log/people/checklist/collection | geldi, gelmedi, izinli
    yazlıkçılar olarak ortak masraf yapıyoruz mangal su kömür kim ne ödedi kişi başı ne düşüyo bölsün | masraf/harcama/gider/ortak | ledger/tool/log | kim/odeyen/kisi, tutar/odedi, kisi basi/bol/pay
    merhaba köpek pansiyonu işletiyoruz Silivride. gelen köpeğin adı, cinsi, sahibi, giriş çıkış tarihi, yediği mama, aşı karnesi tam mı | kopek/pansiyon | reservation/log/people/collection/appointments | cins, sahib, giris, cikis, mama, asi
    mülakata hazırlanıyorum kpss genel kültür soru cevap kartları, kendim ekliyim, önce soruyu görim sonra cevabı | kpss/genel kultur/soru/kart | flashcards/quiz/collection | soru, cevap
    Yük ilanı bakıyorum nakliyeciyim, kamyon 10 teker. nerden nereye kaç ton navlun ne, mazot ne gitti, elime kalan ne. elime kalan navlun eksi mazot otomatik | yuk/sefer/nakliye/kamyon | log/ledger/jobs | nereden/nerden/cikis/kalkis, nereye/varis, ton, navlun, mazot, kalan/kar/net
    yumurta haşlama için geri sayım 3 5 8 dakka düğmesi olsun rafadan kayısı katı | yumurta/haslama/sayac/zamanlayici/geri sayim | tool | rafadan, kayisi, kati
    Torunuma masal okuyorum telefondan, masalları içine yazayım o da başlığa basıp açsın. Yazı iri olsun gözüm görmüyor yavrum. | masal | articles/collection/catalogue/recipes |
    bizim mahallede takas grubu var, para yok. ne veriyorum, karşılığında ne istiyorum, kimin, hangi sokakta, takas oldu mu diye bi şey | takas | collection/board/log/feed/catalogue | ver, iste/karsilik, kim/sahib/ad/kisi, sokak, takas
    dövmeciyim müşteri adayları yazıyo instadan. yeni yazan, kapora attı, çizim hazır, randevulu, bitti diye sütun sütun sürükleyeyim | dovme/musteri | board/jobs/people/appointments | kapora, cizim, randevu, bitti
    I am sorry türkçem kötü. Ben Alanya yaşıyor Hollandalı. Apartman havuz için uygulama istiyor: tarih, klor kaç, pH kaç, su sıcak kaç derece | havuz/klor/su | measurements/log | tarih, klor, ph, sicak/derece
    mantar toplamaya gidiyoruz Bolu tarafı bulduğum yerleri gizli tutucam :) yer adı, konum tarifi, çıkan mantar türü, hangi ay | mantar | places/collection/log/catalogue | yer, konum/tarif, tur, ay
    pansiyonumuz 6 oda. rezervasyonları yazalım misafir adı oda no giriş tarihi gece sayısı gecelik ücret toplamı kendisi bulsun nokta | rezervasyon/pansiyon/oda/misafir | reservation/log/ledger/people/appointments | oda, giris, gece, ucret, toplam
    Çocuk bakıcısıyım, iki evde çalışıyorum. hangi gün hangi evde kaç saat, saat ücreti, ay sonu ne alıcam | bakici/calisma/mesai/saat | log/ledger/planner/measurements | ev, saat, ucret, toplam/ay
    bugün ne izlesek diye tartışıyoruz her akşam film adı yazıyim rastgele bi tane seçsin bana | film | tool/collection/game | rastgele/sec/cek
    asansör arızası, yanmayan lamba, su sızıntısı... sakinler bana wp den yazıyor kayboluyor. arıza ne, hangi blok, bildiren kişi, tarih, durumu: bildirildi, usta çağrıldı, tamam | ariza/bakim/site/blok | jobs/board/log/collection | blok, bildiren/kisi, tarih, bildirildi, usta cagrildi, tamam
    Hurdacıyım abi. demir bakır aluminyum kilosu kaç, kaç kilo aldım, kaç para verdim tek tek yazsın toplasın gün sonunda | hurda | ledger/log/stock/tool | demir, bakir, kilo/kg, para/tutar/fiyat, toplam
    kitap kulübümüz var kadıköyde 12 kişi. okuduğumuz kitaplar, öneren kişi, buluşma tarihi, herkesin verdiği puan ortalaması, kısa not | kitap/kulub/kulup | collection/log/catalogue/articles | oner, tarih, puan, not
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    Hi neighbours, new here! Does anyone have an app for lending tools on our street? I'd want the tool, who owns it, who has it now and when it's due back. Ta | tool/lend/borrow/loan | collection/log/stock/reservation/people | own, borrow/who has/lent/holder/current, due/back/return
    WTS/WTB list for my vintage synths. model, year, asking price, condition (mint, good, needs work), sold yes/no. that's it | synth | collection/catalogue/stock/ledger/board | model, year, price, condition, mint, needs work, sold
    Long time lurker first time poster. I roast coffee at home and my notes are a mess. Bean origin, roast date, green weight, roasted weight, and work out the weight loss % please | roast/coffee/bean | log/measurements/collection | origin, date, green, roasted, loss/%
    my dad is 81 and takes 9 pills. need something simple tick off morning noon night and what each one is for | pill/medic/tablet/med | checklist/log/collection/planner | morning, noon, night, for/purpose/reason
    FREE to collector posts in our village group keep getting lost so id like a board: item, who's offering, phone, still available / promised / gone | free/item/giveaway/offer | board/collection/feed/log/catalogue | offer/who/giver/owner, phone, available, promised, gone
    hello i am from turkey my english is bad sorry. i have small hotel boat in fethiye. i want write guest name, cabin, how many night, price for one night, paid or no paid | guest/boat/cabin/booking/reservation | reservation/people/ledger/log/collection | cabin, night, price, paid
    Gutter cleaning biz, one man and a ladder. Customer, address, number of storeys, price quoted, and status: quoted, booked, done, paid | gutter/job/customer/clean | jobs/board/people/log/ledger | address, storey, price/quote, quoted, booked, done, paid
    anyone else's HOA driving them nuts?? I want to keep a record of every letter they send me, date, what rule, fine amount, my reply, resolved or not | hoa/letter/violation/fine | log/ledger/collection/board | date, rule, fine/amount, reply, resolved
    wheel of names thing for deciding who does the dishes | dish/name/wheel/who/chore | tool/game/people/collection | spin/pick/random/draw/choose
    We've had a spate of van break-ins round here. Could do with something where I log date, street, what was taken, crime ref number, any camera footage y/n | break/incident/crime/van/theft | log/collection/places | date, street, taken/stolen, ref, footage/camera
    so basically im breeding corn snakes and i need to know which one ate what and when and how much it weighs and when it shed last thanks | snake | log/collection/measurements | ate/fed/feed/food/prey/meal, weigh, shed
    Room to rent. I've had 20 replies and cant keep em straight. Name, job, move in date, viewing booked for, gut feeling 1-5 | room/rent/applicant/tenant/repl/lodger | people/collection/appointments/log/board/jobs | job/occupation, move, viewing, gut/feeling/rating
    Dear sir or madam, I am the secretary of a bowls club and would be most grateful for a register of our members with subscription paid or unpaid, locker number and telephone. | member/bowls/club | people/collection/ledger | subscription/paid, locker, phone
    tip splitter. bill, tip percent, how many ppl. go | tip/bill/split | tool | bill, tip, people/ppl/person/number
    Allotment holders: I'd like an app telling what I sowed in which bed, the date, variety, and when I picked and how many kilos | allotment/sow/bed/plant/crop/veg/harvest | log/collection/planner/catalogue | bed, date/sown, variety, pick/harvest, kilo/kg
    lost my notebook with all my sourdough experiments. flour type, hydration, hours of proofing, oven temp, how it turned out out of ten | sourdough/bread/bake/loaf | log/collection/recipes/measurements | flour, hydration, proof, temp, ten/rating/score/result/turned
    School run rota for four families on Maple Close, which parent drives which day and who's kids are in the car | school/rota/run/drive | planner/appointments/checklist/log/people/reservation | parent/driver, day, kid/child
    PSA for beekeepers... jk. i do candles from the wax. stock of candles: scent, size (small medium large), how many left, price. low stock warning pls | candle | stock/collection/catalogue | scent, size, medium, left/quantity/qty/stock/count, price, low/min/reorder
    Me and the wife do car boot sales every sunday. pitch fee, what we took, mileage cost, and profit. would love a total for the year | boot/sale/sunday | ledger/log | fee/pitch, took/taking/income, mileage, profit
    Can someone make the driving theory test thing for practice? question with 4 answers, tell me right or wrong and score at the end | driving/theory/test | quiz/flashcards/game | score, question
    piano teacher here, 17 pupils. lesson day and time, grade they're on, piece they're practising, owes me money or not | pupil/piano/lesson/student | people/appointments/collection/planner/log/ledger | day, time, grade, piece, owe/paid/money
    Seeking an app for our street's snow shovelling volunteers. elderly resident name, house number, who shovels, done today tick | snow/shovel/resident | checklist/people/jobs/collection/log/board | house/number, volunteer/who/shovel, done
    ok google write this down i need an app for my food truck where i put in each spot i parked the address how many customers how much i made and would i go back | spot/truck/location/pitch | log/places/ledger/collection | address, customer, made/sales/income/earn/takings/revenue, back
    convert cups to grams for flour sugar butter. my american cookbook is killing me | cup/gram/convert | tool | flour, sugar, butter
    Housekeeping supervisor, need rooms with status dirty, cleaning, inspected, ready. room no, floor, who's on it, note | room/housekeep | board/jobs/checklist/collection | dirty, inspected, ready, floor, who/assigned/staff/cleaner/housekeeper, note
    anybody else track migraines? i want start time, how bad 1 to 10, what i ate before, meds taken, and a chart if its possible | migraine/headache | log/measurements | time/start, bad/severity/intensity/pain, ate/food, med, chart/graph
    i am babysit in london, from brazil. I want to learn the english words for the child things. word, meaning in portuguese, example sentence, i flip card | word/english/vocab | flashcards/quiz/collection | word, portuguese/meaning, example/sentence
    Missed connection: me and my records. 600 LPs, artist, title, pressing year, label, sleeve grade. want to search by artist in the shop so i stop buying doubles | record/lp/vinyl | collection/catalogue | artist, title, year, label, grade/sleeve
    Looking for recs for a hiking log. trail, distance in miles, elevation gain, who came, blister count lol | hik/trail/walk | log/measurements/collection/places | distance/mile, elevation, who/companion/came/with, blister
    Our tenants association wants a page of info: bin days, emergency plumber, how to book the hall, noise rules. just pages to read | tenant/info/association/guide | articles/catalogue/collection | bin, plumber, hall, noise
    Sellin eggs at the gate, honesty box. dozens put out, dozens gone, cash in tin. i reckon folk are nickin em | egg | log/ledger/stock | put, gone/sold/taken, cash/tin/money
    i need to stop vaping. count how many days since the last one and money saved, 6 quid a day | vap/quit/day | tool/log/measurements/checklist | day, saved/money
    Dog walking group needs an app. dog, breed, owner, owner mobile, lead or off lead, which dogs it doesnt get on with | dog | people/collection/catalogue | breed, owner, mobile/phone, lead, get on/avoid/conflict/not
    how do i keep track of warranties? bought a fridge, washer, drill, all receipts faded. item, shop, date bought, warranty ends, pic of receipt | warrant/receipt/item | collection/catalogue/log/stock | shop/store, bought/purchase, end/expir/until, receipt/photo/pic
    Village hall bookings clerk (volunteer!!). Group name, contact, date, from, to, which room: main hall, small room, kitchen. Fee. Many thanks, Doreen | booking/hall | reservation/appointments/planner/log/ledger | contact, date, from/start, to/end, main hall, small room, kitchen, fee
    rate every burger in town w my mates. place, burger name, price, score out of 10, would reorder | burger | collection/log/catalogue/places | place/restaurant, price, score/rating, reorder
    upholsterer, I need job sheet: client name, chair or sofa, fabric code, metres of fabric, price per metre, labour, total. Fabric cost is metres times price | upholster/job/client | jobs/ledger/collection/log/people/board | client, chair/sofa/furniture, fabric, metre, labour, total
    My mother is have diabet and i want to note the sugar before food and after food every day, with insulin unit. please easy because she old | sugar/diabet/glucose/insulin | measurements/log | before, after, insulin
    Drum practise metronome with bpm up and down | metronome/drum/bpm/beat | tool/player | bpm/tempo
    packing list for scout camp, 24 cubs, leaders keep forgetting stuff. split into clothes, kitchen, first aid, games | pack/scout/camp/kit | checklist/collection/stock | clothes, kitchen, first aid, games
    My teenager wants money for everything. pocket money ledger, given, spent on what, date, what's left | pocket/money/allowance | ledger/log | given/amount/income/in, spent, date, left/balance
    Does anyone know of somthing to rember peoples birthdays, im hopeless. name, date, gift ideas, what i gave last yr | birthday | people/collection/planner/log/appointments | name, date/birthday, gift/idea, last/gave
    Pothole watch! where exactly, size, reported to council on, council ref, fixed or not fixed. fed up of new tyres | pothole | log/places/collection/board/jobs | where/location/street, size, reported, ref, fixed
    bakery wholesale rounds: cafe name, croissants, loaves, baguettes each day, driver leaves at what time. bit of a rush sorry | cafe/round/order/deliver/bakery/wholesale | log/jobs/collection/planner/people/ledger | croissant, loa, baguette, time/leave
    Free guitar chord sheet app for our pub singalong. song, who sang it first, key, words and chords underneath | song/chord/singalong/guitar | articles/collection/catalogue/recipes | key, sang/artist/singer/original, chord, words/lyric
    lads darts night 501 scoreboard two players take off what you throw | dart/501/score | tool/game/log | player, score/throw/left/remaining
    been birdwatching from my flat in Leeds since covid, species, count, date, weather, male female unknown | bird/species | log/collection/catalogue | species, count/number, date, weather, male, unknown
    need a feed for our knitting circle where ladies put what they're making, yarn used, needle size, a photo and some words | knit | feed/collection/log/catalogue/articles | yarn, needle, photo, words/note/text/description/post/comment
    Handyman ad got me loads of calls, good problem. caller, phone, what they want, when i promised to come, called back yes no | call/handyman/job/customer | jobs/people/log/appointments/board/checklist | phone, want/job/request/need, when/date/promised, called/call back
    Memory pairs game for my gran with dementia, big pictures, not to many cards, no timer it stresses her | memory/pair/match | game/quiz/flashcards |
    `,
  ),
];
