import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followCB: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | deniz feneri nöbet defteri: tarih, rüzgar, görüş | bi de lambanın yandığı saati yazcam ekleyiver | lamba/yanma/yandi | | tarih, ruzgar, gorus
    add | su değirmeni: müşteri, çuval, ücret | abi un çeşidini de koysana oraya unutmuşum ben | un ces/un tur/ces | | musteri, cuval, ucret
    add | tekne çekek yeri: tekne adı, kaptan, çekilme tarihi | Merhaba, kolay gelsin. Mümkünse her kayıtta teknenin boyunu ve borda numarasını da görebilmek isteriz. Şimdiden teşekkür ederiz. | boy, borda | | tekne, kaptan, cekilme
    add | huzurevi çamaşırhanesi: sakin, torba, teslim günü | oda numrasıda lazım | oda | | sakin, torba, teslim
    add | mum atölyesi: kalıp, koku, adet | fitil kalınlığı eksik kalmış | fitil | | kalip, koku, adet
    add | köstekli saat tamiri: marka, sahibi, arıza | dedem diyo ki içindeki seri numarasını da not edelim geçen sefer iki saat birbirine karıştı adam bağırdı çağırdı | seri | | marka, sahib/sahip, ariza
    add | kuş halkalama kampı: tür, ağ no, saat | kanat boyu ile agirligi da yaziyoruz biz onlar nerde | kanat, agirli | | tur, ag, saat
    add | üzüm sergisi: bağ, serilme günü, kasa | gurban olam şuraya nem oranını da gatıver | nem | | bag, seril, kasa
    add | itfaiye hortum bakımı: hortum, uzunluk, son test | basınç değeri? onu da girmem gerekiyo | basinc | | hortum, uzunluk, son test/test
    add | köy odası misafirleri: isim, geldiği köy, kaç gece | Kıymetli kardeşim, muhtarımızın ricası üzerine yazıyorum, gelen misafirin kimin akrabası olduğu da yazılsa çok makbule geçer. Selamlar. | akraba | | isim, koy, gece
    add | sismoloji laboratuvarı: istasyon, büyüklük, derinlik | enlem boylam ekle | enlem, boylam | | istasyon, buyukluk, derinlik
    add | kukla tiyatrosu: kukla, oyun, kumaş | ip sayısını da bilelim kaç ipli | ip | | kukla, oyun, kumas
    add | kalaycı dükkanı: kap, müşteri, ücret | fotosunu da çekip koyabilsem keşke, geçen hafta iki teyze aynı sahana sahip çıktı rezil olduk | foto/resim/gorsel | | kap, musteri, ucret
    add | tiftik keçisi sürüsü: küpe no, yaş, kırkım | anasının küpesi de olsun hocam bide babasının | ana/anne, baba | | kupe, yas, kirkim
    add | dağ kurtarma çantası: malzeme, adet, taşıyan | son kulanma tarihi şart | son kul/skt | | malzeme, adet, tasiyan
    add | okul münazara kulübü: konu, konuşmacı, puan | juri yorumuda yazılsın | juri | | konu, konusmaci, puan
    add | römorkör seferleri: gemi, liman, halat sayısı | kılavuz kaptanın adı soyadı da girilsin lütfen | kilavuz | | gemi, liman, halat
    add | çeyiz dantelleri: motif, iplik, kime | gız bide tığ numarası ekleyiver hele | tig | | motif, iplik, kime
    add | mantar toplayıcıları: mantar, orman, kilo | zehirli mi değil mi işaretleyelim nolur | zehir | | mantar, orman, kilo
    add | taş plak arşivi: sanatçı, firma, yıl | Katalog no. bilgisini ekleyiniz. | katalog | | sanatci, firma, yil
    add | zil dökümhanesi: zil, çap, alaşım | aklıma geldi şimdi her zilin notası var ya la mı si mi, o da dursun yanında | nota | | zil, cap, alasim
    add | diyaliz servisi: hasta, koltuk, makine | giris kilosu cikis kilosu ayri ayri | giris, cikis | | hasta, koltuk, makine
    add | köy sığırtmacı: hane, inek, aylık | telefon nosu bi de öddedi mi ödemedi mi | telefon, ode/odd | | hane, inek, aylik
    add | hat sanatı kursu: öğrenci, yazı türü, meşk | hocamızın düzeltmelerini yazacağı geniş bir yer rica ediyorum | duzeltme | | ogrenci, yazi, mesk
    choice | peynir mağarası: tulum, giriş tarihi, raf | olgunluk diye bişey koy taze orta eski seçilsin | olgunluk, taze, orta, eski | | tulum, giris, raf
    choice | gemi mutfağı: öğün, kişi, malzeme | öğün kahvaltı öğle akşam gece olsun elle yazmıyım | kahvalti, ogle, aksam, gece | | ogun, kisi, malzeme
    choice | bağlama yapımcısı: ağaç, tekne boyu, müşteri | ağaç kısmına dut ceviz kestane ardıç şıkları lazım | dut, ceviz, kestane, ardic | | agac, tekne, musteri
    choice | huzurevi gezi günü: sakin, refakatçi, yer | Sayın ilgili, sakinlerimizin yürüme durumu için bağımsız, bastonlu, yürüteçli ve tekerlekli sandalyeli seçeneklerinin eklenmesini arz ederim. | yurume, bagimsiz, baston, yurutec, tekerlekli | | sakin, refakatci, yer
    choice | güvercin uçurma: kuş, salım yeri, süre | cinsi de seçilsin taklacı / posta / bango | cins, taklaci, posta, bango | | kus, salim, sure
    choice | mikrobiyoloji kültürleri: kap no, ekim günü, besiyeri | besiyeri şunlardan biri olcak: kanlı agar, emb, çikolata agar | kanli, emb, cikolata | | kap, ekim, besiyeri
    choice | semerci: hayvan, ölçü, teslim | hayvan için eşşek katır beygir yeter | esek/essek, katir, beygir | | hayvan, olcu, teslim
    choice | cami halısı yıkama: cami, metrekare, tarih | durum koy bekliyor yıkandı kurudu serildi | durum, bekli, yikandi, kurudu, serildi | | cami, metrekare, tarih
    choice | okul radyosu: program, sunucu, şarkı | program türünü eklicez haber, müzik, şiir, röportaj diye ayrılcak | tur/program tur, haber, muzik, siir, roportaj | | program, sunucu, sarki
    choice | arkeoloji kazı evi: buluntu, açma, derinlik | malzemesi seramik mi kemik mi bronz mu cam mı seçebilelim | malzeme, seramik, kemik, bronz, cam | | buluntu, acma, derinlik
    remove | yayla göçü: aile, çadır, hayvan sayısı, römork | römorku sil artık kamyonla gidiyoz | | romork | aile, cadir, hayvan
    remove | ciltçi atölyesi: kitap, deri, yaldız, sahibi | yaldız kalksın ya kimse istemiyo | | yaldiz | kitap, deri, sahib/sahip
    remove | ip atlama kulübü: öğrenci, sınıf, rekor, veli telefonu | veli telefonlarını tutmamız yasakmış müdür bey söyledi, çıkarırmısın | | veli, telefon | ogrenci, sinif, rekor
    remove | balık mezatı: tekne, balık, kasa, alıcı, komisyon | komisyonu da alıcıyı da kaldır | | komisyon, alici | tekne, balik, kasa
    remove | gözlemevi geceleri: gök cismi, teleskop, bulut, mercek | Bulut hanesine gerek kalmamıştır, kaldırılmasını rica ederim. | | bulut | gok cismi, teleskop, mercek
    remove | nazar boncuğu ocağı: model, renk, usta, fire | fireyi at gitsin gari | | fire | model, renk, usta
    rename | keçe ustası: eser, yün, saat | eser değil yaygı yazsın orda | yaygi | eser | yun, saat
    rename | fıçıcı: fıçı no, hacim, ağaç | hacim kelimesi yerine litre de | litre | hacim | fici, agac
    rename | buz hokeyi minikler: oyuncu, forma, mevki | Mevki başlığını "Oynadığı Yer" şeklinde düzeltebilir misiniz acaba | oynadigi yer | mevki | oyuncu, forma
    rename | maket tren hobisi: lokomotif, ölçek, fiyat | fiyatın adı ederi olcak dedem öyle diyo | eder | fiyat | lokomotif, olcek
    rename | su tahlil laboratuvarı: numune, köy, klor | numune yazmışsın biz ona örnek diyoz degiştir | ornek | numune | koy, klor
    rename | tiyatro kostüm deposu: kostüm, beden, askı | askı -> dolap gözü | dolap goz | aski | kostum, beden
    change | tohum takası: tohum, veren, çimlenme | çimlenme evet hayır olsun tik atayım geçeyim | | | tohum, veren, cimlen
    change | amatör telsizciler: çağrı işareti, frekans, görüşme | görüşmeyi tarih yap takvimden seçiyim | | | cagri, frekans, gorusme
    change | kaplıca havuzu: havuz, sıcaklık, bakan | sıcaklığa harf yazılıyo sadece rakam girilsin | | | havuz, sicakli, bakan
    change | denizci düğümü çalışması: günde 12 düğüm, düğüm adı, süre | Günlük düğüm sayımız 12 değil 20 olmuştur, lütfen güncelleyiniz. | 20 | 12 | dugum, sure
    change | müze bekçisi turu: salon, saat, kapı kilitli | kapı kilitli kısmını kutucuk yap yazı istemem, basıp geçcem | | | salon, saat, kapi
    sort | ipek böcekçiliği: tepsi, yaprak, koza sayısı | en çok koza veren en üstte dursun | | | tepsi, yaprak, koza
    sort | vapur iskelesi kayıp eşya: eşya, vapur, bulunduğu gün | yeni bulunanlar başa gelsin eskiler alta insin | | | esya, vapur, bulun
    group | köy fırını sırası: hane, ekmek, mahalle | mahalle mahalle ayır karışıyo böyle | | | hane, ekmek, mahalle
    look | planetaryum gösterileri: gösteri, seans, koltuk | karanlıkta gözüm kamaşıyo siyah olsun ekran | | | gosteri, seans, koltuk
    page | turşu imecesi: kavanoz, sebze, getiren | bi sayfa daha aç içinde tuz sirke alışverişi dursun | alisveris/tuz/sirke | | kavanoz, sebze, getir
    question | deve güreşi: deve, sahibi, köyü | bu telefonum kapanınca yazdıklarımı kaybetmez dimi | | | deve, sahib/sahip, koy
    question | makinist seferleri: makinist, sefer, kilometre | kilometreyi niye koydun anlamadım ne işe yarıyo? | | | makinist, sefer, kilometre
    filter | çeşme onarımı: çeşme, mahalle, akıyor mu | sadece akmayanları göreyim | | | cesme, mahalle, aki
    filter | mevlit kazanları: kazan, kimde, geri geldi mi | yalnız geri gelmemiş olanlar listelensin ötekiler dursun kenarda | | | kazan, kimde, geri
