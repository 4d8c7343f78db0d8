import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; the most common failures were read. */
export const unseenBO: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    çeyiz takip | ceyiz | collection/stock/tasks/catalogue |
    Mahalle bakkalıyım, veresiye defteri lazım. isim, borç, ödeme yeter valla | veresiye/borc/bakkal | ledger/people | isim,borc,odeme
    oğlumun okulunda beslenme nöbeti var sınıf annesi benim 28 kişi whatsapptan delirdim | beslenme/nobet | tasks/events/appointments/people |
    ayakkabı boyacısıyım günde kaç çift boyadım bahşiş ne oldu yazcam | boya/ayakkabi | log/ledger | cift,bahsis
    apartman su deposu temizlik cizelgesi | depo/temizlik/temizlig | log/tasks |
    Bizim köyde imece usulü salça kaynatılır. Hangi gün hangi evde, kaç kasa domates, kim kazan getirecek, bunları tutacak bişey | salca/imece | events/log/tasks/jobs | kasa,kazan
    emekli öğretmenler satranç turnuvası puan durumu | satranc/turnuva | log/people/game/events |
    kedi maması | mama/kedi | |
    Saygıdeğer ilgililer, site yönetim kurulu toplantılarında alınan kararları madde madde kaydetmek ve gerektiğinde oylamaya sunmak istiyorum. | karar/toplanti | votes/log/articles/events |
    türkü sözlerini ezberliyom bilmece gibi sorsun bana | turku | quiz/cards |
    lahmacun fırınına kıyma getirenlerin sırası: isim, kilo, saat | lahmacun/kiyma/sira/firin | orders/jobs/log/appointments | isim,kilo,saat
    Almanyadan izine gelirken arabaya ne koycaz, her sene bişey unutuyoruz geçen yıl çocukların pasaportu mutfak masasında kaldı yeminle | izin/bavul/esya/yol/araba/valiz | tasks/collection |
    gelinlik kiralama: model, beden, müşteri, teslim, iade | gelinlik/gelinlig | rentals | model,beden,musteri,teslim,iade
    kuş gözlem kulübü. tür, yer, saat, kaç tane | kus/gozlem | log | tur,yer,saat
    evde kim hangi ev işini yaptı, kavga çıkıyo, iki ergen bi koca | ev is | tasks/jobs/log/habits |
    sokak hayvanları için besleme noktaları haritada olsun, su kabı var mı mama bitti mi görelim | besleme/sokak/mama | places | su kab,mama
    tesbih koleksiyonum var 140 tane: malzeme, boncuk sayısı, usta, kaça aldım | tesbih | collection/catalogue/stock | malzeme,boncuk,usta
    emzirme saatleri sağ sol | emzir | log | sag,sol
    kpss tarih test | kpss/tarih | quiz/cards |
    Bağlama dersi veriyorum; öğrenci adı, ders saati, ücret ödendi mi | baglama/ders | appointments/people/log/ledger | ogrenci,saat,ucret
    tandir ekmegi siparis bizim hanim yapiyo koylu aliyo kac tane kim alcak | tandir/ekmek/ekmeg | orders |
    ev yapımı sabun satıyom pazarda. lavantalı, defneli, kükürtlü. kaç kalıp kaldı görsem yeter | sabun | stock/catalogue | lavanta,defne,kukurt,kalip
    okey puanı yazma. 4 kişi oynuyoz çay parası kimde belli olmuyo | okey/puan | game/log/tool/ledger |
    dugun salonu rezervasyon: tarih, gelin damat adi, kisi, kapora | dugun/salon/rezervasyon | appointments/events/rentals/orders | tarih,gelin,kisi,kapora
    Mahalle muhtarıyım evladım, kömür yardımı alacak haneleri yazacağım bir defter isterim | komur/yardim/hane | people/log/ledger/requests |
    menekşeler ölüyo sulamayı hatırlatan bişi yap | sula/menekse/cicek/cice | habits/tasks/log |
    öğrenci yurdunda kayıp eşya duyuruları, bulan yazsın kaybeden baksın | kayip/esya | feed/collection/requests/catalogue |
    kaza namazı borcu sayacı sabah öğle ikindi akşam yatsı | kaza/namaz | habits/log/tool/ledger | sabah,ogle,ikindi,aksam,yatsi
    Petek temizliği yapıyorum, gittiğim evler: adres, petek adedi, ücret, seneye ne zaman aranacak | petek/peteg | jobs/log/people/appointments | adres,ucret
    anneannemin reçelleri kaybolmasın tarif defteri | recel/tarif | recipes/articles |
    yüzme kursu yoklama | yuzme/yoklama | people/log/appointments/habits |
    sınıfça nereye gidelim oylayalım: Kapadokya, Çanakkale, Safranbolu | gezi/oyla/nereye | votes | kapadokya,canakkale,safranbolu
    makrome ürün kataloğum olsun insta müşterisine göstercem fiyatıyla | makrome | catalogue/orders | fiyat
    bebenin hangi dişi ne zaman çıktı | dis | log/events |
    elektirikci malzeme deposu. kablo sigorta priz kac tane var kac kullandik, cirak hep fazla aliyo | malzeme/depo/elektri | stock |
    komşular arası alet paylaşımı; matkap merdiven el arabası şu an kimde, ne zaman geri gelecek | alet/paylas | rentals/collection |
    köy odasında çay sırası kimde | cay/sira/koy oda | tasks/events/log/people |
    ingilizce düzensiz fiil kartları, önde fiil arkada anlamı | fiil/ingilizce | cards/quiz |
    balıkçı teknesi günlüğü - tarih, mevki, tür, kg, mazot | balik/tekne | log | tarih,mevki,tur,kg,mazot
    küçülen çocuk kıyafetleri hangi yaş hangi kutuda, tavan arası kutu doldu | kiyafet | collection/stock/catalogue | yas,kutu
    berberde sira almak icin, musteri evden alsin kapida beklemesin | berber/sira/randevu | appointments |
    antika radyo tamiri yapiyom 71 yasindayim lamba numaralarini unutuyorum: marka, lamba, ariza | radyo | jobs/collection/log/catalogue | marka,lamba,ariza
    servis şoförüyüm hangi çocuk indi hangisi bindi | servis | log/people/habits |
    Okul gazetemizin yazılarını yayınlayacağımız, köşe yazısı, röportaj ve haber bölümleri olan bir uygulama | gazete/haber | articles/feed | kose yazi,roportaj,haber
    kilo takibi ama beni utandırmasın | kilo | log/habits |
    cuma maçına adam topluyorum her hafta, kim geliyo kim yan çiziyo | mac | events/votes/people |
    altın günü: sıra kimde, kaç çeyrek, kim verdi | altin | ledger/events/people/log | ceyrek
    Perde dikiyorum, pencere enini girince kaç metre kumaş lazım hesaplasın (pile 2,5 kat) | perde/kumas | tool |
    mandolin topluluğumuz kendi arasında mesajlaşsın dışardan kimse girmesin | mandolin/mesaj/sohbet | chat/feed |
    oğluma hayvan eşleştirmeli hafıza oyunu 4 yaşında | hafiza/hayvan/eslestir | game/cards/quiz |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    chicken feed | chicken/feed | |
    I run a mobile knife sharpening van round Dorset. Need customer, knives, price and when to come back | knife/knive/sharpen | jobs/appointments/log/people/orders | customer,knives,price
    chore chart 4 kids | chore | tasks/habits/jobs |
    maid attendance app, she is taking too many leaves, i want date, present or absent, salary cut | maid/attendance | log/people/ledger/habits | date,present,absent
    Good afternoon. I am the Hon. Secretary of a crown green bowls club and should be grateful for a simple register of members: name, telephone, year joined, subscription paid. | bowls/member/club | people/ledger | name,telephone,year,subscription
    jollof recipes | jollof/recipe | recipes/articles |
    who owes me for the stag do | stag/owe | ledger/events/people |
    okada daily remittance: rider, bike number, amount paid, balance | okada/remittance/rider | ledger/log | rider,bike,amount,balance
    times tables game for my daughter she hates maths | times table/table/math | game/quiz/cards |
    hamster weigh ins | hamster/weigh | log |
    beginner sourdough baker here, wanna log every loaf - flour, hydration, proof time, how it turned out | sourdough/loaf/loaves/bread | log/recipes | flour,hydration,proof
    tool lending library for our cul de sac, who has the hedge trimmer is the eternal question | tool/lend/librar | rentals/collection/catalogue |
    matric biology flashcards | biology/flashcard | cards/quiz |
    Mehndi artist booking: bride name, function date, hands or feet, advance | mehndi/booking | appointments/orders/events | bride,date,hands,feet,advance
    small engine repair. mowers chainsaws blowers. ticket number, owner, whats wrong, parts, done y/n | engine/repair/mower | jobs/orders/log | ticket,owner,parts,done
    potluck signup so we dont get 9 potato salads AGAIN | potluck | events/people/requests/tasks/votes/orders |
    my marbles (the collection not my sanity) | marble | collection/catalogue |
    parent teacher meeting slots | parent/meeting/teacher | appointments |
    PG rent collection: tenant, bed no, rent, electricity, paid | rent/pg/tenant | ledger/people/rentals | tenant,bed,rent,electricity,paid
    want an app that tells how many tins of paint for a wall, height x width, two coats | paint | tool |
    foodbank shelf stock tins pasta nappies best before dates running low etc, volunteers arent techy so dead simple | food/stock/pantry/shelf | stock | best before
    Wild swimming spots near Sheffield with parking, water temp and whether theres a pub | swim | places | parking,pub
    bus driver lost umbrellas | umbrella/lost | log/collection/stock/catalogue |
    grandad's war letters typed up, by date and place, so cousins in Canada can read | letter | articles/collection/feed | date,place
    vote for school mascot: Owl, Badger, Otter | mascot/vote | votes | owl,badger,otter
    hair salon Lagos. style price list with picture | hair/style/salon/price | catalogue/collection | price
    practice log for clarinet, minutes, scales, piece im stuck on | clarinet/practice | log/habits | minutes,scales,piece
    I am 82 and want to keep birthdays of 14 great-grandchildren, they change so fast | birthday/great/grand | people/events |
    street cricket score keeper overs wickets runs | cricket/score | game/tool/log | overs,wickets,runs
    Requests box for residents of our block: lift, lights, bins, other. with flat number | request/resident/block | requests/jobs | lift,lights,bins,other,flat
    babysitter co-op where we swap hours not money | babysit/co-op/coop/swap | ledger/people/requests/appointments/log |
    fancy dress hire - costume, size, deposit, out, due back | fancy/costume/dress | rentals | costume,size,deposit
    Quran memorisation, surah, ayah from and to, mistakes, teacher comment. for my hifz class pls brother | quran/hifz/memori/surah | log/people/habits | surah,ayah,mistakes,comment
    dahlia tubers what i lifted what i stored what rotted | dahlia/tuber | log/stock/collection |
    tutoring | tutor | |
    cake orders n deposits, ppl ghost me | cake | orders | deposit
    chess puzzle club chat for sixth formers | chess/chat | chat/feed/game |
    walking bus to school (its when parents walk a line of kids in) which parent leads which morning | walking bus/walk | tasks/events/appointments/people |
    Daily Panchang pooja items checklist for amma: flowers, camphor, betel leaves, coconut | pooja/puja/panchang | tasks/stock/habits | flower,camphor,betel,coconut
    skip hire bookings 4yd 6yd 8yd address drop off pick up | skip | rentals/orders/appointments/jobs | address,drop,pick
    no phone after 9 pm habit for whole family with stars | phone/habit | habits/tasks/log |
    bell ringers, we keep a book of quarter peals: date, tower, method, ringers, time taken | bell/peal | log/events | date,tower,method,ringers,time
    Secondhand uniform shop run by the PTA. What we've got: garment, age, condition, price. Mrs Okafor does Tuesdays I do Thursdays. | uniform | stock/catalogue/collection | garment,age,condition,price
    mushroom foraging finds, NOT sharing locations with anyone thx | mushroom/forag | log/collection/places |
    notice board for the trailer park, lost dogs, yard sales, water shutoffs | notice/board/park | feed/articles/events |
    tips waitress split shift | tip | log/ledger/tool |
    german nouns der die das quiz my oma will be proud | german/der die das/noun | quiz/cards |
    coupon organiser store, amount off, expires | coupon | collection/stock/log/ledger/catalogue | store,amount,expire
    need sumthing for my snail racing league lanes winners times yes really | snail/rac | log/events/game/people | lane,winner,time
    Barn dance callers' cards, name of dance, formation, figures, tune | dance/barn/caller | cards/collection/recipes/catalogue/articles | formation,figures,tune
`,
  ),
];
