import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Written by people who had not seen the composer; small ads, tradespeople, parents, farmers, collectors. */
export const unseenAB: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    slm bi app lazım sahibinden ilan veriyorum eski radyo satıyorum hangisini kaça aldım kaça koydum satıldı mı görmem lazım | radyo/ilan/satis/satilik | stock/collection/ledger/log/catalogue/jobs | alis/aldi/aldig/maliyet, satis/ilan/fiyat, satil/durum
    koyun kuzulama defteri | koyun/kuzu | log/collection/people/measurements |
    Merhabalar, ben yoğun bakım hemşiresiyim. Nöbet değişimi yaptığım arkadaşları unutuyorum, kime nöbet borcum var kim bana borçlu, hangi gün için, ödendi mi onu tutacak bişey istiyorum. Teşekkürler şimdiden | nobet/vardiya/borc/takas/degisim | ledger/log/jobs/planner/checklist/collection | tarih/gun, oden/odes/durum, kim/arkadas/isim/kisi/ad
    arı kovanlarımı takip etcem her kovanın ana arı yılı çıta sayısı ve son bakım tarihi olsun | kovan/ari/arilik | collection/log/measurements/jobs/catalogue | ana ari/yil, cita, bakim/tarih
    çocugun aşı takvımı | asi/cocuk/bebek | planner/log/checklist/appointments/collection |
    freelancer arıyorum diye ilan açtım gelen teklifleri karşılaştırmak istiyorum isim fiyat teslim süresi ve bana verdiği güven puanı 1-5 | teklif/freelanc/aday/ilan | collection/log/people/catalogue/board/jobs | fiyat/ucret/tutar, teslim/sure, guven/puan
    terzi dükkanım var müsteri ölçüleri bel basen boy kol boyu yazıcam bide teslim günü | musteri/olcu/terzi/siparis/dikim | people/measurements/jobs/log/collection | bel, basen, boy, kol, teslim
    Kömür sobası borusu temizliği için gittiğim evler. adres, telefon, son temizlik tarihi. 1 sene geçince kırmızı olsun hatırlayayım | soba/baca/boru/temizlik/ev/musteri | jobs/people/log/collection/planner/appointments | adres, tel, temizlik/tarih
    köydeki imamım, cenaze hanelerine götürülecek yemek sırası yapıyoruz kadınlarla. hangi gün hangi hane ne pişirecek | yemek/cenaze/taziye/hane/sira | planner/log/checklist/people/collection/reservation/jobs | gun/tarih, hane/ev/aile, yemek/pis
    pul kolleksiyonum için katolog ülke yıl damgalı mı damgasız mı değeri | pul | collection/catalogue/stock | ulke, yil, damga, deger
    anahtarcıyım gece çagrıları nereye gittim ne kilit açtım kaç para aldım yazayım yeter | cagri/kilit/cilingir/anahtar/is | jobs/log/ledger | adres/yer/nere/konum, kilit, para/ucret/tutar/fiyat
    lan şu kümesdeki yumurtaları saymaktan bıktım günlük kaç yumurta kaçı kırık yazayım haftalık toplasın | yumurta/kumes/tavuk | log/measurements/ledger/stock | yumurta/adet/sayi, kirik, hafta/toplam
    Üniversite öğrencisiyim, kaldığım evde 4 kişiyiz. Bulaşık ve çöp sırası sürekli kavga oluyor. Kimin sırası, hangi iş, yaptı mı yapmadı mı görebilelim. Kavga bitsin artık yaaa | bulasik/cop/ev/is/sira/gorev | checklist/jobs/planner/log/board | kim/kisi/sorumlu/isim/ad, is/gorev, yap/durum
    kpss tarih soruları çöz uygulaması 4 şıklı olsun sonunda puan | kpss/tarih/soru/sinav | quiz/flashcards/game |
    barınak gönüllüsüyüm kopekleri kim ne zaman gezdirdi ve huyları (çocuk sever, tasma çeker gibi) olsun | kopek/barinak/gezdir/gezi | log/collection/people/planner/catalogue/jobs | gezdir/tarih/zaman/son, huy
    traktörü komşulara kiralıyorum saatlik. kim hangi gün kaç saat kullandı saati 900 lira toplamı kendi hesaplasın, ödeyen ödemeyen belli olsun | traktor/kira | ledger/log/jobs/reservation/appointments | saat, toplam/tutar, oden/odeme/odedi/durum
    dugun fotografcisiyim abi gun kapma uygulaması gelin damat adı salon kapora kalan | dugun/cekim/fotograf/rezervasyon/gun | reservation/appointments/jobs/planner/ledger/log | gelin, damat, salon, kapora, kalan
    nargile kafe masa rezervasyon | masa/rezervasyon/nargile/kafe | reservation/appointments/log/places |
    Sınıf annesiyim 3-B. Veli para topluyoruz, 24 veli var. Kim verdi kim vermedi, ne için (perde, hediye, gezi) ve ne kadar. Öğretmene göstericem düzgün dursun | veli/sinif/para/odeme/aidat/katki/topla | ledger/people/checklist/log/collection | veli/isim/ad, ver/oden/odeme/odedi/durum, tutar/miktar/para/ne kadar, ne icin/amac/neden/kategori/tur/konu
    zeytin hasadı hangi tarladan kaç çuval çıktı fabrikada kaç kilo yağ verdi | zeytin/hasat/hasad/tarla/yag | log/measurements/collection/ledger/places/stock | tarla, cuval, yag/kilo/kg
    Bana bi bilmece oyunu yap torunuma sorcam cevabı gizli olsun dokununca açılsın | bilmece | flashcards/quiz/game | cevap/cevab
    evde bakım hemşiresi olarak yatalak hastalarımın pansuman takibini yapıyorum. hasta adı yara yeri yara boyutu cm, pansuman tarihi, not. | pansuman/yara/hasta | log/measurements/people/jobs/appointments/collection | hasta, yara, boyut/cm, tarih, not
    mahallede bozuk sokak lambalarını muhtara bildircem direk no sokak bildirdim mi tamir oldu mu | lamba/direk/sokak/ariza | jobs/log/places/checklist/collection/board | direk, sokak, bildir/durum, tamir/durum
    2.el çocuk kıyafeti satıyom instadan beden fiyat kargo ücreti kime gitti | kiyafet/satis/siparis/urun/cocuk | stock/catalogue/ledger/log/jobs/collection | beden, fiyat, kargo, kime/alici/musteri
    kanarya yavru kayıtı bilezik no anne baba renk | kanarya/kus/yavru | collection/log/catalogue/people | bilezik, anne, baba, renk
    Boyacıyım, metrekare girince kaç teneke boya gider ve kaç lira tutar hesaplasın. kat sayısı da seçilsin 1 2 3 | boya | tool/measurements/log/ledger | metrekare/m2/alan, kat, teneke/kova, tutar/lira/fiyat/maliyet
    ehliyet sınavı trafik levhaları ezberleme kartları | levha/trafik/ehliyet/isaret | flashcards/quiz/game |
    sobalı evde oturuyoruz odunu kömürü ne zaman aldık ne kadar kaldı anlamıyoruz. stok gibi olsun azalınca uyarsın | odun/komur/yakacak/yakit/stok | stock/log/ledger | kalan/kaldi/miktar/stok/adet
    iyi günler kolay gelsin. Benim küçük bir nalburiyem var veresiye defteri tutuyorum ama sayfalar yırtıldı. Müşteri adı, aldığı malzeme, borcu, ödediği para ve kalan olsun. Kalanı otomatik çıkarsın. 60 günü geçenleri ayrı göreyim, telefon numarası da dursun ki arayayım | veresiye/borc/musteri/nalbur | ledger/people/log/collection | musteri/ad, malzeme/urun, borc/tutar, oden/odedi/odeme, kalan, tel
    mevlüt davetli listesi gelen gelmeyen | davetli/mevlut/misafir | checklist/people/log/collection | gel/katil/durum
    lego figürlerim hangileri var hangileri eksik seri adı yazsın | lego/figur | collection/checklist/catalogue/stock | seri, var/eksik/durum
    doğum sancısı sayacı eşim için kasılma başladı bitti süresi ve aralık | sanci/kasil/dogum | log/tool/measurements | sure, aralik, bas
    muhtarlık için kayıp eşya panosu kim ne buldu nerede resmi falan | kayip/esya/bulun/pano | board/feed/social/log/collection/catalogue/places | kim/bulan, nere/yer/konum, resim/foto/gorsel
    bisiklet tamircisiyim usta defteri gibi bisi müşteri, bisiklet markası, arıza, ücret, durumu (bekliyor tamirde hazır) | bisiklet/tamir/is/servis | jobs/log/board/people | musteri, marka, ariza, ucret, durum
    bahçemdeki domatesleri hangi gün suladım gübre verdim | domates/bahce/sula/gubre | log/planner/collection/checklist | sula, gubre
    lise matematik denemelerim net sayısı girmek istiyom turkce mat fen sosyal ayrı ayrı ve grafiği olsun yükseliyomuyum bakıcam | deneme/net/sinav | log/measurements/collection | turkce, mat, fen, sosyal
    Amatör balıkçıyım boğazda. Hangi iskelede hangi yemle ne tuttum kaç cm, hava nasıldı. En büyük balığım en üstte gözüksün | balik/av/tutul/iskele | log/collection/measurements/places | iskele/yer, yem, cm/boy, hava
    okul servisi çocuk listesi durak sırası veli tel bindi mi | servis/ogrenci/cocuk/yolcu | people/checklist/log/places/planner | durak, veli/tel, bin/durum
    evdeki yedek vida somun conta bilmem ne hangi kutuda | vida/kutu/parca/malzeme/hirdavat | stock/collection/catalogue/places | kutu/yer
    halk oyunları ekibi kostüm zimmeti kimde hangi kostüm var beden geri geldi mi | kostum/zimmet | stock/log/checklist/people/collection/ledger/reservation/jobs | kim/kisi/isim/ad/uye/oyuncu, beden, geri/iade/durum
    kuafor randevu | randevu/kuafor | appointments/reservation/planner |
    bi tane ilaç saati yapsana babam unutuyor şeker hastası. ilacın adı kaç mg sabah mı akşam mı aç mı tok mu içti mi | ilac | checklist/log/planner/collection/jobs | mg/doz, sabah/aksam/zaman/saat/vakit/ogun, ac/tok, icti/alindi/aldi/durum
    Antika tesbih topluyorum. malzemesi (kehribar oltu kuka), gramı, kimden aldım, fotografı. bir de alım fiyatı ama onu listede göstermesin misafir görmesin | tesbih | collection/catalogue/stock | malzeme/tur/cins, gram, kimden/satici, foto/resim/gorsel, fiyat
    klima montajcısı günlük iş programı saat adres btu müşteri notu | montaj/klima/is | jobs/planner/appointments/log | saat, adres, btu, not
    kan bağışı gönüllüleri kan grubu tel son bağış tarihi 3 ay geçmeden arama desin | bagis/kan/gonullu | people/log/collection | kan, tel, tarih/son bagis
    1. sınıfa giden kızım için okuduğu kelimeleri kutlayan bi kelime kartı şeyi, kartın bi yüzünde kelime bi yüzünde resim emojisi | kelime/kart/oku | flashcards/quiz/game | kelime
    hurda fiyatı hesaplama bakır demir alüminyum kilo gir toplam çıksın | hurda | tool/ledger/log/catalogue | bakir/cins/tur/malzeme/metal, kilo/kg, toplam/tutar
    valla ne yazacamı bilmiyorum da benim pazarda tezgahım var peynir satıyom, hangi pazara hangi gün gittim ne kadar sattım tezgah parası ne verdim elime ne kaldı | pazar/tezgah/peynir/satis | ledger/log/stock/places | pazar, gun/tarih, sat/ciro, tezgah, kaldi/kalan/kar/net
    kadın kooperatifi için tarhana erişte salça siparişi alıcaz müşteri seçsin sepete atsın toplam görsün | siparis/urun/tarhana/kooperatif | catalogue/stock/ledger/jobs/reservation | toplam/tutar, sepet
    EMLAK ILANLARINI GEZIYORUM KIRALIK EV ARIYORUM SEMT KIRA KAT ISINMA TURU EV SAHIBI TEL BEGENDIM MI PUAN VERIYIM | ev/kira/emlak/daire/ilan | collection/log/places/catalogue/checklist | semt, kira, kat, isin, tel, puan/begen
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    need app 4 stuff i sell on fb marketplace. item price who asked whether they flaked lol | item/sell/sale/listing/market/buyer | stock/log/jobs/collection/ledger/catalogue/people | price, who/buyer/name/asked, flak/status
    goat kidding log | goat/kid/doe/birth | log/collection/people/measurements |
    Hi there, I'm a night nurse on a med-surg floor. I want to jot down which of my patients (bed number only, no names pls) needs turning and at what time I did it last, which side. Every 2 hours. Thanks a bunch | turn/bed/patient/reposition | log/jobs/checklist/planner/people/measurements | bed, side, time/last/when
    Looking for someone to build simple app for my handyman business. Must have: customer, address, job description, quote amount, status (quoted, booked, done, paid). Budget is tight. | job/handyman/customer/quote | jobs/log/people/ledger/board | customer, address, desc, quote/amount, status
    potato sack orders from the farm gate, name, sacks, paid or not | potato/sack/order | ledger/jobs/log/stock/people/collection | name/customer, sack, paid
    pto bake sale sign up who brings what | bake/sale/bring/sign | checklist/people/log/collection/reservation/board/planner | who/name/parent/person, what/item/bring/bake
    chimney sweep diary - address, last swept, flue type, next due, cert number. customers ring me evry autumn and i never know when i was last there | sweep/swept/chimney/customer/flue | jobs/people/log/collection/appointments/planner/places | address, last/swept, flue, due, cert
    i collect bottle caps need to see dupes for swapping. country brand colour how many i have | cap/bottle | collection/stock/catalogue | country, brand, colour/color, many/count/quantity/qty/number
    milk tally per cow morning n evening litres | milk/cow | log/measurements/collection | morning, evening, litre/liter
    my 6yo wont brush teeth make a thing with stars for brushing morning and night, cute | brush/teeth/tooth/star | checklist/log/game/collection/planner | morning, night/evening
    Volunteer fire dept hose inventory. We got 63 hoses. Hose ID, length, diameter, last pressure test, pass/fail, which truck it's on. Anything not tested in 12 months should jump out at me. | hose/inventory | stock/log/collection/measurements/catalogue/checklist | length, diameter, test, pass/fail/result, truck
    student flat fridge shelf fights. who owns what and when does it expire. pls | fridge/shelf/food | stock/log/collection/checklist | own/who, expir
    phlebotomy exam flash cards tube colours and what they are for | phlebotomy/tube/blood | flashcards/quiz/game |
    piano tuner here. each piano: make, serial no, pitch before and after in Hz, humidity, client, next tuning | piano/tuning/tune | log/measurements/people/jobs/collection/appointments | make/brand, serial, pitch/hz, humid, client, next
    loaned tools tracker whose got my damn drill | tool/loan/lent/borrow | log/ledger/stock/checklist/collection/people |
    hey so i do nails from my kitchen, mostly weekends, ppl dm me and i forget. appointment thing: client, day, time, what set (gel acrylic dip), deposit paid y/n | nail/appointment/client/booking | appointments/reservation/planner/people | client/name, day/date, time, set/type/gel/service, deposit
    tile calculator room length width tile size gives boxes needed plus 10 percent waste | tile/box | tool/measurements | length, width, tile, box, waste
    Tracking my mums falls since the hip op. date, room, what she was doing, injured or not, did we ring the doctor. the physio wants it monthly | fall/mum | log/measurements/collection | date, room, doing/activity, injur, doctor
    model train loco roster, road name, DCC address, scale, last oiled | loco/train/roster/engine | collection/catalogue/log/stock | road, dcc, scale, oil
    rabbits for sale at the feed store pedigree sheets basically. buck doe kindle date litter size | rabbit/litter/buck/doe/pedigree/breed | collection/log/catalogue/people/stock | buck, doe, date/kindl, litter
    soup kitchen volunteers shifts | volunteer/shift/soup | planner/people/reservation/appointments/checklist/log |
    PLEASE MAKE ME APP FOR MY TAXI. every trip from, to, fare, tip, cash or card. end of day total. i am driver in Leicester 22 years my notebook is finish | taxi/trip/fare | log/ledger/jobs | from/pick, to/drop/dest, fare, tip, cash/card/pay, total
    substitute teacher jobs i took: school, grade, pay, would i go back (yes/no/never again) | sub/teach/school/job | jobs/log/collection/places/ledger | school, grade, pay, back/again
    find my beehive record. hive name, queen seen, brood frames, mites per 100, honey supers | hive/bee | log/measurements/collection | queen, brood, mite, super
    posting this again bc last dev ghosted me!! i need a catalog of my crochet bags. photo, price, yarn colour, in stock or made to order, customer taps a heart to keep a shortlist. nothing else. no login | bag/crochet | catalogue/stock/collection | photo/image/picture, price, colo, stock/order/avail, heart/fav/shortlist/saved
    babysitting hours | babysit/hour/sit/kid | log/ledger/jobs/appointments/planner |
    church hall bookings. group, date, start, end, kitchen needed?, chairs, donation | hall/booking/church | reservation/appointments/planner/log | group, date, start, end, kitchen, chair, donation
    mechanic on mobile call outs want torque spec lookup i can add to myself. car model, part, Nm, socket size | torque/spec/part/car | catalogue/collection/measurements/log/articles/tool | model, part, nm/torque, socket
    I run a small community seed library out of the post office. People take packets and promise to bring seeds back. I need variety, year saved, how many packets left, who took one and when, and whether they returned any. Could you also show which varieties are nearly gone? Lovely, ta | seed/packet/variet | stock/log/ledger/catalogue/collection/people | variet, year, packet/left/quantity, who/took/borrower/name, return
    exam revision timetable subjects topics done confidence 1-5 alevels in 6 wks im cooked | revis/exam/topic/subject/study | planner/checklist/log/collection/jobs | subject, topic, done/status, confidence
    sheep drench record tag no product dose ml withdrawal days date | drench/sheep/dose/treat | log/measurements/collection/people | tag, product, dose, withdraw, date
    kids chore money, each chore worth diff cents, they tick, i pay on sunday | chore | checklist/ledger/jobs/log/planner | chore, cents/worth/value/amount/price/pay/reward/money
    window cleaning round street by street house number price frequency 4 or 8 weekly last done owes | window/clean/round/house/customer | jobs/ledger/people/log/places/planner/collection | street, house/number, price, freq/week, last/done, owe
    whack a mole but with chickens for my daughter. chicken pops up u tap it | chicken/whack | game | score
    Garage sale sat. Want a list of everything with asking price, lowest i'd take, sold for. tell me total made | garage/sale/item | stock/ledger/log/catalogue/collection/checklist | asking, lowest, sold, total
    old coins grandad left, country year denomination metal grade and what i think its worth | coin | collection/catalogue/stock | country, year, denom, metal, grade, worth/value
    lost cats on our estate noticeboard. photo, street last seen, phone, found/not found | cat/lost | board/feed/social/log/collection/places | photo/image/picture, street/seen, phone, found/status
    food bank parcels given out: household size, dietary, date, referred by. no names because gdpr | parcel/food/household | log/people/ledger/stock/collection | size/household, diet, date, refer
    NCLEX style practice questions but about drug side effects, 4 choices, explain the answer after | drug/nclex/side/nurs | quiz/flashcards |
    scaffolder. need to record where all my boards n poles are. site, how many boards, poles, clips, date out, date back | scaffold/site/board/pole/hire | stock/log/jobs/places/ledger/collection | site, board, pole, clip, out, back/return
    Breast milk stash freezer. oz, date pumped, use by 6 months | milk/stash/freezer/pump/bag | stock/log/collection/measurements | oz/ounce, date/pump, use by/expir
    makeshift library card for my classroom books which kid has which book & when its due | book/library/loan/borrow/checkout | log/ledger/collection/stock/people/catalogue | kid/student/borrower/name, book/title, due
    ok so weird one. I busk. Accordion. I'd like to note the pitch (like outside Boots, by the bridge), how long I played, coins made, weather, and if anyone told me to move on. then I can see which pitch pays best per hour | busk/pitch/session | log/ledger/places/collection | pitch/place/spot, long/duration/hour/minute/time, coin/made/earn, weather, move
    tractor grease points checklist | tractor/grease | checklist/log/jobs/collection |
    need 1 page app, tenants in my 3 rooms, rent due day, paid this month, deposit, move in date | tenant/rent/room | people/ledger/log/collection/reservation | rent/due, paid, deposit, move
    vinyl wantlist for record fairs. artist, album, pressing, max price. check off when bought | vinyl/record/album/want | checklist/collection/catalogue/stock | artist, album, pressing, price, bought/got
    scout troop camp kit list w who carries it and weight in kg total | kit/camp/scout/gear | checklist/stock/collection/log/people/measurements | who/carr, weight/kg, total
    allergy diary for my son, ate what, rash yes/no, how long after, antihistamine given | allerg/rash/reaction | log/measurements/collection | ate/food, rash, after/long/minute/time, antihist
    dog walkers needed ad got 14 replies. want to rank them. name, rate per walk, own car, refs checked, gut feeling out of 10 | walker/candidate/repl/applicant/dog | people/collection/log/catalogue/checklist/board/jobs | name, rate, car, ref, gut
    mead brewing batch honey kg, yeast, start gravity, final gravity, abv worked out by itself, bottled on | mead/batch/brew | log/measurements/collection/tool/stock | honey, yeast, gravity, abv, bottl
    `,
  ),
];
