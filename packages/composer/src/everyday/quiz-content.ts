/** country | capital | group */
export const capitals = `
Fransa~France | Paris | europe
Almanya~Germany | Berlin | europe
İtalya~Italy | Roma~Rome | europe
İspanya~Spain | Madrid | europe
Portekiz~Portugal | Lizbon~Lisbon | europe
Yunanistan~Greece | Atina~Athens | europe
Polonya~Poland | Varşova~Warsaw | europe
Norveç~Norway | Oslo | europe
Avusturya~Austria | Viyana~Vienna | europe
İsviçre~Switzerland | Bern | europe
Japonya~Japan | Tokyo | asia
Çin~China | Pekin~Beijing | asia
Hindistan~India | Yeni Delhi~New Delhi | asia
Güney Kore~South Korea | Seul~Seoul | asia
Türkiye | Ankara | asia
Azerbaycan~Azerbaijan | Bakü~Baku | asia
Tayland~Thailand | Bangkok | asia
Pakistan | İslamabad~Islamabad | asia
Mısır~Egypt | Kahire~Cairo | africa
Fas~Morocco | Rabat | africa
Kenya | Nairobi | africa
Nijerya~Nigeria | Abuja | africa
Etiyopya~Ethiopia | Addis Ababa | africa
Tunus~Tunisia | Tunus~Tunis | africa
Kanada~Canada | Ottawa | america
Brezilya~Brazil | Brasilia~Brasília | america
Arjantin~Argentina | Buenos Aires | america
Meksika~Mexico | Meksiko~Mexico City | america
Peru | Lima | america
Küba~Cuba | Havana | america
`;

/** flag | country | group */
export const flags = `
kırmızı üzerinde beyaz ay ve yıldız~white crescent and star on red | Türkiye | europe
mavi, beyaz, kırmızı dikey şerit~blue, white, red upright stripes | Fransa~France | europe
siyah, kırmızı, sarı yatay şerit~black, red, gold stripes across | Almanya~Germany | europe
yeşil, beyaz, kırmızı dikey şerit~green, white, red upright stripes | İtalya~Italy | europe
mavi üzerinde sarı artı~yellow cross on blue | İsveç~Sweden | europe
kırmızı üzerinde beyaz artı, kare bayrak~white cross on red, square flag | İsviçre~Switzerland | europe
kırmızı üzerinde siyah iki başlı kartal~black two-headed eagle on red | Arnavutluk~Albania | europe
mavi beyaz şeritler ve beyaz artı~blue and white stripes with a white cross | Yunanistan~Greece | europe
beyaz üzerinde kırmızı daire~red disc on white | Japonya~Japan | asia
kırmızı üzerinde bir büyük, dört küçük sarı yıldız~one large and four small yellow stars on red | Çin~China | asia
turuncu, beyaz, yeşil şerit ve mavi çark~orange, white, green with a blue wheel | Hindistan~India | asia
beyaz üzerinde kırmızı mavi daire ve siyah çizgiler~red and blue disc on white with black lines | Güney Kore~South Korea | asia
mavi, kırmızı, yeşil şerit, ay ve sekiz köşeli yıldız~blue, red, green with a crescent and an eight-pointed star | Azerbaycan~Azerbaijan | asia
kırmızı üzerinde tek büyük sarı yıldız~one large yellow star on red | Vietnam | asia
beyaz üzerinde kırmızı akçaağaç yaprağı~red maple leaf on white | Kanada~Canada | world
yeşil üzerinde sarı eşkenar dörtgen ve mavi küre~yellow diamond with a blue globe on green | Brezilya~Brazil | world
açık mavi beyaz şerit ve güneş~light blue and white with a sun | Arjantin~Argentina | world
kırmızı üzerinde yeşil beş köşeli yıldız~green five-pointed star on red | Fas~Morocco | world
elli yıldız ve on üç şerit~fifty stars and thirteen stripes | ABD~United States | world
siyah, kırmızı, yeşil şerit, kalkan ve mızrak~black, red, green with a shield and spears | Kenya | world
`;

