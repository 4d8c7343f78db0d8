import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followCN: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | cami temizlik nöbeti: gönüllü, gün, bölüm | gönüllülerin telefonuda lazım arayamıyoruz kimseyi | telefon | | gonullu, gun, bolum
    choice | at çiftliği: at, seyis, yem | her ata huy ekle: sakin, ürkek, hırçın | sakin, urkek, hircin | | at, seyis, yem
    add | koyun surusu: kupe no, dogum, irk | bide aşı tarihini ekleyelim veteriner soruyo hep | asi | | kupe, dogum, irk
    remove | halı yıkama: müşteri, metrekare, adres | metrekareyi çıkar tane hesabı çalışıyoz artık | | metrekare | musteri, adres
    add | bakırcı siparişleri: usta, parça, kilo | kalaylandı mı diye işaretlenebilsin | kalay | | usta, parca, kilo
    add | okul servisi yolcuları: öğrenci, durak, sınıf | veli adı ve veli cep numarası da olsa çok iyi olur hocam | veli, cep/numara/telefon | | ogrenci, durak/durag, sinif
    rename | saz kursu: öğrenci, makam, tel | öğrenci demeyelim çırak diyelim | cirak/cirag | ogrenci | makam, tel
    add | pazar tezgahı veresiye: müşteri, tutar, tarih | ödenen miktarı da yazabileyim, yarısını veriyo adamlar yarısını vermiyo | odenen/odeme | | musteri, tutar, tarih
    look | ney üfleyenler derneği: üye, ney boyu, hoca | yeşil yap rengini, cami yeşili | green | | uye, boy, hoca
    add | güvercin kuşlarım: bilezik no, renk, cins | uçuş saati ekle | ucus | | bilezik/bilezig, renk/reng, cins
    choice | ayakkabı tamircisi: müşteri, numara, ücret | durumu olsun bekliyor / tamirde / hazır diye seçelim | bekliyor, tamirde, hazir | | musteri, numara, ucret
    add | amatör küme futbolcu lisansları: oyuncu, lisans no, mevki | Sağlık raporu bitiş tarihi alanı rica ediyorum. | saglik/saglig | | oyuncu, lisans, mevki
    change | kuyumcu emanetleri: müşteri, gram, ayar | ayar elle yazılmasın 14 18 22 diye seçelim | 14, 18, 22 | | musteri, gram, ayar
    add | muhtarlik ikametgah talepleri: vatandas, mahalle, evrak | tc kimlik no olmadan olmaz ki bu, koyun | kimlik/kimlig/tc | | vatandas, mahalle, evrak
    add | kaynakçı işleri: iş yeri, metre, ücret | kaç elektrot harcadım onu da gireyim | elektrot/elektrod | | yer, metre, ucret
    choice | lise ödev teslimleri: ders, konu, teslim tarihi | zorluk derecesi seçmeli olsun kolay orta zor | kolay, orta, zor | | ders, konu, teslim
    screen | nikah salonu: gelin, damat, tarih | takvimde göster hangi gün dolu görelim | takvim | | gelin, damat/damad, tarih
    add | tez danışman görüşmeleri: tarih, konu, karar | sonraki görüşmeye kadar yapılacaklar için uzun bi yazı alanı | yapilacak | | tarih, konu, karar
    remove | köy kahvesi borçları: isim, çay, tost parası, toplam | tost parasını sil artık tost yapmıyoz makina bozuldu | | tost | isim/ism, cay, toplam
    add | kuran kursu kayıtları: talebe, cüz, hoca | talebenin yaşı ve geldiği köy eksik kalmış | yas, koy | | talebe, cuz, hoca
    choice | düğün davetlileri: davetli, kişi sayısı, masa | yakınlığı seçilsin: kız tarafı, erkek tarafı, iş arkadaşı | kiz taraf, erkek taraf, is arkadas | | davetli, kisi, masa
    rename | sulama birliği: çiftçi, tarla, su saati | tarla yazan yer parsel olsun | parsel | tarla | ciftci, su
    add | kilim tezgahları: desen, en, boy | kaç düğüm atıldı sayısı da lazım ayrıca bitti mi kutucuğu | dugum, bitti/bitmis/tamam | | desen, en, boy
    add | balık hali mezat kayıtları: tekne, balık, kasa | kilo fiyatını yazcak yer yok | fiyat | | tekne, balik/balig, kasa
    sort | muhtar yardım kolileri: aile, nüfus, koli | nüfusu kalabalık olan en üstte çıksın | | | aile, nufus, koli
    add | apartman doğalgaz okuma: daire, endeks, okuma günü | foto çekip ekleyelim oraya, itiraz eden oluyor sonra uğraş dur | foto/resim/gorsel | | daire, endeks, gun
    choice | boks salonu üyeleri: üye, kilo, aidat | siklet diye bi alan aç, değerleri tüy, hafif, ağır | siklet, tuy, hafif, agir | | uye, kilo, aidat
    question | okul kantini: ürün, alış, satış | bu internetsiz çalışır mı dağdayız biz | | | urun, alis, satis
    add | keman atölyesi tamirleri: çalgı, sahip, arıza | tahmini teslim günü?? onu koymamışsınız | teslim | | calgi, sahip/sahib, ariza
    change | otopark aboneleri: plaka, sahip, aidat | aidat sayı olsun, kuruşlu da girilebilsin | | | plaka, sahip/sahib, aidat
    add | sut toplama merkezi: uretici, litre, yag orani | antibiyotik cikti mi cikmadi mi evet hayir | antibiyotik/antibiyotig | | uretici, litre, yag
    remove | izci kampı: izci, oba, kan grubu, veli | kan grubuna gerek yok | | kan grub | izci, oba, veli
    choice | zeytinyağı tenekeleri: alıcı, teneke, tarih | yağın cinsi; sızma, riviera, natürel. bunlardan biri işaretlenecek | sizma, riviera, naturel | | alici, teneke, tarih
    add | yüzme kulübü dereceleri: sporcu, stil, süre | hangi havuzda yüzdüğü + kaç metre olduğu | havuz, metre | | sporcu, stil, sure
    add | baca temizliği defteri: adres, kat, ücret | ev sahibinin adını da ekler misin lütfen | sahib/sahip | | adres, kat, ucret
    rename | diş protez laboratuvarı: hekim, kron, renk | hekim yerine doktor yaz | doktor | hekim | kron, renk/reng
    look | gece bekçisi raporu: saat, kapı, olay | gözüm kamaşıyo karanlık olsun ekran | | | saat, kapi, olay
    add | barınak köpekleri: isim, çip no, geliş tarihi | kısır mı değil mi belli olsun onay kutusu falan | kisir | | isim/ism, cip, gelis
    choice | kütüphane bağış kitapları: kitap, yazar, bağışçı | kitabın hali (yeni, yıpranmış, yırtık) | yeni, yipranmis, yirtik | | kitap/kitab, yazar, bagisci
    change | fizik tedavi seansları: hasta, hareket, açıklama | açıklama kısmı dar geliyo uzun uzun paragraf yazabilelim | | | hasta, hareket, aciklama
    add | mezarlık defteri: ada, parsel, kabir sahibi | vefat senesini de yazalım Allah rahmet eylesin | vefat | | ada, parsel, kabir/kabr
    remove | demirci ocağı: ürün, demir, saat, kömür | Kömür alanını siler misiniz, artık gaz kullanıyoruz. | | komur | urun, demir, saat
    add | ebru kursu malzemeleri: malzeme, adet, raf | nerden aldıgımı yazıcam tedarikçi gibi bisey | tedarik | | malzeme, adet/aded, raf
    choice | cenaze hizmetleri: merhum, cami, defin saati | hangi namazdan sonra kalkacak: öğle, ikindi, cuma | ogle, ikindi, cuma | | merhum, cami, defin
    rename | kilise korosu: korist, ses, ilahi | ilahi lafını eser diye değiştirin lütfen | eser | ilahi | korist, ses
    screen | elma bahçesi hasadı: sıra, kasa, gün | kasaları grafik olarak da göreyim | grafik/grafig | | sira, kasa, gun
    add | anaokulu yemek listesi: çocuk, alerji, sınıf | acil durumda aranacak kişi diye bir satır açın | acil | | cocuk/cocug, alerji, sinif
    remove | hentbol deplasmanları: rakip, salon, otobüs, hakem | hakem ne alaka ya at onu | | hakem | rakip/rakib, salon, otobus
    change | imece günleri: ev, iş, gelen | gelen sayı olsun kaç kişi gelmiş yazalım isim değil | | | ev, is, gelen
    add | zabıta tutanakları: esnaf, ihlal, tarih | ceza tutarı da girilsin amirim öyle istiyo | ceza | | esnaf, ihlal, tarih
    look | balcı hesapları: kovan, kilo, kavanoz | adı Petekçi Dayı olsun uygulamanın | petekci dayi | | kovan, kilo, kavanoz
    choice | tavuk kümesi: kümes, yumurta, tarih | hava nasıldı onu seçelim güneşli yağmurlu karlı | gunesli, yagmurlu, karli | | kumes, yumurta, tarih
    sort | tekne bağlama yeri: tekne, kaptan, giriş tarihi | eskiden yeniye doğru sırala giriş tarihine göre | | | tekne, kaptan, giris
    rename | hurdacı: satıcı, malzeme, kilo | satıcı değil getiren kişi olacak orası | getiren | satici | malzeme, kilo
    add | çeyiz listesi: parça, adet, kim aldı | fiyat ve mağaza koyabilirmiyiz annem hesap tutuyo da | fiyat, magaza | | parca, adet/aded, kim
    remove | kedi maması dağıtımı: sokak, gönüllü, mama | gönüllü ismini yazmaya gerek kalmadı tek ben kaldım zaten | | gonullu | sokak/sokag, mama
    choice | oto elektrikçi: plaka, arıza, usta | ödeme şekli nakit kart veresiye olarak ekle | odeme, nakit, kart, veresiye | | plaka, ariza, usta
    question | masa tenisi kulübü: sporcu, raket, aidat | kaç kişi kaydedebiliyorum sınırı var mı | | | sporcu, raket, aidat
    rename | yurt emanet dolabı: öğrenci, dolap, anahtar | anahtar yerine şifre yazın, anahtarları topladılar | sifre | anahtar | ogrenci, dolap/dolab
    change | kargo şubesi: alıcı, desi, durum (yolda, şubede) | yolda değil dağıtımda yazsın | dagitimda | yolda | alici, desi, durum
