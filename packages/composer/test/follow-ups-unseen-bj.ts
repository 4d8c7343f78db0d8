import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBJ: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Kovan kontrol defteri: kovan no, tarih, petek sayısı | ana arının yaşını da yazayım, ihtiyarlayınca değiştiriyoz çünkü | ana ari | | kovan,tarih,petek
    add | deve güresi kayitlari: deve, ilce, sonuc | rakibin adı nerde hacı? onu da koy | rakip/rakib | | ilce,sonuc
    add | Diyaliz günlüğüm: tarih, giriş kilosu, çıkış kilosu | Doktor hanım büyük tansiyonla küçük tansiyonu da not et dedi, ikisi ayrı olsun lütfen evladım | buyuk,kucuk,tansiyon | | giris,cikis
    add | Halı yıkama siparişleri: müşteri, metrekare, teslim günü | Adres yazacak yer yok ki, şoför nereye gidecek kafasına göre mi | adres | | musteri,metrekare,teslim
    add | Plak arşivim: sanatçı, albüm, basım yılı | kondisyon diye bi seçmeli alan olsa: tertemiz, idare eder, çizik | kondisyon,cizik | | sanatci,album,basim
    add | Tiyatro kulübü kostümleri: parça, beden, dolap no | Kostümü kimin ödünç aldığını ve geri getireceği tarihi de tutalım, geçen sene iki pelerin kayboldu | odunc/alan/kim,geri/iade | | beden,dolap
    add | zeytin sikim fisi: ciftci, kasa, yag litresi | asit oranıda lazım ona gore ayırıyoz tankları | asit | | ciftci,kasa,litre
    add | Kuaför boya formülleri: müşteri, ton, karışım | Alerjisi var mı yok mu bilmem gerek, geçen hanımefendinin başı kabardı :( | alerji | | musteri,ton,karisim
    add | Doktora mülakatları: katılımcı kodu, tarih, süre | Transkript tamamlandı mı şeklinde bir onay kutusu ilave edilmesini rica ederim. | transkript | | katilimci,tarih,sure
    add | Tır seferleri: çıkış, varış, kilometre | mazota ne verdiğimi de yazcam abi, bi de köprü parası | mazot,kopru | | varis,kilometre
    add | Karadeniz horon kursu yoklama: öğrenci, tarih, geldi mi | hangi veliyi arıycam gelmeyince? veli telefonu ekle uşağum | veli | | ogrenci,tarih,geldi
    add | Gökyüzü gözlemlerim: cisim, tarih, yer | mercek (mesela 25mm plössl) diye bir alan daha gerekiyor, unutuyorum hangisiyle baktığımı | mercek | | cisim,tarih,yer
    add | Koç Katım Defteri: koç, koyun küpe no, katım günü | tahmini kuzulama günü de olsa ne güzel olur, emme 150 gün sonra oluyo genelde | kuzulama | | koyun,katim
    add | Mevlit yemek organizasyonu: aile, kişi sayısı, tarih | Etli mi etsiz mi seçilsin. Kazan adedi de yazılsın | etli,kazan | | aile,kisi,tarih
    add | Almanca kelimelerim: kelime, türkçesi | artikel unutuyom hep yaa der die das seçeyim | artikel/das | | kelime,turkce
    add | nakıs iplik stok: renk kodu, adet | Marka eklenirse sevinirim kızım; anchor, dmc, ören bayan hepsi karıştı | marka | | renk,adet
    add | Cenaze taziye ziyaretleri: aile, tarih | ne götürdüğümüz (şeker, çay, para) da yazılsın ayıp olmasın sonra, alan ismi ikram olsun | ikram | | aile,tarih
    add | Tekne bakım defteri: iş, tarih, usta | Motor saatini de girmem lazım. Her 100 saatte yağ değişiyor malum | motor saat | | tarih,usta
    add | Rüya defterim: tarih, rüya | duygu da ekle: korku / huzur / şaşkınlık | duygu,huzur | | tarih,ruya
    add | bilardo salonu masalar: masa no, başlama, bitiş | içecek hesabı da girilsin masaya, millet cay icip kaciyo | icecek | | masa,basla,bitis
    remove | Pazar tezgahı satışı: ürün, kilo, fiyat, hava durumu | hava durumunu sil ya kim bakacak ona | | hava | urun,kilo,fiyat
    remove | Okul servisi: öğrenci, durak, veli, kan grubu | Kan grubu bilgisini kaldıralım, KVKK açısından sakıncalı görülmüştür. | | kan grubu | ogrenci,durak,veli
    remove | ney dersleri: makam, sure, hoca notu, ucret | ücreti göstermesin artık hoca parasız öğretiyor sağolsun, o alan çıksın | | ucret | makam,sure,hoca
    remove | Kuş kafes takibi: bilezik no, cins, yem, tüy rengi | Tüy rengine gerek yokmuş hepsi sarı :) çıkar gitsin | | tuy reng | bilezik,cins,yem
    remove | Kalp ilaçlarım: ilaç adı, saat, doz, eczane | eczaneyi istemem, hep bizim köşedekinden alıyorum ben zaten | | eczane | saat,doz
    remove | Satranç maçlarım: rakip, açılış, sonuç, süre tipi, turnuva | turnuva ile süre tipi gereksiz bunlari at | | turnuva,sure tip | rakip,acilis,sonuc
    rename | Tamirhane: plaka, arıza, bedel | bedel yazmasın tutar yazsın | tutar | bedel | plaka,ariza
    rename | Muhtarlık dilekçeleri: şahıs, konu, tarih | “Şahıs” ibaresinin “Başvuran” olarak düzeltilmesini arz ederim. | basvuran | sahis | konu,tarih
    rename | yoga grubu: uye, poz, dakika | poz değil asana diyoruz biz onu degistirsene | asana | poz | uye,dakika
    rename | Kilim motifleri: motif adı, yöre, anlamı | yörenin adını memleket yap gari | memleket | yore | motif,anlam
    rename | Kantin veresiye: öğrenci, borç, tarih | Öğrenci yerine müşteri yazmalı çünkü hocalar daha çok takıyor haha | musteri | ogrenci | borc,tarih
    rename | Balık avı: tür, boy, mevki | mevki lafı garip kaçmış mera olsun o | mera | mevki | tur,boy
    change-field | Döner dükkanı sipariş: ekmek tipi (yarım, tam, dürüm), adet | tam ekmeği kimse almıyo, onun yerine tombik koy seçeneklere | tombik | | yarim,durum,adet
    change-field | Sulama nöbeti: çiftçi, tarla, süre (dakika) | süreyi saat olarak girelim dakikayla kim uğraşır | saat |  | ciftci,tarla
    change-field | Kargo şubesi: alıcı, paket boyu (küçük, büyük) | paket boylarına orta da gelsin, bir de palet | orta,palet | | alici,kucuk,buyuk
    change-field | kan sekerim: tarih, olcum, ne zaman (ac, tok) | aç tok yetmiyo gece de olsun orda | gece | | tarih,olcum,tok
    change-field | Ev eşyası satışı: eşya, fiyat TL, durum (satılık, satıldı) | Durum kısmına rezerve şıkkını ilave ediver | rezerve | | esya,fiyat,satilik
    change-field | Kitap kulübü notları: kitap, yazar, puan | puanı rakamla değil seçerek verelim: bayıldım, eh işte, yarım bıraktım | bayildim,eh iste | | kitap,yazar,puan
    change-rule | Su içme takibi: saat, bardak; günde 8 bardak hedef | diyetisyen 11 bardak dedi hedef ona cıksın | 11 | | bardak
    change-rule | Çamaşırhane yurt: oda, makine, yıkama 25 lira | Zam geldi yıkama artık 40 lira arkadaşlar | 40 | | oda,makine
    change-rule | Kütüphane emanet: kitap, okur, en fazla 15 gün | azami süreyi 21 gün yapabilir miyiz, yaşlı okurlarımız yetiştiremiyor | 21 | | kitap,okur
    add-screen | Güvercin kümesi: künye, renk, eş | Yarışlar için ayrı bi sayfa olsun: mesafe, varış saati, hangi kuş | mesafe,varis | | kunye,renk
    add-screen | Düğün davetlileri: isim, kişi sayısı, hangi taraf | takıları da yazacağımız ikinci bi liste aç: kim, ne taktı, gram. Annem deftere yazıyo hala | taki/takti,gram | | isim,kisi,taraf
    add-screen | Gitar öğrencilerim: öğrenci, seviye, ders günü | bana takvim sayfası da lazım hangi gün kim var göreyim | takvim | | ogrenci,seviye
    add-screen | Hayvan barınağı: isim, tür, geliş tarihi | Bağışları ayrı ekranda tutalım, bağışçı ve miktar olarak | bagis,miktar | | isim,tur,gelis
    look | Gece nöbet çizelgem: tarih, servis, saat | gözüm kör oldu gece bakarken, koyu yapsana şunu | | | tarih,servis
    look | Trabzonspor deplasman: maç, şehir, gider | bordo mavi olsun tabi ki de | | | mac,sehir,gider
    look | Babaannemin ilaçları: ilaç, saat | Yazılar çok ufak kalmış, kocaman olsun | | | ilac,saat
    sort | Fidan satışı: tür, adet, fiyat | en pahalıdan ucuza doğru dizilsin | | | adet,fiyat
    sort | Mahalle maçı golcüler: oyuncu, gol, takım | golü çok olan en tepede dursun kardeşim | | | oyuncu,gol,takim
    sort | baharat dolabim: baharat, raf, son tarih | raflara göre grupla listeyi karısık duruyo | | | baharat,raf
    filter | Kiracılar: ad, daire, kira, ödendi mi | Yalnızca ödemeyenleri görebileceğim bir süzgeç istiyorum | | | daire,kira
    filter | Dağcılık rotaları: rota, zorluk (kolay, orta, zor), km | kolayları seçince bi tek onlar kalsın, çocukla çıkıyoz | | | rota,zorluk,km
    filter | Oto yedek parça: parça, marka, adet | markadan süzebileyim, mesela fiat deyince fiatlar | | | parca,marka,adet
    question | Bebek emzirme: saat, taraf, dakika | telefonum kırılırsa bunlar gider mi? | | |
    question | Esnaf kasa: giren, çıkan, açıklama | Yanlış girdiğim kaydı nasıl düzelticem ben bulamadım | | |
    question | Köy konağı misafirleri: misafir, gün, oda | bunu hanım da kendi telefonundan açabilir mi | | |
    multi | Çini atölyesi: parça, desen, fırın derecesi | sır rengi eklensin, desen yerine motif yazsın | sir reng/sir renk,motif | desen | parca,firin
    multi | Hamsi toptan: tekne, kasa, fiyat, liman | limanı cıkar abi hep aynı. alıcı gelsin. bi de borcu kaldı mı onu işaretleyek | alici,borc | liman | tekne,kasa,fiyat
    multi | Ezber listem: sure, ayet sayısı, dönüş | Dönüş kısmını müracaa diye değiştiriniz; hangi gün okuduğumu da yazabileyim, başına bir de cüz numarası koyunuz | muracaa,cuz | donus | sure,ayet
