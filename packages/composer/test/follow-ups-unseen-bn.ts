import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; the most common failures were read. */
export const followBN: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Keklik kafesi defteri: kafes no, keklik sayısı, yem | bi de kaç yumurta aldık onu yazcam, yumurta kısmı koyuver | yumurta | | kafes,keklik,yem
    add | Cami temizlik nöbeti: isim, gün, kat | hocam telefon numarası da olsun, gelmeyeni arıyoz çünkü | telefon | | isim,gun,kat
    add | Tespih koleksiyonum: taşı, tane sayısı, usta | imameyi unutmuşum :) gümüş mü kehribar mı boynuz mu diye seçelim | imame,gumus,kehribar,boynuz | | tas,tane,usta
    add | Kombi servis işleri: müşteri, arıza, ücret | garanti bitiş tarihi lazım oluyo müşteriyle papaz olmayalım | garanti | | musteri,ariza,ucret
    add | yuzme kulubu sureler: sporcu, stil, sure | havuz 25 metre mi 50 metre mi o da secilsin yoksa dereceleri kiyaslayamiyoruz | havuz,25,50 | | sporcu,stil,sure
    add | Gelin bohçası: parça, adet, kimde | fiyatini da yazalim annem surekli soruyo kac para verdik diye | fiyat | | parca,adet,kimde
    add | Anneannemin ilaçları: ilaç, saat, doz | Aç mı tok mu içilecek, onu seçtirsen iyi olur. Kadıncağız karıştırıyor. | tok | | ilac,saat,doz
    add | Zeytinyağı teneke satışı: müşteri, teneke, tarih | Sayın yetkili, asit derecesi hanesinin ilave edilmesini rica ederim. Saygılarımla, Rıfat Öğüt, emekli ziraat teknisyeni | asit | | musteri,teneke,tarih
    add | Tiyatro kostüm deposu: kostüm, beden, raf | hangi oyundan kaldığı belli değil bunların ya, oyun adını girelim | oyun | | kostum,beden,raf
    add | Halı saha kadrosu: oyuncu, mevki, forma no | parayı verdi mi vermedi mi tik atsam?? hep ben yatırıyorum saha ücretini | ucret/para/ode/verdi | | oyuncu,mevki,forma
    add | Telsiz görüşmelerim: çağrı işareti, frekans, saat | Mod lazım (SSB, CW, FM, FT8), bir de sinyal raporu 59 gibi. 73 de TA2... | mod,ssb,cw,ft8,sinyal | | cagri,frekans,saat
    add | kamyon seferleri: yük, nereden, nereye | usta mazotu kaç litre bastım yazam, köprü parasını da | mazot,kopru | | yuk,nereden,nereye
    add | Doğum günleri: kişi, tarih | aklıma geldikçe hediye fikri karalayacağım bi yer aç her kişiye | hediye | | kisi,tarih
    add | Apartman su sayacı: daire, endeks, okuma tarihi | Sayacın fotoğrafını çekip iliştirebilelim, 7 numara her ay itiraz ediyor | foto | | daire,endeks,okuma
    add | tez kaynaklarim: yazar, yil, baslik | alinti yaptigim sayfa no da dursun, ornek: s. 45-47. jüriye 3 hafta kaldi aglicam | sayfa | | yazar,yil,baslik
    add | At ahırı: at adı, ırk, nal tarihi | kısrak, aygır, iğdiş ayrımı için cinsiyet ekleyin | cinsiyet,kisrak,aygir,igdis | | irk,nal
    add | Kuaför randevuları: ad, saat, işlem | kim yapacak onu seçtir, çalışan olarak Belgin Nurcan Şule var. Şule yarım gün ama neyse | calisan/kim,belgin,nurcan,sule | | saat,islem
    add | kumpir dükkanı malzeme: malzeme, kilo, tedarikçi | son kullanma tarihi niye yok bunda!! zabıta geldi geçen rezil olduk | son kullanma/skt | | malzeme,kilo,tedarikci
    add | Deprem çantası: eşya, adet | hangi yerde oldugu yazsın, seçenek arabada / evde / iş yerinde | araba,evde | | esya,adet
    add | Hafızlık takibi: talebe, cüz, sayfa | hocanın kanaati olsun; pekiyi, iyi, orta, zayıf. Allah razı olsun | kanaat,pekiyi,orta,zayif | | talebe,cuz,sayfa
    remove | Bisiklet tamir fişi: müşteri, bisiklet, arıza, teslim günü | teslim gününü kaldır, nasılsa hep geç kalıyorum :) | | teslim | musteri,bisiklet,ariza
    remove | Yufka siparişleri: isim, adet, mahalle | mahalleye gerek kalmadı, dağıtımı bıraktık belim tutmuyo artık | | mahalle | isim,adet
    remove | kedi mamasi: marka, gram, fiyat | fiyati cikar gozum gormesin | | fiyat | marka,gram
    remove | Zirve defteri: zirve, rakım, rota, hava | hava kısmını sil ya, doldurdum diyen yalan söyler | | hava | zirve,rakim,rota
    remove | Kur'an kursu yoklaması: öğrenci, ders, veli telefonu | Veli telefonu alanının KVKK gereğince çıkarılması gerekmektedir. | | telefon | ogrenci,ders
    remove | Terzi ölçüleri: müşteri, bel, basen, paça | paçayı at gitsin, ben etekçiyim | | paca | musteri,bel,basen
    rename | Hurda alımı: satıcı, cins, kilo | "cins" yazan yerde "maden" yazsın | maden | cins | satici,kilo
    rename | antrenman: hareket, set, tekrar | hareket ne ya, egzersiz de ona | egzersiz | hareket | set,tekrar
    rename | Servis minibüsü: ogrenci, durak, saat | artik fabrika personeli de biniyo, ogrenci demeyelim yolcu diyelim | yolcu | ogrenci | durak,saat
    rename | Bağ evi misafirleri: misafir, oda, gece | Gece kelimesi hoş durmuyor, "konaklama" olarak değiştirelim lütfen | konaklama | gece | misafir,oda
    rename | Ramazan kolisi dağıtımı: hane, nüfus, koli | koli değil kumanya olacak, başlıkta da kumanya yazsın kurbanın olam | kumanya | koli | hane,nufus
    rename | Almanya'ya giden valizler: sahibi, ağırlık, yer | Abi "ağırlık" yerine "kilo" yap, oma anlamıyor sonra Gepäck fazla çıkıyor | kilo | agirlik | sahib
    change-field | Ney dersleri: talebe, makam, seviye | seviyeyi elle yazmayalım, seçmeli olsun: mübtedi, orta, ileri | mubtedi,orta,ileri | | talebe,makam,seviye
    change-field | dondurma siparisi: isim, cesit, boy (küçük, büyük) | boylara bi de maxi gir | maxi | | isim,cesit,kucuk,buyuk
    change-field | Köy su deposu: depo, seviye (cm), saat | santimden anlamıyor muhtar, litre olarak yazılsın | litre | cm | depo,saat
    change-field | Fidan takibi: tür, sıra, durum (dikildi, tuttu, kurudu) | kurudu seçeneği moral bozuyo, onun yerine yenilenecek de | yenilenecek | kurudu | tur,sira,dikildi,tuttu
    change-field | düğün davetlileri: isim, masa, gelecek mi | gelecek mi kısmı evet hayır olmasın, kesin - belki - gelmez diye üç şık koy. bizim sülale belki der hep | kesin,belki,gelmez | | isim,masa
    change-field | Elektrik panosu kontrolü: pano, tarih, sonuç (geçti, kaldı) | Yönetmelik değişti; sonuç seçenekleri uygun, kusurlu ve tehlikeli olmalı, eskileri kalmasın. | uygun,kusurlu,tehlikeli | gecti | pano,tarih,sonuc
    change-rule | Kahvehane veresiyesi: ad, tutar, en fazla 500 lira borç | sınırı 750 yap çaya zam geldi | 750 | 500 | ad,tutar
    change-rule | su içme: saat, bardak, hedef günde 12 bardak | doktor böbrek için 9 yeter dedi, hedefi 9a indir | 9 | | saat,bardak
    change-rule | Jeneratör kiralama: müşteri, gün, günlüğü 1200 TL | yevmiyesi 1450 oldu bu pazartesiden itibaren | 1450/1.450 | 1200 | musteri,gun
    add-screen | Arı kovanları: kovan, ana yaşı, çıta | bal satışını ayrı bi sayfada tutayım: alıcı, kilo, para | alici,kilo,para | | kovan,ana,cita
    add-screen | Dernek üyeleri: üye, telefon, meslek | Ayrıca toplantılar için müstakil bir liste arzu ediyoruz; gündem ve karar yazılacak. | toplanti,gundem,karar | | uye,telefon,meslek
    add-screen | diş protez lab: hekim, iş, renk, teslim | takvim gibi bi görünüm olsa, hangi gün ne teslim var bi bakışta | takvim | | hekim,renk,teslim
    add-screen | Kantin satışları: ürün, adet, tutar | ay sonu için bir özet ekranı, müdür bey toplamları oradan görecek | ozet | | urun,adet,tutar
    look | Gece nöbeti: hemşire, servis, saat | ışığı gözümü oyuyo, koyu tema yapar mısın | koyu/karanlik | | hemsire,servis,saat
    look | Deplasman defteri: maç, şehir, bilet | bordo mavi olacak başka renk kabul etmem | bordo/mavi | | mac,sehir,bilet
    look | Ninemin masalları: masal, kahraman, öğüt | yavrum harfler karınca gibi, irileştir | | | masal,kahraman,ogut
    sort | Pul albümü: ülke, yıl, değer | en eski yıl en tepede dursun | | | ulke,yil,deger
    sort | evde hasta bakımı: bakıcı, gün, adres | bakıcılara göre öbek öbek görünse karışmıyacak | | | bakici,gun,adres
    sort | Tavla turnuvası: oyuncu, galibiyet, mars | çok yenen üstte olsun, eşitlikte mars sayısına bak | | | oyuncu,galibiyet,mars
    filter | Kurban hissedarları: isim, hisse, ödendi mi | ödemeyenleri tek dokunuşta görmem şart | | | isim,hisse,oden
    filter | film arsivi: film, yil, yonetmen | yonetmen secince sadece onunkiler ciksin, Nuri Bilge'leri arayip duruyorum | | | film,yil,yonetmen
    filter | Oto yedek parça: parça, marka, raf | şuraya arama yeri koy da tofaş yazınca gerisi gitsin | | | parca,marka,raf
    question | Kira takibi: kiracı, ay, tutar | bunu hanım kendi telefonundan da görebiliyo mu yoksa sırf bende mi | | | kiraci,ay,tutar
    question | tansiyon: büyük, küçük, nabız | Evladım yanlış yazdığım satırı nereden siliyoruz? | | | buyuk,kucuk,nabiz
    question | Yayla sürüsü: küpe no, koyun, aşı | çekmeyen yerde açılır mı bu, yukarda şebeke hak getire | | | kupe,koyun,asi
    multi | Keman atölyesi: çalgı, ağaç, fiyat | fiyatı sil, vernik ekle, çalgıya da enstrüman de | vernik,enstruman | fiyat,calgi | agac
    multi | Mahalle kütüphanesi: kitap, alan kişi, alış günü | dönüş günü koyalım. ha bi de kitapları harf sırasına diz, yeşil de yap gari | donus | | kitap,alis
    multi | Oto yıkama: plaka, paket, köpük | köpüğü çıkarıyorsun, ödeme ekliyorsun nakit kart diye. hadi bakalım | odeme,nakit,kart | kopuk | plaka,paket
