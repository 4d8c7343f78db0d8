import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenBE: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    kemençe akort defteri | kemence/akort | log/collection/tool |
    Selamün aleyküm, camimizin halıları hangi gün süpürüldü kim süpürdü yazacağımız bişey lazım, tarih ve isim yeter | hali/cami/supur/temizlik | log/tasks/jobs | tarih,isim
    Turşu kuruyorum satıyorum. Kavanoz boyu (1 kg, 3 kg, 5 kg), sebze, alıcı, teslim günü. Geçen kış karıştı bütün siparişler rezil oldum Nermin hanıma | tursu/siparis | orders | kavanoz,1 kg,3 kg,5 kg,sebze,alici,teslim
    uyku takibi bebek icin | uyku/bebek | log |
    Tırcıyım Kapıkule'de kaç saat beklediğimi yazcam, kapı, giriş saati, çıkış saati. Firma inanmıyo da | kapi/bekle/gumruk/sinir | log | giris,cikis
    Sayın yetkili, sitemizde görev yapan güvenlik personelinin vardiya çizelgesini tutacak bir uygulama talep ediyoruz: personel, vardiya, nokta. | vardiya/guvenlik | events/log/people/tasks/appointments | personel,vardiya,nokta
    osmanlıca kelime çalışma kartları | osmanlica/kelime | cards/quiz |
    Okey oynarken skor tutan bişi ya dört kişiyiz kağıt bitti | okey/skor | tool/game/log |
    Kırklareli'nde hardaliye yapıyoz ailecek, reçetelerimiz dedemden kalma. Malzeme, bekleme süresi, püf noktası | hardaliye/recete/tarif | recipes | malzeme,bekleme,puf
    tabur arkadaşlarımın doğum günleri, memleketleri, telefonları; 1987 kısa dönem Isparta, hepsini unutmaya başladım valla | tabur/asker/arkadas/dogum | people | dogum,memleket,telefon
    Kuaförüm, boya formüllerini müşteri müşteri saklamam lazım. Müşteri, ton numarası, oksidan oranı | boya/formul | log/people/collection/recipes | musteri,ton,oksidan
    Mahallenin kedileri kısırlaştırma: kedi, sokak, kısır mı, kulak çentiği | kedi/kisir | collection/log/people/jobs/catalogue | sokak,kisir,kulak
    sigarayi biraktim gun saysin hatirlatma yapmasin sinir oluyorum | sigara | habits/log/tool |
    Pideci siparişi. kıymalı kaşarlı kuşbaşılı. masa no | pide/siparis | orders | kiymali,kasarli,kusbasili,masa
    Vergi levhası, ruhsat, sigorta... bunların bitiş tarihlerini takip, belge adı ve bitiş tarihi olsun | belge/evrak/bitis | tasks/collection/events/log/stock | belge,bitis
    Iğdır'da kayısı kurutuyoruz kerevet sayısı, serim günü, hava, kaç gün kaldı | kayisi/kurut/kerevet | log/stock | kerevet,serim,hava
    Sınıf başkanı oylaması yapıcaz 7-C | baskan/oyla/oy | votes |
    ehliyet sinavi trafik isaretleri quiz | trafik/ehliyet/isaret | quiz |
    Mardin'de taş evimizi ziyaretçilere günlük veriyoruz. Misafir, oda, geliş, gidiş, kahvaltı ister mi | misafir/ev/oda/konak/rezerv | rentals/appointments/orders | misafir,oda,gelis,gidis,kahvalti
    Amigurumi yapıyorum iplerim dağ gibi oldu. marka, renk kodu, kaç yumak kaldı | ip/yumak/amigurumi | stock/collection | marka,renk,yumak
    Eşimle harçlık kavgası bitmiyor. Kim ne harcamış, ne kadar, ne için? | harc/gider/masraf | ledger | kim,ne kadar/tutar
    Ben Stuttgart'tan Yusuf, Türkiye'ye arabayla giderken mola yerlerini biriktirmek istiyorum: ülke, mola yeri, tuvalet temiz mi, puan | mola | places/log/collection | ulke,tuvalet,puan
    Fırtınada devrilen ağaç ihbarları belediyeye | agac/ihbar | requests/jobs/log |
    Obruk gözlemleri - Karapınar. çap, derinlik, koordinat, fark edildiği gün | obruk | log/places | cap,derinlik,koordinat
    balkonda solucan gübresi kutusu bakımı | solucan/gubre | log/tasks/habits |
    Anneannemin ninnileri kaybolmasın diye. Ninninin sözleri, kimden derlendi, yöre, ses kaydı ilerde belki | ninni | collection/catalogue/articles/log | soz,kimden,yore
    Emlakçıyım portföy. ilan başlığı, mahalle, metrekare, fiyat, kiralık/satılık | portfoy/ilan/emlak | catalogue/collection/stock | mahalle,metrekare,fiyat,kiralik,satilik
    tansiyonum icin, buyuk kucuk nabiz, evladım kurdu telefonu anlamam pek | tansiyon | log | buyuk,kucuk,nabiz
    Matbaada klişe rafları, hangi müşterinin klişesi hangi gözde duruyor bulamıyoruz anasını satayım | klise | stock/collection/catalogue |
    Horon ekibi prova günleri, kim geldi kim gelmedi | horon/prova/yoklama | events/log/people |
    diş hekimi randevu: hasta, saat, işlem (dolgu, kanal, çekim) | dis/randevu/hasta | appointments | hasta,saat,dolgu,kanal,cekim
    bozuk para koleksiyonum, cumhuriyet donemi. Yıl, kuruş değeri, kondisyon | para | collection | yil,kurus,kondisyon
    Ya üniversitede ev arkadaşlarıyla bulaşık sırası belli olsun, görev, kimde, bitti mi | bulasik/sira/gorev/ev | tasks/habits/jobs | gorev,kimde,bitti
    Lise coğrafya zümresi için ders materyali yazıları yayınlayacağımız bir yer | cografya/ders/materyal/yazi | articles/feed/catalogue |
    köy odası sohbet | sohbet/koy | chat/feed |
    Balıkçı barınağı elektrik sayaçları: tekne, ilk endeks, son endeks, borç | sayac/elektrik | ledger/log | tekne,ilk,son,borc
    Kpss motivasyon alışkanlık zinciri; paragraf çöz, tarih tekrar, yürüyüş | kpss/aliskanlik/zincir | habits/tasks | paragraf,tarih,yuruyus
    Seslendirme sanatçısıyım, stüdyo işlerimi kaydedicem. Proje, karakter, replik sayısı, kaşe, fatura kesildi mi diye | seslendirme/studyo/is/proje | jobs/log/ledger | proje,karakter,replik,kase,fatura
    Yılan oyunu gibi ama kaplumbağa | kaplumbaga/yilan | game |
    İskele kiralama. Müteahhit, kaç takım, çıkış günü, dönüş, günlüğü kaç lira | iskele | rentals | muteahhit,takim,cikis,donus
    Derbent'te festival programı: etkinlik, sahne, saat | festival/etkinlik | events | etkinlik,sahne,saat
    kolye ucu, bileklik, halhal satıyom instadan, vitrin gibi bi şey fotoğraflı fiyatlı | kolye/taki/bileklik/vitrin/halhal | catalogue/stock/orders | fotograf,fiyat
    çocuğumun alerjisi var. Yediği, saati, döküntü oldu mu, ne kadar sürdü. doktor 3 ay yaz dedi | alerji/yedi/besin | log | saat,dokuntu
    yüzde hesaplayan zam aracı | zam/yuzde | tool |
    Kapıcıdan istekler: daire no, ekmek, gazete, diğer | istek/kapici/daire | requests/orders/tasks | daire,ekmek,gazete
    Merhabalar efendim, emekli fizik öğretmeniyim; gökyüzü fotoğraflarımı pozlama süresi, ISO ve nesne bilgisiyle arşivlemek arzusundayım. | gokyuzu/fotograf | collection/log/catalogue | pozlama,iso,nesne
    sakız dondurması satan arabam var hangi semtte kaç top sattım | dondurma/satis/top | log/ledger | semt,top
    Cirit atları eğitimi. At, binici, çalışma türü: koşu, dönüş, cirit tutma | at/cirit | log | binici,kosu,donus
    ölen babamın kitapları kime verildi | kitap | log/collection/rentals/catalogue |
    Tekstil atölyesi fason takip: model kodu, fason firma, giden adet, gelen adet, fire... fire çok önemli abi | fason | log/orders/jobs/stock | model,firma,giden,gelen,fire
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    falconry weights | falcon/weight/hawk | log |
    Need something for the lads' five-a-side: who's in, who's out, who owes subs (usually Deano) | five/side/subs/football | events/people/ledger/log |
    My mum has dementia. I'd like to note the time, what happened, what seemed to calm her, and how long it lasted, so the memory nurse can see | dementia/episode/mum/memory | log | time,calm
    akara stand daily sales: balls sold, oil used, money | akara/sales | log/ledger | ball,oil,money
    pokedex but for moths in my garden | moth | collection/catalogue/log |
    Dear Sir/Madam, our housing society requires a visitor register comprising visitor name, flat visited, in time, out time and vehicle number. | visitor | log/people | visitor,flat,vehicle
    Greek myths flashcards 4 my exam on thursday HELP | myth/greek | cards/quiz |
    I run a hedgehog rescue in Shropshire and we've outgrown the whiteboard: hog name, weight at intake, ailment, pen, release date | hedgehog/hog/rescue | log/collection/people/catalogue/stock | weight,ailment,pen,release
    split the curry bill calculator | curry/bill/split | tool |
    Generator servicing for clients in Port Harcourt. Client, kVA, last service, fault reported, amount due. Network no dey good so make e light | generator/servic | jobs/log | client,kva,fault,amount
    letterpress type cabinet — typeface, point size, drawer, foundry | type/letterpress | collection/stock/catalogue | typeface,point,drawer,foundry
    kabaddi practise attendence | kabaddi/attend | log/people/events |
    which of my 3 cats got the tablet | cat/tablet/pill/med | log/habits/tasks |
    Wedding DJ here. Need enquiries w/ couple, venue, date, first dance song, do-not-play list!! | wedding/dj/enquir/gig | requests/appointments/jobs/events/orders | couple,venue,date,first dance
    Parish council wants residents to report potholes, with road, depth and a photo | pothole | requests/log/places/jobs | road,depth,photo
    sneaker resale stock: model, size, paid, sold for | sneaker | stock/ledger/collection | model,size,paid,sold
    I keep forgetting to water, stretch, and ring my nan | habit/routine/daily/water/stretch | habits/tasks | water,stretch,nan
    Pickle recipes of my nani. ingredients in katori not cups please, sun days, and which oil | pickle | recipes | ingredient,sun,oil
    tide pool spots along the Oregon coast, with best tide height and what critters I saw | tide/pool/spot | places/log | tide,critter
    A noticeboard where the ladies of our knitting guild may post their news | knit/guild/notice/news | feed/chat/articles |
    snooker frames vs my brother: his breaks, my breaks, winner | snooker/frame | log/game | break,winner
    tool library borrow: tool, borrower, out, back by | tool/borrow/loan | rentals | borrower,out,back
    Im a mobile farrier an i need my diary sorting. yard, horse, trim or full set, what time, paid y/n | farrier/horse/yard/diary | appointments/jobs | yard,horse,trim,full set,paid
    naming vote for our new narrowboat | name/narrowboat/boat/vote | votes |
    suya spots Abuja | suya | places/catalogue |
    Migraine thing. pain out of ten, aura yes or no, what I ate, screen hours. not pretty, just FAST because half the time I can't see straight when I open it | migraine | log | pain,aura,ate,screen
    Chapel organ maintenance jobs: stop, fault, who's on it, done | organ/mainten | jobs/tasks/log | stop,fault,done
    guess the flag | flag | quiz/game/cards |
    Chit fund tracker - member, month, instalment, prize taken or not | chit/fund | ledger/log/people | member,month,instal,prize
    I brew mead. Batch, honey variety, original gravity, final gravity, bottled on. My wife thinks it's a waste of time, but then she drinks it | mead/batch/brew | log/recipes | batch,honey,original,final,bottled
    Uni society merch orders: hoodie size S M L XL, colour, paid | merch/hoodie/order | orders | size,colour,paid
    scarecrow festival entries | scarecrow | catalogue/events/collection/votes/log/people |
    Babysitter handover: naps, bottles, nappies, tantrums (ha) | babysit/handover/nap | log | nap,bottle,napp,tantrum
    Lost property at the leisure centre. Item, where found, day, claimed by | lost/property | log/collection/stock/catalogue | item,found,claimed
    debt my brother in law owes me | debt/owe/loan | ledger/log |
    whack a seagull that steals chips | seagull/chip | game |
    Asbestos survey: building, room, material, condition, risk score. Must work w/ gloves on | asbestos/survey | log/collection | building,room,material,condition,risk
    Old girls of St Agnes, Enugu, set of 1994: maiden name, married name, city, phone | st agnes/old girl/1994/alumn/enugu | people | maiden,married,city,phone
    vinyl cutter jobs: customer, sticker size, qty, deadline | vinyl/sticker | jobs/orders | customer,size,qty,deadline
    My class is learning Welsh place names, I want them to test themselves with four possible answers each | welsh/place | quiz |
    crochet row counter | row/crochet/counter | tool |
    stargazing nights programme for our observatory: night, object, astronomer hosting, seats | star/observator/night | events | object,astronomer,seat
    Essays on brutalist bus shelters, by me, for about six readers | bus/shelter/brutalis/essay | articles/feed/catalogue |
    I sweep chimneys. Address, flue type, soot bags, certificate issued, next sweep. Also the weird stuff I find (a shoe once) | chimney/sweep | jobs/appointments/log | address,flue,soot,certificate,next
    hostel mess rebate form: roll no, from, to, reason | rebate/mess | requests | roll,from,to,reason
    pantry stuff so i stop buying cumin | pantry | stock |
    Costume hire: outfit, deposit, hirer, due back, cleaning needed | costume/outfit | rentals | outfit,deposit,hirer,due,clean
    Parkour progress. trick, height, attempts, landed | parkour/trick | log/habits | trick,height,attempt,landed
    group chat for ward sisters | ward/sister/chat | chat |
    kora strings i've broken, which string number, gauge, how old it was. I tour a lot & they snap in the cold | kora/string | log/collection | string,gauge,old
`,
  ),
];
