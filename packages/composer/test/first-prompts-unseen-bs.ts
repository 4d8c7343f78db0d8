import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; read. */
export const unseenBS: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    pazarcıyım, hangi pazarda ne sattım ne kadar fire verdim bunu bi yere yazıym | pazar/satis | ledger/log/stock | pazar,fire
    Yoğurt mayalama takibi: süt, maya, bekleme saati, tuttu mu | yogurt/maya | log/recipes | sut,maya,bekleme,tuttu
    bebek dis cikarma gunlugu | dis/bebek | log |
    Kahvede tavla ligi var 11 emekliyiz, Rıza zar tutuyo ama ispatlayamadık. oyuncu, mars sayısı, puan tutulsun | tavla | | oyuncu,mars,puan
    taksi hasılatı: plaka, şoför, yakıt, kalan para | hasilat/taksi | ledger/log | plaka,sofor,yakit,kalan
    İlçe nüfus müdürlüğümüzde vatandaş randevularının takibi için bir uygulamaya ihtiyaç duyulmaktadır. Alanlar: vatandaş adı, işlem türü, randevu saati, memur. | randevu/nufus | appointments | vatandas,islem,saat,memur
    gece vardiyasında uyumayalım diye bilgi yarışması yap, coğrafya tarih falan kısa kısa sorsun | yarisma/bilgi/quiz | quiz/game |
    baglama akort aleti gibi bisey, tel tel ses versin kulağım zayıf | akort/baglama | tool |
    Kumluca'da fide satıyom: çeşit, viyol adedi, fiyatı, boyu | fide | stock/catalogue | cesit,viyol,fiyat,boy
    anneannemin yemekleri kaybolup gitmesin istiyorum, 87 yaşında kadın ölçüyü avuçla söylüyor. yemek adı, malzemeler, püf noktası, kimden öğrenmiş | yemek/tarif | recipes/collection/catalogue | yemek,malzeme,puf
    Köy odasında misafire yemek çıkarma sırası hangi hanede | misafir/koy oda/hane/sira | |
    Almanca kelime kartları lazım Stuttgart'a geleli 3 ay oldu artikeller bitirdi beni. kelime, artikel, anlamı | kelime/almanca | cards/quiz/collection | kelime,artikel,anlam
    davulcuyum ben düğüne çıkıyorum, iş defterim olsun; tarih, köy, kaç saat, kapora | davul/dugun/is | appointments/jobs/events/orders/ledger/log | tarih,koy,kapora
    mahalle kedileri | kedi | |
    Mezarlık bakım işleri: mezar no, aile, yapılacak iş, ücret | mezar | jobs/tasks/requests/log | mezar no,aile,yapilacak,ucret
    hangi parkta kaydırak var, gölge mi, zemin yumuşak mı, tuvalet var mı... 2 yaşındaki oğlumla şehirdeki çocuk parklarını geziyoruz onları toplıycam | park | places/catalogue/collection/log | kaydirak,golge,zemin,tuvalet
    tansiyon defteri | tansiyon | log/habits |
    Bakkalım, deftere yazdıran çok. müşteri, aldığı, tutar, ödedi mi. veresiye yani anlıycan | veresiye/bakkal/borc | ledger/log | musteri,aldig,tutar,odedi
    Apartmana asansör yapılsın mı, kat malikleri oylasın: evet, hayır, çekimser | oy/asansor/anket | votes | evet,hayir,cekimser
    salyangoz topluyoruz yağmurdan sonra, mevki kilo alıcı yazacaz | salyangoz | log/ledger/stock | mevki,kilo,alici
    kaza orucum kaç kaldı sayıym, hastaydım tutamadım | oruc/kaza | habits/log/tool |
    udumun teli ne zaman değişti hangi marka takmışım onu tutayım | ud/tel | log | marka
    Dernek olarak kazan, sandalye, semaver kiralıyoruz düğünlere. Malzeme, kiralayan, çıkış, dönüş, kırılan adet yazılacak | kira/malzeme/dernek | rentals/stock | malzeme,kiralayan,cikis,donus,kirilan
    taksiye binen hep eczane soruyo, kasabadaki eczaneler: adı adresi telefonu | eczane | places/catalogue/people | ad,adres,telefon
    Emekli öğretmenleriz, şiir paylaşıp birbirimizin şiirlerine yorum yazacağımız bir köşe rica ederiz | siir | feed/articles/collection |
    torunlarla yazışmak için aile içi sohbet | sohbet/aile/mesaj | chat/feed |
    Tohum şenliği programı: saat, etkinlik, çadır, konuşmacı | senlik/tohum/program | events | saat,etkinlik,cadir,konusmaci
    bizim durağın şoförleri yolda kalınca yardım istesin: plaka, konum, arıza. çekiciye para kaptırmayak | yardim/ariza/talep | requests/jobs | plaka,konum,ariza
    evden mantı siparişi alıyom kim kaç kilo istedi açık mı kapalı mı ne gün teslim | manti/siparis | orders | kilo,teslim
    kantarda brütle darayı yazıym neti kendi çıkarsın fiyatla da çarpsın | kantar/dara/net/tarti | tool/ledger/log | brut,dara,net,fiyat
    400 tane eski kartpostalım var sahaflardan: şehir, yıl, basımevi, arkasındaki yazı | kartpostal | collection/catalogue | sehir,yil,basimevi
    sağlık ocağı yılan akrep sokması kaydı; tarih, köy, hayvan, serum verildi mi | sokma/yilan/akrep | log/people | tarih,koy,hayvan,serum
    3 yasındaki kızıma hayvanlı hafıza oyunu kartları çevirsin eşini bulsun | hafiza/hayvan/eslestirme/eslesme | game/cards |
    gece hemşiresiyim sabaha kadar yapcaklarımı tik tik işaretleyim, kan şekeri turu, serum değişimi, teslim raporu gibi | nobet/gorev/yapilacak/gece | tasks/habits/log |
    Bahçeme gelen yaban hayvanları; kirpi, gelincik, sansar ne gelirse. hayvan, saat, ne yaptı | hayvan/yaban/gozlem/bahce | log/collection | hayvan,saat,ne yapti
    halk egitim baglama kursu yoklamasi | yoklama/baglama/kurs | log/people/events |
    Tarhanayı mahallecek yapıyoz. Kim kaç kilo un verdi, kim yoğurt verdi, payına ne düştü karışıyo her sene küslük | tarhana | ledger/log/people | un,yogurt,pay
    Sayın ilgili, ilçemizdeki tarihî çeşmelerin dökümünü hazırlamaktayım. Çeşme adı, kitabe tarihi, suyu akıyor mu, mevkii. | cesme | places/catalogue/collection/log | cesme ad,kitabe,suyu akiyor,mevki
    arabesk kaset arşivim | kaset/arabesk | collection/catalogue |
    emzirme: sağ mı sol mu, dakika, saat. geceleri hangi memede kaldığımı unutuyorum uykusuzluktan | emzirme | log | sag,sol,dakika
    soba odunu ne kadar kaldı | odun/soba | stock/log |
    Yolcunun arabada unuttuğu eşyalar: eşya, tarih, nereden bindi, sahibi çıktı mı | esya/unut/kayip | log/collection/stock/catalogue | esya,tarih,sahibi
    kombiyi derecesini falan degil toprağın ph ını tutcam, parsel, ph, kireç attım mı | toprak/ph | log | parsel,ph,kirec
    Zeytin sıkım sırası: üretici, çuval, randevu, asit oranı | zeytin/sikim | appointments/orders/jobs/log/people | uretici,cuval,randevu,asit
    kiracılarım var 3 dükkan bir daire, emekli maaşı yetmiyo malum. kiracı, kira, ödeme günü, depozito | kira | ledger/people/rentals | kiraci,odeme gun,depozito
    aşure kabı kime gitti kap geri geldi mi | asure/kap | log/tasks/people/rentals/ledger |
    makam ezber testi. hicaz hangi perdede karar verir güçlüsü ne, 4 şıklı sorsun yanlışlarımı göstersin, konservatuar sınavı var temmuzda | makam | quiz/cards/game |
    Köyün duyuruları: cenaze, düğün, su kesintisi diye ayrılsın. gurbettekiler de görsün | duyuru/haber/koy | feed/articles/events | cenaze,dugun,su kesinti
    sigarayı bırakcam ama nöbette çok zor beee | sigara | habits/log/tool |
    bayramda kurabiye tepsilerini fırına götürüyoruz kimin tepsisi, kaç tane, kaçta çıkcak | tepsi/kurabiye/firin | orders/log/tasks/jobs |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    I sell phone covers n chargers on the pavement in Surat, stock count with item, pieces, cost, selling price | stock/phone/cover/charger | stock/catalogue | item,pieces,cost,selling
    sourdough starter feeding | starter/sourdough/feeding | log/habits/tasks/recipes |
    what my 18 month old will and won't eat. food, texture, spat out yes/no | food/eat/toddler | log/collection/catalogue | food,texture,spat
    Slug patrol. date, how many, which bed, method (beer, torch, copper) | slug | log | date,bed,method,beer,torch,copper
    Our skiffle band needs a gig list: venue, date, fee, who's got the washboard | gig/skiffle | events/appointments/jobs/log | venue,date,fee,washboard
    night shift snack ideas swap between the lads at the depot, post a pic and comment | snack | feed/recipes/collection |
    I am the clerk of a small township in Nebraska and I need to track dog licenses: owner, dog, tag number, rabies expiry. Thank you kindly. | dog/licen | log/people/catalogue/ledger/collection | owner,dog,tag,rabies
    bowls club fixtures | bowls/fixture | events/appointments |
    taxi expense book - fuel, tyres, fines, car wash. HMRC breathing down my neck | expense/taxi | ledger/log | fuel,tyres,fines,car wash
    okro, ugu, tatashe prices for Mile 12 market every week: item, basket size, price | price/market | catalogue/ledger/log/stock | item,basket,price
    Grandmother's pierogi and other Polish dishes, with ingredients, method and who likes it | pierogi/polish/dish/recipe | recipes/collection/catalogue | ingredient,method
    tantrum log lol. when, where, trigger, how long | tantrum | log | where,trigger,how long
    Bonsai | bonsai | |
    tin whistle practise streak | whistle/practi | habits/log |
    lorry bay bookings for nights: haulier, bay, arrival, seal number | bay/booking/lorry | appointments/jobs/log/rentals | haulier,bay,arrival,seal
    Allotment waiting list. name, date applied, plot size wanted. some folk been on since 2009 and they ring me every week | waiting/allotment | people/requests/log | name,applied,plot size
    which bench in town is best for a sit down and a sandwich? map em: bench, view, shade, pigeons | bench | places/catalogue/collection | view,shade,pigeon
    mini cab bookings: pickup, drop off, time, passengers, child seat | cab/booking | appointments/orders/jobs | pickup,drop,time,passenger,child seat
    ludo score for the family whatsapp gang, masi always cheating | ludo/score | game/log |
    spice tins, what's run out | spice | stock/log/catalogue |
    quiz me on green knowledge of london, runs and points, four answers each | knowledge/london/run/taxi | quiz/cards/game |
    German-Turkish kids book lending in our Moschee verein, buch, kind, geliehen am, zurück am | book/buch/lending | rentals/catalogue/collection | buch,kind,geliehen
    babysitting co-op, parents earn hours n spend hours: parent, hours earned, hours spent | babysit/hours/co-op | ledger/log/people | parent,earned,spent
    Orchid repotting record - species, medium, pot diameter, next repot | orchid/repot | log/collection/tasks/catalogue | species,medium,pot diameter,next repot
    chord flash cards for mandola | chord/mandola/flash | cards/quiz |
    sleep when you work nights!! bedtime, woke at, blackout blinds y/n, melatonin mg | sleep | log/habits | bedtime,woke,blackout,melatonin
    Should the village bring back the duck race? let everyone vote: yes, no, only if Keith isn't in charge | duck/vote/poll | votes | yes,no,keith
    pothole reports from residents: street, size, photo, fixed or not | pothole | requests/log/places/jobs | street,size,photo,fixed
    My late husband's model locomotives need cataloguing before the auction. Maker, gauge, livery, boxed, estimate. | locomotive/model/train | collection/catalogue/stock | maker,gauge,livery,boxed,estimate
    pension day budget. rent, gas, cat, bingo, whats left | budget/pension | ledger/log/tool | rent,gas,cat,bingo
    fare splitter, 3 or 4 drunk lads in the back arguing. total, how many, tip percent | fare/split | tool | total,how many,tip
    Suya spot orders: customer, sticks, beef or kidney or gizzard, extra yaji | suya/order | orders | customer,sticks,beef,kidney,gizzard,yaji
    chutni and soca vinyl i inherited | vinyl/chutn/soca/record | collection/catalogue |
    nappy rash | nappy/rash | log |
    frost dates by garden, last frost first frost min temp, im in zone 5b | frost | log | last frost,first frost,min temp
    barbershop quartet want to keep tags we know: tag, voicing, who starts, learned or half learned | tag/barbershop/quartet | collection/catalogue/log/tasks | tag,voicing,who starts
    chat for us four on the night desk so we dont clog the hotel email | chat/night desk/message | chat/feed |
    Panchayat water tanker requests. house no, ward, litres needed, urgent or not. Sarpanch sahab wants it on mobile only | tanker/water/request | requests/orders/jobs | house,ward,litres,urgent
    knitting for premature babies at St Luke's - hats booties blankets, who's making how many by when | knit/hats/baby | tasks/jobs/orders/log/requests |
    van hire between stallholders: van, hirer, out, back, mileage, scratches | van/hire | rentals | van,hirer,out,back,mileage,scratches
    ghee batches, butter kg, ghee yield, jars, date. ammi makes it, i sell it at the gurdwara car park | ghee/batch | log/stock/recipes/ledger | butter,yield,jars,date
    toilet training game where a frog jumps each time she taps after a wee | frog/toilet/potty | game/habits/log |
    worm farm | worm | |
    articles about old shops on our high street, anyone over 70 can write a memory. shop, years open, story | shop/high street/memor | articles/feed/collection | shop,years,story
    Djembe circle attendence and subs: member, came, paid £4 | djembe/attend/subs/circle | log/ledger/people/events | member,came,paid
    Lost my temper with spreadsheets. Electricity meter readings, day rate and night rate, that's ALL. | meter/electric/reading | log | day rate,night rate
    seating for my daughter's walima 400 ppl: guest, table, veg or halal chicken, coming from which city | walima/guest/seating/wedding | people/events/log | guest,table,veg,halal chicken,city
    blackberry spots nobody else knows, spot, ripe month, nettles or not (dont share it!!) | blackberr/spot/forag | places/log/collection/catalogue | spot,ripe,nettles
    convert cups to grams for baking, flour sugar butter oats, american recipes drive me round the bend | cups/convert/gram/baking | tool | flour,sugar,butter,oats
    Church bell ringers: ringer, bell they can handle, mobile, free on thursdays | ringer/bell | people | ringer,bell,mobile,thursday
`,
  ),
];
