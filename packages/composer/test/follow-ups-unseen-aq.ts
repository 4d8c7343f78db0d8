import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followAQ: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Gümüş takı tezgahım için ürün listesi: ürün adı, gram, satış fiyatı | selam ya birde taş cinsi lazım, hangisinde akik var hangisinde zirkon karıştırıyorum tezgahta | tas |  | urun/ad, gram, fiyat
    add | Kayınvalidemin tansiyon takibi: tarih, büyük tansiyon, küçük tansiyon | nabzıda yazabilelim doktor onuda soruyor her gittiğimizde | nabiz/nabz |  | tarih, buyuk, kucuk
    remove | Halı saha maç kaydı: tarih, rakip takım, skor, maçın adamı | maçın adamı kısmını kaldır ya, bizim grupta kavga çıkıyor yüzünden |  | macin adami | tarih, rakip, skor
    multi | Oto lastikçi dükkanı iş defteri: plaka, lastik ebadı, yapılan iş, ücret | usta eline sağlık güzel olmuş. telefon no ekle bi de ücret yerine tutar yazsın. lastik ebadı kalsın ona dokunma | telefon/tel, tutar | ucret | plaka, ebad/ebat, is
    change-field | Zeytinyağı satış listem: alıcı adı, kaç teneke, ödeme durumu | ödeme durumu elle yazılmasın seçmeli olsun: peşin, veresiye, yarısı ödendi | pesin, veresiye, yarisi odendi/yari |  | alici, teneke, odeme
    question | Sürücü kursu direksiyon dersleri: öğrenci, hoca, ders saati, araç | Merhaba, ben bunu hem kendi telefonumdan hem sekreterin telefonundan aynı anda kullanabilir miyim, kayıtlar ikimizde de görünür mü |  |  | ogrenci, hoca, saat, arac
    add | Çeyiz listem: parça adı, adet, alındı mı | kızım annenin yazdığı kadarıyla idare ettik de bir de nereden alındığı yazılsa iyi olur mağaza ismi yani | magaza/nereden alindi |  | parca/ad, adet, alindi
    rename | Diyetisyen kayıtları: hasta adı, kilo, bel çevresi, görüşme tarihi | "hasta" demeyelim lütfen, bizim meslekte "danışan" denir. hepsinde danışan yazsın | danisan | hasta | kilo, bel, tarih
    add | Balık avı günlüğü: tarih, mevki, balık türü, kaç kilo | rasgele beyler :) yem de ekleyelim mamun mu sülünez mi hangisine vurdu bilelim | yem |  | tarih, mevki, tur, kilo
    look | Mahalle camisi yardım kolileri: aile adı, kişi sayısı, verildi mi | Yazılar çok ufak evladım gözüm seçmiyor gözlükle bile. Büyült harfleri biraz. |  |  | aile, kisi, veril
    add | Apartman aidat defteri: daire no, malik, ay, ödenen tutar | Sayın ilgili, ödemenin makbuz numarasının da kaydedilebilmesini rica ederim. Denetimde sorun yaşıyoruz. | makbuz |  | daire, malik, ay, tutar/odenen
    sort | Kitap okuma listem: kitap adı, yazar, sayfa sayısı, bitirme tarihi | en son bitirdiğim kitap en üstte çıksın, şu an karmakarışık |  |  | kitap, yazar, sayfa, bitirme/tarih
    multi | Pilates stüdyosu üye listesi: ad soyad, paket, kalan ders | canım bi kaç şey isticem: doğum günü eklensin kutlama atıyorum, sağlık sorunu diye bi yer olsun bel fıtığı olan çok var, birde paketi çıkar artık tek paket satıyoruz | dogum, saglik | paket | ad, kalan/ders
    add | inek sagim kaydi: kupe no, sabah sut, aksam sut | kardeş birde buzağılama tarihi koy hangi inek ne zaman doğurdu unutuyom yaşlandık | buzagilama/buzagi/dogum |  | kupe, sabah, aksam
    remove | Ev kiracılarım: ad, daire, kira bedeli, meslek, telefon | mesleğini silsene gerek yok onu, zaten sorunca bozuluyolar |  | meslek | ad, daire, kira, telefon
    change-rule | Depo malzeme takibi: malzeme, adet, raf no, adet 5'in altına düşünce uyarsın | 5 az oldu sipariş gelene kadar bitiyor. 20 nin altına inince uyarsın | 20 |  | malzeme, adet, raf
    add | Nota arşivim: eser adı, besteci, makam | hocam usul bilgisi de gerekli, aksak semai düyek vs. teşekkürler şimdiden | usul |  | eser, besteci, makam
    add | Gelinlik kiralama: müşteri adı, model, teslim tarihi, iade tarihi | kapora eklemeyi unutmuşuz ya en önemlisi o | kapora |  | musteri, model, teslim, iade
    change-field | Bahçedeki fidanlar: fidan türü, dikim tarihi, durumu | durumunu yıldızla verelim 1den 5e kadar, yazı yazmak zor eldivenle |  |  | tur, dikim/tarih, durum
    filter | Elektrikçi arıza listesi: adres, arıza, öncelik, bitti mi | bitmeyenleri tek basışta görebileyim bitenler gözüme batıyo |  |  | adres, ariza, oncelik, bitti
    add | Kreş yoklama defteri: çocuk adı, tarih, geldi mi | Öğretmenim velisi kim aldı bazen dede bazen teyze geliyor teslim alan kişi diye bir yer açalım imza gibi düşünün | teslim alan/teslim |  | cocuk, tarih, geldi
    multi | Kamyon sefer defterim: nereden, nereye, yük, navlun | abi önce mazot gideri ekle sonra da navlunu nakliye bedeli diye değiştir. bide dorse plakası olsun | mazot, nakliye bedeli/nakliye, dorse/plaka | navlun | nereden, nereye, yuk
    rename | Emlak portföyüm: ilan başlığı, metrekare, oda sayısı, fiyat | fiyatın adı istenen bedel olsun, pazarlık payı var çünkü | istenen bedel/istenen | fiyat | ilan/baslig/baslik, metrekare, oda
    group | Ramazan iftar davetleri: davetli, kişi sayısı, gün, getireceği yemek | gün gün ayrı ayrı dizilsin. pazartesi gelenler bir arada salı gelenler bir arada gibi |  |  | davetli, kisi, gun, yemek/yemeg
    add | Motor tamir kayıtları: motor modeli, km, değişen parça | kral işçilik ücreti de yazalım parça ayrı işçilik ayrı olsun | iscilik |  | model, km, parca
    add | rüya defterim: tarih, rüya, his | benim icin cok onemli ben yabanciyim turkce az. ruya renkli mi siyah beyaz mi, bunu da yazmak istiyorum lutfen | renk/siyah beyaz |  | tarih, ruya, his
    question | Pazar tezgahı günlük hesap: tarih, satılan mal, kasa, kalan | internet yokken çalışırmı pazar yerinde çekmiyo hiç |  |  | tarih, mal, kasa, kalan
    change-field | Köpek oteli misafirleri: köpek adı, cinsi, giriş tarihi, mama saati | mama saatini tarih gibi değil de sabah öğle akşam diye seçtirsin, üç öğün veriyoruz biz | sabah, ogle, aksam |  | kopek/ad, cins, giris, mama
    add | Dernek üyeleri: ad soyad, üyelik tarihi, şehir | Arkadaşlar kan grubu da bulunsun, geçen hafta acil kan arandı kimse bilmiyor kim ne | kan grubu/kan |  | ad, uyelik, sehir
    remove | Koşu antrenmanlarım: tarih, mesafe, süre, hava durumu, not | hava durumunu kaldırabilir misin artık bantta koşuyorum salonda |  | hava | tarih, mesafe, sure, not
    multi | Kuaför randevu defteri: müşteri, saat, işlem, çalışan | işlem seçmeli olsun saç kesim boya fön manikür. fiyatı da koy. renkleri de pembe yap azıcık | kesim, boya, fon, manikur, fiyat |  | musteri, saat, islem, calisan
    sort | Arşivdeki pullarım: ülke, yıl, konu, değeri | Değerine göre büyükten küçüğe sıralansın rica etsem, en kıymetliler başta dursun. |  |  | ulke, yil, konu, deger
    add | Su arıtma cihazı bakımları: müşteri, adres, filtre değişim tarihi | bi sonraki bakım tarihinide koyalım 6 ay sonrasını unutmayak | sonraki bakim/sonraki |  | musteri, adres, filtre
    add-screen | Tost büfesi menü listesi: ürün, fiyat, malzemeler | toptancılar için ayrı bi sayfa aç adını telefonunu yazayım ekmekçi kaşarcı falan | toptanci |  | urun, fiyat, malzeme
    change-field | Tez kaynaklarım: başlık, yazar, yıl, okundu mu | okundu mu evet hayır yetmiyor bana. okunacak, okunuyor, okundu, not çıkarıldı şeklinde dört aşama olsun | okunacak, okunuyor, not cikarildi/not |  | baslik/baslig, yazar, yil
    add | bebek emzirme takibi: saat, hangi meme, kac dakika | gece gece yazıyorum kusura bakmayın alt değiştirme de eklensin çiş mi kaka mı hangisiyse | alt degis/bez/cis/kaka |  | saat, meme, dakika
    rename | Marangoz sipariş listesi: sipariş, ölçü, ağaç cinsi, teslim günü | ağaç cinsi değil malzeme yazsın mdf de yapıyoruz sunta da | malzeme | agac | siparis, olcu, teslim
    look | Kafe masa siparişleri: masa no, sipariş, hesap | akşam loş ortam göz alıyo, koyu tema yapsana siyah arkaplan |  |  | masa, siparis, hesap
    multi | Dershane deneme sınavları: öğrenci, sınav tarihi, net, derece | Merhaba hocam, kolay gelsin. Dereceyi çıkaralım çocuklar üzülüyor. Yerine hedef net koyalım. Ayrıca öğretmen yorumu için yer olursa süper olur. | hedef, yorum | derece | ogrenci, tarih, net
    add | Kampanya stantı bağışçılar: isim, tutar, bağış türü | e posta adresini de alsak teşekkür mektubu yollucaz | e-posta/eposta/e posta/mail |  | isim/ad, tutar, tur
    group | Seracı ilaçlama kaydı: sera no, ilaç, doz, tarih | seralara göre toplansın abi 1 numara ayrı 2 numara ayrı, hepsi bir arada olunca bakamıyom |  |  | sera, ilac, doz, tarih
    change-rule | Kütüphane ödünç takibi: öğrenci, kitap, veriliş tarihi, 15 günü geçince gecikti yazsın | müdür bey süreyi uzattı artık 30 gün olacak gecikme 30 günden sonra başlasın | 30/gecik/gecikti |  | ogrenci, kitap, veril
    add | Kombi servis fişleri: müşteri adı, marka, arıza kodu | seri numarasınıda alalım firma garanti için istiyo yoksa parayı vermiyolar | seri |  | musteri, marka, ariza
    change-field | Yumurta satışı: alan kişi, kaç viyol, tarih | kaç viyol boş geçilmesin zorunlu olsun, hanım yazmadan kaydediyor sonra kim kaç aldı belli değil |  |  | alan/kisi, viyol, tarih
    filter | Film arşivim: film adı, yönetmen, tür, puan | sadece korku filmlerini listelemek istersem nasıl olcak, türe göre süzme koy |  |  | film, yonetmen, tur, puan
    remove | Mezarlık ziyaret ve bakım notları: mezar sahibi, ada parsel, çiçek, son ziyaret | Çiçek bölümüne lüzum yok evladım, onu çıkar. Allah razı olsun. |  | cicek | mezar, ada/parsel, ziyaret
    add | Resim kursu öğrencilerim: öğrenci adı, seviye, ödediği ay | yaş da lazım çünkü küçükleri ayrı gruba alıcam inşallah | yas |  | ogrenci, seviye, ay
    multi | Terzi iş takip: müşteri, elbise, beden ölçüleri, teslim tarihi | beden ölçülerini üçe böl: göğüs bel basen. teslim tarihinin adı prova tarihi olsun ha bide kapora | gogus, bel, basen, prova, kapora | teslim | musteri, elbise
    rename | Oyun konsolu kiralama: müşteri, konsol, saat ücreti, başlama saati | Uygulamanın adı Bizim Playstation olsun kardeş tabelada da öyle yazıyo | bizim playstation/playstation |  | musteri, konsol, ucret, baslama
    add | Yol bisikleti parça listem: parça, marka, takıldığı tarih | kaç gram olduğunu da gireyim ben ağırlık delisiyim hahah | gram/agirlik |  | parca, marka, tarih
    look | Hamilelik günlüğü: hafta, kilo, şikayetler | rengi biraz mavi olsa erkek bekliyoruz da :)) |  |  | hafta, kilo, sikayet
    question | Kahvehane veresiye defteri: isim, borç, tarih | Telefonum bozulursa bu yazdıklarım uçar gider mi, yedek alınıyor mu bir yere |  |  | isim/ad, borc, tarih
    change-field | Voleybol takımı oyuncu listesi: oyuncu, forma no, mevki | mevki açılır listeden seçilsin pasör smaçör libero orta oyuncu | pasor, smacor, libero, orta |  | oyuncu, forma, mevki
    add | Ikinci el esya satis ilanlarim: esya, fiyat, satildi mi | merhabalar fotoğraf ekleme yeri olmamış, fotosuz olmaz ki dolap mı koltuk mu belli değil | foto/resim |  | esya, fiyat, satildi
    sort | Doğum günleri: kişi, tarih, hediye fikri | isimler alfabetik gitsin a dan z ye bulamıyorum kimseyi |  |  | kisi/isim/ad, tarih, hediye
    remove | Toplantı tutanakları: konu, tarih, katılanlar, karar, salon | salonu silin lütfen tüm toplantılar artık zoomdan yapılıyor |  | salon | konu, tarih, katil, karar
    multi | Tavuk kümesi defteri: tarih, yumurta sayısı, yem miktarı | ölen tavuk sayısını ekle. hastalık notu da olsun. yem miktarı çuval hesabı gidiyor ya onun adı yem çuvalı olsun | olen/olum, hastalik, cuval | miktar | tarih, yumurta
    add | Seyahat bavul listesi: eşya, kaç tane, kondu mu | kimin bavulu olduğu yazmıyor bizim evde 4 bavul var çocuklarınki de karışıyor kimin diye ekleyin | kimin/kim/sahib/bavul |  | esya, tane, kondu
    rename | Antika dükkanı envanteri: parça, dönem, alış fiyatı, satış fiyatı | alış fiyatı gözükmesin müşteri görüyor, onun adını kod yap anlasınlar istemem | kod | alis fiyat | parca, donem, satis
    multi | Kamp malzemelerim: malzeme, satın alma yılı, nerede duruyor | reis ağırlığını ekle gram olarak, bide ödünç verdiğim olunca kime verdiğimi yazayım. satın alma yılını kaldır hatırlamıyom zaten | agirlik/gram, kime/odunc | satin alma | malzeme, nerede
    `,
  ),
  ...readTold(
    'en',
    `
    add | Plumbing callouts: customer, address, problem, price | mate can u add a phone number on there, i keep having to dig thru my texts | phone |  | customer, address, problem, price
    add | My orchid collection: species, pot size, last watered | Could you kindly include a space for the date of last fertilising? Many thanks, Margaret. | fertilis/fertiliz/feed |  | species, pot, water
    remove | Wine tasting notes: wine, vintage, region, aroma, score | take out aroma, i have no nose for it lol |  | aroma | wine, vintage, region, score
    multi | Dog walking clients: owner, dog name, walk time, fee | ok three things. add vet phone number, add a spot for where the key is, and change fee to price per walk please | vet, key, price per walk/price | fee | owner, dog, time
    change-field | Job applications: company, position, date applied, status | status shouldnt be typed make it a dropdown with applied, interview, offer, rejected | applied, interview, offer, reject |  | company, position, date
    question | Church choir attendance: member, rehearsal date, present | Before I hand this to the others, does it work on an iPhone as well or only the Android ones? |  |  | member, date, present
    add | Truck fuel log: date, gallons, odometer | need state too for ifta reporting, every fill up gotta say which state | state |  | date, gallon, odometer
    rename | Tutoring sessions: pupil, subject, date, fee | Hi there, I'm in the US so "pupil" sounds odd. Make that say Student everywhere | student | pupil | subject, date, fee
    add | Baby milestones: milestone, date, note | omg love it!! can i put a photo with each one?? grandma wants pics | photo/picture/pic/image |  | milestone, date, note
    look | Corner shop credit book: customer, amount owed, date | letters too small for me, I am 71 years old, make everything bigger please |  |  | customer, amount/owed, date
    add | Vinyl records: artist, album, year | needs condition like mint, vg+, good. cant sell on discogs without that | condition |  | artist, album, year
    sort | Marathon training runs: date, distance, pace | put longest distance at top instead of whatever order its in now |  |  | date, distance, pace
    multi | House cleaning jobs: client, address, hours, pay | hello please i want add alarm code of house and also want add pets yes or no. hours please delete because i work fix price | alarm, pet | hours | client, address, pay
    add | Chemistry lab samples: sample id, date collected, ph | We also require the collector's name, otherwise the audit trail is useless. | collector/collected by |  | sample, date, ph
    filter | Apartment hunting: address, rent, bedrooms, pets allowed | let me hide the ones that dont allow pets, I've got two cats and theyre not negotiable |  |  | address, rent, bedroom, pet
    change-rule | Freezer meals: meal, date frozen, portions, warn me after 60 days | 60 is too short its a chest freezer, warn after 120 days | 120 |  | meal, date/frozen, portion
    add | Kids chores: chore, child, done | we do pocket money so each chore should say how many points its worth | point |  | chore, child, done
    remove | Band gigs: venue, date, pay, setlist, contact | Scrap the setlist bit, we just wing it anyway |  | setlist | venue, date, pay, contact
    add | Knitting projects: pattern, yarn, status | Hello dear, needle size please, I never remember if it was the 4mm or the 4.5. | needle |  | pattern, yarn, status
    add-screen | Football team roster: player, number, position | add another page for matches where i put opponent and score | match, opponent, score |  | player, number, position
    add | Used car lot stock: make, model, mileage, price | VIN VIN VIN. how do you have a car lot without vin number | vin |  | make, model, mileage, price
    multi | Allergy diary: date, food eaten, reaction | my doctor says it needs severity mild moderate severe and what medicine i took after. also call reaction symptoms instead | severity/mild, moderate, severe, medicine/medication | reaction | date, food
    add | Pigeon racing results: ring number, race, distance | i want put also arrive time of pigeon, is very important for us, thank you brother | arriv/time |  | ring, race, distance
    change-field | Coffee brew journal: bean, grind, water temp, taste | taste should be stars out of five not words im half asleep when i fill this in |  |  | bean, grind, water/temp, taste
    rename | Landscaping quotes: homeowner, job, estimate, sent on | homeowner should just be Client, half of em are businesses | client | homeowner | job, estimate, sent
    question | Insulin tracker: time, glucose, units | who can see this data? is it staying on my phone or going to some server somewhere |  |  | time, glucose, unit
    add | Boat maintenance: task, date done, cost | engine hours at the time of each job would be brilliant cheers | engine hour/hours |  | task, date, cost
    group | Wedding guest list: guest, side, table, meal choice | can the guests be bunched by table so i can see table 1 then table 2 etc. my mother in law keeps asking who sits where |  |  | guest, side, table, meal
    add | Lost and found at school: item, where found, date | also who picked it up in the end, parents come and argue with us | picked up/claimed/collected/who |  | item, found, date
    look | Meditation log: date, minutes, mood | the white is blinding at 5am pls do dark mode |  |  | date, minute, mood
    add | Barber shop queue: name, arrived at, haircut type | bro add which barber they waiting for cos everybody wants Dre | barber |  | name, arriv, haircut/type
    change-field | Mushroom foraging finds: mushroom, place, date, edible | edible isnt just yes no!! should be choices edible, poisonous, unsure. unsure is most of them honestly | edible, poison, unsure |  | mushroom, place, date
    multi | Airbnb turnover list: flat, checkout time, cleaner, done | so um add a place for damage notes and also add number of beds to make and can you get rid of checkout time its always eleven | damage, bed | checkout/check-out/check out | flat, cleaner, done
    add | Blood donation record: date, centre, hemoglobin | Please to add the next date I can give blood. I am forgetting always. | next |  | date, cent, hemoglobin/haemoglobin
    remove | Library of board games: game, min players, max players, play time, publisher | publisher is clutter, lose it |  | publisher | game, min, max, time
    filter | Ticket resale: event, seat, cost, sold | want a quick way to see just the unsold ones |  |  | event, seat, cost, sold
    add | Welding shop orders: customer, part, quantity | what metal it is, steel or alu or stainless. guys in back keep asking | metal/material |  | customer, part, quantity
    change-rule | Gym membership desk: member, plan, start date, flag anyone not seen for 14 days | make that 21 days, two weeks catches everyone who goes on holiday | 21 |  | member, plan, start
    sort | Grandchildren's birthdays: name, birthday, gift idea | I would like the names to run A to Z, as in my old address book. |  |  | name, birthday, gift
    add | Solar panel readings: date, kwh produced, weather | cn you ad kwh exported to grid, they pay me 5p for it | export |  | date, produced, weather
    rename | Volunteer shifts at food bank: volunteer, shift, role, hours | Please retitle the whole thing "Hope Pantry Rota". The committee voted on it. | hope pantry rota/hope pantry |  | volunteer, shift, role, hour
    change-field | Sewing alterations tickets: customer, garment, due date, price | due date must not be left empty!! my daughter forgot it twice this week and I got shouted at |  |  | customer, garment, due, price
    multi | Podcast episodes: title, guest, recording date, length | Love this. Could we 1) drop length 2) add sponsor 3) add a status with idea / recorded / edited / published | sponsor, idea, recorded, edited, published | length | title, guest, date
    add | Horse stable feeding: horse, hay, grain | supplements as well, old mare gets joint powder and new girl always misses it | supplement |  | horse, hay, grain
    add | Street food stall takings: date, location, cash total | card total seperate from cash if poss, nearly everyone taps now | card |  | date, location, cash
    question | Roommate expenses: who paid, what for, amount | can I get it out into excel at the end of the month or is it stuck in there |  |  | paid, what, amount
    remove | Physio exercises: exercise, sets, reps, pain level, video link | remove video link please patient never open it |  | video | exercise, set, rep, pain
    add | Comic books: series, issue, publisher, grade | add what i payed for it and dont let my wife see haha jk | paid/payed/price/cost |  | series, issue, publisher, grade
    change-field | Lawn mower repairs: owner, brand, fault, ready | instead of ready yes no i want stages like waiting parts, in progress, ready, collected | waiting, in progress/progress, ready, collected |  | owner, brand, fault
    multi | Sourdough bakes: date, flour, hydration, result | me again. add proof time and oven temp, and result should be a rating out of 5 | proof, oven/temp |  | date, flour, hydration, result
    add | Rental tools: tool, renter, due back | deposit taken, how much, cos we been burned twice on the jackhammer | deposit |  | tool, renter, due
    look | Language school placements: student, level, teacher | Our school colour is green. Is it possible that the application be in green? Thanking you |  |  | student, level, teacher
    add-screen | Honey sales: buyer, jars, paid | could there be a second tab just for my expenses, jars lids labels and that, with what it was and how much | expense |  | buyer, jar, paid
    rename | Haunted places I visited: place, date, spookiness | spookiness --> Fear Factor lmaooo do it | fear factor/fear | spookiness | place, date
    filter | Prayer requests: person, request, date, answered | Is there a way to show only those which are answered, so that we may read them aloud on Sundays? God bless |  |  | person, request, date, answered
    add | Aquarium water tests: date, nitrate, ammonia | forgot temperature, my discus are super picky | temp |  | date, nitrate, ammonia
    change-field | Delivery rider tips: date, app, tip amount | app should be pick from list uber eats, deliveroo, just eat. typing with gloves is not working | uber, deliveroo, just eat |  | date, app, tip
    multi | Scout troop badges: scout, badge, date earned | Couple of tweaks from the leaders meeting: we need the patrol name, and whether it has been sewn on yet. And scout should read Cub since they're the little ones | patrol, sewn, cub |  | badge, date
    remove | Pawn shop items: item, owner, loan amount, due date, id number | delete the id number lawyer says we cant keep that on a phone |  | id number | item, owner, loan, due
    multi | Migraine diary: date, duration, trigger | how many pills i took pls and which side of head left or right, sorry typing w one eye closed | pill/tablet/medic, side/left |  | date, duration, trigger
    `,
  ),
];
