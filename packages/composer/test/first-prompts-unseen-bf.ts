import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenBF: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    saat tamircisiyim, gelen saatleri yazayım: marka, arıza, sahibi, teslim günü | saat/tamir | jobs/log/orders | marka,ariza,sahib,teslim
    koyun küpe | koyun/kupe | collection/log/stock/people |
    Kızım folklor oynuyor kostümleri kimde kaldı hep karışıyor; kostüm, beden, kimde, geri geldi mi | kostum | rentals/stock/collection/log | kostum,beden,kimde
    mrb bnm dedem cok ilac iciyo karistirmasin die bisey lazim | ilac | habits/log/tasks/appointments |
    Sayın ilgili, mahallemizde yürütülen su saati okuma işlemleri için abone no, eski endeks, yeni endeks ve okuyan kişi bilgilerinin kaydedileceği bir uygulama talep ediyorum. | su saat/sayac/endeks | log/ledger | abone,eski endeks,yeni endeks,okuyan
    Uçurtma şenliği puanlama: yarışmacı, tasarım puanı, havada kalma süresi | ucurtma | log/votes/people/events/collection | yarismaci,tasarim,sure
    lan şu halısaha parasını toplayamıyorum bi türlü, kim verdi kim vermedi görelim | hali saha/halisaha | ledger/people/log |
    Tulum peyniri basıyoruz Erzincanda, deri no su, basım tarihi, kaç kilo, kime satıldı bunları yazacaz | peynir/tulum | log/stock/orders | deri,basim,kilo
    Osmanlıca kelime kartları | osmanlica/kelime | cards/quiz |
    emekli öğretmenim, eski öğrencilerimin nerede ne iş yaptığını yazmak isterim. isim, mezuniyet yılı, meslek, şehir. kırk yıllık hatıra kızım bunlar | ogrenci | people/collection/log | isim,mezuniyet,meslek,sehir
    kuyu suyu seviyesi ölçüyorum hergun metreyle | kuyu | log/habits |
    Boks salonu: sporcu, kilo, raunt sayısı, eldiven onsu | boks | people/log/collection | sporcu,kilo,raunt,eldiven
    Asansör bakımcısıyım abi 60 bina var; bina adı, son bakım, halat durumu (iyi, aşınmış, değişecek) | asansor/bina/bakim | jobs/log/collection/places | bina,bakim,halat,iyi,asinmis,degisecek
    annemin yara pansumani icin gun, yara boyu, akinti var mi, kullanilan krem | pansuman/yara | log/habits | gun,yara,akinti,krem
    Kına gecesi hediyelikleri sipariş alıyorum instadan, kim ne istedi kaç tane ne zaman | hediyelik/kina/siparis | orders |
    tarhana tarifleri | tarhana | recipes/articles/collection |
    Köyün okey takımında kim kaç el aldı, hesabı kim ödedi onu tutalım, kavgadan bıktık vallahi | okey | log/ledger/game |
    Kaya tırmanışı rotalarım: rota adı, derece, kayalık, deneme sayısı, çıktım mı | tirmanis/rota | log/collection/places | rota,derece,kayalik,deneme
    hacca gidecek kafile: ad soyad, pasaport no, oda, aşı oldu mu | hac/kafile | people/collection | ad,pasaport,oda,asi
    bilardo sayacı | bilardo | tool/game/log |
    Merhabalar, ben fagot çalıyorum, kamış (reed) yapıyorum kendim. Her kamışın yapım tarihi, sertliği, kaç saat çalındığı ve tınısına verdiğim puan dursun istiyorum. Biraz tuhaf bir istek biliyorum :) | kamis/fagot | log/collection/stock | tarih,sert,saat,puan
    Apartmanda kapıcıyım ekmek gazete listesi, daire, kaç ekmek, hangi gazete | ekmek | orders/log/people | daire,ekmek,gazete
    çocukların süt dişleri hangi gün düştü | dis | log/collection/events |
    Ustam elektrik panosu test raporu lazım: pano, sigorta amperi, kaçak akım sonucu, testi yapan | pano/elektrik | log/jobs | pano,sigorta,kacak,test
    yörük göçü: konak yeri, kaç gece, su var mı, sürü sayısı | goc/konak | log/places/events | konak,gece,su,suru
    Veli toplantısında kim hangi sınavın gözetmeni oldu... yok pardon onu boşver, veli görüşme randevusu: veli, öğrenci, saat | veli/gorusme/randevu | appointments | veli,ogrenci,saat
    Duisburg'da camide mutfak nöbeti, kim hangi cuma lahmacun yapacak | nobet/mutfak/lahmacun | tasks/events/log/people/appointments |
    masura makinasi parca stogu: parca adi, raf, adet, en az | parca/stok/masura | stock | parca,raf,adet,en az
    ebru teknelerim ve boyalarım | ebru/boya/tekne | collection/stock/log |
    Yangın gönüllüsüyüz köyde, tanker, hortum, tırmık nerde kimde duruyor bileyim, bozuk mu sağlam mı | yangin/malzeme/ekipman | stock/rentals/collection |
    Trabzon merkez maçlarına giderken otobüs yazımı; taraftar, koltuk no, para verdi mi | otobus/taraftar/deplasman | people/appointments/ledger/log/events | taraftar,koltuk,para
    kanser hastası ablam için kemoterapi günlüğü: kür, tarih, ateş, bulantı, yiyebildi mi | kemoterapi/kemo | log/habits | kur,tarih,ates,bulanti
    ceviz asisi | ceviz/asi | log/collection/jobs |
    Vapur fotoğrafı çekiyorum boğazda hangi vapuru hangi iskelede çektim, kaç kere | vapur | collection/log/places |
    Sınıfça gezi yeri oylaması yapacağız hocam söyledi | gezi/oyla | votes |
    iş makinası kiralıyorum, makina, kiralayan, günlük ücret, çıkış, dönüş, mazot dolu mu | makin/kira | rentals | makin,kiralayan,ucret,cikis,donus,mazot
    Ben 78 yaşındayım, rahmetli hanımın yemeklerini deftere yazmıştı. Onları telefona geçireyim torunlar unutmasın. Malzemesi ve yapılışı olsun | yemek/tarif | recipes | malzeme,yapilis
    ormanda kapan kamerası (fotokapan) hangi ağaçta, pil yüzdesi, çekilen hayvan | fotokapan/kapan/kamera | log/places/collection | agac,pil,hayvan
    kem kum etmeden söylim: borç defteri | borc | ledger |
    Yelken kulübünde optimist teknelerin tamir istekleri: tekne no, arıza, bildiren, aciliyet (düşük, orta, yüksek) | tekne/tamir/yelken | requests/jobs/tasks | tekne,ariza,bildiren,dusuk,orta,yuksek
    karagoz perdesi tasvirleri: karakter, deri, boy cm, yapan usta | karagoz/tasvir | collection/stock/catalogue | karakter,deri,boy,usta
    trafik levhası soruları, ehliyet sınavım salı günü panik yapıyorum | levha/ehliyet/trafik | quiz/cards |
    Camcıyım. Pencere eni boyu girince metrekaresini fiyatını hesaplasın | cam | tool |
    mahalle kedileri; isim, renk, kısır mı, en son nerde görüldü | kedi | collection/log/people/places | isim,renk,kisir
    bizim köyün lakapları, ad, lakap, hangi sülale, hikayesi | lakap | collection/people/articles | lakap,sulale,hikaye
    berbere sıra: isim, saç mı sakal mı, saat | berber/sira/randevu | appointments/jobs/people | isim,sac,sakal,saat
    atletizm cekic atma antrenman defterim: cekic kilosu, deneme, metre, ruzgar | cekic/antrenman | log | cekic,deneme,metre,ruzgar
    Bedensel engelli oğlumun tekerlekli sandalyesinin bakımı | sandalye | log/tasks/jobs/habits |
    Kar küreme: hangi evin önü, kim küredi, saat | kar kure/kar | jobs/log/tasks | ev,kim,saat
    Ankara havaları türkü arşivi: türkü, yöre, kaynak kişi, düzen (bağlama, misket, bozlak) | turku | collection/catalogue/articles | turku,yore,kaynak,baglama,misket,bozlak
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    puncture repair stand by the junction, want to write bike no, tube size, amount | puncture/repair/bike | jobs/log/ledger/orders | bike,tube,amount
    ferret club | ferret | people/collection/log/events |
    I do dry stone walling across three farms and lose track: farm, metres built, tonnes of stone, paid or not. | wall | jobs/log/ledger | farm,metre,stone,paid
    my mum has parkinsons. need a tremor diary with time, severity 1-5, how long since last tablet | tremor/parkinson | log/habits | time,severity,tablet
    Good afternoon. I am the honorary secretary of a ladies' croquet club and should like a register of mallets on loan: mallet number, borrower, date lent, date returned. Our previous secretary used an exercise book, which has been eaten by a dog. | mallet/croquet | rentals/stock/collection | mallet,borrower,lent,returned
    suya joint orders abeg: customer, sticks, pepper level (small, plenty, die) | suya/order | orders | customer,stick,small,plenty,die
    theremin practice | theremin | log/habits |
    Form tutor here, Year 9. Lost property: item, where found, claimed? | lost property/lost | collection/log/requests/stock | item,found,claimed
    sanskrit shloka flash cards for my son he is in 6th std | shloka/sanskrit | cards/quiz |
    welding certs for the lads. name, process (MIG, TIG, stick), expires when | weld/cert | people/log/collection | name,mig,tig,stick,expire
    The yam barn: who owns which row, number of tubers, rotten ones | yam | stock/log/collection | row,tuber,rotten
    hey so i've got this thing where i collect airline sick bags (don't laugh) and need airline, year, country, used or unused haha | sick bag/airline/bag | collection | airline,year,country,used
    scuba tank fill log: tank serial, bar, nitrox %, who filled | tank/fill/scuba | log | serial,bar,nitrox,filled
    Panchayat street light complaint list. pole number, ward, problem, complaint date, fixed yes no | light/complaint | requests/jobs/tasks/log | pole,ward,problem,date,fixed
    wheres my ladder?! builders yard, tools get lent out, who has it since when | tool/yard/ladder | rentals/stock/log |
    bus driver shifts swap thing for our depot | shift/swap | requests/events/tasks/appointments |
    Crab pots off Cromer: string, pots hauled, crabs kept, lobster kept, bait | crab/pot | log | string,haul,crab,lobster,bait
    rain gauge readings im 83 and done it since 1961 on paper, millimetres and remarks | rain | log | millimetre/mm,remark
    4H steer weigh-ins: steer name, tag, pounds, feed brand | steer/weigh | log/collection | name,tag,pound,feed
    kolam designs with picture and number of dots | kolam | collection/catalogue | dots
    need a tip splitter for waitresses, total tips divided by hours | tip | tool |
    Sacred Harp singings near me - date, place, leader, did they serve pie | singing/sacred harp | events/log/places | date,place,leader,pie
    who owes for the minibus, rugby thirds | minibus/rugby | ledger/people/log |
    piano tuner. Clients: name, make of piano, pitch found, next visit | piano/client | people/jobs/appointments | name,make,pitch,next visit
    jollof and other party rice recipes from my aunties in Enugu, ingredients, steps, how many people it feeds | recipe/rice/jollof | recipes | ingredient,step
    my brother in law keeps axolotls and hes off to oman for six weeks so i have to do water temp, ammonia, fed or not for every tank HELP | axolotl/tank | log/habits/tasks | temp,ammonia,fed
    Roman roads quiz for the village history evening | roman/road | quiz |
    I'm a night porter, guests ask for taxis/wake up calls/extra pillows. room, what, when, done | guest/request/porter | requests/tasks/log/jobs | room,done
    hedge laying competition scores: contestant, style, stakes /10, binders /10 | hedge | log/votes/people/events | contestant,style,stake,binder
    pls make app for gully cricket scoring only runs wickets overs | cricket/score | tool/game/log | run,wicket,over
    Oil boiler service sheets, heating engineer in Cork: eircode, boiler model, nozzle, CO reading, next due | boiler/service | jobs/log | eircode,model,nozzle,co,next
    deaf club noticeboard where we can post news with photo | notice/news/deaf | feed/articles |
    pinhole cameras ive made out of tins | pinhole/camera | collection/log/catalogue |
    Sourdough starter named Kevin. feed times, flour type, how much he rose | starter/sourdough/kevin | log/habits | feed,flour,ros/rise
    Kindly develop an application for temple prasadam sponsorship: devotee name, gotra, date, amount, receipt number. | prasad/sponsor/temple | ledger/orders/people/log/events/appointments | devotee,gotra,date,amount,receipt
    tug o war club weights. 8 per team cant go over 640 kilos | tug/weight | people/log/tool |
    Stoma care for my husband: bag changed at, output, skin (healthy, sore, bleeding), supplies left | stoma | log/habits/stock | chang,output,healthy,sore,bleeding,suppl
    secondhand school uniform shop run by the PTA. garment, size, price, condition | uniform | catalogue/stock/collection | garment,size,price,condition
    knots to learn, tick when i can do it blindfold | knot | tasks/habits/cards/collection |
    orgn pipes restoration, each pipe has rank, note, dent or crack, who fixed (its 2,300 pipes god help us) | pipe/organ | jobs/log/collection/tasks | rank,note,dent,crack,fixed
    Okada union daily tickets: rider, plate, paid 500 or not | okada/ticket/rider | ledger/log/people | rider,plate,paid
    lawnmower racing | lawnmower/mower/racing | events/log/people/collection |
    nursing students drug calculation drops per minute | drop/drug/calcul | tool/quiz |
    Vote for best scarecrow on the trail! 34 houses entered | scarecrow | votes |
    Dad in care home 40 miles off and there's five of us siblings. Who's visiting which day, what to bring, how he seemed | visit/dad | events/log/appointments/tasks | bring,seemed
    blacksmithing coke and steel, how much left, reorder level, supplier | coke/steel/smith/stock | stock | left,reorder,supplier
    ghost signs (painted adverts on old brick walls): street, trade, legible or faded, map pin | ghost sign/sign | places/collection/log | street,trade,legible,faded
    Hair braiding appts - client, style, hours, who brings the extensions | braid/hair/appointment | appointments/jobs | client,style,hour,extension
    someone to talk to about my unicycle training, like a coach bot | unicycle/coach | chat/log/articles |
    half-marathon water stations: km mark, volunteers, cups, bananas | water station/station/marathon | places/stock/events/people/collection/tasks | km,volunteer,cup,banana
`,
  ),
];
