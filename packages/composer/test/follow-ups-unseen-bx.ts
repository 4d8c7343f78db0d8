import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; read after they were first measured. */
export const followBX: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | kasap veresiye: müşteri, tutar, tarih | telefon da ekle | telefon | | musteri, tutar, tarih
    add | çay ocağı fişleri: dükkan, bardak | hangi gün içmişler o da yazılsın, bi de oralet mi çay mı karışıyo, içecek diye bi yer olsun | gun/tarih, icecek | | dukkan, bardak
    add | servis şoförüyüm: öğrenci, durak, saat | veli adı ve veli telefonu lazım | veli ad, veli tel | | ogrenci, durak, saat
    add | kuaför boya kartı: müşteri, marka, numara | geçen hafta birinin kafası yandı, alerjisi var mı onu da soralım | alerji | | musteri, marka, numara
    add | arsa gezileri: ada, parsel, fiyat | imar durumu + metrekare ekler misin | imar, metrekare | | ada, parsel, fiyat
    add | halk ekmek siparişi: isim, adet | daire no da olsun kapıcı şaşırıyor | daire | | isim, adet
    add | nöbetçi öğretmen listesi: öğretmen, kat, gün | müdür bey imza istiyor imzaladı mı kutusu koyalım | imza, boolean | | ogretmen, kat, gun
    add | güvercin eşleşmeleri: erkek, dişi, kafes | bilezik no bi de yumurtlama tarihi ekle knk | bilezik, yumurtlama, date | | erkek, disi, kafes
    add | kaporta işleri: plaka, hasar, ücret | sigorta şirketi ve dosya no olmadan eksper bakmıyo | sigorta, dosya | | plaka, hasar, ucret
    add | tez görüşmeleri: katılımcı, tarih, süre | onam formu alındı mı sonradan bilemiyorum, etik kurul sorarsa yanarım | onam | | katilimci, tarih, sure
    add | fide satışı: tür, viyol, alıcı | kaça verdiğimi hiç yazmamışım akşam hesap tutmuyor | fiyat/tutar/ucret/kac | | tur, viyol, alici
    add | hac kafilesi: ad, pasaport, oda | kan grubu ekleyiniz | kan grubu | | ad, pasaport, oda
    add | köy odası misafir defteri: isim, nereden, tarih | kaç gece kaldı da yazalım | gece | | isim, nereden, tarih
    add | matbaa işleri: firma, iş, adet | kağıt gramajı, selefon, teslim tarihi de olacak ustam öyle dedi | gramaj, selefon, teslim | | firma, is, adet
    add | voleybol takımı: oyuncu, forma no, mevki | lisansı bitenler maça çıkamıyo rezil olduk, lisans bitiş tarihi koy | lisans, date | | oyuncu, forma, mevki
    add | su kuyusu sondaj: köy, derinlik, debi | sahibini de yaz | sahip/sahib | | koy, derinlik, debi
    add | askıda yemek: lokanta, kaç porsiyon | kim bağışlamış belli olmuyo, isteyen adını yazsın, not da bırakabilsin | bagis/ad, not | | lokanta, porsiyon
    add | gümüş tamiri: müşteri, takı, işlem | Gramını yazmayınca sonra 'eksilmiş' diyorlar. Gram giriş, gram çıkış olsun. | gram giris/giris, gram cikis/cikis | | musteri, taki, islem
    add | damacana bayisi: adres, adet, gün | depozito aldık mı | depozito | | adres, adet, gun
    add | dershane denemeleri: ders, doğru, yanlış | boş ve net de eklermisin | bos, net | | ders, dogru, yanlis
    add | oba keçileri: küpe, yaş, renk | hangisi gebe bilek da ona göre yem verek | gebe | | kupe, yas, renk
    add | iftar sofrası gönüllüleri: ad, görev | Gönüllülerimizin hangi akşam geleceğini ve telefonlarını da kaydetmek isteriz. | aksam/tarih/gun, telefon | | ad, gorev
    add | drone çekim işleri: müşteri, yer, saat | uçuş izni alındı mı tik atayım | izin/izni, boolean | | musteri, yer, saat
    add | Berlin'de ev arayışı: semt, kira, oda | Anmeldung oluyo mu önemli, bi de depozit kaç euro | anmeldung, depozit | | semt, kira, oda
    choice | nalbant ziyaretleri: at, sahibi, durum | durum şunlar olsun: bekliyor, nallandı, ertelendi | bekliyor, nallandi, ertelendi | | at, sahib, durum
    choice | pide fırını siparişleri: isim, çeşit, adet | çeşit kıymalı kuşbaşılı kaşarlı bide karışık bunlardan seçilsin elle yazmayalım | kiymali, kusbasili, kasarli, karisik | | isim, cesit, adet
    choice | yurt arızaları: oda, arıza, öncelik | öncelik acil normal bekleyebilir | acil, normal, bekleyebilir | | oda, ariza, oncelik
    choice | kitap kulübü: kitap, yazar, sayfa | tür ekle: roman, öykü, şiir, deneme | tur, roman, oyku, siir, deneme | | kitap, yazar, sayfa
    choice | tır seferleri: çıkış, varış, yük | yük ya paletli ya dökme ya frigo olur başka yük taşımıyoz biz | paletli, dokme, frigo | | cikis, varis, yuk
    choice | oto yıkama: plaka, paket, ücret | Paket üç tane: İç, Dış, İç-Dış. Çocuk yanlış yazıyor, seçsin. | ic, dis, ic-dis | | plaka, paket, ucret
    choice | mahalle kedileri: isim, renk, sokak | kısır mı değil mi bilmiyoruz da olabilir yani evet hayır bilinmiyor | evet, hayir, bilinmiyor | | isim, renk, sokak
    choice | semazen dersleri: talebe, ders, gün | seviye koyalım, başlangıç orta ileri | seviye, baslangic, orta, ileri | | talebe, ders, gun
    choice | peynir mandırası: parti no, süt, kilo | süt inek koyun keçi manda seçmeli | inek, koyun, keci, manda | | parti, sut, kilo
    choice | çeyiz sandığı: parça, adet, kimden | hangi odaya ait olduğunu seçeyim: mutfak, yatak odası, salon, banyo. annem hepsini karıştırıyo | mutfak, yatak odasi, salon, banyo | | parca, adet, kimden
    remove | spor salonu üyeleri: ad, kilo, boy, paket | kiloyu kaldır kadınlar rahatsız oluyo | | kilo | ad, boy, paket
    remove | hurdacı alımları: malzeme, kantar, fiyat, satıcı | satıcı yazmasın artık | | satici | malzeme, kantar, fiyat
    remove | mevlit davetlileri: isim, adres, kişi sayısı | adrese lüzum yok evladım zaten hepsi komşu | | adres | isim, kisi
    remove | gitar dersleri: öğrenci, şarkı, ödev, ücret | ücret kısmını çocuklar görüyor ayıp kaçıyor çıkaralım | | ucret | ogrenci, sarki, odev
    remove | yayla evi masrafı: kalem, tutar, fatura no, tarih | fatura no silinsin kimse fatura kesmiyor orda | | fatura | kalem, tutar, tarih
    remove | satranç kulübü: oyuncu, elo, okul, sınıf | okul ile sınıfı atalım, sadece oynayan oynasın | | okul, sinif | oyuncu, elo
    rename | mandalina bahçesi: parsel, kasa, toplayan | toplayan yerine dayıbaşı yaz | dayibasi | toplayan | parsel, kasa
    rename | cemevi lokması: getiren, yemek, kişi | getiren değil can yazsın bizim usül | can | getiren | yemek, kisi
    rename | kreş günlüğü: çocuk, uyku, mama | mama çok bebek işi oldu, öğün olsun adı | ogun | mama | cocuk, uyku
    rename | motokurye: adres, paket, bahşiş | bahşişi tip diye değiştirsene | tip | bahsis | adres, paket
    rename | tiyatro kulübü aksesuar: eşya, sahne, sorumlu | Sahne kelimesi perde olarak düzeltilsin lütfen | perde | sahne | esya, sorumlu
    rename | marangoz ölçüleri: müşteri, en, boy, ağaç | ağaç dediğin her şey olur, malzeme olsun o, mdf de var suntalam da | malzeme | agac | musteri, en, boy
    several | buket siparişleri: alıcı, adres, aranjman | kartta ne yazacak onu ekle, aranjman yerine buket yaz, bi de pembe olsun | kart, buket, pink | aranjman | alici, adres
    several | avukat duruşmaları: müvekkil, mahkeme, saat, salon | salonu çıkar, esas no ekle, saate göre sırala | esas | salon | muvekkil, mahkeme, saat
    several | balkon bahçesi: bitki, saksı, sulama | gübre tarihi koy; saksıyı sil; yeşil bi tema | gubre, green | saksi | bitki, sulama
    several | hentbol antrenman yoklama: oyuncu, geldi mi, saat | mazereti olan oluyo mazeret ekle, durumu da hasta izinli kaçak diye seçelim | mazeret, hasta, izinli, kacak | | oyuncu, geldi, saat
    several | emlakçı kiralıklar: mahalle, kira, oda sayısı | kaçıncı kat bilmiyom soranlara rezil oluyom, ısınma da doğalgaz soba klima seçilsin, mahalle değil semt desin | kat, isinma, dogalgaz, soba, klima, semt | mahalle | kira, oda
    several | kan bağışı grubu: ad, grup, şehir | telefon ve son bağış tarihi girilsin, renkler kırmızı olsun | telefon, son bagis, red | | ad, grup, sehir
    filter | çilingir işleri: adres, kapı tipi, ödendi mi | sadece ödemeyenleri göreyim bi tuşla | oden | | adres, kapi
    sort | maraton hazırlığı: tarih, km, tempo | en uzun koştuğum en üstte olsun | | | tarih, km, tempo
    look | anaokulu servisi: çocuk, adres, veli | turuncu yap biraz, yazılar da iri olsun gözlüksüz okuyamıyom | orange | | cocuk, adres, veli
    page | seramik atölyesi: parça, sır, fırın derecesi | Atölyeyi tanıtan ayrı bir hakkımızda sayfası istiyoruz | hakkimizda | | parca, sir, firin
    question | döner dükkanı gider: kalem, tutar | bunu yeğenim kendi telefonunda görür mü yoksa sırf bende mi | | | kalem, tutar
    question | Kürtçe masal arşivi: masal, anlatan, köy | internet olmayınca da açılır mı köyde çekmiyo | | | masal, anlatan, koy
    change | baraj balık kotası: üye, balık, adet | adet değil kiloyla giriyoruz, sayı girilsin küsuratlı olabilir | kilo, number | | uye, balik
    change | dikiş kursu ödemeleri: kursiyer, ay, ödedi | ödedi kısmı yazı olmasın, tik atayım geçeyim | oded, boolean | | kursiyer, ay
