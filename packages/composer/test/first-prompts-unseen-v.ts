import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/**
 * 100 descriptions by a person who had not seen the code. At the first run 96 led to an app about the subject, 66 with
 * all that was named; no rule was made for it.
 */
export const unseenV: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    halı yıkamacıyım kim kaç metrekare halı verdi ne zaman teslim edicem onu tutsun | hali/yikama/siparis | jobs/log/ledger/appointments | musteri/kim/ad, metrekare/m2, teslim
    ev temizliğine gidiyorum hangi gün hangi eve gidicem bi program yapar mısın | temizlik/ev/is | appointments/planner/jobs/log/people | gun/tarih, ev/adres
    4 kisi ayni evde kaliyoruz bulasik sirasi kimde uygulamasi | bulasik/sira/nobet | planner/checklist/habits/board/log/tool |
    Köy derneğimizin aidat takibi | aidat/dernek/koy/uye | ledger/people/log/checklist |
    pazarda peynir satıyom veresiye defteri lazım | veresiye/defter/borc/peynir | ledger/people/log |
    annemin tansiyonunu günde iki kere ölçüyorum yazacak yer | tansiyon/olcum | measurements/log |
    kibrit kutusu koleksiyonum var onun icin bisey | kibrit/kutu | collection/media/catalogue |
    amatör küme hakemiyim, maç atamalarımı ve aldığım parayı yazayım | mac/hakem/atama | log/ledger/appointments/planner | mac, para/ucret/tutar
    düğün organizasyonu yapıyoruz masa planı ve davetli listesi olsun lütfen | davetli/dugun/masa | people/checklist/planner/reservation/collection | davetli, masa
    Van kedisi yetiştiriyorum, yavruların kilosu | kedi/yavru/kilo | measurements/log/collection | kilo
    oto sanayide kaportacıyım gelen araçların plakası ve durumu | arac/kaporta/plaka | jobs/log/board/collection | plaka, durum
    ehliyet sınavına çalışıyorum trafik levhası kartları yap | levha/trafik/ehliyet | flashcards/quiz |
    zeytin hasadında kim kaç kasa topladı | zeytin/kasa/hasat | log/ledger/measurements/people | kasa, kim/isci/ad
    ikizlerin mama saati | mama/ikiz/bebek/besle | log/planner/habits/measurements |
    apartmanda asansör bozulunca millet bana yazıyor, arızaları bi yere yazalım | ariza/asansor/apartman | jobs/log/board/feed |
    Güvercinlerimin künye numaraları ile listesi. | guvercin/kus/kunye | collection/log/catalogue | kunye
    matematik özel ders veriyorum öğrenci başı kaç saat yaptık ne kadar alacağım var | ders/ogrenci | ledger/log/appointments/people | saat, ogrenci, alacak/ucret/borc
    halisaha maçına kim geliyor kim gelmiyo listesi | mac/halisaha/hali/oyuncu | checklist/people/board/reservation/planner |
    çay bahçemin menüsünü telefonda göstericem | menu/cay | catalogue/collection/stock |
    dedemden kalan şiirleri okuyabileceğim bir yer | siir/dede | articles/collection/media/feed |
    metrekareden boya hesaplayan birşey, boyacıyım ben | boya/metrekare/hesap | tool | metrekare/m2
    çocuklara çarpım tablosu oyunu ama eğlenceli olsun yaa | carpim/tablo | game/quiz/flashcards |
    Gökova'da tekne kiralıyorum hangi tekne hangi gün dolu | tekne/kiralama | reservation/appointments/planner/log | tekne, gun/tarih
    cami halısı için toplanan bağışlar | bagis/cami/hali | ledger/log |
    emekliyim kuş gözlemi yapıyorum Kuş Cenneti'nde hangi gün ne gördüm | kus/gozlem | log/collection/measurements | kus/tur, gun/tarih
    Kiracılarım için uygulama istiyorum. Daire no, kiracı adı, kira bedeli, ödendi mi, sözleşme bitiş tarihi olsun. Ödemeyenler kırmızı görünsün. | kira/daire | ledger/people/log/collection/checklist | daire, kiraci/ad, kira/bedel/tutar, oden, sozlesme/bitis, kirmizi
    Bağlama kursu veriyorum Diyarbakırda. Öğrencinin adı, çalıştığı türkü, ödevi ve devam durumu tutulsun. Bi de o ay kaç ders yaptık görünsün | baglama/ogrenci/kurs/ders | log/people/appointments/jobs/ledger | ogrenci/ad, turku, odev, devam
    lastikçiyim. müşteri lastiğini bana bırakıyo kışlık yazlık. plaka, ebat, raf numarası ve bıraktığı tarih yazılsın arayınca bulayım | lastik/plaka/raf | stock/collection/log/jobs/reservation | plaka, ebat, raf, tarih, ara/bul
    babam alzheimer. İlaç saatleri, o günkü ruh hali, yemek yedi mi, bakıcı notu yazmak istiyoruz kardeşlerimle. | bakim/ilac/baba/hasta | log/habits/checklist/planner/measurements | ilac, ruh, yemek, not
    yarı maraton hazırlanıyorum; km, süre, nabız, hangi ayakkabıyla koştuğum. haftalık toplam km grafiği olursa süper | kosu/maraton/antrenman | log/measurements/habits/planner | km/mesafe, sure, nabiz, ayakkabi, hafta, grafik
    Ögrenci evi icin ortak alisveris ve borclar. Kim ne aldi, kac lira, kime borclu. Ay sonu herkesin payini gostersin | ev/alisveris/borc/ortak | ledger/log/checklist | kim, lira/tutar, borc, pay
    Gelinlik kiralama dükkanım var. Gelinlik kodu, beden, kiralayan, teslim ve iade tarihi, kapora girilsin. | gelinlik/kiralama | reservation/jobs/ledger/appointments/stock/collection | kod, beden, kiralayan/musteri, teslim, iade, kapora
    Taş plak topluyorum; sanatçı, plak şirketi, kaç devir, çizik durumu. Fotoğrafını da çekeyim. | plak/tas | collection/media/catalogue | sanatci, sirket, devir, cizik/durum, foto
    köyde imece usulü traktör var. kim hangi gün aldı kaç saat kullandı mazotunu koydu mu diye kayıt | traktor/imece | reservation/log/planner/ledger | kim, gun/tarih, saat, mazot
    Kombi servisiyim abi. Arıza adresi, kombi markası, yapılan işlem, değişen parça, ücret olsun. bekleyen yapılıyor bitti diye ayrılsın | kombi/servis/ariza | jobs/board/log/appointments | adres, marka, islem, parca, ucret, bekle, bit
    pazarda sebze tezgahı, sabah halden kaç kasa aldım kaça aldım akşam ne kaldı. fire de görünsün | sebze/tezgah/hal/pazar | stock/ledger/log | kasa, alis/fiyat, kal, fire
    Oğlum kekeme, terapistin verdiği egzersizleri her gün yapıyoruz. Egzersiz adı, kaç dakika, nasıl geçti yıldız ile puan verelim | egzersiz/konusma/terapi/kekeme | habits/log/checklist/measurements | egzersiz/ad, dakika/sure, yildiz/puan
    güreş kulübü sporcuları: kilo, sıklet, lisans no, veli telefonu. Minik yıldız genç diye ayrı ayrı görelim | gures/sporcu/kulup | people/collection/measurements/log | kilo, siklet, lisans, veli, minik
    İkinci el bebek eşyası satıyorum ilan gibi. Ürün, fiyat, kaç aylık için, satıldı mı, fotoğraf. | bebek/esya/ilan/urun | catalogue/stock/collection/board/feed | urun, fiyat, ay, satil, foto
    tiyatro kulübü kostüm dolabı. kostüm adı, bedeni, hangi oyunda kullanıldı, kimde olduğu yazsın | kostum/tiyatro/dolap | collection/stock/reservation/catalogue | kostum/ad, beden, oyun, kim
    Mahallenin sokak kedilerini kısırlaştırıyoruz, kedinin rengi, sokağı, kısır mı, aşı tarihi. mor renkli bir uygulama olsun | kedi/sokak/kisir | collection/log/checklist/jobs/people | renk, sokak, kisir, asi, mor
    Kuaför salonuyum Bornovada, randevu uygulaması. müşteri adı, işlem (fön boya kesim), hangi usta, saat. | randevu/kuafor/salon | appointments/reservation/planner | musteri/ad, islem, usta, saat
    Merhaba, ben Kars'ta peynir mandırası işletiyorum. Her sabah köylüden süt topluyoruz, kırka yakın üretici var. Kim kaç litre süt verdi, yağ oranı kaç çıktı, o günkü fiyat ne ise yazmam gerek. Ayda iki kere ödeme yapıyorum, o zaman kime ne kadar borcum var hesaplamak zor oluyor, kağıtlar kayboluyor. Üreticinin köyü ve telefonu da kayıtlı olsun. Kızım telefondan yaparsın dedi, yazıları büyük olsun gözlerim pek görmüyor, kusura bakmayın uzattım biraz, Allah razı olsun şimdiden. | sut/uretici/mandira | ledger/log/people/measurements | litre/miktar, yag, fiyat, borc/odeme, koy, telefon
    Biz Trabzonun bi köyünün derneğiyiz İstanbul'da. Her yaz yayla şenliği yapıyoruz, her sene aynı karışıklık. Otobüsle gidecekler kim, kaç kişi, çocuk var mı, hangi duraktan binecek, parasını verdi mi vermedi mi hiç belli olmuyo. Ben sekreterim defterle uğraşmaktan bıktım valla. İsim, kişi sayısı, durak, ödeme durumu girilsin, bi de toplam kaç koltuk doldu yukarıda görünsün isterim. Otobüs 46 kişilik iki tane olacak bu sene inşallah. Bordo mavi olursa da milletin hoşuna gider haha. | otobus/yolcu/senlik/yayla/koltuk | reservation/people/ledger/checklist/log | isim/ad, kisi, durak, ode, toplam/koltuk
    Tüp mide ameliyatı oldum üç ay önce, doktorum her gün ne kadar su içtiğimi, kaç gram protein aldığımı ve kilomu yazmamı istedi. Ben unutkanım bi de öğretmenim gün içinde vaktim olmuyor, o yüzden çok kolay girilsin, iki dokunuşta bitsin. Kusma bulantı oldu mu onu da not alabileyim. Haftada bir kontrole gidiyorum Elazığ'da, doktora göstereceğim bir özet sayfa olsun, kilo eğrisi çizsin mümkünse. Başka bir şey istemiyorum, kalori falan saymasın moralim bozuluyor. | ameliyat/mide/kilo/protein/su | measurements/log/habits | su, protein, kilo, bulanti/kusma/not, ozet
    ya şimdi biz beş kız Eskişehirde öğrenci evindeyiz ve sürekli kavga çıkıyo çöp kim atacak banyo kim yıkayacak diye. istediğim şey şu herkesin adı olsun, işler olsun mesela çöp, banyo, mutfak, süpürge, hangi gün kimde olduğu belli olsun, yapınca tik atsın. yapmayan bi de ceza puanı alsın, ay sonunda en çok puanı olan pizza ısmarlayacak. pembe olsun ama cırtlak değil toz pembe. arkadaşlar da çok merak ediyo hadi bakalım nolur güzel olsun, komik şeyler de yazabilirsin | ev/is/gorev/temizlik/nobet | checklist/planner/habits/board/log | ad/kim, is/gorev, gun, ceza/puan, pembe
    Eski radyo tamir ediyorum Kemeraltı'nda küçük bir dükkânda, lambalı radyolar, kırk senedir bu işteyim. Müşteri radyoyu bırakıyor, bazısının parçası aylarca bulunmuyor, ben hangi radyonun kimin olduğunu karıştırıyorum artık. Radyonun markası, modeli, sahibi, telefonu, arızası, hangi lamba lazım, ne kadar istedim, kapora aldım mı, bunlar yazılsın. Parça bekleyen, hazır olan, teslim edilen diye de ayrılsın ki baktığımda göreyim. Mümkünse radyonun bir fotoğrafı da olsun. Teşekkür ederim, hürmetler. | radyo/tamir | jobs/board/log/collection | marka, model, sahib/musteri, telefon, ariza, lamba, kapora, parca, hazir, teslim, foto
    Kayınvalidem bizde kalıyor diyalize giriyor haftada üç gün. Giriş kilosu, çıkış kilosu, tansiyonu, o gün ne kadar sıvı aldığı yazılacak, hemşire soruyor hep, ben de aklımda tutamıyorum iki çocukla. Servis bizi kaçta alıyor onu da bilelim. Bazen eşim götürüyor bazen ben, kim götürdüyse o da yazsın ki sonra tartışma olmasın :) Diyabeti de var yasak yiyecekler listesi ayrı bi sayfada dursa ne güzel olur, bakıcımız da baksın oradan. Karışık olmasın lütfen sade bir şey. | diyaliz/seans/kilo | log/measurements/appointments/planner | giris, cikis, tansiyon, sivi, servis, yasak/yiyecek
    selam ben liseye gidiyorum okçuluk yapıyorum iki senedir, her antrenmanda kaç ok attım kaç puan yaptım diye deftere yazıyodum defteri ıslattım yağmurda. 18 metre ve 70 metre ayrı ayrı olsun, her seride 6 ok var, toplam puan ve ortalama çıksın. rüzgar varsa not alabileyim hangi yayla attığımı da. hocam da görsün diye en iyi skorum en üstte yazsın. milli takım seçmeleri martta o yüzden acil :D siyah sarı olsun hedef tahtası gibi | ok/okculuk/antrenman/atis | log/measurements/tool/habits | mesafe/metre, seri, puan, ortalama, ruzgar, yay, iyi/rekor
    rüyalarımı anlatınca yazıcam bi yer, bi de kabus muydu işaretleyeyim | ruya/kabus | log/articles/feed | kabus
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    I clean 9 houses a week and need to know whose turn it is | clean/house/client | appointments/planner/jobs/people/log |
    app for matatu spare parts i sell in gikomba, how many left and price | spare/part/matatu | stock/catalogue/collection/ledger | price, left/quantity/stock/qty
    who ate whose food in our flat, a shame board lol | shame/food/flat | board/feed/log/ledger |
    Snow clearing jobs on my street, address and paid or not | snow/clear/driveway/shovel | jobs/ledger/log/checklist | address, paid
    mums blood sugar readings | sugar/glucose/blood | measurements/log |
    Village hall bookings please | hall/village/booking | reservation/appointments/planner |
    beard trims walk-in queue for my wee barber shop | queue/barber/trim/walk | appointments/jobs/checklist/board/people/log |
    Something to practise Swahili noun classes | swahili/noun/class | flashcards/quiz/game |
    i collect hotel soap. yes really. | soap/hotel | collection/media/catalogue |
    Parkrun times for me and my dad so we can argue about them | parkrun/run/time | measurements/log | time
    chama contributions, who has paid this month and who gets the pot next | chama/contribution/member | ledger/people/checklist/log | paid, next/turn/pot
    tyre tread depth of my minicab every month | tread/tyre/depth | measurements/log | depth
    lambing record for a small flock | lamb/ewe/flock/sheep | log/collection/measurements |
    A place where our choir can find the words to the hymns | hymn/choir/lyric/song | articles/collection/catalogue/media |
    babysitting hours and what im owed | babysit/hour/shift | ledger/log/appointments | hour, owed/owe/due
    wedding seating plan app but simple cuz my aunties keep fighting | seat/table/guest/wedding | planner/people/reservation/board/checklist/collection |
    mix ratio calculator for 2 stroke fuel, chainsaw guy here | fuel/mix/ratio/stroke | tool |
    Guess-the-bird-call game for my grandkids | bird/call | game/quiz/flashcards/media |
    allotment waiting list for Pendle Road | allotment/plot/waiting | people/checklist/jobs/log/board |
    physio exercises for my knee, tick em off daily | physio/exercise/knee | checklist/habits/log |
    boda boda daily takings & fuel | boda/taking/fuel/trip | ledger/log | fuel, taking/income/earning
    egg timer with soft, medium and hard buttons | egg/timer | tool | soft, medium, hard
    lost and found for our rink in Moose Jaw | lost/found/rink | board/collection/log/feed/jobs |
    keep photos of every door i like in Lisbon, with the street | door/street | media/collection/log/feed | street, photo
    Our mosque needs a rota for who opens up for fajr | fajr/rota/mosque | planner/appointments/checklist/log |
    I rent out three basement suites in Hamilton. Need tenant name, suite, rent amount, due date and whether the deposit was returned. Late ones should stand out | rent/tenant/suite | ledger/people/log/collection/checklist | tenant/name, suite, rent/amount, due, deposit, late
    I tutor maths to GCSE kids at kitchen tables. Want to keep the pupil, topic covered, homework set and a confidence score out of 5. And lessons by week. | tutor/lesson/pupil/maths | log/people/appointments/planner | pupil, topic, homework, confidence, week
    mobile mechanic here mate, cars come n go. reg plate, fault, parts ordered, quote and status waiting/fixing/done | repair/car/mechanic/job | jobs/board/log | reg/plate, fault, part, quote, status, waiting, done
    Mandazi and chai stall in Kisumu. I want a menu with photo, price and if its finished for today. Customers look at it on my phone. | menu/mandazi/chai/stall | catalogue/stock/collection | photo, price, finish/sold/available
    I'm carer for my husband with MS. Log of pain level, fatigue, meds taken and what kind of a day it was. A chart of the pain would help the consultant. | pain/care/symptom/ms | log/measurements/habits | pain, fatigue, med, day/mood, chart/graph
    Five of us share a house in Leeds and bills are chaos. Who paid, which bill, how much, split equally. Show who owes who | bill/house/split | ledger/log | paid, bill, amount, owe
    We hire out bouncy castles at weekends. Castle, customer, address, date, deposit paid. Dont let me double book!! | castle/bouncy/hire | reservation/appointments/jobs/planner | castle, customer, address, date, deposit
    I collect fountain pen inks, about 130 bottles. Brand, colour, shimmer yes/no, how full it is and a swatch photo. | ink/pen/bottle | collection/stock/media/catalogue | brand, colour, shimmer, full/level, photo/swatch
    Rowing club ergs: name, distance, time, split. i want to see the best one for each person on top | erg/row | measurements/log/people | name/person, distance, time, split, best
    Kids pocket money for Ava and Tom, chores they did, what they earned and what they spent. Bright green please | pocket/chore/money | ledger/checklist/log/habits | chore, earn, spen, green
    Dog walking round Dublin 8. Dog's name, owner phone, key code, bites or not, and which days. | dog/walk | appointments/people/planner/collection/log/jobs | name/dog, phone, key/code, bite, day
    I do henna for weddings and Eid. Bookings with client, date, hands or feet, price and balance left. And a page with pictures of my designs. | henna/booking/design | appointments/reservation/jobs/catalogue/media | client, date, hand, feet, price, balance, design/picture
    tool library at our church basement in Winnipeg. tool, who borrowed it, when due back, condition. overdue list would be sweet | tool/borrow/loan/library | reservation/collection/stock/log | borrow, due, condition, overdue
    Beekeepers association swarm calls: who rang, where the swarm is, how high up, which member went. Status open or collected. | swarm/bee/call | jobs/log/board | caller/rang/who, location/where, high/height, member, open, collected
    Sourdough starter diary. Feed time, flour type, room temperature and how much it rose in cm. | sourdough/starter/feed | log/measurements | time, flour, temperature, cm/rise/rose
    ghost tour guide in York, i need my stories in order with the stop, the year and how long i talk at each. dark theme obvs | ghost/story/tour | articles/planner/collection/places | stop, year, long/minute/duration, dark
    second hand school uniform swap at St Anne's - item, size, condition, free or price, whos got it | uniform/swap/school | catalogue/board/stock/collection/feed | item, size, condition, price, who/owner/contact
    Hello, I am the secretary of our village welfare association near Nyeri and we help families when there is a funeral. Each of the 86 members gives an agreed amount for each bereavement and I must show on Sunday who has given and who has not. At present I use an exercise book and people quarrel with me. Please I want the member's name, phone, the bereavement, amount given and date, and a total for each bereavement. If it can show the ones who have not paid that will bring peace. Thank you and God bless. | bereavement/welfare/contribution/member/funeral | ledger/people/log | name/member, phone, bereavement, amount, date, total
    ok so this is a bit niche but I restore old typewriters in my garage in Nova Scotia and sell maybe two a month, my wife says I have too many and honestly she's right, I couldn't tell you how many there are. For every machine I'd like the make, model, serial number, the year if I can work it out from the serial, what's wrong with it, what I paid and what I sold it for. Photos would be grand. Some way to see only the ones that are ready to sell. Nothing flashy, something in cream or beige like the old Olivettis. | typewriter/machine | collection/stock/jobs/catalogue | make, model, serial, year, wrong/fault/issue, paid/cost, sold, photo, ready
    My son is nine and has a lot of food allergies and he's just started to go to friends' houses on his own, which terrifies me. I'd like somewhere to write down every food we've tried, whether he reacted, how bad it was from mild to severe, how long after eating it started and what medicine we gave. The allergy nurse asks me this every three months and I sit there like a lemon. A safe foods page I can show other parents would be wonderful, with big clear writing. Emergency number for his dad somewhere obvious too. | allerg/food/reaction | log/collection/measurements | food, react, mild/severe/severity, medicine, safe, emergency/number
    hey!! so me and my roommates (6 of us, one bathroom, pray for us) need a shower schedule. like everyone gets a 20 min slot in the morning between 6 and 9 and you book yours the night before, and no stealing. put the name, the time slot and if you're washing hair cuz then its longer. also maybe count how many times somebody went over their time so we can make them buy toilet paper. purple if u can. we're in Halifax and the hot water tank is TINY so this is actually an emergency thx | shower/slot/bathroom | reservation/appointments/planner/log | name, time/slot, hair, purple
    I've been doing weddings in Rajasthan-style decor around Leicester for eleven years and every couple has me running between florists, dhol players, caterers and the horse man. What I want is one place for vendors: what they do, phone, what they quoted, what advance I've given and what is still to pay on the day. And it has to be per wedding, because the same horse man does four of them in June. If I could see what's to be paid this weekend I would sleep better. Gold and maroon, naturally. | vendor/wedding | ledger/people/jobs/planner/collection | phone, quote, advance, balance/pay/due, wedding, gold/maroon
    Right, amateur boxing. I coach at a small gym in Belfast, about 30 kids, and weight is everything. I want each boxer's name, age, weight class, their weight every Friday, bouts won and lost, and when the medical card runs out because last year two lads travelled to Cork and couldn't box. Parents phone number as well. Show me who's medical is up in the next month. I'm not good with computers so keep the buttons big and don't be asking me for passwords. Green and black are the club colours if it matters. | box/boxer/weight/gym | people/measurements/log/collection | name, age, weight, bout/won/lost, medical, phone
    I sweep chimneys. Its the same 200 odd houses every year and I go round the villages in Shropshire from August til Christmas. Need the address, what sort of flue, last swept, when its due again, any nests or cracks, and what I charged. Some of them are elderly so a note like "use side door" or "dog" matters more than you'd think. I'd want them grouped by village so I can do a run of six in a day without driving in circles. Certificate number too if there's room. Cheers, no rush at all. | chimney/sweep/flue | jobs/people/log/appointments/collection | address, flue, swept/last, due, nest/crack, charge/price, note, village, certificate
    cheese board wheel spinner that picks which cheese we try next | cheese/wheel/spin | tool/game/collection/log |
    `,
  ),
];
