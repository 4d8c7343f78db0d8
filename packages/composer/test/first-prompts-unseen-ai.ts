import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Written by people who had not seen the composer; not read. */
export const unseenAI: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    selamun aleyküm ben Erzurumda cağ kebapçısıyım günlük kaç şiş sattık onu yazcam bi de kaç kilo et gitti | cag/kebap/sis/satis | log/ledger/stock | sis/adet, et/kilo
    Okul servisi çekiyorum 3 ayrı okul. Hangi öğrenci hangi duraktan biniyor veli telefonu ne bu ay parayı verdi mi görebileyim | ogrenci/servis/yolcu | people/collection/ledger/checklist | durak, veli/telefon, para/odeme/odedi/ucret
    bana zeytinyagi teneke takibi lazim kac teneke doldu kime sattim kalan ne | zeytin/teneke/yag | stock/ledger/log | teneke/adet/miktar, kime/alici/musteri, kalan/stok
    Merhabalar, ben emekli matematik öğretmeniyim, torunum çarpım tablosunu bir türlü öğrenemedi. Onun için çarpım tablosu soran, doğruları sayan bir uygulama rica ediyorum. | carpim/tablo/matematik | quiz/game/flashcards | dogru/puan/skor
    nefes egzersizi 4 saniye al 7 saniye tut 8 saniye ver ekranda saysın | nefes | tool/timer/log |
    Ben merhaba, ben Suriye den geldim, Gaziantep te terzi yapiyorum. Musteri kumas getirdi, ölçü aldım, ne zaman teslim, onu yazmak istiyor ben | terzi/musteri/siparis/dikis/olcu | jobs/people/collection/planner/board/measurements | olcu/beden, teslim, kumas
    şöyle bişey istiyorum hani diyaliz hastasıyım haftada üç gün giriyorum giriş kilom çıkış kilom tansiyonum bunları her seansta yazayım doktor soruyor hep unutuyorum | diyaliz/seans | log/measurements | giris/kilo, cikis/kilo, tansiyon
    Apartman yöneticisiyim 24 daire var aidat toplama programı, kim ödedi kim ödemedi listesi, bi de asansör bakımı gibi giderleri gireyim | aidat/apartman/daire | ledger/people/checklist/collection | daire, odedi/odeme/durum, gider
    plak koleksiyonum var 400 küsür, sanatçı albüm yıl ve kondüsyon yazılsın | plak/album | collection/catalogue | sanatci, yil, kondisyon/kondusyon/durum
    slm kanka halısaha maçı için adam toplama appi kim geliyo kim gelmiyo kim parayı vermedi | hali/mac/saha/oyuncu | people/checklist/ledger/planner/board | geliyor/geliyo/katil/durum, para/odeme/odedi
    Arkadaşlar forumda aradım bulamadım, telli turna gözlemleri için basit birşey lazım. Tür, sayı, yer, hava durumu. Kuş gözlemcisiyim Kars tarafında | kus/gozlem/turna/tur | log/collection/places | tur, sayi/adet, yer/konum, hava
    hamileyim 22 haftalık bebeğin tekmelerini saymak istiyorum doktorum söyledi her gün kaç tekme | tekme/bebek/hareket | log/tool/counter/measurements | sayi/tekme/adet
    Kuaför salonum var Adana Seyhan, randevuları deftere yazıyoz karışıyor. müşteri adı saat yapılacak işlem hangi personel bakacak | randevu/kuafor/salon | appointments/planner/jobs | musteri/ad, saat, islem, personel
    torpil motoru tamiri yapıyorum bodrumda tekne motorları gelen işi yazayım tekne adı arıza parça ücreti işçilik durum bekliyor yapıldı teslim | tekne/motor/tamir/ariza/is | jobs/board/collection/ledger | tekne, ariza, parca, iscilik, durum/bekliyor
    İngilizce irregular verbs ezberlicem kartlı olsun önünde go arkasında went gone | irregular/verb/fiil/ingilizce/duzensiz | flashcards/quiz |
    köyümüzün su sırası var herkes bahçesini sırayla suluyo kimin sırası saat kaçtan kaça onu gösteren bi liste | su/sira/sulama | planner/people/checklist/appointments/collection/reservation | saat/baslangic, kim/isim/ad/kisi
    Anneannemin tarifleri kaybolmasın istiyorum. Malzemeler, yapılışı, kaç kişilik olduğu ve fotoğrafı. Teşekkür ederim şimdiden | tarif/yemek | recipes/collection/catalogue | malzeme, yapilis/hazirlan, kisi, foto/resim
    araba yakıt hesabı km gircem litre gircem 100 km de kaç yakıyor çıksın | yakit/tuketim/araba | tool/log/ledger | km/kilometre, litre
    SATILIK DEĞİL ARANIYOR :) emlakçıyım elimdeki daireleri göstereceğim uygulama lazım kaç oda, metrekare, kat, fiyat, kiralık mı satılık mı | daire/emlak/ilan/ev/portfoy | catalogue/collection | oda, metrekare/m2, kat, fiyat, kiralik/satilik
    güvercin besliyorum bilezik numarası anası babası rengi cinsi hepsi yazsın | guvercin/kus | collection/catalogue/log | bilezik/numara, ana/anne, baba, renk, cins
    Oğlum otizmli günlük rutinini sırayla görsün yaptıkça işaretlesin istiyorum: diş fırçala, giyin, kahvaltı, çanta, servis | rutin/gunluk | checklist/planner | dis, giyin, kahvalti, canta, servis
    Hocam spor salonunda pt yim öğrencilerimin ölçülerini takip edicem bel kalça kol kilo yağ oranı tarih tarih | ogrenci/olcu/danisan/uye/sporcu | measurements/people/log | bel, kalca, kol, kilo, yag
    Tapu kadastro sınavı için deneme soruları çözeyim şıklı olsun yanlışlarımı göstersin | tapu/kadastro/sinav/soru | quiz/flashcards | yanlis/sonuc
    balıkçıyım Sinopta. her gün denizden ne çıktı kaç kasa kaça sattım mazot kaç para gitti yazayım kar zararı göreyim | balik/av/deniz/kasa | ledger/log | kasa, mazot, kar/zarar/toplam/bakiye
    Ya şimdi bizim köy derneği var üye listesi lazım, aidatını, telefonunu, hangi sülaleden olduğunu yazalım ha bi de kan grubu | uye/dernek | people/collection/ledger | aidat, telefon, sulale, kan
    Merhaba, müze gezgini olarak gittiğim müzeleri puanlayıp not almak isterim; şehir ve giriş ücreti de bulunsun. | muze | places/collection/log/catalogue | puan, not, sehir, ucret
    taş kağıt makas oyunu yap telefona karşı oynıyım | tas/kagit/makas | game |
    Elektrikçiyim ampül priz kablo sigorta depoda kaç tane kaldı bilmek istiyom azalınca uyarsın | malzeme/stok/depo/elektrik | stock/collection | adet/miktar/kalan/stok, uyar/az/minimum/kritik/sinir
    düğünüm var eylülde yapılacaklar listesi: salon, gelinlik, davetiye, fotoğrafçı. hangisi bitti hangisi kaldı, ne kadar tuttu | dugun | checklist/planner/ledger/board | salon, gelinlik, davetiye, fotograf, tut/ucret/fiyat/maliyet/tutar
    ne yesek karar veremiyoruz evde rastgele yemek seçsin listeden biz listeye ekleyelim | yemek/ne yesek/menu | tool/recipes/collection/game |
    Sayın yetkili, ben 71 yaşındayım gözüm iyi görmüyor. İlaçlarımı sabah öğlen akşam içtim mi içmedim mi işaretleyeyim başka birşey istemem büyük yazılı olsun | ilac | checklist/log/planner | sabah, ogle, aksam
    Bungalov işletiyoruz Sapancada 6 ev var hangi tarihte hangi ev dolu kapora alındı mı kaç kişi gelecek | bungalov/rezervasyon/ev/misafir | reservation/planner/appointments | tarih/giris, kapora, kisi
    toprak analizi yapan ziraat mühendisiyim tarla tarla ph, tuz, organik madde, azot değeri giricem çiftçinin adıyla | toprak/analiz/tarla/numune | measurements/log/collection | ph, tuz, organik, azot, ciftci/ad
    Bebek uyku takibi. kaçta uyudu kaçta uyandı gece kaç kere kalktı | uyku/bebek | log/measurements | uyudu/baslangic/uyku, uyan/bitis, kere/kac/gece/sayi
    osmanlı padişahları hakkında bilgi uygulaması her padişahın doğumu tahta çıkışı kısa hayatı okunsun | padisah/osmanli | articles/catalogue/collection | dogum, taht, hayat
    kardeş borç defteri bakkalım veresiye kim ne aldı kaç lira borcu var ödedikçe düşsün | veresiye/borc/bakkal | ledger/people | kim/musteri/isim, ode/odeme
    Ben Almanyadan yaziyorum turkcem cok iyi degil, kusura bakma. Benim bisiklet icin bir app, ne zaman zincir degisti, ne zaman fren, kac kilometre oldu | bisiklet | log/collection | zincir, fren, kilometre/km
    tiyatro oyunu sahneliyoz lise kulübü replik çalışmak için kartlar bi yüzde karşı tarafın lafı öbür yüzde benimki | replik/tiyatro | flashcards/quiz |
    Cenaze evine yemek götürme sırası mahallede karışıyor, hangi gün hangi komşu hangi yemeği getirecek | yemek/komsu/cenaze | planner/checklist/collection/appointments/reservation | gun/tarih, komsu
    madenci lambası sayımı vardiyada kim hangi lambayı aldı teslim etti mi | lamba | checklist/log/stock/people/board/collection | kim/isci/ad/isim/personel, vardiya, teslim
    Vücut kitle indeksi hesaplama boy kilo girilince zayıf mı normal mi obez mi söylesin | vucut/kitle/indeks/vki/bmi | tool/measurements/log | boy, kilo
    halıcı esnafıyım ısparta. El dokuması halıları turistlere göstericem resimli, yöresi, ebadı, düğüm sayısı, yaşı ve dolar fiyatı | hali | catalogue/collection/stock | resim/foto, yore, ebat/ebad/boyut, dugum, yas, fiyat/dolar
    Gönüllü arama kurtarma ekibindeyiz tatbikat günlüğü tutalım nerde ne zaman kaç kişi neler eksik çıktı | tatbikat/arama/kurtarma | log/collection | yer/nere/konum, tarih/zaman, kisi, eksik
    sigarayı bıraktım kaç gün oldu kaç para cebimde kaldı göstersin | sigara | tool/log/ledger/counter | gun, para/tasarruf/tl/lira
    Üniversite öğrencisiyim yurtta çamaşır makinesi sırası için app herkes saat alsın çakışma olmasın | camasir/makine | reservation/appointments/planner | saat
    oto yıkamacı 34 plakalı 06 plakalı ne gelirse plaka yazcam iç dış yıkama köpük cila fiyatı akşam toplam ciroyu göreyim | yikama/arac/plaka | ledger/jobs/log | plaka, fiyat/ucret/tutar, toplam/ciro
    Romanımı yazarken karakterleri unutuyorum. Karakterin adı, yaşı, göz rengi, sırrı, kiminle akraba | karakter/roman | collection/people/catalogue | yas, goz, sir, akraba
    bağlama çalışıyorum hangi türküyü ne kadar çalıştım kaç dakika hangi düzen yazmak istiyorum | baglama/turku/calisma | log/collection | turku, dakika/sure, duzen
    yangın tüpü dolumu yapıyoruz müşterilerdeki tüplerin seri nosu son dolum tarihi sonraki kontrol tarihi kaç kiloluk | yangin/tup | collection/jobs/log/stock/people/planner | seri, dolum, kontrol, kilo
    Makedonyadan geldim ben burda ogrenci, turkce kelime ogrenmek istiyorum makedonca karsiliği ile, her gun 10 kelime sorsun bana | kelime/turkce/makedon | flashcards/quiz/collection |
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    G'day, shearing contractor out near Dubbo. Need to tally how many sheep each bloke shears per run and what I owe em at end of week | shear/sheep/tally | log/ledger/people/collection | run, owe/pay/amount/wage/rate
    i want app for my mother she is forget where she put things. write thing and place. thats all | thing/item/place/where | collection/checklist/places/log | place/location/where
    Can you make something for tracking my kombucha batches?? start date, tea type, sugar grams, flavour for second ferment and how it tasted out of 5 | kombucha/batch/brew | log/collection | start/date, tea, sugar, flavour/flavor, taste/rating/score
    hello sir i am from Kano Nigeria i sell recharge card and do POS withdraw. customer withdraw money i take charges. i need to calculate my profit every day | pos/withdraw/transaction/recharge/sale | ledger/log | charge, profit/total/balance
    food truck menu with prices and a photo, people scan and look. tacos burritos drinks sides as sections | menu/taco/food | catalogue/collection/recipes | price, photo/image/picture, taco, burrito, drink, side
    tip splitter. bill, percent, how many ppl. done | tip/bill/split | tool | bill, percent/tip, people/person
    I'm the churchwarden of a small parish in Norfolk and we have a rota for flowers, coffee and reading which forever goes astray. Would it be possible to have the dates, the duty and the name of the volunteer? | rota/duty/duties/volunteer/church/parish | planner/people/appointments/collection/checklist | date, duty, name/volunteer
    Hi I am turkish, my english is little. I have hostel in Antalya, 8 bed in one room. I want see which bed is full which day and guest passport number | bed/hostel/guest/booking/reservation | reservation/appointments/planner | bed, passport, guest/name
    my kid is obsessed with dinosaurs make a quiz with like which one ate plants and how long ago | dino | quiz/game/flashcards |
    Migraine diary. Time it started, how bad 1-10, what i ate before, pills taken, did they work | migraine/headache | log/measurements | start/time, bad/pain/severity/level/scale, ate/food, pill/medic, work/help/effect
    need a way to keep track of loaner tools at the shop guys borrow my torque wrench n never bring it back, who has what since when | tool/loan/borrow | checklist/log/collection/stock/people | who/borrow/name, since/date/when
    okay so I want to make like a an app for my bees no wait not bees that's my brother mine is worms yes worm compost bins I feed them every few days and I want to note the bin and what I fed and if it smells | worm/compost/bin | log/collection | bin, fed/feed/food, smell
    Looking for a dev to build simple app: scaffold inspection records. Site, bay no., inspector, date, pass/fail, defects. UK, 7 day inspections. Thx | scaffold/inspection | log/checklist/collection/jobs | site, bay, inspector, pass/fail/result, defect
    morse code trainer pls show letter i guess the dots then flip | morse | flashcards/quiz/tool/game |
    Namaste, I am running tiffin service in Pune, 60 customers. Each customer veg or jain, lunch or dinner, address and monthly payment pending or done | tiffin/customer | people/collection/ledger/jobs | veg/jain/type, lunch/dinner/meal, address, payment/paid
    How many days till I see my girlfriend, she's in Manila I'm in Oslo. countdown to a date | countdown/day/until | tool | date/day
    Fishing lures - I own too many. brand, color, weight, depth, what fish it caught | lure | collection/catalogue/stock | brand, color/colour, weight, depth, fish/caught
    i do nails from home in leeds, need bookings w client name, what they want (gel, acrylic, infill), time, deposit paid yes no | nail/booking/client/appointment | appointments/reservation/planner/people | client/name, gel/acrylic/service/treatment, time, deposit
    We are a beekeepers' cooperative no longer, now we only press apple juice. Clients bring kilos of apples and get litres of juice. Register client, kilos, litres, price to pay. Greetings from Slovenia | apple/juice/press | ledger/log/jobs/people | client/customer, kilo/kg, litre/liter, price/pay
    a bingo number caller for the care home 1 to 90 big numbers no repeats | bingo | game/tool |
    My doctor wants me to write down my blood sugar before and after meals plus insulin units. I am 68 and not good with phones so please keep it easy. | sugar/glucose | log/measurements | before, after, insulin/unit
    forklift daily check list: tyres forks mast hydraulics horn lights seatbelt. operator name and hours | forklift | checklist/log | tyre, fork, mast, hydraulic, horn, light, seatbelt, operator, hour
    hey so our d&d group keeps forgetting loot. who carries it, what it's worth in gold, is it magic or cursed lol | loot/item/treasure | collection/stock/ledger/catalogue | who/carri/owner/holder/character, worth/gold/value, magic, curse
    Wedding seating - guests, table number, meal choice (beef fish veggie), allergies, RSVP | guest/wedding/seating | people/collection/planner/checklist | table, meal/beef, allerg, rsvp
    I coach under 12 netball. attendance each training and game positions played so its fair for every girl | netball/attendance/player/training | log/people/checklist/collection/planner | attend/present, position
    what is need: app for convert kilo to pound, celcius to farenheit, cm to inch. I working with american customer on phone | convert/unit | tool | kilo/kg, pound/lb, celsius/celcius/c, inch
    Retired railwayman here, I have taken notes of every steam locomotive I've seen since 1958. Number, class, shed, where seen & when. I'd like to type them in at last | locomotive/loco/steam/train/engine | collection/log/catalogue | number, class, shed, where/place/location/seen, when/date
    plz make app where i put my goals for year and move them from not started to doing to done | goal | board/checklist/planner | not started/to do/todo, doing/progress, done
    I run a small funeral home in Ohio. Need to keep track of families, date of service, casket chosen, flowers ordered, balance due. Nothing flashy please | funeral/famil/service | jobs/people/collection/ledger/appointments | date/service, casket, flower, balance/due
    how do i remember which plants get how much water?? ive killed 6. name, room, water every x days, last watered | plant | collection/log/planner/checklist | room, water/every/days, last
    hip hop beats i made - title bpm key mood sold or not. also who bought it | beat | collection/catalogue/ledger | bpm, key, mood, sold, bought/buyer
    Short first aid guide offline for our hiking club: bleeding, sprain, snake bite, hypothermia. Just text to read on the mountain | first aid/aid | articles/catalogue/collection | bleed, sprain, snake, hypothermia
    Dear developer, I keep goats in Kenya, Machakos county. Each goat has ear tag, mother tag, birth date, vaccination. Also milk per day in litres. God bless you | goat | collection/log/measurements/stock | tag, mother, birth, vaccin, milk
    pomodoro but 50/10 cause im writing my thesis, count how many rounds i did today | pomodoro/focus/timer | tool/log/timer | round/count/session
    Property manager, 14 units. Maintenance requests from tenants: unit, problem, urgency, contractor assigned, status | maintenance/request/repair | jobs/board/collection | unit, problem/issue, urgen/priority, contractor, status
    stamps! my late father left boxes. country, year, face value, catalog no, mint or used, est. price | stamp | collection/catalogue/stock | country, year, face/value, catalog, mint/used/condition, price
    Je suis french, excuse my english. I make cheese, I must note temperature of the cave and humidity two time by day, with a remark | cheese/cave/cellar/temperature | log/measurements | temperature, humidity, remark/note
    Trivia about Scottish history for my pub, multiple choice, score at the end ta | scot/trivia/histor | quiz/game | score
    i'm learning to drive, need 120 hours logged for my Ls in NSW. date, odometer start and end, day or night, supervising driver, weather | driv/hour | log | odometer/start, end, night/day, supervis, weather
    Shopping list for 4 flatmates who all eat diff stuff. item, who its for, shop, tick when bought | shopping/grocer | checklist/collection | who/for/flatmate/person, shop/store, bought/tick/done
    tattoo flash designs to show walk ins, style, size, price, taken or available | tattoo/flash/design | catalogue/collection/stock | style, size, price, taken/available/status
    i lost my job and have to apply like crazy. company, role, date applied, interview?, heard back?, salary. thank u so much | job/application/compan | collection/log/board/planner/jobs | company, role/position, date/applied, interview, heard/response/reply, salary
    Public toilets in London that are free and clean (I've Crohn's). Where it is, opening hours, radar key needed or not, my rating | toilet | places/collection/catalogue | where/location/address/area, hour/open, radar/key, rating
    A dice thing for board games, two dice six sides and shake | dice | tool/game |
    Construction foreman, my guys are from all over. Need daily crew sheet name trade hours worked and which building, so payroll stops yelling at me | crew/worker/hour/timesheet | log/people/ledger/collection | name/worker, trade, hour, building
    Hello I'm 11 and want flashcards of capitals of Africa because test on thursday | capital/africa | flashcards/quiz |
    Need candle inventory. Scent, jar size, how many left, cost to make, sell price, reorder when under 5. Selling at markets in Vermont | candle | stock/collection/ledger/catalogue | scent, size/jar, left/stock/quantity, cost, price, reorder/low/min
    relaxing sounds rain ocean fan for my baby to sleep, tap to play | sound/sleep/rain/noise | player/tool/collection/catalogue | rain, ocean, fan
    We homeschool three boys in Alberta, weekly plan w/ subject, child, day, and whether its finished | homeschool/subject/lesson/plan/school | planner/checklist/board/collection | subject, child/boy/student, day, finish/done/complete
    my village in Philippines has small lending group, 20 women. who borrow how much, interest 3 percent, how much paid back already and remaining balance | loan/lend/borrow | ledger/people/collection | borrow/name/member, interest, paid/payment, remain/balance
    `,
  ),
];
