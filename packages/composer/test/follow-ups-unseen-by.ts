import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBY: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | kuaför randevuları: müşteri, saat, işlem | telefonlarını da yazalım arayamıyoruz | telefon | | musteri, saat, islem
    add | tavuk kümesi yumurta kaydı: tarih, yumurta sayısı | kaç tanesi kırık çıktı onu da yazıcam | kirik | | tarih, yumurta
    add | noter evrak takibi: evrak, sahibi, durum | Lütfen evraka yevmiye numarası ile teslim tarihi alanlarını ilave ediniz. | yevmiye, teslim | | evrak, sahibi, durum
    add | kitap ödünç: kitap, alan kişi | ne zaman geri gelcek hiç bilmiyom | geri/iade/donus/teslim | | kitap, alan kisi
    add | dalış günlüğü: yer, derinlik, süre | su sıcaklığı ve görüş mesafesini de ekle | sicaklik, gorus | | yer, derinlik, sure
    add | servis şoförü yolcu listesi: çocuk, durak, okul | velisi kim, telefonu kaç bunlar da lazım geçen gün çocuk hastalandı kimi arayacağımı şaşırdım | veli, telefon | | cocuk, durak, okul
    add | mobilya siparişleri: müşteri, ürün, ölçü | kapora ne kadar verdi yazmıyo nereye yazcam | kapora | | musteri, urun, olcu
    add | kan bağışı listesi: ad, kan grubu | son bağış tarihini koysana bi zahmet | bagis | | ad, kan grubu
    add | arsa ilanları: mevki, metrekare, fiyat | imarlı mı değil mi soruyolar hep, ada parsel de koy | imar, ada, parsel | | mevki, metrekare, fiyat
    add | koyun sürüsü: küpe no, cinsiyet, doğum | gebe mi diye bi işaret olsun gardaş, bi de kaç kilo | gebe, kilo | | kupe no, cinsiyet, dogum
    add | balık tutma defteri: balık, kilo, yer | hangi yemle tuttuğumu da not edeyim | yem | | balik, kilo, yer
    add | matbaa işleri: müşteri, adet, kağıt | patron teslim gününü görmek istiyor | teslim | | musteri, adet, kagit
    add | şarap mahzeni: şarap, yıl, bölge | puanım olsun 10 üzerinden, üzüm cinsi de | puan, uzum | | sarap, yil, bolge
    add | cenaze nakil kayıtları: vefat eden, hastane, mezarlık | yakınının adı ve cep telefonu eklensin | yakin, telefon | | vefat eden, hastane, mezarlik
    add | kreş yoklama: çocuk, geldi mi | öğle uykusu uyudu mu onu da veliler soruyor | uyku/uyudu | | cocuk, geldi
    add | drone çekim işleri: müşteri, konum, tarih | hava rüzgarlı mıydı yazayım, bir de kaç batarya harcadım | ruzgar, batarya | | musteri, konum, tarih
    add | antika dükkanı: parça, dönem, fiyat | bana kaça mal oldu onu yazmazsam kârı göremiyorum | maliyet/mal/alis | | parca, donem, fiyat
    add | halk oyunları ekibi: dansçı, yöre, kostüm | ayakkabı numarası lazım oluyo hep | ayakkabi | | dansci, yore, kostum
    add | su sayacı okuma: daire, endeks | okuma tarihi ekle | tarih | | daire, endeks
    add | çiçekçi teslimat: alıcı, adres, çiçek | kartta ne yazacak onu da sorsun, gönderen de belli olsun | kart, gonderen | | alici, adres, cicek
    add | bağlama tamiri: sahibi, arıza, ücret | resim de koyabileyim çatlağı göstermek için | resim/foto/gorsel | | sahibi, ariza, ucret
    add | kamp alanları: yer, il, manzara | tuvalet var mı su var mı hanım ilk onu soruyo | tuvalet, su | | yer, il, manzara
    add | astroloji müşterilerim: ad, burç | dogum saati dogum yeri sart onsuz harita cikmiyo | dogum saat, dogum yer | | ad, burc
    add | asansör bakım: bina, bakım tarihi, teknisyen | bir sonraki bakım ne zaman belli değil, etiket rengi de yazılsın | sonraki, etiket | | bina, bakim tarih, teknisyen
    choice | kuru temizleme: müşteri, parça, tutar | durumu olsun: alındı, yıkandı, ütülendi | durum, alindi, yikandi, utulendi | | musteri, parca, tutar
    choice | okul kantini öneri: öneri, kim | sınıfını seçsin 9 10 11 12 diye | sinif, 9, 10, 11, 12 | | oneri, kim
    choice | göçmen kuş gözlemi: tür, yer, adet | mevsim ekle ilkbahar yaz sonbahar kış | mevsim, ilkbahar, yaz, sonbahar, kis | | tur, yer, adet
    choice | karate kursu: öğrenci, yaş | kuşağı yazılsın, beyaz sarı yeşil siyah var bizde | kusag/kusak, beyaz, sari, yesil, siyah | | ogrenci, yas
    choice | emlakçı müşteri: ad, bütçe, semt | kiralık mı arıyo satılık mı ayıramıyorum bunları | kiralik, satilik | | ad, butce, semt
    choice | pizzacı sipariş: adres, pizza | boy seçeneği koy küçük orta büyük | boy, kucuk, orta, buyuk | | adres, pizza
    choice | veteriner hasta: hayvan, sahibi, şikayet | Aciliyet derecesi eklenmelidir: düşük, normal, kritik. | aciliyet, dusuk, normal, kritik | | hayvan, sahibi, sikayet
    choice | çeyiz listesi: eşya, adet, fiyat | bunu kim alıcak belli olsun, kız tarafı ya da oğlan tarafı | kiz taraf, oglan taraf | | esya, adet, fiyat
    choice | film gecesi: film, yönetmen | türüne komedi korku dram yazabilelim seçmeli | komedi, korku, dram | | film, yonetmen
    choice | madenci vardiya: isim, ocak | vardiyası gündüz mü akşam mı gece mi seçelim başka bişey yazamasınlar | vardiya, gunduz, aksam, gece | | isim, ocak
    remove | otopark kayıt: plaka, giriş, çıkış, renk | rengi kaldır gerek yok | | renk | plaka, giris, cikis
    remove | diyet günlüğü: öğün, kalori, protein | proteini sil kafam karışıyo | | protein | ogun, kalori
    remove | halı dokuma: desen, düğüm, gün, boya | boya kısmını kimse doldurmuyor, boşuna yer tutuyor çıkaralım | | boya | desen, dugum, gun
    remove | tapu sırası: numara, isim, tc kimlik | kvkk dan ceza yeriz tc kimlik olmasın aman | | kimlik | numara, isim
    remove | bowling ligi: takım, puan, antrenör | antrenörümüz kaçtı gitti artık o alana lüzum kalmadı | | antrenor | takim, puan
    remove | pasta siparişi: müşteri, kat, krema, mesaj | mesaj ve krema kalksın | | mesaj, krema | musteri, kat
    rename | tarla sulama: tarla, saat, motor | motor yerine pompa yaz | pompa | motor | tarla, saat
    rename | gemi mürettebatı: isim, görev, kamara | Kamara ibaresi "Kabin No" olarak değiştirilsin. | kabin no | kamara | isim, gorev
    rename | hamam müşteri: ad, kese, dolap | dolap demiyoz biz ona gözenek diyoz onu düzelt | gozenek | dolap | ad, kese
    rename | gitar dersleri: öğrenci, parça, ücret | ücret kelimesi kaba duruyo katkı olsun adı | katki | ucret | ogrenci, parca
    rename | nakliye işleri: nereden, nereye, fiyat | fiyat yazan yere navlun yazalım sektörde öyle | navlun | fiyat | nereden, nereye
    rename | satranç maçları: beyaz, siyah, sonuç | sonuç değilde skor olsun | skor | sonuc | beyaz, siyah
    several | oto yıkama: plaka, paket, ücret | ücreti tutar yap, bi de personel ekle kim yıkadı görelim | tutar, personel | ucret | plaka, paket
    several | diş laboratuvarı: hekim, hasta, diş no | renk kodu ekle, durum olsun (döküm, porselen, bitti), rengi de mavi yap uygulamanın | renk kod, durum, dokum, porselen, bitti, blue | | hekim, hasta, dis no
    several | bahçe fidanları: fidan, dikim tarihi, sıra | sıra dursun ama dikim tarihini kaldır, yaşıyo mu diye tik koy | yasiyo | dikim tarih | fidan, sira
    several | yetim listesi derneği: ad, yaş, şehir | şehiri il yap, sponsoru kim o da olsun, yaşı küçükten büyüğe sırala | il, sponsor | sehir | ad, yas
    several | spor salonu üye: ad, paket, boy | boy lazım değilmiş sil, bitiş tarihi ekle kimin üyeliği bitiyo görmüyom, koyu tema da olsun gözüm yoruluyo | bitis | | ad, paket
    several | mevlit ikramı: ikram, kişi, getiren | getirenin yanına telefonunu koy, kişiyi porsiyon diye değiştir | telefon, porsiyon | | ikram, getiren
    sort | masal arşivi: masal, yöre, derleyen | yöreye göre alfabetik dizilsin | yore | | masal, yore, derleyen
    sort | müzayede: eser, sanatçı, açılış fiyatı | en pahalısı en üstte dursun | acilis fiyat | | eser, sanatci, acilis fiyat
    look | bebek isimleri: isim, anlam | pembe olsun her yer | pink | | isim, anlam
    change | kömür satışı: alıcı, miktar, ödeme | miktar yazı gibi giriliyo sayı olsun toplayamıyorum | number | | alici, miktar, odeme
    page | rafting turları: tur, rehber, saat | açılınca bi hakkımızda sayfası da olsun, kimiz biz yazsın | hakkimizda | | tur, rehber, saat
    question | tüp bebek ilaç: ilaç, doz, saat | bunu eşim de kendi telefonundan görebilir mi? | | | ilac, doz, saat
    filter | avukat dosyaları: dosya no, müvekkil, kapandı mı | kapananları görmek istemiyorum sadece açık olanlar çıksın | | | dosya no, muvekkil, kapandi
    filter | ikinci el kitapçı: kitap, yazar, fiyat | 100 liradan ucuz olanları ayrı görebilsem öğrenciler hep soruyo | | | kitap, yazar, fiyat
