import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followCM: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | ebelik ziyaret defteri: anne adı, gebelik haftası, tansiyon | hocam bide bebeğin kalp atışını yazcak yer lazım | kalp/kalb/nabiz | | anne, hafta, tansiyon
    add | zeytin hasadı kayıtları: parsel, işçi sayısı, kasa | yağ asit oranı da girilsin, bir de hangi fabrikaya gitti | asit, fabrika | | parsel, isci, kasa
    choice | itfaiye gönüllüleri: isim, ilçe, kan grubu | vardiyası olsun gündüz gece yedek bunlardan biri | gunduz, gece, yedek | | isim, ilce, kan
    add | mahalle muhtarlığı evrak listesi: vatandaş, evrak türü, tarih | Rica etsem her kayda telefon numarası ekleyebilir misiniz? | telefon | | vatandas, evrak, tarih
    remove | balık tezgahı: balık, kilo, fiyat, tekne | tekneyi kaldır ya kimse sormuyo | | tekne | balik/balig, kilo, fiyat
    add | tavukculuk notlari: kümes, yumurta, ölen | yem kac cuval gitti onuda yazalım | yem/cuval | | kumes, yumurta, olen
    add | kemençe yapım atölyesi: ağaç, sipariş eden, teslim | bunun fotoğrafı yok mu ya foto koymam lazım müşteriye gösterecem | foto | | agac, siparis, teslim
    rename | turşu küpleri: küp, sebze, kurulum | kurulum değil basıldığı gün yazsın | basil | kurulum | kup, sebze
    add | köy düğünü takı defteri: takan, takı, akrabalık | gram da olsun altın icin | gram | | takan, taki, akraba
    choice | pide salonu veresiye: kişi, tutar, tarih | ödeme şekli eklermisin nakit/kart/havale | nakit, kart, havale | | kisi, tutar, tarih
    add | diyaliz hastaları: hasta, seans günü, kuru ağırlık | damar yolunu da yazalım serbest yazı olsun ve alerjisi varsa o da bi satır. doktor bey hep bunu soruyor elim ayağıma dolanıyor | damar, alerji | | hasta, seans, kuru
    question | düğün fotoğrafçısı albüm teslimleri: çift, albüm, teslim | bunu telefonuma nasıl kurcam | | | cift, album, teslim
    add | apartman depo anahtarları: daire, anahtar no, teslim alan | ne zaman geri getirdi, tarihini koy | geri/getir/iade | | daire, anahtar, teslim
    look | badem bahçesi ilaçlama: ilaç, doz, tarih | yeşil yap rengini bahçe gibi | green | | ilac, doz, tarih
    add | halı yıkama: adres, metrekare, ücret | leke varmı diye tik | leke | | adres, metrekare, ucret
    choice | bonsailerim: ağaç, yaş, saksı | budama seviyesi: hafif, orta, sert | hafif, orta, sert | | agac, yas, saksi
    change | fidan satışı: fidan, boy, ücret | boy rakamla girilsin yazıyla değil, geçen biri uzun diye yazmış | | | fidan, boy, ucret
    add | tiyatro kulübü kostüm dolabı: kostüm, beden, oyun adı | nerde durduğunu bilmiyoruz, raf numarası ekle | raf | | kostum, beden, oyun
    add | amatör telsiz görüşmeleri: çağrı işareti, frekans, saat | sinyal raporu lazım bana birde qsl kartı gitti mi | sinyal, qsl | | cagri, frekans, saat
    remove | kütüphane sayım listesi: kitap, yazar, raf, barkod | barkod gereksiz silin | | barkod | kitap/kitab, yazar, raf
    add | peynir mayalama kayıtları: süt litresi, maya, süre | tuz orani ve sıcaklık eklensin | tuz, sicaklik/sicaklig | | sut, maya, sure
    choice | nakliyat işleri: nereden, nereye, araç | durumu seçelim. yüklendi yolda boşaltıldı | yuklendi, yolda, bosalt | | nereden, nereye, arac
    rename | dershane deneme sonuçları: aday, net, sıralama | aday yerine öğrenci diyelim | ogrenci | aday | net, sira
    add | sokak kedisi kısırlaştırma listesi: kedi, mahalle, veteriner | ameliyat yapıldı mı yapılmadı mı belli olsun + hangi gönüllü tuttu | yapildi/ameliyat, gonullu | | kedi, mahalle, veteriner
    screen | cami temizlik gönüllüleri: gönüllü, gün, bölüm | takvimde görelim kim hangi gün, ayrı sayfada | takvim | | gonullu, gun, bolum
    add | lise yıllığı yazıları: öğrenci, yazı, sınıf | her öğrencinin lakabı da olsa çok güzel olur 🙂 | lakap/lakab | | ogrenci, yazi, sinif
    add | traktör bakım: traktör, yapılan iş, motor saati | kaç lira tuttu yazmıyo. ekle | lira/tutar/ucret/maliyet/fiyat/tuttu/masraf | | traktor, yapilan, motor
    choice | şiir yarışması eserleri: şair, başlık, puan | jüri kararı diye bişey koy kabul ret beklemede seçilsin | kabul, ret/red, bekle | | sair, baslik/baslig, puan
    sort | otopark aboneleri: plaka, ad, bitiş | bitişi yaklaşan en üste gelsin | | | plaka, ad, bitis
    add | özel çocuklar için terapi notları: çocuk, terapist, etkinlik | ödev verdiysek o da görünsün; veli imzaladı mı kutucuk olsun | odev, veli/imza | | cocuk/cocug, terapist, etkinlik/etkinlig
    remove | huzurevi banyo günleri: sakin, refakatçi, bakıcı, gün | refakatçi istemiyorum artık çıkart | | refakat | sakin, bakici, gun
    add | kayıp eşya bürosu: eşya, bulunduğu yer, gün | sahibi çıktıysa adı soyadı | sahip/sahib/soyad | | esya, bulundu, gun
    change | ney dersi günlüğü: ders, konu, eksikler | konu uzun uzun yazılacak tek satır yetmiyo | | | ders, konu, eksik
    rename | tekne bağlama yerleri: kaptan, iskele, boy | Kaptan lafını tekne sahibi yap | sahip/sahib | kaptan | iskele, boy
    add | oto yıkama müşterileri: plaka, işlem, ücret | araç rengi bide marka. hızlı yap lütfen | renk/reng, marka | | plaka, islem, ucret
    choice | arkeoloji kazı buluntuları: buluntu, açma, derinlik | malzemesi seçmeli olacak: seramik, kemik, cam, metal | seramik, kemik, cam, metal | | buluntu, acma, derinlik/derinlig
    add | buz hokeyi takımı ekipmanı: oyuncu, sopa, kask | paten numarasınıda ekleyiverin | paten | | oyuncu, sopa, kask
    look | gece bekçisi devriye kaydı: nokta, saat, olay | gözümü alıyor karanlık olsun ekran | | | nokta, saat, olay
    add | rüya defteri: rüya, tarih, his | Ben uyandığım saati de kaydetmek istiyorum | uyan/saat | | ruya, tarih, his
    change | hurda alım: malzeme, kilo, durum (geldi, tartıldı, ödendi) | ödendi yerine parası verildi yazsın | verildi | odendi | malzeme, kilo, durum
    choice | okul servisi: öğrenci, durak, veli | Sabah mı akşam mı ikisi de mi biniyo, listeden seçeyim | sabah, aksam, iki | | ogrenci, durak/durag, veli
    add | gümüşçü tezgahı: ürün, ağırlık, fiyat | taş cinsi. ayar. | tas, ayar | | urun, agirlik/agirlig, fiyat
    remove | güvercinlerim: bilezik, ırk, takla, yaş | takla kısmı olmasın kafa karıştırıyor | | takla | bilezik/bilezig, irk, yas
    add | kreş öğle uykuları: çocuk, kaçta yattı, kaçta kalktı | anneye söylenecek not yazılacak bi alan, öğretmenin adı | not, ogretmen | | cocuk/cocug, yatti, kalkti
    rename | köy içme suyu aboneleri: hane, endeks, dönem | "endeks" ne anlamıyorlar, okunan rakam diye değiştirirmisin | okunan/rakam | endeks | hane, donem
    choice | mantar toplama defteri: mantar, orman, kilo | yenir, zehirli, emin değilim şeklinde 3 seçenekli alan | yenir, zehirli, emin | | mantar, orman, kilo
    add | göçmen kuş gözlemi: tür, adet, göl | hava nasıldı, hangi dürbünle baktım, bunlar da lazım | hava, durbun | | tur, adet, gol
    sort | yayla evleri listesi: ev, kişi sayısı, fiyat | ucuzdan pahalıya dizsene | | | ev, kisi, fiyat
    change | sera ısı kayıtları: sera, derece, saat | saat elle yazılıyor, saat seçici olsun | | | sera, derece, saat
    remove | kermes masraf defteri: kalem, tutar, alan kişi, fatura | fatura derdimiz yok bizim, fatura alanını uçur gitsin | | fatura | kalem, tutar, kisi
    choice | asansör bakımı: bina, teknisyen, tarih | risk düşük orta yüksek olsun renkli falan gerek yok | dusuk, orta, yuksek | | bina, teknisyen, tarih
    add | mezarlık ziyaret kaydı: merhum, ada parsel, ziyaret | ada parselin yanına kapı no da sığdır | kapi | | merhum, parsel, ziyaret
    rename | çeyiz sandığı: parça, adet, kimden | 'kimden' olmuyor, hediye eden olsun başlığı | hediye | kimden | parca, adet
    look | eczane nöbet çizelgesi: eczane, gün, adres | Uygulamanın adını Şifa Nöbeti koyalım | sifa | | eczane, gun, adres
    screen | elektrikli scooter şarjları: tarih, km, yüzde | aylık km yi gösteren bi grafik sayfası istiyom | grafik/grafig | | tarih, km, yuzde
    choice | gelinlik provaları: gelin, model, prova günü | hangi aşamada bilelim ya: kesim dikiş süsleme ütü | kesim, dikis, susleme, utu | | gelin, model, prova
    rename | folklor ekibi: oynayan, yöre, ayakkabı | oynayan kelimesini dansçı ile degistir | dansci | oynayan | yore, ayakkabi
    change | aşevi kazan çizelgesi: yemek, porsiyon, gün | gün takvimden seçilen tarih olsun porsiyon da sadece sayı | | | yemek/yemeg, porsiyon, gun
    remove | müzik okulu çalgı zimmeti: çalgı, öğrenci, seri no, imza | imza satırını at gitsin, dijitalde imza mı olur | | imza | calgi, ogrenci, seri
    question | ortak tarla sulama sırası: çiftçi, saat, kanal | internet olmadan da çalışıyormu bu | | | ciftci, saat, kanal
