import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBG: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Arı kovanları: kovan no, çerçeve sayısı, ana arı yılı | varroa ilacını ne zaman attım hep unutuyom, bi de ilaç tarihi olsun | ilac tarih | | kovan no, cerceve, ana ari
    add | tabutcu siparisleri: merhum adi, boy, agac cinsi | cenaze hangi camiden kalkıcak o da yazsın, cami diye bi yer aç | cami | | merhum, boy, agac
    add | Bağlama tamir atölyesi: müşteri, saz türü, arıza | Kıymetli evladım, bir de tel takımı kısmı ilave edersen sevinirim; kimi ince ister kimi kalın. | tel takim | | musteri, saz tur, ariza
    add | Döner büfesi Köln: gün, et kilosu, kalan | chef Lieferando'yu ayrı görmek istiyor, kanal ekle: tezgah, Lieferando, telefon | kanal, tezgah, lieferando | | et kilo, kalan
    add | koc katimi defteri: koç, koyun küpesi, tarih | kuzu sayisi yazcak yer yok la bunda | kuzu sayi | | koc, kupe, tarih
    add | Ebru dersi öğrencileri: isim, seviye, telefon | Öğrencilerin kimisi boyaya alerjik çıktı geçen hafta, rezil olduk. Alerji notu koyalım | alerji | | isim, seviye, telefon
    add | Dalış kaydı: nokta, derinlik, süre | görüş mesafesi (metre) ve su sıcaklığı eksik kalmış | gorus mesafe, su sicakli | | nokta, derinlik, sure
    add | apartman kazan dairesi: tarih, basınç, kontrol eden | kömür mü yandı doğalgaz mı belli olsun, yakıt seçmeli olsun kömür/doğalgaz | yakit, komur, dogalgaz | | basinc, kontrol eden
    add | Sahaf rafları: eser adı, yazar, baskı yılı | İlgili kayda "cilt durumu" alanının (sağlam, yıpranmış, dağılmış) ilave edilmesini rica ederim. | cilt durum, saglam, yipranmis, dagilmis | | eser, yazar, baski
    add | halisaha kadro: oyuncu, mevki, yas | abi forma numarasını koymamışsın 😂 koy onu da | forma numara | | oyuncu, mevki, yas
    add | Tansiyonum: büyük, küçük, saat | nabzıda yazıcam kızım, nabız yeri koy gözlüğüm yok zor görüyom | nabiz | | buyuk, kucuk, saat
    add | Vinç operatör vardiyası: operatör, şantiye, başlangıç | rüzgar hızı yazmadan kaldırma yapamıyoruz iş güvenliği kızıyor, rüzgar hızı sayı olarak gelsin | ruzgar hiz | | operator, santiye, baslangic
    add | pul koleksiyonu: ülke, yıl, konu | damgalı mı damgasız mı diye işaretlenecek bir kutu lazım, adı damgalı olsun | damgali | | ulke, yil, konu
    add | Mahkum ziyaret günleri: tutuklu adı, koğuş, ziyaret günü | avukatın adını da tutayım, bi satır daha: avukat | avukat | | tutuklu, kogus, ziyaret gun
    add | Fotokopici borç: öğrenci, sayfa, tutar | spiral cilt yaptıranlar oluyor ya, adet olarak spiral ekleyiver, bide ödendi mi | spiral, odendi | | ogrenci, sayfa, tutar
    add | Kaplumbağa yuvası gözlem: yuva kodu, yumurta sayısı, kumsal | gönüllü kim nöbetteydi bilinmiyor; gönüllü adı girilsin lütfen | gonullu | | yuva kod, yumurta, kumsal
    add | dügün takilari: kim takti, ne takti, gram | hangi taraftan? kız tarafı, erkek tarafı, ortak. taraf diye seçtir sonra kavga çıkıyo | taraf, kiz taraf, erkek taraf, ortak | | kim tak, ne tak, gram
    add | Tır seferlerim: güzergah, yük, km | Kapıkule'de kaç saat bekledim yazmak isterim: bekleme süresi | bekleme sure | | guzergah, yuk, km
    add | Diş teknisyeni laboratuvarı: hasta, diş no, malzeme | hekimler rengi telefonla söylüyor karışıyor hep. Renk kodu gir, A1 A2 B1 falan, ayrıca teslim tarihi | renk kod, teslim tarih | | hasta, dis no, malzeme
    add | Kuran kursu ezber: talebe, sure, ayet | hocam tecvid notuda lazım oluyor, 1den 5e kadar verelim | tecvid | | talebe, sure, ayet
    remove | Gölet balık kiralama: isim, olta, saat, ücret | oltayı kaldır herkes kendi oltasıyla geliyo zaten | | olta | isim, saat, ucret
    remove | Yoga matı satışı: model, kalınlık, renk, fiyat | Kalınlık gereksiz, hepsi 6 mm. Siliver. | | kalinlik | model, renk, fiyat
    remove | muhtarlik evrak: vatandas, belge, tc no, tarih | tc no olmaz kvkk var başımız belaya girer çıkart onu | | tc no | vatandas, belge, tarih
    remove | Kanarya üretimi: bilezik no, cinsiyet, ötüş, anne | anne kısmı boş kalıyor hep yok et | | anne | bilezik, cinsiyet, otus
    remove | Berlin Türk kadınlar korosu: ad, ses grubu, doğum günü, mail | Bitte doğum gününü sil, hanımlar yaşlarını yazmak istemiyor :) | | dogum | ad, ses grub, mail
    remove | su tankeri dağıtım: mahalle, litre, şoför, plaka | plaka olmasa da olur tek tanker var | | plaka | mahalle, litre, sofor
    rename | Tatar böreği siparişi: müşteri, tepsi, gün | müşteri yazmasın, komşu yazsın, biz satmıyoz ki hayır için | komsu | musteri | tepsi, gun
    rename | Kaynakçı iş listesi: parça, elektrot, usta | elektrot yerine tel kalınlığı yaz artık gazaltına geçtik | tel kalinli | elektrot | parca, usta
    rename | nöbetçi öğretmen: öğretmen, koridor, gün | Koridor ibaresinin "nöbet yeri" olarak düzeltilmesini arz ederim. | nobet yer | koridor | ogretmen, gun
    rename | Masal kitapları: kitap, yaş, sayfa | yaş demeyelim de kaç yaşa uygun anlaşılmıyor, 'sınıf' olsun ismi | sinif | yas | kitap, sayfa
    rename | zeytin hasadi: parsel, kasa, isci | kasa değil çuval diyoruz biz buralarda, değiştirsene | cuval | kasa | parsel, isci
    rename | Bilardo salonu masa: masa no, süre, hesap | hesap yazısını tutar yap | tutar | hesap | masa no, sure
    change-field | Çay bahçesi şikayetleri: konu, aciliyet, tarih | aciliyet şıkları az acele, yarına kalmaz, hemen olsun | az acele, yarina kalmaz, hemen | | konu, aciliyet, tarih
    change-field | Maraş dondurması tezgahı: çeşit, kilo, gün | çeşit elle yazılmasın yazım hatası oluyo; sade, fıstıklı, karadut arasından seçilsin | sade, fistikli, karadut | | cesit, kilo, gun
    change-field | Uçurtma festivali katılımcı: ad, kategori, ülke | kategoriye bi de 'ışıklı gece' seçeneği koyalım | isikli gece | | ad, kategori, ulke
    change-field | Kuyu sondaj: köy, derinlik, su çıktı mı | derinliği serbest yazı yapmışsın galiba, metre cinsinden rakam girilsin | derinli | | koy, su cik
    change-field | tiras biçagi bileme: müsteri, makas tipi, durum | Durumda bekliyor / bilendi / teslim edildi haricinde bir şey kalmasın | bekliyor, bilendi, teslim edildi | | musteri, makas
    change-field | Kilo takip: tarih, kilo, öğün | öğünü sahur iftar yap ramazan geldi | sahur, iftar | | tarih, kilo, ogun
    change-rule | Kitap okuma hedefi günde 20 sayfa: kitap, sayfa, tarih | 20 az kaldı valla 35 sayfa yapalım hedefi | 35 | | kitap, sayfa, tarih
    change-rule | otopark saati 40 lira: plaka, giris, cikis | zam geldi saati 65 oldu | 65 | | plaka, giris, cikis
    change-rule | Kan şekeri takibi, üst sınır 140: ölçüm, saat, açlık tokluk | doktor bey üst sınırı 160 yaptı benim yaşta normalmiş | 160 | | olcum, saat, aclik
    add-screen | Tiyatro kostüm dolabı: kostüm, beden, oyun | ödünç verdiklerimiz için ayrı bir sayfa aç, adı emanetler olsun: kime verildi, dönüş günü | emanet, kime veril, donus gun | | kostum, beden, oyun
    add-screen | Seracı biber hasadı: sera no, kilo, tarih | gübre atma işlerini başka listede tutmak istiyom: gübre adı, dozu | gubre, doz | | sera no, kilo, tarih
    add-screen | aşiret düğün davetlileri: aile, köy, kişi | davetliyi takvimden de göreyim derdim ama tarih yok; neyse sen bana bi özet ekranı yap toplam kişi görünsün | ozet, toplam | | aile, koy, kisi
    add-screen | Motorcu kulübü turları: rota, tarih, km | Takvim sekmesi ekler misin turlar günlere düşsün | takvim | | rota, tarih, km
    look | Gelinlik provaları: gelin, prova günü, terzi | pembe olsun her yer, gül kurusu gibi | pembe/gul | | gelin, prova gun, terzi
    look | gece bekcisi turu: nokta, saat, not | gözümü alıyo bu beyaz, siyah ekran yap gece nöbetteyim | koyu/siyah/karanlik/gece | | nokta, saat, not
    look | Huzurevi sakin listesi: sakin, oda, yakını | yazılar karınca duası gibi, büyüt evladım şunları | | | sakin, oda, yakin
    sort | Eski plaklarım: sanatçı, albüm, yıl | en eski yıl en başa gelsin | | | sanatci, album, yil
    sort | kasap veresiye: isim, borc, tarih | borcu çok olan tepede dursun ki yüzüne vuralım | | | isim, borc, tarih
    sort | Lojman aidatları: daire, blok, tutar | Bloklara göre öbeklenmiş görmek isterim | | | daire, blok, tutar
    filter | Ambulans malzeme: malzeme, adet, son kullanma | sırf miadı geçenleri görebiliym mi, öyle bi süzme koy | | | malzeme, adet, son kullanma
    filter | Fındık ameleleri: amele, yevmiye, memleket | memlekete göre ayıklayabilelim, Urfalılar ayrı çıksın mesela | | | amele, yevmiye, memleket
    filter | sınav soruları arşivi: ders, konu, zorluk | zorluk seçince yalnız onlar listelensin | | | ders, konu, zorluk
    question | Pide fırını kiloları: un, maya, gün | bunu kardeşimin telefonundan da açabilir miyiz yoksa ayrı mı yapılıyo | | | un, maya, gun
    question | Eşek sütü satış: müşteri, litre, ücret | yanlış girdiğim satırı nasıl düzeltecem | | | musteri, litre, ucret
    question | Kampçı listesi: çadır, kişi, gece | internet çekmeyen yaylada çalışır mı bu | | | cadir, kisi, gece
    multi | Oto lastik oteli: plaka, ebat, raf | raf yerine depo gözü yaz, mevsim ekle (yaz, kış), birde diş derinliği lazım | depo goz, mevsim, dis derinli | raf | plaka, ebat
    multi | cilt bakim randevu: danisan, islem, saat | saati çıkar sadece gün kalsın, yani gün ekle; rengini de mor yap | gun | saat | danisan, islem
    multi | Köy odası kitaplığı: kitap, alan kişi, tarih | alan kişiye telefon da koy, tarihin adı veriliş günü olsun, en yeni üstte | telefon, verilis gun | tarih | kitap, alan kisi
