import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; the most common failures were read. */
export const unseenBK: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    kuaför randevu | kuafor/randevu | appointments |
    Evdeki ilaçların son kullanma tarihleri geçiyo haberimiz olmuyo, bi liste yapsak | ilac | stock/collection |
    Ben mahallede çilingirim. gittiğim kapıları yazayım: adres, kilit tipi, aldığım para, saat | cilingir/kilit/kapi | jobs/log | adres, kilit, para, saat
    3. sınıf okutuyorum çarpım tablosu yarışması olsa çocuklar bayılır | carpim | quiz/game/cards |
    anneannemin yemek tarifleri kaybolmasın diye. malzemeler, yapılışı, kimden öğrendiği | tarif/yemek | recipes | malzeme, yapilis, kimden
    Apartmanda asansör için para topluyoruz, kim verdi kim vermedi. daire no, isim, tutar, ödedi mi | asansor/aidat/para | ledger/people/log | daire, isim, tutar, oded
    Sayın ilgili, okulumuz kütüphanesinde ödünç verilen kitapların takibini yapacak bir uygulama talep ediyoruz. Alanlar: kitap adı, öğrenci no, veriliş tarihi, iade tarihi. | kutuphane/kitap/odunc | rentals/log | kitap, ogrenci, verilis, iade
    simitçiyim her sabah kaç simit aldım kaç kaldı | simit | log/stock/ledger |
    Çamaşır suyu deterjan tuvalet kağıdı bitince marketten unutuyoz, eksilen görünsün evde | deterjan/temizlik/ev/eksik/alisveris | stock/tasks/orders |
    cenaze evine yemek götürme sırası, köyde 60 haneyiz | cenaze/yemek | tasks/people/events/log |
    Oğlan LGS'ye hazırlanıyor, her gün kaç soru çözdü yazsın: ders, doğru, yanlış, boş | lgs/soru | log/habits | ders, dogru, yanlis, bos
    Nalburum ben abi. Çivi vida dübel boya fırça hepsi karman çorman, ne var ne yok göreyim; ürün, adet, raf, alış fiyatı | nalbur/urun/stok | stock | urun, adet, raf, alis
    sokak kedileri besleme noktaları | kedi/besleme | places |
    Kızımın çeyizi... dantel, havlu, nevresim. hangisi tamam hangisi eksik | ceyiz | collection/tasks/stock |
    hafta sonu pazarda gözleme satıyoruz eltimle, siparişleri karıştırıyoz. çeşit (ıspanaklı, peynirli, patatesli), adet, masa | gozleme/siparis | orders | cesit, ispanakli, peynirli, patatesli, adet, masa
    Bilet bakmıycam sadece otobüste kaç yolcu bindi sayacak bi sayaç | yolcu/sayac | tool/log |
    Matbaacıya kartvizit davetiye işleri: müşteri, iş cinsi, adet, kağıt, teslim | matbaa/is | jobs/orders | musteri, cins, adet, kagit, teslim
    su içmeyi unutuyorum, günde 8 bardak | su/bardak | habits/log |
    Servis minibüsümün masrafları işte: mazot, lastik, muayene, ceza... tarih ve tutar | masraf/gider/minibus/servis | ledger | tarih, tutar
    okul aile birliği kermesi icin kim ne getiriyor | kermes | people/events/tasks/log |
    Gaziantepliyim Duisburg'da oturuyom, çocuklar Türkçeyi unutuyor, atasözü kartları yap bize önü atasözü arkası anlamı | atasoz | cards/quiz |
    Sınıf başkanlığı seçimi yapacağız gizli oylama | secim/baskan/oy | votes |
    Ütücü dükkanı. Gömlek 40, pantolon 50, elbise 90 lira. Müşteri ve toplam çıksın | utu | orders/ledger/tool/jobs | musteri
    soba yakma odunumuz kaç gün gider hesaplasın | odun/soba | tool |
    Dedemin arı kovanları var otuz tane, hangi kovan oğul verdi hangisi söndü; kovan no, ana arı yaşı, bal kilosu | kovan/ari | log/collection/stock | kovan, ana ari, bal
    Annemin tansiyonu şekeri her sabah. Tarih, tansiyon, şeker, not | tansiyon/seker | log | tarih, tansiyon, seker, not
    bulaşık sırası kimde | bulasik | tasks/log/habits |
    Perdeciyim, eve ölçüye gidiyorum kağıtlar kayboluyor. Müşteri, oda, en, boy, kumaş, korniş (tekli, çiftli) | perde/olcu | jobs/orders/log | musteri, oda, en, boy, kumas, kornis, tekli, ciftli
    etüt merkezi veli duyuruları, tek yerden yazayım okusunlar | duyuru/etut | feed/articles |
    Tavla skorları: kazanan, kaybeden, mars oldu mu, tarih. Kahvede hep kavga çünkü | tavla | log/game | kazanan, kaybeden, mars, tarih
    Bahçedeki domatese hangi gün gübre verdim hangi gün ilaç attım.. | domates/bahce/gubre/ilac | log |
    ikinci el okul forması takası, beden, cins (etek, pantolon, tişört), durum, telefon | forma | catalogue/collection/stock/rentals | beden, cins, etek, pantolon, tisort, durum, telefon
    yumurtacı teyze abone listesi | yumurta/abone | people/orders |
    Fırın küreği sapı kırılana kadar ekmek yaptık :) şaka bi yana ekşi maya beslememi takip etcem: saat, un, su, kabarma | maya | log | saat, un, su, kabarma
    Beyaz eşya servisiyim. arıza bildirimi alayım: müşteri, cihaz, marka, şikayet, garanti var mı | ariza/servis/cihaz | jobs/requests | musteri, cihaz, marka, sikayet, garanti
    Kayınvalidem geliyo evde yapılacaklar | yapilacak/hazirlik/ev | tasks |
    Pul koleksiyonum: ülke, yıl, konu, değer | pul | collection | ulke, yil, konu, deger
    mezarlık ziyareti, hangi akraba nerde yatıyor: ad, ada, parsel, vefat yılı | mezar | places/people/log | ad, ada, parsel, vefat
    Sınıfta tuvalete kim çıktı kaç dakika kaldı, gülmeyin cidden lazım | tuvalet | log |
    kpss tarih sorulari coz | kpss/tarih | quiz |
    Motor kuryeyim, paket başı para alıyom, her gün kaç paket kaç km kaç lira yazıcam | kurye/paket | log/ledger | paket, km
    Düğün salonu rezervasyonu (Yozgat): çift adı, tarih, kişi sayısı, kapora, menü | dugun/salon/rezervasyon | appointments/events/rentals | cift, tarih, kisi, kapora, menu
    Hayırlı günler yeğenim, ben iskambil falı bilirim ama kartların manasını unutur oldum yaş 81, bana göstersin okuyayım | fal/iskambil/kart | cards/catalogue/articles |
    kayıp eşya okulda | kayip/esya | log/collection/stock/feed |
    Matkap merdiven hilti kiraya veriyoruz. alet, kiralayan, alış günü, geri getirme, depozito | alet/kira | rentals | alet, kiralayan, alis, geri, depozito
    Bebeğin ilkleri, ilk diş ilk adım falan, fotoğraf ve tarih | bebek/bebeg/ilk | log/collection/events | fotograf, tarih
    akvaryum su degisimi: tarih, litre, ph, olen balik | akvaryum | log | tarih, litre, ph, olen
    komşular arası nevale paylaşımı, kim turşu kurduysa yazsın isteyen istesin | komsu/paylasim/nevale | feed/catalogue/requests |
    Çaycıyım handa 22 esnafa çay dağıtıyorum, markayla. dükkan, çay adedi, ödenen marka | cay | log/ledger/orders | dukkan, cay, marka
    okulun bozulan yerlerini öğretmenler bildirsin (musluk, lamba, sıra), hademe Satılmış Bey yaptıkça işaretlesin | ariza/bozuk/bozul/tamir/onarim/okul | requests/jobs/tasks | musluk, lamba, sira
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    nail salon bookings | nail | appointments |
    Our house cant agree whose turn to take bins out, there are five of us and its always me | bin | tasks/log/habits |
    I run a small kirana shop, udhaar book please. customer name, item, amount, date given, paid back or not | udhaar/credit/kirana | ledger/log | customer, item, amount, date, paid
    spelling test app for my P2 class, they are wild but sweet | spelling | quiz/cards/game |
    Piano tuner here (Leeds). Client, instrument, last tuned, pitch, any sticky keys | piano/tun | jobs/log/appointments/people | client, instrument, last tuned, pitch, sticky
    Jam labels. I make jam, I lose track of it. fruit, batch date, jars, sugar ratio | jam | log/stock/recipes/collection | fruit, batch, jars, sugar
    suya stand daily sales: beef, chicken, gizzard, how many sticks and money | suya/sales | ledger/log/orders | beef, chicken, gizzard, sticks
    Dear Sir or Madam, the parish council wishes to collect reports of potholes with location, depth and date noticed. | pothole | requests/places/log | location, depth, date
    mom's meds | med | log/stock/tasks/habits |
    kids' outgrown clothes boxes, what size is in which box and whose. up the attic. spiders. anyway size, box number, season | cloth | stock/collection | size, box, season
    Tip splitter for four waitresses | tip | tool |
    mehndi artist, brides book me months before: bride name, function date, hands or feet, advance | mehndi/bride/booking | appointments/orders | bride, date, hands, feet, advance
    lego sets we own and which have missing pieces | lego | collection/stock |
    We're a homeschool co-op in Ohio and want a shared nature journal so kids can post what bird or bug they saw | nature/journal | feed/log |
    Vulcanizer work record, tyre size, vehicle, patch or new tube, amount | vulcani/tyre | jobs/log/ledger | tyre, vehicle, patch, tube, amount
    Times tables!!! | times table/multipl | quiz/game/cards |
    I do alterations from my front room & people keep turning up early. want to see who comes when | alteration | appointments/jobs |
    Grandad's shed tools lending to the whole street: tool, who has it, since when, condition (good, blunt, broken) | tool/shed/lend | rentals | tool, condition, good, blunt, broken
    packed lunch ideas so i stop making ham sandwich every day | lunch | recipes/catalogue/articles |
    form tutor here, i log merits and demerits: student, reason, points | merit | log/people | student, reason, points
    School bake sale - vote for best cake | cake/bake | votes |
    Poultry feed, 200 layers. Date, bags used, eggs picked, mortality | poultry/feed/layer/egg | log/stock | date, bags, eggs, mortality
    electric meter reading every sunday night for my landlord in Hounslow who thinks im lying | meter | log |
    Carpet fitter. rooms to measure: customer, room, length, width, underlay yes no | carpet | jobs/log/orders | customer, room, length, width, underlay
    potty training chart w/ stickers | potty | habits/log/game |
    Need something for the watch repair bench: brand, complaint, battery changed, promised date, price | watch | jobs | brand, complaint, battery, promised, price
    hostel mess menu, boys keep asking whats for dinner | menu/mess | catalogue/articles/feed/events |
    Our choir's sheet music cupboard. Title, composer, number of copies, shelf | sheet music/music/choir | collection/stock | title, composer, copies, shelf
    nine year old wants a memory match game with farm animals | memory/match/farm | game |
    Small print shop in Ibadan, orders for banners and exercise books... customer, size, quantity, deposit, pickup date | print/banner | orders/jobs | customer, size, quantity, deposit, pickup
    gutter cleaning | gutter | jobs/appointments |
    I am 76 and I write down every robin I see at the feeder. Day, how many, weather. That is all, thank you dear | robin | log | day, weather
    substitute teacher notes between me and whoever covers next | substitute/cover/note | feed/log/chat/articles |
    German vocab for my GCSE, der die das drives me mad | german/vocab | cards/quiz |
    which neighbours have our wifi password lol, and spare key | neighbo/key/wifi | people/log |
    Fishmonger van stops: village, weekday, time, where I park | van/stop/fish | places/events/appointments | village, weekday, time, park
    saving for a washing machine. goal 380 quid, every time i put money in i note date and amount | saving/washing machine | ledger/log/habits | date, amount
    a list of all the paint colors in our house by room with brand and finish, matte or gloss | paint/color | collection/catalogue | room, brand, finish, matte, gloss
    Parents' evening slots, teacher, time, child, parent | parents/slot/evening | appointments | teacher, time, child, parent
    hearing aid batteries - when did i last change left, when right | hearing/batter | log | left, right
    Bucket and mop crew, we clean 11 offices. Site, cleaner, day, supplies low | clean/office | jobs/tasks/log/events | site, cleaner, day, supplies
    Kite making workshop sign-up for class 6B, name + paper colour + own scissors? | kite | people/events | name, colour, scissors
    grocery price compare between Aldi & Lidl: product, aldi price, lidl price | grocer/price | catalogue/log/tool | product, aldi, lidl
    Bro I sell boiled corn by the roadside and coconut. I no sabi book. Just make am count how much I sell today | corn/sale/coconut | ledger/log/tool |
    maths homework helpline where pupils ask and i reply | math/homework/help | chat/requests/feed |
    Our family tree of recipes for Sunday roast, gravies mostly. ingredients, method, oven temp, whose version | roast/grav/recipe | recipes | ingredients, method, oven, whose
    hamster weight | hamster | log |
    Convert cups to grams for flour, sugar, butter | cups/gram/convert | tool | flour, sugar, butter
    Caretaker's round at the primary: boiler, gates, toilets, playground, tick it every morning | caretaker/round/check | tasks/habits/log | boiler, gates, toilets, playground
    furniture polish and chair caning jobs, customer, chair count, cane type (natural, plastic), due | chair/caning/furniture | jobs/orders | customer, chair, cane, natural, plastic, due
`,
  ),
];
