import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Written by people who had not seen the composer; some were read after the first run. */
export const unseenAE: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    Merhabalar, ben emekli öğretmenim, balkonda sardunya yetiştiriyorum. Hangi saksıyı ne gün suladım, ne gün gübre verdim unutuyorum, bunu yazabileceğim bir uygulama rica ediyorum. | sardunya/saksi/sula/cicek/bitki/balkon | log/collection/planner | saksi/bitki/cicek/sardunya, sula/tarih/gun, gubre
    oto yikama icin program lazim plaka telefon hangi yikama ic dis motor ne kadar aldik gun sonunda toplam gorunsun | yikama/oto/arac | jobs/ledger/log | plaka, telefon/tel, yikama/tur/hizmet, ucret/tutar/fiyat, toplam
    kanka bize halisaha icin adam toplama uygulamasi lazim kim geliyo kim gelmiyo kim kaleci para verdi mi vermedi mi | halisaha/hali saha/mac/oyuncu/kadro/futbol | people/checklist/board/collection | oyuncu/isim/ad, geliyor/geliyo/katil/durum, kaleci/mevki, para/odeme/odedi
    Kayınvalidem insülin kullanıyor, sabah öğle akşam açlık tokluk şekerini ölçüyoruz, kaç ünite iğne yaptığımızı da yazmamız gerek. Doktora gidince göstereceğiz grafik de olsa güzel olur | seker/insulin/olcum/glikoz/diyabet | measurements/log | seker/olcum/deger, aclik/tokluk, unite/insulin/doz, grafik
    Lastikçiyim. Müşterilerin kışlık yazlık lastiklerini otelde saklıyoruz. Plakayı yazınca hangi rafta olduğu, ebadı, diş derinliği çıksın. | lastik | collection/stock/people/catalogue | plaka, raf, ebat/ebad/olcu, dis
    tavla skor tutma. babamla oynuyoruz kim kaç aldı mars olunca iki yazsın | tavla/skor/mars | tool/game/log | skor/puan/sayi, mars
    ya ben ehliyet sinavina calisiyom trafik isaretlerinden soru sorsun yanlislarimi gostersin lutfen | ehliyet/trafik/isaret/sinav/soru | quiz/flashcards | yanlis/soru
    Ben Suriyeli, Türkçe az biliyor. Terzi dükkan var. Müşteri elbise getirmek, boy ölçü bel ölçü yazmak, ne gün hazır, kaç para kaldı. | terzi/elbise/dikis/siparis | jobs/people/measurements/collection | musteri/ad/isim, boy, bel, gun/teslim/hazir/tarih, kalan/para/ucret/kaldi
    Apartman yöneticisiyim 18 daire var. Aidatı kim verdi kim vermedi ay ay takip etmek, ayrıca asansör bakımı, temizlikçi parası gibi giderleri yazmak istiyorum. | aidat/apartman/daire/yonetim/gider | ledger/people/collection | daire, ay/donem, odedi/odeme/verdi/durum, gider
    Turşu tarifleri koyacağım bir defter gibi bişey, malzemesi yapılışı kaç gün beklemesi gerektiği | tursu/tarif | recipes/collection/catalogue | malzeme, yapilis/hazirlanis, gun/bekle/sure
    evdeki legolarim var setlerin numarasi parca sayisi kutusu duruyomu kaca aldim bide fotografini eklicem | lego/set/koleksiyon | collection/catalogue | numara/no, parca, kutu, fiyat/kac, foto/resim/gorsel
    Sayın yetkili, köyümüzün camisinde Kur'an kursu veriyorum. Öğrencilerin ezber durumunu (hangi sure, ezberledi / tekrar edecek / başlamadı) takip edebileceğim bir uygulama hazırlarsanız dua ederim. | ezber/kuran/sure/ogrenci/kurs | people/board/checklist/collection/log | ogrenci/ad, sure, ezber/durum, tekrar, baslama
    kpss tarih icin kart ezberleme onde olay arkada yili cevirmeli | kpss/tarih/kart/olay | flashcards/quiz | olay/on, yil/arka
    SATILIK DEĞİL YAPTIRMAK İSTİYORUM: 12 metre balıkçı teknesi, her çıkışta yakılan mazot, tutulan balık cinsi kasa adedi, mezat fiyatı girilecek. Tayfa payı önemli değil | balik/tekne/av/mazot | log/ledger/collection | mazot/yakit, cins/balik/tur, kasa/adet, fiyat/mezat
    Üç tane kızım var banyo sırası yüzünden kavga çıkıyor rastgele birini seçen çark gibi bir şey yapabilir misiniz isimlerini ben yazayım | banyo/sira/cark/rastgele/kura/sec | tool/game | isim/ad/kisi/liste
    hocam staj defterimi telefonda tutmak istiyorum hangi gun ne yaptim kac saat hangi bolumdeydim onaylayan usta | staj | log/collection | gun/tarih, yapti/yapilan/is/aciklama, saat, bolum, usta/onay
    Kuaförüz bayan. randevu alınca saat çakışmasın, hangi kız yapacak, fön mü boya mı, müşterinin numarası da olsun | kuafor/randevu/salon | appointments/planner/people | saat, calisan/personel/kiz/eleman/yapacak/kuafor, islem/fon/boya/hizmet, numara/telefon/tel
    pişirdiğim ekmekleri not alıyorum ekşi maya ile un miktarı su oranı mayalanma süresi fırın derecesi sonuç kaç puan | ekmek/maya | log/collection/recipes | un, su, sure/mayalan, derece/firin/sicaklik, puan/sonuc
    Metrekareye göre kaç paket parke lazım hesaplasın, odanın eni boyu, paketin içi kaç metrekare, yüzde on fire eklesin | parke/metrekare/paket | tool | en, boy, paket, fire
    dedemin eski taş plakları var yüz elliye yakın bunları kayda geçirmek istiyoruz sanatçı şarkı plak şirketi çizik var mı yok mu hangi dolapta duruyor | plak | collection/catalogue | sanatci, sarki/parca/eser, sirket/firma, cizik/durum, dolap/yer
    Düğün yapıyoruz ağustosta. davetli listesi olsun, kız tarafı erkek tarafı ayrı, kaç kişi gelecek, davetiye verildi mi, hangi masa | dugun/davetli | people/checklist/collection/planner | taraf, kisi/kac, davetiye, masa
    kahvehane veresiye defteri. kim kac cay icti borcu ne oldu odeyince dussun | veresiye/borc/kahve | ledger/people | kim/isim/ad/musteri, cay/adet, borc, ode
    Selamün aleyküm, koyunlarım var 80 baş. Küpe numarası, ne zaman kuzuladı, ikiz mi tekiz mi, aşısı vuruldu mu. Telefondan bakayım yeter. | koyun/suru/kuzu/hayvan | collection/log | kupe, kuzula, ikiz/tekiz, asi
    Gaziantep'te gezilecek ve yenilecek yerleri listeleyen bir şey istiyorum, adresi, kaç yıldız verdiğim, gittim gitmedim olsun haritada görünmese de olur | gaziantep/antep/gezi/yer/mekan | places/collection/checklist/catalogue | adres, yildiz/puan, gittim/gidildi/gezildi/durum
    servis soforuyum ogrencileri hangi duraktan aliyom velisinin teli sabah bindi mi aksam bindi mi isaretliycem | servis/ogrenci/durak | people/checklist/collection/places/log | ogrenci/ad/isim, durak, veli/tel, sabah, aksam
    Depomuzda boya var, duvar boyası, tavan boyası, astar. Kaç teneke kaldı görelim, 5 in altına düşünce uyarı versin kırmızı olsun. Giriş çıkış yapılsın | boya/depo/stok | stock | teneke/adet/miktar/kalan, giris/cikis/hareket, uyari/min/az/kritik
    Bebek 2 aylık, emzirme saatini, hangi taraf, kaç dakika sürdüğünü kaydetmek istiyorum gece uykulu oluyorum o yüzden butonlar kocaman olsun ne olur | emzir/bebek | log/tool/measurements | saat/tarih, taraf/sag/sol/meme, dakika/sure
    mahalle kütüphanesi gönüllüsüyüm kim hangi kitabı aldı ne zaman geri getirecek gecikenler en üstte dursun | kutuphane/kitap/kitab/odunc | collection/catalogue/log/people | kitap/kitab, alan/kim/uye/okur/kisi, iade/geri/getir
    klima servisi arıza kayıt. müşteri adı adresi arıza nedir teknisyen kim gitti bekliyor yapıldı parça bekliyor | klima/ariza/servis | jobs/board/collection | musteri/ad, adres, ariza, teknisyen, durum/bekliyor/yapildi, parca
    ben yunanistanlıyım türkçe öğreniyor, her gün yeni kelime yazmak istiyor, yanında yunanca anlam ve örnek cümle. sonra kendimi test etmek | kelime/turkce/yunanca | flashcards/quiz/collection/catalogue | kelime, anlam/yunanca, ornek/cumle
    Tansiyonum çıkıyor doktor günde iki kere ölç yaz dedi büyük küçük nabız | tansiyon/nabiz | measurements/log | buyuk, kucuk, nabiz
    okul aile birliği kermesi yapıyoruz, kim börek getirecek kim içecek, stand görevlileri hangi saatte duracak. anneler karışıyor valla yardım | kermes/gorev/stand | planner/people/checklist/collection | getir/yiyecek/borek, gorevli/kim/ad, saat
    futbolcu kartlari takas icin bende olanlar eksik olanlar fazlam kac tane takim adi numarasi | kart/futbolcu/takas/cikartma | collection/checklist/catalogue | eksik/olan/durum, fazla/adet, takim, numara/no
    Evde kaç kilovat elektrik yakıyoruz ay sonunda sayaç endeksini yazınca farkı ve ne kadar geleceğini hesaplasın, geçmiş aylar dursun. | elektrik/sayac/endeks/fatura | measurements/log/tool/ledger | endeks/sayac, fark/tuketim, tutar/hesap/fatura/ucret
    Nöbet listesi lazım 6 hemşireyiz, gündüz gece, izinli olan da belli olsun, takvim gibi görelim | nobet/hemsire/vardiya | planner/appointments/people | hemsire/isim/ad/kisi, gunduz/gece/vardiya, izin, takvim
    amatör telsizciyim. görüşme kayıt defteri: çağrı işareti, frekans, mod, sinyal raporu, utc saat | telsiz/gorusme/cagri/frekans | log/collection | cagri, frekans, mod, sinyal/rapor, saat/utc
    Yavrum otizmli, gün içinde yapacaklarını sırayla görsün istiyorum: diş fırçala, kahvaltı, okul... yaptıkça tik atsın yıldız kazansın. Yazılar iri olsun | gunluk/rutin/gorev/yapacak/yildiz | checklist/planner/game | yildiz/puan
    burs verdigimiz cocuklarin listesi dernegimiz icin adi okulu sinifi aylik ne kadar burs yatti mi iban | burs/dernek/ogrenci | people/ledger/collection | ad/isim, okul, sinif, burs/tutar/aylik, yatti/odendi/durum, iban
    bulmaca gibi adam asmaca olsun kelimeler hep hayvan ismi olsun küçük yeğenime | adam asmaca/asmaca/hayvan/kelime | game/quiz | hayvan
    İyi günler. Zeytin sezonunda günlük işçi yevmiyelerini tutuyorum; isim, çalıştığı gün, kaç kasa topladı, avans aldıysa yazılsın, sezon sonu alacağı belli olsun. | zeytin/isci/yevmiye | ledger/log/people | isim/ad/isci, gun/tarih, kasa, avans, alacak/toplam/bakiye
    motorumun bakimlari yag degisimi zincir yaglama balata kac km de yaptirdim kaca | motor/bakim | log/ledger/collection | km/kilometre, bakim/islem/yag/zincir/balata, fiyat/tutar/ucret/maliyet
    Çeyiz listesi yapıcaz annemle neyi aldık neyi almadık kaça aldık nereden aldık mutfak yatak odası salon diye ayrılsın | ceyiz | checklist/collection/ledger | alindi/aldik/durum, fiyat/kac, nereden/yer/magaza, mutfak/oda/kategori/bolum
    pilates stüdyosu üyelik takip sistemi — üyenin paketi (8 ders/12 ders), kalan ders, bitiş tarihi, sakatlık notu | pilates/uye | people/appointments/collection | paket, kalan, bitis, sakatlik/not
    rüyalarımı yazıyorum sabah kalkınca, korkunç mu güzel mi, içinde kim vardı, tekrar eden rüya mı | ruya | log/collection | korkunc/guzel/tur/duygu, kim/kisi, tekrar
    Pazarda peynir satarım. Kilo fiyatı, müşteri kaç gram aldı yazınca tutarı çıkarsın para üstünü de göstersin | peynir/pazar/tutar/para ustu/hesap | tool/ledger | fiyat/kilo, gram, tutar, ustu
    Apartmanin kedilerine bakiyoruz 4 komsu. kedilerin adi rengi kisirlastirildi mi kim mama verdi bugun | kedi/mama | collection/log/checklist/board | ad/isim, renk/reng, kisir, mama/kim
    Podcast yapıyorum bölüm fikirleri fikir, çekildi, kurguda, yayında diye ilerlesin, konuk adı ve yayın tarihi de olsun | podcast/bolum | board/planner/collection/jobs | fikir, cekildi/cekim, kurgu, yayin, konuk, tarih
    kamp yapmaya gidiyoruz çanta hazırlama listesi çadır uyku tulumu ocak falan kim taşıyacak unutmayalım bu sefer geçen sefer çakmağı unuttuk aç kaldık | kamp/canta/malzeme | checklist/collection | kim/tasi
    Hukuk burosundayız, duruşma takibi: dosya no, mahkeme, müvekkil, duruşma günü saati, yapılacaklar. Yaklaşan duruşmalar üstte. | durusma/dava/dosya/hukuk | appointments/planner/jobs/collection | dosya, mahkeme, muvekkil, gun/tarih/saat, yapilacak
    ilkyardım bilgileri anlatan bi uygulama, yanık, kırık, arı sokması, boğulma; başlığa basınca ne yapılacağı çıksın internet olmadan açılsın | ilkyardim/ilk yardim/yanik/kirik | articles/catalogue | yanik, kirik, ari, bogul
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    I run a small bike repair place. Need to write in who dropped off what bike, whats wrong with it, quote, and when its ready for pickup. | bike/repair/bicycle/workshop | jobs/board/collection/people | customer/name/who/owner, bike, wrong/problem/fault/issue, quote/price, ready/pickup/date/status
    hi im 13 and me and my friends trade pokemon cards can u make an app where i put my cards, how rare, hp, and if im willing to trade it | pokemon/card | collection/catalogue | rar, hp, trade
    My husband passed in March and I am trying to sort his tools. I would like to list each one, what it is, the condition, and which of the children is to have it. Thank you kindly. | tool | collection/catalogue/checklist | condition, child/who/recipient/for/give/heir
    tip splitter. bill amount, tip percent, how many ppl, thats it | tip/split/bill | tool | bill/amount, percent/tip, people/person/how many
    I am taxi driver in Izmir. I want write every customer how many lira, from where to where, and how much gas I buy. End of day show me what stay in pocket. | taxi/trip/ride/fare | ledger/log | lira/fare/amount/price, from, to/where/destination, gas/fuel, total/net/balance/left
    Looking for someone to build: wine cellar inventory. Fields = producer, vintage, region, bottles left, drink-by year, tasting notes. Must be sortable by drink-by. | wine/cellar/bottle | collection/stock/catalogue | producer, vintage, region, bottles/left/quantity, drink, notes/tasting
    chore wheel for roommates, theres 4 of us and nobody ever does the dishes. week by week who does what and tick when done | chore/roommate/task | checklist/planner/board | who/roommate/person/assigned, week, done
    i have migrains and my neurologist wants me to write down when it started how bad 1-10 what i ate and if the pill helped | migraine/migrain/headache | log/measurements | start/time/date, bad/severity/pain/intensity/1-10/level, ate/food, pill/help/medic
    Hello dear sir, please can you do application for our mosque collect donation, name of brother, how much he give, for which purpose (roof, orphan, iftar), total must to show | donation/mosque/donor | ledger/people | name/donor/brother, amount/how much, purpose/roof/orphan, total
    Spelling test for my daughter's Year 3 words. She hears or sees the word, types it, it tells her if right. I want to add new words every week. | spelling/word | quiz/flashcards/game | word, add/new/week
    need a guest book thing for our Airbnb cabin: guest name, check in check out, how many nights, cleaning fee paid y/n, left it clean or messy | cabin/guest/airbnb/booking/stay | reservation/people/log/ledger/collection | guest/name, check in/check-in/arrival, check out/check-out/departure, night, cleaning/fee, clean/messy/condition
    ok so i want to do like a little instagram but just for my sourdough club. people post a pic, say something, others can like and comment | sourdough/club/post | feed | post/photo/pic, like, comment
    Church choir director here. I need our repertoire: title, composer, voicing (SATB, SSA...), number of copies in the filing cabinet, last sung on. | choir/repertoire/music/song/piece | collection/catalogue/stock/log | title, composer, voicing, copies, last sung/sung
    egg timer soft medium hard. big buttons i have bad eyes | egg/timer | tool | soft, medium, hard
    My english not good. I has small hotel for dog. Dog name, owner telephone, which day come which day go, what eat, medicine. Which cage is empty I must see. | dog/hotel/kennel/cage | reservation/people/collection/appointments | dog/name, owner/phone/telephone, come/check/arriv/start/from, go/leav/depart/end/until, eat/food, medic, cage
    tenant rents!!! 3 units, who paid who hasnt, late fees, and repairs i spent money on so the accountant stops yelling at me | rent/tenant/unit | ledger/people/collection | tenant/unit, paid/payment/status, late/fee, repair
    An app for birdwatching please – species, where I saw it, date, how many, male/female, and a photo if possible. I go to the marsh most Sundays. | bird/species/sighting | log/collection/places | species, where/location/place, date, many/count/number, male/female/sex, photo
    gym log nothing fancy exercise sets reps weight date show me a chart of my bench | gym/workout/exercise/bench | log/measurements | exercise, sets, reps, weight, date, chart/progress/graph
    we are 5 teachers sharing one laptop cart of 30 chromebooks and its chaos. need to book it by period and room number so nobody double books | laptop/cart/chromebook/booking | reservation/appointments/planner | period, room, teacher/name
    I want make recipe book from my grandmother in Adana. Kebap, soup, dessert. What need, how cook, how many minute, photo. My childrens live in Germany they will look. | recipe/adana/grandmother/kitchen/cook | recipes/collection/catalogue | need/ingredient, how/steps/instruction/method/preparation, minute/time, photo, kebap/soup/dessert/category/type
    whats in my freezer. item, how many bags, date i froze it, which drawer. mum keeps buying more peas | freezer/frozen/item | stock/collection/catalogue | item/name, bag/quantity/how many, froze/date, drawer
    Capitals quiz, African countries only, four choices, keep my high score | capital/africa/countr | quiz/game | score, choice/option/answer
    Plumber, 22 years in trade. Sick of paper. Job address, customer phone, what was done, parts used, hours, invoice sent or not, paid or not. | plumb/job | jobs/ledger/collection/people | address, phone, done/work/description, part, hour, invoice, paid
    so basically my toddler refuses food and the dietitian said keep a note of every new food we offer, how many times offered, did he touch it lick it or eat it | toddler/food | log/collection/checklist | food, times/offered, touch/lick/eat/reaction/result
    Blood donor drive at our college on the 14th. sign up slots every 15 min, name, blood type, student id. dont let 2 ppl take same slot | donor/blood/slot/sign | appointments/reservation/people | slot/time, name, blood/type, student/id
    Dungeons and dragons initiative tracker, add monsters and players with a number and hp, sort high to low, next turn button | initiative/dragon/dnd/d&d/encounter/combat/turn | tool/game/collection/board | initiative/number, hp, turn/next
    I volunteer to look after graves at the old cemetary. Want plot number, family name, year of death, stone condition and whether we cleaned it already | grave/cemet/plot/stone | collection/catalogue/checklist/places/jobs | plot, family/name, year/death, condition, clean
    Please make converter for knitting needles US size to mm to UK. I always forget | knit/needle/convert | tool | us, mm, uk
    startup idea lol: rate every burrito in the city. place, price, spice level, score out of 10, would go again | burrito | places/log/collection/catalogue | place/restaurant, price, spic, score/rating, again
    fundraising raffle. i sell tickets numbers 1 to 200, need buyer name n phone per ticket, paid or owes, then draw a random winner | raffle/ticket | people/ledger/collection/tool | ticket/number, buyer/name, phone, paid/owe, winner/draw/random
    Good evening. I keep four aquariums and must record water tests, which are pH, ammonia, nitrite, nitrate and temperature, for each tank separately. A line graph would be most helpful. | aquarium/water/tank | measurements/log | ph, ammonia, nitrite, nitrate, temperature, tank/aquarium, graph/chart
    moving house in 3 wks HELP box number, what room, whats inside, fragile yes no | box/moving/move | collection/checklist/stock/catalogue | box/number, room, inside/content, fragile
    Our company make textile in Bursa, we want follow sample requests: customer, fabric code, color, sended date, status waiting / sent / approved / refused. | sample/fabric/textile/request | jobs/board/collection | customer, fabric/code, color, date/sent, status/waiting, approved, refused
    I lead walking tours in Bath and want visitors to read short bits about each stop with a picture - the Abbey, Pulteney Bridge, Royal Crescent etc. | bath/tour/stop/walk | articles/places/catalogue | picture/photo/image, abbey, pulteney, crescent
    kids pocket money. 2 kids, they earn by doing jobs, spend it, i wanna see each ones balance | pocket/money/allowance/kid | ledger/people | kid/child/name, earn/income, spen/expense, balance
    Does anyone know an app that tracks what perfume samples I tried?? I'd want house, name, notes (rose, oud etc), how long it lasted on me, and love/meh/hate | perfume/sample/fragrance/scent | collection/log/catalogue | house/brand, name, notes, last/long/longevity, love/meh/rating
    countdown to my retirement 4 september 2026 days hours the lot | retire/countdown | tool | day, hour
    science fair projects board for 7th grade: student, topic, mentor, stage (idea, experiment, poster, done). I should be able to move them along | science/project/fair | board/collection/jobs/people/planner | student, topic, mentor, stage/status, idea, experiment, poster
    Ambulance volunteer crew. Every morning we check the bag: gloves, oxygen level, AED battery, burn gel, scissors. Tick each and at the end who checked. | ambulance/bag/check | checklist/log/stock | glove, oxygen, aed, gel, scissors, who/checked by
    i drink too much coffee help me count cups per day and mg caffeine and warn me after 400 | coffee/caffeine/cup | log/tool/measurements | cup, mg/caffeine, 400/limit/warn
    playlist of my son's meditation sounds, rain, ocean, fan noise, press play and sleep timer | sound/sleep/meditat/rain | player/tool | rain, ocean, fan, timer
    Community garden coordinator needs waiting list + plots. Plot size, who rents it, year fee paid, what they grow; people waiting with the date they applied | garden/plot/waiting | people/collection/ledger/places/catalogue | size, who/renter/gardener/name/member, fee/paid, grow/crop, waiting/applied
    make me app for learn kurdish words for my wife family. kurdish, english, and how say it. show one side tap show other side | kurdish/word | flashcards/quiz/catalogue/collection | kurdish, english, say/pronunc
    Fleet of 6 vans. mileage every monday, next MOT date, insurance expiry, which driver has it, any dents. | van/fleet/vehicle | collection/log/measurements/catalogue | mileage, mot, insurance, driver, dent/damage
    secret santa picker for 11 cousins no one should get themself, budget 20 dollar | santa/cousin/gift | tool/people/game | budget/20, cousin/name/participant
    Menopause stuff. hot flushes how many, sleep hours, mood, and HRT patch changed or not, every day. Keep it private please nobody else needs to see. | menopause/flush/symptom/hrt | log/measurements | flush, sleep, mood, patch/hrt
    honestly just want to remember which theatre costumes went home with which actor cause we have lost like 9 of them. costume, size, who has it, date taken, returned? | costume/theatre | collection/log/catalogue/checklist/stock | costume, size, actor/who/person/borrower, date/taken, returned
    Scottish country dancing club: list the dances we know with type (reel, jig, strathspey), number of couples, difficulty and short instructions of steps. | danc | catalogue/collection/articles | type/reel/jig, couple, difficult, step/instruction
    Catering orders for weddings and parties. client, event date, number of guest, menu choosen, deposit, balance due, allergies IMPORTANT | cater/order/event | jobs/ledger/appointments/planner/people/collection | client, date, guest, menu, deposit, balance/due, allerg
    road trip bingo for the car, kids tap when they see a red truck, cow, water tower, police car etc, 5x5 | bingo/trip/car | game/checklist | truck, cow, tower, police
    `,
  ),
];
