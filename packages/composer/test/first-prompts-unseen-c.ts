import { readPrompts } from './first-prompt.ts';

/**
 * 60 Turkish and 40 English first prompts, written without knowledge of the lexicon, after the rules had been improved with the
 * sets before: 59 of 100 at the first run (31 of 60 Turkish, 28 of 40 English).
 */
export const unseenC = [
  ...readPrompts(
    'unseen c',
    'tr',
    `
    köpek pansiyonu işletiyorum giriş çıkış tarihi ve mama notu | kopek/pansiyon | reservation/appointments/jobs | mama
    perdeciyim evlere ölçüye gidiyorum, en boy, kumaş kodu, montaj günü | perde | jobs | kumas, montaj
    tırnak stüdyosu randvu | tirnak/randevu | appointments |
    hurdacıyım kaç kilo aldım kaça sattım | hurda | log/stock/ledger | kilo/kg
    fotokopici sınav notu siparişleri sayfa adedi | fotokopi/siparis | jobs | sayfa
    gözlükçü müşteri numaraları sağ sol göz | gozluk/musteri/goz | people/jobs/measurements/appointments | sag, sol
    nakliyeciyim nereden nereye ne kadara | nakliye/is/tasima/sefer | jobs/log | nereden, nereye
    fındık toplama işçi çuval sayısı | findik/isci | log/ledger/people | cuval
    sulama nöbeti köyde sıra kimde | sulama/nobet/sira | weekPlan/people/checklist/jobs/reservation/log |
    tavuk yemi kac gun yeter | yem/tavuk | tool/stock/log |
    mandıra peynir üretim parti no, süt miktarı, tuz | peynir/uretim/mandira | log/jobs/stock | parti, tuz
    cenaze evi yemek sırası komşular | yemek/komsu/cenaze | weekPlan/people/checklist/log |
    umreye gideceğiz hazırlık listesi | umre/hazirlik | checklist |
    iftar davet planı kim ne zaman geliyor | iftar/davet | weekPlan/people/appointments/reservation/checklist |
    zekat hesaplama altın nakit borç | zekat | tool | altin, nakit
    ilmihal soruları | ilmihal | quiz/articles |
    okul gezisi veli izin ve para toplama | gezi/veli/ogrenci | people/ledger/checklist | izin
    nöbetçi öğretmen çizelgesi | nobet/ogretmen | weekPlan |
    öğrencilerime kitap okuma yarışması sayfa sayısı yapıyorum | okuma/kitap/ogrenci | log/people/measurements/ledger | sayfa
    yurtta kalıyorum çamaşır makinesi sırası | camasir | reservation/appointments/weekPlan |
    ders notu paylaşma sitesi gibi, öğrenciler beğensin | ders/not | feed/articles/collection |
    ales matematik formülleri kart | formul/matematik/ales | quiz/articles/collection |
    trafik levhaları öğren | levha/trafik | quiz/articles/collection |
    kim milyoner tarzı yarışma | yarisma/milyoner/bilgi/soru | quiz/game |
    tetrise benzer blok oyunu | blok/tetris | game |
    kelime türetme oyunu harflerden | kelime/harf | game/quiz |
    yılan oyunu ama pembe olsun | yilan | game |
    taş kağıt makas | tas kagit/makas | game |
    balon patlatma | balon | game |
    emeklilige kac gun kaldi | emekli/gun | tool/log/checklist |
    euro kaç tl | euro/doviz/kur | tool |
    kaç kalori yakarım yürüyünce | kalori/yuruyus | tool/log |
    indirimli fiyat | indirim | tool |
    yaş hesaplayıcı gün gün | yas | tool |
    ilaç saatlerim sabah öğle akşam aç tok | ilac | log/checklist/weekPlan | ac/tok
    uyku kaçta yattım kaçta kalktım | uyku | log/measurements | yat/uyudu/uyku, kalk/uyan
    su içtim mi bugün kaç bardak | su | log | bardak
    diş teli takipleri randevu ve lastik değişimi | dis/randevu/tel | appointments/log | lastik
    kanser tedavisi kemoterapi günleri yan etki | kemoterapi/tedavi/yan etki | log/appointments | yan etki
    kickboks salonu üyeler kemer aylık ödeme | uye/kickboks | people/ledger | kemer, odeme/odendi/aidat
    basketbol maç istatistiği sayı ribaund asist | basketbol/mac/istatistik | log/people/measurements | ribaund, asist
    e-spor takımı antrenman saatleri | antrenman/takim/e-spor/espor | weekPlan/appointments/people/log |
    ata biniyorum at bakımı nal tarihi veteriner | at bak/atlar/nal/at | log/collection/jobs/appointments/people | nal, veteriner
    kamp malzemem tam mı | kamp/malzeme | checklist/stock |
    kahve çekirdeklerim kavurma tarihi puan | kahve | collection/log/stock | kavurma, puan
    araba modeli koleksiyonu 1:64 marka renk aldığım fiyat | araba/model | collection/stock | marka, renk, fiyat
    kedi maması aşısı kumu bitince yazayım | kedi | log/checklist/stock/collection/people |
    taşınıyorum hangi kolide ne var | koli/tasin/esya | stock/collection/checklist | koli
    üniversite itiraf sayfası | itiraf | feed |
    2.el kitap satışı öğrenci arası fiyat ve durum | kitap | catalogue/collection/stock/feed | fiyat, durum
    kahvaltıcı menüsü qr ile açılacak fiyatlar | menu/kahvalti | catalogue/collection | fiyat
    diyet tatlı tarfileri kalorisi yazsın | tarif/tatli | collection/articles | kalori
    tarih blogum yazılarım olsun | tarih/yazi/blog | articles/feed/collection |
    maaşım 40 bin nereye yetecek bütçe | butce/harcama/maas | log/tool/ledger | tutar
    kumbara hedefim telefon almak | kumbara/hedef/birikim | log/ledger/measurements/tool | hedef
    Düğün organizasyonu yapıyorum. Her düğün için çiftin adı, tarih, mekan, kişi sayısı, paket (gümüş, altın, platin), toplam fiyat, alınan kapora ve kalan ödeme olsun. Tedarikçiler de ayrı bir yerde olsun: çiçekçi, fotoğrafçı, müzik; telefon numaralarıyla. Takvimde dolu günleri görmem lazım. Altın sarısı tonlarında, şık bir şey olsun istiyorum. | dugun/organizasyon | jobs/reservation/appointments | kapora, platin, tedarikci
    çocuk doktoruna gitmeden önce hatırlamak için uygulama istiyorum. çocuğun ateşi, öksürük, kusma gibi belirtiler, verdiğim şurup ve saati yazılsın. iki çocuğum var isimleri seçilebilsin. ateş grafiği olsun. geçen ay ne zaman hasta olmuştu bakabileyim. reklam falan olmasın, üyelik istemesin. gece kullanıyorum karanlık tema şart | ates/cocuk/belirti/hasta | log/measurements | belirti, surup/ilac
    Küçük bir toptancıyız, deterjan ve kağıt ürünleri satıyoruz. Ürünlerin barkodu, alış fiyatı, satış fiyatı, koli içi adedi ve deposu olacak. Mal gelince giriş, satınca çıkış yapacağız, kritik seviyenin altına düşen ürün kırmızı görünsün. Raf yerini de yazabilelim. Ürünleri kategoriye göre görelim. | urun/stok/toptan/depo | stock | barkod, alis, raf
    lise son sınıfım günlük ne çalıştığımı yazmak istiyorum. ders, konu, çözdüğüm soru sayısı, doğru yanlış boş ve kaç dakika çalıştığım. haftalık toplamı grafikte göreyim. yanlış yaptığım soruların fotoğrafını çekip saklayabileyim. bir de hedef üniversitem ana sayfada yazsın motive olayım. mavi olsun | calisma/ders/soru | log/measurements | konu, dogru, foto
    Apartmanımız 24 daireli, yönetici benim. Daire no, malik, kiracı, telefon ve aylık aidat tutarı yazılı olsun. Kim hangi ay ödedi kim ödemedi görelim. Asansör, temizlik, elektrik gibi giderleri de girelim, kasada ne kaldı çıksın. Duyuruları koyabileceğim bir ekran da olursa iyi olur. Komşular yaşlı, sade ve büyük yazı. | apartman/daire/aidat | ledger/people | malik, kiraci, duyuru
    `,
  ),
  ...readPrompts(
    'unseen c',
    'en',
    `
    I run a cattery, check in check out and feeding notes | cat/stay/boarding/reservation | reservation/appointments/jobs | feeding
    roofer leads and quotes | roof/lead/quote | jobs/people/board |
    blinds fitter measurements width drop fabric | blind/measure/job | jobs/measurements/tool | fabric, drop
    mobile hairdresser clients colour formula | client/hair/appointment | appointments/people | formula/colour
    scrap metal weights and prices | scrap/metal | log/stock/tool | weight, price
    piglets born and weaned | piglet/pig/litter | log/collection | born, weaned
    tractor hours and oil changes | tractor | log/jobs | hours, oil
    hay bales sold to who | hay/bale/sale | log/ledger/jobs/stock | 
    zakat calculator | zakat | tool |
    quran memorisation tracker surah | quran/surah/memori | checklist/log/quiz/people/measurements | surah
    youth group sign ups | youth/member/sign/participant | people/checklist/reservation |
    seating chart and behaviour points for my class | class/student/seat/behavio | people/ledger/log | point, seat
    uni lecture timetable | lecture/timetable | weekPlan |
    flatmates cleaning rota | clean/rota/flatmate | weekPlan/checklist/people |
    screen time allowance for kids | screen time/kid/child | log/ledger/measurements/tool | minute/time/duration
    anatomy flashcards for nursing | anatomy | quiz |
    driving theory questions | driving/theory | quiz |
    pub quiz with rounds | quiz/pub | quiz |
    word search puzzle | word | game |
    rock paper scissors | rock | game |
    brick breaker gmae | brick | game |
    whack a mole | mole | game |
    cups to grams | cup/gram/cooking/weight/baking | tool |
    salary after tax | salary/tax/pay | tool/log | tax
    concrete volume | concrete | tool | width/depth/length
    love percentage calculator for fun | love | tool/game/quiz | name
    insulin and carbs | insulin/carb/glucose | log/measurements | insulin, carbs
    quit vaping streak | vap/quit | log/tool/checklist/measurements |
    seizure log for epilepsy duration type | seizure/epilepsy | log | duration, type
    yoga class bookings mats limited to 12 | yoga | reservation/appointments/people | 
    cricket scores runs wickets overs | cricket/match/score | log/collection/measurements/people | wicket, overs
    marathon training plan 16 weeks | marathon/training/run | weekPlan/checklist/log | week/distance
    board games we own players min max, time | board game/game | collection/catalogue | players
    moving house what is in which box | box/moving/item | stock/collection/checklist | box
    instagram for plant people | plant/post | feed/collection | photo/caption/like
    soap shop catalog with scents and cart | soap | catalogue | scent, cart/basket
    travel blog app to read my articles offline | travel/article/blog | articles |
    I coach an under 12 girls football team. I need a squad list with name, shirt number, position, parent phone and medical notes, a fixtures list with opponent, date, home or away and final score, and attendance for training on tuesday and thursday. Parents should not need an account. Colours purple and white. | squad/player/team/football | people | shirt, opponent, medical
    i do house clearances and sell stuff at car boot sales. for each item: photo, what i paid, what i want for it, where i found it, condition (mint, good, worn), sold yes/no and sold price. show me total profit this month and whats still unsold. quick to add with one hand because im usually carrying something | item/clearance/car boot/stock/sale | stock/catalogue/collection/log | paid, condition, sold
    A volunteer food bank needs a simple way to record donations and parcels. Donations have a donor, type of food, weight in kg, best before date and shelf. Parcels have a family name, number of adults and children, dietary needs, date collected and who handed it out. We want a screen that warns about food going out of date soon, and the total kilos per month. | food/donation/parcel | stock/log/jobs/ledger | donor, dietary, shelf
    `,
  ),
];
