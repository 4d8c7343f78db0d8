import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Written by people who had not seen the composer; some were read after the first run. */
export const unseenAH: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    selamun aleyküm kardeşlerim ben rizede çay topluyorum, hangi gün kaç kilo çay verdim fabrikaya onu yazacak bişey lazım, kilosu tarihi bi de hangi alım yeri | cay/fabrika/hasat/alim | log/ledger/collection | kilo/kg/miktar, tarih, alim/yer
    annemin tansiyonunu sabah akşam ölçüyoruz doktor deftere yaz dedi ama defter kayboluyo. büyük küçük nabız yazalım yeter | tansiyon/olcum | log/measurements | buyuk/sistol, kucuk/diyastol, nabiz
    Oto yıkamacıyım. Gelen arabanın plakası, ne yıkandığı (iç dış motor), ücret ve ödendi mi ödenmedi mi. Akşam ne kadar kazandım göreyim | yikama/arac/oto | log/jobs/ledger/collection | plaka, yika/hizmet/islem/tur, ucret/fiyat/tutar, oden/odeme
    ebru sanatı kursumdaki teknelerde kullandığım boyaların reçetesini saklamak istiyorum; boya adı, pigment, öd miktarı, su, notlar | ebru/boya/recete | recipes/collection/catalogue | pigment, od, su, not
    mrb bn kuaforum randevu defterim cok karisti musteri adi saat yapilacak islem telefon | randevu/kuafor/musteri | appointments/planner/people/log | musteri/ad, saat, islem, telefon/tel
    Sayın ilgili, emekli öğretmenim. Torunuma çarpım tablosunu oyun gibi sorup puan veren bir program rica ediyorum. Saygılarımla. | carpim/tablo | quiz/game/flashcards/tool | puan/skor
    köy odasının anahtarı kimde diye hep kavga çıkıyo. kim aldı ne zaman aldı ne zaman getirdi | anahtar | log/collection/reservation/people | kim/alan/kisi, al, getir/iade/teslim
    Merhaba ben Suriyeli, Gaziantep de terzi var bende. Müşteri ölçü yazmak istiyor: boy, göğüs, bel, kol. Telefon da olsun teşekkür | terzi/musteri/olcu | people/measurements/collection | boy, gogus, bel, kol, telefon/tel
    balkonda domates biber yetiştiriyorum suladığım günleri unutuyorum bana hangi saksıyı ne zaman suladım göster | sula/saksi/balkon/bitki | log/collection/checklist/planner | saksi/bitki, tarih/zaman/gun
    Abi bizim halısaha maçlarında kim geldi kim parasını verdi belli değil, adam listesi olsun geldi/gelmedi, para verdi/vermedi | halisaha/hali saha/mac/oyuncu/kadro | people/checklist/ledger/collection/log | gel/katil, para/ode/ucret
    Askerde şafak sayacı istiyorum tezkereye kaç gün kaldı onu göstersin yeter | safak/tezkere/asker | tool/log/planner | gun/kal
    Kemençe yapım atölyem için: elimdeki ağaç plakalar. Cinsi (ardıç, dut, ladin), kalınlık mm, kaç yıl kurutuldu, raf no | agac/plaka/kemence/atolye | stock/collection/catalogue | cins/tur, kalinlik, kuru, raf
    hamileyim bebeğin tekmelerini saymak istiyorum butona basayım saysın | tekme/bebek | tool/log | say/tekme
    2+1 evi 3 öğrenci paylaşıyoruz bulaşık çöp banyo temizlik sırası kimde belli olsun yoksa katil olucam | temizlik/nobet/sira/ev is | planner/checklist/board/log/collection | kim/kisi/sira/sorumlu, is/gorev/temizlik
    Apartman yöneticisiyim 24 daire var. Aidatını veren vermeyen, hangi ay, ne kadar. Bi de gider: asansör bakımı, temizlikçi, elektrik. Kasada ne var göstersin | aidat/apartman/daire | ledger/people/collection/log | daire, ay, tutar/miktar/aidat, gider
    nesli tükenen anadolu ağızlarından kelime topluyorum tez için; kelime, anlamı, yöre, kimden derlendi, örnek cümle | kelime/agiz/derleme/sozluk | collection/catalogue/log/articles | anlam, yore/bolge, derle/kaynak/kim, ornek/cumle
    tavuklarım var 40 tane günde kaç yumurta aldım kaçını sattım kaça sattım | yumurta/tavuk/kumes | log/ledger/collection | yumurta/alinan/toplanan/adet, sat, fiyat/kac/tutar
    Elimizdeki kiralık gelinlikleri kim hangi tarihte alacak çakışmasın. gelinlik modeli, gelinin adı, düğün tarihi, kapora | gelinlik | reservation/appointments/collection/planner | model/gelinlik, gelin/ad/musteri, tarih, kapora
    ben kamyon şöförüyüm avrupaya gidiyorum her ülkede aldığım mazotu yazıcam litre fiyat ülke km sonra ortalama ne yakmış | mazot/yakit | log/ledger/collection | litre, fiyat/tutar, ulke, km/kilometre
    Hafızlık yapıyorum, hangi cüz hangi sayfa ezberlendi, tekrar edildi mi, hocaya verildi mi takip etmek istiyorum inşallah | hafiz/cuz/ezber/sayfa | checklist/log/board/collection/planner | cuz, sayfa, tekrar, hoca
    ya bana bi yazı tura lazım bi de zar. masa oyununda zarlar hep kayboluyo | zar/yazi tura/yazi-tura | tool/game | zar, yazi/tura
    işitme engelli oğlum için resimli değil ama yazılı kartlar; önde kelime arkada işaret dilindeki tarifi olacak çevirip çalışsın | isaret/kelime/kart | flashcards/quiz/collection |
    Mobil fırıncıyım, 15 bakkala ekmek bırakıyorum her sabah. Hangi bakkala kaç ekmek bıraktım, kaç bayat geri aldım, borcu ne kadar oldu | ekmek/bakkal/dagit/firin | log/ledger/people/collection | bakkal, ekmek/birak/adet, bayat/iade/geri, borc
    Dalgıçlık yapan bir arkadaş grubuyuz dalış defteri istiyoruz derinlik, süre, su sıcaklığı, görüş mesafesi, dalış noktası ve eşim (dalış eşi) | dalis/dalgic | log/collection | derinlik, sure, sicaklik, gorus, nokta/yer, es/buddy
    klima servisi. arıza kaydı: müşteri adres telefon, klima markası, şikayet, usta kim gitti, bitti mi bekliyor mu parça mı bekliyor | klima/ariza/servis | jobs/board/collection/log | adres, telefon, marka, sikayet/ariza, usta, durum
    mahallede kayıp kedi köpek ilanları asılıyo kimse görmüyo, biz apartmanlar arası yazalım: hayvan cinsi, rengi, nerede kayboldu, telefon | kayip/hayvan/ilan | collection/feed/catalogue/log/board | cins/tur, renk/rengi, nerede/yer/konum, telefon
    Kolonya şişesi biriktiriyorum 300ü geçti aynısından iki kere alıyorum artık. marka, yıl, hacim, dolu boş, kimden aldım | kolonya/sise | collection/catalogue/stock | marka, yil, hacim, dolu/bos, kimden/alin/satici
    sigarayı bıraktım 12 gün oldu kaç gün oldu kaç para cebimde kaldı gösteren bişi | sigara | tool/log/ledger | gun, para/tasarruf/tutar
    su arıtma cihazı satıyorum filtre değişim zamanı gelen müşteriyi aramam lazım müşteri adı tel cihaz montaj tarihi sonraki filtre tarihi | filtre/aritma/musteri | people/collection/planner/log/appointments | musteri/ad, tel, cihaz, montaj, filtre
    Yoga stüdyosu işletiyorum; öğrenci isimleri, paket (8 ders / 12 ders), kalan ders, paketin bitiş tarihi | yoga/ogrenci/studyo | people/collection/ledger | paket, kalan, bitis
    Ehliyet yazılıya giriyorum trafik levhalarını test gibi sorsun yanlış yaptıklarımı da görsem iyi olur | levha/trafik/ehliyet | quiz/flashcards |
    Diyabetliyim yemekten önce ve sonra şeker, yaptığım insülin ünitesi, ne yedim. doktora göstericem | seker/diyabet/insulin | log/measurements | once/sonra/ogun, insulin/unite, yemek/ne ye/yedi/yenen
    Trabzonda balıkçıyım kasa kasa hamsi istavrit satıyom hangi lokantaya kaç kasa verdim para aldım mı veresiye mi | balik/kasa/lokanta/hamsi/satis/veresiye | ledger/log/collection/people | kasa, lokanta/musteri, veresiye/para/ode
    Köyümüzün yaşlılarının anlattığı hikayeleri yazıp okuyacağımız bir yer. Başlık, anlatan, hikayenin kendisi | hikaye/koy | articles/collection/catalogue/feed | baslik, anlatan, hikaye/metin
    merhbaa, 3d yazıcımdaki flamentlerin rengini markasını kalan gramını tutucam bitmek üzereyken haber etsin | filament/flament/yazici | stock/collection | renk, marka, gram/kalan
    maaş günüm ayın 15i harcamalarımı yazayım market kira fatura diye ayrılsın ayda ne kadar kaldı | harcama/gider/butce/maas | ledger/log | kategori/market/tur, tutar/miktar, kal
    Ben İranlıyım, Türkçe öğreniyor. Fiil çekimi kartları lazım. Kart ön tarafı fiil, arka tarafı geçmiş zaman. | fiil/cekim/kart | flashcards/quiz/collection |
    Mezarlık görevlisiyim. Kabir yeri soranlara hızlı cevap vermem lazım: vefat edenin adı soyadı, ada, parsel, defin tarihi. Arama olsun mutlaka. | mezar/kabir/defin/vefat | collection/catalogue/people/places/log | ad, ada, parsel, defin
    Gezdiğim çay bahçelerini puanlayacağım manzara çay fiyatı wc temiz mi otopark var mı hangi semt | cay bahce/bahce/mekan | places/collection/catalogue/log | puan, manzara, fiyat, wc/tuvalet, otopark, semt
    Hocam basit bişey: inşaatta yevmiyecilerim var. kim hangi gün geldi tam gün mü yarım gün mü, avans aldı mı, ay sonu ne vercem | yevmiye/isci/puantaj/insaat | log/ledger/people/collection | isci/kim/ad/kisi, tarih/gun, tam/yarim/sure, avans
    Kitap kulübümüz için ayın kitabı oylaması yapalım; kitap adı, yazar, öneren kişi, kaç oy | kitap/kulup/oylama | collection/feed/board/catalogue/log | yazar, oneren, oy
    çocuğun aşılarını kaçırmayalım hangi aşı kaçıncı ay yapıldı yapılmadı | asi | checklist/collection/log/planner | asi, ay, yapil/durum
    Drone pilotuyum batarya döngülerimi takip etmeliyim: batarya no, uçuş dakikası, şarj sayısı, şişme var mı | batarya/drone/pil | collection/log/stock | batarya/no, dakika/ucus, sarj, sis
    inek tohumlama takibi. küpe no, tohumlama tarihi, boğa adı, gebe mi, doğum beklenen tarih 283 gün sonrası kendi hesaplarsa süper olur | inek/tohum | collection/log/measurements | kupe, tohum, boga, gebe, dogum
    ramazanda dağıtılacak erzak kolisi için muhtarlık olarak hane listesi yapıyoruz kaç nüfus adres koli verildi verilmedi kimse kırılmasın | erzak/koli/hane | people/checklist/collection | nufus, adres, koli/veril/durum
    kpop fotokartlarım var takas yapıyorum. grup, üye, albüm, bende var/ istiyorum / takaslık | fotokart/kart/kpop/photocard | collection/catalogue/board/stock | grup, uye, album, durum/takas
    Pişirdiğim böreklerin tariflerini gelinlerime bırakmak istiyorum yavrum. malzemeler yapılışı kaç kişilik fırın derecesi | borek/tarif | recipes/collection/catalogue/articles | malzeme, yapil, kisi, derece/firin
    metronom lazım bağlama çalışıyorum, hızını ayarlayayım | metronom/tempo | tool | bpm/hiz/tempo
    Okul servisi şoförüyüm, 17 öğrenci. Sabah bindi akşam indi işaretliycem, veli telefonu, durak sırası | servis/ogrenci | people/checklist/collection/log | bindi/sabah, indi/aksam, veli/telefon, durak
    ikinci el gitar pedalı alıp satıyorum alış satış kâr hangi siteden sattım kargo ücreti | pedal/gitar | ledger/collection/stock/log | alis, sat, kar, site, kargo
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    hi there im a window cleaner in leeds, need a list of my houses w/ address, price, how often (4 weekly, 8 weekly) and when last done. some owe me money too | window/house/customer/client/round | people/collection/jobs/ledger/log | address, price, often/frequency, last, owe
    I am beekeeping assistant from Slovenia, sorry for english. I want write every hive visit: hive number, how many frames brood, queen seen yes no, sugar given kg | hive/bee | log/collection | hive, frame/brood, queen, sugar
    need somthing to split the bill with tip, we are always 5 or 6 people and nobody can do math after wine | bill/tip/split | tool | tip, people/person/split
    My late husband left about 600 vinyl records and I'd like to list them before the children divide them up. Artist, title, year, condition, and which child wants it. | record/vinyl | collection/catalogue | artist, title/album/name, year, condition, child/want
    app for tracking my kids reading minutes for school, book name pages minutes and parent signed | reading/book | log/collection | book, page, minute, sign
    habari, I sell second hand clothes (mitumba) in Nairobi. I buy bale, want to know cost of bale, how many pieces, sold pieces, money I get and profit | bale/mitumba/cloth | ledger/stock/collection/log | cost/price, piece, sold, profit
    flash cards for nursing students, drug name on the front, side effects on the back | drug/nurs/medic | flashcards/quiz/collection |
    yo make me a pomodoro timer 25/5 but also let me change the minutes | pomodoro/timer/focus | tool | minute
    We run a small community fridge in Rotterdam. Volunteers should note what food came in, from which shop, expiry date and whether it got taken. | fridge/food | stock/log/collection | food/item/name, shop/source/from, expir, taken/status
    piano tuner here. customers pianos make/model, serial no, last tuned, pitch it was at when I arrived, humidity. Remind who is due after 6 months | piano/tun | collection/people/log/jobs | make/model, serial, last/tuned, pitch, humidity
    my wife n me cant decide what for dinner. give it a list of meals n it picks one random | dinner/meal | tool/collection/recipes | pick/random
    Dear developer, I am the secretary of a bowling club (lawn bowls). I need the members, their phone numbers, whether subs are paid, and whether they can drive others to away matches. Kind regards, Maureen | member/bowl/club | people/collection/ledger | phone, sub/paid, drive/driver/lift
    sourdough log. flour, hydration %, starter age, proof hours, oven temp, how it turned out out of 5 | sourdough/bread/bake | log/recipes/collection | flour, hydration, starter, proof, oven/temp, rating/turned/result/score
    Me from Turkey, working in hotel reception. Guest lost things, we find, we write. What thing, which room, date, guest came take or not | lost/found/item | log/collection/board | room, date, taken/status/took/collected/return
    i coach under 11s football, want attendance at training tues and thurs and who played which match so everyone gets fair game time | football/player/training/attendance/team | people/log/checklist/collection | player/name, attend/present/training, match
    Quiz on capital cities of Africa for my geography class, about 20 questions multiple choice would be lovely | africa/capital | quiz/flashcards |
    tattoo artist, i need bookings: client, date and time, placement on body, size cm, deposit paid, design notes | tattoo/booking/client | appointments/reservation/planner/people/collection | client, date, placement/body, size, deposit, note/design
    So basically our landlord never fixes anything and says we never told him. I want to write each problem with date reported, how I told him (text, call, email), what he said, and if fixed | repair/landlord/problem/issue/report | log/board/collection/jobs | date/reported, how/method/told/contact, said/response/reply/answer, fixed/status
    Rainfall gauge readings mm per day for the farm at Dubbo, with a note, show monthly total | rain | log/measurements | mm/rain/amount, date, note
    can u make unit convertor for cooking cups to grams ounces etc my grandmas recipes are all american | convert/cup/cooking | tool | cup, gram, ounce/oz
    Church nursery check in. Child name, parent, allergies, who is allowed to pick up, time in and time out | child/nursery/check | people/log/collection/checklist | parent, allerg, pick, time in/in, time out/out
    we hike the munros in scotland. list of hills height region done or not date climbed and weather | munro/hill/hike/climb | collection/checklist/log/places/catalogue | height, region, done/climbed, date, weather
    I repair phone in Lagos. customer bring phone, i write name, phone model, fault, price agreed, advance paid, ready or not ready or collected | repair/phone | jobs/board/collection/log | name/customer, model, fault, price, advance, status/ready
    migraine diary - when started, how long, pain 1-10, trigger, which pills i took | migraine/headache | log/measurements | start, long/duration, pain, trigger, pill/medic
    my dad has dementia and he keeps asking what day it is and what happens today. need a very simple plan of the day, times and what happens, BIG | day/plan/today/schedule/dad | planner/checklist/log/appointments | time
    Brewing kombucha, batch number, tea type, sugar g, start date, bottled date, flavour, fizz rating | kombucha/batch/brew | log/recipes/collection | batch, tea, sugar, start, bottle, flavo, fizz
    a place to store scout knots with steps how to tie them and what theyre used for | knot | articles/catalogue/collection/recipes | step/how, use
    selling jollof plates every friday. orders: name, how many plates, chicken or beef or fish, delivery or pick up, paid? | order/jollof/plate | jobs/collection/log/ledger/people | name, plate/quantity, chicken/meat/protein, deliver/pick, paid
    Looking for something like a kanban for our wedding: things to do, doing, done, with who is responsible and budget | wedding | board/checklist/planner/collection | done/status, responsible/who/assign, budget
    tic tac toe for 2 players on one phone pls. for my kid at doctors waiting room | tic | game |
    I'm a doula. For each birth: mother's name, due date, hospital, contract signed, visits done, fee and remaining balance | birth/doula/mother/client | people/collection/jobs/ledger | mother/name, due, hospital, contract, visit, fee, balance/remain
    greenhouse tomatoes trial, 12 varieties, plant height cm weekly, number of trusses, disease notes. master thesis wageningen | tomato/plant/variet/trial | measurements/log/collection | variet, height, truss, disease/note
    ok so my sneaker collection is getting out of hand, need brand model size colorway price i paid and what its worth now, deadstock or worn | sneaker/shoe | collection/catalogue/stock | brand, model, size, color, price/paid, worth/value, deadstock/worn/condition
    Our tool library in Portland lends drills, saws etc. Which tool, who borrowed it, due back, returned? | tool/loan/lend/borrow | collection/reservation/log/stock | borrow, due, return
    learning hungarian is killing me make me word cards pls english front hungarian back | hungarian/word/card | flashcards/quiz/collection |
    night shift security guard at warehouse. round at 22 00 00 2 4 i must tick each gate checked and write if something strange | gate/round/patrol/security | checklist/log/collection | gate, check, note/strange/remark
    BMI calculator height and weight thats it | bmi | tool | height, weight
    I foster dogs for a rescue in Romania. Dog name, age, size, vaccinated, good with cats, adopted or waiting, and which country family lives | dog/foster/rescue | collection/catalogue/people/board | age, size, vaccin, cat, adopt/status, country
    need 2 log insulin pen fridge temp at our pharmacy twice a day, min max current, initials of staff | temp/fridge | log/measurements | min, max, current, initial/staff
    my ukulele group wants song list with key, chords, tempo and whether we know it well, so so or not yet | song/ukulele | collection/catalogue/player/board | key, chord, tempo, know/status/level
    dumpster rental business Ohio, containers number size, where it's dropped, drop date, pick up date, customer, paid | dumpster/container/rental | jobs/reservation/collection/log | number, size, where/address/location, drop, pick, customer, paid
    hallo i am au pair in france the mother pay me by hour, i want write start hour end hour and see how many hour in week | hour/au pair/work | log/ledger | start, end, hour
    For my allotment: what I sowed, which bed, sowing date, germinated?, harvest weight. I'm 78 so nothing fancy please. | allotment/sow/seed/garden | log/collection/planner | bed, sow, germinat, harvest/weight
    bird ringing station, ring number species sex age wing length mm weight g net number time | bird/ring | log/measurements/collection | ring, species, sex, age, wing, weight, net
    someone keeps stealing lunches in the office. joke app: list of suspects with evidence, motive and suspicion level from 1 to 10 lol | suspect/lunch | collection/people/board/log | evidence, motive, suspicion/level
    Small ad: wanted, simple program for barber chair rental. Chair 1 to 5, barber name, weekly rent, week paid yes/no | chair/barber/rent | ledger/people/collection/reservation | chair, barber/name, rent, paid
    guess the number game 1-100 tells me higher or lower and counts my tries | guess/number | game | tries/guess/attempt
    we volunteer reading water wells in malawi villages. well name, village, depth, working or broken, last test date, chlorine ppm | well | places/collection/measurements/log | village, depth, working/broken/status, test/date, chlorine
    podcast guest planning - guest, topic, recording date, invited/confirmed/recorded/published | podcast/guest/episode | board/planner/people/collection/jobs | guest, topic, date/record, status/invited
    I have ADHD and keep forgetting my morning: meds, teeth, keys, lunch box, water plants. Make a list I tick everyday and it starts clean next morning | morning/routine/daily | checklist/planner | med, teeth, key
    `,
  ),
];