`,
  ),
  ...readTold(
    'en',
    `
    add | septic tank pumping: address, tank size, price | add last pumped date | last pumped, date | | address, tank size, price
    add | ukulele circle songs: title, key | could we have the tempo too and who suggested it | tempo, suggest | | title, key
    add | trailer park mail: lot, name | half of em change phones every month but put phone in anyway, and forwarding address | phone, forward | | lot, name
    add | mushroom foraging: species, place, date | my mate got ill. need an "edible" tick box!! | edible, boolean | | species, place, date
    add | tailor fittings: client, chest, waist | inseam, sleeve, neck pls | inseam, sleeve, neck | | client, chest, waist
    add | blood sugar at breakfast: date, reading | the nurse wants to know what i ate beforehand | ate/meal/food | | date, reading
    add | cattle auction: lot, breed, weight | I never remember who bought em or what they went for | buyer/bought, price/went for/sold | | lot, breed, weight
    add | wedding band gigs: venue, date, fee | load in time and dress code | load in/load-in, dress code | | venue, date, fee
    add | tattoo sketches: client, idea, placement | add deposit | deposit | | client, idea, placement
    add | ESL homework: student, task, due | Some of my students are shy about it, but I would like to record their first language. | first language/language | | student, task, due
    add | canoe rental: boat, renter, out time | need return time, last sat 2 boats came back after dark and no one knew | return | | boat, renter, out
    add | neighbourhood tool library: tool, borrower | put when its due back n a wee box for damage | due, damage | | tool, borrower
    add | thrift store finds: item, paid, brand | what i sold it for + which app i sold it on | sold, app/platform | | item, paid, brand
    add | choir fundraiser cakes: baker, cake, price | does it have nuts, that has to be on there or we get sued | nut | | baker, cake, price
    add | night security rounds: gate, time, guard | boss says write incidents | incident | | gate, time, guard
    add | snow plow driveways: house, street, price | how many times did i do each one, i bill em in april | times/visits/count | | house, street, price
    add | physics lab loans: kit, student, room | student id & signature yes/no | student id, signature | | kit, student, room
    add | pen pals in prison ministry: writer, inmate, sent | add reply received date | reply, date | | writer, inmate, sent
    add | horse livery: horse, owner, stable | farrier due, worming due and the vet's number please x | farrier, worming, vet | | horse, owner, stable
    add | coin roll hunting: bank, denomination, rolls | whadja find in it, thats the point innit | find/found | | bank, denomination, rolls
    add | moving boxes: box, room | what's inside it, i labelled them all "stuff" like an idiot | inside/content | | box, room
    add | Punjabi truckers loads: pickup, dropoff, rate | broker name add and detention hours also | broker, detention | | pickup, dropoff, rate
    add | debate club motions: motion, side, result | judge, and speaker points | judge, speaker point | | motion, side, result
    add | baby names shortlist: name, origin | my husband and me should both be able to give it a score, his score and my score | his score, my score | | name, origin
    choice | lobster pots: buoy, depth, bait | bait is herring, mackerel or redfish | herring, mackerel, redfish | | buoy, depth, bait
    choice | laundromat machines: number, status | status should be a pick: working, broken, parts ordered | working, broken, parts ordered | | number, status
    choice | ice cream van stops: street, time, takings | weather on each stop - sunny cloudy raining - so i know why wednesday was rubbish | weather, sunny, cloudy, raining | | street, time, takings
    choice | dorm movie night: film, picked by, when | add genre w/ horror comedy romance anime | genre, horror, comedy, romance, anime | | film, picked, when
    choice | church van rota: driver, run, sunday | Run can only be Early, Main or Evening | early, main, evening | | driver, run, sunday
    choice | roofing quotes: client, roof, quote | make roof a dropdown slate tile flat felt cos the lads write any old thing | slate, tile, flat, felt | | client, roof, quote
    choice | kids teeth: kid, tooth, lost on | who payed up, mum dad or fairy | mum, dad, fairy | | kid, tooth, lost
    choice | esports team scrims: opponent, map, score | map options: dust, mirage, inferno, nuke thx | dust, mirage, inferno, nuke | | opponent, map, score
    choice | refugee english class: name, country, phone | level A1, A2, B1 or B2 for each learner | level, a1, a2, b1, b2 | | name, country, phone
    choice | apple orchard trees: row, variety, planted | i want to say how it's doing. thriving, poorly, dead. that's all there is with trees | thriving, poorly, dead | | row, variety, planted
    remove | playgroup register: child, allergies, parent, religion | drop religion we're not allowed to ask | | religion | child, allerg, parent
    remove | pool cleaning: address, chlorine, ph, gate code | take out the gate code, somebody lost a phone last week and i about died | | gate code | address, chlorine, ph
    remove | running shoes: model, miles, price, bought | price has to go before my wife sees lol | | price | model, miles, bought
    remove | parish council complaints: street, complaint, complainant age, date | Kindly remove the age of the complainant. | | complainant | street, complaint, date
    remove | drum lessons: pupil, rudiment, bpm, mood | mood is daft, bin it | | mood | pupil, rudiment, bpm
    remove | metal detecting: find, field, depth, landowner, worth | dont need landowner or worth | | landowner, worth | find, field, depth
    rename | bagel shop preorders: name, dozen, pickup | change dozen to quantity, folks order 5 | quantity | dozen | name, pickup
    rename | sheepdog trials: handler, dog, points | we say score up here not points | score | points | handler, dog
    rename | sewing bee quilts: quilt, maker, pattern | maker should be called quilter | quilter | maker | quilt, pattern
    rename | kebab van suppliers: supplier, product, invoice | invoice -> bill | bill | invoice | supplier, product
    rename | scout badges: scout, badge, awarded | since girls joined we've always called them explorers, so swap scout for explorer everywhere | explorer | scout | badge, awarded
    rename | bus drivers lost property: object, route, seat | Could "object" read "item" instead? People write objections in it. | item | object | route, seat
    several | upholstery jobs: customer, chair, fabric | add fabric metres, get rid of chair and put piece of furniture, make it brown | metres, furniture, brown | chair | customer, fabric
    several | family reunion potluck: cousin, dish, serves | which cousins are staying overnight? need that, and dish as starter main or dessert, oh and sort by serves | overnight, starter, main, dessert | | cousin, serves
    several | scaffold inspections: site, inspector, passed, weather | lose weather. add next due and tag no. newest first. | next due, tag | weather | site, inspector, passed
    several | au pair diary: kids, activity, hours | Host mom wants see the cost of activity and I want purple color, and hours please name time spent | cost, purple, time spent | hours | kids, activity
    several | vinyl swaps: artist, album, condition | condition mint good worn only, add pressing year, n make it dark | mint, good, worn, pressing | | artist, album, condition
    several | greyhound walks: dog, walker, route | need a muzzle yes/no, notes for the vet, and can walker say volunteer | muzzle, note, volunteer | walker | dog, route
    filter | plumbing callouts: caller, leak, urgent | just show me the urgent ones first thing in morning dont care about rest | urgent | | caller, leak
    sort | county fair pumpkins: grower, weight, town | heaviest at the top | | | grower, weight, town
    look | grief support group: session, topic, host | its very loud, can it be a soft blue please, people are crying when they open it | blue | | session, topic, host
    page | mosque iftar signup: family, people, evening | we need another page for donations with donor and amount | donation, donor, amount | | family, people, evening
    question | lawn mower repair: owner, model, fault | if i drop my phone in a pond is all this gone? | | | owner, model, fault
    question | Tagalog lullabies: title, lyrics | how do i put it on my tita's iphone | | | title, lyrics
    change | rowing erg times: rower, distance, time | distance should be a number, somebody typed "far" | distance, number | | rower, time
    change | hay bales: field, bales, baled on | baled on is just text now, let me pick the date off a calendar | baled on, date | | field, bales
`,
  ),
];