`,
  ),
  ...readTold(
    'en',
    `
    add | Slurry log: tank, level, field | would ye stick in the weather as well, I can't be spreadin before rain or the inspector's on to me | weather | | tank,level,field
    add | Kirana udhaar khata: name, item, amount | Please add mobile number also so that I can call up the defaulters only | mobile/phone | | name,item,amount
    add | Aso ebi payments: guest, yards, paid | abeg add gele colour, dem dey choose coral, teal or gold | gele,coral,teal,gold | | guest,yard,paid
    add | Narrowboat cruising: lock, miles, mooring | need to jot down diesel too, litres will do. oh and pump-out yes/no | diesel,pump | | lock,mile,mooring
    add | little league roster: player, jersey, position | add allergies!! last season we almost had an epipen situation lol | allerg | | player,jersey,position
    add | Tiffin deliveries: customer, address, spice level | Jain families have joined, so one tick for no onion garlic must be there | onion/garlic/jain | | customer,address,spice
    add | grandads pigeons: ring number, colour, loft | he says where's the breeding. sire and dam | sire,dam | | ring,colour,loft
    add | Bell ringing outings: method, tower, date | Could one possibly include the conductor? Much obliged, Geoffrey (Whitechapel, ret'd) | conductor | | method,tower,date
    add | storage unit auctions: unit, bid, city | i wanna snap a photo of whats inside before i bid | photo | | unit,bid,city
    add | Gen fuel record: date, litres, who bought | price per litre dey change every day o, put am inside | price | | date,litre,bought
    add | PG accommodation: tenant, room, rent | Kindly incorporate police verification status i.e. pending, submitted, cleared. | verification,pending,submitted,cleared | | tenant,room,rent
    add | Quilt blocks: pattern, fabric, size | I'd just love a spot for the batting, honey: cotton, wool or bamboo | batting,cotton,wool,bamboo | | pattern,fabric,size
    add | turf bags: customer, bags, townland | who wants it dropped out to them, a delivery yes or no like | deliver | | customer,bag,townland
    add | Food truck spots: location, crowd, sales | hey can u put the permit cost on there, portland charges like 90 bucks and seattle was free?? | permit | | location,crowd,sales
    add | Kabaddi academy: player, weight, raider or defender | Guardian name and date of joining are compulsory as per federation. | guardian,join | | player,weight,raider,defender
    add | sourdough bakes: flour, hydration, rise time | give me a crumb score out of 5 pls, my husband rates them (harshly) | crumb | | flour,hydration,rise
    add | JAMB practice: subject, score, minutes used | make e get the past question year too e.g. 2019 or 2021 | year | | subject,score,minute
    add | Altar linen rota: week, volunteer, cloth | Father wants the liturgical season on it - Advent, Lent, Easter, Ordinary time | season,advent,lent,easter,ordinary | | week,volunteer,cloth
    add | airbnb turnovers: flat, cleaner, time | lockbox code as well, cleaners keep ringing me at the school gates | lockbox | | flat,cleaner,time
    add | Sugar diary: reading, time, meal | my diabetic nurse says I should be writing my insulin units next to it, so.. | insulin | | reading,time,meal
    remove | Goat rearing: tag, breed, weight, vaccine | comot breed, all of them na Red Sokoto anyhow | | breed | tag,weight,vaccin
    remove | Allotment plots: plot, holder, rent, shed key | ditch the shed key, some toerag's nicked the shed | | shed | plot,holder,rent
    remove | Saree stock: saree, fabric, purchase cost, selling price | purchase cost should not be shown at all, salesgirls are seeing my margin | | cost | saree,fabric,selling
    remove | Quiz league: team, points, landlord | Get rid of landlord. | | landlord | team,point
    remove | road trip stops: town, motel, gas, odometer | we went electric so u can lose the gas part | | gas | town,motel,odometer
    remove | Wake visitors: name, parish, mass card | Take the parish off it, 'tis nobody's business where they're from | | parish | name,mass card
    rename | Danfo daily returns: driver, plate, remittance | no call am remittance, we dey call am "balance" for park | balance | remittance | driver,plate
    rename | Care home visits: resident, visitor, time | Head office don't like the word resident anymore. It's to be housemate, I kid you not | housemate | resident | visitor,time
    rename | MOT bookings: reg, mileage, fail reasons | mileage > odometer | odometer | mileage | reg,fail
    rename | Coaching centre fees: student, batch, amount | sir rename student to aspirant, UPSC people prefer it | aspirant | student | batch,amount
    rename | Grazing record: herd, pasture, head count | y'all got pasture on there, it oughta say paddock | paddock | pasture | herd,head
    rename | choir robes: singer, robe no, returned | could 'singer' read 'chorister' please? our director is particular | chorister | singer | robe,return
    change-field | Sheep treatments: flock, count, product (Paratop, Osmonds) | we've Crovect in now too, put it in with the other products there | crovect | | flock,count,paratop,osmonds
    change-field | running club: runner, distance (km), time | can it be miles, we're in Barnsley not Belgium | mile | km | runner,time
    change-field | Cake orders: flavour, weight, slot | slot should come as dropdown, morning / evening / midnight surprise | morning,evening,midnight | | flavour,weight,slot
    change-field | tenant repairs: flat, problem, urgency (minor, serious) | drop minor, nothing's ever minor with this lot. emergency goes in instead | emergency | minor | flat,problem,serious
    change-field | Eid parking volunteers: volunteer, shift, vest size | brothers type vest size all sorts of ways, let them pick S M L XL XXL | xl,xxl | | volunteer,shift,vest
    change-field | Court diary: case no, judge, next date, outcome | Outcome must be by selection and not by typing: adjourned, part heard, reserved, disposed. | adjourned,part heard,reserved,disposed | | case,judge,outcome
    change-rule | Swear jar: who, word, 50p a go | inflation innit. 75p | 75 | 50p | who,word
    change-rule | Ajo contribution: member, week, 5000 naira each | meeting don hold, everybody go drop 7500 from next week | 7500/7,500 | 5000 | member,week
    change-rule | steps challenge: name, steps, goal 10000 a day | that's way too much for Nana, knock it down to 4000 | 4000/4,000 | 10000 | name,step
    add-screen | Suckler cows: tag, calving date, calf sex | I'd want a separate list for the AI straws, bull and code and how many left in the flask | straw,bull,code | | tag,calving
    add-screen | Shaadi guests: guest, side, hotel room | make one more page for vendors: work, advance, pending amount. tentwala is eating my head | vendor,advance,pending | | guest,side,hotel
    add-screen | HOA complaints: house, complaint, date | I'd like a summary screen with totals I can read aloud at the board meeting. Respectfully, Doris | summary | | house,complaint,date
    add-screen | dog grooming: dog, owner, cut | calendar view?? so i can see my week at a glance | calendar | | dog,owner,cut
    look | Stargazing notes: object, scope, seeing | needs dark mode badly, wrecks my night vision for 20 min every time | dark | | object,scope,seeing
    look | Super Eagles viewing centre: match, seats, gate fee | green abeg, na our colour be that | green | | match,seat,gate
    look | Mum's memory book: person, story, year | bigger writing if you would, her sight is failing | | | person,story,year
    sort | Vinyl crate: artist, album, pressing year | group em by artist, newest pressing first inside that | | | artist,album,pressing
    sort | Ration card queue: token, family, quantity | smallest token should come on top, presently it is showing ulta | | | token,family,quantity
    sort | Camogie scores: player, goals, points | highest scorer up top so the young ones can see theirselves | | | player,goal,point
    filter | school bus kids: child, stop, pickup done | show me only the ones not picked up yet, I can't scroll n drive | | | child,stop,pickup
    filter | Provision shop stock: item, carton, supplier | when I press one supplier make only him goods show | | | item,carton,supplier
    filter | seed swap: variety, grower, heirloom | wish I could just see the heirloom ones w/out hunting thru everything | | | variety,grower,heirloom
    question | Bin day: bin, street, week | does this go off on its own or do I have to open it every time? my son set it up and he's in Leeds | | | bin,street,week
    question | Society maintenance: flat, month, paid | How to take printout of this for notice board? Secretary is asking | | | flat,month,paid
    question | deer season: stand, date, shot | if i drop my phone in the creek is all this gone | | | stand,date,shot
    multi | Tailor jobs: client, style, deposit, fabric | remove fabric, put balance left, and client should be "madam" make e sweet them | balance,madam | fabric,client | style,deposit
    multi | Lifeboat shouts: date, crew, vessel | add launch time and sea state (calm, moderate, rough), then newest shout first please | launch,sea,calm,moderate,rough | | date,crew,vessel
    multi | yard sale: item, price, box | ok so box can go, add sold yes/no, and make the whole thing purple cuz why not | sold | box | item,price
`,
  ),
];
