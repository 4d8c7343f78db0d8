import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; the most common failures were read. */
export const unseenBN: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    pişmaniye siparişleri | pismaniye/siparis | orders |
    Köyde traktör kimden kime gidecek karışıyor, imece sırası tutalım. hane, tarla, saat yazsın yeter | traktor/imece | tasks/appointments/rentals/events/jobs | hane,tarla,saat
    kızımın aşı takvimi | asi | events/log/tasks/appointments |
    Lokantada akşamdan kalan yemekleri ihtiyaç sahiplerine duyurmak istiyoruz, gören alsın diyecek. yemek, porsiyon, saat kaça kadar | yemek/porsiyon | feed/requests/catalogue/stock | yemek,porsiyon,saat
    ebru teknelerimde kullandigim boyalar, renk, kitre orani, öd damlasi. elimde ne kaldi bileyim | boya/ebru | stock/collection | renk,kitre,od
    bulmaca gibi bisey istiyom plakalar hangi il çocuklara soracak | plaka/il | quiz/cards/game |
    Muhtarlık duyuruları | duyuru/muhtar | feed/articles |
    Merhaba kolay gelsin, ben Yozgat'ta nakliyeciyim. şoförlere verdiğim avansları tutacam, kime ne zaman kaç para verdim, geri kesildi mi | avans/sofor | ledger/log |
    Osmanlıca kelime kartları, ön yüzde kelime arkada manası | osmanlica/kelime | cards/quiz | kelime,mana
    balık avı: yer, yem, kaç kilo, ay durumu | balik/av | log | yer,yem,kilo,ay
    Sınıf annesiyim de, kim hangi gün poğaça getirecek listesi yapalım artık WhatsApp'ta kavga çıktı | pogaca/sinif/ikram | tasks/events |
    kdv hesaplasin | kdv | tool |
    Yıllardır biriktirdiğim gazoz kapaklarını kayda geçireceğim: marka, şehir, tahmini yıl, paslı mı değil mi | gazoz/kapak/kapag | collection | marka,sehir,yil,pas
    Çamaşırhane sırası, yurtta 2 makine var 80 kişiyiz | camasir/makine | appointments/requests/rentals |
    halk oyunları ekibi kıyafet emanet, kimde hangi cepken kaldı | kiyafet/cepken/halk oyun/emanet | rentals/stock/log |
    Arkadaşlarla okey oynuyoruz her cuma, çayları kaybeden ısmarlıyor. kim kaç sayı aldı yazılsın kavga bitsin!! | okey | log/game/ledger |
    Sayın ilgili, kooperatifimizin olağan genel kurulunda ortakların yönetim adaylarına oy verebileceği bir uygulama talep etmekteyiz. | oy/aday/genel kurul/secim | votes |
    namaz kazası borcum kaç kaldı, vakit vakit düşsün | kaza/namaz | log/habits/ledger |
    Antep usulü yuvalama, içli köfte, ne bilim işte bizim yörenin yemekleri. malzemesi, yapılışı, kaç kişilik. gelinler öğrensin | yemek/tarif/antep/yore | recipes | malzeme,yapilis,kisi
    güvercin takla süreleri | guvercin/takla | log |
    Dalgıç kursundayım dalış defteri lazım, derinlik, dip süresi, kalan bar, görüş, eş dalgıç | dalis | log | derinlik,dip,bar,gorus,es
    sigarayi birakiyom kac gun oldu kac tl cebimde kaldi | sigara | habits/log/tool |
    Köpeğimle gezerken rastladığım çeşmeler haritaya işlensin, suyu içilir mi, kitabesi var mı | cesme | places | icil,kitabe
    Ben emlakçıyım, portföyümü müşteriye göstercem: daire, semt, m2, oda sayısı, fiyat | portfoy/daire/emlak/ilan | catalogue | daire,semt,m2,oda,fiyat
    apartman asansör arızası bildirme | asansor/ariza | requests |
    torunlara harçlık hesabı | harclik | ledger/log |
    Hamam tası, peştamal, takunya... turistik hamamımızın emtia sayımı için bir program. Cinsi, adedi, yıpranma durumu | hamam/emtia/sayim/malzeme | stock | cins,aded/adet,yipranma
    Berlin'de Döner Laden'im var, çalışanların Schicht planı: kim, gün, saat kaçtan kaça | vardiya/schicht/calisan/plan | events/tasks/people/appointments | kim,gun,saat
    dede korkut hikayeleri okuma köşesi | dede korkut/hikaye | articles |
    akvaryum su degerleri ph nitrat amonyak sicaklik haftalik girecem | akvaryum/su deger | log | ph,nitrat,amonyak,sicaklik
    Yeni gelin evine çeyiz, eksik ne kaldı ne alındı işaretleyelim | ceyiz | tasks/stock/collection |
    tarot ama kahve falı gibi, rastgele fal çıkaran eğlencelik | fal/kahve | game/tool/cards |
    Dağcılık kulübü malzeme ödünç. malzeme, alan üye, çıkış, iade | malzeme/odunc/dagci | rentals | malzeme,uye,cikis,iade
    Ana babalar için sohbet, otizmli çocuğu olanlar birbirine yazsın | sohbet/otizm | chat/feed |
    Seracıyım Kumluca'dan. hangi seraya hangi ilacı ne gün attım, hasada kaç gün beklenecek. ilaç kalıntısından tır geri döndü çok zarar ettik | ilac/sera | log | sera,ilac,hasa
    Matematik soru bankası sorularım: konu, kaynak, yanlış mı boş mu | soru/matematik | log/collection/tasks | konu,kaynak,yanlis,bos
    fotoğrafçıyım dış çekim randevusu | cekim/randevu/foto | appointments |
    Bizim lisenin 1987 mezunları: isim, şube, şimdi nerde, telefon. vefat edenler de bellensin Allah rahmet eylesin | mezun | people | isim,sube,telefon,vefat
    mercimek nohut fasulye ekim nöbeti hangi tarlaya ne ektik | ekim/tarla | log/places/events | tarla
    müezzin, imam izin istekleri | izin | requests |
    sanayide torna işleri gelen parça, ölçü, kime, bitti mi | torna/is/parca | jobs/orders | parca,olcu,bitti
    BEBEK EMZIRME SAG SOL SAAT | emzir/bebek | log | sag,sol,saat
    At yarışı değil eşek yarışı bizimki :) köy şenliğinde hangi eşek kaçıncı oldu, binicisi, sahibi | esek/yaris | log/events/collection | esek,binici,sahib
    Kitap kulübümüz var 9 hanımız, sıradaki kitabı oylayalım | kitap/oyla | votes |
    tuhafiye dükkanı için düğme fermuar iplik stok, bitince haber versin | stok/tuhafiye/dugme | stock |
    Dilek ve şikayet kutusu, fabrikadaki işçiler isimsiz yazsın istiyoruz. bölüm, konu, açıklama | dilek/sikayet | requests/feed | bolum,konu,aciklama
    sesli harfleri ezberletcek oyun anaokulu 5 yaş | harf | game/quiz/cards |
    Tansiyon aletleri, tekerlekli sandalye, hasta yatağı... belediyemizin medikal emanet merkezi. Vatandaşın adı, cihaz, veriliş ve geri alış tarihi | medikal/emanet/cihaz | rentals | ad,cihaz,verilis,geri
    gunluk 3 guzel sey yazma | guzel sey/gunluk/sukur | log/habits/feed |
    Yörük keçesi, kilim, heybe; kadın kooperatifi olarak elde dokuduklarımızı sergileyelim istiyoruz, ürün adı, dokuyan kadın, boyu, fiyatı, kök boya mı | kilim/dokuma/urun/kece | catalogue | urun,dokuyan,boy,fiyat,kok boya
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    pothole reporting | pothole | requests/places/feed |
    Hiya, I run the school uniform swap in our church hall. Need garment, size, condition and whether it's been claimed, mums keep turning up for stuff thats gone | uniform/garment/swap | stock/catalogue/collection/requests | garment,size,condition,claimed
    Suya spot orders: sticks, pepper level, customer, paid or not | suya/order | orders | stick,pepper,customer,paid
    silage bales how many in which field | silage/bale | log/stock | field
    I need to know who's turn it is to drive to hurling training, 6 families, 3 cars and 1 of them banned | hurling/drive/lift/driving/carpool/training | tasks/events |
    UPSC polity flash cards | polity/upsc/flash | cards/quiz |
    My bowling average. Game 1, game 2, game 3, ball used, lane conditions | bowling | log | game,ball,lane
    tooth fairy ledger lol: kid, which tooth, how much the fairy coughed up | tooth | ledger/log | kid,tooth,much/amount/paid
    Dear Sir, kindly make one application for our temple trust for recording donations received: devotee name, gotra, amount, receipt no., purpose | donation/temple | ledger | devotee,gotra,amount,receipt,purpose
    crisp flavours ive tried | crisp/flavour | collection/log |
    Holy wells of Clare, where they are and what cures they're said to have, and the pattern day | well | places | cure,pattern
    need smth to calculate tip and split it | tip/split | tool |
    Landlord palaver. I wan dey record every time NEPA take light and when dem bring am back, how many hours | light/nepa/outage/power | log | hour
    Beekeepers' association swarm collection line: people ring in with a swarm, we note address, how high up, who's going | swarm | requests/jobs/tasks | address,high/height
    Vote on baby names | baby name/name | votes |
    My late husband's model railway. 214 locomotives, I must value them: maker, gauge, running or not, box present, estimate | locomotive/railway/train | collection | maker,gauge,running,box,estimate
    autorickshaw daily kamai, cng kharcha, malik ka kiraya | rickshaw/kamai/earning | ledger/log | cng,kamai,kiraya
    Gaeilge word a day for the young lad | gaeilge/word/irish | cards/articles/feed/quiz |
    bounce house rentals - which house, party address, date, deposit, blower returned? | bounce | rentals | address,date,deposit,blower
    Night bus safety chat for girls in our hostel | chat/night bus/safety/hostel | chat/feed |
    I'm a mobile farrier covering Devon. Horse, owner, yard, shoes or trim, next due in weeks | horse/farrier/shoe/shoeing | jobs/appointments/log/people | horse,owner,yard,trim
    trivia bout 90s wrestling | wrestling/trivia | quiz/game |
    mama put menu for my buka, soup, swallow, protein, price. make customers see am for phone | menu/buka | catalogue | soup,swallow,protein,price
    Parish newsletter, articles with a photo and who wrote it | newsletter/parish/article | articles/feed | photo
    Stammering practice every day: breathing, slow reading, phone call. tick when done | stammer/practice | habits | breathing,slow reading,phone call
    Foster kitten weights, grams, twice daily, which bottle formula | kitten/weight | log | gram,formula
    Cricket gully team scores, overs we bowl 6, who got out how | cricket/score/gully | log/game |
    funeral home hearse bookings | hearse/booking | appointments/rentals/orders/events |
    I can't remember which neighbor has which of my tools. drill's gone since March. tool, neighbor, lent on, back? | tool/lent/lend/loan | rentals/log | tool,neighbo,lent
    Grandma's pierogi, golabki, all them recipes before she passes. ingredients, steps, the story behind | recipe/grandma/pierogi | recipes | ingredient,step,story
    driving theory test hazard quiz uk | theory/driving/hazard | quiz |
    POS agent business: withdrawal, deposit, charge, customer name, time. my girl dey do magic with the money | pos/withdrawal/transaction | ledger/log | withdrawal,deposit,charge,customer,time
    bog oak carvings for sale | bog oak/carving | catalogue |
    Kindergarten show and tell sign-up, kid, what they bring, week. No more live chickens please | show and tell/sign | events/tasks/requests/appointments | kid,bring,week
    Ooh could you do me a moth trap diary? species, how many, temperature, moon, trap type MV or actinic | moth | log | species,temperature,moon,mv,actinic
    gym bros pr board: squat bench deadlift | pr/record/lift/gym | log | squat,bench,deadlift
    Society water tanker requests. Flat no, litres, preferred time, urgent tick | tanker/water | requests/orders | flat,litre,time,urgent
    Ghost sightings at our hotel, guests log room, what they saw, hour of night | ghost/sighting | log/feed | room,saw,hour
    Hospital visitors rota for Auntie Bridie so she's not left on her own of a Sunday | visit/rota | events/tasks/appointments |
    sneaker raffle entries | raffle/sneaker | collection/log/people/events/requests/tasks |
    Tumblr-ish page where us crocheters post what we finished, pic, yarn, hook size | crochet | feed | yarn,hook
    keke napep spare parts my shop sell, part, number of pieces, cost, where e dey for shelf | part/keke | stock | part,piece,cost,shelf
    Two truths and a lie party game | truth | game/quiz/cards |
    Widowers' walking group, members list with next of kin and any heart trouble. We lost a chap on Kinder Scout last year | member/walk | people | kin,heart
    mandi rates onion tomato potato every morning | mandi/rate | log/feed/catalogue | onion,tomato,potato
    Chicken coop chores for my 3 boys, feed, water, collect eggs, who did it. whoever slacks no xbox | chore/coop/chicken | tasks/habits | feed,water,egg
    Sea swimming. Water temp, tide, minutes in, did I cry y/n | swim | log | temp,tide,minute,cry
    countdown to my sister's wedding and all functions - haldi, mehendi, sangeet, pheras with venue and dress code | wedding/function | events | venue,dress
    Rent-a-tux shop here in Tulsa: tux size, groom's party, fitting, pick up, return | tux | rentals | size,fitting,pick,return
    Street food walks I've led in Kolkata, stall, dish, hygiene out of 10, closed on which day | stall/food/street | places/log/collection/catalogue | stall,dish,hygiene,closed
`,
  ),
];