`,
  ),
  ...readTold(
    'en',
    `
    add | heritage tram volunteers: name, day, route | oh and thier phone number pls | phone | | name, day, route
    add | dry stone walling: field, yards done, helper | cud tha put weather in an all | weather | | field, yard, helper
    add | peat cutting: bank, bags, date | need how deep we went aswell | dep/deep | | bank, bag, date
    add | care home hairdresser: resident, room, style | Dear team, I wonder whether it might be possible to note any allergies for each resident, and also the name of the carer who brings them down. With thanks, Maureen | allerg, carer | | resident, room, style
    add | church bell ringers: tower, method, changes | conductor too | conductor | | tower, method, change
    add | narrowboat locks: canal, lock, time | put in engine hrs | engine | | canal, lock, time
    add | fruit fly lab: vial, genotype, flipped on | incubator temp + initials | incubator/temp, initial | | vial, genotype, flip
    add | model steam engines: name, gauge, boiler | grandad wants the certificate expiry in cos last year the club wouldnt let him run it and he sulked all weekend | certificate/expir | | name, gauge, boiler
    add | sheepdog trials: dog, handler, points | forgot outrun score. and time | outrun, time | | dog, handler, point
    add | thatching jobs: cottage, reed, quote | photo of the roof b4 we start | photo/picture/image | | cottage, reed, quote
    add | school knitting club: pupil, project, needles | wool colour | wool | | pupil, project, needle
    add | tugboat fuel log: date, litres, port | add the chief engineers name n the price per litre | engineer, price | | date, litre, port
    add | oyster beds: bed, bags, last turned | salinity pls | salin | | bed, bag, turn
    add | church flower rota: week, arranger, colours | whose memory its for, people pay you see to have them in memory of their mum or whoever | memor | | week, arranger, colour/color
    add | violin maker: instrument, wood, client | y'all I plum forgot the varnish | varnish | | instrument, wood, client
    add | moth trap nights: species, count, trap | moon phase would be grand so it would | moon | | species, count, trap
    add | lifeboat station shop: item, price, left | who supplys it?? need a supplier | suppl | | item, price, left
    add | husky kennel: dog, team, km | harness size, and wether they've had there worm tablet | harness, worm | | dog, team, km
    add | prosthetics workshop: patient, limb, fitting | can we hav liner size in there | liner | | patient, limb, fitting
    add | village pantomime: role, actor, costume | understudys | understud | | role, actor, costume
    add | antique barometers: maker, year, working | where i bought it and what i paid | where/bought/shop/place, paid/price/cost | | maker, year, work
    add | saffron drying: tray, grams, date | one more thing ji, moisture also you add no | moisture | | tray, gram, date
    add | puppet hospital: puppet, owner, problem | I should be most grateful if a field for the expected date of return could be included. | return/expect | | puppet, owner, problem
    add | cave rescue kit: item, bag, quantity | theres no place for the serial no!! | serial | | item, bag, quantity
    choice | pottery firings: piece, glaze, temperature | let me pick bisque, raku or stoneware for the type of fireing | bisque, raku, stoneware | | piece, glaze, temp
    choice | seaweed foraging: weed, beach, weight | weed should be a pick list - dulse, carrageen, laver, kelp | dulse, carrageen, laver, kelp | | weed, beach, weight
    choice | signal box register: train, time, line | line can only be up main, down main or goods loop | up main, down main, goods | | train, time, line
    choice | donkey sanctuary: donkey, stable, feed | add mood: cheeky, sleepy, grumpy lol | mood, cheeky, sleepy, grumpy | | donkey, stable, feed
    choice | hospice tea trolley: room, guest, time | Could you kindly add a drink with the options tea, coffee, cocoa and squash? | drink, tea, coffee, cocoa, squash | | room, guest, time
    choice | wig maker: client, colour, cap size | hair is either human, yak or synthetic. need to choose | hair, human, yak, synthetic | | client, colour/color, cap
    choice | school robotics club: robot, builder, battery | status building/broken/ready | status, building, broken, ready | | robot, builder, battery
    choice | pollen lab slides: slide, site, depth | stain type drop down safranin fuchsin none | stain, safranin, fuchsin, none | | slide, site, depth
    choice | crofters fank day: croft, sheep, helper | helpers job, one o these: gathering, clipping, rolling, brewing up | job, gather, clip, roll, brew | | croft, sheep, helper
    choice | stained glass repairs: window, church, panel | damage, pick slight cracked or shattered | damage, slight, crack, shatter | | window, church, panel
    remove | clog dancers: name, clog size, troupe, bells | bells can go we dont wear em now | | bell | name, clog, troupe
    remove | submarine museum tours: guide, time, visitors, torch | ditch the torch thing | | torch | guide, time, visitor
    remove | basket weaver: basket, willow, hours, buyer | Please would you kindly take out the hours, my wife says I shouldn't be counting. | | hour | basket, willow, buyer
    remove | jam stall: flavour, jars, sugar, label | get shot of sugar n label | | sugar, label | flavour/flavor, jar
    remove | weather balloons: launch, altitude, gas, operator | dont need operator its always me | | operator | launch, altitude, gas
    remove | allotment committee: plot, holder, rent, dog | why is there dog on it, my son typed that in. delete | | dog | plot, holder, rent
    rename | taxidermy: specimen, finish, owner | call it customer not owner | customer | owner | specimen, finish
    rename | harpsichord tuner: venue, pitch, fee | chnage fee to "Honorarium" | honorarium | fee | venue, pitch
    rename | whisky casks: cask, filled, warehouse | warehouse shud say dunnage | dunnage | warehouse | cask, fill
    rename | scout tuck shop: sweet, price, stock | we say candy here, not sweet | candy | sweet | price, stock
    rename | blacksmith evenings: learner, tool, hours | Kindly amend the heading Learner so that it reads Apprentice. | apprentice | learner | tool, hour
    rename | eel fishing: trap, river, catch | trap -> fyke | fyke | trap | river, catch
    change | dinosaur dig: bone, square, plastered | plastered is just yes or no | | | bone, square, plaster
    change | swift nest boxes: box, street, first seen | make first seen a proper date so i dont have to type it out | | | box, street, first seen
    change | cider press: apple, orchard, gallons | gallons ought to be a number, folk keep writing loads in it | | | apple, orchard, gallon
    change | hula hoop practice: 30 minutes a day, trick, tries | 45 mins not 30 | 45 | 30 | trick, tries/try
    change | care home budgie: date, cage, fed | fed should be a tick box. the night nurse types all sorts in there | | | date, cage, fed
    sort | leek show: grower, leek, girth | fattest leek first | | | grower, leek, girth
    sort | sleeper train lost bags: bag, coach, found on | oldest ones at the top please, they get sent off after a month | | | bag, coach, found
    group | choir robes: robe, size, singer | put em under each size so i can see all the smalls together | | | robe, size, singer
    look | brass band instruments: instrument, player, dents | can it be maroon like our blazers | | | instrument, player, dent
    page | village repair cafe: item, fixer, fixed | we need a second page for the spare parts we've got in the drawers | spare/part | | item, fixer, fixed
    question | mushroom spore prints: mushroom, colour, wood | will my sister in perth see what i put in | | | mushroom, colour/color, wood
    question | bagpipe lessons: pupil, tune, paid | if i delete wan by mistake can i get it back at all? | | | pupil, tune, paid
    filter | wheelchair lending: chair, borrower, returned | only show me the ones not returned yet | | | chair, borrower, return
    filter | jacquard punch cards: card, pattern, damaged | just the damaged ones, hide the rest | | | card, pattern, damage
`,
  ),
];
