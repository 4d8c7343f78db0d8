import { readPrompts } from './first-prompt.ts';

/**
 * 60 Turkish and 40 English first prompts, written without knowledge of the lexicon, after the rules had been improved with the
 * set before: 58 of 100 at the first run (35 of 60 Turkish, 23 of 40 English).
 */
export const unseenB = [
  ...readPrompts(
    'unseen b',
    'tr',
    `
    güzellik uzmanıyım, ipek kirpik ve kaş randevusu, kaçıncı seans olduğu da yazsın | randevu/kirpik/guzellik/salon | appointments | seans
    çadırcı branda işi ölçü alıp teklif veriyoruz | branda/cadir/teklif | jobs | olcu
    elektrikçiyim gittiğim evler yapılan is ve alınan para | elektrik/is | jobs/log/ledger | ucret/tutar/fiyat/para
    züccaciye dükkanı ürün sayımı | zuccaciye/urun/sayim | stock/checklist |
    mezarlık ziyareti kabir yerleri | mezar/kabir | places/collection/log |
    su bayisi damacana takip boş dolu | damacana/su | jobs/stock/ledger/log | bos/dolu/adet
    bağcıyım üzüm ilaçlama tarihleri ve kullandığım ilaç | ilaclama/bag/uzum | log/jobs/weekPlan | ilac
    tarlalarım var hangisine ne ektim dönüm | tarla/ekim | collection/log/places | donum/alan
    buzağı doğumları anne küpe no cinsiyet | buzagi/dogum/inek/sigir | log/collection/people | kupe, cinsiyet
    yevmiyeci işçilerin gün sayısı | yevmiye/isci | ledger/log/people/weekPlan | gun/yevmiye
    turşu siparişi kavanoz sayısı | tursu/siparis | jobs | kavanoz/adet
    kurban hissesi hissedarlar ödeme | kurban/hisse | people/ledger/jobs/collection | odeme/odendi/odedi
    cami derneği aidatları | aidat/dernek/cami | ledger/people |
    mukabele sayfa takibi | mukabele/sayfa/kuran | log/checklist/measurements | sayfa
    dua kitabı okumalık | dua | articles/collection |
    siyer bilgi yarismasi | siyer/bilgi/soru | quiz |
    sınıf kitaplığı kim hangi kitabı aldı | kitap | collection/stock/people/jobs/log | ogrenci/kim/alan/emanet
    anaokulu günlük bülteni uyku yemek etkinlik | anaokulu/cocuk/gunluk/bulten | log/people/feed/articles | uyku, etkinlik
    staj defterim | staj | log |
    tez kaynakçası makale yazar yıl | kaynak/makale/tez | collection/articles | yazar, yil
    dgs calisma saati kaydi | dgs/calisma/ders | log | ders/sure
    hangi dersten kaç net yaptım tyt | net/tyt/deneme | measurements/log/tool | net
    almanca artikel çalışma | almanca/artikel | quiz/tool |
    başkentler testi | baskent | quiz |
    eşleştirme oyunu hayvanlı | eslestirme/hayvan/hafiza | game |
    kelime bulmaca wordle gibi | kelime | game |
    mayın tarlası | mayin | game |
    tavla skor tutma | tavla/skor | log/tool/ledger/people/measurements | skor/puan
    okey puan cetveli 4 kişi | okey/puan | log/tool/ledger/people/measurements | puan
    gram ons çevirici mutfak için bardak da | gram/mutfak/olcu/birim/agirlik | tool |
    yüzde hesapla | yuzde | tool |
    brüt net maaş | maas | tool/measurements/log | brut
    fayans kaç metrekare gider | fayans | tool | en/boy/alan/metrekare
    yakıt masrafı hesaplama km başı | yakit | tool/log | km/mesafe
    ilk trimester bulantı kaydı | bulanti/gebe/hamile | log |
    çocuğumun boy kilo gelişimi | boy/kilo/gelisim/cocuk | measurements/log | boy, kilo
    alerjim var yediklerimi ve tepkiyi yazayım | alerji/yemek/ogun | log | tepki/belirti/reaksiyon
    psikoloğum danışan seansları ücret ödendi mi | danisan/seans/psikolog | appointments/people | ucret, odendi/odeme
    tenis kortu saatlik kiralama | kort/tenis | reservation |
    voleybol takımı forma numarası ve mevki | voleybol/oyuncu/takim | people | forma, mevki
    masa tenisi turnuvası eşleşmeler | masa tenisi/turnuva/mac/eslesme | board/log/collection/people/jobs/appointments | skor/sonuc/tur
    bisiklet turlarim kac km kac metre tirmanis | bisiklet/tur/surus | log | km/mesafe, tirmanis
    dalış defteri derinlik süre görüş | dalis | log | derinlik, gorus
    plak arşivi | plak | collection |
    maket yapımı hangi boya kaldı | maket/boya | stock/collection/checklist/jobs |
    balkon sebzeleri ne zaman ektim ne zaman hasat | sebze/ekim/bitki/balkon | log/collection/checklist/weekPlan | hasat
    fatura son ödeme günleri | fatura | checklist/log/ledger/jobs | son odeme/son tarih/tarih
    mezunlar derneği üyeler arası paylaşım ve duyuru | mezun/duyuru/paylasim | feed/people/articles |
    takı butiğim instagramdan satıyorum kataloğum olsun beden renk stok | taki/butik/urun/katalog | catalogue/stock | beden, renk
    pastane vitrin ürünler porsiyon fiyat sepete at | pasta | catalogue | fiyat, sepet
    airfryer tarifleri dakika derece | tarif/airfryer | collection/articles | derece, dakika/sure
    şiirlerimi koyacağım yer | siir | articles/collection/log/feed |
    ay sonu ne kadar kaldı param nereye gitti bilmiyorum | harcama/butce/gider/para/masraf | log/ledger | tutar
    kanka borç harç takip kim kime ne verdi | borc | ledger/log | tutar
    site güvenliği ziyaretçi girişi plaka saat daire | ziyaretci/guvenlik/giris | log/people/jobs | plaka, daire
    Gelinlik kiralama dükkanımız var. Gelinliklerin fotoğrafı, modeli, bedeni, rengi ve kira ücreti olsun. Müşteri geldiğinde prova tarihi, düğün tarihi, kapora ve kalan tutarı yazalım. Gelinlik hangi tarihlerde dolu takvimde görelim, aynı güne iki kişiye vermeyelim. İade edildi mi kuru temizlemede mi durumu da olsun. Pembe tonları güzel olur. | gelinlik/kira | reservation/jobs/appointments/catalogue/stock | beden, prova, kapora
    belediyede park bahçelerde çalışıyorum. sorumlu olduğum 40 park var. her parkın adı mahallesi ve konumu kayıtlı olacak. ekip gittikçe çim biçme, sulama, budama, bank tamiri gibi işi seçip tarih ve fotoğraf ekleyecek. yapılmayanları listede görmem lazım. personel adı da yazsın. sade olsun çok buton istemiyoruz | park/is/bakim | jobs/places/checklist/log | mahalle, personel, budama
    İngilizce kelime defteri istiyorum: kelime, anlamı, örnek cümle, seviyesi (A1, A2, B1, B2) ve öğrendim işareti. Her gün 10 kelimeyle kart çevirme şeklinde tekrar yapayım, sonunda kaç doğru yaptığımı göstersin. Kelimeleri seviyeye göre listeleyebileyim. Tema koyu lacivert olsun, telefonda tek elle kullanabileyim. | kelime/ingilizce | quiz | ornek, seviye
    iki çocuk annesiyim evde kim ne iş yapacak belli olsun istiyorum. çocuklar odasını toplayınca, bulaşığı dizince işaretleyip yıldız kazansın. işin adı, kimin yapacağı, hangi gün ve kaç yıldız olduğu girilsin. haftalık görünüm olsun. kazanılan yıldızların toplamı ve ödüller listesi de bi sayfada olsun. renkli ve neşeli olsun çocuklar sevsin | is/gorev/ev/yildiz | checklist/weekPlan/people | yildiz, odul
    Bir dağcılık kulübünün başkanıyım, faaliyetlerimizi duyurmak ve katılımcı toplamak istiyoruz. Faaliyetin adı, rotası, zorluk derecesi, tarihi, buluşma yeri, kontenjanı ve fotoğrafı olacak. Üyeler katılıyorum diyecek. Üyelerin kan grubu ve acil durumda aranacak kişisi kayıtlı olmalı. Ekranlar: faaliyet listesi, takvim, üyeler, malzeme kontrol listesi. | faaliyet/dagci/kulup/uye | people/appointments/collection/reservation/jobs/checklist/feed | zorluk, kontenjan, kan grubu
    `,
  ),
  ...readPrompts(
    'unseen b',
    'en',
    `
    I'm a mobile mechanic, jobs with reg number and mileage | mechanic/job/repair/vehicle/car | jobs | reg, mileage
    lash tech bookings with deposit | lash/booking/appointment/beauty/salon | appointments | deposit
    tattoo studio consent and appointments | tattoo/appointment | appointments | consent
    gardener - which gardens on which day, invoice sent? | garden | jobs/weekPlan/appointments | invoice
    goat milk yield daily | milk/goat | log/measurements | litre/liter/amount/quantity/yield
    chicken coop chores for kids | chore/chicken/coop | checklist/weekPlan | 
    field spraying records product rate weather | spray/field | log/jobs | weather, rate
    prayer request list | prayer | checklist/collection/feed/log |
    sermon notes | sermon | log/collection/articles/media |
    tithes and offerings | tithe/offering/donation | log/ledger | amount
    homework planner for college with deadlines | homework/assignment | checklist/board/jobs/weekPlan | due/deadline
    exam countdown | exam/countdown | tool/checklist/log |
    parents evening slots | parent/slot/meeting/appointment | appointments/reservation | 
    kids reading log pages and minutes | reading/book | log | pages, minutes/duration
    spanish verbs flash cards | spanish/verb | quiz |
    music theory quiz | music/theory | quiz |
    times tables game | times table/multiplication/math | quiz/game/tool |
    tic tac toe | tic | game |
    wordle clone | word | game |
    2048 | 2048 | game |
    scrabble score keeper for 4 players | scrabble/score | log/tool/ledger/people/measurements | score/point
    celsius fahrenheit | celsius/temperature/fahrenheit | tool |
    mortgage payment calculator | mortgage/loan | tool | rate/interest
    how much tile do i need | tile | tool | width/area/length
    age in days | age/day | tool |
    migraine diary with triggers | migraine/headache | log | trigger
    baby feeds and nappies | bab/feed | log | nappy/nappies/diaper
    weight watchers style weight log | weight | measurements/log | weight
    therapy homework thought record | thought/therapy | log/checklist/collection/measurements |
    five a side bookings | pitch/five/football/booking/match | reservation/appointments/people |
    golf rounds handicap | golf/round | log/measurements | handicap
    karate belts and students | karate/student | people | belt
    whisky tasting notes nose palate finish | whisky/tasting | collection/log | nose, palate
    lego sets i own with piece count | lego/set | collection/stock | piece
    seed box - what to sow when | seed/sow | collection/stock/weekPlan/log/checklist | sow
    alumni group posts and comments | alumni/post | feed/people | comment
    thrift store listings with size and price | thrift/listing/item/store/clothes | catalogue/collection/stock | size, price
    My wife and I rent out two cabins by a lake. We need a calendar that shows which nights are taken in each cabin, the guest's name, phone, number of people, pets yes or no, price per night, deposit and whether the rest is paid. Then a cleaning checklist for after each stay. Nothing fancy but no double bookings please. | cabin/reservation/booking/guest/stay | reservation | pets, deposit, guest
    We're a small bakery taking orders for birthday cakes. For every order I want: customer name, phone, pickup date and time, size, flavour (vanilla, chocolate, red velvet), message on the cake, photo of the idea, price and deposit. Status is new, baking, decorated, picked up. First screen should be today's pickups. Pink please and a bit playful. | cake/order/baker | jobs/board | flavo, message, pickup/picked
    as a phd student i read tons of papers and forget them. for each paper i want title, authors, year, link, a short summary, my own notes, tags and a status like unread, skimmed, read, cited. i want to filter by tag and see how many i read this month. dark theme, small text is fine, and no photos | paper | collection/board/log/articles | author, summary, cited
    `,
  ),
];
