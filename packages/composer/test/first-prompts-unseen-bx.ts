import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; read after they were first measured. */
export const unseenBX: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    oto lastikçiyim kışlıkları depoda saklıyoruz: plaka, müşteri, raf no, diş derinliği | lastik | stock/log/rentals | plaka, musteri, raf, dis
    süt toplama defteri | sut | log/ledger |
    halı yıkama sipariş takibi | hali | orders/jobs |
    KAHVEDE OKEY PUANI TUTALIM | okey/puan | tool/game/log/ledger |
    köy muhtarlığı su sayacı okuma | sayac/su | measurements/log |
    mezarlık ziyaretleri | mezar/ziyaret | log/places/planner |
    annemin turşu tarifleri | tursu/tarif | recipes |
    tavla turnuvası skor | tavla/turnuva/skor/mac | log/tool/events/game |
    bebek emzirme saatleri | emzirme/bebek | log/measurements |
    ehliyet sınavı soruları | ehliyet/sinav/soru | quiz |
    almanca kelime ezber karti | almanca/kelime/kart | flashcards |
    apartman aidat | aidat/apartman | ledger |
    cami tabut araba rezervasyonu yok abi düğün salonu rezervasyonu | dugun/salon/rezervasyon | reservation |
    satılık kanarya ilanları | kanarya/ilan/kus | catalogue |
    horoz mu tavuk mu, hangi kümes kaç yumurta | yumurta/kumes | log/measurements |
    umre valiz listesi | umre/valiz | checklist |
    yılan oyunu yap | yilan | game |
    sınıf kitaplığından kim hangi kitabı aldı bilmek istiyorum, öğrenci adı, kitap, verdiğim gün, geri geldi mi | kitap/odunc | rentals/log | ogrenci, kitap, ver/gun/tarih, geri/geldi
    Berberim, randevu alanları yazacağım: isim telefon saat ne yapılacak (saç sakal) | randevu/berber | appointments | isim, telefon, saat, sac, sakal
    fındık toplayan işçilerin yevmiyesini tutcam: adı, kaç gün, gündelik, avans | yevmiye/isci/gundelik | ledger/people/log | ad, gun, gundelik, avans
    Gelinlik kiralama dükkanım için: model, beden, müşteri, teslim tarihi, kapora | gelinlik/kirala | rentals/reservation | model, beden, musteri, teslim, kapora
    saz kursundaki çocukların hangi türküyü çalıştığını yazmak istiyorum | saz/turku/ogrenci/kurs | log/people/tasks |
    balıkçı teknesiyiz günlük av: balık cinsi, kilo, mevki, hava | av/balik | log | cins/balik, kilo, mevki, hava
    Yurt odamızda çamaşır makinesi sırası kimde belli değil, sıra alınsın | camasir/sira | reservation/planner/appointments |
    terziye gelen işler: kimin, ne yapılacak (paça, daraltma, fermuar), ücret, ödendi mi | terzi/is/tadilat | jobs/orders | kim, paca, daraltma, fermuar, ucret, oden
    mahalledeki sokak köpeklerine kim ne zaman mama verdi onu yazalım | mama/kopek | log |
    kombi servisiyim; adres, marka, arıza, değişen parça, tutar | kombi/servis/ariza | jobs/log | adres, marka, ariza, parca, tutar
    folklor ekibinin kostümleri kimde: parça, yöre, beden, kimde | kostum/folklor | stock/rentals | parca, yore, beden, kimde
    tansiyonumu yazacam doktor istiyo büyük küçük nabız | tansiyon | measurements/log | buyuk, kucuk, nabiz
    Köyümüzün eski fotoğraflarını altına hikayesiyle paylaşalım, altına yorum yazsınlar | foto/koy/hikaye | feed/articles |
    koro provasına kim geldi kim gelmedi, ses grubu da yazsın soprano alto tenor bas | koro/prova/yoklama/katil | log/people/checklist | soprano, alto, tenor, bas
    nereye pikniğe gidelim oylaması | piknik/oyla | votes |
    Oyun: ekrana düşen kirazları sepetle topla | kiraz/sepet | game |
    Suriye'den geldik ben burada belediye işleri için hangi evrak lazım unutuyorum, evrak adı, nereden alınır, son gün, tamam mı yazmak istiyor | evrak/belge | checklist/tasks | evrak, nere, son gun/tarih, tamam
    Babam vefat etti, taziyeye gelenlerin kim olduğunu ve ne getirdiğini annem sonra teşekkür için bilmek istiyor. isim, yakınlık, ne getirdi, aradık mı | taziye/gelen/misafir | log/people | isim/ad, yakinlik, getir, ara
    abi bizim halısaha grubunda her hafta kavga çıkıyor kim parayı verdi kim vermedi diye, isim, hafta, tutar, ödedi ödemedi bi defter lazım | hali saha/halisaha/odeme/defter | ledger | isim, hafta, tutar, oded
    Merhabalar, ilçemizde emekli öğretmenler derneğiyiz. Üyelerimizin doğum günlerini kutlamayı unutuyoruz ve ayıp oluyor. Üyenin adı soyadı, branşı, doğum tarihi, telefonu bulunsun lütfen. | uye/dernek/ogretmen | people/planner | ad, brans, dogum, telefon
    ELEKTRİKÇİYİM, şantiyeye malzeme götürüyom akşam eksik çıkıyo, ustalar alıp gidiyo. kablo sigorta priz kaç tane kaldı, hangi şantiyede bileyim | malzeme/stok/santiye | stock | santiye
    yeni doğum yaptım ikizler hangisi ne zaman kaka yaptı hangi bez kaçıncı karıştırıyorum uykusuzum lütfen basit olsun | bez/ikiz/bebek | log |
    üniversitede ev arkadaşlarıyla dört kişiyiz, bulaşık çöp banyo kimde hep tartışma, bu hafta kim ne yapacak yapmış mı görelim | ev/is/gorev/temizlik | tasks/planner/checklist |
    Hollanda'da yaşıyoruz her yaz memlekete arabayla iniyoruz yol üstünde güvendiğimiz mola yerlerini yazayım istiyorum. ülke, yer adı, yemek var mı, tuvalet temiz mi, not | mola/yol/yer | places/catalogue | ulke, yer, yemek, tuvalet, not
    Dedem aşıktı, yüzlerce koşması defterlerde kaldı, bunları kaybolmadan yazıp herkese okutmak istiyorum, şiirin adı, yılı, kime yazmış, tamamı | siir/kosma/asik | articles/catalogue/collection | ad, yil, kim
    Ben demirciyim ferforje kapı korkuluk yaparım, wp den ölçü yolluyorlar kayboluyor. müşteri, iş, en, boy, renk, fiyat verdim mi, bitiş günü | ferforje/is/demir/siparis | jobs/orders/measurements | musteri, en, boy, renk, fiyat, bitis
    kızım ilkokul 2 çarpım tablosunu bi türlü ezberleyemedi, eğlenceli soru sorsun bilince alkışlasın | carpim | quiz/game/flashcards |
    Zeytin sıktırmaya gelenlerin sırası karışıyo fabrikada, herkes ben önce geldim diyo: ad, köy, kaç kasa, geliş saati, sıkıldı mı | zeytin/sira | log/orders/jobs | ad, koy, kasa, saat, sikil
    bizim site güvenliğine gelen kargolar dağ gibi, daire no, firma, geldiği saat, alan kişi, teslim edildi yazılsın yeter | kargo | log/checklist | daire, firma, saat, alan/kisi, teslim
    öğrenciyim kyk bursu ayın 10unda bitiyo paramı neye harcıyorum hiç bilmiyorum, market ulaşım sigara kahve diye ayırsam | harca/gider/butce/para | ledger/log | market, ulasim, sigara, kahve
    Pazarcıyım; salı Ödemiş cuma Tire. Hangi pazarda kaç kasa domates biber sattım, kaça gitti, kaç kasa geri döndü bakıp ona göre mal alıcam | pazar/satis/kasa | log/ledger/stock | pazar, kasa
    engelli oğlumun ilaçlarını ben olmayınca ninesi veriyor, verdi mi vermedi mi bilelim, ilaç, doz, sabah öğle akşam, kim verdi | ilac | log/checklist/planner | ilac, doz, sabah, ogle, aksam, kim
    Kaynana dili demişler ama benim kaktüs koleksiyonum 140 saksı oldu, türü, kimden aldım, en son ne zaman suladım, çiçek açtı mı | kaktus/saksi | collection/log | tur, kim, sula, cicek
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    chimney sweep rounds: address, flues, last swept, price | chimney/sweep | jobs/log/appointments | address, flue, last swept, price
    allotment waiting list | allotment/wait | people/requests/log |
    pub darts league scores | dart | log/events/game |
    whose turn to drive the carpool | carpool/drive/turn | planner/tasks |
    GOAT MILK DAILY | goat/milk | log/measurements |
    polish words for my inlaws | polish/word | flashcards/quiz |
    grandma's pierogi and other recipes | recipe/pierogi | recipes |
    tip split calculator 4 waiters | tip | tool |
    church flower rota | flower/rota | planner/tasks |
    knitting yarn stash: brand, colour, weight, metres left | yarn/stash | stock/collection | brand, colo, weight, metre
    flappy bird but its a hen | hen/flap | game |
    citizenship test practice | citizen/test | quiz |
    skip hire bookings | skip | rentals/reservation/orders |
    moms insulin | insulin | log/measurements |
    quinceañera guest list | guest/quince | people/checklist/events |
    tide pool finds | tide/find | log/collection |
    vote on the team jersey colour | jersey/vote | votes |
    Mobile dog groomer needs a book: owner, dog, breed, bites yes/no, next visit. | groom/dog/appointment/visit | appointments/people/log | owner, dog, breed, bite, next visit
    we're a brass band and nobody knows who has which instrument, instrument, serial no, player, insured? | instrument/band | stock/rentals/people | instrument, serial, player, insured
    i clean windows, need to know which houses havent payed me | window/house/customer/clean | ledger/jobs |
    List of halal places near campus with price and what's good there | halal/place | places/catalogue | price
    My nan wants somewhere to write down which birds come to the feeder and how many. | bird/feeder | log | bird, how many/count/number
    Remittances to my family: who, how much in dollars, which agent, fee, arrived | remit/transfer/sent/money | ledger/log | who, amount/much/dollar, agent, fee, arrived
    Small animal 4-H club kids track their rabbits weight, feed and ribbons won | rabbit | measurements/log/collection | weight, feed, ribbon
    need app for welding shop jobs customer / metal steel alu stainless / hours / quoted price | weld/job | jobs | customer, steel, alu, stainless, hours, quote
    Student nurses swapping shifts: who offers, ward, date, early late or night | shift/swap | requests/planner/log | ward, date, early, late, night
    a feed where our village can post lost cats n parking moans | village/post/feed/lost | feed |
    Sourdough log with flour type, hydration, proof hours and how it came out out of 5 | sourdough/loaf/bake/bread | log | flour, hydration, proof, out of 5/rating/score/result/came out
    For Sale: used prams, cots, car seats - with price, condition, picture and whether it's gone | pram/sale/baby/item | catalogue/orders/stock | price, condition, picture/photo, gone/sold
    karate grading, belt white yellow orange green, name, date passed | karate/grading/belt | people/log | name, white, yellow, orange, green, date
    Reserve the community hall kitchen by the hour. | kitchen/hall/reserv/book | reservation |
    where do i stash fireworks orders lol: name, packs, paid, pickup day | firework/order | orders | name, pack, paid, pick
    memory game with tractors for my 4yo | tractor/memory | game |
    Weekly quiz for our retirement home about old films, somebody reads the question and the rest tap the answer | film/quiz | quiz |
    So my dad drives a grain truck at harvest and writes loads on his hand. Needs field, crop, gross, tare, moisture, elevator. He's 71 and the buttons gotta be big. | load/grain | log | field, crop, gross, tare, moisture, elevator
    We came from Eritrea two years back and our community saves together each month, one person takes the pot. who paid, month, amount, whose turn for the pot | saving/pot/contribution/pay | ledger | paid, month, amount, turn
    I run a two bay garage in a town of 900 people and I keep losing the little tickets. car, reg, complaint, parts ordered, ready y/n, phone number | garage/car/ticket/repair | jobs | car, reg, complaint, parts, ready, phone
    our son is autistic and every evening goes better if he can see whats next: bath, pyjamas, story, lights. he ticks it and thats it, no numbers | evening/routine/bedtime | checklist/habits/planner | bath, pyjama, story, light
    Hello, the Ladies' Lawn Bowls section would be grateful for a simple record of fixtures: opponent, venue, date, rink, result, and who is bringing the sandwiches. Thank you, Maureen | bowl/fixture | events/log/planner | opponent, venue, date, rink, result, sandwich
    i do nails at home and girls keep no showing, i want name, insta, time, set (gel acrylic biab), deposit paid. pink pls | nail/appointment | appointments | name, insta, time, gel, acrylic, biab, deposit
    my roommates eat my food. i wanna list whats mine in the fridge, when i bought it and when it was last seen alive | fridge/food | stock/log | bought, seen
    Bee swarm calls come in all of May and there's five of us beekeepers on one phone. caller, street, how high up, who's going, collected or gone | swarm/call | jobs/requests/log | caller, street, high/height, going, collected, gone
    Sister getting married in Lagos, I'm in Leeds. Aso ebi fabric for 60 aunties: name, yards, gele colour, paid, sent. Its chaos on whatsapp already!! | aso ebi/fabric/aunt | orders/ledger/people | name, yard, gele, paid, sent
    I coach under 9s, parents always complain about playing time. need each kid, position, minutes per half, so i can show em | minute/play/kid/match | log/people/measurements | kid/name/player, position, minute/half
    retired now and walking every church in Norfolk, over 600 left!! want church, village, date visited, tower round or square, a wee note | church | places/log/collection | village, date/visit, round, square, note
    The food bank fills up on Thursdays & we hand out the wrong bags: family size, diet (halal, veggie, none), baby yes/no, bag given. No surnames please, number only. | food/bag/famil | log/people/orders/requests | size, halal, veggie, none, baby, given
    wood fired sauna club, 12 members, somebody chops, somebody heats, somebody cleans and its always the same two guys. who did what which evening | sauna | log/tasks/planner | who, evening/date
    thesis is due in june and i have like 200 papers i half read. title, author, year, chapter i need it for, read / skimmed / unread | paper/thesis/reading | collection/catalogue/log | title, author, year, chapter, read, skimmed, unread
    I tune pianos around three counties and forget which ones have the cracked soundboard or a grumpy dog. client, make, pitch when i came, what i did, next tuning | piano/tuning | jobs/log/people/appointments | client, make, pitch, did/done/work, next
    Grandpa tells the same war stories but they are good ones. Want to write each up w/ a title, the year it was, who was in it, for the cousins to read | stor/grandpa | articles/collection | title, year, who
`,
  ),
];
