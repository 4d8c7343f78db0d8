import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followCH: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | güvercin kümesi: bilezik no, renk, yumurta sayısı | hangi kuş hangisiyle eşleşti onuda yazalım, bi de doğum tarihi | es/esi/esles, dogum | | bilezik, renk, yumurta
    choice | koyun sürüsü: küpe no, yaş, ağırlık | cinsiyet ekle dişi erkek, birde burulmuş | disi, erkek, burul | | kupe, yas, agirli
    add | kaportacı dükkanı plaka, hasar, boya kodu | sigortadan mı geliyo yoksa elden mi ödeyecek belli olsun | sigorta | | plaka, hasar, boya
    add | diyaliz seansları: hasta adı, giriş kilosu, çıkış kilosu | tansiyonu da lazım hocam, hem büyük hem küçük | tansiyon | | hasta, giris, cikis
    remove | fındık bahçesi ocak no, gübre, ilaçlama, randıman | randımanı sil kullanmıyoz | | randiman | ocak, gubre, ilac
    add | Mahalle aşuresi dağıtım listesi: daire, kase sayısı | Kapıyı açmayanlar oluyor, onlar için evde yoktu diye bir işaret koyabilir miyiz? | evde yok | | daire, kase
    look | halk oyunları ekibi: oyuncu, yöre, ayakkabı no | yeşil olsun rengi bursasporluyuz biz | green | | oyuncu, yore, ayakkabi
    add | zeytin sıkım fabrikası çiftçi adı, çuval, kg | asit derecesi unutulmuş | asit | | ciftci, cuval, kg
    choice | yat limanı bağlama: tekne, boy, kaptan | durum seçilsin: bağlı / denizde / karada | bagli, deniz, kara | | tekne, boy, kaptan
    add | balon turu yolcuları: isim, otel, kilo | pilotun adı + kalkış saati + uçuş iptal oldu mu | pilot, kalkis, iptal | | isim, otel, kilo
    rename | kurban hissesi: hissedar, tutar, hayvan | hissedar yerine ortak yazarmısın | ortak | hissedar | tutar, hayvan
    add | kurukahveci: çekirdek, kavurma tarihi, dakika | her partiye 10 üzerinden puan vermek istiyorum ayrıca tadım notu | puan, tadim | | cekirdek, kavurma, dakika
    add | okul servisi öğrenci, durak, veli | velinin telefonunu yazmamışım ekle hemen | telefon | | ogrenci, durak, veli
    change | şantiye puantajı: işçi, yevmiye, açıklama | açıklama çok kısa kalıyor paragraf gibi yazabilelim | aciklama | | isci, yevmiye
    choice | diksiyon kursu ödevleri öğrenci, tekerleme, tarih | nasıl okudu kısmı: takıldı, akıcı, ezberlemiş | takildi, akici, ezber | | ogrenci, tekerleme, tarih
    add | satranç kulübü maçları: beyaz, siyah, sonuç | hangi açılış oynandı | acilis | | beyaz, siyah, sonuc
    question | itfaiye hortum kontrol: hortum, basınç, tarih | internet çekmeyen yerde de çalışır mı bu | | | hortum, basin, tarih
    add | gemi makine dairesi nöbet: vardiya, yağ basıncı, devir | soğutma suyu sıcaklığıda girilsin çarkçıbaşı istiyor | sogutma/sicakli | | vardiya, basin, devir
    remove | kütüphane sessiz oda: masa, öğrenci no, giriş, çıkış | öğrenci numarası gereksiz, kvkk falan başımız ağrımasın, kaldıralım | | ogrenci no | masa, giris, cikis
    add | halı dokuma kursu, dokuyan, desen, düğüm | bitmesi beklenen gün gözüksün lütfen canım | bitis/bitme/bitece/beklenen | | dokuyan, desen, dugum
    choice | pansuman takibi hasta, yara yeri, gün | yaranın hali kuru mu akıntılı mı kokulu mu bu üçünden biri işaretlensin | kuru, akinti, koku | | hasta, yara, gun
    add | ev yapımı turşularım: sebze, kavanoz, kurulduğu gün | tuz orani yazcak yer yok ya | tuz | | sebze, kavanoz, kurul
    rename | judo müsabakası: sporcu, sıklet, kuşak | sıklet diyen kalmadı, kilo kategorisi olsun adı | kilo | siklet | sporcu, kusa
    add | cenaze yemeği organizasyon: aile, kişi sayısı, adres | pideyi kaç tane söyledik ayranı kaç tane, ikisi ayrı ayrı | pide, ayran | | aile, kisi, adres
    sort | bakkal son kullanma: ürün, raf, skt | tarihi en yakın olan en üstte dursun | | | urun, raf, skt
    add | amatör telsiz görüşmeleri: çağrı işareti, frekans, saat | sinyal raporu (rst) ve QSL kartı gönderildi mi | sinyal/rst/rapor, qsl | | cagri, frekans, saat
    choice | tiyatro kostüm dolabı: kostüm, beden, oyun | temizlik durumu → yıkandı, kirli, terzide | yikan, kirli, terzi | | kostum, beden, oyun
    add | berber koltuk kirası: usta, koltuk no, ay | ya bu kiranın tutarı nerde??? ekleyin onu | tutar | | usta, koltuk, ay
    remove | bisiklet tamir: marka, arıza, ücret, söz verilen gün | ücret kalksın müşteri görüyo | | ucret | marka, ariza, soz
    add | eskrim antrenmanı sporcu, silah, süre | maske ve yelek muayene tarihi de tutulmalı, federasyon soruyor | muayene | | sporcu, silah, sure
    change | akvaryum: balık, su sertliği, ph | ph rakam olarak girilsin harf kabul etmesin | ph | | bali, sertli
    add | apartman kazan dairesi günlüğü: tarih, kömür, kül | kazana kim baktı o gün | kim/sorumlu/gorevli/bakan | | tarih, komur, kul
    rename | matbaa işleri: firma, tiraj, kağıt | tiraj → baskı adedi | baski | tiraj | firma, kagi
    choice | çay ocağı veresiye: esnaf, bardak, borç | bardağın çeşidi de olsun: açık demli oralet | acik, demli, oralet | | esnaf, barda, borc
    add | köpek oteli: köpek, cins, sahibi | aşı karnesini getirdi mi getirmedi mi bide kaç gün kalacak | asi, gun/kala | | kope, cins, sahi
    screen | ebe ziyaretleri: gebe, hafta, ziyaret günü | ziyaretleri ay ay takvimde göreyim | takvim | | gebe, hafta, ziyaret
    add | Bağlama atölyesinde yapılan sazlar: ağaç, tel boyu, alıcı | fiyat. bir de bitmiş halinin resmi | fiyat, resim/resmi/foto | | agac, tel, alici
    look | gece bekçisi turları: bekçi, nokta, saat | gözümüz kamaşıyor gece gece, karanlık yapın ekranı | dark | | bekci, nokta, saat
    remove | kreşte uyku çizelgesi: çocuk, yatış, kalkış, battaniye | battaniye ne alaka çıkar onu | | battaniye | cocu, yatis, kalkis
    add | röntgen çekim defteri protokol no, bölge, teknisyen | hasta gebe olabilir diye uyarı kutucuğu gerekiyor | gebe | | protokol, bolge, teknisyen
    choice | rüzgar türbini bakımı: türbin no, teknisyen, saat | Arıza önceliği alanı rica ediyorum. Değerleri: kritik, orta, ertelenebilir. Teşekkürler. | kritik, orta, ertele | | turbin, teknisyen, saat
    change | gelinlik provası: gelin, prova günü, durum (bekliyor, hazır) | bekliyor değil dikimde desin | dikim | bekliyor | gelin, prova, hazir
    add | dedemin madalyaları ve rozetleri: adı, yılı, nereden | ülkesini de girecek bi alan aç | ulke | | yil, nere
    rename | masal saati: masal, anlatan, dinleyici | anlatan kısmının ismini masalcı nine yap :) | nine | anlatan | masal, dinleyici
    add | cam üfleme ocağı: parça, renk, sıcaklık | Soğutma süresi (saat) eksik. Acelesi yok ama unutulmasın. | sogutma | | parca, renk, sicakli
    remove | ud dersi planı: makam, eser, süre, hoca | hoca hep aynı adam zaten, o satıra lüzum yok | | hoca | makam, eser, sure
    question | köy muhtarlığı ikamet kayıtları: hane, kişi, tarih | bunu karım da kendi telefonundan görebilicek mi? | | | hane, kisi, tarih
    choice | plak koleksiyonum sanatçı, albüm, yıl | kondisyon yazalım mint, çizik, kapaksız | mint, cizik, kapaksiz | | sanatci, album, yil
    add | dalış defterim: nokta, derinlik, dip zamanı | tüpe girerken kaç bar çıkarken kaç bar | bar/basinc/tup | | nokta, derinli, dip
    sort | anıt ağaç envanteri: tür, çap, mevki | çapı büyükten küçüğe dizilsin | | | tur, cap, mevki
    change | kan bağışı: bağışçı, grup, son bağış | son bağışı takvimden gün seçerek girelim, elle yazınca karışıyo | son bagis | | bagisci, grup
    choice | hakem atamaları: maç, hakem, saha | ligi seçeyim u13 u15 ve amatör | u13, u15, amator | | mac, hakem, saha
    rename | eczane nöbet defteri: kalfa, gece geliri, reçete | gece gelirinin adı yanlış ciro olcak | ciro | gelir | kalfa, recete
    look | kahvede tavla: yenen, yenilen, mars | uygulamanın adı Kıraathane Ligi olsun | kiraathane | | yenen, yenilen, mars
    add | kaymakamlık gelen evrak: sayı, konu, kurum | havale edilen memur + cevap son günü. acele | memur/havale, cevap/son gun | | sayi, konu, kurum
    choice | tüp bebek iğne saatleri: ilaç, doz, saat | hangi taraftan yaptım sağ karın sol karın bacak | sag, sol, baca | | ilac, doz, saat
    remove | mezarlık ziyaretleri: kabir, parsel, çiçek, dua | parsel ile çiçeği at gitsin | | parsel, cicek | kabir, dua
    screen | astım üfleme: sabah değeri, akşam değeri, tarih | sabah değerlerinin çizgi grafiği çıksın bi sayfada | grafi | | sabah, aksam, tarih
    rename | Süt toplama: üretici, litre, yağ oranı | Üretici yazan yerde köylü yazsın bizim burda öyle denir | koylu | uretici | litre, yag
    change | kaya tırmanışı rotaları: rota, derece, düşme | düşme kutucuk olmasın kaç kere düştüm sayı olsun | dusme/dustu | | rota, derece
