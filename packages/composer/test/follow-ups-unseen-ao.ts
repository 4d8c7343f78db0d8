import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; marked since. */
export const followAO: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | kaynak elektrotu takibi: elektrot çapı, kutu sayısı, alınan firma | ustam selam bide amper aralığı yazılsın ona göre veriyoz çırağa yoksa sacı deliyo | amper |  | cap, kutu, firma
    look | Kaza namazı takibim: vakit, adet, tarih | Selamün aleyküm evladım, allah razı olsun güzel olmuş. Rengi yeşil olsa bir de harfler biraz irileşse, gözlük takmadan göremiyorum |  |  | vakit, adet, tarih
    add | Bakımını yaptığım mezarlar: ada parsel, aile adı, son sulama günü | aileler arayıp soruyor ama numaralarını bulamıyorum telefonlarını da yazacak bir yer lazım oraya | telefon/numara |  | ada/parsel, aile, sulama
    remove | Bisiklet tamirhanesi iş listesi: müşteri, bisiklet markası, arıza, kapora | kaporayı at gitsin abi kimse bırakmıyo zaten boş duruyo |  | kapora | musteri, marka, ariza
    add | hafızlık kursu ezber defteri, talebe adı, sure, kaçıncı ayette kaldığı | hocam ezberin hali de seçilsin: pişmiş, çiğ, unutulmuş. biz öyle deriz | pismis, cig, unutulmus |  | talebe, sure, ayet
    rename | Terzi siparişleri: hanımın adı, kumaş, prova tarihi | Prova tarihi yazan yer "Son Deneme" olarak değişsin lütfen, müşteriler provayı anlamıyor | deneme | prova | ad, kumas
    multi | lastik oteli: plaka, ebat, raf, bırakılma tarihi | raf kısmını cıkar kullanmıyoz, diş derinliği ekle mm olarak, birde ebat yerine ölçü yazsın | dis derin/derinli, olcu | raf, ebat | plaka, tarih
    add | Türkiye'deki deniz fenerleri gezi defterim: fenerin adı, ili, yapım yılı | Her fenerin yanına çektiğim bir kareyi koyabilsem çok hoş olurdu, fotoğraf eklenebiliyor mu acaba? Eklenebiliyorsa ekleyin. | foto/resim/gorsel |  | fener/ad, il, yil
    change-field | Astım nefes ölçümlerim: tarih, pef değeri, nasıl hissettim | nasıl hissettim kısmına uzun uzun yazamıyorum nefesim yetmiyor :) oraya rahat, hırıltılı, çok sıkışık diye üç şık koysanız tek dokunsam | rahat, hirilti, sikisik |  | tarih, pef, hisset
    add | kalaya gelen bakırlar, sahibi, kaç parça, alınacak para | ne zaman vericem diye söylediğim günü unutuyom teslim günü de koy allah aşkına adam geliyo hazır deyil | teslim |  | sahib, parca, para/ucret/tutar
    sort | Motosiklet ehliyeti kursu adayları: ad soyad, tamamlanan ders saati, sınav tarihi | sınavı en yakın olan aday en başta gözüksün istiyoruz |  |  | ad, ders/saat, sinav
    question | Muhtarlık evrak kaydı: evrak türü, vatandaşın adı, veriliş tarihi | Sayın yetkili, bu telefon bozulur yahut kaybolursa girdiğimiz kayıtlar ne olacak, bir yerde duruyor mu? Bilgi rica ederim. |  |  | evrak, ad, tarih
    add | Tiyatro kulübü kostüm dolabı: kostüm adı, beden, kullanıldığı oyun | Arkadaşlar kostümü eve götürüp geri getirmiyor!! Şu an kimde olduğunu da yazalım | kimde/kim/odunc/alan/emanet |  | kostum, beden, oyun
    add | Diyaliz günlüğüm: tarih, giriş kilosu, çıkış kilosu | hemşire hanım her seans büyük ve küçük tansiyonu da not et dedi ikisini ayrı ayrı girebilmek istiyorum | buyuk, kucuk |  | tarih, giris, cikis
    change-rule | Ödünç verdiğim aletler: alet, alan kişi, veriş tarihi. 14 günü geçince gecikmiş yazsın | 14 gün çok uzun oldu matkap üç aydır yok. 7 günü geçen gecikmiş sayılsın |  |  | alet, alan/kisi, tarih
    remove | Huzurevi ziyaret defteri: ziyaretçi, yakınlık derecesi, ziyaret günü, araç plakası | Müdüre hanım plaka tutulmasının kişisel veri olduğunu söyledi, plaka kısmını çıkarmamız gerekiyor. |  | plaka | ziyaretci, yakinlik, gun/tarih
    add | sera günlüğü tarih sıcaklık nem | havalandirma acikmi kapalimi onuda isaretliyelim domatesler pisti gecen yaz | havalandirma |  | tarih, sicaklik, nem
    group | Bakkal sayımı: ürün, hangi raf, adet | karışık duruyo sayarken dükkanda dolanıyom. aynı raftakiler alt alta toplansın raf raf ayır |  |  | urun, raf, adet
    multi | Düğün takı listesi: takan kişi, taktığı şey, gram | gram kalksın çünkü herkes çeyrek takıyor :D yerine kaç adet olduğu gelsin, bi de kız tarafı mı erkek tarafı mı belli olsun | adet, kiz taraf, erkek taraf | gram | takan, tak
    add | Güvenlik kulübesine bırakılan kargolar: daire no, kargo şirketi, geliş saati | sakin gelip aldımı almadımı tik atalım alındıysa belli olsun amirim öyle istiyo | alindi/aldi/teslim |  | daire, kargo/sirket, saat
    look | Çiçekçi buket siparişleri: alıcı, buket türü, teslim saati | Dükkanımızın rengi fuşya pembe, uygulama da öyle olsun, şu mavi hiç bize göre değil ya |  |  | alici, buket, teslim
    add | dalış kayıtlarım - dalış noktası, max derinlik, dipte kalınan süre | tüpte kalan basınç (bar) eksik kalmış ekler misiniz kanka | basinc/bar |  | nokta, derinlik, sure
    change-field | Seramik fırınım: parça, pişirim derecesi, sır | sır alanı serbest yazı olunca herkes farklı yazıyor. Turkuaz, kobalt, saydam, bal rengi arasından seçilsin | turkuaz, kobalt, saydam, bal reng |  | parca, derece, sir
    add | Tavşan çiftliğim: küpe no, ırk, doğum tarihi | kafes numarasini yazmayi unutmusum ilk mesajda onu da koyarmisin | kafes |  | kupe, irk, dogum
    filter | İskele kiralama: parça, şantiye adı, kirada mı | depodakiler görünmesin yeter, ben sadece dışarıda kirada olanlara bakabileyim |  |  | parca, santiye, kira
    rename | oto yıkama sırası: plaka, araç tipi, geliş saati | araç tipi deme ona, biz kasa diyoz. kasa yaz | kasa | arac tip | plaka, saat
    add | kombi bakımı yaptığım evler: adres, kombi markası, bakım tarihi | Kolay gelsin, garanti için lazım oluyor cihazın seri numarası da kayıt edilsin lütfen teşekkürler | seri |  | adres, marka, bakim
    add-screen | Balıkçı teknesi seferleri: sefer tarihi, av bölgesi, kaç kilo | reis masraflar buraya yazılmıyo mazot buz ağ tamiri hepsi ayrı. masraflar diye ayrı bi sayfa aç neye ne kadar gitti yazalım | masraf/gider |  | tarih, bolge, kilo
    add | Telsiz görüşme defteri (amatör): çağrı işareti, frekans, saat | Merhabalar, mod bilgisi de gerekiyor: SSB, CW, FM, FT8 seçenekleriyle. 73! | ssb, cw, fm, ft8 |  | cagri, frekans, saat
    remove | Kahve tadım notlarım: menşei, kavurma derecesi, asidite, puan | asiditeden anlamıyorum ki ben ya, o kısmı silelim lütfen sade kalsın |  | asidite | mense, kavurma, puan
    add | okul kantini veresiye: öğrenci adı, ne aldı, tutar | iki tane Yusuf var karışıyor, sınıfı da yazılsın 5-B filan | sinif/sube |  | ogrenci, ne al/aldi, tutar
    multi | Koro provaları: eser, ses grubu, prova tarihi | Hocam iki ricam olacak. Birincisi ses grubu soprano, alto, tenor, bas olarak seçilsin. İkincisi kaç kişinin geldiğini de yazabileyim. Saygılar | soprano, alto, tenor, bas, kisi/katil/gelen |  | eser, ses, tarih
    change-field | kamyon yükleme: plaka, yük cinsi, tonaj, vardı mı | vardı mı evet hayır olmuyo. yolda, indirdi, geri döndü bunlardan biri seçilcek | yolda, indir, geri don |  | plaka, yuk, tonaj
    question | Köpek eğitim notları: köpeğin adı, komut, başarı yüzdesi | bunu karımın telefonuna da yüklesem ikimiz aynı kayıtları görebilir miyiz yoksa ayrı ayrı mı olur |  |  | kopek/kopeg/ad, komut, basari
    add | Rüya defterim: tarih, gördüğüm rüya, uyandığımdaki his | Bazı rüyaları hep görüyorum... tekrarlayan rüya mı diye işaretlemek isterim | tekrar |  | tarih, ruya, his
    rename | Mahalle kitaplığı: kitap, yazar, bağışlayan | bu uygulamanın adı Çınaraltı Kitaplığı olsun, tabelada da öyle yazıyor çünkü | cinaralti |  | kitap, yazar, bagis
    add | fide satışı: fide cinsi, kaç tane, fiyat | ödeme de lazım kızım. peşin, harman sonu, takas | pesin, harman, takas |  | cins/fide, tane/adet, fiyat
    sort | zeytin toplama: işçinin adı, topladığı kilo, gün | en çok toplayan en üstte olsun da öbürleri utansın biraz |  |  | isci/ad, kilo, gun/tarih
    add | Tez kaynaklarım: yazar, eser adı, basım yılı | Merhaba; danışmanım sayfa numarası ve doğrudan alıntı metni de istiyor. İkisini de ekleyebilir miyiz? | sayfa, alinti |  | yazar, eser, yil
    change-rule | El örgüsü hesabım: ürün, ip maliyeti, satış fiyatı; satış fiyatı maliyetin 2 katı olsun | ip zamlandı 2 katı kurtarmıyor artık maliyetin 3 katı hesaplasın |  |  | urun, maliyet, satis/fiyat
    add | Benim türkçe kelime defter: kelime, anlam, örnek cümle | Merhaba ben Ukraynadan. Lütfen koyun hangi konu bu kelime: ev, iş, hastane, pazar. Ben seçmek istiyor. Çok teşekkür | ev, is, hastane, pazar |  | kelime, anlam, ornek/cumle
    remove | Kilerdeki konserveler: ne konservesi, kavanoz sayısı, yapım tarihi, hangi dolap | tek dolap kaldı öbürünü oğlana verdik, dolap sormasın artık |  | dolap/dolab | konserve, kavanoz, tarih
    multi | şantiye jeneratörü bakımı: çalışma saati, yağ değişimi, filtre | filtre lazım değil onu bakımcı tutuyor sil. yakıt kaç litre kondu ekle. birde ekran siyah olsun güneşte şarj yiyor | yakit/litre | filtre | saat, yag
    filter | Diş teknisyeni iş defteri: hekim, iş türü, bitiş günü | Dr. Selin aradığında sadece onun işlerini görmem lazım, hekim seçip süzebileyim |  |  | hekim, is tur/tur, bitis
    add | emekli öğretmenim anı defterim olsun: yıl, okul, anı | Sevgili evladım, o anıda adı geçen öğrencilerimi de yazmak isterim, ona da bir yer aç. | ogrenci |  | yil, okul, ani
    change-field | Kuş gözlem: tür, yer, kaç tane | 300 tane sığırcık nası sayayım :) kaç tane yerine tek, küçük grup, büyük sürü diye seçelim | tek, kucuk grup, buyuk suru |  | tur, yer
    rename | soğuk hava deposu elma: çeşit, kasa adedi, giriş günü | çeşit yazmasın cins yazsın bizim buralarda öyle derler | cins | cesit | kasa, giris
    group | Öğrenci servisi listesi: öğrenci, mahalle, veli telefonu | Mahalle mahalle gruplu görünse sabah güzergahı karıştırmam |  |  | ogrenci, mahalle, veli/telefon
    add | Güneş saati ustasıyım, yaptığım saatler: yer, taşın cinsi, bitirdiğim tarih | Bulunduğu yerin enlemi de kayda girsin lütfen, hesap ona göre yapılıyor | enlem |  | yer, tas, tarih
    multi | sokak hayvanları mama dağıtımı: nokta, mama kilosu, gün | 1) su kabı dolduruldu mu kutucuğu 2) dağıtan gönüllünün adı 3) nokta yerine sokak yazsın. pati dostlarından sevgiler | su kab, gonullu/dagitan, sokak | nokta | mama/kilo, gun/tarih
    look | Gece bekçisi tur kaydı: saat, uğranan nokta, olay | ekran bembeyaz gece gözümü alıyo kardeşim karart şunu |  |  | saat, nokta, olay
    change-field | Otel oda durumu: oda no, durum, kat görevlisi | Durum şunlardan biri olsun: kirli, temizlendi, arızalı, rahatsız etmeyin. Elle yazmayalım. | kirli, temizlendi, arizali, rahatsiz |  | oda, durum, gorevli
    add | baraj gölü su seviyesi kayıdı: gün, kot, yağış | kapaklardan bırakılan su da yazılacak, bırakılan su metreküp | birakilan |  | gun/tarih, kot, yagis
    add-screen | Satranç kulübü maçları: beyaz, siyah, sonuç | Maçlar tamam. Şimdi bir de oyuncular bölümü lazım, ayrı sekme olsun, isim ve elo puanı yazalım | oyuncu, elo |  | beyaz, siyah, sonuc
    rename | Yaylaya çıkan sürüler: çoban, hayvan sayısı, mera | çoban lafına alınıyolar vallahi, sürü sahibi diye değiştir | suru sahib/sahib | coban | hayvan, mera
    filter | izleyeceğim belgeseller: ad, konu, izledim mi | izlediklerim kalabalık yapıyo sadece izlemediklerim gelse olur mu |  |  | ad, konu, izle
    remove | halı saha kadromuz: oyuncu, mevki, forma no, hangi ayak | hangi ayak olayını cıkaralım dalga geciyolar benle |  | ayak/ayag | oyuncu, mevki, forma
    multi | Satılık tarlalar: köy, kaç dönüm, fiyat | abi şimdi bak ada parsel numarası şart, sulu mu kuru mu o da şart, bir de pahalıdan ucuza doğru dizilsin hadi kolay gelsin | ada/parsel, sulu, kuru |  | koy, donum, fiyat
    question | Köy su sayacı okuma: abone, endeks, okuma tarihi | yukarı mahallede internet yok çekmiyor orda da çalışırmı bu yoksa eve gelincemi yazıcam |  |  | abone, endeks, tarih
    multi | Yazlıkta yapılacaklar: iş, hangi oda, bitti mi | Oda önemli değilmiş onu çıkartalım. Yapacak ustanın adını, bir de ödediğim parayı koyalım. Eşim de bakacak, anlaşılır olsun. | usta, ode/para/tutar/ucret | oda | is, bitti
    `,
  ),
  ...readTold(
    'en',
    `
    add | Letterpress type cabinet: typeface, point size, drawer number | Lovely job. One thing I overlooked: the foundry that cast each fount. Please put that in. | foundry |  | typeface, point/size, drawer
    remove | Greenhouse orchids: name, pot size, last watered, bloom colour | pot size isnt needed they all live in the same 12cm pots, bin it |  | pot size | name, water, bloom
    multi | locksmith callouts: address, lock type, price | ok so 1. add key code 2. get rid of price the office does that 3. can it be dark mode im mostly out at night | key code/code | price | address, lock
    add | Foster kittens: kitten name, date, weight in grams | we have three litters at the moment and i keep mixing them up!! need to say which litter each one belongs to | litter |  | name/kitten, date, weight
    look | Prayer list for our fellowship: person, request, date added | God bless you dear. Might the lettering be made a good bit larger? Most of us are past seventy. |  |  | person, request, date
    add | Church flower rota: sunday, arranger, flowers used | could we note who is paying for them please, donor or church fund | donor, church fund/church |  | sunday, arranger, flower
    change-field | Piano pupils: pupil, current piece, level | level should be pick from prep, early, middle, advanced instead of me typing it in | prep, early, middle, advanced |  | pupil, piece, level
    sort | Parking permits in our block: flat, number plate, expiry | whichever runs out soonest ought to be at the top |  |  | flat, plate, expir
    add | stained glass sheets i own: colour, maker, sheet size | need texture too. cathedral, wispy, streaky, ripple | cathedral, wispy, streaky, ripple |  | colour/color, maker, size
    rename | Dance school costume cupboard: costume, size, child | some of our lot are 40 so "child" is wrong lol make it say dancer | dancer | child | costume, size
    question | Food bank parcels: household, parcel size, date collected | Before I put real families in, who can see what I type? Is it kept on this phone only? |  |  | household, parcel/size, date
    add | Lobster pots: buoy number, location, last hauled | whats the bait in each one, stick that on | bait |  | buoy, location, haul
    add | Chimney sweep visits: address, flue type, date swept | i give a certificate each time and the insurers ring up wanting the number so certificate number needs storing as well ta | certificate |  | address, flue, date/swept
    change-rule | Freezer meals: meal, portions, date frozen. Warn me after 90 days | Ninety days is too long, we had freezer burn on the lasagne. Make the warning come at 60. |  |  | meal, portion, frozen/date
    multi | Quilt blocks: pattern, fabric, size | 'size' should read 'inches', and i'd like a tick when the block is pieced. thanks a bunch | inches, pieced | size | pattern, fabric
    add | Pinball machines in our arcade: machine, year, current fault | can we have high score on there, the regulars keep asking | high score/score |  | machine, year, fault
    group | Charity shop donations: item, section, price tag | Would be handy to see them bunched together under each section rather than one long jumble. |  |  | item, section, price
    add | Geocaches I have hidden: cache name, coordinates, last checked | Please add the terrain rating, 1 through 5, separate from anything else | terrain |  | name, coordinate, check
    remove | Village hall bookings: group, which room, start time, deposit | committee voted to scrap deposits so take deposit off please |  | deposit | group, room, start/time
    change-field | cheese ageing cave: cheese, date started, rind | Rind ought to be a choice. Washed, bloomy, natural, waxed. | washed, bloomy, natural, waxed |  | cheese, date/start, rind
    add | Words I learn in sign language: sign, meaning, video link | hi, i want tick box for the ones i already can do without look | can do/learn/know/master/done/without |  | sign, meaning, video/link
    filter | My residence permit papers: document, deadline, sent or not | I want see only papers which I did not send yet. So many lines, I am confuse. |  |  | document, deadline, sent
    add | tip split at the bar: date, shift, amount | card tips come thru payroll so we gotta know card or cash for each one | card, cash |  | date, shift, amount
    rename | Night shelter: bed number, guest, nights stayed | Our new policy says "resident" rather than "guest". Kindly update the wording. | resident | guest | bed, night
    add | Sheepdog trials: dog, handler, points | ye forgot the course time, min and secs will do | course time/time |  | dog, handler, point
    multi | Debate club rounds: motion, side, score | Side must be either Proposition or Opposition (a dropdown). We also want the adjudicator's name recorded. | proposition, opposition, adjudicator |  | motion, side, score
    add-screen | Scout troop gear: item, how many, condition | gear is fine. can u make another page just for campsites we've used - campsite name and nightly fee | campsite, fee |  | item, how many/quantity/count, condition
    add | wedding dj requests: song, artist, who asked | drunk aunties ask twice so i need a played tick so i dont repeat | played |  | song, artist, who/ask
    sort | My marathon training: date, miles, pace | latest run at the very top pls, scrolling down every time is doing my head in |  |  | date, mile, pace
    look | Bedtime chart for the twins: task, done, stars earned | They'd love it purple!! anything purple, the more the better :) |  |  | task, done, star
    add | Migraine diary: date, how strong, hours it lasted | my neurologist asked me to track what tablet I took and did it help yes or no | tablet/medic, help |  | date, strong/strength, hour
    change-field | school minibus daily check: bus, driver, tyres ok | yes/no isn't enough for the tyres, make it good, getting low, replace now | good, low, replace |  | bus, driver, tyre
    add | Model railway wagons: running number, livery, coupling type | Could I attach a picture of each wagon? My memory isn't what it was. | photo/picture/image |  | number, livery, coupling
    remove | Home cider batches: apple variety, starting gravity, bottled on, rating | dont want the rating, i drink it all anyway |  | rating | apple/variety, gravity, bottle
    add | Lost property at the swimming baths: item, day found, where | when somebody comes for it we should write who claimed it | claim |  | item, found/day, where/place/location
    question | Shift swaps on ward 6: who, date, which shift | if i make a swap on mine do the other nurses get it on theirs automatically or not?? |  |  | who, date, shift
    multi | beach clean log: beach, bags filled, date | also number of volunteers, also the weirdest thing found. and beach should be called stretch because we split it up | volunteer, weird, stretch |  | bag, date
    add | My barber customers: name, haircut, last visit | Hello my friend please put birthday also, I will say happy birthday to customer he is happy he come again | birth |  | name, haircut, visit
    change-rule | Babysitting: family, date, hours, pay is £10 an hour | I've put my rate up, it should work out at 12.50 an hour from now |  |  | famil, date, hour
    add | Sourdough starter feeds: time fed, flour used, rise | add in the kitchen temperature cuz winter is wrecking my rise times | temp |  | time/fed, flour, rise
    rename | Workshop tool crib: tool, badge number, out since | Nobody has badges any more. Change badge number to locker, same idea. | locker | badge | tool, out/since
    rename | Allotment society: plot number, plot holder, rent due | The app should carry our proper name, Millfield Gardeners, committee insists | millfield |  | plot, holder, rent
    group | Film props: prop, scene, owner | Put the props under their scene so I can pull everything for scene 14 in one go |  |  | prop, scene, owner
    add | roofing jobs: address, tile type, square metres | need a yes no for scaffold needed on every job, got caught out tuesday | scaffold |  | address, tile, square/metre
    change-field | Firewood deliveries: customer, type of wood, amount | people only ever buy a half load, a full load or a bulk bag so just give me them three to tap for amount | half load, full load, bulk bag |  | customer, wood, amount
    multi | Nanny's daily notes: child, meals, naps | Hi! Mum of the boys here. Please include nappy changes and a short message for parents. Naps should be called sleep. Thank you so much x | napp, message, sleep | naps | child, meal
    add | Vintage buttons: material, colour, diameter | Shank or sew-through? I need to mark which. Those are the only two. | shank, sew |  | material, colour/color, diameter
    remove | truck log: load, from, to, miles | miles comes off the tacho so i dont need miles in here |  | mile | load, from, to
    filter | Climbing routes: route, grade, crag | when im at one crag i only want to see that crag, some way to pick it |  |  | route, grade, crag
    add | Tuning jobs (I tune harpsichords): owner, temperament, date | Dear sir, it would be of great use to write the pitch as well (415, 440 and so on) | pitch |  | owner, temperament, date
    add-screen | my thrift flips: item, paid, sold for | i want a 2nd screen where i keep the thrift stores themselves, store name n what day they restock | store, restock |  | item, paid, sold
    change-field | Telescope nights: object, eyepiece, sky quality | sky quality as free text is silly, let me choose hazy, fair, crisp | hazy, fair, crisp |  | object, eyepiece, sky
    multi | Boat engine record: engine hours, oil changed, notes | drop notes, add impeller changed, add fuel litres. newest on top as well | impeller, fuel/litre | notes | hours, oil
    sort | Fossil finds: species, period, site | alphabetical by species would be preferable, thank you |  |  | species, period, site
    remove | Choir robes: robe number, singer, length, dry cleaned | The wardrobe mistress says length is useless since they were all rehemmed. Please delete. |  | length | robe/number, singer, clean
    look | Goalie stats: game, shots faced, saves | our club is navy and gold so make it navy, looks nothing like us right now |  |  | game, shot, save
    multi | Comic shop pull list: customer, title, copies | publisher needs to be there and whether they've paid. oh and title, make that series | publisher, paid | title | customer, cop
    change-field | Repair café: item, owner, result | we report to the council in three classes: mended, advice given, beyond repair. result has to be those | mended, advice, beyond |  | item, owner, result
    question | Caravan packing: item, packed, which cupboard | does this cost me anything later on or is it free free? my son says there is always a catch |  |  | item, packed, cupboard
    multi | Wind turbine inspections: turbine, blade, defect | pls add severity (minor, major, stop) and space for a photo, then list them grouped per turbine | minor, major, stop, photo/picture/image |  | turbine, blade, defect
    `,
  ),
];
