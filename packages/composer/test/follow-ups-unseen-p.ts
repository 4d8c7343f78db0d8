import { readTold } from './told-follow-up.ts';

/** Written by someone else, without a look at the rules. 11 of 30 at the first run. */
export const followP = [
  ...readTold(
    'tr',
    `
    add | hamamcıyım müşteri kese köpük masaj saat kaçta geliyor ücret | bi de kaç no lu dolabı verdik onu yazalım | dolap/dolab |  | ucret/fiyat, saat/tarih
    remove | maket uçaklarım: ölçek, marka, boyası bitti mi, kaç saat uğraştım, fotoğraf | kaç saat uğraştımı çıkar gerek yok ona |  | saat/ugras/sure | olcek, marka, boya, foto
    add | inekler sabah akşam kaç litre verdi küpe nosu ilaç yediyse sütü dökülecek | bu ay toplam kaç litre olmuş en üstte görünsün | toplam/bu ay |  | litre/sut, kupe/inek, ilac
    sort | kına gecelerinde çalan grubuz hangi gün hangi köydeyiz kapora aldıkmı kalan ne | tarihe göre sırala en yakın en üstte |  |  | koy/yer, kapora, kalan
    change-field | mezar taşı yapıyorum yazısı ölçüsü mermer cinsi ne zaman dikilecek | mermer cinsi seçmeli olsun afyon marmara siyah granit | afyon, marmara, granit |  | yazi/metin, olcu, mermer/cins
    change-rule | balon patlatma oyunu gittikçe hızlansın 3 can olsun | 5 can olsun çocuk hemen yanıyor | 5 |  | balon
    look | lastik oteli plaka ebat diş derinliği raf no | arka planı koyu yap gözüm yoruluyo |  |  | plaka, ebat, raf
    rename | tiyatro kulübü kostümleri kimde bedeni yıkandı mı | kostüm yerine aksesuar de başlıkta | aksesuar |  | beden, yika
    filter | yaylada kaç koyun kimin hangi ağılda | sadece benim koyunlarımı göstersin tuş koy |  |  | koyun, agil
    add | ebru kursu öğrencileri ad telefon hangi gün geliyor | doğum tarihlerini de ekle yaşını kendi hesaplasın | dogum, yas |  | ad/isim, telefon, gun
    change-rule | çocuk ders çalışırken kum saati gibi bişey bitince zil çalsın 20 dk | 20 değil 35 dk yap | 35 |  |
    add-rule | evdeki çivi vida dübel kutuları ölçü adet çekmece | azalanlar kırmızı olsun 20den az kalınca |  |  | olcu, adet, cekmece
    add-rule | Osmanlı padişahları testi 4 şıklı 20 soru | her soruya 15 saniye koy süre bitince yanlış say | 15/saniye/sure |  | osmanli/padisah
    add-screen | amatör koroyuz kim soprano kim alto provaya geldi mi aidatını verdi mi | konser tarihleri için ayrı sayfa aç tarih yer saat | konser, tarih, yer, saat |  | ses/soprano, aidat, geldi/prova/katil
    undo | bilardo masası süre ücreti başlat bitir kaç lira oldu göstersin | olmadı geri al son yaptığını |  |  | bilardo/masa
    change-rule | babamın diyalizi: gün, giriş kilosu, çıkış kilosu, çekilen su | çekilen suyu kendi hesaplasın girişten çıkışı çıkar | cekilen/su |  | gun/tarih, giris, cikis
    question | köy kahvesi oralet çay kim kaç bardak içti ay sonu hesap | bu kayıtlar telefonum bozulursa gider mi |  |  | cay/oralet/bardak/kim
    multi | pide salonu paket siparişleri ad adres ne istedi | teli de yaz birde yola çıktı teslim edildi diye durum olsun adresi büyük göster | tel, durum, yola, teslim |  | ad/musteri, adres
  `,
  ),
  ...readTold(
    'en',
    `
    add | drone flights battery number, minutes, where, wind, crashed or not | add a photo of the damage | photo/image/picture/damage |  | batter, wind, crash
    change-field | cold water swims - water temp, minutes in, how i felt after, who with | temps in fahrenheit pls | °f/fahrenheit | °c/celsius | minute/duration/time, felt/feel/mood
    remove | allotment society. plot number, tenant, half or full plot, rent paid | get rid of half or full, all plots are the same now |  | half/full/size | plot, tenant/name, paid
    change-rule | whack a mole but its burnt toast popping up, gets faster, 60 seconds | make it 30 seconds and lose a point if you miss | 30 |  | toast/mole
    add | puppet theatre bookings: school, date, number of kids, fee | who still owes us should be on the first screen with the sum | owe/unpaid/due/outstanding/paid |  | school, date, fee
    group | goat kidding season. dam, sire, date, how many kids, birth weights | group them by sire |  |  | dam, sire, weight
    look | church tea rota who makes sandwiches and who washes up each sunday | call it Tea Team and make it green | tea team |  | sandwich, wash
    change-field | launderette machines, which are broken, since when, whats wrong | rename whats wrong to Fault and make it a dropdown: coin jam, leak, wont spin, other | fault, coin jam, leak, spin, other | wrong | broken/status, since/date
    multi | screen printing jobs: garment, qty, ink colours, artwork, deadline, status | cant find a job when i have 50 of them, i need to search by customer | customer/client, search |  | garment, deadline/due, status
    change-rule | morse code trainer | its too hard for my grandson, only letters not numbers |  |  | morse
    add | bat boxes in our wood, box number, tree, date checked, bats counted | show me a graph of bats per month | graph/chart/month |  | box, tree, bat/count
    data | dog show entries dog name, class, ring, handler, number on the armband | delete the example dogs i want to start empty |  |  | class, ring, handler, armband/number
  `,
  ),
];
