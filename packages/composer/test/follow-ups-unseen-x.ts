import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** 60 follow-ups of people who had not seen the code; 30 of 60 at the first run. */
export const followX: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Arı kovanları: kovan no ve son kontrol tarihi | bi de ana arının rengi olsun | renk/reng | | kovan, kontrol
    add | Plak koleksiyonu: sanatçı, albüm, yıl | Sayın yetkililer, plakların fiyatını da ekleyebilir misiniz, teşekkürler | fiyat | | sanatci, album, yil
    remove | Balık avı kaydı: tarih, kasa sayısı, balık türü, hava durumu | hava durumunu kaldır ya hiç yazmıyom | | hava | tarih, kasa, tur
    multi | Sokak kedisi besleme noktaları: yer, son besleme tarihi | kaç kedi geliyo onu da yazalım, son besleme tarihinin adı mama günü olsun bide yeşil yap | kedi,mama gun | son besleme | yer
    add | Halı yıkama siparişleri: müşteri, metrekare, ücret | telefonunu da yazalim adamin | telefon | | musteri, metrekare, ucret
    rename | Yaşlı bakım günlüğü: hasta, tansiyon, not | hasta demeyelim ayıp oluyor misafir yazsın | misafir | hasta | tansiyon, not
    question | Köy duyuruları: başlık, yazı, tarih | bunu komşular da görüyo mu yoksa bi tek ben mi | | | baslik, tarih
    add | Deneme sınavı netleri: yayın, Türkçe neti, matematik neti | fen de var ya unuttum onu | fen | | turkce, matematik, yayin
    look | Kibrit kutusu koleksiyonu: marka, ülke, yıl | rengi çok cart bordo olsun yazılar da büyüsün gözüm seçmiyor | | | marka, ulke, yil
    change-field | Halk oyunları kıyafetleri: kıyafet, beden | beden yazı olmasın S M L XL seç şeklinde olsun | xl | | kiyafet, beden
    add | Koyun kayıtları: küpe no, doğum tarihi | aşılandı mı diye tik atılsın | asi | | kupe, dogum
    multi | Traktör yedek parça stoğu: parça, adet, dolap no | dolabı sil, fiyat ekle, pahalıdan ucuza diz | fiyat | dolap | parca, adet
    sort | Akvaryum ölçümleri: tarih, pH, nitrat | en yeni en üstte dursun | | | tarih, ph, nitrat
    change-rule | Çocukların tablet süresi: çocuk, dakika; 60 dakikayı geçince uyarsın | 60 az oldu çocuk ağlıyo 90 yapalım | dakika | | cocuk
    add | Kombi servis işleri: müşteri, yapılan iş, tarih | garanti kaç ay onu da gireyim | garanti | | musteri, tarih
    filter | Damacana takibi: müşteri, boş sayısı, iade edildi mi | sadece iade etmeyenleri görebilcem bi yer lazım | | | musteri, bos, iade
    add-screen | Mezarlık kayıtları: isim, ada, parsel | okunacak dualar için ayrı bi sayfa aç | dua | | ada, parsel
    add | İlaç listesi: ilaç adı ve saati | evladım hangi doktor yazdı bir de kaç kutu kaldı, onlar da lazım | doktor,kutu | | ilac, saat
    rename | Terzi siparişleri: müşteri, ölçü, prova tarihi | prova tarihi yazan yer teslim günü olsun | teslim | prova | musteri, olcu
    multi | Köpek tıraş randevuları: köpek adı, ırk, saat | sahibinin telefonu ve ısırır mı ısırmaz mı eklensin, ırka gerek yok | telefon,isir | irk | saat, kopek
    look | Meyveli hafıza kartı oyunu | karanlık yap gece oynuyom | | | hafiza/kart/oyun/esles/meyve
    add | Güvercin kaydı: ad, bilezik no, doğum yılı | foto koyabileyim kuşun | foto/resim/gorsel | | bilezik, yil
    group | Bağlama siparişleri: alıcı, ağaç cinsi, fiyat | ağaca göre toplu göster dut ayrı kestane ayrı | agac | | alici, fiyat
    add | Rüya defteri: tarih ve rüya | 1den 5e ne kadar korkunç olduğu da olsun | kork | | tarih, ruya
    change-field | Kuş gözlemi: tür, adet, yer | yeri elle yazmayalım seçmeli olsun göl orman sahil | gol,orman,sahil | | tur, adet
    multi | Telsiz görüşme defteri: çağrı işareti, frekans, saat | frekans yerine bant yazsın ve rst ekle, 73 | bant,rst | frekans | cagri, saat
    remove | Örgü projeleri: ip, şiş numarası, ilmek sayısı, not | ilmek gitsin | | ilmek | ip, sis, not
    change-rule | Tulum peyniri takibi: parti, basılma tarihi, kilo; 6 ay sonra olgun sayılır | bizim yayla sıcak 4 ayda olgunlaşıyor 6 yı 4 yap | olgun/tarih/ay | | parti, kilo
    multi | Tiyatro ekibi: oyuncu, rol, telefon | telefonu kaldır replik ezber yüzdesi koy, en çok ezberleyen üstte olsun | ezber/replik | telefon | oyuncu, rol
    add | Sınıf kermesi: kim, ne getirecek | yanına kaç kişilik olduğunu da yazsınlar yoksa yetmiyo | kisi | | getir
    `,
  ),
  ...readTold(
    'en',
    `
    add | Goat breeding records with doe, buck and due date | how many kids came out, need that | kid | | doe, buck, due
    rename | Hair appointments with client, room and time | its residents not clients!! change it | resident | client | room, time
    add | Fountain pen inks with name, brand and shading | ml left in the bottle pls | ml/left/volume | | brand, shading
    multi | Loco sightings with class, number, livery and date | drop livery, add station, newest first | station | livery | class, number, date
    remove | Oyster bags with row, seed date, grade and weather | dont need weather | | weather | row, seed, grade
    add | Piano tuning jobs with customer, make of piano and date | Could you kindly add the pitch in Hz when I arrived? Cheers | pitch/hz | | customer, make, date
    look | Tooth fairy log with child, tooth and date | make it pink and sparkly my daughter says its boring | | | child, tooth, date
    change-field | Saddle repairs with owner, fault and status text | status shd be a pick list: waiting, stitching, collected | waiting,stitching,collected | | owner, fault, status
    add | INR readings with date and INR value | dose in mg too, thank you dear | dose | | date, inr
    group | Allotment plot holders with name, site and rent | can they be bunched under each site, top field bottom field etc | site | | name, rent
    add | Food bank parcels with household and date | any allergies box | allerg | | household, date
    add-screen | Pottery glaze tests with glaze, clay and cone | put a seperate page for my kiln firings with date and top temperature | firing/kiln,temp | | glaze, clay, cone
    multi | Class hamster weekends with family, date and phone | call it pet sitter rota, rename family to sitter, and a tick if the cage came back clean | sitter,cage/clean | family | date, phone
    sort | Fishing match weigh-in with angler, peg and weight | heaviest at the top obviously | | | angler, peg, weight
    add | Dissertation sources with author, year and chapter | also need a quote box, a long one, i paste whole paragraphs | quote | | author, year, chapter
    question | Handover notes with shift, carer and mood | if my brother opens it on his phone will he see what i wrote?? | | | shift, carer, mood
    change-rule | Candle stock with scent, quantity and price, warn when under 5 | warn under 12 not 5, im selling out every saturday | quantity/stock/left | | scent, price
    add | Bonsai trees with species and age | when did i last repot it | repot | | species, age
    look | Window cleaning round with street, house and price | can't read it in the sun mate, bigger letters and white background | | | street, house, price
    add | Tool lending for a men's shed with tool, borrower and due date | photo of the tool so Terry stops saying it was a different drill | photo/picture/image | | tool, borrower, due
    multi | Perfume samples with name, house and hours it lasts | get rid of hours. add a rating out of 5 and would i buy a full bottle yes/no | rat/star/score,bottle | hours | name, house
    filter | Lego minifigures with theme, year and missing parts | only show the ones with missing bits when i want | | | theme, year, missing
    add | Sheepdog trial scores with handler, dog and points | age class: novice or open | class/novice/open | | handler, dog, points
    change-field | Bench reviews with place, view and stars | instead of just typing view make it sea / hill / car park lol | sea,hill,car park | | place, star
    rename | Metal detecting finds with find, depth and landowner | change landowner to permission | permission | landowner | find, depth
    multi | Village hall bookings with hirer, date, room and deposit | deposit is gone we scrapped it. add number of chairs and who has the key, and room should be called space | chair,key,space | deposit | hirer, date
    add | Guitar pedal settings with song and pedal | gain tone and level knobs 0 to 10 each | gain,tone,level | | song, pedal
    remove | Choir pieces with title, composer, part and tempo | tempo out please, conductor changes it every week anyway | | tempo | title, composer, part
    change-rule | Roof tile calculator with length, rafter and waste of 10 percent | make the waste 15, the lads break everything | waste/15 | | length, rafter
    multi | Hoof trimming visits with farm, cows done and price | need lame ones counted, price should say fee, and darker green | lame,fee | price | farm, cows
    `,
  ),
];
