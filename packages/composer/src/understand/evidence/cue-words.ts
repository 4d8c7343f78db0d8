/**
 * What words of a description say about what users do with the app: 'cue | Turkish | English'. Words are folded; a word
 * with * stands for all that begin like it, words of one phrase are joined by _.
 */
export const cueWords = `
record | kayit* kaydet* kayd* tutuyo* tutmak* tutay* not_al* yazmak* yaziyo* yazay* yaziyi* defter* gunluk* gunlug* takip takibi* | log logs logging logged track tracking tracker keep_track record records recorded diary journal note_down write_down notebook
everyDay | gunde gunluk her_gun hergun sabah* aksam* ogle* gece* gunun gun | daily every_day each_day day days morning evening night nights today
everyWeek | haftada haftalik her_hafta hafta haftaya | weekly every_week each_week week weeks
weekdays | pazartesi sali carsamba persembe cuma cumartesi gunleri | monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
everyMonth | aylik her_ay ayda ay_sonu | monthly every_month month months
happened | yaptim ettim gittim gordum verdim yedim ictim duydum denedim buldum kostum yuzdum tuttum attim dustu kacti oldu olmus oldum calistim uyudum | did ate drank slept ran walked swam had happened saw went caught felt took tried visited heard
body | agri* bas_agrisi migren* nobeti kriz* ates* oksur* kasint* sislik* sis uyku* uyudu* bez* emzir* emdi* mama kaka* | pain migraine* headache* seizure* fever symptom* rash swelling sleep slept nappy nappies diaper* feed feeds feeding episode* attack* mood
treatment | ilac* doz* igne* serum* tedavi* kemoterapi* diyaliz* insulin* hap doktora doktor hasta* | medicine* medication* dose doses tablet tablets pills injection* treatment* dialysis chemo* insulin doctor hospital nurse
vitals | tansiyon* nabiz* seker* kilo kilosu kilom kan boyu* bel basen | blood pulse pressure sugar weight waist bp heart_rate glucose
measure | olc* olcum* seviye* deger* sicaklik* nem derece* cetvel* cm | measure* measurement* level levels reading readings temperature temp humidity depth
readMeter | sayac_okuma elektrik* dogalgaz* su_sayaci | meter meters electricity gas_meter kwh
chart | grafik* grafig* gelisim* ilerl* egri* degisim* | graph chart trend progress improving
count | kac kac_tane kac_kez kac_kere sayisi* adedi* adet tane | how_many count counts counted number_of times
duration | dakika* dk saat_surdu sure* suresi* kac_saat kac_dakika surdu | minutes mins minute hours duration how_long
distance | km kilometre* mesafe* adim* | km miles mile distance steps laps
litres | litre* lt ml kilosu kg kilo ton teneke cuval kasa | litres liters litre ml kg kilos kilo lbs grams
exercise | antrenman* spor egzersiz* kosu* kosuy* yuruyus* yuzme* set tekrar* agirlik* idman* | workout* exercise* gym run runs running reps sets training swim* ride rides
journey | sefer* yol yolculuk* sofor* tir km plaka* mazot* yakit* benzin* | trip trips mileage fuel petrol driver drive drives lorry truck flight flights
harvest | hasat* tarla* bahce* ekin* gubre* ilacl* suladi* mahsul* verim* sagim* sut inek* koyun* keci* arilar* kovan* tavuk* yumurta* | harvest* crop crops field fields plot fertili* hive hives bee bees chickens eggs milk milked cow cows sheep ewe goats lambs livestock
birth | yumurtla* dogum* dogur* yavru* kuluck* ciftles* | birth gave_birth kidding lambing litter sire dam buck doe kits born hatch*
animals | guvercin* kus kuslar* kanarya* kopek* kedi* at atlar* tavsan* balik* | pigeon* birds canary dog dogs cat cats horse horses rabbit* pets
money | para parasi* lira tl tutar* ucret* fiyat* masraf* harcama* kaca | money cost costs price prices amount fee fees charge charged £ $ €
earn | kazan* ciro* gelir* bahsis* hasilat* harcirah* yevmiye* | earn* takings tips income profit revenue
spend | harca* harciyo* gider* masraf* alisveris* fatura* | spend spent expense* spending receipts bills budget
owe | kim_kime borc* veresiye* alacak* alacag* kalan_borc bakiye* odeyecek* | who_paid_who paid_who owe owes owed debt* balance lent lend borrowed_money tab
dues | aidat* taksit* hisse* toplanan topluyo* toplama* toplad* topluyo* | dues installment* instalment* subscription_fee contribution* subs rent share kitty
paid | odedi* odendi* odeme* verdi_mi verdimi vermedi* odemedi* alindi_mi | paid unpaid payment* pays
apartment | apartman* daire* site_yonetimi yonetici* kiraci* kira | tenant* landlord flat flats apartment* building
customers | musteri* danisan* | customer* client clients
order | siparis* ismarl* istedi* | order orders ordered commission* preorder*
deliver | teslim* kargo* adres* kurye* dagit* gotur* goturu* | deliver* delivery address drop_off pick_up pickup collect_date due shipped
repair | tamir* onar* ariza* bozuk* servis* bakim* montaj* tadilat* yedek_parca | repair* fix fixing mend* fault* broken service serviced engineer
makeForOthers | yapiyorum yapiyoruz dikiyo* oruyo* isliyo* hazirliyo* hazirla* uretiyo* olcu* desen* | i_make we_make custom bespoke engraving alterations artwork
deposit | kapora* avans* pesinat* | deposit deposits upfront advance
tradeWork | usta* tesisat* boyac* temizlikci* metrekare* kesif | jobs job plumber electrician builder cleaner sweep quote quotes tuner gardener handyman
invoice | fatura* teklif* makbuz* | invoice* quote quotes quoted
appointment | randevu* seans* muayene* | appointment* session sessions slot slots
salon | kuafor* berber* guzellik* manikur* tirnak dovme* masaj* hamam* | salon barber hairdresser nails massage groomer grooming spa tattoo
lesson | ders dersi* dersler* kurs* ozel_ders egitmen* | lesson lessons class classes tutor* coaching pupil*
patients | hasta hastalar* klinik* muayenehane* psikolog* diyetisyen* fizyoterap* veteriner* | patient* clinic therapist dentist physio vet
booking | rezervasyon* ayirt* tutmus* doluluk* bos_mu musait* | check_in check_out book books booked booking bookings reserve* reservation* availability available
clash | cakis* ayni_gun* ayni_saat* iki_kisi karis* | overlap* clash* double_book* double_booked same_day same_time
letOut | kiral* kiralik* kiraya* | rent_out hire rental rentals let_out hiring renting
letAsWork | kiraliyor* kiraya_ver* kiraliyom | rent_out hire_out renting_out hiring_out let_out we_rent i_rent
stay | pansiyonu oda odalar* pansiyon* otel* misafir* giris_cikis yayla_evi villa* bungalov* geceli* konak* | guest guests cabin room rooms check_in check_out checkin checkout holiday_home cottage guesthouse cattery kennels caravan stay stays
sharedThing | ortak* sirayla paylasimli birlikte kooperatif* | shared share take_turns between_us communal
hall | saha sahasi sahada sahayi sahalar* kort* dugun_salonu dugun* | hall court pitch venue
turn | sira sirasi* siras* nobet* nobetci* vardiya* | turn turns rota rotas shift shifts duty whose_turn
plan | plan plani* planl* program* cizelge* takvim* menusu | plan planner planning schedule* timetable* meal_plan calendar
pending | yapilacak* alinacak* yapilmas* kalanlar* hazirlik* eksik* | to_do todo checklist* chore chores tasks
tickOff | isaretl* tikl* tik_at* bitti_mi tamamlan* yapildi_mi alindi* neler_alindi neler_kaldi | tick ticks tick_off tap_it check_off done
listOf | liste listesi* listel* | list lists
pack | canta* bavul* valiz* ceyiz* tasinma* | packing bag suitcase moving_house
event | dugun* nisan* kina* parti* organizasyon* konser* festival* sunnet* | wedding party event events concert festival
inspect | kontrol* denetim* muayene* | inspect* inspection* safety audit
memberOf | uye* dernek* kulup* takim* koro* oyuncu* sporcu* kadro* cemaat* izci* | member* club team choir players scout scouts league society troop
attend | geliyo* gelecek gelmeyecek kac_kisi geldi geldi_mi gelmedi* gelen* gelmeyen* yoklama* devamsiz* katil* | attendance attend* turned_up who_came who_comes whos_coming present absent register signed_up
student | ogrenci* sinif* veli* kurs_ogrencileri okul* cocuk* | student* pupil* class kids parents school children classroom
volunteer | gonullu* bagis* | volunteer* helper helpers donation* donor*
who | kim kimler* kimin kimde kime kimden | who whos whose whom
phone | telefon* tel numara* veli_telefonu | phone phones telephone email mobile contact
residents | koylu* mahalle* yasli* komsu* aile* akraba* | neighbours neighbors village residents elderly households family families
stockLeft | kaldi kalan* kalmis* azal* bitti biten* biterse stok* stog* tukenen* | left running_low low_stock stock run_out running_out remaining reorder order_more
inventory | depo* envanter* raf raflar* cekmece* koli* kutu* malzeme* kumas* | inventory shelf shelves warehouse drawer boxes supplies storeroom pantry fridge freezer
expiry | son_kullanma skt tarihi_gecen bozulma* | expiry expires use_by best_before out_of_date
lend | odunc* emanet* zimmet* kimde | lend lent borrow* loan loaned who_has due_back checked_out
sell | sat sati* satt* satiy* satar* pazar* pazarci* dukkan* magaza* bakkal* | sell selling sold sale sales shop store stall stand market
offer | satilik* sergil* vitrin* katalog* sepet* sepete fiyat_listesi urunler* urun* menu* | catalogue catalog cart basket menu browse products shop_front for_sale
buyOnline | siparis_ver* kapida_ode* internetten instagram* | order_online checkout buy_from customers_order people_order add_to_cart
collect | topluyorum sakla* eski koleksiyon* biriktir* arsiv* antika* pul plak* kartpostal* | collection* collect collecting vintage antique vinyl stamps
mine | benim | my mine i_own we_own ive_got
attributes | renk rengi* marka* cins cinsi* yil yili* olcek* beden* boyu* tur turu* ebat* desen | colour color brand make year size species breed scale condition material
readingThings | kitap* kitab* film* dizi* izledigim okudugum yazar* | book books film films movies series read_list author watched
recipe | tarif* yemek* | recip* dish dishes ingredients
hobby | maket* orgu* nakis* lego* fosil* bonsai* | knitting crochet yarn model models lego miniatures fossils sewing quilt
rating | puan* yildiz* tadim* tatti* lezzet* | rating rate rated stars taste tasting flavour*
photo | foto* resim* gorsel* | photo* picture* pics
place | yer yeri* nerede nerde nereler* mekan* gezilecek konum* harita* | where place places spot spots map nearby near_me location*
route | sokak* guzergah* durak* koy koyler* mezar* | street streets route stops round rounds village villages
status | asama* durum* hazir bekliyo* bekleyen* siparis_durumu | status stage waiting ready in_progress
project | pano panosu proje* gorev* ekip* is_takibi | project* task tasks team_tasks kanban board tickets
report | sikayet* talep* bildir* kayip* bulun* | report complaints requests lost found
news | blog* haber* rehber* bilgi* anlat* fikra* hikaye* dua* sure siir* masal* ninni* sozler* | news blog guide tips stories story jokes poems facts articles prayers lullab*
readIt | okunsun oku okuma* okuyup | read reading_time to_read
socialPost | paylas* gonderi* yorum* begeni* begensin altina itiraf* oy oylama* | poll polls vote post posts share_photos comments comment like followers feed
chat | sohbet* mesajlas* | chat messages messaging
listen | dinl* muzik* sarki* ses kaydi* calma* | listen music songs podcast audio play_list playlist
watch | izl* video* | watch video videos
calculate | hesapl* hesap hesabi* ne_kadar_eder kac_lira_oldu kac_tl bulsun | calculate* calculator calc work_out how_much_do how_many_do works_out
howMuchNeed | gider_diye kac_kutu kac_metre lazim gerek gider kac_almam | how_much do_i_need how_many_bags need_for
convert | cevir* donustur* kur kuru doviz* dolar* euro* | convert* converter into celsius fahrenheit to_grams to_pounds exchange_rate
percent | yuzde* faiz* kdv komisyon* indirim* zekat* brut net vade* | percent percentage vat tax interest discount commission split
geometry | en_boy en boy boyu* yukseklik* metrekare* derinlik* duvar* | length width height walls wall depth area coats
timer | zamanlayici* kronometre* sayac* geri_sayim* pomodoro* zil alarm* | clock timer stopwatch countdown pomodoro metronome interval beep
lasts | saniye* sn dakika_calis dinlen* tur | seconds secs rounds rest
random | kura* cark* rastgele* sans yazi_tura zar salla* karistir* | random picker wheel dice draw_names coin flip pick_one shuffle
untilDate | kac_gun_kaldi gun_kaldi kac_ay_kaldi | days_until how_long_until days_left days_to_go
scoreBoard | skor* puan_tablosu okey* tavla* batak* | score scorer scores scoreboard darts
ask | soru* sor sorsun* sik siklar* cevap* dogru* yanlis* test testi* sinav* | quiz question questions answers answer trivia test exam guess
learn | ogren* ezber* kelime* ingilizce* almanca* kart kartlar* kartlari* | learn* memori* flashcard* flash_cards vocabulary verbs spelling trainer
cardSides | onde arkada arkasi* arkasini on_yuz | front back flip_over other_side
school | ehliyet* kpss yks vize final | gcse theory capital* anatomy
bet | yarisma* milyoner bil bilsin bilmece* tahmin* baskent* bayrak* | guess riddle flags capital
game | oyun oyunu* bulmaca* can canlar* seviye_atla labirent* satranc* xox isim_sehir asmaca yilan_oyunu oynayan oynarken | game games puzzle arcade lives maze chess hangman scramble connect_four tic_tac_toe snake_game
arcadeAct | patlat* zipl* vur vurunca carp* yakal* kac_sin topla* topluyo* dus_en hizlan* | dodge jump shoot swipe tilt pop popping whack catch_falling gets_faster high_score best_score
player2 | iki_oyuncu iki_kisilik bilgisayara_karsi | two_players two_player against_computer 2_player
appWish | uygulama* uygulamasi program | app application
`;