`,
  ),
  ...readTold(
    'en',
    `
    add | bell ringers rota: ringer, bell, sunday | need there phone numbers aswell cant reach anyone | phone | | ringer, bell, sunday
    remove | mobile hairdresser: client, town, cut, dye | get rid of town i only do my own village now | | town | client, cut, dye
    add | sheepdog litter: pup, sex, colour | put the microchip number on | chip | | pup, sex, colour/color
    choice | donkey sanctuary: donkey, age, field | temperament please: gentle, stubborn, nervous | gentle, stubborn, nervous | | donkey, age, field
    add | roof jobs: address, slate, days | did they pay the deposit yes or no tick thing | deposit | | address, slate, day
    add | allotment plots: plot no, holder, rent | Could you possibly add the date they joined the waiting list? Many thanks, Maureen | wait/join | | plot, holder, rent
    choice | saddlery repairs: owner, item, price | let me pick a status, waiting, stitching or collected for each one | waiting, stitching, collected | | owner, item, price
    add | dry stone wall gaps: farm, metres, price | how many tonnes i brought up there | tonne | | farm, met, price
    rename | kiln loads: potter, cone, glaze | call it maker instead of potter | maker | potter | cone, glaze
    add | swim squad results: swimmer, stroke, finish time | the pool and the distance too pls | pool, distance | | swimmer, stroke, time
    look | lifeboat callouts: date, casualty, crew | make it orange like our boat | orange | | date, casualty, crew
    add | stray dogs reported to the council: breed, street, date found | kennel number | kennel | | breed, street, date
    add | mosque food parcels: family, people, area | some of them got allergys, a box for that | allerg | | family, people, area
    change | cheese wheels: wheel no, milk, weeks | milk shouldnt be typed in, let me choose cow goat sheep | cow, goat, sheep | | wheel, milk, week
    choice | exam board scripts: centre, paper, examiner | priority dropdown with urgent normal whenever | urgent, normal, whenever | | cent, paper, examiner
    add | piano tuning round: house, make, last tuned | add pitch in hz and humidity | pitch, humid | | house, make, tuned
    add | pupil lates: pupil, form, minutes late | reason. they always have a reason | reason | | pupil, form, minute
    remove | racing pigeons: ring, loft, cock or hen, feather | bin the loft bit | | loft | ring, cock, feather
    add | blacksmith commissions: client, piece, due | a photo has to go in, i draw everything on fag packets | photo/picture/image | | client, piece, due
    sort | raffle donors: shop, prize, value | most valuable prize at the top pls | | | shop, prize, value
    add | ferrets: name, hob or jill, born | weight in grams | weight | | name, hob, born
    choice | sunday school kids: child, age, guardian | which group they are in - lambs, shepherds, kings | lambs, shepherds, kings | | child, age, guardian
    add | parish burials register: name, date, grave | we also need the minister and the undertaker recorded for each entry | minister, undertaker | | name, date, grave
    rename | synagogue seats: family, row, seat | family should say household | household | family | row, seat
    add | market pitch tolls: trader, pitch, amount | and what goods he sells, just typed in | goods/sell/sold | | trader, pitch, amount
    screen | church hall bookings: group, room, date | show them on a calender | calendar | | group, room, date
    add | under 9s football subs: kid, shirt, paid | emergency contact and there mobile, the league is asking | emergency/contact, mobile/phone | | kid, shirt, paid
    choice | cricket kit: item, bag, bought | state of it: new / worn / knackered | new, worn, knackered | | item, bag, bought
    remove | eel traps: trap, river, catch, bait | Please delete bait. | | bait | trap, river, catch
    add | hedgehog rescue: hog name, weight in, found at | add a release date for when they go back | release | | name, weight, found
    question | stamp swaps: country, year, mine or his | can two phones see the same list? | | | country, year, mine
    add | thatcher quotes: cottage, reed, price | want the email of the owner | email/e-mail | | cottage, reed, price
    change | bookbinder jobs: title, leather, price | price must take pennies like 12.50 so a number not words | | | title, leather, price
    add | dissertation interviews: participant, date, place | i need to mark if they signed the consent form otherwise ethics will kill me | consent | | participant, date, place
    choice | ward linen: bed, sheets, shift | add soiled level with values light medium heavy | light, medium, heavy | | bed, sheet, shift
    add | school uniform swap: item, size, parent | notes, a longish text like whats ripped and that | note | | item, size, parent
    rename | bin lorry round: street, crew, bins | crew should read gang | gang | crew | street, bin
    add | chimney sweep visits: house, flue, date | nests!! add if i found a nest | nest | | house, flue, date
    choice | fishmonger boxes: boat, species, kilos | quality is missing, i want prime, standard, bait to pick from | prime, standard, bait | | boat, species, kilo
    look | midwives on call: midwife, patch, hours | its blinding at 3am can we have dark | | | midwife, patch, hour
    add | goat milking: goat, litres, morning or evening | somatic cell count | cell | | goat, lit, morning
    remove | nursery nap log: child, asleep, awake, blanket | blanket isnt needed take it out | | blanket | child, asleep, awake
    choice | scout badges: scout, badge, date | progress: not started, working on it, earned. one of those three | not started, working on it, earned | | scout, badge, date
    add | village hall keys: holder, key no, given | put the date it was returned. someone has had one since 2011 | return | | holder, key, given
    change | foster carer visits: carer, date, remarks | remarks needs to be a big box, i write whole pages | | | carer, date, remark
    rename | fencing club members: fencer, blade, licence | blade is the wrong word, it's weapon | weapon | blade | fencer, licen
    add | lace bobbin collection: wood, maker, beads | what price i gave and which fair it came from | price/paid/cost, fair | | wood, maker, bead
    sort | bat boxes survey: box no, tree, bats seen | order them by box number lowest first | | | box, tree, bat
    choice | mending circle: garment, owner, fabric | who pays? free / donation / member. make it a choice | free, donation, member | | garment, owner, fabric
    remove | gospel choir: singer, voice, robe size, solo | we dont have robes anymore so drop robe size thx | | robe | singer, voice, solo
    rename | vet night calls: caller, animal, symptom | change symptom to complaint | complaint | symptom | caller, animal
    change | bike marking day: frame no, owner, slot | slot should be a proper clock time not words | | | frame, owner, slot
    add | canal lock repairs: lock, fault, reported | urgency as well from 1 to 5 | urgen | | lock, fault, reported
    look | quilting bee: block, quilter, pattern | call the app Stitch Sisters | stitch sisters | | block, quilter, pattern
    choice | parking ticket appeals: plate, street, fine | outcome = upheld, rejected, pending | outcome, upheld, rejected, pending | | plate, street, fine
    screen | peat cutting: bank, bags, day | i would like a graph of the bags | graph/chart | | bank, bag, day
    remove | taxi rank complaints: driver, badge, complaint, weather | why on earth is weather on there?? remove | | weather | driver, badge, complaint
    change | court interpreters: name, language, status (free, booked) | booked should be called in court | in court | booked | name, language, status
    question | hamster breeding: pair, born, litter size | does it save if my battery dies | | | pair, born, litter
    rename | home tutoring: pupil, subject, fee | i want pupil to be called learner | learner | pupil | subject, fee
`,
  ),
];
