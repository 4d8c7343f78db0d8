import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenAR: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    zeytin hasat defteri | zeytin/hasat | log/ledger/measurements/collection |
    Tesisatçıyım, gün içinde on yere gidiyorum. Adres, telefon, arıza ne, kaç lira aldım. Yapılmayanlar üstte dursun | tesisat/ariza/is/servis | jobs/board/log/ledger/collection/checklist | adres, telefon, ariza, lira/ucret/tutar/fiyat
    bebegim ne zaman emdi hangi memeden kac dakka bezi ne zaman degisti | bebek/emzir/bez/meme | log/measurements | meme/taraf, dak/sure, bez
    Anneannemin atasözlerini toplamak istiyorum, söz ve ne anlama geldiği | atasoz/soz | catalogue/collection/articles/flashcards | soz, anlam
    köy kahvesinde okey oynuyoz puan yazan defter lazım dört kişi | okey/puan | tool/log/game/people |
    Servis şoförüyüm. Öğrencinin adı, durağı, velisinin teli, bugün bindi mi binmedi mi | ogrenci/servis/durak | people/checklist/log/collection | ad, durak, veli, bindi
    Koleksiyon: eski paralar - ülke, yıl, metal, kondisyon, değeri | para/koleksiyon/sikke | collection/catalogue | ulke, yil, metal, kondisyon, deger
    maaş gelince nereye gidiyo anlamıyom ayın 10unda bitiyo gelir gider yazıcam | gelir/gider/maas/butce/para | ledger/log | gelir, gider
    Merhaba ben Suriye'den, pastane çalışıyorum. Pasta sipariş yazmak lazım: isim, kaç kişilik, üstünde ne yazı, hangi gün alacak, kapora | pasta/siparis | jobs/log/collection/appointments/ledger | isim/ad/musteri, kisi, yazi, gun/tarih, kapora
    namaz kaza borcu sayacı | kaza/namaz | tool/checklist/log |
    Apartman yöneticisi olarak toplantı kararlarını saklamak istiyorum efendim. Karar no, tarih, karar metni, kim itiraz etti. | karar/toplanti | log/collection/catalogue/articles | no, tarih, metin/karar, itiraz
    kpss tarih soruları çöz çöz bitmesin | kpss/tarih/soru | quiz/flashcards/game |
    Tavuk yumurta günlük kaç tane | yumurta/tavuk | log/measurements/tool | yumurta/tane/adet
    gelinlikçiyim kiralama yapıyoruz geçen hafta aynı gelinlik iki kişiye verilmiş rezil olduk. model, beden, gelin adı, alış günü, iade günü, depozito | gelinlik/kirala | reservation/appointments/collection/jobs | model, beden, gelin/ad, alis, iade, depozito
    Marangoz atölyesi kereste stoğu: cins, kalınlık, metreküp, nerden alındı | kereste/stok/ahsap/agac | stock/collection | cins, kalinlik, metrekup/m3, nere/tedarik/alindi
    yürüyüş adım değil km yazacam elle | yuruyus | log/measurements | km
    Çocuğun alerjisi var hangi yemek dokundu, ne zaman, nasıl bir kızarıklık, doktora lazım acil | alerji/yemek | log/collection | yemek/besin, zaman/tarih/saat, kizarik/belirti/tepki
    tatlı tarifleri fotoğraflı | tatli/tarif | recipes/catalogue/collection | foto/resim
    Gittiğim müzeler. şehir, müze adı, bilet kaç para, bir de yıldız vereyim | muze | places/collection/log/catalogue | sehir, ad/muze, bilet/para/ucret, yildiz/puan
    devamsızlığım kaç gün oldu 20 olunca kalıyorum ya raporlu raporsuz ayrı | devamsizlik | log/tool/checklist/measurements | rapor
    Kasabın kurban hisse defteri, danayı yediye bölüyoruz; hissedar, telefon, kalan borcu, hangi dana | kurban/hisse | people/ledger/collection/log | hissedar/ad/isim, telefon, borc/kalan, dana
    bana bir pomodoro saati yap 25 e 5 | pomodoro/saat/zaman | tool |
    Evi taşıyoruz, koliler: numarası, içinde ne var, hangi odaya gidecek, açıldı mı. Geçen taşınmada tencereleri iki ay bulamadım! | koli/tasin | collection/checklist/stock/board | numara/no, ic, oda, acildi
    yeni başladım fotoğrafçılığa çekim randevuları, düğün mü dış çekim mi mekan fiyat kapora teslim edildi mi albüm | cekim/randevu/foto | appointments/jobs/planner/log | dugun/dis cekim/tur, mekan, fiyat, kapora, teslim/album
    astım spreyi kaç fıs sıktım | astim/sprey/fis | log/tool/measurements |
    Belediye meclis üyesiyim, vatandaş şikayetlerini topluyorum: mahalle, konu, kişi, iletildi mi, çözüldü mü | sikayet/vatandas | board/log/jobs/collection/people | mahalle, konu, kisi/ad, iletildi, cozuldu
    bana sevdiğim türkülerin sözleri lazım yöresiyle | turku | articles/catalogue/collection/player | soz, yore
    halı yıkama firması kaç metrekare kimden aldık ne zaman geri gidecek ücret tahsil edildi mi alındı yıkanıyor hazır teslim | hali/yikama/siparis | jobs/board/ledger/collection | metrekare/m2, kim/musteri, ucret, tahsil/odendi, alindi, yikan, hazir, teslim
    Ne giysem çarkı çevireyim çıksın: elbise, pantolon, etek, eşofman | giy/kiyafet/cark | tool/game | elbise, pantolon, etek, esofman
    Dernek üyelerimiz. Ad soyad, üye no, aidat, görev, kan grubu. | uye/dernek | people/collection/ledger | ad, no, aidat, gorev, kan
    gurbetciyim türkiyeye gelirken getirecegim hediyeler kime ne aldım kaç euro unutmayayım diye | hediye | checklist/collection/ledger/people | kim, ne/hediye, euro/fiyat
    kripto değil altın biriktiriyorum, çeyrek yarım gram, aldığım günkü fiyat | altin | ledger/collection/log/stock | ceyrek, yarim, gram, fiyat
    Arkadaş bize bi maç tahmin şeysi yap herkes skor yazsın hafta sonunda kim bildi görelim | mac/tahmin | log/game/collection/people/tool | skor, kim/kisi/isim
    Laboratuvarda kimyasalların son kullanma tarihi geçiyor. Kimyasal adı, formül, dolap, tarih, tehlike sınıfı (yanıcı, aşındırıcı, zehirli) | kimyasal | stock/collection/catalogue | ad, formul, dolap, tarih, tehlike, yanici, asindirici, zehirli
    kızım için boya uygulaması değil, boyalarının listesi, hangi renk bitti | boya/renk | stock/checklist/collection | renk, bit
    Osmanlı padişahları sırayla ezber | padisah/osmanli | flashcards/quiz/articles/catalogue |
    sera sıcaklık nem sabah öğle akşam yazıyorum domates hasta oluyo | sera/sicaklik/nem | log/measurements | sicaklik, nem, sabah/ogle/aksam/vakit/saat
    İyi günler. Emekli öğretmenim. Eski öğrencilerimi kaydetmek istiyorum, mezun oldukları yıl, şimdi ne iş yaptıkları ve bana ne zaman uğradıkları. Teşekkürler. | ogrenci/mezun | people/collection/log | yil/mezun, is/meslek, ugra/ziyaret
    nöbet listesi hemşireler gündüz gece izinli | nobet/hemsire | planner/appointments/log/people/collection | gunduz, gece, izin
    bilgisayarcı dukkani servise gelen laptoplar seri no musteri sifre ariza tutar | laptop/servis/bilgisayar/tamir/ariza | jobs/board/log/collection | seri, musteri, sifre, ariza, tutar
    Kampa giderken hep bir şey unutuyoruz!!! | kamp | checklist/stock/collection |
    mahalle kütüphanesi kim hangi kitabı aldı ne gün getirecek | kitap/kutuphane/odunc/emanet | log/collection/people/reservation/catalogue | kim/uye/okur, kitap, getir/iade/tarih
    Yoga dersleri veriyorum haftada 5 gün. Ders saati, kontenjan, kimler yazıldı. | yoga/ders | appointments/reservation/planner/people/collection | saat, kontenjan, kim/katilimci/yazil
    kdv hesaplama yüzde 1 10 20 | kdv | tool/ledger | kdv/oran/yuzde
    Esnafa soru: çek senet takibi yapan basit bişey yok mu? Vadesi, bankası, kimden, tutarı, tahsil edildi mi. | cek/senet | ledger/log/collection/board | vade, banka, kim/keside/firma, tutar, tahsil
    dağcılık zirveler yükseklik tarih kiminle çıktım | zirve/dag/tirmanis | log/places/collection | yukseklik/rakim, tarih, kim
    amigurumi yapıyom sipariş üstüne ip rengi boyu fiyatı bitti mi kargolandı mı | amigurumi/siparis/oyuncak | jobs/board/collection/log | renk/ip, boy, fiyat, bitti, kargo
    Fırın günlük üretim: ekmek, simit, poğaça; kaç çıktı, kaç kaldı, bayat | uretim/firin/ekmek | log/stock/ledger/measurements | ekmek, simit, pogaca, cikti/cikan/uretil, kaldi/kalan, bayat
    rüyalarım | ruya | log/collection/articles |
    Annem alzheimer. Akrabaların resmi altında adı, neyi olduğu yazsın, açıp baksın hatırlasın. Kolay olsun düğmesi az olsun. | akraba/aile/kisi/yakin | people/collection/catalogue/flashcards | resim/foto, ad, ney/yakinlik/akrabalik
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    tide and surf log | surf/tide | log/measurements/places/collection |
    Plumber here. After each job I want the address, what boiler model, when next service due, and gas cert number. Thats it. | boiler/job/service/plumb | jobs/log/collection/people/appointments | address, boiler/model, due/next/service, cert
    hiccup in the office, nobody refills the coffee machine, so i want who did it last and beans left | coffee/bean/refill | log/stock/checklist/people | who/name/person, bean
    Dear developer, my grandson set me up this telephone. I collect thimbles and would be grateful for somewhere to put the maker, the country and a little story about each. Kind regards, Dorothy | thimble | collection/catalogue | maker, country, story/note
    reps sets weight | gym/workout/exercise/lift/training/set/rep | log/measurements | rep, set, weight
    for sale list for our garage sale: item, asking price, lowest price, sold | garage/sale/item | catalogue/stock/ledger/collection/checklist/board | item, price/asking, lowest, sold
    i have market stall fruit. i buy kilo in morning i sell kilo, what stay i throw. want see if i win money or lose | fruit/stall/market/sale | ledger/stock/log | kilo, buy/bought, sell/sold, throw/waste
    multiplication game for a 7 year old, nothing scary, no timer please | multipl/times/math | game/quiz/flashcards |
    my chemo days and side effects, nausea tired appetite from 0 to 5 and temperature | chemo/side effect/symptom | log/measurements | nausea, tired, appetite, temperature
    Ghost stories to read at the campfire | ghost/stor | articles/catalogue/collection/feed |
    Hostel laundry machine booking, three washers two dryers, guests put name and hour | laundry/machine/washer/booking | reservation/appointments/planner | name/guest, hour/time, washer/dryer/machine
    stray thoughts for my stand up comedy: the joke, topic, did it get a laugh, which club | joke/comedy | collection/log/catalogue | joke, topic, laugh, club
    quick one - count people in and out at door of my bar max 120 | people/door/count/bar/guest | tool/log |
    Rental bikes. Frame number, size, who has it, back by, damage notes | bike/rental | reservation/stock/collection/log/jobs | frame, size, who/customer/renter, back/return/due, damage
    moms meds: name of pill, dose, morning noon night, doctor who gave it | med/pill | checklist/collection/log/planner | name/pill, dose, morning, noon, night, doctor
    lads we need a kitty for the stag do, who put in what and what we spent it on | kitty/stag | ledger/people/log | who/name, spen/amount
    Seed swap catalogue. Variety, species, year collected, packets available, sow month. | seed | catalogue/stock/collection | variety, species, year, packet, month/sow
    learn japanese hiragana | hiragana/japanese | flashcards/quiz/game |
    sick of losing track of my kids football kit money, 16 kids, shirt number, size, paid | kit/football/kid/player/team | people/ledger/checklist/collection | number, size, paid
    good day madam i am driver of truck in germany, need write start km, end km, rest time, place of unloading | trip/truck/drive/tour/km | log/measurements/places | start, end, rest, place/unload
    Things to fix in the new house: room, problem, urgent or not, done | fix/house/repair | checklist/board/jobs/log/collection | room, problem, urgent, done
    beer brewing batches OG FG abv hops bottled date tasting | brew/beer/batch | log/collection/recipes/measurements | og, fg, abv, hop, bottle, tast
    how long till retirement countdown | retire/countdown | tool |
    Cattle farmer, tag number, dam, sire, calving date, weaning weight. Used to do it in a notebook till the bull stood on it. | cattle/cow/calf/herd/calv | collection/log/measurements/stock | tag, dam, sire, calving, wean/weight
    reading list kids class 4B, book, pages read, parent signature | reading/book | log/checklist/collection/people | book, page, parent/sign
    where did i park | park/car | places/tool/log |
    I would like please an app of recipes without gluten because my wife she is celiac. With time and for how many persons. | recipe/gluten | recipes/catalogue/collection | time, person/serv/people
    radio: few stations jazz news classical just press and listen | radio/station | player/catalogue/collection | jazz, news, classical
    PTA volunteers. Name, email, which stall, what time slot, DBS checked | volunteer/pta | people/planner/collection/checklist/appointments | name, email, stall, slot/time, dbs
    tattoo studio diary, client, design, placement, session length, deposit paid | tattoo/client/appointment/studio/session | appointments/people/jobs/reservation | client, design, placement, length/session/duration, deposit
    blood sugar cat (yes cat lol) plus insulin units & what she ate | cat/sugar/glucose | log/measurements | sugar/glucose, insulin/unit, ate/food/eat
    uni group project whos doing what todo doing done deadlines | project/task | board/planner/checklist/jobs | who/assign/person, todo/to do, doing, done, deadline/due
    Church organ pipes inventory - stop name, rank, length in feet, condition good fair poor | organ/pipe | collection/stock/catalogue | stop, rank, length/feet, condition, good, fair, poor
    parcel lockers at reception: for who, courier, arrived, collected | parcel/locker | log/board/checklist/collection/stock | who/recipient/name, courier, arrived, collected
    i wish something would just tell me nice things every morning | nice/morning/quote/affirm/kind | feed/tool/articles/collection/catalogue |
    Roadtrip usa stops with miles between and motel price and must see | stop/road/trip | places/planner/log/collection | mile, motel/price, see
    dice roller d20 d6 d8 | dice | tool/game | d20, d6, d8
    we foster kittens. weigh them daily grams, litter name, vaccinated, adopted by | kitten/foster | log/measurements/collection/people | weigh/gram, litter, vaccin, adopt
    loan out my late fathers stamps?? no, just record them. country year face value mint or used album page | stamp | collection/catalogue | country, year, value, mint, used, page/album
    whats on in town gigs theatre and markets, with day and price | town/event/gig/what | feed/planner/catalogue/collection/articles/places | gig, theat, market, day/date, price
    Locksmith emergency calls: caller, postcode, lock type, arrived at, charged, card or cash | call/locksmith/job | jobs/log/ledger | caller/name, postcode, lock, arriv, charge/price/amount, card, cash
    water bill too high so reading meter every sunday myself | water/meter | measurements/log | reading/meter
    Names for the baby. Meaning, origin, my vote, his vote | baby/name | collection/catalogue/checklist | meaning, origin, my, his
    driving instructor, pupils, hours done, manouvers they can do, test date, theory passed | pupil/driving/learner | people/log/appointments/collection | hour, man, test, theory
    bucket list | bucket | checklist/collection/board |
    i sell candles online, wax, wicks, jars, scent, how many left and reorder when under | candle/stock/supplies/material | stock/collection | left/quantity/stock, reorder/minimum, scent/wax/wick/jar
    mortgage overpayment calculator nothing else | mortgage/overpay | tool |
    Debate club: motion, side for or against, speaker, points out of 100, so we can see at end of term who improved | debate/motion/speaker | log/collection/people/measurements | motion, side/for/against, speaker, point/score
    shift swaps at the care home, who gives away, who takes, day, early late or night, manager ok | shift/swap | log/board/planner/appointments/collection | give, take, day/date, early, late, night, manager/ok/approv
    geology field trips my rocks: rock type, found where, hardness, photo, which drawer it is in now | rock/geolog | collection/catalogue/places/log | type, found/where/location, hardness, photo/picture, drawer
    `,
  ),
];