/** riddle | answer | group; each language has its own */
export const riddles = `
Ben giderim o gider, arkamdan tin tin eder.~I follow you all day but hide in the dark. | Gölge~Shadow | easy
Çarşıdan aldım bir tane, eve geldim bin tane.~What has to be broken before you can use it? | Nar~Egg | easy
Dal üstünde kilitli sandık.~What has hands but cannot clap? | Ceviz~Clock | easy
Sarıdır sarkar, düşeceğim diye korkar.~What has keys but opens no doors? | Ayva~Piano | easy
Küçücük fıçıcık, içi dolu turşucuk.~What gets wetter the more it dries? | Limon~Towel | easy
Kanadı var kuş değil, boynuzu var koç değil.~What has one eye but cannot see? | Kelebek~Needle | easy
Yer altında sakallı dede.~What has teeth but cannot bite? | Pırasa~Comb | easy
Bilmece bildirmece, el üstünde kaydırmaca.~What has a neck but no head? | Sabun~Bottle | easy
Elsiz ayaksız kapı açar.~What can fill a room but takes no space? | Rüzgâr~Light | hard
Yatağı var yorganı yok.~What runs but never walks? | Nehir~River | hard
Aldıkça büyür, koydukça küçülür.~What gets bigger the more you take away? | Çukur~Hole | hard
Altı mermer üstü mermer, içinde bir gelin oynar.~What travels the world and stays in a corner? | Dil~Stamp | hard
Kuyruğu var kedi değil, uçar ama kuş değil.~What goes up and never comes down? | Uçurtma~Age | hard
Bir küçücük mil taşı, dolanır dağı taşı.~What has a face but no eyes? | Göz~Coin | hard
Dişi var ağzı yok.~What has branches but no leaves? | Tarak~Bank | hard
Gündüz kaybolur, gece ışıldar, sayılmaz.~What comes at night without being called? | Yıldız~Stars | hard
`;

/** licence plate or state | province or capital | group; each language has its own */
export const regions = `
34~Texas | İstanbul~Austin | west
35~California | İzmir~Sacramento | west
16~Colorado | Bursa~Denver | west
10~Arizona | Balıkesir~Phoenix | west
22~Oregon | Edirne~Salem | west
48~Nevada | Muğla~Carson City | west
06~Ohio | Ankara~Columbus | middle
42~Illinois | Konya~Springfield | middle
38~Iowa | Kayseri~Des Moines | middle
01~Minnesota | Adana~Saint Paul | middle
07~Michigan | Antalya~Lansing | middle
33~Wisconsin | Mersin~Madison | middle
61~Florida | Trabzon~Tallahassee | east
25~Georgia | Erzurum~Atlanta | east
21~Virginia | Diyarbakır~Richmond | east
27~Massachusetts | Gaziantep~Boston | east
65~Vermont | Van~Montpelier | east
44~Maryland | Malatya~Annapolis | east
`;

/** symbol | element | group */
export const elements = `
H | Hidrojen~Hydrogen | gas
O | Oksijen~Oxygen | gas
N | Azot~Nitrogen | gas
He | Helyum~Helium | gas
Cl | Klor~Chlorine | gas
Ne | Neon | gas
Na | Sodyum~Sodium | metal
K | Potasyum~Potassium | metal
Fe | Demir~Iron | metal
Au | Altın~Gold | metal
Ag | Gümüş~Silver | metal
Cu | Bakır~Copper | metal
Pb | Kurşun~Lead | metal
Hg | Cıva~Mercury | metal
C | Karbon~Carbon | other
Si | Silisyum~Silicon | other
S | Kükürt~Sulphur | other
P | Fosfor~Phosphorus | other
B | Bor~Boron | other
I | İyot~Iodine | other
`;
