import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; read after the first run. */
export const unseenAV: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    kardeşim ben pazarda zeytin satıyom, millet veresiye alıyo sonra unutuyom kim ne kadar borçlu. isim yazıcam ne aldı kaç lira, ödeyince düşeyim | veresiye/borc/zeytin/alacak | ledger/people/log/collection | isim/ad/musteri/kim, ne aldi/urun/aldig/zeytin, tutar/lira/borc/fiyat, ode/tahsil
    Köyde süt topluyorum sabah akşam. Her evin sütünü litre olarak yazacağım, ay sonunda toplamını görüp parasını vereceğim. | sut | log/ledger/measurements/people/collection | ev/uretici/hane/isim/ad/kim/koylu, litre/miktar, sabah/aksam/vakit/ogun
    okul servisi kullaniyorum 17 cocuk var sabah binen binmeyen belli olsun anne baba telefonlari da bi tıkla elimin altinda dursun | servis/ogrenci/cocuk/yoklama | checklist/people/log/board/collection | telefon/tel, bin/yoklama/geldi, anne/baba/veli
    Yorgancıyım. Çeyizlik yorgan siparişi alıyoruz, renk, kaç kişilik, dolgusu yün mü pamuk mu, ne gün teslim edilecek, kaparo aldım mı. Hepsini bi yerde görmek istiyorum | yorgan/siparis/ceyiz | jobs/collection/log/ledger/board/people | renk, kisilik/ebat/boy, dolgu/yun/pamuk, teslim, kaparo/kapora
    ferforjeci için uygulama.. ölçü almaya gidiyoz kağıt kayboluyor. müşterinin adı adres, kapı mı korkuluk mu, en boy, foto çekip ekleyelim | ferforje/olcu/korkuluk/musteri | jobs/measurements/collection/people/log | ad/isim/musteri, adres, kapi/korkuluk/tur/cesit, en/genislik, boy/yukseklik, foto/resim
    Satranç kulübümüzde lig yapıyoruz, kim kimi yendi beyaz kimdeydi sonuç ne oldu yazıp puan durumu çıksın istiyoruz | satranc/lig/mac | log/collection/people/board/game/ledger | beyaz, sonuc/kazanan/yendi, puan
    babam kan sulandırıcı kullanıyor coumadin haftada bir INR ölçtürüyoruz değer ve o hafta aldığı dozu yazalım doktora grafikle gösterelim | inr/coumadin/kan/sulandirici | measurements/log | deger/inr, doz, grafik
    Fide satıcısıyım, domates biber patlıcan kaç viyol kaldı görmem lazım, 10 un altına düşünce beni uyarsın | fide/viyol | stock/collection/catalogue | viyol/adet/miktar/kalan, uyar/az/sinir/esik/minimum/alt
    Sayın yetkili, köyümüz muhtarıyım. Evlerin su sayaçlarını her ay okuyup önceki okuma ile farkını almak ve kaç para düştüğünü hesaplamak için kolay bir program rica ederim. Saygılarımla | su/sayac | log/measurements/ledger/people/collection/tool | hane/ev/abone/isim/ad, onceki/eski/ilk, yeni/son/okuma/simdiki, tutar/ucret/para/borc/bedel
    apartmanda merdiven yıkama sırası kavga konusu oldu hangi daire hangi hafta yıkayacak listesi olsun yıkayan tik atsın | merdiven/sira/temizlik/yika | checklist/planner/board/log/collection/people | daire, hafta/tarih, yik/tamam/yapildi
    şirkette çay ocağına bakıyorum kim kaç çay içti kaç kahve içti ay sonu hesap kesicem çay 10 lira kahve 25 | cay/ocak/ocag/kahve/fis/hesap | ledger/log/tool/people/stock | isim/kim/ad/personel/kisi, cay, kahve, hesap/toplam/tutar/borc
    trafik levhaları soru cevap, 4 şıklı olsun yanlışlarımı sonda göstersin ehliyet sınavım haftaya | levha/trafik/ehliyet | quiz/flashcards | yanlis/sonuc/hata
    almanca artikel ezber kartı der die das. kelimeyi göstersin ben tahmin edeyim sonra çevireyim | almanca/artikel/kelime/kart | flashcards/quiz/game | artikel/der/die/das
    Annemin turşu tarifleri kaybolmasın istiyorum; malzemeler, tuz oranı, kaç günde oluyor, püf noktası | tursu/tarif | recipes/collection/articles/catalogue | malzeme, tuz, gun/sure, puf/not
    Pul biriktiririm 40 senedir. Ülke, yıl, dantelli dantelsiz, damgalı mı, katalog numarası ve değeri. Çiftleri takas için işaretlemek isterim. | pul | collection/catalogue | ulke, yil, dantel, damga, katalog/numara, deger, cift/takas
    güvercin besliyom taklacı. bilezik no ana baba rengi hangi salmada kaç dakka uçtu kaydetcem | guvercin/kus/salma/taklaci | collection/log/people/measurements | bilezik, ana/anne, baba, renk/reng, dakika/dakka/sure/uctu
    taziye evi için kim geldi kim yemek getirdi not alalım sonra bizde onlara gidelim ayıp olmasın | taziye/ziyaret/gelen/yemek | log/people/collection/checklist | kim/isim/ad/gelen/kisi, yemek/getir
    Gün yapıyoruz 12 kişi altın günü. kurayla sıra çeksin sonra o ay kimde, kim verdi kim vermedi görünsün | altin/gun/kura | tool/checklist/people/ledger/planner/board/game | kura/cek/sira, ver/ode
    düğünde takılan takıları yazacam yarın düğün acil!! kim taktı ne taktı çeyrek mi yarım mı para mı gelin tarafı damat tarafı | taki/dugun | log/collection/ledger/people | kim/isim/ad/takan, ceyrek/yarim/para/tur/cins/ne tak, gelin, damat
    yılan oyunu eski nokia gibi. yem yedikçe büyüsün skor tutsun | yilan/snake | game | skor/puan
    ofiste bilgi işlemdeyim herkes whatsaptan yazıyor yazıcım bozuk diye. Arıza bildirimi, kim, hangi kat, durum: bekliyor bakılıyor çözüldü şeklinde | ariza/bildirim/talep/destek | board/jobs/log/collection | kim/isim/ad/bildiren/kisi/personel, kat, durum, bekliyor, bakiliyor, cozuldu
    Köpek kuaförüyüm randevu defteri lazım. köpeğin adı ırkı sahibinin tel saat ve ısırıyor mu notu :) | kopek/randevu/kuafor | appointments/collection/people/planner/log | kopeg/kopek/ad, irk, sahip/sahib/tel, saat, isir/not
    Perşembe halısaha var hep adam eksik kalıyo. gelen gelmeyen belli olsun parayı veren de belli olsun takımları rastgele ayırsa efsane olur | hali/saha/mac/kadro/takim | checklist/people/tool/board/collection/game | gel/katil, para/ode/ver, takim/rastgele/ayir
    tavuklarim var 30 tane her gun kac yumurta topladim kac sattim kac yedik onu yazcam | yumurta/tavuk | log/ledger/stock/measurements | topla, sat, ye
    Traktörün yağını filtresini kaç saatte değiştirdim unutuyorum, motor saati tarih yapılan iş tutar yazsın | traktor/bakim | log/collection/ledger/jobs | saat, tarih, is/yapilan/islem/bakim, tutar/ucret/masraf/maliyet
    Aşı kalemi yapıyorum meyve ağaçlarına hangi ağaca hangi çeşidi ne zaman aşıladım tuttu mu tutmadı mı | asi/agac/meyve | log/collection/catalogue | agac, cesit/cesid/kalem, tarih/zaman, tut
    kpss calisiyorum programim yok. gunlere gore ders konu kac soru cozdum ve tekrar tarihi | kpss/calisma/ders/konu | planner/log/checklist/collection | ders, konu, soru, tekrar
    inşaatta kalıpçıyım en boy yükseklik gireyim kaç küp beton gider hesaplasın bi de kaç mikser eder | beton/mikser/kup/kalip | tool/measurements | en/genislik, boy/uzunluk, yukseklik/kalinlik/derinlik, mikser
    markette hangisi ucuz anlamıyorum iki ürünün gramını ve fiyatını yazayım kilosu kaça geliyor göstersin gözlerim iyi görmüyor yazılar büyük olsun yavrum | fiyat/kilo/karsilastir/ucuz/gram | tool | gram, fiyat
    ikizlerim var hangisi ne zaman süt emdi ne kadar uyudu bezini değiştim mi karıştırıyorum uykusuzluktan yardım edin anneler forumundan buldum sizi | ikiz/bebek/emzirme/sut | log/measurements/collection | bebek/ikiz/hangi/isim/ad/kim, sut/em/mama, uyku/uyu, bez
    merhaba ben suriyeli, türkçe öğrenmek ben istiyor. kelime türkçe ve arapça, cümle örnek de yazmak. her gün kart bakmak istiyor | kelime/turkce/arapca/kart | flashcards/quiz/collection | turkce, arapca, cumle/ornek
    bağ evimiz var günlük kiraya veriyoruz giriş çıkış tarihi, kaç kişi, kapora aldık mı, toplam ücret.. aynı güne iki kişiye vermişiz rezil olduk | bag/rezervasyon/kira/ev | reservation/appointments/ledger/collection/planner/log | giris, cikis, kisi, kapora/kaparo, ucret/tutar/toplam
    dağ yürüyüşü grubuyuz, çeşmeleri işaretlemek istiyoruz konum, suyu akıyor mu, ne zaman baktık | cesme/su/yuruyus/dag | places/collection/log | konum/yer/harita/koordinat, ak, tarih/zaman/bak
    mantar yerlerimi kimse bilmesin sadece telefonda kalsın hangi tür, nerede, hangi ay çıktı, kaç kilo topladım | mantar | places/log/collection | tur/cins/cesit, yer/nere/konum, ay/tarih, kilo/kg/miktar
    odun kömür satıyoz adrese götürüyoz. kim kaç ton istedi, meşe mi çam mı, götürdük mü, parası alındı mı | odun/komur/siparis/teslim | jobs/ledger/collection/log/people/board/checklist | kim/musteri/isim/ad, ton/miktar, mese/cam/cins/tur, gotur/teslim, para/ode/tahsil
    Akvaryum su değerleri: pH, amonyak, nitrit, sıcaklık. haftalık gireyim bi de su değişimi yaptıysam yüzde kaç | akvaryum/su | measurements/log | ph, amonyak, nitrit, sicaklik, degisim/yuzde
    saz kursu veriyorum öğrencilerin ders günü, çalıştığı türkü, aidatını ödedi mi | saz/kurs/ogrenci/ders | people/collection/ledger/log/appointments/planner | gun, turku/eser, aidat/ode
    3-B sınıf annesiyim. Gezi için izin kağıdı getiren, parasını veren, alerjisi olan çocukları listelemem lazım | gezi/izin/sinif/ogrenci | checklist/people/collection | izin/kagit/kagid, para/ucret/ode/ver, alerji
    Terzi dükkanı.Müşteri ölçüleri bel basen kol boyu omuz .telefon numarasi.prova tarihi . teşekkürler | terzi/olcu/musteri | people/measurements/appointments/collection/jobs | bel, basen, kol, omuz, telefon/numara, prova
    saat tamircisiyim dede mesleği, gelen saatin markası arızası verilen fiyat fiş numarası ve hazır olunca müşteriyi arayacağım | saat/tamir | jobs/collection/board/log/people | marka, ariza, fiyat, fis, hazir/durum, musteri/telefon/ara/tel
    matbaa işleri için pano: tasarımda, onayda, baskıda, kesimde, teslim. iş adı firma adet | matbaa/is/baski/pano/siparis | board/jobs | tasarim, onay, baski, kesim, teslim, firma, adet
    Kitap kulübümüz 9 kadın ayda bir toplanıyoruz. okuduğumuz kitap, yazar, kimin evinde toplandık, herkesin verdiği puan ve altını çizdiğimiz cümleler | kitap/kulup/kulub/okuma | log/collection/catalogue | yazar, ev/yer/mekan, puan, cumle/alinti
    oğluma harçlık veriyorum nereye harcadığını kendi yazsın kalan parasını görsün tasarrufu öğrensin | harclik/harcama/para | ledger/log | harca/gider/nere, kalan/bakiye
    zikirmatik sade reklamsız 33 te titresin sıfırla tuşu olsun | zikir/tesbih/sayac | tool | sifirla
    sahilde bisiklet kiralıyorum kaçta aldı kaçta getirdi saatlik 80 tl hangi bisiklet, kimlik bıraktı mı | bisiklet/kira | log/ledger/reservation/collection/jobs/stock | alis/aldi/cikis/baslangic/verilis, getir/donus/iade/bitis/teslim/giris, ucret/tutar/saatlik/fiyat, kimlik
    dedemin kasetlerini mp3 yaptırdım türkü kayıtları telefonda dinlemek için listeli çalar, köyün adı ve söyleyen yazsın | turku/kaset/kayit/calar/muzik | player/collection/catalogue | koy, soyleyen/seslendiren/sanatci/okuyan
    köyümüzün eski hikayelerini yazacağım başlık metin ve fotoğraf gurbetçiler okusun | koy/hikaye | articles/feed/collection | baslik, metin/yazi/icerik/hikaye, foto/resim
    Dernek duyuruları herkes açınca en üstte son duyuru tarihi ve kim yazdı görünsün, toplantılar da yazılsın | duyuru/dernek | feed/articles/log/board/collection | tarih, kim/yazan
    çarpım tablosu oyunu 2. sınıf kızım için süreli olsun doğru yapınca yıldız kazansın | carpim/tablo | game/quiz | sure/zaman, yildiz
    Deprem çantası kontrol listesi , son kullanma tarihi olanlarda tarih yazabileyim konserve su pil vs | deprem/canta | checklist/stock/collection | tarih/son kullanma/skt
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    i do car boot sales every sunday and want to note what i sold, what i paid for it originally and what i got, so i know if its worth getting up at 5am lol | car boot/boot sale/sale/sold/sales | ledger/log/stock/collection | paid/cost/bought, got/sold/price, profit/total
    Lambing record please. Ewe tag number, date lambed, how many live, how many dead, ram used, any help needed. | lamb/ewe | log/collection | tag, date, live/alive, dead, ram, help/assist
    Need something for the school run, four families share the driving. who drives which day morning and afternoon, and swap if someone is poorly | school/run/driv/lift/rota | planner/board/collection/log/people | driv/who/famil, day/date, morning, afternoon
    whose turn to make the tea in the office. put in names spin it and pick one and dont pick the same person twice running | tea/pick/turn/spin | tool/game/people | name
    Guitar repairs and setups. I'm a one man band in a shed. Job card: customer, make/model, serial, what's wrong, quote, parts on order, ready or not. | guitar/repair/job | jobs/board/collection/log/people | customer, make/model, serial, wrong/fault/problem, quote, part, ready/status
    amateur radio logbook: callsign, frequency, mode, RST sent, RST received, UTC time, QTH. export later maybe | radio/log/contact/qso | log/collection | callsign/call, freq, mode, sent, received/rcvd, time/utc, qth
    I ring church bells and would like to record each quarter peal, tower, method, number of changes, the conductor and which bell I was on. | peal/bell/ring | log/collection | tower, method, change, conductor, bell
    Beer mats!! got about 900. brewery, country, year roughly, condition, do i have a spare to swap, photo front and back | beer/mat | collection/catalogue | brewery, country, year, condition, spare/swap, photo/picture/front
    Allotment secretary here. We have a waiting list of folk who want a plot - name, date they applied, phone, half plot or full plot, offered yet? | allotment/wait/plot/applicant | people/collection/log/board/checklist | name, date/applied, phone, half/full/size, offer
    hello i am from mugla i sell honey by internet. please make app for my order, who want, how many jar, pine honey or flower honey, cargo number and money come or not come | honey/order | jobs/ledger/collection/log/people/board | who/name/customer, jar, pine/flower/type/kind, cargo/tracking, money/paid/payment
    how many bales of hay and straw left in each barn, add when we bale, take away when sold, warn me under fifty | hay/bale/straw/barn | stock/log/ledger/collection | barn, warn/low/min/alert/under
    I am on dialysis and limited to 1 litre a day. Let me tap in each drink in ml and tell me what is left of today | fluid/drink/dialysis/water | log/measurements/tool/ledger | ml/amount/volume, left/remaining
    Mobile knife sharpener. My regulars are butchers and restaurants, I want address, how many knives, price per knife, when to go back every 4 weeks | knife/knives/sharpen/customer/regular | people/jobs/planner/collection/log/appointments | address, knives/knife/number, price, next/back/visit/due
    Living on a narrowboat. need a log of where i moored, dates (14 day rule!), engine hours, diesel, water fill, pump out | boat/moor | log/places/measurements/collection | moor/place/where/location, date, engine/hours, diesel, water, pump
    dnd initiative tracker for dm, name hp ac initiative, next turn button, conditions like prone or poisoned | initiative/combat/turn/dnd/encounter | tool/collection/board/game/checklist/people | hp, ac/armor/armour, initiative, condition
    My wife is taking the Life in the UK test, can you make practice questions with multiple choice and a score at the end, she is nervous | uk/test/life | quiz/flashcards | score/result
    welsh verbs flash cards for adult class, welsh one side english the other, ones i keep getting wrong should come up more | welsh/verb | flashcards/quiz | welsh, english
    Metal detecting finds: what, field name, depth, date, photo, landowner told y/n. also where exactly but keep it private from the club!! | find/detect/metal | log/places/collection/catalogue | field, depth, date, photo/picture, landowner, where/location/position/place
    Flower rota for St Marys. The ladies take turns doing the altar and the porch. Sunday date, name, flowers or foliage only, lent = none | flower/rota | planner/log/board/collection/people | date/sunday, name, altar/porch/place, flower/foliage
    Village hall booking. Main hall, small room, kitchen. Name of group, start, finish, deposit taken, keys returned | hall/booking | reservation/appointments/planner/collection/log/ledger | hall/room/kitchen, group/name, start, finish/end, deposit, key
    darts scorer 501 two players subtract each visit and tell me the checkout | dart/501/score | game/tool | player, score
    tracking my sourdough starter, fed when, flour type, ratio, rise in cm, smell | sourdough/starter | log/measurements | fed/feed/date/time, flour, ratio, rise, smell
    i get migraines and neurologist want diary, how bad out of 10, how long, what i eat before, tablet taken, period day or not. sorry for my english | migraine | log/measurements | bad/pain/severity/intensity/10, long/duration/hours, eat/food/ate, tablet/medic/pill, period
    Breeding fancy rats, need buck, doe, date paired, due date, litter size, colours, and who each baby went to | rat/litter/breed | log/collection/people | buck, doe, pair, due, litter/size, colour/color, went/home/owner/buyer
    got too many records. want a list of LPs im willing to swap, artist, title, pressing, grade of sleeve and grade of disc, what i want for it | record/lp/vinyl/swap | collection/catalogue/stock | artist, title, pressing, sleeve, disc, want
    PTA treasurer at the primary. Cake stall takings, float, who paid for ingredients and needs reimbursing, receipts | pta/cake/taking/stall | ledger/log/collection | taking/income, float, reimburs/owed/paid, receipt
    Lost property at our school is a mountain. Photo, what it is, where found, name label inside?, date, collected by | lost/property/found | log/collection/board/catalogue/jobs | photo/picture, item/what, where/found, label, date, collect
    front desk visitor book. name, company, here to see, time in, time out, badge no, who is still in building for fire drill | visitor | log/people/collection/board | name, compan, see/host/visiting, in, out, badge
    keys cabinet for a caretaker: hook number, which door, who has it now, when took it, when brought back | key/hook | log/collection/stock/board/checklist | hook, door, who/holder/borrow/person, took/taken/out, brought/return/back
    We store customers winter tyres. reg plate, size, tread depth mm, rack location, season in and out, paid | tyre/tire | stock/collection/log/people/jobs | reg/plate, size, tread/depth, rack/location, in/season, out/season, paid
    sash window restorer, i measure up at peoples houses then price. room, width, height, glass type, cords yes no, quote total | window/sash/quote/measure | jobs/measurements/collection/ledger/log/tool | room, width, height, glass, cord, quote/total/price
    pottery glaze recipes, each ingredient with percentage, cone temperature, oxidation or reduction, pic of the test tile | glaze | recipes/collection/catalogue | ingredient, percent/%, cone/temp, oxidation/reduction/atmosphere, photo/pic/image
    I keep the club kiln book. date of firing, who packed it, bisque or glaze, top temp, electricity meter before and after | kiln/firing | log/measurements/ledger/collection | date, pack/who, bisque/glaze/type, temp, before, after
    Retired and watching the bird table. Species, how many, time, weather, was it a first for the garden? | bird | log/collection/catalogue | species/bird, many/number/count, time, weather, first
    cold water dippers group, water temp, air temp, minutes in, bobble hat yes/no haha, how i felt after | dip/swim/water/cold | log/measurements | water, air, minute/duration/time, hat, felt/feel/mood
    taco truck. which pitch, day takings cash and card, rent paid to the site, leftover stock thrown away, weather. wanna see best pitches | taco/truck/taking/pitch | ledger/log/places/collection | pitch/location, cash, card, rent, leftover/waste/thrown, weather
    I tend graves for families who moved away. plot number, family name, contact, last cleaned, flowers wanted and a photo i can send them | grave/plot/cemetery | jobs/people/places/collection/log | plot, family/name, contact/phone, clean, flower, photo/picture
    model railway locos: running number, livery, DCC address, last oiled, decoder type. no cloud please | loco/railway/train | collection/catalogue/log | number, livery, dcc/address, oil, decoder
    our choir lends out sheet music and never gets it back. piece, composer, copy number, singer, date out, date returned. | music/choir/sheet/loan/score | log/collection/stock/people/catalogue | piece/title, composer, copy, singer, out, return
    Dog walking business just started!!! dogs, owners, pick up address, alarm code, recall good or bad, vet number | dog/walk | people/collection/appointments/jobs | dog/name, owner, address, code/alarm, recall, vet
    paint calculator: wall length height, minus doors and windows, coats, tell me litres and tins | paint | tool/measurements | length/width, height, door/window, coat, litre/liter, tin
    knitting row counter big plus button, can do two counters for pattern repeat and total rows, dont lose count when phone locks | knit/row/count | tool | row, repeat/pattern
    Can you do a whack a mole game with my cats instead of moles my son is 6, faster every level | mole/cat/whack | game | level/speed
    Cub scouts camp kit list. parents keep asking me. sleeping bag, torch, wellies, named plate and mug. tick off and reset for next camp | camp/kit/scout/cub | checklist | sleeping, torch, well, plate, mug
    my grandad wrote about his life at sea, 30 short chapters typed up. want family to read them on phone with the old photos, chapters in order | grandad/chapter/sea/life/stor | articles/collection/feed/catalogue | photo/picture, chapter
    oud lesson recordings from my teacher, play slow, loop a part, note maqam name on each | oud/lesson/record/maqam | player/collection/log/catalogue | maqam, slow/speed, loop/repeat
    bowls club notice feed, newest on top, fixture results, cancelled due to rain etc, who posted it | bowl/notice/news | feed/articles/log/board/collection | result, who/author/post
    Window cleaner round. street by street, house number, front only or all round, price, last done, owes me | window/round/clean/house/customer | people/jobs/ledger/collection/planner/log | street, house/number, front/all round/type, price, last/done, owe
    revision planner for GCSE. my daughter has 9 subjects, topic, exam date, how confident red amber green, hours planned | revision/gcse/subject/topic/exam/study | planner/board/collection/checklist/log | subject, topic, exam/date, confiden, red/amber/green, hour
    my cat is diabetic. Glucose reading, insulin units, which side i injected, ate breakfast yes no, chart to show vet | cat/glucose/insulin/diabet | measurements/log | glucose/reading, unit/insulin, side, ate/breakfast/eat, chart/graph
    `,
  ),
];