`,
  ),
  ...readTold(
    'en',
    `
    add | lambing record: ewe tag, lambs born, date | need a spot for which ram was the sire | sire/ram | | ewe, lamb, date
    choice | greenhouse pests: pest, bench, date | severity needs to be picked from mild / bad / awful | mild, bad, awful | | pest, bench, date
    add | food bank donations: donor, item, quantity | expiry date pls, we keep finding tins from 2019 | expir | | donor, item, quantity
    add | stained glass commissions: client, panel size, price | Could you kindly add a place to note the lead width? Also a photo of the sketch. | lead, photo/sketch | | client, panel, price
    remove | herbal tea blends: blend, herbs, steep, cost | drop the cost | | cost | blend, herb, steep
    add | ward bed handover: bed, patient, diagnosis | allergies!! and next of kin phone number | allerg, phone/kin | | bed, patient, diagnosis
    add | church bell peals rung: tower, method, conductor | how long the peal took in minutes | minute/long/duration/length/took | | tower, method, conductor
    rename | puppy class register: handler, puppy, week | handler should be called owner | owner | handler | puppy, week
    add | sourdough bake notes: flour, hydration, result | add proof time and oven temp thx | proof, oven | | flour, hydration, result
    look | lighthouse keepers archive: keeper, years, story | make it navy blue | blue/navy | | keeper, year, story
    add | allotment waiting list: name, joined, plot wanted | tick box for whether they payed the deposit | deposit | | name, joined, plot
    choice | coffee roast batches: bean, weight, roaster | roast level light medium dark choose one | light, medium, dark | | bean, weight, roaster
    add | chimney sweep visits: address, flue type, fee | we also gotta know if they want a yearly reminder, just yes/no | remind | | address, flue, fee
    add | fountain pen repairs: owner, maker, fault | nib size and when i promised it back | nib, promis/back/due/return | | owner, maker, fault
    change | milk tank readings: tank, litres, temperature | temperature must be a number with decimals not text | | | tank, litre, temperature
    add | choir sheet music cupboard: piece, composer, copies | which shelf its on. nobody can ever find the Rutter | shelf | | piece, composer, copies
    question | loft insulation surveys: house, thickness, surveyor | will my lads see what i put in or is it just on my phone | | | house, thickness, surveyor
    add | foster kittens: kitten, litter, weight | fleas treated y/n | flea | | kitten, litter, weight
    choice | ferry tickets sold: passenger, sailing, fare | can we say if its on foot, car or motorbike, as a drop down? | foot, car, motorbike | | passenger, sailing, fare
    add | tidepool survey: species, site, number seen | salinity + water temperature columns | salin, temp | | species, site, seen
    remove | village hall cleaning rota: cleaner, week, supplies, keyholder | dont need the keyholder on there | | keyholder | cleaner, week, supplies
    add | scout minibus bookings: leader, day, destination | my wife says mileage out and the fuel level when it comes home should both be in there, she does the accounts so best do as she says | mileage, fuel | | leader, day, destination
    add | hospital parking permits: staff member, reg plate, department | end date for each permit | end/expir/until | | staff, plate, department
    rename | soil samples: sector, pH, taken by | 'sector' confuses folk, call it paddock | paddock | sector | ph, taken
    choice | quilt blocks: pattern, fabric, size | give each one a stage: cut, pieced, quilted, bound | cut, pieced, quilted, bound | | pattern, fabric, size
    add | vinyl swaps: record, artist, swapped with | grade of the sleeve would be nice | grade/sleeve | | record, artist, swapped
    sort | loaned blood pressure cuffs: patient, cuff, due back | overdue ones top please, earliest due first | | | patient, cuff, due
    add | potholes on our lane: where, depth, spotted on | has the council been told? checkbox. plus ref number they give you | council/told/reported, ref | | where, depth, spotted
    screen | canal boat moorings: boat, berth, leaving on | can we have a month calendar of whos leaving | calendar | | boat, berth, leaving
    add | grief group attendees: first name, session, feeling | emergency contact | emergency | | name, session, feeling
    choice | prison chaplaincy visits: visitor, inmate, date | Faith needs recording. Options would be muslim, christian, sikh or none. | muslim, christian, sikh, none | | visitor, inmate, date
    add | bee swarm calls: caller, address, time | how high up is the swarm, in feet | high/height/feet | | caller, address, time
    change | clinical supervision notes: supervisee, topic, reflection | reflection box is tiny, i write paragraphs | | | supervisee, topic, reflection
    add | school tuckshop debts: pupil, amount, class | also who served them so i can shout at someone | served/server/staff | | pupil, amount, class
    remove | tattoo consults: client, design, placement, instagram | take off instagram, half of them havent got it | | instagram | client, design, placement
    add | violin bow rehairs: customer, hair type, done on | quoted amount... and wether its been collected | quot, collect | | customer, hair, done
    choice | lost dogs noticeboard: dog, breed, last seen | status should go missing -> sighted -> home | missing, sighted, home | | dog, breed, seen
    rename | barbershop walk ins: punter, cut, barber | change punter to client, the boss saw it lol | client | punter | cut, barber
    add | grape harvest crew: picker, row, crates | lunch break length | lunch/break | | picker, row, crate
    look | night feeds log: side, amount, burped | dark mode. 3am. please. | | | side, amount, burped
    choice | festival volunteers: name, shift, phone | tshirt colour for their team, either purple, orange or teal | purple, orange, teal | | name, shift, phone
    add | parish graves register: surname, plot, year | inscription text too it can be quite lengthy | inscription | | surname, plot, year
    change | boiler service jobs: house, engineer, state (booked, done, invoiced) | instead of invoiced say paid up | paid | invoiced | house, engineer, state
    remove | fossil finds: fossil, beach, finder, donated | Please delete "finder". It is always me. | | finder | fossil, beach, donated
    choice | wine cellar bottles: wine, vintage, bin | drinkability pick list, ready / keep / too old | ready, keep, old | | wine, vintage, bin
    add | model railway roster: loco, gauge, livery | DCC address please | dcc | | loco, gauge, livery
    rename | ski hire returns: guest, boots, poles | guest -> skier | skier | guest | boots, pole
    sort | apple varieties in the orchard: apple, trees, flavour | alphabetical | | | apple, tree, flavour
    add | speech therapy sessions: child, sound practised, score | parents email so i can send homework | email/e-mail | | child, sound, score
    change | seed swap: seed, packets, sown | sown should be a date u pick not something u type | | | seed, packet, sown
    remove | mobile library stops: village, arrival, driver, borrowers | driver is pointless get rid | | driver | village, arrival, borrower
    choice | cadet uniform issue: cadet, item, issued | condition of the thing brand new or worn or knackered | new, worn, knackered | | cadet, item, issued
    rename | charity shop gift aid: giver, goods, value | it says giver, official word is supporter, fix pls | supporter | giver | goods, value
    look | goat shed: goat, kids, milk yield | Title ought to be Billy & Co | billy | | goat, kid, milk
    question | toddler group register: child, carer, allergies | is there a way to get this into excel? | | | child, carer, allerg
    change | library fines: borrower, book, paid | make paid a yes/no thing instead of typing it out every single time | | | borrower, book, paid
    choice | horse yard: horse, owner, stable | turnout is either daytime, overnight or box rest, let us pick | daytime, overnight, box | | horse, owner, stable
    screen | river notebook: bridge, level, date | show me a line chart of the level | chart/graph | | bridge, level, date
    rename | carnival float entries: float, captain, theme | swap the word captain for driver | driver | captain | float, theme
    remove | lab fridge contents: sample, owner, shelf, barcode | we're not using barcodes anymore, bin that field | | barcode | sample, owner, shelf
`,
  ),
];