`,
  ),
  ...readTold(
    'en',
    `
    add | Allotment plot diary: plot, crop, sown on | could do with a slug damage bit, none / some / devastated | slug,devastated | | plot,crop,sown
    add | tiffin deliveries: customer, floor, meals | pls add veg or nonveg also, yesterday big fight happened | veg | | customer,floor,meal
    add | Bell ringing practice: method, bells, date | Would you kindly include the conductor? The tower captain insists on it. | conductor | | method,bell,date
    add | okada riders remit: rider, plate no, amount | my guy i need guarantor phone join am abeg | guarantor | | rider,plate,amount
    add | Sourdough log: flour, hydration, bake date | oh and oven temp!! my loaf was charcoal on sunday lol | temp | | flour,hydration,bake
    add | Piano tuning clients: name, piano make, last tuned | I need pitch before tuning in there too, e.g. 436 Hz | pitch | | name,make,tuned
    add | Fossil finds: species, beach, date | depth of the layer in cm would help me a great deal, plus a photo of each | depth,photo/picture/image | | species,beach,date
    add | babysitting co-op: family, hours, kids | bedtime shd be there and any allergies | bedtime,allerg | | famil,hour,kid
    add | Darts league: player, average, 180s | highest checkout. cant have a darts app without highest checkout mate | checkout | | player,average
    add | Model railway stock: loco, gauge, livery | Dear sir, please provide for DCC fitted yes/no, as my eyes cannot read the chips any longer. | dcc | | loco,gauge,livery
    add | Choir robes: robe no, size, singer | we also track when it was dry cleaned | clean | | robe,size,singer
    add | goat farm kidding: doe, date, number of kids | Buck name please, otherwise how will I know the father?? | buck | | doe,date,kid
    add | thrift flips: item, paid, sold for | add a platform picker, depop vinted ebay | platform,depop,vinted | | item,paid,sold
    add | Physio exercises: exercise, reps, sets | pain score from 0 to 10 after each go, my therapist wants it | pain | | exercise,reps,sets
    add | Borewell drilling jobs: village, depth feet, party name | Casing pipe length and yield in inches also to be entered | casing,yield | | village,depth,party
    add | Escape room bookings: team, room, start time | can staff tick whether waiver signed | waiver | | team,room,start
    add | Lost property desk: item, found where, date | Needs a claimant, when somebody turns up I write them on my hand at the moment | claim | | item,found,date
    add | fantasy names: name, race | add origin story as longer text | origin | | name,race
    add | Church flower rota: lady, Sunday, altar | Some of the girls are asking for a budget in pounds next to each week. | budget | | sunday,altar
    add | Crossword times: paper, minutes, date | Setter should be recorded (Azed, Arachne, Paul and so on), as I've a feud with one of them | setter | | paper,minute,date
    remove | Boxing gym fighters: name, weight, stance, nickname | ditch nickname its cringe | | nickname | name,weight,stance
    remove | Tea tasting notes: estate, flush, aroma, price | I never pay for samples so the price can go. | | price | estate,flush,aroma
    remove | Ward round list: bed, diagnosis, plan, religion | take religion off right now we'll be in trouble | | religion | bed,diagnosis,plan
    remove | beach cleanup: site, bags, volunteers, weather | weather not required, kindly delete the same | | weather | site,bags,volunteer
    remove | Vintage tractor club: member, tractor, horsepower, fax | Bob says nobody has a fax these days. Out with it | | fax | member,tractor,horsepower
    remove | D&D loot: thing, rarity, owner, gold value, weight | we dont do encumbrance, so no weight, and no rarity either | | weight,rarity | thing,owner,gold
    rename | Knitting projects: pattern, yarn, needle | call yarn wool, im from yorkshire | wool | yarn | pattern,needle
    rename | Kabadi shop purchases: seller, material, rate | Seller word is wrong, it must be Party | party | seller | material,rate
    rename | Esports scrims: opponent, map, score | s/opponent/enemy/ thx | enemy | opponent | map,score
    rename | Puppy classes: pup, owner, session | Owner sounds off to our clientele - "guardian" would be preferred. | guardian | owner | pup,session
    rename | tailor measurement: client, bust, inseam | Madam say make e be customer no be client | customer | client | bust,inseam
    rename | Storm chasing: county, hail size, lat/lon note | change county to parish cuz Louisiana | parish | county | hail,note
    change-field | Ice cream van: flavour, cone (wafer, waffle), takings | there's a third cone now, the oyster shell | oyster | | flavour,wafer,waffle
    change-field | 5k training: date, distance kilometres, mood | switch km to miles, I'm in Ohio not Paris | mile | kilomet | date,mood
    change-field | Gutter cleaning quotes: house, storeys, status (sent, won) | Statuses need Lost too; sadly we get plenty of those | lost | | house,sent,won
    change-field | Tabla practice: taal, tempo (slow, fast), date | guruji says slow fast is too basic, make tempo vilambit, madhya, drut | vilambit,madhya,drut | slow,fast | taal,date
    change-field | nail salon bookings: client, shape (almond, square), time | coffin and stiletto missing from shapes girl | coffin,stiletto | | client,almond,square
    change-field | Septic tank visits: farm, gallons, next due | Make it litres, the new lorry's gauge is metric | litre/liter | gallon | farm,next
    change-rule | Reading challenge: book, pages, goal 24 books a year | i'm being ambitious, bump goal to 52 | 52 | | book,pages
    change-rule | Cyber cafe: seat, minutes, 30 rupees per hour | Rate revised to 45 rupees w.e.f. Monday | 45 | | seat,minute
    change-rule | Bin weigh: house, bag kg, limit 20 kg | council upped the limit, its 35 | 35 | | house,bag
    add-screen | Pottery kiln: firing, cone, date | A glaze recipes page would be smashing: glaze name, silica, feldspar | glaze,silica,feldspar | | firing,cone
    add-screen | Esusu group: member, contribution, week | I want separate place for loans wey people collect, with interest and guarantor | loan,interest,guarantor | | member,contribution,week
    add-screen | Caravan site: pitch, guest, nights | give us a calendar view, hard to see who's arriving when | calendar | | pitch,guest,nights
    add-screen | Robotics club parts: part, bin, qty | second list for competitions pls - event name, venue, rank | venue,rank | | part,bin
    look | Bat survey: roost, count, dusk time | Dark theme please, a bright screen scares them off and me too | | | roost,count,dusk
    look | hen party planner: activity, cost, who pays | pinkkkk hot pink everything | | | activit,cost
    look | Magistrates' duty roster: name, court, session | The colour is rather garish; a sober navy would suit. | | | court,session
    sort | Vinyl wantlist: title, label, max price | cheapest at the top | | | title,label,price
    sort | Quiz night scores: team, round, points | winners first obviously, then down to the wooden spoon | | | team,round,points
    sort | kirana credit: customer, due, phone | arrange a to z by customer name na | | | due,phone
    filter | Lambing: ewe, lambs, status (alive, dead, bottle) | let me tap bottle and only see those, it's 3am here | | | ewe,lamb,status
    filter | Grant applications: funder, deadline, amount, stage (draft, submitted) | Our trustees wish to view submitted ones on their own. | | | funder,deadline,amount
    filter | surf sessions: spot, swell, board | show just one spot at a time when i pick it | | | spot,swell,board
    question | Blood donor camp: donor, group, units | Will it work where there is no network? Camp is in hilly area. | | |
    question | Wedding seating: guest, table, diet | how do i get rid of a guest i typed twice | | |
    question | Pigeon loft: ring, cock or hen, year | Is there a way I can print this off for the club secretary? | | |
    multi | Food truck: dish, sold, spot | call spot location, chuck in leftovers, and a weather note | location,leftover,weather | spot | dish,sold
    multi | Sign language vocab: sign, meaning, region | remove region. put a handshape thing, and difficulty easy/medium/hard | handshape,difficult,easy,hard | region | sign,meaning
    multi | Tyre shop: vehicle, size, price | We spell it registration not vehicle. Also tread depth in mm, and who fitted it | registration,tread,fitted/fitter | vehicle | size,price
`,
  ),
];
