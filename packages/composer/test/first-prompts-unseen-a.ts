import { readPrompts } from './first-prompt.ts';

/**
 * 60 Turkish and 40 English first prompts, written without knowledge of the lexicon: 51 of 100 at the first run (30 of 60
 * Turkish, 21 of 40 English).
 */
export const unseenA = [
  ...readPrompts(
    'unseen a',
    'tr',
    `
    kuaförüm bayan müşterilerime boya randevusu veriyorum, hangi boyayı kullandığımı da yazayım | kuafor/randevu/boya/salon | appointments | boya
    halı yıkamacıyız adrese gidip alıyoruz, metrekare ve teslim günü | hali | jobs | metrekare/m2, teslim
    çilingirim gelen işleri yazayım | cilingir/is | jobs/log |
    nalbur dükkanı urun listesi raf no | nalbur/urun/hirdavat | stock/catalogue | raf
    ebe takip gebelik haftası | gebe/hamile | log/measurements/people/weekPlan/appointments | hafta
    tüpçü sipariş | tup/siparis | jobs/log/stock |
    arıcıyım kovanlarımı kontrol ettikçe not almak istiyorum | kovan/ari | log/collection/jobs | kovan
    sera domates hasadı kg | sera/domates/hasat | log | kg/miktar/kilo
    inek süt verimi günlük litre | sut/inek | log/measurements | litre
    koyunlarımın küpe numarası, doğum tarihi ve aşıları | koyun/kucukbas/hayvan/suru | collection/people/log/stock | kupe, dogum
    zeytinyağı satıyorum kim kaç teneke aldı ödedi mi | zeytinyagi/siparis/satis | jobs/ledger/log | teneke/adet, odendi/odeme/odedi
    camide kuran kursu öğrenci yoklama | kuran/ogrenci/yoklama | people |
    hatim takip cüz dağıtımı | hatim/cuz | checklist/people/log/board/weekPlan | cuz
    kaza namazı sayacı | namaz/kaza | log/tool/checklist/ledger/measurements |
    esmaül hüsna ezberleme kartları | esma | quiz |
    tesbih zikirmatik | zikir/tesbih | tool/log |
    okul aile birliği bağış kaydı | bagis/aile birligi | log/ledger/people | tutar
    sınıf öğretmeniyim velilere not yazacağım bir defter | veli/ogrenci/not | people/log/appointments/collection |
    rehber öğretmen öğrenci görüşme formu | gorusme/ogrenci | appointments/log/people |
    üniversitede devamsızlık hakkım kaç kaldı | devamsizlik/yoklama | log/measurements/people/tool/checklist | ders
    yks geri sayım | yks/geri sayim/sinav | tool/log/checklist/measurements |
    vize final ortalama hesaplama | ortalama/not/vize | tool/measurements | vize, final
    tarih dersi için soru cevap kartları | tarih/soru/kart | quiz |
    bayrak bilmece oyunu ülkeleri bil | bayrak/ulke | quiz/game |
    hafıza kartı oyunu | hafiza/kart | game |
    adam asmaca | adam asmaca/kelime | game |
    xox | xox/tic/uc tas | game |
    çarpım tablosu çalışma cocuklar icin | carpim | quiz/tool/game |
    2048 yap | 2048 | game |
    inç cm çevirme | inc/cm/uzunluk/birim | tool |
    kdv dahil hariç fiyat bul | kdv | tool |
    beton hesabı en boy yükseklik | beton | tool | en, boy
    kredi taksidi ne kadar tutar | kredi/taksit | tool | faiz
    adet döngüm | adet/regl/dongu | log/measurements/tool |
    tansiyon şeker ölçümlerim, büyük küçük tansiyon ve nabız | tansiyon | measurements/log | nabiz
    migren günlüğü ağrı şiddeti tetikleyici | migren/agri/bas agrisi | log | siddet, tetikleyici
    fizyoterapistim hastalara verdigim egzersizler | egzersiz/hasta | people/appointments/weekPlan/checklist/log | hasta/danisan
    yüzme kursu seans yoklama | yuzme | people/appointments/reservation/weekPlan |
    amatör ligde puan durumu | puan/lig/takim | collection/people/log/ledger/board | puan
    satranç kulübü üyeleri elo puanı | satranc/uye | people | elo
    koşu antrenmanı km süre tempo | kosu | log | km/mesafe, sure, tempo
    olta balıkçılığı yakaladığım balıklar | balik | log/collection | agirlik/tur/boy/kilo
    pul koleksiyonum | pul | collection |
    örgü modellerim ip numara şiş | orgu | collection/jobs/log | sis
    kaktüs sulama | kaktus/bitki/sulama | log/checklist/collection |
    evdeki eşyaların garanti bitiş tarihi | garanti/esya | collection/stock/log/checklist | garanti/bitis
    mahalle komşu grubu paylaşım yapsınlar yorum beğeni | mahalle/komsu/paylasim | feed | begeni
    el emeği ürünlerimi satacağım sepete eklensin | el emegi/urun/magaza | catalogue | sepet
    köy ürünleri pazarı peynir bal reçel fiyat listesi | koy/urun/pazar | catalogue/stock | fiyat
    glutensiz yemek tarifleri | tarif | collection/articles/catalogue |
    masal okuma | masal | articles/collection/media |
    bütce yap bana hem gelir hem gider olsun kategorili | butce/gelir | log/ledger | kategori
    abi şu halısahada kim para verdi kim vermedi | hali saha/halisaha/saha/odeme/mac | ledger/people/checklist/reservation/log | odedi/odeme/odendi
    kapıcı aylık rapor yazsın yapılan işler temizlik bahçe kalorifer | is/kapici/temizlik | checklist/log/jobs | tarih
    servis elemanlarım var, klima bakımına gidiyorlar, müşteri adı adres telefon arıza fotoğrafı lazım | klima/servis/bakim | jobs | adres, telefon, foto
    Küçük bir pilates stüdyom var, 3 aletli salonumuz. Üyelerim paket alıyor (8 ders, 12 ders), her gelişte bir ders düşsün istiyorum. Üyenin adı, telefonu, paketi, kalan ders sayısı, başlangıç tarihi ve sağlık notu (bel fıtığı falan) olmalı. Ana ekranda bugün gelecek üyeler görünsün, bir de üye listesi ekranı olsun. Renkler yumuşak, mor tonlarında olsun lütfen. | pilates/uye | people/appointments | kalan, saglik, paket
    Merhaba, oto tamirhanem var sanayide. Gelen araçların plakasını, marka modelini, müşterinin adını ve telefonunu, şikayetini, yapılan işlemleri, kullanılan parçaları ve toplam ücreti kaydetmek istiyorum. Araç bekliyor, işlemde, hazır, teslim edildi diye durumları olsun. Ana sayfada içerideki araçlar gözüksün. Ödenmemişleri de ayrıca göreyim. | arac/tamir/oto/servis | jobs/board | plaka, sikayet, parca
    köyde kooperatif işletiyoruz. süt getiren üyeler var sabah akşam litre yazıyoruz, ayın 15inde ödüyoruz. her üyenin adı soyadı, köyü, iban ve hayvan sayısı kayıtlı olsun. her teslimde tarih, sabah mı akşam mı, litre ve yağ oranı girilsin. üyenin toplam alacağını görelim. yazılar büyük olsun yaşlılar kullanacak | sut/uye/kooperatif | ledger/log/people | litre, yag
    üniversite tiyatro topluluğuyuz. oyunlarımız, provalarımız ve oyuncularımız var. provanın tarihi saati yeri olsun, kim geldi kim gelmedi işaretleyelim. oyuncunun adı, rolü, telefonu ve kostüm bedeni yazsın. bir ekranda prova takvimi, bir ekranda oyuncular, bir de dekor ihtiyaç listesi olsun. koyu tema seviyoruz | tiyatro/prova/oyuncu | people/appointments/weekPlan | rol, beden/kostum
    annem şeker hastası, ona basit bi uygulama. sabah aç karnına, öğlen tok, akşam tok şeker ölçümünü girsin. yanına ne yediğini ve insülin dozunu da yazsın. son 1 ayın grafiği çıksın doktora göstericez. başka hiçbir şey istemiyor, giriş falan olmasın, yazılar kocaman olsun | seker/olcum/glikoz | measurements/log | insulin/doz
    `,
  ),
  ...readPrompts(
    'unseen a',
    'en',
    `
    I run a dog grooming van, need bookings with address and breed | groom/dog/appointment | appointments/jobs | address, breed
    locksmith job sheet | locksmith/job | jobs |
    im a plumber, quotes and jobs, paid or not | plumb/job/quote | jobs | paid/payment
    egg sales at the farm gate | egg | log/ledger/stock/jobs |
    sheep lambing records ewe tag number | lamb/sheep/ewe | log/collection/people | tag
    beekeeping hive inspection notes | hive/bee/inspection | log/collection/jobs | hive
    bible reading plan | bible/reading | checklist/weekPlan/log/articles |
    sunday school attendance | attendance/sunday school/student/child/pupil | people |
    ramadan fasting tracker | fast | log/checklist/weekPlan |
    teacher marking book - pupils and grades | pupil/grade/student/mark | people/measurements/log/ledger/collection | grade/mark
    substitute teacher lesson notes | lesson/note | log/collection/weekPlan/appointments/articles |
    spelling bee practise | spell/word | quiz/game |
    periodic table flashcards | periodic/element/chem | quiz |
    capital cities quizz | capital | quiz |
    memory match with animals | memory/match/animal | game |
    hangman | hangman/word | game |
    snake but for phone | snake | game |
    minesweeper game | mine | game |
    miles to km | mile/km/distance/length | tool |
    bmi calc | bmi/body mass | tool/measurements | height
    paint calculator how many litres for a wall | paint | tool | litre/liter/coverage/width/area
    discount calculator | discount | tool |
    asthma inhaler log | inhaler/asthma | log | dose/puff
    blood pressure for my dad with pulse | blood pressure | measurements/log | pulse
    physio exercises at home list | exercise/physio | checklist/weekPlan/log/collection |
    darts league table | dart/league | people/collection/log/ledger/measurements/board | point/score
    rugby team availablity | rugby/player/team/availability | people/checklist |
    swimming times personal best | swim | log/measurements | time
    stamp collection with country and year | stamp | collection | country, year
    knitting projects yarn needle size | knit | collection/jobs/board/log | yarn, needle
    warranty tracker for appliances | warrant/appliance | collection/stock/log/checklist | warranty/expir
    neighbourhood social feed with likes | neighb/post/feed | feed | like
    handmade candles shop with basket | candle | catalogue | basket/cart
    grandma's recipes | recipe | collection/articles |
    short stories to read at bedtime | stor | articles/collection/media |
    who paid who on our trip | trip/expense/payment/split | ledger/log | amount/paid
    van life places i parked, rating and photos | place/park/spot | places/collection/log | rating, photo
    I own a small bike repair shop. Customers drop off a bike and I need to store their name, phone, the bike brand, what is wrong with it, the parts I used and the price. Each job goes from received to in progress to ready to collected. On the home screen I want to see what is waiting today, plus a screen with all customers. Please make it green. | bike/repair | jobs/board | brand, part, collected
    We are a choir of forty singers. I want a members list with voice part (soprano, alto, tenor, bass), phone and email, a calendar of rehearsals with place and time, and attendance for every rehearsal. There should also be a list of songs with composer and key. Older members use it so large text please, and no login. | choir/singer/member/rehears | people/appointments | soprano, voice
    my son has allergies so i want to write down everything he eats. each entry: meal (breakfast, lunch, dinner, snack), the foods, time, any reaction like rash or cough and how strong it was from 1 to 5, and a photo. then i need a history i can show the doctor and a list of safe foods. thats it, keep it simple | allerg/food/meal | log/collection | reaction, photo
    `,
  ),
];
