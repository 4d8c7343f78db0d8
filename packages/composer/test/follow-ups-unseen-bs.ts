import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; read. */
export const followBS: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Pazar tezgahı defteri: mahsul, kasa sayısı, satış fiyatı | akşam elimde kalanı da yazmam lazım, çürüyen domates zarar yazıyo. artan kilo diye bi yer koy | artan | | mahsul,kasa say,satis fiyat
    add | Bebegin mama gunlugu: ogun, yemek, ne kadar yedi | alerjisi cikabilir, doktor hanim tepkiyi yaz dedi: kizariklik, kusma, yok seklinde secmeli olsun | tepki,kizariklik,kusma | | ogun,yemek
    add | Taksi vardiya defteri: vardiya, hasılat, kilometre | Mazotu unutmuşum ya, her gün 600 lira gidiyo ona. Mazot parası ekle bi zahmet | mazot | | vardiya,hasilat,kilometre
    add | Saz dersi notlarım: türkü, makam, tarih | hangi düzende çaldığım da belli olsun. düzen: bozuk, misket, kara düzen. hoca her hafta değiştiriyo kafayı yicem | duzen,bozuk,misket | | turku,makam,tarih
    add | Balkon fideleri: fide, ekim günü, saksı no | Sayın yetkili, sulama aralığını da gün olarak girebilmek isterim. Emekliyim, unutuyorum. Teşekkür ederim. | sulama | | fide,ekim,saksi no
    add | Gece nöbeti çizelgesi: bekçi, kapı, saat | devriye yapıldı mı diye bi tik lazım, müdür sabahın köründe onu soruyo | devriye | | bekci,kapi,saat
    add | Muhtarlık dilekçe kaydı: konu, dilekçe sahibi, geliş tarihi | Evrak sayısı (örneğin 2024/117) ile havale edilen birim de girilebilmelidir. | evrak say,havale/birim | | konu,gelis
    add | Turşu küplerim: sebze, kurulduğu gün, kavanoz | gelin sirkeli seviyo oğlan limonlu, ekşisi hangisi onu da yazıym: sirke, limon, koruk | sirke,limon,koruk | | sebze,kavanoz
    add | tespih koleksiyonum: malzeme, tane sayisi, usta | imamesi neden yapilmis onu da ekle abi, bi de foto koyabileyim | imame,foto/resim/gorsel | | malzeme,tane say,usta
    add | Güvercin kümesi: bilezik no, renk, cins | Yumurtlama tarihi eklesene gardaş, yavru ne zaman çıkacak bilek | yumurtlama | | bilezik,renk,cins
    add | Kapıcı ekmek listesi: daire, ekmek adedi, gazete | 4 numara artık çavdarlı istiyor bende akıl kalmadı!! ekmek türü koyun, normal çavdar kepek | cavdar,kepek | | daire,ekmek aded,gazete
    add | Belediye korosu provası: eser, şef, prova günü | Ses grubu da seçilsin efendim. Soprano, alto, tenor, bas. Geçen hafta iki alto birden tenora oturmuş, gülmekten söyleyemedik | soprano,alto,tenor | | eser,sef,prova
    add | arı kovanları: kovan no, ana arı yaşı, çıta | varroa ilacı tarihini de tutayım, ha bi de bal verimi kg cinsinden | varroa,verim | | kovan no,ana ari,cita
    add | Kayınvalidenin ilaçları: ilaç adı, saat, doz | açken mi tokken mi karışıyo sürekli kadıncağız mideden gitti, aç karnına / tok karnına / fark etmez diye seçtir | tok karn,fark etmez | | ilac ad,saat,doz
    add | Servis öğrencileri: öğrenci, durak, okul | velinin telefonunu istiyom, sabah kapıda kimse çıkmayınca kornaya basmaktan komşular sövüyo | veli/telefon | | ogrenci,durak,okul
    add | Izine giderken götürülecekler: eşya, kime, adet | Ağırlığı da lazım, bavul 30 kiloyu geçince havalimanında Köln'de rezil oluyoz | agirlik/agirlig | | esya,kime,adet
    add | Çeyiz sandığı dökümü: parça, işleme, adet | ören kişi diye bi satır daha olsun, anneannemin dantelleri ötekilerle karışmasın sonra kavga çıkıyor miras gibi | oren | | parca,isleme,adet
    add | Kurban hissesi: hissedar, hisse sayısı, ödediği | vekalet verdi mi işareti unutulmuş. onsuz kesemeyiz günah olur | vekalet | | hissedar,hisse say,odedi
    add | Amatör telsiz kayıtları: çağrı işareti, frekans, saat | RST raporu ve mod da girilsin, mod dediğim SSB FT8 CW bunlardan biri. 73! | rst,ssb,ft8 | | cagri,frekans,saat
    add | mahalle kutuphanesi odunc: okur, kitap, verilis | iade tarihini koymamissiniz kitaplar geri gelmiyo ki, Sefiller 2 senedir Nurten hanimda | iade | | okur,kitap,verilis
    remove | Peynir tezgahı: peynir, kalan teneke, mandıra, alış fiyatı | mandırayı çıkar, hepsi aynı yerden geliyo zaten | | mandira | peynir,teneke,alis
    remove | oglumun uyku cizelgesi: yatis, kalkis, ruya, uyanma sayisi | ruya neymis ya 2 yasinda cocuk, sil onu | | ruya | yatis,kalkis,uyanma
    remove | Güllerim: gül adı, budama, gübre, komşu notu | komşu notu lüzumsuz olmuş evladım, kaldırıver | | komsu | gul ad,budama,gubre
    remove | Düğün orkestrası repertuvarı: parça, ton, solist, tempo | Tempoya hiç gerek yok, halayın hızına damat karar veriyor :) | | tempo | parca,ton,solist
    remove | Durak sırası: plaka, şoför, çıkış saati, mola | mola kısmı adamları birbirine düşürdü. iptal | | mola | plaka,sofor,cikis
    remove | Encümen kararları: karar no, konu, oy dağılımı, tarih | Oy dağılımının gizli tutulması gerektiğinden ilgili alanın çıkarılması rica olunur. | | oy dagilim | karar no,konu,tarih
    rename | Gözleme siparişleri: müşteri, dolgu, adet | dolgu yazan yere harç de, dolgu dişçide olur | harc | dolgu | musteri,adet
    rename | Kına gecesi davetlileri: isim, akraba, kişi sayısı | "akraba" değil "hısımlık" yazsın, babaannem öyle diyo onun telefonunda olcak bu | hisimlik | akraba | isim,kisi say
    rename | Gece vardiyası arıza: makine, belirti, usta | usta kelimesini bakımcı yap yoksa şef alınıyor, burda bir tek o ustaymış | bakimci | usta | makine,belirti
    rename | Bostan hasadı: sebze, okka, gün | okkayı şaka diye yazdıydım ciddiye almışsın :D onun adı kilo olsun | kilo | okka | sebze,gun
    rename | kirtasiye zimmeti: personel, malzeme, teslim gunu | Personel ibaresinin "memur" olarak değiştirilmesini arz ederim | memur | personel | malzeme,teslim
    rename | Ud kursu: çocuk, seviye, ders günü | çocuk demeyelim 64 yaşında emekli albay da geliyo ayıp. öğrenci olsun ismi | ogrenci | cocuk | seviye,ders gun
    change-field | Kuruyemiş satışı: çeşit, kilo, ödeme (nakit, kart) | Ödemeye veresiyeyi de koy, köy yeri burası kimde para var | veresiye | | nakit,kart,cesit
    change-field | Bez sayacı: saat, içerik (çiş, kaka) | içeriğe ikisi birden şıkkı da lazım, bi de kuru. kuru çıkınca bayram ediyoz | ikisi birden,kuru | | cis,kaka,saat
    change-field | Orkide sulama: bitki, su miktarı (litre), gün | litre ne yav ağaç mı suluyom ben, mililitre olsun kaşıkla veriyom | mililitre/ml | | bitki,su miktar
    change-field | Yolcu şikayetleri: yolcu, şikayet, önem (1-5) | önemi rakamla verince herkes 5 basıyo, hafif orta ağır diye seçelim | hafif,orta,agir | | yolcu,sikayet,onem
    change-field | Ney üfleme: parça, süre (saat), zorluk | süre dakika olcak saat değil, yarım saatte başım dönüyo zaten | dakika/dk | | parca,sure,zorluk
    change-field | Tapu sırası: ad soyad, ada parsel, gün | Gün serbest yazılmasın; yalnızca pazartesi, çarşamba, cuma seçilebilsin, öteki günler arşivdeyiz | pazartesi,carsamba,cuma | | ad soyad,ada parsel
    change-rule | Yürüyüş defterim: tarih, adım, diz ağrısı. Günlük hedef 4000 adım | Doktor hedefi 6500'e çıkardı, düzeltiver yavrum | 6500/6.500 | 4000 | adim,diz
    change-rule | Dolmuş abonesi: yolcu, güzergah, ay. aylık ücret 1250 lira | mazota zam geldi ne yapak, aylık ücret 1480 oldu | 1480/1.480 | 1250 | yolcu,guzergah
    change-rule | Düğün salonu masa düzeni: masa, davetli, yemek. Salona en fazla 350 kişi | itfaiye 275 kişiden fazla almayın demiş, sınırı ona çek | 275 | 350 | masa,davetli,yemek
    add-screen | Balıkçı tezgahı: balık, kilo, fiyat | Bir de veresiye yazdıranların ayrı defteri olsun: adı, borcu, ne gün ödeyecek | veresiye,borc | | balik,kilo,fiyat
    add-screen | Kreş etkinlikleri: çocuk, etkinlik, tarih | takvim sayfası da lazım, hangi gün ne yapmışız ayca görelim, veliler sorup duruyor | takvim | | cocuk,etkinlik
    add-screen | gece bekcisi gunlugu: saat, olay, onlem | ay sonu özeti diye bi sayfa aç kaç olay olmuş, amire gösterem | ozet | | saat,olay,onlem
    add-screen | Kasaba bandosu: üye, çalgı, telefon | ayrı bi sayfada marşları tutalım: marş adı, besteci, nota kopyası | mars,besteci,kopya | | uye,calgi,telefon
    look | Reçel tarifleri: meyve, şeker, pişme süresi | Rengini bordo yapıver, vişne gibi dursun | bordo | | meyve,seker,pisme
    look | Vardiya uykum: yattım, kalktım, kaç çay | gece gece gözüm yanıyo, koyu tema yap şunu | koyu | | yattim,kalktim,cay
    look | emekli kahvesi okey puanlari: oyuncu, el, puan | yazılar karınca gibi evladım, irileştir. gözlük de yetmiyo | | | oyuncu,puan
    sort | Pazar yerlerim: pazar, ilçe, tezgah kirası | kirası ucuz olan üstte çıksın | | | pazar,ilce,kira
    sort | Aşı günleri: aşı, tarih, yapıldı mı | en yakın tarih başta dursun yoksa kaçırıyorum, ikizler var bende | | | asi,tarih,yapildi
    sort | Ezgi defteri: türkü, yöre, usul | yöreye göre öbekle. Urfa bi yerde Ege bi yerde Karadeniz bi yerde | | | turku,yore,usul
    filter | Taksi alacakları: müşteri, yol, borç, ödedi mi | ödeyenleri görmek istemiyom sade ödemeyen gelsin ekrana | | | musteri,yol,borc
    filter | Tohum takası: tohum, hasat yılı, kimden | hasat yılını seçip yalnız o senenin tohumlarına bakabilelim, eskisi çimlenmiyo | | | tohum,hasat,kimden
    filter | Belediye beyaz masa: mahalle, konu, durum | Mahalle bazında süzme imkânı eklenmesini talep ediyoruz | | | mahalle,konu,durum
    question | Kek denemelerim: un, fırın derecesi, kabardı mı | telefonu degistirirsem bunlar gider mi, kızım yenisini alcak da | | | un,firin,kabardi
    question | Nöbet değişimi: kim, kiminle, gece | bunu servisteki arkadaşlara nasıl yolluycam, vatsaptan gidiyo mu | | | kim,gece
    question | Saksı çiçekleri: çiçek, pencere, toprak | yanlış yazmışım menekşeyi, yazdığımı sonradan nasıl düzeltirim? parmağım kalın bi de | | | cicek,pencere,toprak
    multi | Simit arabası: gün, simit adedi, ciro | Poğaça adedi ekle, ciro yerine hasılat yazsın, rengi de turuncu olsun | pogaca,hasilat | ciro | gun,simit
    multi | Torun harçlıkları: torun, bayram, miktar | bayramı kaldır artık karneye göre veriyorum, onun yerine karne notu koy, çok alan yukarda olsun da küsenlere göstereyim | karne | bayram | torun,miktar
    multi | Cura yapımı: ağaç, tekne boyu, perde sayısı | perde sayısını çıkar hepsi aynı. cila ekle gomalak ya da vernik diye. bi de siparişçiler için ayrı liste: alıcı, teslim tarihi | cila,gomalak,vernik,alici,teslim | perde | agac,tekne
