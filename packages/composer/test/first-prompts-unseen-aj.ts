import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** First prompts by people who had not seen the composer; not read. */
export const unseenAJ: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    koyunlarım için uygulama lazım kulak numarası cinsi doğum tarihi bide aşıları yazayım | koyun/suru/hayvan/kuzu | collection/log/stock/catalogue | kulak/kupe/numara, cins/irk, dogum, asi
    slm ben oto lastikçiyim müşterinin plakasını lastik ebadını raf nosunu yazcam kışlıklar bende duruyo yazlıklar da | lastik/lastikci/musteri | stock/collection/people/jobs/log | plaka, ebat/ebad/olcu, raf
    Merhabalar, emekli öğretmenim. Torunuma her akşam bir masal okuyorum ve hangisini okuduğumu unutuyorum. Masalın adı, okuduğum tarih ve torunumun beğenip beğenmediği yazılsın isterim. Teşekkür ederim. | masal/torun/hikaye/okuma | log/collection/catalogue | tarih/gun, begen/sevdi/puan
    tansiyonumu sabah aksam yazmam lazim doktor istedi buyuk kucuk nabiz | tansiyon/saglik/olcum | measurements/log | buyuk/sistolik, kucuk/diyastolik, nabiz
    apartman yöneticisiyim 16 daire var aidatı kim verdi kim vermedi bunu telefondan takip etmek istiyorum | aidat/apartman/daire/yonetici | ledger/people/checklist/collection/log/board | daire, odendi/odeme/verdi/durum
    Ben Suriyeli, Türkçe az biliyor. Terzi dükkan var. Müşteri isim, elbise ne, ne zaman hazır, para ne kadar. Uygulama istiyor | terzi/elbise/siparis/musteri/dikis/kiyafet | jobs/people/log/collection/board | musteri/isim/ad, elbise/kiyafet/urun/is, hazir/teslim/tarih, para/fiyat/ucret/tutar
    ehliyet sınavına çalışıyorum trafik işaretlerini soran şıklı bi test yapın | trafik/ehliyet/isaret/sinav | quiz/flashcards | sik/secenek/test/soru
    Kaç gündür sigara içmediğimi sayan bir şey yapar mısınız, içmediğim gün başına ne kadar para biriktirdiğimi de göstersin, paketi 95 lira | sigara/birakma/icme | tool/log/measurements/ledger | gun, para/lira/tasarruf/birik/kazanc/tutar
    halı saha maçı yapıyoruz her perşembe 14 kişi kim geliyo kim gelmiyo liste olsun bide parayı kim verdi | hali saha/mac/saha/oyuncu/futbol | people/checklist/planner/log/collection/ledger | geliyor/gelecek/katil/geldi/durum, para/odedi/odeme/ucret/verdi
    Balkonda domates biber yetiştiriyorum. Hangi saksıya ne ektim, ne zaman ektim, ne zaman suladım, gübre verdim mi not etmek istiyorum. | saksi/balkon/bitki/domates/bahce/sebze | collection/log/planner/checklist | saksi, ekim/ektigim/ekildi/dikim/ekme, sula, gubre
    kuaförüm randevu defteri yerine telefon kullanicam saat isim yapilcak islem telefon numarasi yeter | randevu/kuafor/musteri/salon | appointments/reservation/planner/people/log | saat/tarih, isim/ad/musteri, islem/hizmet, telefon
    pul koleksiyonum var yaklaşık 800 adet ülkesi yılı kondisyonu tahmini değeri fotoğrafı olsun ülkeye göre de süzebileyim | pul/koleksiyon | collection/catalogue/stock | ulke, yil, kondisyon/durum, deger, foto/resim
    yaw arkadaslar bi app lazim alacak verecek tutcam kime borç verdim kimden aldım vade tarihi falan | borc/alacak/verecek | ledger/log/people | kim/kisi/ad/isim, vade/tarih/son odeme
    Ben cezayirli öğrenci. Türkçe kelime öğrenmek lazım bana kart yap bir taraf türkçe kelime bir taraf fransızca | kelime/turkce/fransizca/kart/sozluk | flashcards/quiz/catalogue/collection | turkce, fransizca
    su tesisatçısıyım gittiğim evlerin adresi arıza ne kullandığım malzeme aldığım ücret garanti kaç ay bunları kaydedeyim | tesisat/ariza/is kayd/isler/su/servis | jobs/log/people/ledger/collection | adres, ariza/sorun, malzeme/parca, ucret/tutar/fiyat, garanti
    Düğünümüz 3 ay sonra yapılacaklar listesi lazım kategori kategori olsun gelinlik mekan davetiye gibi bir de son tarihleri | dugun/evlilik/hazirlik/nikah | checklist/planner/board/collection | kategori/tur/grup, tarih
    zar atma uygulaması 2 tane zar olsun basınca atsın | zar | tool/game | zar
    Anneannemin yemek tariflerini bir yerde toplamak istiyorum, kaybolup gitmesin. Malzemeler, yapılışı, kaç kişilik olduğu yazsın. Hamur işi, zeytinyağlı, tatlı diye ayırabileyim. | tarif/yemek/anneanne/mutfak | recipes/collection/catalogue/articles | malzeme, yapilis/hazirlan/tarif, kisi/porsiyon, hamur, zeytinyagli, tatli
    servis şoförüyüm öğrenci listem olsun adı okulu evin yeri veli telefonu sabah bindi mi diye işaretliyim | servis/ogrenci/yolcu | people/checklist/collection/log | okul, ev/adres/yer/konum, veli/telefon, bindi/isaret/sabah/yoklama/geldi
    balik tutmaya gidiyorum nerde tuttum ne balıgı kac kilo hangi yemle hava nasıldı | balik/av/olta | log/collection/places/measurements | yer/nerede/konum/mera, tur/cins/balik, kilo/agirlik, yem, hava
    Müzayede için değil sadece kendim için antika saatlerimin kataloğunu tutmak istiyorum marka model mekanizma tipi (kurmalı, otomatik, pilli) ve satın aldığım fiyat | saat/antika/koleksiyon | collection/catalogue/stock | marka, model, mekanizma/tip, kurmali, otomatik, pilli, fiyat/ucret/tutar
    çocuğum 2. sınıf çarpım tablosunu öğrenemiyor oyun gibi soru soran bişey olsa puan da versin | carpim/carpma/tablo/matematik | quiz/game/flashcards | puan/skor/dogru
    pansiyonum var bozcaadada 6 oda. oda no misafir adı giriş çıkış tarihi kapora ne kadar aldım | oda/pansiyon/rezervasyon/misafir/konuk/konaklama | reservation/appointments/people/log/collection | oda, misafir/ad/konuk, giris, cikis, kapora/on odeme/tutar
    kitap kulübümüz için uygulama yapmak istiyoruz bu ay ne okuyoruz kim önerdi herkesin yorumu puanı olsun | kitap/kulup/okuma | collection/log/catalogue/feed/people | oner, yorum/not/dusunce, puan
    forumda gördüm buraya yazıyorum. 2011 model dizel aracım var, yaptırdığım bakımları (yağ, filtre, balata), km sini ve ödediğim parayı unutmayayım. Son bakımdan kaç gün geçmiş onu da görsem süper olur | arac/araba/bakim/oto | log/ledger/collection/measurements | yag, filtre, balata, km/kilometre, para/tutar/ucret/fiyat/masraf/odenen/maliyet
    bulasik sirasi evde 4 kisiyiz hep kavga kim ne gun yikadi belli olsun | bulasik/sira/ev | log/planner/checklist/people/tool | kim/kisi/yikayan, gun/tarih
    Güvercin besliyorum taklacı. Bilezik nosu, rengi, annesi babası, kaç takla attığı. Sattıklarım ayrı dursun | guvercin/kus/taklaci | collection/catalogue/log/stock/board | bilezik, renk/rengi, anne, baba, takla, sat
    hırdavat dükkanımın deposunda ne var ne yok kaç adet kaldı azalınca göreyim alış fiyatı satış fiyatı | hirdavat/depo/stok/urun/malzeme | stock/collection/catalogue/ledger | adet/miktar/stok, alis, satis
    eczane nöbeti değil benimki evdeki ilaç dolabı ilacın adı ne işe yarar son kullanma tarihi geçenler belli olsun | ilac/dolap/dolab | stock/collection/catalogue/checklist | ne ise/amac/kullanim/yarar/etki, son kullanma/skt
    üniversite notlarımdan ortalama hesaplasın dersin kredisi harf notu | ortalama/not/ders/gano | tool/collection/log/ledger/measurements | kredi, harf/not
    gezdiğim müzeler için şehir, müze adı, gittiğim gün, giriş ücreti ve yıldız vereyim | muze/gezi/ziyaret | places/log/collection/catalogue | sehir/il, tarih/gun, ucret/giris/fiyat, yildiz/puan
    Sayın yetkili, köyümüzün muhtarıyım. Vatandaşın istek ve şikayetlerini kayıt altına almak istiyorum. Vatandaşın adı soyadı, konusu, başvuru tarihi, durumu (beklemede, ilgileniliyor, çözüldü). Saygılarımla | muhtar/istek/sikayet/basvuru/koy/vatandas/talep | board/jobs/log/people/collection | ad, konu, tarih, durum, bekle, ilgilen, cozul
    yumurta haşlama zamanlayıcı rafadan kayısı katı seçince süre saysın | yumurta/haslama/zamanlayici | tool | rafadan, kayisi, kati
    bebegim 2 aylik emzirme saatleri hangi gogus kac dakka birde bez degisimi | bebek/bebeg/emzir/emzirme | log/measurements/planner | saat/zaman/tarih, gogus/meme/taraf, dakika/sure/dk, bez
    plaklarımı listelemek istiyorum sanatçı albüm yıl ve plağın durumu. sanatçıya göre gruplansa iyi olur | plak/plag/album/muzik/vinil | collection/catalogue/stock/player | sanatci, album, yil, durum
    kargo kuryesiyim günde 60 paket adres alıcı kapıda ödeme var mı teslim ettim edemedim iade | kargo/paket/teslimat/kurye/gonderi | jobs/checklist/board/log/collection | adres, alici/ad, kapida/odeme, teslim, iade
    mantı sarma börek yapıp satıyorum evden siparişler karışıyo kim ne istedi kaç kilo ne zaman alcak parasını verdimi | siparis/manti/borek/sarma/ev yemek | jobs/ledger/log/people/board/collection/checklist | kim/musteri/ad, ne/urun/yemek/cesit, kilo/miktar/kg, teslim/tarih/alacak/alma/zaman, para/odedi/odeme/odendi
    Fıkra okuma uygulaması istiyorum Nasreddin Hoca Temel Bektaşi diye bölümler olsun beğendiğime kalp koyayım | fikra/nasreddin/temel | articles/catalogue/collection/feed | nasreddin, temel, bektasi, kalp/favori/begen
    ramazanda tutamadığım oruçları kaza ediyorum kaç tane kaldı tarih tarih işaretlemek istiyorum | oruc/kaza/ramazan | log/tool/checklist/planner/measurements | kal/sayi/toplam, tarih/gun
    kamp malzeme listesi herseferinde birşey unutuyoruz çadır tulum ocak vs tik atayım sonraki kampta sıfırlansın | kamp/malzeme/ekipman | checklist/stock/collection | cadir, tulum, ocak
    zeytin hasatı için amele yevmiyesi. kim kaç gün çalıştı günlüğü kaç lira toplam ne vercem | yevmiye/amele/isci/zeytin/hasat | ledger/log/people/collection | isci/ad/kim/kisi/amele, gun/tarih, lira/yevmiye/ucret/gunluk, toplam
    Ben almanyali. Istanbulda köpek gezdirmek is yapiyorum. köpek isim, sahip telefon, ne gün, kaç saat gezdirdim | kopek/gezdir/gezi | log/people/appointments/planner/jobs/collection/ledger | isim/ad, sahip/telefon, gun/tarih, saat/sure
    spor salonunda ne çalıştım yazayım hareket ağırlık set tekrar geçen haftayla karşılaştırıyım grafikte | spor/antrenman/hareket/egzersiz/fitness/idman | log/measurements/collection/planner | hareket/egzersiz, agirlik/kilo/kg, set, tekrar, grafik
    cenaze taziyeye gelenleri yazalım diyoruz kim geldi kim yemek getirdi sonra biz de gidelim unutmayalım diye | taziye/cenaze/gelen/ziyaret | people/log/collection/checklist | ad/kim/isim/kisi, yemek/getir
    satranc hamle saati iki kisilik herkese 10 dakka dokununca obur tarafa gecsin | satranc/saat/hamle | tool/game | 10/dakika/sure
    anaokulunda öğretmenim veliler sürekli soruyor, çocuk bugün yemek yedi mi uyudu mu keyfi nasıldı günlük yazayım her çocuk için | cocuk/ogrenci/anaokul/gunluk/sinif | log/people/collection/feed/checklist | cocuk/ogrenci/ad, yemek/yedi, uyku/uyudu, keyif/keyfi/ruh/mod/duygu
    satılık ikinci el eşyalarım var liste yapıp komşulara gösterecem eşya adı fiyat resim satıldı mı satılmadı mı | esya/ikinci el/satilik/ilan | catalogue/collection/stock/board | fiyat, resim/foto, satildi/durum
    elektirik su dogalgaz sayaclarini her ay okuyup yaziyorum deftere endeks ve fatura tutari olsun hangisi oldugunu seceyim | sayac/fatura/endeks | measurements/log/ledger/collection | elektri, su, dogalgaz/gaz, endeks/okuma/deger, tutar/fatura
    film önerilerini bi yere yazıyorum sonra kayboluyo film adı kim önerdi tür izledim izlemedim | film/sinema/izle | collection/catalogue/checklist/board/log | oner, tur, izle
    Tiyatro topluluğuyuz. Provalar hangi gün saat kaçta nerede, hangi sahne çalışılacak ve kimler gelmeli görünsün istiyoruz; kostümler için de ayrı bir liste olabilir. | prova/tiyatro/sahne/oyun | planner/appointments/log/collection/people | tarih/gun, saat, yer/nerede/mekan/salon, sahne, kim/oyuncu/katilim/kisi, kostum
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    need app for my mowing customers. name address how often price per cut last cut date | mow/lawn/customer/client/grass | people/jobs/log/ledger/collection | name, address, often/frequency/interval, price/cost/rate, last/date
    I want keep my canary birds. Ring number, color, mother, father, when born. Please simple because my english is not good | canar/bird | collection/catalogue/log | ring, colo, mother, father, born/birth/hatch
    Something to help me remember when I last changed the furnace filter, cleaned the gutters, tested the smoke alarms and so on. I'm 74 so keep the words plain please. | home/house/maintenance/chore/task/upkeep | log/checklist/planner/collection | last/date/done, filter/furnace, gutter, smoke
    ok so basically me and my flatmates keep arguing about who paid for what, i want something where we put in expense, who paid, how much and it shows totals per person | expense/flatmate/shared/bill/spend | ledger/log/people | paid/payer/who, amount/much/cost/price, total
    spelling test for my daughter shes 7, words with the missing letter, multiple choice | spell/word/letter | quiz/game/flashcards | letter/word
    hi i do nails from home and my bookings are in my head lol. client, date n time, type of nails (gel acrylic natural) and deposit paid yes/no | nail/booking/client/appointment | appointments/reservation/people/planner/log | client/name/customer, date/time/when, type/service, gel, acrylic, natural, deposit
    App for tracking my sourdough experiments: flour type, hydration %, proof time, oven temperature, result photo and a rating from 1 to 5 | sourdough/bread/bake/loaf | log/collection/recipes/measurements/catalogue | flour, hydration, proof, temp/oven, photo/picture/image, rating/star/score
    flip a coin | coin/flip | tool/game |
    I run a small tool hire place and I lose track of whats out. Need item, who has it, date out, date due back, returned or not | tool/hire/rental/loan/item | stock/reservation/jobs/log/collection/board | who/customer/hirer/borrower/name, out, due/back, return
    dear sir i am from pakistan i have cricket team of mohalla, please make application for players name, run, wicket, match played | cricket/player/team | people/collection/log/measurements/catalogue | name/player, run, wicket, match
    medicine for my dad, he takes 6 different pills, which one, dose, morning noon or night, and tick when given | pill/medicine/medication/med/dad/dose | checklist/log/planner/collection | dose/dosage, morning, noon, night, given/taken/tick
    So I collect fountain pens and my wife says I've got too many, which is why I need a list that shows brand, nib size, ink currently loaded, what I paid (she wont see it haha) and where I bought it | pen/fountain/ink | collection/catalogue/stock | brand/maker, nib, ink, paid/price/cost, where/bought/shop/store
    convert cups to grams for baking | cup/gram/convert/baking | tool | cup, gram
    job hunt tracker!! company, role, date applied, salary, link, and stages applied / interview / offer / rejected | job/application/hunt/career | board/log/collection/jobs/checklist | company, role/position/title, applied, salary/pay, link/url/website, interview, offer, reject
    My students learn capitals of europe i am teacher of geography in Bursa, i want app ask them country and they choose capital | capital/europe/country/geography | quiz/flashcards/game | capital, country
    church bake sale. who is bringing what, how many, and is it gluten free or has nuts | bake/church/sale | checklist/people/collection/stock/log/planner | who/name/person, what/item/bake/cake, many/quantity/number, gluten, nut
    running log pls. distance time pace shoes how i felt | run/jog | log/measurements/collection | distance/km/mile, time/duration, pace, shoe, felt/feel/mood
    Looking for someone to make me a thing for my food truck: the menu with prices and photos, sections for burgers, sides and drinks, mark when sold out | menu/food truck/burger/truck | catalogue/collection/stock/recipes | price, photo/picture/image, burger, side, drink, sold/available
    i got 3 horses and the farrier vet and wormer dates are a mess. per horse what was done when, who by, cost, next due | horse/farrier/vet/stable | log/collection/planner/appointments/ledger | horse, done/treatment/type/visit/what, date/when, by/who, cost/price, next/due
    pomodoro timer 25 min work 5 min break | pomodoro/timer/focus/work | tool | 25/work/focus, break/5
    Hello, our allotment society has 42 plots and a waiting list. I'd like to see plot number, tenant, rent paid for the year, and plot size; and a second list of people waiting with the date they asked. | plot/allotment/tenant | people/collection/ledger/log/places/stock | plot/number, tenant/holder, rent/paid, size, waiting, date/asked
    want to note wherever i find mushrooms, spot name kind of mushroom season notes and photo. secret only for me | mushroom/spot/forag/fung | places/log/collection/catalogue | spot/place/location/where, kind/type/species/mushroom, season, note, photo/picture/image
    Meditation diary how long, morning or evening, what came up, mood before and after | meditat/diary/journal/mindful | log/measurements/collection | long/duration/minute/length/time, morning, evening, before, after
    drivin school instructor here. pupil name, lessons done, what we practised, test date, money owed | driv/pupil/lesson/learner/student | people/log/appointments/ledger/collection/jobs | name/pupil, lesson, practi, test, owe/money/balance
    quotes about courage i can swipe through and save the ones i like | quote/courage | articles/catalogue/collection/feed/flashcards | save/favo/like
    We are a voluntary fire brigade, and need to check the truck every saturday. hoses, ladders, radios, oxygen bottles, lights, ok or not ok with a remark | truck/fire/check/brigade/inspection | checklist/log/collection/stock | hose, ladder, radio, oxygen/bottle, light, ok, remark/note/comment
    i wanna track my guitar practise, song, bpm, minutes, which bit is still rubbish | guitar/practi/song/music | log/measurements/collection | song/piece, bpm/tempo, minute/duration/time, rubbish/weak/bit/improve/difficult/part/section
    split a restaurant bill with tip | bill/tip/split/restaurant | tool/ledger | tip, people/person/split
    My mother have diabet, every day we measure sugar before eat and after eat. I must show to doctor with graphic. | sugar/diabet/glucose/blood | measurements/log | before, after, graph/chart/trend
    lego sets: set no, theme, pieces, year, built / boxed / missing parts | lego/set/brick | collection/catalogue/stock/board | number/no, theme, piece, year, built, boxed/box, missing
    Selling at markets on weekends, candles and soaps. I need to write each sale quickly: product, how many, price, cash or card. End of the day I want the total. | sale/candle/soap/market | ledger/log/stock | product/item, many/quantity/qty, price/amount, cash, card, total
    dnd group initiative and hp, name, hit points, armor class, conditions | initiative/dnd/d&d/character/combat/hit point/party/encounter | collection/people/tool/game/board/log | name/character, hit/hp, armor/armour/ac, condition/status, initiative
    what should we eat tonight, random picker i add the dishes | eat/dinner/dish/meal/food/picker | tool/collection/recipes/planner | dish/meal/food/name/option
    I'm a night nurse and I'd like to log my shifts, ward, hours, whether I got a break and how much overtime. | shift/nurse/ward/work | log/planner/measurements/ledger/collection | ward, hour, break, overtime
    okay um so I have this little library thing on the street outside my house you know the free books box and people keep taking and leaving and I would like to write down what's in there title author kids or adults and when it went in | book/library/box | collection/catalogue/stock/log | title, author, kid/child, adult, date/when/added/went
    scooter repair shop. number plate, problem, parts, estimate, status waiting/in progress/ready/picked up | scooter/repair/shop/workshop | jobs/board/log/collection | plate/registration, problem/issue/fault, part, estimate/quote/price, waiting, progress, ready, picked/collected
    plan for school lunchbox mon to fri, sandwich, fruit, snack, drink for 2 kids | lunch/school | planner/recipes/checklist/collection/log | sandwich/main, fruit, snack, drink, kid/child
    my dreams. date, what happened, nightmare or nice, people in it | dream | log/collection/articles/feed | date/when/night, happened/description/what/story, nightmare, people/person/who
    First aid short texts to read when no internet: burns, choking, bleeding, fainting. big letters | first aid/emergency/aid | articles/catalogue/collection/checklist | burn, chok, bleed, faint
    keeping track of gym members in our boxing club. name, phone, belt.. no wait weight class, fee paid until, emergency contact | member/boxing/club/gym/boxer | people/collection/ledger | name, phone/tel, weight, fee/paid/until, emergency
    whack a mole game for my kid with score | mole/whack | game | score/point
    wine i drank. grape country year price would i buy again | wine | log/collection/catalogue/stock | grape, country, year/vintage, price/cost, again
    We moving to new house in june and all boxes must have number, which room, what is inside, fragile or not. Then I search what box have my coffee machine. | box/moving/move | collection/stock/checklist/catalogue | number/no, room, inside/content/what/item, fragile
    telescope nights: object seen, constellation, eyepiece, sky condition, sketch | telescope/observ/sky/star/astronom/object/stargaz | log/collection/catalogue/measurements | object, constellation, eyepiece, condition/sky/seeing, sketch/photo/picture/drawing/image
    I drive taxi. every day i write kilometers start, kilometers end, fuel money, money earn | taxi/trip/drive/kilomet | log/ledger/measurements | start, end, fuel, earn/income/revenue
    pub quiz fundraiser, teams and scores round by round and who is winning | quiz/team/score/pub | tool/game/collection/people/measurements/log/board | team, score/point, round
    Swim lessons timetable for my three boys, who, which pool, day, hour, coach. I mix them up constantly | swim/lesson/pool/timetable | planner/appointments/collection/log | who/child/boy/name/kid, pool, day/date, hour/time, coach/teacher/instructor
    Hi there, landlord with 4 flats. Would like tenants name, rent amount, due day, paid or late, and repairs they've asked for. Thank you kindly | tenant/flat/rent/landlord/property | people/ledger/collection/log/jobs | tenant/name, rent/amount, due, paid, late, repair
    phrases in italian for my holiday with the english meaning, sorted in hotel, restaurant, emergency. i want to test myself also | italian/phrase/holiday | flashcards/quiz/catalogue/collection/articles | italian/phrase, english/meaning, hotel, restaurant, emergency
    water intake counter tap for every glass goal 8 shows what i drank this week | water/glass/drink/hydrat | tool/log/measurements | goal/target/8, week
    `,
  ),
];
