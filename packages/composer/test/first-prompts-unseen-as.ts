import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenAS: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    zeytinlikte hangi gün hangi tarladan kaç kasa topladık kim çalıştı bunu yazıcam bi yer lazım bana kardeş | zeytin/hasat | log/collection/measurements/ledger | kasa, tarla, gun/tarih, calisan/isci/kim/toplayan
    Merhabalar, 71 yaşındayım. Doktorum tansiyonumu sabah akşam yazmamı istedi, büyük küçük ve nabız olacak. Grafik de olursa doktora gösteririm. Teşekkür ederim evladım. | tansiyon | measurements/log | buyuk/sistolik, kucuk/diyastolik, nabiz
    apartman yöneticisiyim 24 daire var kim aidat verdi kim vermedi takip etmek istiyorum | aidat/apartman/daire | ledger/people/collection/log/checklist | daire, odendi/odeme/verdi/durum/odedi
    Berber dükkanım var, müşteriler arıyo saat istiyo ben deftere yazıyorum karışıyo. saç mı sakal mı onu da yazsın | berber/randevu | appointments/planner/log | saat, sac/sakal/islem/hizmet, musteri/isim/ad
    halisaha icin saat kiralama uygulamasi 2 saha var kaparo alindi mi gorunsun | hali saha/halisaha/saha/kiralama | reservation/appointments/planner | kaparo/kapora, saha
    Posta güvercini besliyorum. Bilezik numarası, rengi, anne babası, hangi yarışta kaçıncı oldu. Kuş kuş görmek isterim. | guvercin/kus | collection/log/catalogue | bilezik, renk/rengi, anne, baba, yaris
    kpss tarih için çıkmış soru tarzı test çözcem şıklı olsun puanımı söylesin | kpss/tarih | quiz |
    ingilizce kelime ezberlemek istiorum kart seklinde bi yuzu ingilizce bi yuzu turkce | ingilizce/kelime | flashcards/quiz | ingilizce, turkce
    Günde kaç bardak su içtiğimi saysın yeter, hedef 10 bardak | su/bardak | tool/log/measurements | bardak
    Oğlumun düğününde kim ne taktı unutmamak için yazıcaz ki sıra onlara gelince biz de aynısını takalım. Çeyrek mi tam mı para mı. Ad soyad, yakınlık derecesi, takılan, adet | dugun/taki/takilan | collection/log/ledger/people | ad/isim, yakinlik, takilan/taki/hediye, adet
    lastik oteli yapıyoruz kışın yazlıkları yazın kışlıkları saklıyoz. plaka, ebat, raf no, diş derinliği, müşterinin telefonu | lastik | stock/collection/people/log/catalogue | plaka, ebat, raf, dis, telefon
    kızımın çeyizinde ne var ne yok işaretlemeli liste lutfen | ceyiz | checklist/collection/stock |
    Rahmetli anneannemin yemek tariflerini kaybolmasın diye bir yere toplamak istiyorum. Malzemeler, yapılışı, kaç kişilik olduğu yazsın, bir de hikayesi. | tarif/anneanne/yemek | recipes/collection/articles/catalogue | malzeme, yapilis/hazirlanis, kisi/porsiyon, hikaye
    Kombi servisi. gelen arıza çağrısı adres telefon marka, usta kim gitti, bitti mi bitmedi mi, kaç para alındı. | kombi/servis/ariza | jobs/board/log/ledger | adres, telefon, marka, usta, durum/bitti, ucret/tutar/para/alinan
    okul kutuphanesinden hangi ogrenci hangi kitabi aldi ne zaman getirecek getirmeyenler belli olsun | kutuphane/kitap/kitab/odunc | log/collection/checklist/people/stock | ogrenci, kitap/kitab, iade/getir/teslim/donus
    yeni anneyim uykusuzum lütfen basit olsun hangi memeden kaç dakika emzirdim onu tutsun | emzir/bebek/meme | log/measurements/tool | meme/taraf/sag/sol, dakika/sure
    4 tane evim var kiracıların adı, kirası, ayın kaçında yatırıyor, kontrat bitişi, yatırdı mı. zam zamanı da gelsin | kira/kiraci | ledger/collection/people/log | kiraci/ad, kira/tutar, kontrat/sozlesme, yatirdi/odendi/odeme/durum, zam
    Fındık amelesine yevmiye yaziyom kim kac gun calisti avans aldi mi ne kadar alacagi kaldi hesaplasin | yevmiye/findik/amele/isci | ledger/log/people | gun, avans, alaca/kalan/bakiye
    Levrek meralarım var kimseye söylemem 🙂 yerini, hangi yemle tuttuğumu, rüzgarı not edicem. haritada olursa süper | mera/levrek/balik | places/log/collection | yer/konum, yem, ruzgar
    Kaza namazlarımı düşmek istiyorum, sabah öğle ikindi akşam yatsı vitir ayrı ayrı kaç tane kaldı görünsün inşallah | kaza/namaz | tool/log/checklist/collection/measurements | sabah, ogle, ikindi, aksam, yatsi, vitir
    kdv hesaplama, dahil hariç, %1 %10 %20 | kdv | tool | oran/%/yuzde, dahil/haric
    ofiste çayları kim alacak diye kavga çıkıyo isimleri girelim o rastgele seçsin | cay/kura/sec/rastgele | tool/game | isim/ad/kisi
    ders calisirken 25 dk calis 5 dk mola yapan sayac lazim yks ogrencisiyim | pomodoro/ders/sayac/calis/mola | tool | calis/ders/odak, mola
    Servis şoförüyüm 27 öğrencim var hangi duraktan biniyor, velisinin numarası, kaçıncı sınıf, aylık ücretini verdi mi. Sabah binenleri tikleyeyim | servis/ogrenci/durak | people/checklist/collection/ledger | durak, veli, sinif, ucret/odeme/odendi, bindi/sabah/binen
    bakkal veresiye defteri | veresiye/bakkal | ledger/people/log/collection |
    Pul koleksiyonerleri için: ülke, yıl, katalog no, damgalı/damgasız, tahmini değer bilgilerini tutabileceğim, fotoğraf ekleyebileceğim bir uygulama rica ederim. | pul | collection/catalogue/stock | ulke, yil, katalog, damga, deger, foto/resim/gorsel
    plaklarım var 300 küsür. sanatçı albüm plak şirketi 33lük mü 45lik mi kondisyonu. aynı plağı iki kere almayım diye | plak/plag/album | collection/catalogue/stock | sanatci, album, sirket, devir/33/45, kondisyon/durum
    Doğada mantar toplayanlara rehber, hangi mantar zehirli hangisi yenir yazı yazı okunsun arama olsun | mantar | articles/catalogue/collection | zehir/yenir/yenebilir, ara
    Sayın yetkili, Yukarıköy muhtarıyım. Köylüye duyuru yazacağım bir sayfa istiyorum: su kesintisi, cenaze, toplantı vesaire. Yeni olan üstte dursun. Saygılar. | duyuru/koy/muhtar/yukarikoy | feed/articles/log | su kesintisi/kesinti, cenaze, toplanti
    bebege ninni calan seyyy liste olsun basinca calsin | ninni | player |
    Okeyde kim kaç yazdı her el toplasın 4 kişi, en az ceza alan kazanıyo bizde | okey/skor/puan | tool/game/log/board/ledger | oyuncu/kisi/isim, toplam/puan/ceza
    5 yaşındaki torunum oynasın diye eş kart bulma oyunu, hayvanlı olsun reklamsız olsun | hafiza/es bul/es kart/kart/hayvan/eslestir | game | hayvan
    instagramdan el örgüsü çanta satiyorum siparişler geldi hazırlanıyor kargoda teslim diye sütun sütun sürüklesem ne güzel olur | siparis/canta/orgu | board/jobs | geldi/yeni, hazirlan, kargo, teslim
    Hırdavatcıyım, vida dübel civata ne kaldı kaç kutu, azalınca uyarsın, alış satış fiyatı | hirdavat/vida/stok | stock/catalogue/collection | kutu/miktar/adet/kalan, alis, satis, azal/minimum/kritik/uyar/asgari
    Kına gecesine kimler gelicek kaç kişi gelicek gelinin mi damadın mı tarafı | kina/davetli/misafir | people/checklist/collection | kisi/adet, taraf/gelin/damat
    ineklere yapılan aşılar küpe numarasına göre şap brusella hangi gün yapıldı bi dahaki ne zaman veteriner kim | inek/inekler/asi/kupe/hayvan | log/collection/planner | kupe, asi, sonraki/tekrar/dahaki/gelecek, veteriner
    babam ilaçlarını karıştırıyor aç mı tok mu sabah mı akşam mı hangisi içildi tiklesin | ilac | checklist/planner/log/collection | ac/tok, sabah/aksam/zaman/ogun/vakit, icildi/alindi/durum
    Seker hastasiyim parmaktan olctugum degeri acken tokken diye gireyim ortalama versin | seker | measurements/log | ac/tok, ortalama
    araba kaç yakıyor onu öğrenecem her depoda km, litre, lira yazayım 100 km de kaç litre çıksın | yakit/araba/depo/yakiyor | log/ledger/measurements/tool | km/kilometre, litre, lira/tutar/fiyat, 100/tuketim/ortalama
    elektrik sayacını her ay ben okuyorum üst kat alt kat ayrı geçen aydan farkını çarpıp para bulsun | elektrik/sayac | measurements/log/ledger/tool | kat, fark/tuketim, para/tutar/birim
    Diş kliniğimiz için hasta randevu takip programı. Hekim, koltuk, yapılacak işlem, saat bilgileri olmalı; gelmeyen hastalar işaretlenebilmeli. | dis/klinik/klinig/randevu/hasta | appointments/planner/reservation | hekim/doktor, koltuk, islem, saat, gelme/geldi/durum
    Dövmeciyim modelleri müşteriye göstermek için katalog, stili boyutu kaç seans fiyatı foto | dovme | catalogue/collection | stil, boyut, seans, fiyat, foto/resim/gorsel
    gümüş takı satıyorum ürünlerim gözüksün kolye küpe yüzük ayrı ayrı gramı fiyatı. beğendiğini favoriye atabilsin | gumus/taki/urun | catalogue/collection/stock | gram, fiyat, kategori/tur/kolye/kupe/yuzuk, favori/begen
    kampa giderken hep bişey unutuyoruz geçen sefer çadır kazığı bu sefer ocak tüpü... işaretli liste yap abi çantaya girdi girmedi | kamp | checklist/collection/stock |
    Pazartesiden pazara ne pişireceğim, öğlen akşam ayrı. Kararsızlıktan öldüm vallahi | menu/yemek/hafta/pisir | planner/recipes/board/collection | ogle, aksam
    ben suriye öğrenci türkçe az. ev bakıyorum kiralık. her ev adres para kaç oda yakın metro ben beğendi mi yazmak istiyorum | kiralik/ev bak/evler/ev list/ev ara/ev | collection/places/catalogue/checklist/log | adres, para/kira/fiyat, oda, metro, begen
    Rüyalarımı sabah kalkar kalkmaz yazmak istiyorum, tarih, rüya, nasıl hissettim, kimler vardı | ruya | log/collection | tarih, his, kim/kisi
    iki çocuğun harçlığı ne verdim ne harcadı kumbarada ne kaldı | harclig/harclik/kumbara | ledger/log/people | cocu, kalan/bakiye/kaldi
    ehliyet sınavına giricem trafik levhalarını soran soru cevap yanlış yapınca doğrusunu söylesin | ehliyet/trafik/levha/isaret | quiz/flashcards |
    Terziyim 40 senedir. müşterinin ölçülerini göğüs bel basen kol boyu paça deftere yazarım defter yırtıldı artık telefonda olsun, adı ve telefonu da, ne zaman teslim edecem o da | terzi/olcu/musteri | people/collection/jobs/measurements/log | gogus, bel, basen, kol, paca, telefon, teslim
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    need something to write down when i feed my sourdough starter, flour grams, water grams, how much it rose, smell | sourdough/starter/feeding | log/measurements | flour, water, rose/rise, smell
    Good evening. I keep a small greenhouse and wish to note each tomato variety, the date sown, when it was potted on, and the weight picked. Thank you kindly, Margaret | tomato/greenhouse | collection/log/catalogue/measurements | variet, sown/sow, pot, weight
    Plumber here. customer, address, whats wrong, parts used, hours, paid y/n. want to see open jobs first | plumb/job | jobs/board/log | customer, address, problem/wrong/issue/fault/description, part, hour, paid
    our church choir has boxes and boxes of sheet music, i want to look up a piece by composer, voices (SATB etc), how many copies, which box its in | choir/sheet music/music/score/piece | collection/catalogue/stock | composer, voice, cop, box
    Piano teacher, 18 pupils. Name, grade, lesson day, what pieces they're on, parent phone number. | piano/pupil/student | people/collection/planner | grade, day, piece, phone
    migrane tracker when it start how bad 1-10 what i ate before, what pill i took and did it help | migraine/migrane/headache | log/measurements | start, bad/pain/severity/intensity/level, ate/food, pill/medic, help
    hey so i have like way too many guitar pedals lol. brand, type (fuzz, delay, whatever), price paid, do i still own it or sold, pic of it | pedal | collection/catalogue/stock | brand, type, price, sold/own/status, pic/photo/image
    A log of whiskies I have tasted: distillery, age, region, nose, palate, finish and a score out of 100. | whisk | log/collection/catalogue | distiller, age, region, nose, palate, finish, score
    split the bill with tip between friends | bill/tip/split | tool | tip, people/friends/person/each
    I mow lawns summers to pay for college. Got 15ish yards. need owner, address, how often, price, last time mowed, gate code | lawn/mow/yard | people/jobs/collection/places/log | address, often/frequency/interval, price, last, gate
    quizz for my daughter about capital citys of the world multiple choice | capital | quiz/flashcards |
    hiragana cards, front the symbol back how to say it, i'm total beginner | hiragana/japanese | flashcards/quiz |
    How many eggs each hen laid today. There are six hens and they all have names. My grandson says you can do a chart. | egg/hen/chicken | log/measurements/collection/people | hen, egg
    People borrow my tools and never bring em back. Who's got what, since when, when they promised to return it | tool/borrow/lend/lent/loan | log/collection/people/checklist/stock | who/borrower/person/name, since/lent/date/borrowed, return/due
    Cub scout leader looking for an app listing each kid and which badges they earned, date awarded, and badges still to hand out. | scout/badge/cub | people/checklist/collection/log | badge, date/awarded, hand/given/pending/status
    we rent kayaks by the river, single n double ones, by the hour. name phone number of people deposit time out time back | kayak/rental | reservation/log/appointments/jobs | single/double/type, phone, people/persons/group, deposit, out, back
    dog grooming appointments with breed, size, bite warning!!, price, and notes | groom/dog | appointments/planner/people/log | breed, size, bite/warning, price, note
    Hi, I volunteer at a food bank. We must know what tins we have on the shelves, the use by date, the quantity, and warn when low. | food bank/foodbank/tin/food | stock/collection | use by/use-by/expir/best before, quantity, low/minimum/warn
    my mum passed away last week and i have a hundred things to do, registrar, flowers, bank, hymns. just a list i can tick off with who is doing it | funeral/mum/to do/things | checklist/planner/board/jobs | who/person/responsible/assigned
    Allotment society secretary: waiting list of applicants with date joined, preferred plot size, telephone, and whether an offer has been made | allotment/waiting/applicant | people/collection/board/log | joined, plot/size, phone, offer
    recording old gravestones in a churchyard for local history group. inscription, year of death, family name, stone condition, location on map, photograph | grave/churchyard/headstone/stone | places/collection/catalogue/log | inscription, year/death, family/surname, condition, location/map, photo
    skate spots around the city, rating, ledge stairs or rail, is there security, map pls | skate/spot | places/collection/catalogue | rating/rate, ledge/stair/rail/type, security
    Yarn stash!!! colour, weight (dk, aran...), fibre, how many balls left, dye lot, which project i'm saving it for | yarn/stash/wool | stock/collection/catalogue | colo, weight, fib, ball, dye, project
    Model railway locomotives: manufacturer, scale, running number, DCC fitted, last serviced | locomotive/railway/train/model | collection/catalogue/stock/log | manufactur, scale, number, dcc, service
    daily rain in millimetres, monthly total | rain | measurements/log | mm/millimet/rain/amount, total/month
    I want see how my childs grow, every month write height and weight and picture graph please. sorry for english | child/grow/height/kid | measurements/log | height, weight
    who owes me money and who do i owe, whats it for, when, settled or not | owe/debt/iou/money/loan | ledger/log/people | for/reason/what, settled/paid/status
    Freelance illustrator - keep my invoices in one place: client, number, amount, sent date, due date, paid. Total unpaid at top would be lovely | invoice | ledger/log/collection/jobs | client, number, amount, sent, due, paid
    make tic tac toe for 2 players one phone | tic tac toe/tic-tac-toe/noughts/tictac | game |
    dice roller for board games night, d6 d20 and how many dice | dice/roll | tool/game |
    boxing timer 3 minute rounds 1 minute rest 12 rounds bell noise | boxing/round/timer | tool | round, rest
    I'm 40 days sober. I'd like it to count the days since and let me write a line on how I feel each evening | sober/day | log/tool/measurements | feel/mood/note, day
    learn Bible verses by heart, the reference on one side and the verse on the other | bible/verse | flashcards/quiz/collection | reference/front, verse/back
    got laid off so applying everywhere. applied / phone screen / interview / offer / rejected columns. company, role, salary, link | application/job | board/jobs/log/collection | applied, screen, interview, offer, reject, company, role, salary, link
    youtube video ideas kanban, idea scripting filming editing published | video/youtube | board/planner | idea, script, film, edit, publish
    Wedding guests: table number, meal choice (beef, fish, veggie), RSVP yes no maybe, plus one | wedding/guest | people/checklist/collection | table, meal, rsvp, plus
    we are expecting!! baby names we like, boy or girl, meaning, where its from, mums stars and dads stars | name/baby | collection/catalogue/log | boy/girl/gender/sex, meaning, origin/from, mum, dad
    Recipes you can do on a camping stove w one pot. ingredients, steps, time to cook, gas used | recipe/camp/stove/one pot/one-pot | recipes/collection/catalogue | ingredient, step/method/instruction, time, gas
    play bird songs so i can learn which is robin and which is blackbird | bird | player/quiz/catalogue/flashcards |
    neighborhood watch posts for our street, somebody writes what they saw, newest on top, comments if possible | neighbo/watch/street | feed/log | comment
    First aid explained in short readable pages: burns, choking, nosebleed, fainting. Searchable. | first aid/first-aid | articles/catalogue/collection | burn, chok, nosebleed, faint, search
    gcse revision timetable mon to sun, subject topic how long did i do it tick | revision/timetable/gcse | planner/checklist/log | subject, topic, long/duration/minute/hour/length
    lifting log exercise sets reps weight rpe thats it | lift/workout/gym/training | log/measurements | exercise, set, rep, weight, rpe
    My bike has parts that wear out, chain cassette pads tyres. When fitted, km at fitting, and km to replace at. | bike/part/bicycle | log/collection/stock/measurements | fitted, km, replace
    car boot sale what i sold how much i paid for it what i got profit and total for the day | car boot/sale/sold/profit | ledger/log/stock | paid/cost/bought, sold/got/price, profit, total
    Chores for my three boys with points, they get screen time for points. who did what | chore | checklist/log/planner/people/board/collection | point, boy/who/child/kid/name
    asthma nurse told me do peak flow morning and night and write it and also puffs of blue inhaler | peak flow/asthma | measurements/log | morning/night/time, puff/inhaler
    reminds me which house plants need water, every how many days, last watered, which room, sunlight | plant | collection/planner/checklist/log | day/every/interval/frequency, last, room, sun/light
    Village hall bookings. Hirer, group name, which room (main hall or committee room), from, to, fee, key collected | hall/booking | reservation/appointments/planner/log | hirer, group, room, from/start, to/end, fee, key
    phone repair shop tickets customer name model imei broken screen or battery or water price quoted status waiting part / fixing / ready / picked up | repair/phone/ticket | jobs/board/log | model, imei, price/quote, waiting, fixing, ready, picked
    `,
  ),
];