`,
  ),
  ...readTold(
    'en',
    `
    add | bell ringing practice: ringer, bell number, method | can we also note how long it took in minutes, some peals go on forever | minute/length/duration/long/took | | ringer, bell, method
    add | lambing shed - ewe tag, lambs born, date | need a tick if vet was called out | vet | | ewe, lamb, date
    remove | cricket scorebook: batsman, runs, how out, umpire | drop the umpire we never have one | | umpire | batsman, run, out
    add | hospital linen cupboard: item, ward, quantity | who took it pls | who/taken/took/staff/name | | item, ward, quantity
    choice | darts team nights: opponent, venue, legs won | make it say home away or neutral | home, away, neutral | | opponent, venue, leg
    add | model railway rolling stock: loco, livery, gauge | DCC address and where i bought it | dcc, bought/purchase/shop/seller | | loco, livery, gauge
    look | roller derby bouts: opponent, points, penalties | make the app pink. hot pink if you've got it | pink | | opponent, point, penalt
    add | quilt guild blocks: member, pattern, fabric | size in inches is missing!! | size/inch | | member, pattern, fabric
    add | chimney sweep rounds: address, flues, price | forgot the customers phone nr. and bird nest found y/n | phone, nest | | address, flue, price
    rename | ukulele group: player, song, chords | call players strummers | strummer | player | song, chord
    add | Tugboat engine checks: engine, hours, oil level | Chief wants coolant temp too | coolant | | engine, hour, oil
    choice | parrot rescue: bird, ring number, arrived | temperament with options tame, nippy, screamer | tame, nippy, screamer | | bird, ring, arrived
    add | my gran's jigsaw shelf: puzzle, pieces, maker | a star rating? and a box for how many are missing | rating/star, missing | | puzzle, piece, maker
    change | hedgehog sightings: garden, count, remarks | remarks needs to be a big box i write a lot | remark | | garden, count
    add | school lost property: item, found where, date | photo of the thing would save me SO much time | photo/picture/image | | item, found, date
    question | beaver dam survey: river, dam, width | does this cost anything after a month?? | | | river, dam, width
    add | tattoo consultations: client, placement, design | deposit paid or not, i keep forgetting | deposit | | client, placement, design
    choice | bakery oven log: loaf, batch, minutes | crust should be pale/golden/burnt to pick from | pale, golden, burnt | | loaf, batch, minute
    add | fish smokehouse batches: species, wood, hours | put brine strength (percent) and final weight | brine, weight | | species, wood, hour
    remove | soap making: recipe, lye, superfat, cure date | superfat confuses my mum so get rid | | superfat | recipe, lye, cure
    add | allotment waiting list: name, date joined, plot wanted | email address | email/e-mail | | name, join, plot
    add | curling league games: end, red score, yellow score | who was skip that day, both teams | skip | | end, red, yellow
    sort | antique clock repairs: clock, owner, promised by | soonest promised at the top pls | | | clock, owner, promised
    add | physio home exercises: exercise, reps, sets | patients should give pain out of ten. also a line for comments | pain, comment/note | | exercise, rep, set
    choice | piano tuning jobs: client, piano, last tuned | type of piano — upright, grand, baby grand, digital | upright, grand, digital | | client, piano, tune
    rename | parish hall hire: hirer, room, key | Hirer should read Group | group | hirer | room, key
    add | pinball repairs machine, fault, part ordered | when is the part due in? gotta know that | due/arriv/expected/eta | | machine, fault, part
    add | choir sheet music library: title, composer, copies | voicing (satb etc) oh and which cupboard its in | voic, cupboard | | title, composer, copies
    remove | ferry deck log: crossing, cars, foot passengers, sea state | we don't count cars anymore. take it off | | cars | crossing, passenger, sea
    choice | sixth form debate club: motion, speaker, time | which side they r on. proposition opposition or floor | proposition, opposition, floor | | motion, speaker, time
    add | night shift handover: bed, patient initials, notes | allergies!!! cant believe thats not there | allerg | | bed, initial, note
    screen | exam invigilators: hall, invigilator, date | i want a month calendar of the dates | calendar | | hall, invigilator, date
    add | wild mushroom finds: species, spot, date | i'd like to record what tree it grew under | tree | | species, spot, date
    change | sourdough starter: feed time, flour, rise | rise as a number in cm not words | rise | | feed, flour
    add | campsite pitch checks: pitch, guest, nights | electric hookup yes no, dog yes no | hookup/electric, dog | | pitch, guest, night
    choice | sewage pump stations: site, reading, operator | Status dropdown please: running, tripped, isolated | running, tripped, isolated | | site, reading, operator
    rename | butcher cutting list: carcass, cut, weight | carcass sounds grim, put animal instead | animal | carcass | cut, weight
    add | violin teacher: pupil, piece, grade | what they owe me, in pounds, & last lesson date | owe, lesson | | pupil, piece, grade
    look | stargazers rota: night, host, dome | dark screen please it ruins our eyes otherwise | dark | | night, host, dome
    add | fencing contractor quotes: farm, metres, post type | gates!! how many gates | gate | | farm, metre, post
    remove | dentist sterilizer cycles: cycle, temp, nurse, signature | signature not needed | | signature | cycle, temp, nurse
    choice | kite making workshop: maker, kite, sail cloth | difficulty beginner medium nutter lol | beginner, medium, nutter | | maker, kite, sail
    add | vintage tractor club: owner, model, year | Would it be possible to add the horsepower, please? Some of the members are rather particular about it. | horsepower | | owner, model, year
    rename | night sky sketches: object, telescope, seeing | seeing ppl dont get, should be air steadiness | steadi | seeing | object, telescope
    change | tool shed loans: tool, neighbour, state (good, broken) | broken should be "needs fixing" | fixing | broken | tool, neighbour, good
    add | lighthouse visitor book - visitors, weather, day | wind speed + a remark | wind, remark | | visitor, weather, day
    choice | wound photos community nurse: patient, site, date | dressing used: foam, gauze, silver, none | foam, gauze, silver | | patient, site, date
    screen | well water level: depth, rain, day | chart of depth over time would be handy on its own page | chart/graph | | depth, rain, day
    remove | pub quiz teams: team, round, score, drinks order | "drinks order" was a joke, delete please | | drink | team, round, score
    add | wheelchair loans: borrower, chair number, out date | back date so i know its returned | return/back | | borrower, chair, out
    rename | driving instructor: learner, manoeuvre, mileage | manoeuvre → skill practised | skill | manoeuvre | learner, mileage
    choice | charity shop sorting: bag, weight, donor | where does it go? rail, rag or bin. volunteers choose | rail, rag, bin | | bag, weight, donor
    sort | street food permits: vendor, permit, expires | list em a to z by vendor | | | vendor, permit, expire
    change | scout badge progress: scout, badge, finished | finished is a date, not a tick | finish | | scout, badge
    question | hearing aid clinic: patient, aid, battery | how do i get the records out into excel | | | patient, aid, battery
    remove | bonsai notes: tree, pot, wiring, fertilizer | i never wire anything, lose both wiring and fertilizer | | wiring, fertili | tree, pot
    look | canal lock volunteers: lock, keeper, shift | name it Lock Lads | lock lads | | keeper, shift
    change | vaccine fridge: reading, time, checked by | checked by → let us pick from Ana, Joe or Priya | ana, joe, priya | | reading, time, checked
    rename | refugee clothes bank: family, sizes, parcel | where it says parcel can it be bundle | bundle | parcel | famil, size
    choice | rowing squad erg tests: rower, distance, split | add level: novice, senior, masters | novice, senior, master | | rower, distance, split
`,
  ),
];
