import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenBB: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    komşu anahtarları | anahtar/komsu | log/collection/people |
    saz teli stok | tel/saz | stock/collection |
    Mahallede kim hangi aleti ödünç aldı takip edelim. Alet, alan kişi, geri getireceği gün | alet/odunc/mahalle | log/collection/ledger | alet, alan/kisi, geri/gun
    evde kuaförlük yapıyorum randevularımı yazayım, müşteri adı, adresi, ne yapılacak (kesim, boya, fön), saat | kuafor/randevu | appointments/jobs/planner | musteri, adres, kesim, boya, fon, saat
    torunlarımın fotolarını ve doğduğu günleri tutayım, torun adı hangi çocuğumdan olduğu doğum günü | torun | collection/people/articles | torun, dogum
    Kombi ve klima servisi. Müşteri, cihaz, arıza, durum (bekliyor, yapıldı) ve alınan ücret. Ay sonunda ne kazandım görmek isterim. | kombi/klima/servis | jobs/log/ledger/board | musteri, cihaz, ariza, bekliyor, yapildi, ucret
    metronom lazım | metronom | tool/timer/player |
    kanun taksim kayıtları | kanun/taksim/kayit | collection/log/player |
    arabanin masraflari benzin sigorta kasko tamir lastik hepsi tarih ve tutariyla | araba/arac/masraf | ledger/log | benzin, sigorta, kasko, tamir, lastik, tarih, tutar
    Apartmanımızda kiler katını sırayla kullanıyoruz. Daire no seçilsin, gün seçilsin, aynı güne iki daire yazılamasın. | kiler/daire/apartman | reservation/appointments/planner | daire, gun
    nota okuma kartlari yap ogrencilerim icin | nota | flashcards/quiz |
    Halk oyunları ekibimiz var 24 kişiyiz. Kim provaya geldi kim gelmedi, kıyafeti var mı, çarık numarası. Festivale 3 ay kaldı çok sıkışığım, hızlıca kullanabileceğim bir şey olsun yeter | oyun/ekip/ekib/prova/halk | people/log/checklist/habits | prova, kiyafet, carik
    makam quizi | makam | quiz/flashcards |
    evlatlık kedimiz geldi ailece kim mamasını verdi kim kumunu temizledi belli olsun | kedi | log/checklist/habits/planner/board | mama, kum
    traktor ekipman kiraliyorum koyde. hangi ekipman, kime, kac gun, gunluk fiyat, odendi mi | ekipman/traktor/kira | reservation/ledger/log/jobs | ekipman, gun, fiyat, oden
    Kurslarda yaptığım yağlı boya tablolarımı sergilemek istiyorum; tablo adı, ölçü, fiyat, fotoğraf. İsteyen sipariş versin | tablo/boya/sergi | catalogue/shop/orders/collection | tablo, olcu, fiyat, foto
    dolmuş şoförüyüm, günlük hasılat mazot ve kalan | dolmus/hasilat | ledger/log | hasilat, mazot, kalan
    Ninnilerimiz: ninni adı, sözleri, kimden öğrendik | ninni | collection/articles/catalogue | ninni, soz, kimden
    komşularla whatsapp yerine kendi sohbet yerimiz olsun | komsu/sohbet | chat/feed |
    Evde yaşlı bakımı yapıyorum, her ziyarette hastanın ateşi, nabzı, yediği, yara bakımı yapıldı mı yazmam lazım. Ailesi de okuyacak o yüzden sade olsun | bakim/hasta/yasli/ziyaret | log/measurements/appointments | ates, nabiz/nabz, yedig/yeme, yara
    klasik otomobil derneği üyeleri | uye/otomobil/dernek/dernegi | people/collection |
    Motorumun zincir yağlama, yağ değişimi ve lastik basıncını km ile kaydetmek istiyorum | motor/bakim | log/measurements | zincir, yag, lastik, km
    su tesisatcisi usta icin is takip. adres telefon is tarifi malzeme tutari iscilik toplam | tesisat/is takip/usta | jobs/log/ledger/orders | adres, telefon, malzeme, iscilik, toplam
    düğünde çalacağımız şarkı listesi, sıra, ton, solist | sarki/dugun/repertuvar | collection/planner/checklist | sira, ton, solist
    ailece haftalik ev isi nobeti: cop, bulasik, balkon, cicek | ev is/nobet/aile | planner/checklist/habits/board | cop, bulasik, balkon, cicek
    park yerim nerdeydi | park | places/tool/log |
    İlçemizdeki tarihi çeşmeleri gezip yazıyorum. Çeşme adı, mahalle, kitabe metni, suyu akıyor mu, gittiğim tarih. Emekli öğretmenim, acelem yok ama düzgün olsun isterim. Otuz yıl öğrencilere defter tutturdum, şimdi sıra bende. Eşim de benimle geliyor, o resimlerini çekiyor, ben not alıyorum. Belki ileride torunlara kitapçık yaparız, belki belediyeye veririz, bilemiyorum. Telefonda çok şey bilmem, az düğme olsun, yazılar okunaklı olsun, kaydettiğim kaybolmasın yeter. Şimdiden ellerinize sağlık, selamlar. | cesme | places/log/collection/articles | cesme, mahalle, kitabe, su, tarih
    taşınma kolileri: koli no, içindekiler, hangi oda, kırılır mı | koli/tasinma | collection/checklist/stock | koli, icindeki, oda, kiril
    halı yıkamacıya halı verdik kaç metre kaç para | hali | ledger/log/orders/tool | metre, para/tutar/ucret/fiyat
    Ney çalışma süresi tutan bi şey, başlat durdur | ney | timer/log/habits | baslat, durdur
    Çocuğumun odyo-masalları: masal adı, kaç dakika, dinledi mi; dinlesin diye çalma ekranı da olsun | masal | player/collection/checklist | masal, dakika, dinle
    pazar yerinde akordeon caliyorum gunluk toplanan para ve yer | akordeon/toplanan/para | ledger/log | yer, para/toplanan
    Sitede kargo bırakılan daireler: daire, firma, geldiği gün, teslim alındı | kargo | log/checklist/board/people | daire, firma, gun, teslim
    boyaci icin metrekare hesabi en boy tavan yuksekligi girince kac litre boya lazim soylesin | boya | tool | en, boy, tavan, litre
    Aşure dağıtılacak kapılar | asure/kapi | checklist/people |
    Merhabalar, oğlum özel gereksinimli, eve fizyoterapist ve dil terapisti geliyor. Hangi gün kim geldi, ne çalıştılar, ev ödevi ne verdiler, oğlumun keyfi nasıldı (iyi, orta, kötü) yazabileyim. Bir de ödemeleri görebilirsem çok memnun olurum. Şimdiden teşekkür ederim. | terapi/terapist/ogl | log/appointments/planner/ledger | odev, iyi, orta, kotu, odeme
    karikatür arşivim dergi sayı çizer | karikatur | collection/catalogue | dergi, sayi, cizer
    kamyoncu sefer defteri nereden nereye tonaj navlun | sefer/kamyon | log/ledger/jobs | nereden, nereye, tonaj, navlun
    komsunun cocuguna matematik degil resim dersi veriyorum ders gunu konu ucret | resim/ders | appointments/log/ledger/planner | gun, konu, ucret
    Kına gecesi hazırlık | kina | checklist/planner |
    evde dikiş nakış siparişi alıyorum; müşteri, model, ölçüler (bel, basen, boy), prova günü, kapora | dikis/nakis/siparis | orders/jobs/appointments/measurements | musteri, model, bel, basen, boy, prova, kapora
    bisiklet tamir atölyesi için gelen bisikletler sırada, tamirde, hazır diye üç sütunda görünsün | bisiklet/tamir | board/jobs | sirada, tamir, hazir
    Eski enstrüman alıp satıyorum, dükkan gibi bir sayfa: ud, cümbüş, keman; fiyat ve sepet | enstruman/dukkan | shop/catalogue/orders | ud, cumbus, keman, fiyat, sepet
    ailemizin tarifleri anneannemden kalan: yemek, malzemeler, yapılışı, kimin tarifi | tarif/aile/yemek | recipes/collection/articles | malzeme, yapilis, kim
    plaka oyunu yolda çocuklar sıkılmasın il plakalarını bilsin | plaka | game/quiz/flashcards |
    Balkon komşuları ekşi maya takas grubu; paylaşım yapılsın beğenilsin yorum yazılsın | maya/takas/komsu | feed/chat/board | yorum, begen
    koro üyesi aidatı 250 tl aylık kim verdi | aidat/koro | ledger/people/checklist | 250
    Ehliyet direksiyon sınavına çalışıyorum, trafik levhaları kartları önünde resim arkada anlamı | levha/ehliyet/trafik | flashcards/quiz | anlam
    elektrikçi gelmeden önce evde kontrol edeceklerim sigorta kaçak akım priz | elektrik | checklist | sigorta, kacak, priz
    bebeğin uyku, emzirme ve bez saatleri, gece hangimiz kalktık (anne, baba) onu da seçelim kavga çıkmasın | bebe | log/measurements/habits | uyku, emzir, bez, anne, baba
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    spare keys | key | log/collection/people |
    banjo tunes | banjo/tune | collection/log/catalogue/articles |
    I clean houses in three villages and need my regulars written down: name, address, day, where the key is, how much | clean/client/regular/house | people/jobs/appointments/planner/collection | name, address, day, key
    need something for my mobile mechanic work. customer, vehicle reg, fault, parts needed, labour, paid or not | mechanic/vehicle/job | jobs/log/orders/ledger/board | customer, reg, fault, part, labour, paid
    bin day | bin | planner/checklist/tool/log |
    who's feeding the neighbours' cat while they're away. date, morning/evening, who | cat | planner/log/checklist/appointments | date, morning, evening, who
    Family quiz about grandad, for his 90th | grandad/grandpa/quiz | quiz/game |
    Tabla practice timer 20 min with count of sessions | tabla/practice/practise | timer/log/habits | 20, session
    okada spare parts shop: part, buying price, selling price, qty left | part/okada | stock/shop/catalogue | part, buying, selling, qty/quantity
    Good afternoon. I run the hire of our village hall piano and PA system. Bookings need the hirer's name, date, start and finish, which item (piano, PA, both) and whether the deposit has been received. We must never double book. Many thanks, Margaret | hire/book/piano/hall | reservation/appointments/planner | name, date, start, finish, piano, pa, both, deposit
    my tamiya rc cars and their upgrades | tamiya/rc/car | collection/log/catalogue | upgrade
    carpool chat for the 4 of us who go to whitefield | carpool/chat/whitefield | chat/feed |
    driver diary: trips, km start, km end, toll, diesel | driver/trip/diary | log/ledger | km, toll, diesel
    Window box & hanging basket deliveries in my street, orders with name house no, colours, delivered | basket/window/deliver/order | orders/jobs/checklist | name, house, colour, deliver
    Which songs can our ceilidh band play, key, tempo in bpm, who calls it, last played | song/ceilidh/band/tune | collection/catalogue/log | key, bpm/tempo, call, last
    chord flash cards for ukelele beginners | chord/uke | flashcards/quiz |
    kids chores with stars | chore | habits/checklist/board/planner | star
    I do henna at peoples homes. appointments pls with bride or guest, no of hands, design, address, advance paid | henna/mehndi/mehendi | appointments/jobs/orders/reservation | bride, guest, hand, design, address, advance
    mural project stages - sketch, wall prep, painting, varnish. each wall is a card | mural/wall | board/jobs | sketch, prep, painting, varnish
    Where I parked the narrowboat each night, with mooring name, canal, days allowed and if there was water | mooring/boat/narrowboat | places/log/collection | mooring, canal, day, water
    A place for our estate to post lost and found things with photo | lost/found/estate | feed/board/collection/articles | photo/picture/image
    Tyre pressures for my 3 trucks weekly | tyre/truck/pressure | measurements/log/checklist | pressure
    Nanny share costs split between us and the Okafors. date, hours, rate, who paid. at month end show who owes | nanny | ledger/log/tool | date, hours, rate, paid
    nephew learning road signs | road/sign | flashcards/quiz/game |
    guess the instrument game for reception class | instrument | game/quiz |
    My late husband left about 400 jazz 78s and I should like to list them before the dealer comes: title, artist, label, condition (fine, good, worn) and what I hope to get. I'm not very good with phones so please keep it plain. | jazz/record/78 | collection/catalogue/stock | title, artist, label, condition, fine, good, worn
    fridge freezer & washing machine repairs lagos island | repair/fridge/washing | jobs/log/board/appointments |
    sanskrit shlokas for my daughter with meaning and audio | shloka/sanskrit | flashcards/collection/articles/player | meaning, audio
    Sibling rota for mum's hospital visits; who, date, morning or afternoon, what she needs bringing | visit/mum/rota | planner/appointments/log | who, date, morning, afternoon
    fuel cost calculator litres per 100km and price | fuel | tool | litre, price
    Pottery studio members shelf numbers and clay bags owed | pottery/shelf/member/clay | people/ledger/collection | shelf, clay
    bagpipe band uniform store: kilt, sporran, size, lent to, due back | uniform/bagpipe/kilt | stock/collection/log | kilt, sporran, size, lent, due
    gutter cleaning quotes. metres of gutter x $4, two storey adds 60 | gutter/quote | tool/jobs/ledger/orders | 4, 60
    caravan packing list | caravan/pack | checklist |
    Kindly make one app for our colony ladies kitty party. members list with phone, whose turn to host, amount each month 2000, who has paid. also what game we played last time so that we dont repeat | kitty | people/ledger/planner/log | phone, host, 2000, paid, game
    Embroidery threads i own, dmc number colour name skeins left | thread/embroider | stock/collection | dmc, colour, skein
    metronome w/ tap tempo | metronome | tool/timer/player | tap
    tow truck jobs: pickup location, drop off, car plate, price, night or day | tow | jobs/log/orders | pickup, drop, plate, price, night, day
    how to guides for our au pair: school gate, boiler, alarm, dog | guide/au pair/how | articles/checklist/collection | school, boiler, alarm, dog
    sell my prints online, lino cuts mostly, price size edition number basket | print/lino | shop/catalogue/orders | price, size, edition
    Wheelchair van bookings for our charity. Passenger, pick up time, destination, needs ramp y/n, volunteer driver. We do about 40 runs a week and the paper diary keeps getting rained on! Most of our drivers are over seventy, so big clear buttons would be a kindness, and please nothing that shouts at them in red. We tried a spreadsheet last winter and poor Derek sent two vans to the same bungalow. | van/wheelchair/run/book | reservation/appointments/planner/jobs | passenger, pick, destination, ramp, driver
    family jokes archive | joke | collection/articles/feed |
    lullaby player | lullab | player/collection |
    church organ fund: donor, amount, receipt no | organ/fund/donor/donation | ledger/people/log | donor, amount, receipt
    Bicycle chain wear and brake pad thickness in mm every month | bicycle/bike/chain/brake | measurements/log | chain, brake, mm
    street food places my kids will actually eat at | food/place/eat/kid | places/collection/log |
    grandma's stews & soups, ingredients steps and which auntie knows it best | stew/soup/grandma | recipes/collection/articles | ingredient, step, auntie
    yo need a thing for my drum students. lesson times, what rudiment, homework, paid y/n. they keep saying they paid lol | drum/student/lesson | appointments/log/ledger/people/planner | rudiment, homework, paid
    hoa complaints - house, type (noise, parking, trash), date, resolved | hoa/complaint | log/board/jobs/collection | house, noise, parking, trash, date, resolved
    Practise my viola at least 5 days in the week, tick each day | viola | habits/checklist/log | 5
    `,
  ),
];
