import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenBC: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    tespih koleksiyonum | tespih | collection/catalogue/log |
    Nefes egzersizi sayacı, 4 saniye al 7 tut 8 ver | nefes | timer/tool |
    Köyde 14 tane keçim var. Hangisi ne zaman doğurdu, kaç oğlağı oldu, aşısı yapıldı mı hepsini karıştırıyorum artık. Kulak numarasıyla kayıt tutayım, doğum tarihi, oğlak sayısı, aşı tarihi yazayım. Gözüm zayıf, sade olsun. | keci | log/collection/stock/catalogue/people | kulak,dogum,oglak,asi
    ehliyet sinavi trafik isaretleri calisma kartlari | trafik/ehliyet/isaret | flashcards/quiz |
    Merhaba, küçük bir çiçekçi dükkanım var. Buket siparişlerini alıcı adı, teslim adresi, teslim saati ve karta yazılacak mesajla birlikte tutmak istiyorum. Hazırlanıyor, yolda, teslim edildi diye durum da lazım. | cicek/buket | orders/jobs/board/log | alici,adres,saat,mesaj,hazirlaniyor,yolda
    bizim sokaktaki kedilerin mama saati, kim verdi | kedi/mama | log/checklist/habits/planner | kim/veren
    Halk oyunları derneği üye listesi: ad soyad, telefon, kan grubu, üyelik tarihi | folklor/oyun/dernek/uye | people/collection/log | ad,telefon,kan,uyelik
    anneannemin tarifleri kaybolmasın | tarif/anneanne | recipes/collection/articles |
    Emlakçıyım, portföydeki daireleri müşteriye telefondan göstereyim. oda sayısı, m2, kat, fiyat, ısınma tipi | daire/portfoy/emlak/ev | catalogue/collection/shop/stock | oda,m2/metrekare,kat,fiyat,isin
    sigarayi birakiyorum gunluk | sigara | habits/log |
    Fizyoterapi kliniği için randevu: hasta adı, fizyoterapist, bölge (bel, boyun, diz), seans saati | fizyoterapi/randevu/seans | appointments/reservation/planner/log | hasta,fizyoterapist,bolge,boyun,diz
    Kuş gözlem kaydım: tür, yer, tarih, kaç tane gördüm | kus/gozlem | log/collection/places | tur,yer,tarih
    hesap bölüştürme, arkadaşlarla balıkçıya gidiyoruz kişi başı ne düşüyo bahşiş dahil | hesap/bolus | tool/ledger | kisi,bahsis
    Sınıf duvarı gibi bir şey istiyorum, çocuklar okudukları kitabı paylaşsın, altına yorum yazsınlar | sinif/duvar/kitap/kitab/oku | feed/board/articles/collection/log | kitap/kitab,yorum
    Oto yıkamacı kuyruk listesi plaka, araç tipi, yıkama türü (iç, dış, komple), ücret | yikama/oto | jobs/orders/board/log/ledger | plaka,tip,komple,ucret
    Osmanlı padişahları bilgi yarışması | padisah/osmanli | quiz/game/flashcards |
    evde ne var ne yok kiler | kiler | stock/checklist/collection |
    Şehrimizdeki en iyi çorbacıları listeleyeyim, adres, hangi çorba, puan 5 üzerinden | corba | places/catalogue/collection/log | adres,corba,puan
    Tenis kortu rezervasyon sistemi, site sakinleri için. Kort 1 ve Kort 2 var, daire no ile alınsın, saatlik. | kort/tenis | reservation/appointments/planner | kort,daire,saat
    bebegimin boyu kilosu bas cevresi ay ay | bebe | measurements/log | boy,kilo,bas
    Ben emekli bir öğretmenim. Her gün hatıralarımı yazıp torunlarıma bırakmak istiyorum. Başlığı olsun, hangi yılda geçtiği, hangi şehirde olduğu ve uzun uzun yazabileceğim bir yer. Resim de koyabilsem ne güzel olur ama olmazsa da canınız sağ olsun. Allah razı olsun şimdiden. | hatira/ani | articles/log/collection/feed | baslik/baslig,yil/tarih,sehir,resim/foto
    ney dersi çalışma süresi tutucu hedef günde 40 dk | ney | timer/habits/log | 40
    Kooperatif borç alacak defteri: ortak, tutar, borç mu alacak mı, vade | kooperatif/borc/alacak/defter | ledger/log | ortak,tutar,vade
    lezzetli kombucha mayalama kayitlari | kombucha | log/recipes/collection |
    Taşınma yapılacaklar | tasin | checklist/planner/board |
    Cam balkon montaj işlerimiz: müşteri, adres, ölçü alındı mı, montaj günü, kalan ödeme | cam/balkon/montaj | jobs/board/orders/log | musteri,adres,olcu,montaj,kalan/odeme
    hafiza oyunu hayvan resimli, 4 yasindaki kizima | hafiza/hayvan/oyun | game |
    Sporcu kafilesi için seyahat planı: gün, saat, etkinlik, buluşma yeri | kafile/seyahat/plan | planner/appointments/checklist/log | gun,saat,etkinlik,bulusma
    Ses kayıtlarım ve türkülerim çalsın, ağıt uzun hava diye ayrılsın | turku/ses | player/collection/catalogue | agit,uzun hava
    kadın dayanışma derneği mesajlaşma grubu | dayanisma/mesaj/kadin/grup | chat/feed/board |
    Laboratuvarda kimyasal madde stoğu, CAS numarası, miktar (g), dolap, tehlike sınıfı, açılış tarihi | kimyasal/lab/madde | stock/collection/catalogue | cas,miktar,dolap,tehlike,acilis
    tarhana erişte salça satıyorum ev yapımı, whatsappdan sipariş geliyo karışıyo | tarhana/eriste/salca/siparis/ev yapimi | shop/orders/catalogue/log |
    Satılık kuzu ilanları koyalım köylü baksın: ırk, yaş, kilo, fiyat, telefon | kuzu/ilan | catalogue/shop/feed/board/collection | irk,yas,kilo,fiyat,telefon
    Dil kursunda İtalyanca kelime ezberliyorum, kelime, Türkçesi, örnek cümle | italyanca/kelime | flashcards/quiz/collection | kelime,turkce,ornek
    kiracı şikayet takip panosu açık, bakılıyor, çözüldü | sikayet/kiraci | board/jobs/log | acik,bakiliyor,cozuldu
    doğal sabun yapımı kostik hesaplayıcı yağ gramı girince sonuç versin | kostik/sabun | tool | yag
    Migrenim var, hangi gün tuttu, kaç saat sürdü, ne yedim, hava nasıldı yazayım | migren | log/measurements/habits | saat/sure,yedi/yemek/yiyecek,hava
    namaz sonrası dua listesi okundukça işaretlensin | dua | checklist/habits |
    İnşaat şantiyesi günlük puantaj: işçi, gün, mesai saati, yevmiye. Yevmiye 1800 lira. | puantaj/santiye/insaat | log/ledger/people/jobs | isci,mesai,yevmiye,1800
    Teknede kışlık bakım kontrol listesi gövde, motor, yelken bölümleri olsun | tekne/bakim/kislik | checklist/jobs/board/log | govde,motor,yelken
    yumurta kaynatma suresi kayisi kati rafadan | yumurta | timer/tool | kayisi,kati,rafadan
    Üniversite felsefe topluluğu etkinlik duyuruları, konuşmacı, salon, tarih | felsefe/etkinlik/duyuru | feed/planner/articles/appointments/board/log | konusmaci,salon,tarih
    Lise matematik olimpiyat soruları, şıklı olsun, yanlışları tekrar sorsun | matematik/olimpiyat | quiz/flashcards/game |
    bahçemdeki güller hangisi ne zaman budandı: gül adı, renk, budama tarihi, gübre | gul | log/collection/planner | gul,renk,budama,gubre
    Hamile bir arkadaşıma sürpriz parti, kim ne getirecek | parti/surpriz | checklist/planner/people/board | kim/getir
    elektrikçi malzeme fiyat listesi: ürün, birim, alış, satış, kar | elektrik/malzeme/fiyat | catalogue/stock/shop/ledger/collection | urun,birim,alis,satis
    Huzurevi sakinlerimizin yakınlarıyla görüşme randevuları. Sakin adı, ziyaretçi adı, yakınlık derecesi, gün ve saat. Aynı anda en fazla 3 ziyaretçi alabiliyoruz. | huzurevi/gorusme/ziyaret/randevu | appointments/reservation/log/planner | sakin,ziyaretci,yakinlik,3
    günde 8000 adım | adim | habits/log/measurements | 8000
    Evdeki klasik saatlerim, kurmalı olanlar ne zaman kuruldu, marka, yıl, tamirci, değeri ne | saat | collection/log/catalogue | marka,yil,tamirci,deger
    Karavan parkları haritam, elektrik var mı, su var mı, gecelik ücret, tuvalet temiz mi | karavan/park | places/collection/catalogue/log | elektrik,su,ucret,tuvalet
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    moth trap | moth | log/collection |
    Egg timer but for dyeing my hair. 35 mins then rinse | dye/hair | timer/tool |
    I run a small launderette and people leave service washes with us. I need to write down the name, phone, number of bags, when they dropped off, whether it's washing, drying or ready, and how much they owe. At the moment it's a pad by the till and my Saturday girl can't read my writing. | laundr/wash | orders/jobs/board/log/ledger | name,phone,bag,drying,ready,owe
    esusu contribution record: member, amount, month, who collect | esusu/contribution | ledger/log/people | member,amount,month,collect
    Ukulele chords flash cards | ukulele/chord | flashcards/quiz |
    guitar pedals i own, brand, type, paid, still got the box? | pedal/guitar | collection/catalogue/stock/log | brand,type,paid,box
    Please make one app for our society's clubhouse booking. Flat number, resident name, occasion, date, slot (morning, evening, full day). Charges 2500 per slot. | clubhouse/booking/society | reservation/appointments/planner | flat,resident,occasion,slot,morning,evening,2500
    my nan's jam recipes with how many jars | jam | recipes/collection | jar
    Hedgehog sightings for our village, where, when, alive or dead sadly, and a comment | hedgehog/sighting | log/places/feed/collection | where/place/location,when/date,alive,comment
    stop biting my nails | nail/bit | habits/log |
    Toddler group register. Child, carer, allergies, can photos be taken | toddler/register | people/log/checklist/collection | child,carer,allerg,photo
    snake game but with a sausage dog | snake/sausage/dog | game |
    Hi there! I'm a mobile hairdresser and I go round care homes. I'd like a diary where I can see which home on which day, the residents who want doing, what they're having (set, cut, perm) and what I charge. I'm not very techy so nothing fancy please. | hair/care home/diary | appointments/planner/log/jobs | home,resident,perm,charge
    Unit converter for cups to grams flour sugar butter | cup/gram/convert | tool | cup,gram
    GCSE chemistry quiz periodic table | chemistry/periodic/element | quiz/flashcards |
    Borehole drilling jobs: client, location, depth drilled, pump installed, balance payment | borehole/drill | jobs/log/ledger/orders/board | client,location,depth,pump,balance
    whisky shelf | whisky | collection/catalogue/stock/log |
    Keep track of which houses I've leafleted for the by-election. Street, number of houses, done by, response | leaflet/street/election/canvas | checklist/log/places/jobs/board | street,house,done,response
    Physio exercises after my knee op, 3 times daily, tick them off | knee/physio/exercise | habits/checklist/log |
    school bus noticeboard where parents can post if their kid isnt riding today | bus/school | feed/board/chat/log | kid/child/student
    Growth chart for alpaca crias: name, birth weight, weekly weight in kg | alpaca/cria | measurements/log | name,birth,week,kg
    Wholesale spices, my salesmen should see rate list on phone. Item, grade, packing, rate per kg, GST | spice/rate | catalogue/stock/shop/orders | grade,packing,rate,gst
    what's in the chest freezer | freezer | stock/checklist/collection/log |
    Group chat for our bell foundry volunteers | foundry/volunteer/chat | chat/feed |
    Dissertation planner. chapters, deadline, words written, supervisor feedback | dissertation | planner/checklist/board/log | chapter,deadline,word,feedback
    The parish magazine on a phone. Articles with a title, the author, a month and the text. Old ones should be easy to look back at. | parish/magazine | articles/feed/catalogue/collection | title,author,month
    Wheelchair friendly cafes near me: step free? loo? parking? stars | wheelchair/cafe/accessib | places/catalogue/collection/log | step,loo,parking,star
    Handmade candle stall, take orders at the market: scent, size (small, medium, three wick), qty, total | candle | orders/shop/stock/ledger/log | scent,size,three wick,qty/quantity
    Insulin log: units, time, carbs, before or after meal | insulin | log/measurements | unit,time,carb,before
    Mixtape player for my old band demos, title, year, who sang | mixtape/demo/band | player/collection/catalogue | title,year,sang/sing/vocal
    snag list new build | snag | checklist/board/jobs/log |
    Crossfit WOD timer with rounds, work 40s rest 20s | wod/crossfit/timer | timer/tool | round,work,rest
    We foster greyhounds till they find homes. For each hound: name, age, cat safe or not, kennel, vet visits, foster family, adoption status (waiting, reserved, homed). There are about thirty at any time and six of us phoning round so it must be simple to find one. | hound | people/collection/catalogue/board/log | name,age,cat,kennel,foster,waiting,reserved,homed
    Kanban for our podcast episodes: idea, recorded, edited, out | podcast/episode | board/planner/jobs/checklist | idea,recorded,edited,out
    sewing measurements for my customers, bust waist hip sleeve length | sewing/measure/customer | measurements/people/log/collection | bust,waist,hip,sleeve
    Fuel split calculator, 5 of us carpool to Pune office | fuel/carpool/split | tool/ledger |
    Museum volunteers who can do which days and what they're trained on | museum/volunteer | people/planner/log/collection | day,train
    bird quiz for my year 4 class with garden birds | bird | quiz/game/flashcards |
    Wine-tasting notes. grape, country, nose, palate, out of 100 | wine/tasting | log/collection/catalogue | grape,country,nose,palate
    Yard maintenance business, list of lawns to mow this week: client, address, gate code, price, mowed? | lawn/yard/mow | jobs/checklist/planner/log/board | client,address,gate,price,mow
    Hausa phrases for my NYSC year in Kano | hausa/phrase | flashcards/articles/collection/quiz |
    Stamp swaps: country, catalogue number, condition, want or have | stamp | collection/catalogue/stock/log | country,number,condition,want,have
    I am 78 and keep forgetting which bin goes out. black, green, brown, with the dates | bin | planner/checklist/log/habits | black,green,brown,date
    lambing | lamb | log/collection |
    Legal aid clinic appointments, client ref, matter type (housing, debt, immigration), adviser, time | legal/clinic/appointment | appointments/reservation/planner/log | client,matter,housing,debt,immigration,adviser,time
    Bouldering sends: grade, gym, attempts, flash or not, beta notes | bould/send/climb | log/collection | grade,gym,attempt,flash,beta
    pls i need app for my provision shop, what remain and when to buy again, item, quantity left, reorder at 5 | provision/shop | stock/shop/log | item,quantity,5
    Secondhand uniform shop run by the PTA. item, size, price £2 each, school house colour | uniform | shop/catalogue/stock/orders | item,size,price,house
    Baby names we both like, his score and my score | name/baby | collection/log/people | score
    Choir tour to Porto packing list | pack/porto/choir/tour | checklist/planner |
    `,
  ),
];
