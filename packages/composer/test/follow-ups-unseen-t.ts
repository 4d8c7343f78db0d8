import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** 70 follow-ups of people who had not seen the code; 32 of 70 at the first run: written before the sayings of src/converse/idioms; then mended with it. */
export const followT: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Zeytin hasadı defteri, bahçe ve kilo yazayım | yağ randımanını da yazacak yer olsun | randiman |  | bahce,kilo
    add | Tüp siparişleri için uygulama, müşteri ve adres olsun | telefon numarasını unutmuşuz onu da koy | telefon |  | musteri,adres
    add | Okuduğum kitapları tutayım, kitap adı ve yazar | her kitaba puan verebilsem iyi olurdu | puan |  | kitap,yazar
    add | köpek eğitimi kayıtları, köpek adı ve komut olsun | kaç dakka çalıştığımızı da girelim süre diye | sure |  | kopek,komut
    add | Araç bakım takibi, plaka ve yapılan işlem | kilometresi de lazım bana abi | kilometre |  | plaka,islem
    add | Kurbanlık satışı için kayıt, küpe no ve fiyat | bide kimin hissesi var yazılsın, hissedar kısmı ekle | hisse |  | kupe,fiyat
    add | Tansiyon takibi, büyük ve küçük tansiyon | nabız yok mu nabız da olsun | nabiz |  | tansiyon,buyuk,kucuk
    add | Pansiyon oda rezervasyonu, misafir ve giriş tarihi olsun | çıkış tarihi ile kaparo da yazabilelim | cikis,kaparo/kapora |  | misafir,giris
    add | Çeyiz listesi yap, eşya ve alındı mı | hangi mağazadan aldığımı da yazıcam unutuyorum | magaza |  | esya,alindi
    add | Bisiklet turlarım, rota ve mesafe | her turun fotosunu da ekleyebileyim | foto |  | rota,mesafe
    add | Dernek üyeleri listesi, ad ve telefon | kan grubunu da ekler misiniz acil durumda lazım oluyor | kan |  | ad,telefon
    add | terzi siparişleri, müşteri ve kumaş olsun | acil olanlara acil işareti koyabileyim | acil |  | musteri,kumas
    remove | Sera takibi, sera adı, domates çeşidi ve sulama saati | sulama saatini kaldır damlama otomatik zaten |  | sulama | sera,cesit
    remove | Balık avı günlüğü, yer, balık türü, yem ve hava durumu | hava durumu gereksiz olmuş sil onu |  | hava | yer,balik,yem
    rename | Halı saha kadrosu, oyuncu ve mevki olsun | oyuncu yerine topçu yazsın her yerde | topcu | oyuncu | mevki
    rename | Veresiye defteri, müşteri ve tutar | adını Bakkal Hüsnü yap uygulamanın | husnu |  | musteri,tutar
    change-field | Kütüphane ödünç takibi, kitap, üye ve durum | durum seçmeli olsun: rafta, dışarda, kayıp | rafta,disarda/disarida,kayip |  | kitap,uye,durum
    change-field | Şeker ölçüm defteri, değer ve öğün olsun | öğünü elle yazmayayım aç karnına, tok karnına, gece diye seçeyim | ac karnina,tok karnina,gece |  | deger,ogun
    change-rule | Düğün salonu rezervasyonu, tarih ve müşteri | aynı güne iki düğün yazmasın engelle |  |  | tarih,musteri
    change-rule | Aidat takibi, daire ve tutar | tutarı boş bırakınca da kaydediyor, boşsa kaydetmesin |  |  | daire,tutar
    add-screen | Satranç kulübü maç kayıtları, oyuncular ve sonuç | bir de istatistik sayfası olsun kim kaç kere kazanmış | istatistik |  | oyuncu,sonuc
    add-screen | Arı kovanları takibi, kovan no ve bal miktarı | malzeme deposu için ayrı bi sekme lazım, çerçeve petek filan sayıcam | malzeme |  | kovan,bal
    look | Rüya günlüğü, tarih ve rüya | gece bakıyorum gözümü alıyor koyu yap biraz da mor olsun |  |  | tarih,ruya
    look | Bahçe sulama takvimi, bitki ve gün | yazılar çok ufak ya ben yaşlıyım büyült |  |  | bitki,gun
    sort | Ev ilaçları listesi, ilaç adı ve son kullanma tarihi | tarihi en yakın olan en üste gelsin |  |  | ilac,son kullanma
    group | Yks konu takibi, ders ve konu olsun | derslere göre ayrı ayrı toplansın hepsi karışık duruyo |  |  | ders,konu
    filter | Kaporta işleri, plaka, usta ve durum | sadece bitmeyenleri göreyim bi tuşla |  |  | plaka,usta,durum
    question | Yevmiye takibi, işçi ve gün sayısı | telefonum bozulursa bunlar silinir mi |  |  | isci,gun
    undo | Tavla turnuvası, oyuncu ve skor olsun | yok bu olmadı önceki haline döndür |  |  | oyuncu,skor
    multi | Kedi bakım defteri, kedi adı ve mama | aşı tarihi ekle, bir de yeşil yap | asi |  | kedi,mama
    multi | Kiracı takibi, kiracı, kira ve not | notu kaldır yerine depozito koy, borcu olanlar üstte dursun | depozito | not | kiraci,kira
    multi | Kargo şubesi teslimat kaydı, alıcı, adres ve saat | saati sil, kurye adı ekle, alıcı değil teslim alan yazsın | kurye,teslim alan | saat,alici | adres
    multi | Koro şarkı listesi, eser ve besteci | makam ile usul de eklensin, esere göre alfabetik diz | makam,usul |  | eser,besteci
    multi | Pazarcı tezgahı satış, ürün ve kilo | fiyatta yazalım toplamı hesaplasın, bide ayrı masraf sayfası | fiyat,toplam,masraf |  | urun,kilo
    multi | Yürüyüş grubu etkinlikleri, rota ve tarih | adını Dağ Keçileri koy, zorluk ekle kolay orta zor diye | dag kecileri,zorluk,kolay,orta,zor |  | rota,tarih
    `,
  ),
  ...readTold(
    'en',
    `
    add | Track my hens, name and eggs laid | can i put the breed in too | breed |  | name,egg
    add | Plumbing jobs with customer and address | needs a phone number mate | phone |  | customer,address
    add | Vinyl collection, artist and title | what I paid for it should be in there, call it price | price |  | artist,title
    add | Tutoring students with name and subject | please add fees pending also | fee |  | name,subject
    add | Generator fuel log, litres and date | abeg add the filling station name | station |  | litre,date
    add | Hiking log, trail and distance | also difficulty pls, and who came with me | difficult,who/companion/came |  | trail,distance
    add | Church choir members, name and voice part | I forgot birthdays. Put birthday. | birthday |  | name,voice
    add | Blood pressure diary with systolic and diastolic | my doctor wants pulse as well | pulse |  | systolic,diastolic
    add | Home brew batches, name and gravity | somewhere to write tasting notes would be grand | tasting |  | name,gravity
    add | Lost property register for school, item and where found | add the class of the child who claimed it | class |  | item,found
    add | Saree stock, design and fabric | one photo for each saree is must | photo |  | design,fabric
    add | dog walking clients, dog and owner | where do they keep the spare key?? need a field for key location | key |  | dog,owner
    remove | Gym log with exercise, sets, reps and mood | lose the mood thing, I'm always in a bad one |  | mood | exercise,set,rep
    remove | Tailoring orders with customer, fabric, deposit and deadline | i dont take deposit again so comot it |  | deposit | customer,fabric,deadline
    rename | Book club list, book and score | call it verdict instead of score | verdict | score | book
    rename | Window cleaning round, house and paid | name the app Shiny Dave's | shiny dave |  | house,paid
    change-field | Tool lending list, tool, borrower and condition | condition should be a pick list, good, worn or broken | good,worn,broken |  | tool,borrower,condition
    change-field | Lichen samples with species and substrate | make substrate a choice of bark, rock or soil instead of typing it | bark,rock,soil |  | species,substrate
    change-rule | Bouncy castle bookings with castle and date | it let me book the same castle twice on saturday, it shouldnt |  |  | castle,date
    change-rule | Cooperative contributions, member and amount | amount must not be less than 500, refuse it if it is |  |  | member,amount
    add-screen | Robotics parts list, part and quantity | we need another page for match scores | match,score |  | part,quantity
    add-screen | Cab shifts, miles and fares | stick a summary tab on so I see the week | summary |  | mile,fare
    look | Toddler quotes, what was said and date | too grey. something sunny, yellow maybe |  |  | said,date
    look | Medicine times for mum, tablet and time | letters are too small for her, make everything bigger |  |  | tablet,time
    sort | Phone repair jobs, model and due date | the most urgent should come first, by due date |  |  | model,due
    group | Allotment plants, plant and bed | can they be bunched together by bed rather than one long list |  |  | plant,bed
    filter | Society complaints with flat, issue and status | I want to see only the open ones when I choose |  |  | flat,issue,status
    question | Bird sightings, species and place | does this work when theres no signal on the marsh? |  |  | species,place
    undo | Film list, title and who picked it | nah go back to how it was before |  |  | title,pick
    multi | Bell ringing rota, ringer and bell | add the date, and make it dark blue | date |  | ringer,bell
    multi | Tiffin orders, customer, meal and note | remove note, add delivery area, and sort by customer name | area | note | customer,meal
    multi | Poultry record, eggs and feed | put mortality there and change feed to feed bags, plus one page for sales | mortality,feed bags,sales |  | egg
    multi | Yarn stash with colour and weight | dye lot please, and group it by weight. oh and a page for patterns | dye,pattern |  | colour,weight
    multi | Hot dog ratings, station and score | rename station to stop, add price, worst ones at the bottom | stop,price | station | score
    multi | Temple donations with donor and amount | receipt number also, and payment mode as cash, upi or cheque | receipt,payment,cash,upi,cheque |  | donor,amount
    `,
  ),
];