`,
  ),
  ...readTold(
    'en',
    `
    add | Bagpipe band kit: player, drone reeds, jacket size | need sporran number an all, they keep wandering off after gigs | sporran number | | player, drone reed, jacket
    add | okada riders daily remittance: rider, plate, amount | abeg put fuel cost too, the boys dey lie to me | fuel cost | | rider, plate, amount
    add | Allotment plots: plot, holder, rent | We have had words about the hosepipe. Could there be a water meter reading, please? | water meter | | plot, holder, rent
    add | Tiffin delivery: flat, meal, price | some are jain some are veg kindly add diet with jain, veg, egg | diet, jain, veg, egg | | flat, meal, price
    add | Taxidermy commissions: specimen, client, mount type | licence number!! got inspected tuesday and looked a right fool | licence number | | specimen, client, mount
    add | chicken coop: date, eggs, feed bags | can we do broody hen as a yes no tick | broody | | date, egg, feed bag
    add | Stained glass panes: window, colour, supplier | thickness in mm would help, oh and lead width | thickness, lead width | | window, colour, supplier
    add | Night shift handover: ward, nurse, bed count | Please incorporate a field for falls risk (low, moderate, high). | falls risk, low, moderate, high | | ward, nurse, bed count
    add | my tarot readings: date, spread, cards | mood before, mood after. thats what im missing | mood before, mood after | | date, spread, card
    add | Borehole pump log: village, hours run, operator | diesel litres is not there o | diesel litre | | village, hour, operator
    add | Pinball machines: title, year, maker | gimme a high score slot on each one lol my kid beat me again | high score | | title, year, maker
    add | Sari blouse stitching: customer, bust, waist | Ma'am sleeve length also is required. Neck style also, like boat, sweetheart, halter | sleeve length, neck style, boat, sweetheart, halter | | customer, bust, waist
    add | lobster pots: string, depth, catch | berried hens have to go back in so a count for berried hens thrown back.. just call it returned | returned | | string, depth, catch
    add | Choir robes: chorister, robe no, hem | My late husband always noted the dry cleaning date and so shall I | dry cleaning | | chorister, robe no, hem
    add | Storm chasing: county, time, hail size | slap a wind speed (mph) on there | wind speed | | county, time, hail
    add | Funeral flowers: deceased, tribute, florist | Wording for the ribbon needs its own box - ribbon text | ribbon text | | deceased, tribute, florist
    add | D&D campaign npcs: name, race, town | where's alignment?? lawful, neutral, chaotic at least | alignment, lawful, neutral, chaotic | | name, race, town
    add | Scaffold inspection: site, bay, inspector | tag colour wants recording - green amber red, HSE are hot on it | tag colour, green, amber, red | | site, bay, inspector
    add | mango orchard: tree no, variety, kg | sir spraying date column missing pls do needful | spraying date | | tree no, variety, kg
    add | Sourdough bakes: flour, hydration, rise time | crumb rating outta 5 would be sick | crumb | | flour, hydration, rise time
    remove | Piano pupils: pupil, grade, address, fee | Addresses make me nervous, what if I lose the phone. Take them off. | | address | pupil, grade, fee
    remove | vape shop stock: flavour, strength, shelf, qty | bin the shelf thing | | shelf | flavour, strength, qty
    remove | Lambing: ewe, lambs, sire, weather | dunno why I asked for weather, its always raining. lose it | | weather | ewe, lamb, sire
    remove | Church tithes: member, month, phone, amount | Pastor said phone should not be there again | | phone | member, month, amount
    remove | Rowing ergs: rower, split, stroke rate, coach | no coach needed, only one of us | | coach | rower, split, stroke rate
    remove | escape room bookings: team, room, deposit, start | we quit taking a deposit so drop that please | | deposit | team, room, start
    rename | Bell ringing: tower, method, ringer | it isnt a ringer its a band, change the word | band | ringer | tower, method
    rename | auto rickshaw trips: passenger, fare, place | instead of place write drop point | drop point | place | passenger, fare
    rename | Tattoo enquiries: person, idea, budget | person sounds cold, make that canvas haha | canvas | person | idea, budget
    rename | Care home laundry: resident, item, bag | Would you kindly retitle 'bag' as 'net colour'? | net colour | bag | resident, item
    rename | Snail farm: pen, hatchlings, feed | feed should read pawpaw leaves, that is all they eat | pawpaw | feed | pen, hatchling
    rename | comic longbox: series, issue, condition | call condition "grade" like every normal collector does | grade | condition | series, issue
    change-field | Septic callouts: customer, urgency, postcode | urgency = whiffy, backing up, biblical | whiffy, backing up, biblical | | customer, urgency, postcode
    change-field | Marathon training: date, distance, shoe | switch distance from km to miles, im american | mile | | date, distance, shoe
    change-field | Library holds: patron, book, branch | Branch oughta be a pick list: Eastside, Mill Pond, Bookmobile | eastside, mill pond, bookmobile | | patron, book, branch
    change-field | henna bridal: bride, design, date | in design give choices only arabic, rajasthani, indo western | arabic, rajasthani, indo western | | bride, design, date
    change-field | Wild swimming: lake, temp, minutes | make temp a number in fahrenheit cos I typed 'baltic' and it let me | temp | | lake, minute
    change-field | Generator hire: client, kva, status | status must have Faulty too | faulty | | client, kva, status
    change-rule | Pocket money £3 a week: child, week, given | she negotiated. its 4.50 now | 4.50/4,50/4.5 | | child, week, given
    change-rule | cyber cafe 200 naira per hour: customer, pc, start | increase am to 350 naira per hour | 350 | | customer, pc, start
    change-rule | Water intake goal 8 glasses: day, glasses, note | Nephrologist says no more than 6 glasses, please adjust the goal. | 6 | | day, glass, note
    add-screen | Model railway: loco, gauge, livery | could track stay separate on a page called wishlist with shop and price | wishlist, shop, price | | loco, gauge, livery
    add-screen | Dog grooming: dog, breed, owner | a calendar as well so I can see whos in when.. add a visit date to go with it | calendar, visit date | | dog, breed, owner
    add-screen | susu contributors: contributor, amount, day | I need one summary page showing total amount collected | summary, total | | contributor, amount, day
    add-screen | Escaped hamster sightings: room, time, witness | second list for traps please!! bait, location | trap, bait, location | | room, time, witness
    look | Goth night playlist: track, artist, bpm | make it black. obviously | dark/black | | track, artist, bpm
    look | Kindergarten snacks: kid, snack, day | sunny yellow would cheer it up heaps | yellow | | kid, snack, day
    look | Optician recalls: patient, last test, lens | I can't read this tiny grey print, ironically. Bigger letters. | | | patient, last test, lens
    sort | Whisky cabinet: bottle, age, distillery | oldest dram at the top, youngest at the bottom | | | bottle, age, distillery
    sort | hostel mess bill: student, block, due | arrange block wise pls | | | student, block, due
    sort | Parish graves: name, row, year | Put it in alphabetical order of surname, the vicar is fussy | | | name, row, year
    filter | Film locations: scene, place, int or ext | lemme show just the exteriors when were on the bus | | | scene, place, int
    filter | cement depot: brand, bags, site | I want to pick one site and only see that site own | | | brand, bag, site
    filter | Bird ringing: species, ring no, sex | An option to view females alone would suffice. | | | species, ring no, sex
    question | Pub quiz teams: team, points, round | does it save if me battery dies halfway through | | | team, point, round
    question | ration shop: card no, rice, sugar | how to take print out of this | | | card no, rice, sugar
    question | Quilt blocks: pattern, fabric, inches | Who else can see what I enter, dear? My sister-in-law copies. | | | pattern, fabric, inch
    multi | Food truck rota: worker, shift, till | swap till for station, add allergens trained yes/no, and paint it orange | station, allergen | till | worker, shift
    multi | bee swarm calls: caller, location, height | two things. take out height, put swarm size small medium massive | swarm size, small, medium, massive | height | caller, location
    multi | Paralympic basketball: player, class, chair | need jersey no and minutes played, also rename chair to frame | jersey, minutes played, frame | chair | player, class
`,
  ),
];
