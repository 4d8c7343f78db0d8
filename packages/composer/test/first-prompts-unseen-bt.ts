import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; read. */
export const unseenBT: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    arı kovanlarım için defter: kovan no, bal kg, son bakım | kovan/ari/bal | log/collection/stock | kovan,bal,bakim
    su tesisatçısıyım abi gün içinde 10 kişi arıyo kime gidecem unutuyom, iş listesi lazım adres telefon ne bozuk | tesisat/is listesi/ariza | jobs/tasks/appointments/requests | adres,telefon
    Hastanemizin dahiliye servisi için pansuman takip çizelgesi rica ediyorum. Hasta adı, yara bölgesi, pansuman tarihi, sorumlu hemşire. | pansuman | log/appointments/tasks/jobs/people | hasta,yara,pansuman,hemsire
    mac istatistik tutcam bizim minik takim icin gol asist sari kart | mac/istatistik/gol | log/collection/people/events | gol,asist,sari kart
    Yurtta kimin elektrikli ocağı kimde belli değil, ödünç eşya şeysi yapsana: eşya, kimde, ne zaman aldı | odunc/esya | rentals/collection/log/stock | esya
    Mevlid programı. Kim hangi sureyi okuyacak, lokumu kim getirecek, saat kaçta... kadınlar kolu olarak çok karışıyor da biz | mevlid/mevlit/program | events/tasks/people/log |
    köpeğim Karabaşın aşıları | asi/karabas/kopek | log/appointments/events/collection/tasks |
    kuaför salonu randevu, müşteri adı işlem saat hangi kalfa | randevu/kuafor/salon | appointments | musteri,saat,kalfa
    Olta atıyorum her pazar Galata'da. Ne tuttum kaç santim hava nasıldı yazayım istiyorum, kayınço yalancısın diyo ispat olacak | balik/olta | log/collection |
    büro müdürüyüm, toplantı odası kimde çakışıyor sürekli. oda, saat aralığı, talep eden birim | toplanti/oda | appointments/rentals/events/requests | oda,saat,birim
    ceviz bahçesi sulama | sulama/ceviz/bahce | log/tasks/habits/events |
    Evladım ben emekli öğretmenim, pul koleksiyonum var, dört bin küsur. Ülkesi, yılı, damgalı mı damgasız mı, hangi albümde olduğu yazılsın isterim. Gözüm az görüyor | pul | collection/catalogue | ulke,yil,damga,album
    Almanya'da oturuyoz, Türkiyeye izne giderken yol masrafı: benzin, vinyet, otel, feribot diye ayrı ayrı euro yazalım | masraf/yol/izin | ledger/log | benzin,vinyet,otel,feribot
    kizimin ceyiz listesi ne alindi ne eksik kac para | ceyiz | tasks/collection/stock/ledger/log/catalogue |
    Babaannemden kalma tarifler, malzemesi yapılışı kaç kişilik. kaybolmasın diye | tarif/yemek | recipes | malzeme,yapilis,kisi
    site güvenliğiyim gece turları kayıt. blok, saat, görülen olay | tur/devriye/guvenlik | log | blok,saat,olay
    Ehliyet sınavına çalışmak için soru cevap, 4 şıklı olsun sonunda puan | ehliyet/sinav/soru/test | quiz |
    Osmanlıca kelimeler ezberlicem kartlarla, ön yüzü kelime arka yüzü manası | osmanlica/kelime | cards/quiz | kelime,mana
    Tavla turnuvası yapıyoz kahvede, kim kimi yendi puan durumu | tavla/turnuva | log/game/people/events/collection |
    mahallemizde çukurları bildirelim belediyeye, yer foto aciliyet (düşük, orta, yüksek) | cukur | requests/places/log/tasks/jobs | yer,foto,aciliyet,dusuk,orta,yuksek
    bebegimin emzirme saatleri sag sol kac dk, alt degisimi de | emzirme/bebek | log |
    Nakliyeciyim. Kamyonun lastiği yağı muayenesi hep kafamda, kafa da kalmadı zaten. Hangi km de ne değişti yazalım | bakim/kamyon/arac | log/tasks/ledger | km
    Cemevi lokma günleri için, can kimdir, kaç tas aş, hangi perşembe; bir de hizmet sahibi yazılsın | lokma | log/events/tasks/people/orders | hizmet
    düğün foto çekimi yapıyorum gelin damat adı, mekan, kapora, kalan, albüm teslim | cekim/dugun/foto | appointments/jobs/orders/events/ledger | mekan,kapora,kalan,teslim
    kiraya verdiğim çadırlar; kim aldı, kaç gün, depozito, sağlam geldi mi | cadir/kira | rentals | gun,depozito
    Şiirlerimi koyacağım bir yer | siir | articles/collection/catalogue/log |
    horoz dövüşü değil he yanlış anlama, süs tavuğu besliyom; ırk, kuluçka tarihi, kaç civciv çıktı | tavuk/kulucka/civciv | log/collection/stock | irk,kulucka,civciv
    Sınıf başkanlığı seçimi için oylama yapalım, adaylar Ela, Mert, Zeynep | oylama/secim/baskan | votes | ela,mert,zeynep
    hamam bohçası satıyorum instadan; sipariş veren, renk, nakış yazısı, kargo no | siparis/bohca | orders | renk,nakis,kargo
    Yayladaki hayvanların tuzu, yemi, ilacı ne kadar kaldı bilek | yem/stok/hayvan/yayla | stock |
    aylık bütçe ya maaş yatıyo 3 güne bitiyo nereye gidiyo bu para | butce/para/harcama/gider | ledger |
    namaz kitap spor hergün yaptım mı yapmadım mı | aliskanlik/namaz/gunluk/hergun | habits/tasks/log | namaz,kitap,spor
    Ney üfleyenler için makam rehberi. Makamın adı, seyri, karar perdesi ve meşhur bir eser | makam/ney | catalogue/articles/collection/cards | makam,seyir/seyri,karar perdesi,eser
    camii halı yıkatma yardımı kim ne verdi tarih tutar | yardim/bagis/hali | ledger/log/people | tarih,tutar
    Kaç gram altın bozdurursam kaç lira eder hesaplayıcı | altin/hesap | tool | gram
    Apartmanda herkesin birbirine yazacağı bi duyuru panosu olsun, kapıcıya da lafımız var | duyuru/pano/apartman | feed/chat/articles |
    Bursa İznik civarı çini ustaları, atölye adı adres telefon ne yapıyor | cini/atolye/usta | places/people/catalogue | atolye,adres,telefon
    seramik firini pisirim kaydi derece, sir, sure, sonuc (iyi, catlak, akmis) | pisirim/firin/seramik | log | derece,sir,sure,sonuc,catlak,akmis
    kütüphanedeki satranç kulübü üyeleri: isim, sınıf, ukd puanı | satranc/uye/kulup | people/collection | isim,sinif,ukd
    Anne tarafım kalabalık. Kim kimin nesi, doğum günü ne zaman, nerede oturuyor; bayramda kime gitcez şaşırıyoz | akraba/aile/dogum gunu | people/collection/events | dogum
    zıplayan kurbağa oyunu yap, sineğe değince puan | kurbaga | game |
    Diş teknisyeniyim laboratuvara gelen işler: hekim, protez cinsi, renk A1 A2 B1, teslim günü | protez/laboratuvar/dis tekn | jobs/orders/tasks | hekim,protez,renk,a1,a2,b1,teslim
    oda arkadaşlarıyla ortak fatura bölüşme kim ödedi kaç tl, su elektrik internet | fatura | ledger | su,elektrik,internet
    Zeytinyağı sıkım fabrikası, köylü sırayla geliyor: isim, kaç çuval, asit, çıkan yağ kilosu | zeytin/sikim/yag | log/orders/jobs/stock/appointments | isim,cuval,asit
    rüya defteri | ruya | log/collection/articles |
    Yılkı atı gözlemliyorum Karadağ'da; sürü, tay sayısı, konum, saat. Doktora tezim için, lütfen sade olsun | yilki/gozlem/suru | log/places/collection | suru,tay,konum,saat
    eczanede miadı yaklaşan ilaçlar barkod ilaç adi skt adet | ilac/miad/eczane | stock/log/collection | barkod,ilac,skt,adet
    Horon ekibi kıyafetleri hangi beden kimde, yıkandı mı ütülendi mi gayri | kiyafet/horon | rentals/stock/collection/people/log | beden
    Kaynak atölyesi teklif defteri, firma, iş tanımı, metre, birim fiyat, onaylandı mı | teklif/kaynak | orders/jobs/ledger/log/requests | firma,metre,birim fiyat,onay
    engelli kardeşimin okul servisi şoförüyle sabah akşam aldı bıraktı yazışması, saatli olsun | servis | log/chat/tasks | saat
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    leak jobs list for a one man plumbing outfit: customer, street, what's dripping, quote | leak/job/plumb | jobs/requests/orders/log/tasks | customer,street,quote
    I'm a community nurse doing leg ulcers mostly. I'd like to track wound width, depth, dressing type and next visit for each patient | wound/ulcer/dressing | log/appointments/people | width,depth,dressing,visit
    under 9s football who's played which half so parents stop moaning at me | football/half/player/under 9 | log/people/events/collection |
    bathroom cleaning rota for dorm 4B, name week done | cleaning/rota/bathroom | tasks/habits/log | name,week
    honey jars sold at the farmers market, size (8oz, 1lb), price, how many left | honey/jar | stock/ledger/orders/catalogue | size,8oz,1lb,price
    Our parish runs a food pantry. Family name, household size, dietary needs, last pickup, and please be gentle with the wording, folks are ashamed enough | pantry/food/famil | people/log/orders/appointments | household,diet,pickup
    janazah volunteers phone tree for the masjid | janazah/volunteer | people/tasks/collection |
    cat insulin shots | insulin/cat/shot | log/habits/tasks |
    braids n weaves appointments, Lagos mainland, client name style hours deposit paid | braid/appointment/hair/weave | appointments | client,style,hours,deposit
    pike perch tench whatever i land on the Trent, with lb oz, lure and peg no | fish/catch/pike/angling | log/collection | lure,peg
    Visitor sign-in for reception: name, company, badge number, host, time out. Paper book has gone missing twice. | visitor/sign-in/sign in | log/people | name,company,badge,host
    morris dancing sides directory | morris | people/places/catalogue/collection |
    kirana shop udhaar khata, customer mobile amount pending since when | udhaar/khata/credit | ledger/people/log | mobile,amount
    I keep bees AND chickens AND a husband; just the egg count please, per hen per day | egg/hen | log/stock | hen
    revision flashcards for gcse biology, term on one side meaning on other | biology/flashcard/revision/gcse | cards/quiz | term,meaning
    Could somebody make me an app where I record my late husband's clocks? Maker, year, movement, does it chime, and which of the children is to have it. | clock | collection/catalogue/stock | maker,year,movement,chime
    fantasy bake off pool at work, everyone guesses who goes home | bake/guess/pool/prediction | votes/game/log/quiz/people |
    scaffolding tags inspection: tag id, site, inspector, passed/failed | scaffold/inspection/tag | log/stock/jobs/collection | tag,site,inspector,passed,failed
    my gran's soda bread and 40 other things, ingredients steps oven temp | recipe/bread/bak | recipes | ingredient,step,oven
    pub quiz about 90s britpop multiple choice | quiz/britpop | quiz |
    tip splitting calculator, bill, percent, how many of us | tip | tool | bill
    Dialysis unit carpool. Driver, patient, chair time, wheelchair needed y/n | carpool/ride/dialysis/driver | appointments/log/tasks/people/events/jobs | driver,patient,chair time,wheelchair
    metal detecting finds w/ depth, field, period, handed to FLO or not | find/detect | log/collection | depth,field,period
    Our housing society in Pune wants complaint box: flat no, complaint type (lift, water, security), date, status. Secretary is sleeping only | complaint | requests/tasks/jobs/log | flat,lift,water,security,date,status
    knit and natter wool swap, colour ply grams and who has it | wool/yarn/swap | stock/collection/catalogue/rentals | colour,ply,gram
    quit vaping | vap/quit | habits/log/tasks |
    rent out my tools to neighbors cuz they never bring em back, tool / borrower / due back | tool | rentals | tool,borrower,due
    Esusu group of twelve women. Each one contributes monthly, one person packs it. Name, month, amount, collected or not | esusu/contribution | ledger/people/log | name,month,amount,collected
    lighthouse bagging, which ones ive been to, with county, date climbed, keepers cottage yes no | lighthouse | places/collection/log | county,date,cottage
    Haunted tour of York: stops, story, how long to walk to the next one | haunted/tour/ghost/stop | places/catalogue/events/articles | stop,story
    vote for the new hoodie colour for nursing soc: navy, sage, burgundy | hoodie/vote/colour | votes | navy,sage,burgundy
    drum kit practise minutes paradiddles n that | drum/practi | log/habits |
    meeting minutes and action points, owner due done. we are a tiny charity and nobody ever does owt | action/minute/meeting | tasks/log/articles/events | owner,due,done
    Snake feeding. weight before, prey size, refused or ate, shed date | snake/feed | log/habits | weight,prey,shed
    group chat for the night shift porters | chat/porter/night shift | chat/feed |
    custom cakes orders form: flavor (vanilla, red velvet, carrot), tiers, pickup date, message on cake | cake/order | orders | flavor,vanilla,red velvet,carrot,tiers,pickup,message
    school bus stops, kids names n which stop, guardian phone | bus/stop/kid | people/places/log/collection | stop,guardian
    I restore typewriters as a hobby in Ohio. model, serial, ribbon width, what's busted, $ spent so far | typewriter | collection/jobs/stock/log/ledger | model,serial,ribbon
    weekly sermon summaries people can read on the phone, title, scripture, preacher | sermon | articles/feed/catalogue/log/collection | title,scripture,preacher
    blood pressure morn & eve, systolic diastolic pulse, GP wants 2 weeks of it by the 19th argh | blood pressure/pressure | log | systolic,diastolic,pulse
    catch the falling mangoes game for my toddler | mango | game |
    Gurdwara langar sevadars: who is on chapati, who is on dal, dish washing, which shift | langar/seva | tasks/people/events/appointments/log | chapati,dal,shift
    spare parts fridge repair workshop in Kano, compressor gas thermostat, qty, shelf, reorder at | part/stock/spare | stock | compressor,gas,thermostat,qty/quantity,shelf,reorder
    wedding guests table numbers & who isn't talking to who | guest/wedding/table | people/events/collection | table
    mileage for taxes, from, to, purpose, miles. i drive for hospice | mile/trip | log/ledger | from,to,purpose,miles
    lost property at the leisure centre... item, where found, claimed. 43 odd socks since January, honestly | lost/property | log/stock/collection/catalogue/rentals | item,found,claimed
    Vereinsheim bar tab, half of us are Turks half Germans so english is neutral lol: member, drink, euros owed | tab/bar/drink | ledger/log/orders | member,drink,euro
    curling club ice bookings by sheet, skip name, 2 hr slots | curling/ice/booking/sheet | appointments/rentals/events | sheet,skip
    things to see in Gaziantep for my in-laws, place, opening hours, is there stairs | gaziantep/place/sight/see | places/catalogue/tasks/collection | place,opening,stairs
    seed library at the garden club. variety, sown month, germination %, donor, packets left | seed | stock/collection/catalogue/rentals | variety,germination,donor,packets
`,
  ),
];
