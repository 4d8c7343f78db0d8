import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; read. */
export const followAY: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Çömlek atölyem: parça adı, kil türü, pişirme derecesi | hocam bide sır rengi ekleyelim, geçen hafta hangisini sürdüğümü unuttum yine | reng/renk |  | parca,kil
    add | koyun kupe takibi: küpe no, doğum tarihi, annesi | irkini da yazalim. merinos, kıvırcık, sakız olsun secenek | irk,merinos,kivircik,sakiz |  | kupe,dogum
    add | Annemin tansiyonu: tarih, büyük, küçük | nabız da ölçüyor alet, onu da girebilsek çok iyi olur, doktor sordu geçen | nabiz |  | buyuk,kucuk
    add | halı tezgahı siparişleri: müşteri, desen, ebat | kaç düğüm olduğu lazım birde ipi yün mü ipek mi pamuk mu | dugum,yun,ipek/ipeg,pamuk/pamug |  | musteri,desen
    add | Arı kovanları: kovan no, ana arı yaşı, çıta sayısı | varroa ilacı verdim mi vermedim mi bi işaret koyayım | varroa/ilac |  | kovan,cita
    add | Bıçakçı dükkanı bileme işleri: müşteri, bıçak türü, teslim günü | Merhabalar, sap değişimi de yapıyoruz bazen. Sap malzemesi diye bir yer açabilir misiniz? Boynuz, ceviz, plastik. Teşekkür ederim | sap,boynuz,ceviz,plastik |  | musteri,bicak/bicag
    add | köy fırını sırası: hane, ekmek sayısı, gün | odunu kim getirecek o da yazılsın | odun |  | hane,ekmek
    add | Oyalarım: oya adı, iplik, kaç saat sürdü | fotoğraf eklenebilsin ya resmi olmadan hangisi hangisi karışıyor | foto/resim/resm |  | oya,iplik
    add | evde pansuman: hasta, yara yeri, tarih | yaranın genişliğini cm olarak yazmak istiyorum bide akıntı var mı yok mu | genis,cm,akinti |  | hasta,yara
    add | Torunların boy kilosu: isim, boy, kilo | baş çevresi de olsun evladım, mezurayla ölçüyoruz | cevre |  | boy,kilo
    add | Sabun kazanı: parti no, yağ türü, kostik gramı | kuruma süresi (hafta) ekle | kuruma/kurutma,hafta |  | parti,kostik
    add | Bakırcı çarşısı kalay defteri: sahibi, kap cinsi, ücret | ödedi mi ödemedi mi görünsün her birinde, kavga etmeyelim kimseyle | odedi/oden/odeme |  | sahib,kap
    add | traktör bakımı: tarih, yapılan iş, saat sayacı | yağ markası + filtre no lazım | yag,filtre |  | tarih,yapilan
    add | Keçe çanta üretimim: model, renk, adet | hangi pazarda/fuarda sattığımı da not edeyim, bazen Tire bazen Şirince oluyor, serbest yazı olsun | pazar/fuar |  | model,adet
    add | ilaclarim: ilaç adı, dozu, saati | aç mı tok mu içileceği yazmıyo. onu ekleyin lütfen ben 74 yaşındayım unutuyorum | tok |  | ilac,doz
    add | Tohum takası: tohum, kimden aldım, yıl | Çimlenme oranı yüzde olarak girilsin. Geçen sene pembe domatesin yarısı çıkmadı da | cimlenme,%/yuzde |  | tohum,kimden
    add | değirmen un öğütme: köylü adı, buğday kg, tarih | değirmenci hakkı var ya, kaç kilo kestik o da dursun, bi de not yeri | hak,not |  | koylu,bugday
    add | Saat tamir tezgahım: marka, arıza, geliş tarihi | Garanti bitiş tarihi ve müşterinin telefonu eklenirse süper olur :) | garanti,telefon |  | marka,ariza
    add | fizik tedavi hareketlerim: hareket, tekrar, gün | agri puani 1den 10a kadar | agri |  | hareket,tekrar
    add | Kök boya denemeleri: bitki adı, şap miktarı, kaç dakika kaynadı | çıkan rengi seçelim listeden: hardal, kiremit, çivit, vişne. akşam kızım da bakıcak | hardal,kiremit,civit,visne |  | bitki,sap
    remove | peynir mandırası: peynir adı, süt litresi, tuz oranı, dolap no | dolap no gereksiz kalksın |  | dolap | peynir,sut
    remove | Marangozhane işleri: iş, ağaç türü, metre, kapora | kapora almıyoruz artık onu silin |  | kapora | agac,metre
    remove | şeker ölçümüm: tarih, açlık, tokluk, insülin ünitesi | insulin kullanmıyorum çok şükür, çıkarsan |  | insulin | aclik,tokluk
    remove | Köy imece listesi: yapılacak iş, kaç kişi, tarih, muhtar onayı | muhtar onayını kaldır tartışma çıkıyo kahvede |  | muhtar | kisi,tarih
    remove | Nakış kursu: kursiyer, kasnak boyu, ders günü, medeni hali | Medeni hal bilgisine ihtiyacımız yok, kişisel veri diye müdür hanım uyardı, çıkaralım lütfen. |  | medeni | kursiyer,kasnak
    remove | ebru teknelerim: boya, öd damlası, kağıt boyutu, oda rutubeti | rutubet olmasın, hiç doldurmuyorum |  | rutubet | boya,kagit
    rename | Yumurtacıyım: kümes, toplanan, yem çuvalı | kümes yerine bölme yazsın | bolme | kumes | toplanan,yem
    rename | Terzi provaları: müşteri, kıyafet, prova tarihi | müşteri değil 'hanımefendi' diyelim, butik burası :) | hanimefendi | musteri | kiyafet,prova
    rename | evde bakım notlarım: hasta, yapılan işlem, saat | hasta yazan yer danışan olsun, kurum böyle istiyo | danisan | hasta | islem,saat
    rename | Sepet örgü: model, söğüt cinsi, süre | söğüt cinsi → hammadde. bazen kamışla da örüyorum çünkü | hammadde | sogut | model,sure
    rename | kan tahlili sonuclari: tarih, demir, b12, laboratuvar | laboratuvarı hastane diye değiştir | hastane | laboratuvar | demir,b12
    rename | Köy arkı su sırası: bahçe, çiftçi, başlama saati | çiftçi yazmasın orda, "suyu alan" yazsın. bazıları emekli öğretmen alınıyor | suyu alan | ciftci | bahce,baslama
    change-field | Deri cüzdan siparişleri: isim, model, renk | renk elle yazılmasın listeden seçeyim: taba, siyah, bordo, haki | taba,siyah,bordo,haki |  | isim,model
    change-field | Bal satışı: alıcı, kavanoz boyu, miktar | miktar kilo olarak olsun, kg yazsın yanında | kg/kilo |  | alici,kavanoz
    change-field | Çocukların ateşi: çocuk, ateş, saat | ateşi °C cinsinden ve ondalıklı girelim 38,4 gibi | °c/derece/santigrat |  | cocuk/cocug,saat
    change-field | ayakkabı tamiri: fiş no, kusur, durum | durum şöyle olsun: geldi, yapıştırılıyor, hazır, alındı | geldi,yapistir,hazir,alindi |  | fis,kusur
    change-field | Ahşap oyuncaklarım: oyuncak, boyandı mı, yaş grubu | yaş grubu 0-3, 3-6, 6-10 diye seçmeli olsun | 0-3,3-6,6-10 |  | oyuncak,boyandi
    change-field | ebe defteri: anne adı, gebelik haftası, telefon | telefon zorunlu olsun boş geçiyorlar sonra ulaşamıyoruz | telefon |  | anne,gebelik
    change-rule | Süt kooperatifi: üretici, litre, tarih. litresi 17 liradan tutarı hesaplasın | süt 19 lira oldu düzeltelim | 19 |  | uretici,litre
    change-rule | Su içme: saat, bardak. Günde hedef 8 bardak | doktor hanım az içiyorsun dedi, hedefi 11 yapın | 11 |  | saat,bardak/bardag
    change-rule | Cam boncuk kursu: katılımcı, gün, seviye. En fazla 12 kişi alınabilsin | yeni ocak geldi çok şükür, üst sınırı 15 kişiye çıkaralım | 15 |  | katilimci,seviye
    add-screen | Dokuma atölyesi: tezgah no, dokuyan, desen | bir de iplik deposu sayfası olsun, orda iplik rengi, çile sayısı, alınan yer yazsın | iplik,cile,alinan |  | tezgah,dokuyan
    add-screen | keçilerim: ad, yaş, süt | veteriner masrafları ayrı bi yerde tutulsun (tarih, masraf, tutar) | veteriner,masraf,tutar |  | yas,sut
    add-screen | Migren günlüğü: tarih, şiddet, tetikleyen | İkinci bir liste istiyorum: denediğim ilaçlar. ilaç adı, işe yaradı mı, yan etki | ilac,yarad,etki |  | siddet,tetikleyen
    add-screen | Gümüşçü tamirleri: müşteri, ürün, gram | ustalar diye ayrı ekran aç. usta adı, telefonu, uzmanlığı | usta,telefon,uzman |  | musteri,gram
    look | Gece nöbeti hemşire notları: oda, hasta, not | koyu renk yapsak, gece gözümü alıyor |  |  | oda,hasta
    look | Babamın ilaç saatleri: ilaç, saat, adet | yazılar cok kucuk babam goremiyor büyütün |  |  | ilac,adet
    look | lavanta bahçemiz: sıra, hasat kilosu, tarih | biz moru sevdik, her yer mor olsun ne dersiniz |  |  | sira,hasat
    sort | Elma bahçesi: ağaç no, çeşit, kasa | en çok kasa veren ağaç en üstte olsun |  |  | agac,cesit
    group | Turşu fıçıları: fıçı no, sebze, kurulan tarih | sebzesine göre gruplu görünsün hepsi karışık şu an | sebze |  | fici,sebze
    sort | tespih ustası: tespih, taş, fiyat | fiyata göre ucuzdan pahalıya dizsene | fiyat |  | tespih,tas
    filter | Köy köpekleri aşısı: köpek, aşı, tarih, yapıldı mı | sadece yapılmayanları gösterebileyim, hepsine bakmak zor |  |  | kopek/kopeg,asi
    filter | Köydeki boş evler: ev sahibi, oda sayısı, durum | oda sayısına göre süzgeç olsun mesela 3 odalı arayan oluyo | oda |  | sahib,durum
    filter | Kaynak atölyesi: iş, müşteri, malzeme | malzemeye göre filtreleyebilelim demir paslanmaz vs | malzeme |  | musteri,malzeme
    question | Mantar toplama: yer, tür, kilo | bunu internet çekmeyen dağda da kullanabilir miyim? |  |  | tur,kilo
    question | Diyet danışanlarım: isim, kilo, bel çevresi | girdiğim bilgileri başkası görebiliyor mu acaba, hasta bilgisi sonuçta |  |  | kilo,bel
    question | kumas baski kaliplarim: kalıp adı, desen, ölçü | yanlış girdiğim bi kaydı nasıl düzeltiyorum |  |  | kalip/kalib,desen
    multi | Zeytin sıkım: üretici, kilo, asit, plaka | plakayı kaldır, çıkan yağ litresi ekle, bi de kilosu büyük olan üstte dursun | yag,litre | plaka | uretici,kilo
    multi | kukla atölyesi: kukla, malzeme, bitiş tarihi | malzeme yerine kumaş yaz + dikiş saati ekle + koyu tema | kumas,dikis | malzeme | kukla,bitis
    multi | Astım takibim: tarih, öksürük, fısfıs sayısı | PEF değeri ekleyelim, öksürük de hafif orta ağır diye seçilsin | pef,hafif,orta,agir |  | oksuruk/oksurug,fisfis
    `,
  ),
  ...readTold(
    'en',
    `
    add | Quilt blocks: block name, fabric, size | can you put in how many hours each one took me? hubby keeps asking lol | hour |  | block,fabric
    add | goat register: tag no, breed, birth date | pls add sex (doe, buck, wether) | doe,buck,wether |  | tag,breed
    add | Mum's blood pressure: date, upper, lower | The machine also gives a pulse so we might as well keep that. Surgery asked for it. | pulse |  | upper,lower
    add | Village hall keys: holder, key number, date given | need a deposit paid tick box | deposit |  | holder,key
    add | Tailoring shop: customer name, cloth, collect date | Oga abeg add sleeve length and trouser length in inches, my apprentice dey mix everything | sleeve,trouser |  | customer,cloth
    add | kiln log: firing, cone, start time | add glaze + a photo | glaze,photo/picture/image |  | firing,cone
    add | Handloom sarees: design, weaver, colour | Kindly add the zari type also. Pure, half-fine, tested. Customers are asking daily. | zari,pure,half-fine,tested |  | design,weaver
    add | Basket willow: variety, bundle count, cut date | soaking days would be handy | soak |  | variety,bundle
    add | Pill box: medicine, dose, time | with food or without food, thats the important bit for me | food |  | medicine,dose
    add | borehole tank: date, water level, diesel bought | who paid for the diesel? we need that one abeg, people are denying | paid/payer/pay |  | level,diesel
    add | Physio exercises: exercise, sets, reps | pain from 0 to 10 afterwards please, and which side (left, right, both) | pain,left,right,both |  | sets,reps
    add | beehives: hive, queen colour, frames | How were the bees that day - calm, jumpy, nasty! My neighbour got stung twice so I'd like a record | calm,jumpy,nasty |  | hive,queen
    add | Clock repairs: owner, make, fault | I always quote before I start so I need the estimate in there, pounds, thanks | estimate/quote |  | owner,fault
    add | Wood turning: bowl, timber, diameter | finish used pls (danish oil, wax, lacquer) | finish,danish,wax,lacquer |  | timber,diameter
    add | Candle batches: scent, wax, pour date | cure time in days | cur,day |  | scent,pour
    add | Blood sugar for dadaji: date, fasting, after meal | Please to add HbA1c % also, doctor is checking every three months | hba1c,%/percent |  | fasting,meal
    add | shoe cobbler stall: ticket, shoe type, problem | phone number of the person.. i keep calling wrong people | phone |  | ticket,problem
    add | Lambing: ewe, lambs, time born | pen number and weight in kg for the lambs ta | pen,weight,kg |  | ewe,lamb
    add | Leather stitching orders: item, thread, due | Hi there! My sister does the monogramming now so could we have a spot for initials? Usually three letters. Thanks a million | initial |  | thread,due
    add | Baby feeds: time, breast side, minutes | nappies too - wet dirty or both | napp/diaper,wet,dirty,both |  | side,minute
    remove | Soap making: batch, oils, lye, mould | get rid of mould i only have the one |  | mould | batch,lye
    remove | Church flower rota: name, sunday, flowers, budget | drop the budget, Father pays out of the tin |  | budget | name,sunday
    remove | Weaving class: student, loom, fee, religion | Kindly remove religion, it is not needed for a weaving class |  | religion | student,loom
    remove | wound dressing: patient, wound site, date, badge number | no badge number please |  | badge | patient,site
    remove | Chicken coop: date, eggs, feed, weather | don't want weather anymore |  | weather | eggs,feed
    remove | Knife sharpening: customer, blade, angle, steel grade | Steel grade, nobody ever tells me that. Take it out |  | steel | customer,angle
    rename | Stitch and natter club: member, project, wool | change wool to yarn, we got some americans joining | yarn | wool | member,project
    rename | Cassava farm labour: worker, task, wage | call worker "helper" | helper | worker | task,wage
    rename | Care home rounds: patient, visit date, notes | patient should say resident | resident | patient | visit,note
    rename | Upholstery jobs: customer, piece, fabric | rename piece -> furniture | furniture | piece | customer,fabric
    rename | Market stall: merchandise, price, left over | merchandise sounds posh just say goods | goods | merchandise | price,left
    rename | headache diary: date, severity, trigger | instead of trigger i want it to say 'what set it off' | set it off | trigger | date,severity
    change-field | Pottery orders: buyer, pot, glaze | glaze should be a pick list: celadon, tenmoku, shino, clear | celadon,tenmoku,shino,clear |  | buyer,pot
    change-field | Cattle weights: ear tag, weight, date | weight is in lbs not kg, this is Nebraska | lb |  | tag,weight
    change-field | blacksmith jobs: job, customer, stage | stage = forging, tempering, polishing, collected | forging,tempering,polishing,collected |  | customer,stage
    change-field | How I slept: date, hours, mood | could mood be stars out of five instead of typing | mood |  | date,hours
    change-field | Village library tin box: book, borrower, back on | Borrower must be compulsory, people are leaving it blank | borrower |  | book,back
    change-field | Jam cupboard: fruit, jars, date made | fruit from a list only. plum, damson, gooseberry, rhubarb | plum,damson,gooseberry,rhubarb |  | fruit,jars
    change-rule | Spinning wheel lessons: pupil, date, hours. Charge is £14 an hour | its gone up to £16 since the heating bill | 16 |  | pupil,hours
    change-rule | walking after my hip op: date, minutes. target 20 minutes a day | physio says 35 now!! | 35 |  | date,minutes
    change-rule | Pottery wheel hire: member, wheel, hours. max 6 hours a week each | make the limit 9, half of them have left | 9 |  | member,wheel
    add-screen | Carpentry jobs: job, client, deadline | Separate list for tools that are lent out: tool, who has it, since when | tool,who,since |  | client,deadline
    add-screen | Dairy cows: cow, litres, date | add another page for vet visits with reason, cost, next visit | vet,reason,cost,next |  | cow,litre
    add-screen | Bead jewellery: piece, beads, price | I also need a suppliers screen. Supplier name, WhatsApp, what they sell | supplier,whatsapp,sell |  | beads,price
    add-screen | Asthma: date, puffs, peak flow | second list pls called Triggers. fields: trigger, how bad | trigger,bad |  | puffs,peak
    look | Night shift handover: bed, patient, to do | make it dark, ward lights are off and its blinding |  |  | bed,patient
    look | Grandad's eye drops: drop, eye, time | Letters too small. I am 81. |  |  | drop,eye
    look | Allotment plots: plot, holder, crop | green would be nicer than what it is now, like a proper mossy green |  |  | plot,crop
    sort | Mask making orders: customer, mask, needed by | soonest needed first please | needed |  | customer,mask
    group | Dye pots: plant, mordant, shade | put them together by mordant | mordant |  | plant,shade
    sort | Sewing patterns: pattern, maker, size | a to z by maker | maker |  | pattern,size
    filter | Tool shed loans: tool, villager, returned | I only want to see what hasnt come back |  |  | tool,villager
    filter | Herbal remedies: herb, ailment, how to prepare | it will be good if I can pick an ailment and see just those herbs | ailment |  | herb,prepare
    filter | Bike repair shed: bike, owner, status | show by status | status |  | bike,owner
    question | Lace bobbins: bobbin, wood, beads | does it save by itself or do I have to press something? |  |  | bobbin,wood
    question | Ante-natal visits: mother, week, blood pressure | Please can two nurses use it on two phones at the same time? |  |  | mother,week
    question | stained glass panels: panel, colours, sold | how do i delete one i put in twice |  |  | panel,colours
    multi | Palm oil press: farmer, bunches, litres, lorry | Remove lorry, add amount paid in naira, and let the latest be on top | paid/amount | lorry | farmer,bunches
    multi | Crochet toys: toy, hook, yarn weight | hook should say hook size mm, add hours, and bigger writing please my eyes are going | mm,hour |  | toy,yarn
    multi | Milk round: house, pints, day | change pints to bottles. Also add owed (£) and group it by day | bottle,owed | pint | house,day
    `,
  ),
];
