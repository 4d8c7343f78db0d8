import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; read. */
export const unseenAY: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    tespih koleksiyonum | tespih | collection/catalogue |
    Sepetçiyim, söğüt dallarını ne zaman kestiğimi, kaç demet çıktığını yazayım | sogut/sepet/dal | log/collection/stock/ledger | demet,kes/tarih
    köy kahvesi veresiye | veresiye/kahve | ledger/people/log |
    annemin diz egzersizleri her gün yapılacak, yaptıkça işaretlesin | egzersiz/diz | habits/checklist/log |
    Merhaba, ben 68 yaşında emekli bir hemşireyim. Mahallede tansiyonunu ölçtüğüm komşular var. Her biri için isim, büyük tansiyon, küçük tansiyon, nabız ve tarih yazmak istiyorum. Geçmişe dönük bakabileyim ki doktora götürdüklerinde gösterebilsinler. Karışık olmasın, gözlerim eskisi gibi değil. | tansiyon/olcum | measurements/log/people | buyuk,kucuk,nabiz,tarih,isim/ad
    bıçak bileme işlerim müşteri, kaç bıçak, ne zaman teslim | bile/bicak | jobs/orders/log | musteri,bicak/adet,teslim
    sabun yapıyom evde kostik hesabı lazım yağ gramını yazınca kostik versin | kostik/sabun | tool/recipes | yag
    Ebru kursumuz için randevu alınsın, salı perşembe, saat seçilsin | ebru/kurs/randevu | reservation/appointments/planner | saat
    keçi sütü defteri: keçinin adı, sabah litre, akşam litre | keci/sut | log/measurements/ledger | sabah,aksam
    ilk yardım soru cevap testi, köyde gönüllülere soracağım | ilk yardim/yardim/test | quiz/flashcards |
    turşu tarifleri büyükannemden kalan | tursu/tarif | recipes/collection/articles |
    Çeyiz sandığı. Ne işlendi, kim işledi, kaç yılında, foto | ceyiz/sandik/sandig | collection/catalogue | isle,yil,foto/resim/resm
    odun sobası yaktım mı külü döktüm mü bacayı temizledim mi | soba/baca | habits/checklist/log | kul,baca
    Hafız amcanın bakır kap dükkanı, internetten gösterip satmak istiyoruz. cezve, sahan, sini, güğüm bölümleri olsun. fiyatlar yazsın sepet olsun | bakir/dukkan/kap | shop/catalogue/orders | cezve,sahan,sini,gugum,fiyat
    köyümüzün çeşmeleri haritası | cesme | places/catalogue/collection |
    kalaycı iş sırası | kalay | jobs/board/orders/checklist |
    Gebelik haftaları için not defteri gibi bişey. hafta, kilo, bebek hareketi, doktor ne dedi | gebe/hamile/hafta | log/measurements/articles | hafta,kilo,hareket,doktor
    nefes egzersizi zamanlayıcı 4 saniye al 7 tut 8 ver | nefes | timer/tool |
    imece: kim hangi gün kimin bahçesinde çalışacak | imece | planner/appointments/board/log/jobs | gun/tarih,bahce
    Lületaşı pipo ustasıyım, elimdeki taşların stoğu. taş kalitesi (sıra mali, birim birlik, pamuklu), kilo, alış fiyatı | lule/tas/pipo | stock/ledger/collection/catalogue | kalite,kilo,fiyat,pamuklu
    bel ağrısı günlüğü ağrı derecesi ne yaptım da arttı | agri/bel | log/measurements/habits | derece/siddet
    Muhtarlık duyuru panosu köylü okusun yorum yazsın | duyuru/muhtar/pano | feed/board/chat/articles |
    cam boncuk nazarlık siparişleri whatsapptan geliyor karışıyo. ad adres kaç tane hangi boy kargoya verildi mi | boncuk/boncug/nazarlik/siparis | orders/jobs/log | adres,boy,kargo
    şekerim kaç çıktı | seker | measurements/log |
    Kooperatifimizin kadınları ürün getiriyor: erişte, tarhana, salça, pekmez. Kim ne kadar getirdi, ne kadarı satıldı, kime ne kadar borcumuz var. ay sonunda hesaplaşıyoruz ve hep birbirimize giriyoruz, kağıtlar kayboluyor, Hatice abla da artık yazmak istemiyor. Basit bir şey olsun, herkes açıp kendi payına bakabilsin. Ürün adı, getiren, kilo, fiyat, ödendi mi yeter de artar bile. | kooperatif/urun | ledger/stock/log/people/orders | getiren,kilo,fiyat,oden/odeme
    dikiş kalıplarım beden beden | kalip/kalib/dikis | collection/catalogue/stock | beden
    keçe yapımı anlatan yazılar adım adım | kece | articles/recipes/catalogue |
    Şifalı bitkiler kartları, önünde resmi/adı arkasında neye iyi geldiği | bitki/sifali | flashcards/catalogue/articles/quiz/collection |
    traktor kiralama kim aldı kaç saat kullandı mazotu kimden | traktor | reservation/log/ledger/jobs/appointments | saat,mazot
    mahalle berberi randevusu değil, benimki at nalbantlığı. hangi ahır, kaç at, ne gün gidicem | nalbant/nal/at | appointments/jobs/planner/log | ahir,gun/tarih
    Yaylaya çıkarken götürülecekler | yayla | checklist |
    gözlük camı taşlama atölyesi: reçete no, sağ, sol, çerçeve, hazır mı | gozluk/cam | jobs/orders/log | recete,sag,sol,cerceve,hazir
    diş fırçalama çocuklar için yıldız kazansınlar | dis/firca | habits/checklist/game |
    kavak fidanı diktim hangi sıra kaç boy oldu | kavak/fidan | measurements/log/collection | sira,boy
    Minyatür ev yapıyorum malzeme lazım oldukça yazıcam: balsa, yapıştırıcı, minik menteşe... alınca çizilsin | minyatur/malzeme | checklist/stock |
    ud tamircisi | ud/tamir | jobs/orders/log/board/people |
    yün eğirme kaç gram kaç metre çıktı hangi koyundan | yun/egir | log/measurements/ledger | gram,metre,koyun
    Ninnilerimiz çalsın, sırayla, gece kısık | ninni | player |
    köy düğünü kazan kiralama. Kazan, sandalye, masa örtüsü var dernekte. isteyen gün seçsin, teslim alan yazsın, eksik geldi mi işaretlensin | kazan/dernek/kirala/dugun/emanet | reservation/appointments/stock/log/orders | gun/tarih,teslim,eksik
    alerji yapan yiyecekler oglumun, ne yedi ne oldu kaç dk sonra | alerji | log/collection | dk/dakika/sure
    Tahta oymacılığı için bıçak numaraları rehberi | oyma/bicak | catalogue/articles/collection/flashcards |
    Atölye giderleri zımpara vernik elektrik kira aylık toplam görsem yeter | gider/atolye/masraf | ledger/log |
    hafıza oyunu dedem için eski eşya resimleriyle eşleştirme | hafiza/esle/oyun | game/quiz |
    mahallede yatağa bağımlı hastalara kim gidecek gönüllü listesi telefonlarıyla | gonullu/hasta | people/planner/board | telefon
    inek doğum tarihi gelince hatırlat, tohumlama gününü giricem 283 gün ekleyecek | inek/dogum/tohumlama/gebe | tool/planner/appointments/log/measurements | tohumlama
    saat kulesi kurma nöbeti | saat/nobet/kule | planner/log/appointments/checklist |
    çini fırını, yapılacak / fırında / sırlanıyor / bitti diye sütun sütun | cini/firin | board/jobs | yapilacak,firinda,sirlan,bitti
    Babamın diyaliz günleri giriş kilosu çıkış kilosu | diyaliz | log/measurements/appointments | giris,cikis
    kumaş metre hesabı perdeci için pencere eni boyu gir pile payı kaç | kumas/perde/metre | tool | en,boy,pile
    örgücü teyzeler sohbet | orgu/sohbet | chat/feed |
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    thatching jobs | thatch | jobs/board/orders/log |
    My late husband's hand planes. maker, number, year, what I was offered for it | plane | collection/catalogue/stock | maker,number,year,offer
    who has the village ladder | ladder | log/ledger/reservation/people/board |
    Stoma bag changes, time, leak yes/no, skin sore or fine | stoma/bag | log/measurements | time,leak,skin
    I run a tiny bindery in a converted cow shed. People send me bibles, theses and cookbooks to rebind. I'd like to keep who sent it, what it is, cloth or leather, price agreed and where it has got to (waiting, sewing, glueing, pressing, posted). At the moment it is all on the backs of envelopes and my wife has started throwing them away. | bind/book | jobs/orders/board | cloth,leather,price,waiting,sewing,pressing,posted
    adire dyeing orders, customer, yards, pattern, balance | adire/dye | orders/jobs/ledger | customer,yard,pattern,balance
    knitting needle sizes converter mm to US | needle | tool | mm,us
    Kindly make one app for our gram panchayat water tanker turn. House number, day, filled or not. | tanker/water | planner/checklist/log/appointments/reservation | house,day,filled
    eye drops after cataract, 4x a day for 4 weeks | drop/cataract/eye | habits/checklist/planner/log/timer |
    chutney recipes | chutney | recipes |
    Scarecrow competition! names, theme, votes | scarecrow | collection/catalogue/feed/people/log/game/board/tool | theme,vote
    my grandmother is forgetting our faces. cards with photo and who it is, she can flip | face/photo/famil/card/who/people | flashcards/people/quiz |
    bead stock: colour, size, strings left, reorder | bead | stock | colour/color,size,string/left,reorder
    Farrier rounds - yard, horse, last shod, next due | farrier/horse/shod/shoe | appointments/jobs/log/planner/people | yard,horse,last,next
    pelvic floor excercises 3 times a day tick them off | pelvic | habits/checklist/timer |
    Stretch timer for weavers, every 25 mins get up | stretch/weav | timer/tool |
    dry stone walling how-to pages for our volunteers, a page each for footings, hearting, throughs and cope | wall/stone | articles/catalogue/checklist | footing,hearting,through,cope
    Kola nut buying book. seller, baskets, amount, paid or owing | kola | ledger/log/orders/stock | seller,basket,amount,paid/owing/owe
    repair cafe | repair | jobs/board/log/appointments/orders/people |
    Potholes and broken stiles round the parish, where it is and how bad | pothole/stile/parish | places/log/jobs/board/collection | where/place/location,bad/severity
    shop for my crochet bunnies. with basket. small medium large | bunn/crochet/shop | shop/catalogue/orders | small,medium,large
    physio measures my knee bend in degrees weekly | knee | measurements/log | degree/°
    Which mushroom is it quiz, for kids walks, nothing poisonous please lol | mushroom | quiz/flashcards/game |
    sourdough feeding | sourdough/starter/feed | log/habits/timer/planner |
    I am a community health worker in Kaduna. I visit about thirty homes each month. I need mother name, number of under-fives, mosquito net in use or not, last deworming and remarks. When there is no network it should still work because the villages are far. Please do not make it complicated, my phone is small. | home/visit/household/mother/famil | people/log/appointments | mother,under,net,deworm,remark
    Lacemaking group biscuit rota | biscuit/rota/lace | planner/log/checklist/appointments/people |
    Clay recipe percentages - feldspar kaolin silica ballclay should add to 100 | clay/glaze | tool/recipes | feldspar,kaolin,silica,ball
    book the long arm quilting machine, 2 hr slots | quilt/machine/long | reservation/appointments/planner |
    hip replacement things to buy before - raised toilet seat, grabber, long shoehorn | hip | checklist/stock | seat,grabber,shoehorn
    goldsmith karigar ledger: gold given in grams, ornament received, wastage | karigar/gold | ledger/log/stock/jobs | given/grams,received/ornament,wastage
    whittling stuff | whittl | log/collection/articles/jobs/catalogue/checklist |
    bell ringers chat | bell | chat/feed |
    Coughs: night or day, dry or wet, how long it lasted. its for the specialist in march | cough | log/measurements | night,day,dry,wet
    the wells in our village with depth and is water sweet or salty | well | places/catalogue/collection/log/measurements | depth,sweet,salty
    Fleece scale: sheep name, raw weight, washed weight, work out loss % | fleece/sheep/wool | measurements/log/tool/ledger | raw,washed,loss
    Sign painters price calculator. letters x height x number of colours | sign/price/letter | tool | height,colour/color
    migraine what i ate | migraine | log |
    Our potters cooperative members: name, village, speciality, phone | potter/member/cooperative | people/catalogue | village,special,phone
    cut list for cabinets - part, length, width, thickness, qty, cut yes/no | cut/cabinet | checklist/stock/jobs/log/ledger/tool/collection | length,width,thickness,q/quantity
    Play granny's old folk songs one after another | song/folk/granny | player |
    Batik blocks catalogue, block code & motif & who carved it | batik/block | catalogue/collection/stock | code,motif,carved/carver
    please i want something to help my small grinding mill. maize or beans or pepper, how many measures, money collected, diesel used. every evening my total. God bless | mill/grind | ledger/log/orders/tool | maize,beans,pepper,measure,money/amount,diesel
    hearing aid battery changed | hearing/batter | log/stock/habits/measurements |
    Basket weave memory matching game, pairs of patterns | memory/match/basket/pair/weav | game |
    hedge laying diary w/ photos and metres done | hedge | log/feed/measurements | photo/picture/image,met
    upcycling ideas wall where our WI ladies post a picture and others like it | upcycl/idea | feed/board/collection |
    Sewing machine service record. Machine, last oiled, belt, needle changed. Six machines in the workshop. | machine/sewing/service | log/stock/collection/jobs/checklist | oil,belt,needle
    To make / On the bench / Drying / Sold. guitars. | guitar | board/jobs/stock/collection | bench,drying,sold
    My back brace hours, 18 a day is goal | brace | habits/log/measurements/timer |
    Goat dowry and wedding gifts record for umunna meeting: who brought what, value | gift/dowry/wedding/umunna | ledger/log/people/collection | value,who/brought/name
    `,
  ),
];