`,
  ),
  ...readTold(
    'en',
    `
    add | Market stall takings: day, pitch, cash taken | add card takings too, half of em tap their phone now even for a quid's worth of coriander | card | | day,pitch,cash
    add | Puree diary: food, date, liked it | need a reaction box - rash, runny nose, none. health visitor wants it in writing | reaction,rash,runny nose | | food,date,liked
    add | Taxi trips Ibadan: passenger, from, to, fare | abeg put place for balance wey passenger never pay | balance | | passenger,fare
    add | Allotment beds: bed number, crop, sown on | Could one also note the variety? I grow four sorts of runner bean and can never tell which is which. | variety | | bed,crop,sown
    add | Ukulele songbook: song, key, capo | strumming pattern pls!! like D DU UDU | strum | | song,key,capo
    add | Night ward handover: bed, initials, last obs | NEWS score as well, a number, and a tick for DNACPR. bleep me if stuck haha | news,dnacpr | | bed,initials,obs
    add | Parish council post: sender, subject, received | Kindly include the reference number (for instance PC/24/031) and the date by which a reply is due. | reference,reply/due | | sender,subject,received
    add | Tiffin orders: customer, rotis, address | jain or regular to be selected no, and spice level also - mild, medium, teekha. Mrs Shah got garlic last week, full drama | jain,mild,teekha | | customer,roti,address
    add | Pensioners lunch club: guest, main course, table | who needs a lift home? a yes or no will do. Doris can't manage the hill since her hip | lift | | guest,main course,table
    add | Sourdough bakes: flour, hydration, bulk time | crumb photo + oven temp, celcius | photo/picture/image/crumb,oven | | flour,hydration,bulk
    add | Brass band uniforms: player, jacket size, issued | put a returned tick on it. three jackets walked off after the christmas do and nobody knows nowt | returned | | player,jacket,issued
    add | Keke repair book: part, mechanic, cost | oga add odometer reading, that mechanic dey lie about service | odometer | | part,mechanic,cost
    add | Toddlers first words: word, said on, to whom | which langauge, he's growing up in Duisburg so deutsch, turkish, english all in one soup | deutsch,turkish,english | | word,said
    add | Compost heap: date, what went in, layer | core temperature please, I have bought a probe with my winter fuel money and intend to use it | temperature | | date,layer
    add | Dahlia tubers: cultivar, clump weight, stored in | flower form would be handy... cactus, pompon, ball, decorative | form,cactus,pompon | | cultivar,clump,stored
    add | Town hall keys: key, holder, signed out | deposit paid yes/no. Gary from the scouts still owes us | deposit | | key,holder,signed out
    add | Choir tea rota: sunday, baker, cake | ALLERGENS. nuts, gluten, dairy, egg. Margaret nearly died on us at evensong | allergen,gluten,dairy,egg | | sunday,baker,cake
    add | Pigeon race results: ring number, velocity, race point | wind direction an all pal, means nowt without it | wind | | ring,velocity,race point
    add | Cab lost property: item, where found, date | claimed by, n a phone number for em. got 9 umbrellas n a prosthetic foot in my boot | claimed,phone | | item,found,date
    add | Party jollof catering: client, coolers, venue | add guest count and the aso ebi colour so my girls fit match their headtie | guest,aso ebi | | client,cooler,venue
    remove | Fish stall: species, boxes, boat, price per kg | drop the boat, harbourmaster's got all that | | boat | species,boxes,price
    remove | Nap tracker: start, end, mood, room | mood is always grumpy lol get rid | | mood | start,end,room
    remove | Pub gig diary: venue, fee, setlist, parking | take parking out, drummer lost his licence so its the bus now | | parking | venue,fee,setlist
    remove | Marriage licence queue: couple, token, witness, time slot | Please delete the witness field; that information is held on paper only. | | witness | couple,token,slot
    remove | Bird table watch: bird, how many, seed, weather | dont need weather im only looking out the kitchen window | | weather | bird,seed
    remove | Dashcam incidents: plate, road, insurer, what happened | insurer shouldn't be there, lawyer says no. off with it | | insurer | plate,road,happened
    rename | Chutney batches: fruit, jars, made on | say pots instead of jars, we're in Lincolnshire not Alabama | pots | jars | fruit,made on
    rename | Shift swaps: giver, taker, night | giver and taker sounds like a ransom, make em "offered by" and "covered by" | offered by,covered by | giver,taker | night
    rename | Sabzi mandi book: item, price, quintals | price ki jagah bhav likho bhai, papa bhi use karenge | bhav | price | item,quintal
    rename | Bagpipe tunes: tune, style, learned from | Wee correction: "style" ought to read "time signature". A 6/8 is not a style, it's a way of life. | time signature | style | tune,learned
    rename | Rates counter: resident, complaint, desk | replace the word complaint with enquiry, management are touchy | enquiry | complaint | resident,desk
    rename | Hedgehog log: visitor, time seen, ate | visitor -> hog name. they've all got names now (Sir Snuffles is the big un) | hog name | visitor | time seen,ate
    change-field | Fruit barrow: fruit, sold by (kilo, each), asking price | add punnet and bowl to the sold by, its all pound-a-bowl dahn here | punnet,bowl | | kilo,each,fruit
    change-field | Cab fare sheet: trip, miles, tip | miles should be kilometres yaar, i am in pune not texas | km/kilomet | mile | trip,tip
    change-field | Potty chart: time, result (wee, poo) | put accident and false alarm in the results. we get a LOT of false alarms | accident,false alarm | | wee,poo,time
    change-field | Drum practice: rudiment, tempo, rating (1-10) | numbers are meaningless to me, make the rating rough, passable or clean | rough,passable,clean | | rudiment,tempo,rating
    change-field | Greenhouse watering: plant, litres, day | i'm in ohio, gallons please not litres | gallon | litre | plant,day
    change-field | Blood pressure book: date, reading, arm | make arm something I pick, left or right, I keep typing loft | left,right | | date,reading,arm
    change-rule | Sponsor a bench: donor, bench spot, paid. Each bench costs 450 pounds | joiner's put his price up, it's 525 a bench as of monday | 525 | 450 | donor,bench,paid
    change-rule | Cello minutes: date, piece, minutes. Weekly target 210 minutes | new teacher says 280 a week or dont bother turning up | 280 | 210 | date,piece,minutes
    change-rule | Bottle feeds: time, ml, which bottle. No more than 960 ml a day | pediatrician cut the max down to 720, reflux | 720 | 960 | time,bottle
    add-screen | Scarf stall stock: scarf, colour, qty | second page for my suppliers in Tiruppur - supplier name, phone, minimum order | supplier,minimum | | scarf,colour,qty
    add-screen | Seed tin: packet, sow from, use by | I'd love a calendar as well, so I can see what wants sowing each month over my cocoa | calendar | | packet,sow from,use by
    add-screen | Black cab ledger: date, takings, diesel | weekly summary page wiv totals, me accountant wont take a shoebox no more | summary/total | | date,takings,diesel
    add-screen | Mandolin orchestra: player, part, email | Also a separate list of loaned instruments: serial number, case, borrower | serial,case,borrower | | player,part,email
    look | Night porter jobs: job, floor, done | can it be dark, corridor's pitch black at 3am and i look like a lighthouse | dark | | job,floor,done
    look | Jam show entries: exhibitor, class, jar size | lavender coloured would be lovely, to go with our tablecloths | lavender/purple/lilac/violet | | exhibitor,class,jar
    look | Grandpa's pills: pill, when, taken | bigger letters!!! I am 83 | | | pill,when,taken
    sort | Wholesale veg prices: veg, trader, price a box | cheapest box first | | | veg,trader,price
    sort | Jam session tunes: tune, key, who calls it | group by key so we aint retuning the banjo every five minutes | | | tune,key
    sort | Burial plot register: plot, family, year of interment | Entries ought to run oldest interment first, as in the ledger of 1911. | | | plot,family,year
    filter | Airport runs: rider, terminal, pickup time, paid | just wanna see the ones who aint paid | | | rider,terminal,pickup
    filter | Recipe box from mama: dish, tribe, pepper level | let me pick tribe and see only that one, e.g. Efik soups only | | | dish,tribe,pepper
    filter | Toddler clothes boxes: size, season, which box | need to narrow by size, im knee deep in 9-12 months stuff in the attic | | | size,season,box
    question | Slow cooker log: meal, hours, verdict | does it work with no signal? we're up a valley in powys | | | meal,hours,verdict
    question | Rota for night security: guard, gate, shift | if I open this on my wife phone also will it show same data? | | | guard,gate,shift
    question | Accordion repairs: model, fault, reed | is there a way to undo, think i sat on it and deleted the Hohner | | | model,fault,reed
    multi | Egg honesty box: date, dozens, money in box | add broken eggs, call money in box "takings" and make it yellow like a yolk | broken,takings | money in box | date,dozens
    multi | Bingo night: caller, prize, winner | 1) remove caller its always Brian 2) i want prize value in £ 3) newest at top ta | value | caller | prize,winner
    multi | Rickshaw meter book: trip, meter fare, waiting | waiting charges hatao, toll add karo, and one more screen for servicing with garage name and next service | toll,garage,next service | waiting | trip,meter
`,
  ),
];