`,
  ),
  ...readTold(
    'en',
    `
    add | dog walker visits: dog, address, time | add the owners phone | phone | | dog, address, time
    add | church flower rota: week, arranger | whats the budget each week? pls put that on there too | budget | | week, arranger
    add | window cleaning round: house, price, day | I never know who's paid and who hasn't, drives me mad | paid | | house, price, day
    add | horse livery: horse, owner, stable | need farrier date and worming date on each one | farrier, worming | | horse, owner, stable
    add | comic collection: title, issue, publisher | can it also say what grade its in, mint or wotever | grade/condition | | title, issue, publisher
    add | film extras casting: name, age, height | the costume lot want shoe size, and wardrobe asked about inside leg as well | shoe, inside leg | | name, age, height
    add | blood sugar diary: time, reading | my nurse says i should put what i ate before | ate/food/meal/eaten | | time, reading
    add | skip hire: customer, skip size, drop date | Please include a permit number field. | permit | | customer, skip size, drop date
    add | piano tuner diary: client, piano, town | wanna know when i last tuned it and what pitch it was at | last tuned/tuned, pitch | | client, piano, town
    add | lost dogs board: breed, area, last seen | put a photo in, people dont read | photo/picture/image | | breed, area, last seen
    add | fossil hunt finds: find, beach, date | gps or at least the nearest path, plus how deep it was | path/gps/location, dep | | find, beach, date
    add | wedding dj requests: song, artist | who asked for it?? bride banned her uncle so i must know | who/asked/requested | | song, artist
    add | greenhouse temps: time, temperature | humidity aswell pls | humidity | | time, temperature
    add | model railway stock: loco, gauge, livery | Would you be so good as to add the purchase price and the year of manufacture | price, year | | loco, gauge, livery
    add | debate club: motion, speaker, side | judge and score need adding | judge, score | | motion, speaker, side
    add | oyster farm: bed, bags, harvested | salinity reading innit, and water temp | salinity, temp | | bed, bags, harvested
    add | locksmith callouts: caller, postcode, lock type | twice now ive turned up and its not even their house. tick box for id checked | id check/checked/id | | caller, postcode, lock type
    add | marathon training: date, miles, route | which trainers i wore - they wear out at 400 miles | trainers/shoes | | date, miles, route
    add | cheese counter: cheese, milk, price | allergen, and rind edible y/n, a woman shouted at us | allergen, rind | | cheese, milk, price
    add | parish graves: surname, row, year | somewhere for the inscription please dear | inscription | | surname, row, year
    add | esports team scrims: opponent, map, result | add vod link and mvp | vod, mvp | | opponent, map, result
    add | chimney sweep jobs: address, flues, fee | Insurance want a certificate number, date swept and whether there was a nest | certificate, swept, nest | | address, flues, fee
    add | translation jobs: client, language pair, words | rate per word missing, deadline missing, how am i meant to work lol | rate, deadline | | client, language pair, words
    add | ukulele songs: song, key | let us put the chords in under it | chord | | song, key
    choice | bike repair shop: bike, owner, fault | status: waiting, in the stand, ready | status, waiting, in the stand, ready | | bike, owner, fault
    choice | scout badges: scout, badge | patrol they're in, its either fox, owl or badger | patrol, fox, owl, badger | | scout, badge
    choice | coffee tasting: bean, origin, notes | roast should be pickable - light medium dark | roast, light, medium, dark | | bean, origin, notes
    choice | hospital radio requests: patient, song | ward needs to be a dropdown with Maple, Cedar, Birch cos they type all sorts | ward, maple, cedar, birch | | patient, song
    choice | yacht charter: boat, skipper, dates | is it bareboat or crewed? gotta be one or the other | bareboat, crewed | | boat, skipper, dates
    choice | school lost property: item, found where | add a colour option with red blue green other | colour, red, blue, green, other | | item, found where
    choice | mushroom foraging: species, wood, date | edible, inedible, deadly. make em choose one every time after what happend to Keith | edible, inedible, deadly | | species, wood, date
    choice | courier parcels: tracking, recipient, street | outcome choices delivered / neighbour / carded | delivered, neighbour, carded | | tracking, recipient, street
    choice | cocktail menu: name, spirit, price | Kindly provide a glass selection: coupe, highball, tumbler. | glass, coupe, highball, tumbler | | name, spirit, price
    choice | street market stalls: trader, pitch, goods | some pay daily some weekly some monthly, i wanna pick which | daily, weekly, monthly | | trader, pitch, goods
    remove | book club: book, author, host, snacks | lose the snacks, nobody brings any | | snack | book, author, host
    remove | gym weights: exercise, kilos, reps, mood | mood is daft take it off | | mood | exercise, kilos, reps
    remove | tree surgery quotes: client, species, height, weather | don't need weather on a quote do i | | weather | client, species, height
    remove | pub quiz teams: team, captain, score, table | we got rid of tables so that box can go | | table | team, captain, score
    remove | night shelter: guest, bed, religion, arrival | Our trustees have decided we must no longer ask about religion. | | religion | guest, bed, arrival
    remove | candle making: scent, wax, wick, batch | delete wick and batch thx | | wick, batch | scent, wax
    rename | parkrun volunteers: name, role, bib | bib should say vest | vest | bib | name, role
    rename | ghost tour bookings: party, headcount, slot | call slot departure, sounds spookier | departure | slot | party, headcount
    rename | tailor orders: customer, garment, due | instead of garment can u put outfit | outfit | garment | customer, due
    rename | sheepdog trials: handler, dog, points | it isnae points its marks up here | marks | points | handler, dog
    rename | food truck events: event, pitch fee, takings | Change "takings" to "revenue" as the accountant doesn't like it | revenue | takings | event, pitch fee
    rename | pottery kiln log: cone, piece, glaze | piece... no one says piece, we say pot | pot | piece | cone, glaze
    several | driving lessons: learner, hours, pickup | add test date, and get rid of pickup i always go to theirs | test date | pickup | learner, hours
    several | escape room: team, room, minutes | minutes should be called finish time, add hints used, and make it purple | finish time, hints, purple | minutes | team, room
    several | laundrette service wash: name, weight, price | collected yes/no, price to charge, and newest on top please love | collected, charge | price | name, weight
    several | museum loans: object, lender, value | insurer to be added; condition to be one of good, fair, poor; value is confidential so take it out | insurer, condition, good, fair, poor | value | object, lender
    several | karaoke league: singer, song, marks | i want a judge name and also genre (rock pop country), ta | judge, genre, rock, pop, country | | singer, song, marks
    several | snow clearing: street, crew, done | drop crew, put truck number in, and grit used in kilos cos the council bill us | truck, grit | crew | street, done
    sort | stand-up gigs: venue, date, fee | soonest gig at the top | date | | venue, date, fee
    sort | tortoise weights: tortoise, grams, day | heaviest first so the kids can see whos winning | grams | | tortoise, grams, day
    look | crime novels: title, detective, stars | make it green n the writing bigger my eyes are shot | green | | title, detective, stars
    change | sauna log: minutes, heat, date | heat should be a number not words | number | | minutes, heat, date
    page | surf school: lesson, coach, tide | need a page with our safety rules on | safety | | lesson, coach, tide
    question | betting syndicate: member, stake, winnings | if my phone goes in the canal is it all gone? | | | member, stake, winnings
    filter | charity shop donations: donor, item, gift aid | only show me the gift aid ones when i do the claim | | | donor, item, gift aid
    filter | thatcher leads: name, village, called back | hide everybody i already rang | | | name, village, called back
`,
  ),
];
