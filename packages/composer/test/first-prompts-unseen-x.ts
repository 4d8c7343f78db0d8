import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** 100 descriptions by a person who had not seen the code. At the first run 97 led to an app about the subject, 74 with all that was named; no rule was made for them. */
export const unseenX: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    koyunlarin kupe nosu dogum tarihi ve anasi | koyun/suru/kuzu/hayvan/kupe | collection/log/catalogue/people/stock | kupe, dogum, ana/anne
    Merhaba kolay gelsin, Kayseride kombi ustasıyım. Gittiğim evleri yazmak istiyorum: müşteri adı, kombi markası, yaptığım iş, aldığım para, bi de bir sonraki bakım ne zaman. Bakımı geçenleri kırmızı görsem süper olur, kışın telefon susmuyor unutuyorum. | kombi/servis/bakim/musteri/ariza/usta/ziyaret | jobs/log/people/appointments/collection | musteri, marka, para/ucret/tutar/fiyat, bakim
    bıçak bileme siparişleri | bicak/bile/siparis | jobs/log/stock/ledger/collection |
    kahvede veresiye defteri lazım kim ne içti kaç lira borcu var ödedi mi | veresiye/borc/kahve/hesap | ledger/log/people/collection/jobs | borc/tutar/lira, ode
    kooperatifte tursu recel yapiyoz hangi kavanoz ne zaman kuruldu kim yapti kac tane kaldi bilelim yoksa eskisi dipte kaliyo | tursu/recel/kavanoz/kooperatif/urun | stock/log/collection/catalogue | kur/tarih, yap/kim, kal/adet
    traktör yedek parça stoğu | traktor/parca/yedek/stok | stock/collection/catalogue |
    güvercin yarışı derneğimiz için uygulama yapın. kuşun bilezik numarası, uçtuğu km, geliş saati, dereceye girdi mi girmedi mi | guvercin/kus/yaris | log/collection/measurements/catalogue | bilezik, km/mesafe, saat, derece
    evde köpek traşı yapıyorum randevuları karıştırıyom. köpeğin adı ırkı saati, ısırıyosa bileyim | kopek/tras/kuafor/randevu/bakim | appointments/reservation/jobs/planner/log/people | irk, saat, isir
    Hocam ben yaşlı bakıyorum Bursada, amcanın tansiyonu şekeri ve yediği yemek, kaçta uyudu hergün yazcam akşam kızına göstercem | yasli/bakim/hasta/saglik/amca/tansiyon/gunluk/bakici | log/measurements/collection/people | tansiyon, seker, yemek/yedi/ogun, uyu/uyku
    terziyim gelinlik dikiyom. göğüs bel basen boy ölçüleri prova tarihi ve kapora | gelin/terzi/dik/olcu/musteri/siparis | jobs/people/log/measurements/appointments/collection | gogus, bel, basen, boy, prova, kapora
    tekneyle hangi gün kaç kasa ne balığı çıktı mezatta kaça gitti | balik/balig/tekne/av/mezat | log/ledger/collection | kasa, mezat/fiyat/satis
    2k vernik karışım hesaplayıcı. vernik gramını yazınca sertleştirici yarısı kadar tiner yüzde 20 çıksın | vernik/karisim/cila | tool | vernik, sertlestirici, tiner
    halk oyunları derneğiyiz kıyafetler kimde belli değil rezil olduk festivalde. kıyafet, beden, kime verildi, ne zaman geri gelcek | kiyafet/halk oyun/odunc/emanet/kostum/dernek | collection/stock/log/reservation/catalogue/jobs | beden, veril/kim, geri/iade
    fındık zamanı işçilerin yevmiyesi. kim kaç gün çalıştı ne kadar alacak, avansı düşsün kalanı göstersin | findik/isci/yevmiye | ledger/people/log/collection/jobs | gun, avans, kalan
    çilingir işlerim | cilingir/anahtar | jobs/log/ledger/appointments/collection |
    Muhtarım, köylüye duyuru yazacağım. Su kesintisi, cenaze, düğün gibi türleri olsun. Başlık, yazı ve tarih yeter. | duyuru/koy/muhtar/ilan/haber | feed/articles/log/collection/board/social | baslik, tarih, tur/dugun/cenaze
    bağlama yapıyorum ağaç cinsi tekne boyu tel boyu kime yapıldı bi de fotoğrafı dursun | baglama/saz/enstruman/calgi/siparis | catalogue/collection/jobs/log/media | agac, tekne, tel
    köy odası soba nöbeti sıra kimde | nobet/soba/koy oda/sira | planner/log/checklist/people/collection/jobs/appointments |
    serada sıcaklık nem ve ph ölçüp yazıyorum domates için, 30 dereceyi geçince belli etsin | sera/sicaklik/olcum/domates | measurements/log/collection | sicaklik, nem, ph
    halı yıkamacıyım en boy gircem metrekare fiyatını gircem toplam tutar çıksın başka bişey istemiyom | hali/yikama/metrekare | tool/jobs/log | en, boy, fiyat, tutar/toplam
    Davul zurna ekibiyiz Muştan. Düğün alıyoruz rezervasyon gibi olcak, gelin damat adı, köy, gün, kapora alındı mı. Aynı güne iki iş olmasın geçen sene iki köyün arasında kaldık vallahi. | davul/zurna/dugun/rezervasyon/organizasyon | reservation/appointments/planner/jobs/log | koy, kapora, gun/tarih
    su bayisiyim kimde kaç boş damacana kaldı | damacana/bayi/bos | ledger/stock/people/log/collection/jobs | bos/adet/damacana
    trap kulübü atıcı adı seri 25 te kaç vurdu | trap/atis/atici/skor/seri | log/measurements/collection/people | atici, seri, vur/isabet/skor
    Tulum peynirlerini takip edeyim: deriye basıldığı tarih, kaç kilo, hangi ustanın sütü, 6 ay olunca satılabilir yazsın | peynir/tulum/mandira | stock/log/collection/catalogue/jobs | tarih/bas, kilo, usta/sut
    asansör bakımcısıyız aylık kontrol listesi: halat, fren, kapı, aydınlatma, acil telefon. hangi bina olduğunu da yazsın | asansor/kontrol/bakim | checklist/log/jobs/planner | halat, fren, kapi, bina
    kpss tarih soruları çözmelik | kpss/tarih/soru/test | quiz/flashcards/game |
    osmanlıca kelime kartları | osmanli/kelime/kart | flashcards/quiz/catalogue/collection |
    70lerden kalma kibrit kutusu koleksiyonum var gülmeyin :) marka ülke yıl takasa uygun mu | kibrit/kutu/koleksiyon | collection/catalogue/stock | marka, ulke, yil, takas
    bebegin bezi kacta degisti cis mi kaka mi, kac dakika emdi. gece 3te tek elle yazicam basit olsun nolur | bebe/bez/emzir/emme/gunluk | log/measurements/collection | bez/cis/kaka, em/dakika/sure
    mahallede sokak kedilerini besliyoruz 6 tane mama noktası var nerede, kim doldurdu, ne zaman | kedi/mama/besleme/nokta | places/log/collection/checklist/planner | nokta/yer/konum/nere/adres, kim/doldur, zaman/tarih
    Sayın yetkili, 71 yaşındayım. İlaçlarımı karıştırıyorum. İlacın adı, sabah mı öğle mi akşam mı, aç mı tok mu yazsın. Yazılar büyük olursa sevinirim. Teşekkür ederim. | ilac | planner/checklist/log/collection/catalogue | sabah, aksam, tok
    deneme netlerim tyt türkçe mat fen sosyal yayın adı da olsun toplam neti kendi hesaplasın | deneme/net/tyt/yks/sinav | log/measurements/collection | turkce, mat, fen, sosyal, yayin
    kızımla oynamak için hafıza kartı eşleştirme oyunu meyveler olsun | hafiza/esles/meyve/oyun/kart | game |
    ruyalarımı yazcam kabus mu güzel mi kimler vardı | ruya | log/articles/collection | kabus/tur, kim/kisi
    Kuş gözlemcisiyim (Kızılırmak deltası). Tür, adet, alan, hava durumu, dişi/erkek kaydı tutmak istiyorum. | kus/gozlem | log/collection/catalogue/places | tur, adet, hava, disi/erkek/cinsiyet
    emekli öğretmenim örgü örüyorum, hangi ip kaç numara şiş kaç ilmekle başladım unutuyorum evladım | orgu/ip/proje/yumak | log/collection/catalogue/jobs | sis, ilmek, ip
    kahve falı sembolleri sözlüğü | fal/sembol/kahve | articles/catalogue/collection/flashcards/tool |
    3 kisiyiz evde bulasik cöp tuvalet sirasi kimde, kavga cikiyo artik | bulasik/ev is/sira/temizlik/gorev/cop/nobet/ogrenci ev | planner/checklist/jobs/board/log/people |
    sınıf annesiyim kermes için kim ne getirecek kaç kişilik getirdi mi | kermes/sinif | checklist/planner/people/collection/log/jobs | kisi, getir
    akvaryumun ph nitrat amonyak değerleri haftalık, su değişimi yaptım mı | akvaryum/olcum/deger/su deger | measurements/log/collection | ph, nitrat, amonyak, su
    45lik plaklarım: sanatçı, a yüzü, b yüzü, baskı yılı, çizik var mı | plak/45lik | collection/catalogue/media/stock | sanatci, a yuz, b yuz, yil, ciz
    vize yuzde 40 final yuzde 60 ortalama hesabı gecicem mi kalcam mi onu desin | vize/ortalama/not/final/ders | tool/log | vize, final
    Aile büyüklerimizin mezarlarını kaydetmek istiyorum, gençler yerini bilmiyor. Mezarlık adı, ada, parsel, vefat tarihi, en son ne zaman ziyaret ettik. Mümkünse memlekete göre sıralansın. | mezar/aile/kabir | places/collection/log/people/catalogue | ada, parsel, vefat, ziyaret
    mantar topluyoruz kaz dağlarında, yenir mi yenmez mi, nerde buldum, fotosu | mantar | collection/log/catalogue/places | yen, yer/nere/konum/bul, foto/resim/gorsel
    çocuklara bilmece soran bişey 3 şıklı olsun | bilmece/soru | quiz/game/flashcards |
    üniversite tiyatro topluluğuyuz oyuncular hangi rolde replik ezberlendi mi prova saati | tiyatro/rol/prova/oyun/replik | people/planner/checklist/log/collection/appointments | rol, replik/ezber, prova
    cocukların tablet süresi kim kaç dakika oynadı günde 60ı geçince belli olsun BIKTIM | tablet/sure/ekran/cocuk | log/measurements/people/collection | dakika/sure/dk
    telsiz amatörüyüm qso defteri lazım. çağrı işareti frekans mod rst saat. 73 TA2 | qso/telsiz/gorusme/amator | log/collection | cagri, frekans, mod, rst, saat
    babannemin ninnileri kaybolmasın, ses kaydı ve sözleri bi arada hangi köyden olduğu | ninni/ses/kayit | media/collection/articles/catalogue/log | soz, koy
    selam evde kombucha yapıyom demleme günü şeker gramı çay türü kaç gün bekledi tadına 5 üzerinden puan vercem | kombu/demle/parti/mayala | log/collection/measurements | seker, cay, gun, puan/tat/tad/tarih
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    goats. who was bred to which buck, due date, how many kids, any dead | goat/kid/breed/herd/doe | log/collection/people/planner/catalogue | buck, due, kids
    Hi there, I trim hooves for dairy farms round Shropshire. For every visit I want the farm, how many cows done, how many lame, what I charged and when they want me back. Nothing fancy, my hands are usually filthy. | hoof/trim/visit/cow/farm | jobs/log/appointments/people/collection | farm, lame, charge/price/fee/cost
    piano tuning customers, make of piano, pitch when i arrived, last tuned. should tell me who is over 6 months | piano/tun/customer/client | people/jobs/log/collection/appointments | make, pitch, tuned
    allotment society plots: plot number, who has it, rent paid y/n, waiting list people too | allotment/plot/tenan/holder | people/collection/ledger/places/catalogue/log | plot, rent/paid, wait
    farrier - who owes me what | farrier/owe/debt/horse/customer/client/shoe | ledger/people/jobs/log/collection | owe/owed/amount/balance
    candle stall stock scent, size, how many left, price, warn me under 5 | candle/stock/scent/stall | stock/catalogue/collection | scent, size, price
    I do hair in care homes. need a diary: resident, room no, cut or set or perm, time, paid by family or not | hair/resident/appointment/salon/care home/visit | appointments/jobs/planner/log/people/reservation | resident, room, perm/cut, paid
    handover notes for carers. my brother has 4 of them and nobody tells anybody anything!! shift, who was on, meds given, mood, anything to pass on | handover/carer/care/shift/note | log/feed/articles/collection/board | shift, med, mood
    bell ringers practise night who can ring which bell | bell/ring/practi/tower/band | people/log/collection/planner/checklist | bell
    scaffold inspection checklist with tag number and the site | scaffold/inspection/check | checklist/log/jobs | tag, site
    saddle repairs as a board, columns just in / stitching / ready / collected, each one has owner and what's broke | saddle/repair/tack | board/jobs/log/collection | owner, stitching, ready, collected
    village hall hire. hall or the small room, date, from to, who, deposit. no double bookings please, we had zumba and a funeral tea on top of each other | hall/hire/booking/room/reserv | reservation/appointments/planner | room, date, deposit
    dough calculator. i put flour in kg and hydration percent it gives me water, salt 2%, starter 20% | dough/flour/hydration/bread/baker | tool | flour, hydration, water, salt, starter
    Fishing club weigh in sheet: angler, peg number, species, weight in lb, biggest wins | fish/weigh/angl/catch/match | log/measurements/collection/people | angler, peg, species, weight
    taxidermy jobs | taxiderm/mount/specimen | jobs/log/collection/catalogue |
    sheepdog trial scores: handler, dog, outrun, lift, fetch, drive, pen - add it up to a total | sheepdog/trial/score/run/dog | log/measurements/collection/people | handler, outrun, lift, fetch, drive, pen, total
    window cleaner. my round by street, price, last cleaned, owes | window/round/clean/customer/house/street/propert | jobs/people/ledger/log/collection/places | street, price, clean, owe
    bike workshop price list for customers to look at with pic, service name, price, how long it takes | bike/service/workshop/price/repair/cycle | catalogue/articles/collection | price, service, time/long/duration/hour/minutes
    food bank parcels - household ref, adults, kids, diet needs, collected | food/parcel/household/pantry | log/people/jobs/collection/stock | adult, kid/child, diet, collect
    Good evening. I am a potter and I keep losing my glaze test results in soggy notebooks. Each tile: glaze name, clay body, cone, kiln position, how it came out and a photo. I would like to rate them out of five. | glaze/tile/test/pottery/kiln | log/collection/catalogue | clay, cone, kiln/position, photo/picture/image, rat/star/score
    oyster bags which trestle row, seed date, last turned, grade size | oyster/bag/trestle | stock/collection/log/jobs/places | trestle/row, seed, turn, grade/size
    how many roof tiles do i need. length, rafter length, tiles per m2, plus 10 percent waste | roof/tile | tool | length, rafter, tile, waste
    Cub leader here, badges each cub has earned and which ones still to sew/hand out, six names: red blue green yellow | badge/cub/scout | people/checklist/collection/log/catalogue | badge, red, green/blue
    maple syrup buckets. sap litres per tree, sugar %, date | maple/sap/syrup/tree/bucket | log/measurements/collection | sap/litre, sugar, tree, date
    tool lending for our mens shed, tool, who's got it, when its due back, is it sharp lol | tool/lend/loan/shed/borrow | collection/stock/log/reservation/catalogue/jobs | due/back/return, who/borrow/lent/holder, sharp
    bones of the hand flashcards pls exam thursday | bone/hand/anatom | flashcards/quiz |
    quiz about welsh castles for my grandkids, multiple choice, show score at the end | castle/welsh/wales/quiz | quiz/game |
    lego minifigs i own. theme, year, missing parts?, worth | lego/minifig/figure | collection/catalogue/stock | theme, year, missing, worth/value/price
    Tooth fairy book!! which kid, which tooth, what date, how much she left (inflation is real) | tooth/teeth | log/collection/ledger/people | kid/child, tooth, date, left/amount/money/coin
    weaning, new foods we tried, reaction yes or no, rash, liked it? | food/wean/baby/tast/allerg/reaction | log/collection/catalogue | reaction, rash, like
    metal detecting finds: what, field/permission, depth inches, signal number, cleaned yet | detect/find | collection/log/catalogue/places | depth, signal, clean, field/permission
    fountain pen inks swatch brand shading sheen, which pen its in now | ink/pen/swatch | collection/catalogue/log/stock | brand, shading, sheen, pen
    guitar pedal settings so i can find the sound again, song, pedal, gain tone level knob 0-10 | pedal/guitar/setting/tone/sound/preset | collection/log/catalogue/measurements | song, gain, tone, level
    loco numbers ive seen at crewe class number livery date | loco/train/sighting/spot/engine | log/collection/catalogue | class, number, livery, date
    dnd monsters initiative order hp and armour class who goes next | initiative/monster/combat/dnd/encounter/creature | collection/tool/game/log/people/board | initiative, hp, armour/ac
    snake feeding log | snake/feed/reptile | log/measurements/collection |
    my dissertation is on tram networks and i have like 90 sources. author, year, pages i used, quote, chapter it goes in, read/not read. sort by chapter pretty please | source/dissertation/reference/thesis/reading/tram/literature | collection/catalogue/articles/log/checklist | author, year, page, quote, chapter
    laundry slots in our student house 1 washer 7 idiots | laundry/wash/slot | reservation/planner/appointments/log |
    make a whack a mole game but its my annoying cat | mole/whack/cat | game |
    I am 78 and on warfarin. I need to write down my INR reading, dose in mg, date of next clinic, and see it on a line chart if that is possible. Thank you dear. | inr/warfarin/reading/blood | measurements/log | inr, dose, clinic/next
    benches! ones with a view on my walks, where, back rest or not, shade, how many stars | bench | places/collection/log/catalogue | back, shade, star/rat
    stars chart for my 2 boys, bed made teeth plants watered | star/chore/task/job/reward/routine | checklist/log/people/planner/jobs/board | bed, teeth, plant/water
    fabric calculator for curtains width drop fullness fabric roll width tells me metres | fabric/curtain | tool | width, drop, fullness
    grandads letters from burma 1944 typed up to read in order by date with place written | letter/burma/grandad | articles/collection/media/log/catalogue | date, place
    funny things my daughter says + her age when she said it | quote/said/say/funny/daughter | log/feed/collection/articles | age
    alto part recordings for choir, song title, composer, audio, do i know it yet | choir/alto/song/record/part | media/collection/catalogue/log | composer, know, audio/record
    class hamster weekends which family takes Biscuit home, date, phone number, cage returned clean?? | hamster/biscuit/weekend/pet/family | planner/appointments/log/people/reservation/checklist | family, phone, clean/cage
    perfume samples, notes, house, lasts how many hours, full bottle worthy or nah | perfume/sample/scent/fragrance | collection/catalogue/log | notes, house, hour/last, bottle
    moss | moss | collection/log/catalogue/articles/places |
    yo need something for my bonsai trees. species, age, last repot, wire on since (bc i forget n it bites in), next feed | bonsai/tree | collection/log/planner/catalogue/people | species, age, repot, wire, feed
    `,
  ),
];
