import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenBU: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    arı kovanı takip | kovan/ari | log/collection/stock |
    Benim rahmetlinin tespihleri vardı, dağılmadan onları kaydedecek bir şey istiyorum evladım: taşı, tane sayısı, imamesi, ustası | tespih | collection/catalogue | tas, tane, imame, usta
    okulda nobetci ogretmen cizelgesi lazim: gun, kat, ogretmen | nobet | log/tasks/events/appointments/people | gun, kat, ogretmen
    traktörüm var komşulara sürüme gidiyom kimin tarlasını kaç dekar sürdüm ne alacam belli olsun | surum/tarla/traktor | log/ledger/jobs | dekar
    kiracılar ödemiyo takip edicem | kira | ledger/people/rentals |
    Sayın yetkili, apartmanımızın asansör arızalarını; tarih, kat, arıza nevi ve gelen servis olmak üzere kayda geçirmek istiyorum. Saygılarımla. | asansor/ariza | log/jobs/requests | tarih, kat, ariza, servis
    vücut ölçülerim bel göğüs pazu kilo her pazar ölçcem spor salonu bahane | olcu/vucut | log/habits | bel, gogus, pazu, kilo
    nargilecide köz sırası | koz/nargile | |
    Annemin alzheimerı var. Üç kardeşiz, biri İzmir'de biri Köln'de, ben yanındayım. Gün içinde ne yedi, uyudu mu, kimi tanıdı kimi tanımadı yazayım onlar da okusun, "sen bize söylemedin" kavgası çıkmasın artık, bıktım vallahi | anne/alzheimer/bakim/gunluk | log/feed | uyu, tani
    kaportacıyım gelen arabaları yazcam: plaka, hasar yeri, boya kodu, teslim günü | kaporta/arac/araba/hasar | jobs/log/orders | plaka, hasar, boya, teslim
    düğünde kim ne taktı: isim, takı (çeyrek, yarım, tam, bilezik), kimin tarafından | taki/dugun | log/ledger/collection/people | isim, taki, ceyrek, yarim, bilezik
    fırına ramazan pidesi ayırtma: kim, kaç tane, susamlı mı, alış saati | pide | orders | susam, saat
    Marmaray'da okuduklarım | oku/marmaray/kitap | log/collection |
    Frp kampanya günlüğü tutmak istiyorum da arkadaşlar her hafta bir öncekini unutuyor. oturum no, olanlar, kazanılan eşyalar, ölen karakterler (rip Borin) | kampanya/oturum/frp | log | oturum, olan, esya, karakter
    Hamburgda marketimiz var, son kullanma tarihi yaklaşan mallar için bişey. Ürün, adet, MHD | market/urun/son kullanma/mhd | stock | urun, adet, mhd
    kaval öğrenen çocuklara haftalık ödev | kaval/odev | tasks/log/habits |
    İnkılap tarihi test, kpss çalışıyom şık şık olsun | inkilap/kpss/tarih | quiz/cards |
    kelime kartı Osmanlıca | osmanlica/kelime | cards/quiz |
    çarık ustasıyım Maraş'ta, film setlerine sipariş alıyorum ayak numarası, renk, astar, kapora | carik/siparis | orders/jobs | ayak, renk, astar, kapora
    köyümüzün çeşmeleri kaybolup gidiyor, derleyelim: çeşme adı, akıyor mu, yaptıran, kitabesi | cesme | places/catalogue/collection | cesme, akiyor, yaptiran, kitabe
    GÜNDE KAÇ SİGARA İÇTİĞİMİ SAYICAM KARIM İNANMIYOR | sigara | log/habits/tool |
    tarhana erişte salça turşu... kışlıklarımın dökümü, kavanoz sayısı, yapım ayı, hangi rafta | kislik/tarhana/kavanoz | stock/collection | kavanoz, ay, raf
    Avcılar derneği tüfek ruhsat bitişleri | ruhsat/tufek | |
    dolmus duraginda sira kavgasi oluyo arabalar siraya girsin plaka ve sofor | sira/dolmus | | plaka, sofor
    Oğlumun aşıları (Belçika'dayız, burdaki takvime göre ben gireceğim): aşı adı, kaçıncı doz, tarih | asi | log/events/appointments/tasks | asi, doz, tarih
    halk oyunları ekibi kıyafet zimmeti: oyuncu, yöre, cepken bedeni, iade | kiyafet/zimmet | rentals/stock/log | oyuncu, yore, cepken, iade
    mantar topladığım yerler, kimseye söyleme!! | mantar | places/log/collection |
    sınıf anneleri whatsappta birbirine girdi gezi nereye olsun diye, oylayalım bitsin | gezi/oy | votes |
    taş plak arşivi: solist, makam, firma (Odeon, Columbia, Sahibinin Sesi), çatlak var mı | plak | collection/catalogue | solist, makam, firma, odeon, columbia, catlak
    kaza oruçlarım, kaç gün borcum kaldı | oruc/kaza | log/habits/tool/tasks/ledger |
    mezunlar birbirine veda yazısı yazsın, yıllık gibi ama basmadan, kağıt pahalı | yillik/yillig/mezun/veda | feed/articles/chat |
    tansiyon defteri | tansiyon | log |
    çapa motoru, ilaçlama pompası, jeneratör falan kiraya veriyom köylüye. alet, alan kişi, kaç gün, ücreti | alet/kira/makine | rentals | alet, kisi, gun, ucret
    ebru atölyesine randevu, tekne dört kişilik: katılımcı, gün, saat, malzeme getiriyor mu | ebru | appointments/events | katilimci, gun, saat, malzeme
    Laz böreği, kuymak, hamsikoli... babaannemden kalanlar kaybolmasın. malzeme, yapılışı, püf noktası | tarif/yemek/yoresel/babaanne | recipes | malzeme, yapilis, puf
    Belediye otobüslerinde klima şikayeti toplayacağız dilekçe için: hat no, kapı numarası, saat, hava kaç derece | sikayet/klima/otobus | requests/log/feed | hat, kapi, saat, derece
    sudoku oynicam | sudoku | game |
    Bi yılan oyunu yap eski nokia gibi olsun | yilan | game |
    çeyiz listem | ceyiz | collection/tasks/stock/ledger |
    Döviz bozdurdukça: kaç euro, kur, hangi büfe | doviz | log/ledger/tool | euro, kur, bufe
    hafızlık talebeleri için ezber takibi; sure, sayfa, hata sayısı, dinleyen hoca | ezber/hafiz | log/tasks/habits/people | sure, sayfa, hata, hoca
    Emekli Astsubaylar lokali üyeleri. Üye no, sicil, rütbe, aidat durumu. Not: vefat edenler de dursun, silinmesin. | uye/astsubay/lokal | people/ledger | sicil, rutbe, aidat
    kaktüslerime su | kaktus/sula | log/habits/tasks/collection |
    üniden üç kişi ev tuttuk elektirik su dogalgaz kim ne ödedi bölüşelim yoksa adam öldürcem | fatura/gider/masraf/ev | ledger |
    deve güreşleri: meydan, gün, başa güreşen develer | deve/gures | events/log | meydan, gun
    camcıyım ölçü alıyom boy ile genişliği çarpıp metrekare ve tutar çıkarsın, cam cinsi de seçeyim (düz, buzlu, temperli, ısıcam) | cam | tool/jobs/log/orders | boy, genisli, metrekare, tutar, buzlu, temperli
    Şiirlerimi neşredeceğim bir köşe: başlık, şiir, kaleme alındığı yıl | siir | articles/collection/feed/log | baslik, yil
    koyde kim kimin kizi kim kimle evli karisiyo, sulale defteri yapak: ad, lakap, anasi, babasi, sulale | sulale/akraba/koy | people | lakap, ana, baba, sulale
    Tekne bakım defteri, Göcek marina; motor saati, yapılan iş, sonraki bakım | tekne/bakim | log/jobs/tasks | motor, sonraki
    pazarcıyım akşam tezgahta ne kaldı ne sattım kilosu kaçtan | pazar/tezgah/satis | stock/ledger/log | kilo
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    moth trap | moth | log |
    My late husband left three hundred odd thimbles and I should like them listed before I go too: material, town, year, which cabinet | thimble | collection/catalogue | material, town, year, cabinet
    substitute teacher, need smth for which classes i covered, period, room, pay | cover/class/substitut/teach | log/jobs/ledger | period, room, pay
    Poultry vaccination record: pen, vaccine, age in weeks, mortality | vaccin/poultry | log | pen, vaccine, age, mortality
    PG accommodation in Kota, 24 beds. Student name, bed no, rent paid upto, father's number | pg/bed/student/accommodation | rentals/people/ledger | student, bed, rent, father
    which plates go on the bar calculator thingy | plate/bar | tool |
    when did i last move each lot of ewes and to what field | ewe/sheep/field/graz | log |
    Looking after Grandad. There's four of us grandkids, me in Cardiff, two in Bristol and one useless one in Magaluf, taking turns to go over. Want to put who went, which day, did he eat, any falls, so we're not ringing each other at midnight | grandad/care/visit/grandpa | log/tasks/events | day, eat, fall
    vw camper restoration. part, cost, supplier, fitted? | camper/vw/restor/part | log/collection/stock/ledger/tasks/jobs | part, cost, supplier, fitted
    Aso ebi money for my sister's traditional wedding o: name, yards, colour (wine, champagne gold), balance | aso/ebi | ledger/orders/people | name, yards, colour, wine, champagne, balance
    twilight imperium lot can't agree on a saturday. poll!! | twilight/poll/saturday/vote | votes/events |
    Reservations for my nine-table trattoria: surname, covers, time, allergies | reserv/table/booking/trattoria | appointments/orders/events | surname, covers, time, allerg
    ebike commute: miles, wind (headwind, tailwind, none), minutes, arse soreness 1-5 | commut/ebike/e-bike/ride | log | miles, headwind, tailwind, minutes, soreness
    flashcards for the Knowledge, london cab runs, i start appearances in march | knowledge/cab/run/london | cards/quiz |
    Hymns chosen each Sunday so that the organist does not repeat himself; date, hymn no, tune | hymn | log/catalogue/collection/events | date, hymn, tune
    lost property at our primary school | lost | log/stock/collection/catalogue/feed |
    My nan's Jamaican cooking written down while she still bossing us. Ingredients, method, who taught her | recipe/cook/jamaica | recipes | ingredient, method, taught
    pothole reports for the parish council. Road, depth cm, date reported, filled or not | pothole | requests/log/places | road, depth, reported, filled
    Storage unit auctions: unit, winning bid, what was in it, resale | auction/storage/unit | log/ledger/collection/stock | unit, bid, resale
    sneaker rotation | sneaker | collection/log/habits |
    tic tac toe for me and my 6yo on a plane | tic | game |
    Fees defaulters of my coaching centre (maths + physics): student, batch, month, fees pending | fee/coaching/defaulter | ledger/people | student, batch, month, pending
    public loos in Edinburgh that are actually open - everyone can add one: street, free or paid, baby change | loo/toilet | places/feed | street, free, paid, baby
    days off the vape | vap | habits/log/tool |
    Ferret racing league. Yes really. Ferret, owner, pipe, finishing time | ferret | log/events/collection | owner, pipe, time
    Cake tastings, I run a lil bakery in Ohio: couple, date, flavors, guest count | cake/tasting | appointments/events | couple, date, flavor, guest
    hi so me n my flatmates wanna rank every kebab shop in Leeds, score for chips, sauce, banter | kebab | places/log/collection/catalogue/votes | chips, sauce, banter
    blood sugar | sugar/glucose | log |
    Borehole drilling jobs in Kano: client, depth in metres, casing, part payment | borehole/drill | jobs/orders/ledger/log | client, depth, casing, payment
    Our street shares tools, who has the bloody hedge trimmer again??? | tool/borrow/lend/loan | rentals/stock |
    Langar seva roster for gurdwara | seva/langar/roster | events/tasks/people/log |
    MOT reminders for customers - reg, owner, mot due, phone | mot | | reg, owner, due, phone
    a message board for our stairwell | stairwell/board/message | feed/chat |
    Irish driver theory mock test | theory/driv | quiz/cards |
    Beading stash: bead type, mm, strands left, reorder at | bead | stock/collection | bead, mm, strands, reorder
    I referee under-12s and want to jot bookings: match, shirt number, yellow or red, what he called me | referee/booking/card/match | log | match, shirt, yellow, red
    oyster mushroom blocks: block id, flush, grams, contam y/n | mushroom/oyster/block | log | block, flush, grams, contam
    essays by our sixth formers on philosophy, for parents to read | essay/philosoph | articles/feed |
    Pet sitting. Owners fill it in themselves: pet, dates, feeding, vet | pet/sitting | requests/appointments/orders/jobs | pet, dates, feeding, vet
    We are giving catering vessels on hire, chafing dish, gas burner, steel glasses etc. Party name, item, qty, deposit, return date. Many are not returning spoons. | hire/cater/vessel/rental | rentals | party, item, deposit, return
    seed swap catalogue | seed | catalogue/collection/stock |
    how much paint do i need: wall height, width, coats | paint | tool | height, width, coats
    every time next door's dog barks (council wants evidence): start, how long, witness | bark/dog | log | start, long, witness
    Prayer requests for house fellowship | prayer | requests/feed/log |
    Old HVAC guy here, thumbs like sausages so big buttons. Service calls - address, unit model, refrigerant lbs, invoice # | service/hvac/call | jobs/log | address, model, refrigerant, invoice
    teenagers allowance, chores done, earned, blown on what | allowance/chore/pocket | ledger/tasks/log | chore, earned
    lucid dreams | dream | log |
    Ship spotting from Harwich: vessel, flag, type (container, ferry, tug, dredger), heading | ship/spotting/vessel | log/collection | vessel, flag, container, ferry, tug, dredger, heading
    Embroidery floss I already own so I quit buying DMC 310 over and over | floss/embroider/thread | stock/collection |
    allotment waiting list, the councillors nag me something chronic. name, date joined, plot size wanted, offered? | allotment/waiting | people/log/requests | name, joined, plot, offered
`,
  ),
];
