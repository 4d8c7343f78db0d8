import { readPrompts } from './first-prompt.ts';

/**
 * Turkish descriptions of everyday life as hurried people type them: small ads, village offices, trades, students, clubs, messages.
 * Right at the first run of each part: 55 of 75, 51 of 75, 24 of 50; the rules were then improved with them.
 */
export const everydayTurkish = [
  ...readPrompts(
    'a place, a group, a state',
    'tr',
    `
    şarkı sözlerimi yazıp biriktireyim | sarki/soz | articles/collection/log/media/feed |
    arıcılık yapıyorum kovanlarımı takip edeyim | kovan/ari | log/collection/checklist/jobs/stock |
    köy kahvesi için çay fişi tutayım kim kaç çay içti | cay/fis/kahve | log/ledger/jobs/board/collection | kim/kisi, cay/adet
    okulumuzun kütüphanesindeki kitaplar kimde | kitap/kutuphane | stock/collection/log/people | kim
    apartmanda kapı zili bozulanlar arızalar | ariza/kapi/zil | board/jobs/log/checklist/feed/collection |
    izin talepleri onay bekliyor, onaylandı, reddedildi | izin/talep | people/board/jobs/log/weekPlan | onay, redd
    kayıp kedi ilanları mahallemiz için | kedi/ilan/kayip | board/catalogue/feed/collection/articles/places |
    oyun koleksiyonum ps4 ps5 oyunlar bitirdim mi | oyun | collection/log/checklist/stock | bitir
    kişi başına düşen et miktarı düğün yemeği | et/kisi/yemek/miktar | tool/log |
    iki şehir arası yol masrafı hesaplasın | yol/masraf/sehir | tool/log/ledger |
    dedemden kalan tarlaların tapuları ada parsel | tarla/tapu | collection/log/stock/places/ledger | ada, parsel
    komşumla ortak kullandığımız elektrik sayacı kim ne kadar ödeyecek | sayac/elektrik/hesap/borc | measurements/ledger/log/tool | ode/tutar/kim
    muhtarlıkta ikametgah isteyenlerin kaydı ad soyad tc sokak | ikametgah/muhtar/kayit/basvuru/kisi | log/people/jobs/collection/board | sokak
    muhtarım mahallede yardıma muhtaç ailelere dağıtılan koli takibi | koli/yardim/aile | log/people/stock/jobs/collection/checklist | koli/adet/tarih
    minibüs durağında sıra kimde plaka sırası | sira/plaka/minibus | board/people/log/weekPlan/checklist/jobs/collection | plaka
    simitçiyim sabah kaç simit aldım kaç sattım kaç kaldı | simit | log/stock/jobs/ledger | sat
    seyyar köfteciyim günlük ciro yazcam malzeme gideri çıksın | ciro/kofte/gelir/gider/satis/kazanc | log/ledger | ciro/gelir/kazanc/tutar, gider/malzeme
    halı kilim dokuyorum hangi desen kaç ilmek ne zaman biter | hali/kilim/desen/dokuma | log/jobs/collection/board/checklist | desen, ilmek
    dikiş kursuna gidiyorum kalıplarımı saklamak istiyorum | kalip/dikis | collection/articles/log/media |
    evde ekmek yapıyorum mayanın besleme saatlerini gireyim | maya/ekmek/besleme | log/collection/checklist/measurements | saat
    turşu reçel salça ne zaman yaptım kaç kavanoz kaldı | tursu/recel/salca/kavanoz | stock/log/collection | kavanoz
    torunumun boyu kilosu aşısı | torun/boy/kilo/bebek/cocuk/asi | measurements/log/collection/people | boy, kilo, asi
    Kızımın okul taksitleri ve servis parası | taksit/servis/okul/odeme | ledger/log/checklist/collection/people | tutar/tarih/vade
    gelin evine gelen hediyeler kim ne getirdi | hediye | log/collection/ledger/checklist/people/stock | kim, getir
    yurtta kalıyorum çamaşır makinesi sırası | camasir/sira/makine | reservation/log/weekPlan/board/checklist/people/appointments |
    vize final tarihleri hangi salonda | vize/final/sinav | log/checklist/collection/weekPlan/people/measurements/board/appointments | tarih, salon
    staj defterimi telefondan yazayım her gün ne yaptım | staj | log/articles/collection |
    kyk bursu ne zaman yattı ne harcadım | burs/kyk/harca/gider | log/ledger | harca/tutar/gider
    tez görüşmeleri hocayla ne konuştuk | gorusme/tez/hoca | log/appointments/articles/collection/jobs/people/conversation | konus/not
    Derneğimizin aşevinde kaç kişiye yemek çıktı | asevi/yemek/kisi/ogun | log/measurements/people/jobs | kisi/adet
    dernek toplantı kararları karar no tarih katılanlar | karar/toplanti | log/collection/articles/people/board/checklist | karar, tarih, katil
    köy derneği üyeleri gurbette olanlar hangi şehirde | uye/dernek | people/collection/log | sehir
    cami yaptırma derneği makbuz kesiyoruz bağışçı tutar makbuz no | makbuz/bagis | log/ledger/people/collection | tutar, makbuz
    elektrikçi ustasıyım gittiğim evler yapılan iş alınan para | is/ev/musteri/elektrik | jobs/log/collection/ledger | para/tutar/ucret/fiyat
    kombi bakımcısıyım hangi kombinin bakımı ne zaman doldu | kombi/bakim | jobs/log/appointments/checklist/collection | bakim
    sıhhi tesisatçı açık işler kapanan işler | is/tesisat | jobs/board/checklist/log |
    boyacıyım ev metrekare kaç kova boya gitti usta yevmiyesi | boya/is/ev | jobs/log/ledger/tool/collection | metrekare, boya, yevmiye
    çilingirim gece çağrıları adres ücret | cagri/cilingir/is | jobs/log/collection | adres, ucret
    balkondaki domates biber fidelerim ne zaman suladım gübre | fide/domates/biber/bitki/sula | log/collection/checklist | sula, gubre
    bahçedeki ağaçlar ne zaman budandı ilaçlandı | agac/bahce/budama | log/collection/checklist | buda, ilac
    güvercin yavruları bilezik numarası anne baba | guvercin/yavru | collection/log/people | bilezik, anne, baba
    sürüden ayrılan koyunlar hangisi hamile hangisi doğurdu | koyun/suru | log/collection/people/stock/checklist | dogur, hamile
    muhabbet kuşumun konuştuğu kelimeler | kelime/kus | collection/articles/log/quiz/media |
    köpeğimin kaka çiş saatleri | kopek/kaka/cis | log/collection/measurements | saat, kaka/cis
    uykusuzum gece kaç kere uyandım | uyku/uyan/gece | log/measurements | kac/uyan
    migrenim tuttuğunda ne yedim hava nasıldı | migren | log/measurements/collection | ye, hava
    babamın diyaliz günleri kilosu tansiyonu | diyaliz | log/measurements/appointments/checklist/weekPlan | kilo, tansiyon
    annem alzheimer her şeyi unutuyo ilaç ve yapılacaklar resimli olsun | ilac/yapilacak/gorev | log/checklist/weekPlan | ilac/gorev/yapilacak
    sigarayı bırakalı kaç gün oldu cebimde kaç lira kaldı | sigara | log/tool/measurements |
    camiye giden çocuklar ezberledikleri sureler | sure/ezber/cocuk/ogrenci | people/checklist/collection/log/quiz/articles | sure
    namazda okuduğum duaları ezberlemek istiyorum | dua | articles/quiz/collection/checklist |
    hatim dağıtımı hangi cüz kimde | hatim/cuz | checklist/people/board/log/collection | cuz, kim
    altın günü sırası bu ay kimde | altin/gun | ledger/people/log/checklist/weekPlan | kim/kisi
    kahvede king oynuyoruz skor tutacak | king/skor/oyun/puan | game/log/tool/people/ledger/collection |
    halısaha maçında kim geliyor kim para verdi | mac/hali saha/kadro/oyuncu | people/ledger/log/reservation/checklist | para/odedi/ode/tutar, gel
    amatör küme takımımızın maç sonuçları gol atanlar | mac | log/people/collection/game/articles/measurements | gol
    bisikletimin zinciri lastiği ne zaman değişti km | bisiklet | log/collection/checklist/jobs | km/kilometre
    motosikletle gittiğim yerleri işaretleyeyim | yer/rota/gez/motosiklet/nokta | places/log/collection/checklist |
    izlediğim tiyatro oyunları kiminle gittim | tiyatro/oyun | collection/log/articles/media | kim
    gezerken gördüğüm kediler fotoğrafı adı huyu | kedi | collection/log/places/people/media | foto, huy
    plaklarımı kime verdim geri gelmedi | plak | stock/collection/log/ledger | kim/ver
    borç verdiğim arkadaşlar geri ödemedi | borc/arkadas | ledger/people/log |
    abonelikler netflix spotify ne zaman çekiyor kaç para | abonelik | collection/log/ledger/checklist | fiyat/tutar/ucret/para
    market fişleri en çok neye para gidiyor | fis/market/harca/gider | log/ledger/stock | tutar/para/fiyat
    evin tadilatı ustalara verdiğim paralar | tadilat/usta/odeme/harca | ledger/log/jobs/board/collection | tutar/para/usta
    taşınma kolileri içinde ne var hangi oda | koli/tasin | collection/stock/checklist/log | oda
    buzlukta ne var ne zaman koydum | buzluk/yiyecek/gida/besin | stock/collection/log/checklist | tarih/zaman/koy
    çocuğun ateşi kaç derece hangi şurubu verdim | ates/surup | measurements/log | derece/ates, surup/ilac
    okul gezisi izin kağıdı getirenler parası ödeyenler | gezi/izin/ogrenci | people/checklist/log/ledger | izin/getir, ode/para
    sınıf nöbetçileri listesi bu hafta kim | nobet/sinif | weekPlan/people/checklist/log/board | kim/kisi/nobetci/ogrenci
    kuran kursu devam durumu hangi öğrenci gelmedi | ogrenci/kurs/devam/yoklama | people/log | gel
    apartman görevlisiyim kimin çöpü kimin ekmeği | cop/ekmek/daire/is/gorev | checklist/jobs/log/people/ledger/board |
    sitemizin havuzuna giren misafirler | misafir/havuz | people/log/reservation/collection |
    otopark yerleri kim hangi numarada plaka | otopark/yer/arac | reservation/people/collection/stock/log/places | plaka, numara/no
    Emekli maaşımla ay sonunu getiremiyorum nereye gittiğini göreyim | maas/harca/gider/butce | log/ledger/tool |
`,
  ),
  ...readPrompts(
    'work, home, hobbies',
    'tr',
    `
    yeğenlerimin doğum günleri ne hediye aldım | dogum gunu/hediye/yegen | log/collection/people/checklist | hediye
    kapı kapı dolaşıp su arıtma satıyorum kime gittim ne dedi | ziyaret/musteri/su aritma/gorusme/kapi | jobs/log/people/collection/board | ne dedi/dedi/sonuc/not
    dükkanın elektrik su internet faturaları geldi mi ödendi mi | fatura | log/ledger/checklist/collection/jobs/measurements | ode
    ahırdaki ineklerin süt verimi sabah akşam litre | sut/inek | log/measurements/collection | sabah, aksam, litre
    kızımın gelinlik provası ne zaman ne kadar ödedik | gelinlik/prova | appointments/log/jobs/checklist/collection/ledger | ode/tutar
    ikinci el eşya satıyorum letgodan kim ne teklif etti | esya/teklif/ilan/satis/ikinci el | catalogue/log/collection/jobs/board | teklif
    ramazanda iftara kimi davet ettik kim geldi | iftar/davet | people/log/checklist/collection | kim/gel
    yaylaya çıkan ailelerin hayvan sayısı çadır yeri | aile/yayla/hayvan | people/log/collection/places/ledger/stock | hayvan, yer
    bizim takımın formaları kimde numara beden | forma | stock/collection/people/log/checklist | numara/no, beden
    öğrenci evinde yemek sırası bulaşık sırası market parası | sira/yemek/bulasik/ev/is | weekPlan/checklist/ledger/board/log | market/para/tutar
    dershane öğrencilerimin deneme sonuçları tyt ayt net | deneme/ogrenci/net | measurements/log/people/collection | net
    erasmus başvurum için belgeler hangisi hazır hangisi eksik | belge/erasmus/basvuru | checklist/collection/log/board/jobs | hazir, eksik
    kpss tarih dersi çıkmış sorular | soru/kpss/tarih | quiz/collection/articles/log/checklist |
    ezberlediğim ingilizce kelimeler her gün 10 tane | kelime | quiz/articles/log/collection/checklist |
    bebeğim gece kaçta uyandı kaç ml mama içti altını değiştim mi | bebek/mama/uyan/bakim | log/measurements | ml/mama, alt
    doktor kontrolüme giderken soracağım sorular | soru/kontrol/doktor | checklist/log/collection/appointments/articles/quiz |
    tansiyon hastasıyım sabah akşam büyük küçük nabız | tansiyon | measurements/log | buyuk, kucuk, nabiz
    oruç tutamadığım günler kaza borcum | oruc/kaza | log/checklist/ledger/measurements/collection | gun/tarih
    kitap okuma grubumuz bu ay hangi kitap kim seçti | kitap | log/collection/people/feed | kim/sec
    film gecesi için oylama arkadaşlar film önersin oy versin | film/oylama/anket | feed/quiz/board/collection/log/game | oy
    köy muhtarıyım su kesintisi yol yapımı duyuruları | duyuru | feed/articles/log/board |
    muhtarlık azaları toplantı karar defteri | karar/toplanti | log/articles/collection/people | karar
    esnaf kefalet taksitlerim kaç tane kaldı | taksit | ledger/log/checklist |
    bakkal dükkanım veresiye yazıyorum mahalleli ay başı ödüyor | veresiye/musteri/kisi/hareket | ledger/log | tutar/borc
    çiçekçiyim cenaze çelenk düğün çelengi siparişleri nereye saat kaçta | siparis/celenk/cicek | jobs/log/appointments | saat/zaman, nere/adres
    kuru temizleme fişi müşteri parça leke teslim | fis/kuru temizleme/temizleme | jobs/log/board | parca, leke, teslim
    berber koltuğunu kiralıyorum hangi koltuk kimde aylık ne kadar | koltuk/kira | reservation/ledger/log/collection/people/stock | kim, aylik/tutar/kira/ne kadar
    saatçiyim tamire bırakılan saatler kimin pil kayış fiyat | saat/tamir | jobs/log/board/collection/stock | pil/kayis, fiyat/ucret
    pazarcıyım hangi pazar hangi gün ne sattım kasa kaç lira | pazar/satis/tezgah | log/ledger/stock/jobs/collection/weekPlan | gun/tarih, lira/tutar/kasa
    kamyoncuyum yük aldığım firma nereden nereye navlun mazot | yuk/sefer/nakliye/is | jobs/log/ledger/collection | firma/musteri, navlun/ucret/fiyat, mazot
    traktörle tarla sürüyorum dönümü kaça kimin tarlası | tarla/is/surum/traktor | jobs/log/ledger/collection | donum, kac/fiyat/ucret, kim/musteri
    sondaj vuruyoruz köy köy metre fiyat su çıktı mı | sondaj/is/kuyu | jobs/log/collection/measurements | metre, fiyat/ucret, su
    fide satıyorum domates biber patlıcan kaç viyol kaldı | fide | stock/catalogue/collection/log | viyol
    zeytinlerimi kaç kasa topladık kaç kilo yağ çıktı | zeytin/hasat | log/measurements/stock/collection | kasa, yag
    fındık ocakları gübre atıldı mı ilaç atıldı mı | findik/ocak | log/checklist/collection | gubre, ilac
    at çiftliğinde binicilik dersine gelenler hangi at | ders/at/binici/ogrenci | appointments/people/log/reservation/collection | at
    kanarya sesleri yarışması puan veren hakem | kanarya/yaris/puan | people/log/collection/game/tool/quiz | puan, hakem
    balkona gelen kuşlar | kus | collection/log |
    eski paralarım hangi yıl kaça aldım | para | collection/log | yil, kac/fiyat
    tespih koleksiyonum taşı imamesi kaç liraya aldım | tespih/tesbih | collection/log/catalogue | tas, imame, lira/fiyat/tutar
    pul defterimdeki eksik pullar | pul | collection/checklist/log |
    dedemin hatıralarını yazıyorum yıl yer kim vardı | hatira/ani | articles/log/collection | yil, yer, kim
    anneannemin yemek tarifleri sesli anlattıkları | tarif/yemek | collection/articles/log/media |
    türkü sözleri yöresi kaynak kişi | turku | articles/collection/log/media | yore, kaynak
    mani bilmece tekerleme derliyorum köyden | mani/bilmece/tekerleme/derle | articles/collection/log/quiz/media |
    düğünümüzde hangi masada kim oturacak | masa/davetli/dugun/oturma | people/checklist/reservation/collection/board | masa, kim/ad
    sünnet düğünü hazırlığı palyaço pilav davetiye | sunnet/dugun/hazirlik | checklist/log/board |
    kermes için kim ne yapacak kaç tepsi börek | kermes | checklist/people/log/jobs/board/collection | kim, tepsi
    okul aile birliği kantin geliri gideri | gelir/gider/kantin | ledger/log | gelir/tur, gider/tutar
    servis şoförüyüm çocukları alış sırası evleri veli telefonu | ogrenci/servis/cocuk/durak | people/log/checklist/weekPlan/places | veli, telefon
    kreşte bugün kim uyudu kim yemedi veliye not | cocuk/ogrenci/kres/gun | people/log/checklist/feed | uyu, ye
    huzurevinde kalan büyüklerin ilaçları ziyaretçileri | ilac/buyuk/ziyaret/sakin/hasta | log/people/checklist/collection | ilac, ziyaret
    evde bakım hastam pansuman saati ateş idrar | hasta/bakim/pansuman | log/measurements/checklist/people | pansuman, ates, idrar
    inşaatta demir işçileriyim kim kaç gün çalıştı avans | isci/yevmiye/calis/personel/gun/demir | people/log/ledger/weekPlan | gun, avans
    kalıpçıyız hangi kat döküldü beton kaç küp | kat/beton/kalip/dokum/is | log/jobs/measurements/board/collection/checklist | kat, kup/beton
    fayans ustası metraj keşif defteri | kesif/fayans/metraj | jobs/log/tool/collection | metraj/metrekare
    asansör arızası bildiren sakinler | ariza/asansor/bildirim/sakin | board/feed/log/jobs/checklist/people |
    site güvenliğiyim giren çıkan araç plaka saat | arac/giris/plaka/ziyaret | log/people/collection | plaka, saat
    kargo geldi kime teslim ettim imza | kargo/paket/teslimat | log/jobs/collection/people | kim/alici, imza
    yurt odasındaki demirbaşlar sağlam kırık | demirbas/esya | stock/collection/checklist/log | saglam/kirik/durum
    laboratuvar malzemeleri azalanlar kimde | malzeme/laboratuvar | stock/collection/log/checklist |
    halk kütüphanesi gecikmiş kitaplar kaç gün | kitap/kutuphane/odunc | stock/collection/jobs/log/people | gun
    bot motor bakımı kaç saatte yağ değişti | bot/motor/bakim | log/jobs/checklist/collection | saat, yag/degis
    karavan gezilerimiz nerede konakladık ücretli mi tuvalet var mı | karavan/gezi/konakla/kamp | places/log/collection | ucret, tuvalet
    dağcılık kulübü faaliyet kayıtları zirve süre katılan | faaliyet/tirmanis/zirve/dag/kulup/etkinlik | log/people/collection | zirve, sure, katil
    satranç turnuvası eşleşmeler kim kimi yendi | satranc/turnuva/mac/esles | game/people/log/tool/board/collection | yen/sonuc/galip
    okey masası hesap kim öder | okey/hesap/skor/puan | tool/ledger/game/log/people |
    dart skoru 501 | dart/skor | tool/game/log |
    sayı tutmaca oyunu çocuğum için | sayi/tahmin/oyun | game/quiz |
    çarpım tablosu çalıştıran oyun | carpim | quiz/game/tool |
    günde kaç bardak çay içiyorum azaltayım | cay | log/measurements/checklist |
    şeker bırakma meydan okuması 21 gün | seker | log/checklist/measurements |
    yüzme kursunda kaç kulaç attım | yuzme/kulac | log/measurements/collection |
    mahallemizin sokak hayvanları için mama bırakılan noktalar | mama/nokta/hayvan | places/log/collection/checklist |
    duvar saatlerim hangisi çalışıyor hangisi tamirde | saat | collection/log/jobs/stock | calis, tamir
`,
  ),
  ...readPrompts(
    'clauses and spoken briefs',
    'tr',
    `
    elimdeki yün iplikler hangi renk kaç yumak kaldı | yun/iplik/yumak | stock/collection/log | renk, yumak
    annemin diktiği etekler kime verdi kaç para aldı | etek/dikis/dikim | jobs/log/collection/ledger | kim, para
    apartman yöneticisiyim kapıcı maaşı asansör faturası giderleri yazıyorum | gider/apartman/aidat | ledger/log | tutar
    mahalle maçlarında hakemlik yapıyorum hangi maç kaç para | mac/hakem | log/jobs/collection/people/appointments/ledger | para/ucret/tutar
    köyden gelen peynirleri satıyorum kim kaç kilo istedi | peynir/siparis | jobs/log/catalogue/ledger/stock | kim/musteri, kilo
    Bulmaca çözüyorum hangi dergi kaçıncı sayı bitti mi | bulmaca/dergi | collection/log/game/checklist | sayi, bit
    vapur saatlerini unutuyorum | vapur/sefer/saat | places/weekPlan/log/collection/articles/checklist |
    okuldaki dolap anahtarları kimde | anahtar/dolap | stock/people/collection/log/checklist | kim
    kalorifer kazanı yakıt ne zaman alındı kaç ton | yakit/kazan/kalorifer | log/stock/measurements/collection | ton, zaman/tarih
    arkadaşlarla tavla skorları kim kaç mars etti | tavla/skor/mac | game/log/tool/people/ledger | mars
    pansiyonumuza gelen misafirler hangi odada kaç gece | pansiyon/misafir/oda/rezervasyon/konakla | reservation/people/log | oda, gece/giris
    çocuk parkındaki salıncaklar kırık mı belediyeye bildireyim | salincak/park/bildirim/sikayet | board/feed/log/checklist/collection/places | kirik
    düğün salonu işletiyorum hangi gün dolu kapora kimden | dugun salonu/rezervasyon/dugun | reservation/appointments/jobs/log | kapora
    elektrikli scooter kiralıyoruz sahilde kim aldı saat kaçta | scooter/kiralama | reservation/jobs/log/stock | kim/musteri, saat
    evdeki oyuncakları sırayla çıkarıyorum sıkılmasın | oyuncak | collection/log/checklist/weekPlan |
    yaptığım resimleri kime hediye ettim | resim/tablo | collection/log/people | kim
    hastanede yatan babama kim refakat edecek | refakat | weekPlan/checklist/people/log/board/appointments | kim
    gurbetteki akrabalarım telefonları bayramda aradım mı | akraba/gurbet | people/checklist/log/collection | telefon, ara
    bahçe duvarı için taş kum çimento ne kadar gitti | tas/kum/cimento/malzeme/duvar | log/tool/stock/ledger/collection |
    Kedimin kusma günlerini not alıyorum ne yedi o gün | kedi/kus | log/measurements | ye
    lisedeki kulüp saatinde satranç oynayanlar | satranc/kulup/ogrenci/oyuncu | people/log/collection/game |
    yemek artıklarından kompost yapıyorum sıcaklık karıştırma | kompost | log/measurements | sicaklik, karistir
    dedem kalp hastası nabzını oksijenini gireyim doktora göstereyim | nabiz/oksijen/kalp/saglik | measurements/log | nabiz, oksijen
    bahçede solucan gübresi üretiyorum kaç kilo çıktı kaç kilo sattım | gubre/solucan | log/stock/jobs/collection | kilo
    yemekhanede bugün ne var yıldız versinler | yemek/menu | collection/feed/articles/weekPlan/log/people | yildiz/puan
    toplu taşımada kaybolan eşyalar hangi hat bulundu mu | esya/kayip | log/collection/board/stock | hat, bulun
    komşunun kedisine bakıyorum mama saatleri | mama/kedi | log/checklist/weekPlan/collection | saat
    ev sahibiyim üç daire kiracılar kira ne zaman yattı zam | kira | ledger/log/people | zam
    benzinlikte pompacıyım vardiya teslim kasa açığı | vardiya/kasa/pompa | log/ledger/weekPlan/jobs | kasa
    kuryeyim günde kaç paket attım bahşiş | paket/teslimat/kurye/kazanc | log/jobs/ledger | paket, bahsis
    nakış kursunda öğrendiğim dikişler fotoğrafı | dikis/nakis | collection/articles/log/jobs | foto
    bilet alıp gittiğim konserler kiminle hangi şarkılar | konser | collection/log/media | kim, sarki
    apartman boşluğuna çöp atanları yazsınlar | cop/sikayet/atan | feed/board/log/people/collection |
    doğum yapan arkadaşlara giden altınlar | altin | log/ledger/people/collection/checklist |
    okuma yazma öğrenen yetişkinler hangi harfte | harf/ogren/yetiskin | people/log/checklist/collection/quiz/articles | harf
    ses kayıtlarımı başlıklandırayım | ses/kayit | media/log/collection/articles | baslik
    fotokopiciyim öğrencilere ders notu kaç sayfa kaç lira | fotokopi/ders notu/siparis/not | jobs/log/ledger/tool/catalogue | sayfa, lira/tutar/fiyat
    çadır kampına kim hangi malzemeyi getirecek | malzeme/kamp | checklist/people/log/collection/board | kim, malzeme
    halay ekibimizin sahneye çıkacağı yerler | sahne/etkinlik/gosteri/yer/halay/ekip | places/log/jobs/collection/appointments/people/weekPlan |
    Tarlada çalışan gündelikçiler yevmiyesi ödendi mi | gundelikci/yevmiye/isci/calisan | people/ledger/log | yevmiye, oden
    selam arkadaşlar bizim bir halı saha grubumuz var her hafta perşembe oynuyoruz ama kim gelecek kim gelmeyecek hep son dakika belli oluyor bir de saha parasını kim verdi kim vermedi karışıyor herkes işaretlesin istiyorum gelmeyenlerin yerine yedek çağıralım | mac/hali saha/oyuncu/kadro | people/reservation/log/checklist | gel, para/ode
    Merhaba ben Kastamonu'da köyde yaşıyorum. Bal, pekmez, tarhana, kuşburnu marmelatı satıyorum. Müşterilerim şehir dışından arıyor. Kim ne istedi, kaç kavanoz, kargo ücreti ne kadar, parasını yolladı mı, kargo takip numarası bunları tutmak istiyorum. Elimde kaç kavanoz kaldığını da göreyim. | siparis/urun/bal | jobs/stock/catalogue/ledger | kavanoz, kargo, takip
    Hocam merhaba, ben ortaokulda beden eğitimi öğretmeniyim. Öğrencilerin 60 metre koşu, durarak uzun atlama, mekik sayısı ve esneklik ölçümlerini yılda iki kere alıyorum. Sınıf sınıf girmek, geçen seferki ile karşılaştırmak, en iyi beş öğrenciyi görmek istiyorum. Veli telefonu da olsun. | ogrenci/olcum/test | people/measurements/log | mekik, esneklik, veli
    ben küçük bi pansiyon işletiyorum 6 odam var telefonla arayıp yer ayırtıyorlar defterime yazıyorum ama karışıyo aynı odayı iki kişiye vermişim geçen. misafirin adı telefonu hangi oda giriş çıkış tarihi kaç kişi kapora verdi mi kalan ne kadar yazayım dolu odalar kırmızı görünsün | rezervasyon/pansiyon/oda/konakla | reservation | kapora, telefon
    annem 78 yaşında tek başına yaşıyor üç kardeş sırayla uğruyoruz kim hangi gün gitti ilaçlarını içirdi mi tansiyonu kaçtı bir şeye ihtiyacı var mı yazsın diğerleri görsün market alışveriş listesi de olsun orda | ziyaret/bakim/anne/ugra/gun | log/weekPlan/checklist/measurements/people | ilac, tansiyon
    Bir ilçe halk eğitim merkezinde ahşap boyama kursu veriyorum. Kursiyerlerin adı, telefonu, hangi gün geldiği, malzeme parası verip vermediği ve bitirdiği işlerin fotoğrafları olsun. Dönem sonunda sergi yapacağımız için hangi eserin kime ait olduğunu da bilmem lazım. | kursiyer/kurs/eser | people/collection/log | telefon, malzeme, foto
    usta ben mobil lastikçiyim arabayla gidip yerinde lastik değiştiriyorum müşteri arıyo konum atıyo plaka ebat kaç lastik takılan marka fiyat nakit mi kart mı akşam günlük kazancımı göreyim | is/lastik/musteri | jobs/log | plaka, ebat, marka
    kütüphane değil ama köy odamızda 300 kitap var çocuklar alıp götürüyor geri gelmiyor kitabın adı yazarı hangi çocuk aldı velisi kim ne zaman getirecek bunları tutayım geciken olunca görünsün | kitap/odunc | stock/jobs/collection/log/people | yazar, veli
    ben evde kuaförlük yapıyorum kadınlar geliyor kesim boya fön kaş bıyık kim ne zaman gelecek ne yaptırdı kaç para verdi boya numarası neydi geçen sefer unutuyorum not alayım doğum gününde mesaj atayım | randevu/musteri/kuafor | appointments/people/jobs/log | boya numarasi
    Derneğimiz her ay ihtiyaç sahibi 120 aileye gıda kolisi veriyor. Ailenin adresi, kaç kişi oldukları, bebek var mı, kiracı mı ev sahibi mi, en son hangi ay koli aldı görmek istiyoruz. Gönüllüler kapıda teslim edince işaretlesin. Bağışçı listesi de olsun: ad, tutar, tarih. | aile/koli | people/log/checklist/jobs/collection | adres, bebek, bagisci
`,
  ),
];
