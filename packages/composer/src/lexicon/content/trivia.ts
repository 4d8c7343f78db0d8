// Questions of the general knowledge quiz: question | choices | answer | category. Two sets, one per language.
export const triviaRows = `
Türkiye'nin en büyük gölü hangisidir?~Which is the largest lake in the United Kingdom? | Tuz Gölü~Loch Ness;Van Gölü~Lough Neagh;Beyşehir Gölü~Windermere;Eğirdir Gölü~Loch Lomond | Van Gölü~Lough Neagh | geography
Dünyanın en uzun nehri olarak hangisi kabul edilir?~Which river is usually named as the longest in the world? | Amazon;Nil~Nile;Yangtze;Mississippi | Nil~Nile | geography
Avustralya'nın başkenti neresidir?~What is the capital of Australia? | Sidney~Sydney;Melbourne;Kanberra~Canberra;Perth | Kanberra~Canberra | geography
Hangi ülkenin en çok saat dilimi vardır?~Which country has the most time zones? | Rusya~Russia;ABD~United States;Fransa~France;Çin~China | Fransa~France | geography
Dünyanın en küçük ülkesi hangisidir?~Which is the smallest country in the world? | Monako~Monaco;Vatikan~Vatican City;San Marino;Malta | Vatikan~Vatican City | geography
İstanbul hangi yıl fethedildi?~In which year was the Battle of Hastings? | 1299~1016;1402~1066;1453~1166;1517~1215 | 1453~1066 | history
Türkiye Cumhuriyeti hangi yıl ilan edildi?~In which year did the Second World War end? | 1919~1943;1920~1944;1923~1945;1938~1946 | 1923~1945 | history
Ayasofya'yı hangi imparator yaptırdı?~Which emperor built Hagia Sophia? | Konstantin~Constantine;Jüstinyen~Justinian;Nero;Hadrian | Jüstinyen~Justinian | history
Piramitleriyle ünlü Giza hangi ülkededir?~Giza and its pyramids are in which country? | Meksika~Mexico;Mısır~Egypt;Sudan;Peru | Mısır~Egypt | history
Ay'a ilk ayak basan kişi kimdir?~Who was the first person on the Moon? | Yuri Gagarin;Buzz Aldrin;Neil Armstrong;Michael Collins | Neil Armstrong | history
Güneş'e en yakın gezegen hangisidir?~Which planet is closest to the Sun? | Venüs~Venus;Merkür~Mercury;Mars;Dünya~Earth | Merkür~Mercury | science
Suyun kimyasal formülü nedir?~What is the chemical formula of water? | CO2;H2O;NaCl;O2 | H2O | science
Yetişkin bir insanda kaç kemik vardır?~How many bones does an adult have? | 186;206;226;246 | 206 | science
Işık saniyede yaklaşık kaç kilometre yol alır?~About how many kilometres does light travel in a second? | 30 000;150 000;300 000;1 000 000 | 300 000 | science
Altının simgesi hangisidir?~What is the symbol of gold? | Ag;Al;Au;Go | Au | science
Hangi hayvan uçabilen tek memelidir?~Which is the only mammal that can truly fly? | Uçan sincap~Flying squirrel;Yarasa~Bat;Penguen~Penguin;Lemur | Yarasa~Bat | science
Bir ahtapotun kaç kalbi vardır?~How many hearts does an octopus have? | 1;2;3;8 | 3 | science
Bir futbol takımı sahada kaç kişiyle oynar?~How many players does a football team have on the pitch? | 9;10;11;12 | 11 | sport
Olimpiyat bayrağında kaç halka vardır?~How many rings are on the Olympic flag? | 4;5;6;7 | 5 | sport
Teniste 40-40 durumuna ne denir?~What is a score of 40–40 in tennis called? | Set;Avantaj~Advantage;Berabere~Deuce;Servis~Serve | Berabere~Deuce | sport
'İnce Memed' romanının yazarı kimdir?~Who wrote 'Pride and Prejudice'? | Orhan Kemal~Emily Brontë;Yaşar Kemal~Jane Austen;Kemal Tahir~George Eliot;Sait Faik~Mary Shelley | Yaşar Kemal~Jane Austen | arts
'Kaplumbağa Terbiyecisi' kimin tablosudur?~Who painted 'The Starry Night'? | Osman Hamdi Bey~Vincent van Gogh;Şeker Ahmet Paşa~Claude Monet;İbrahim Çallı~Paul Cézanne;Hoca Ali Rıza~Edvard Munch | Osman Hamdi Bey~Vincent van Gogh | arts
Bir piyanoda kaç tuş bulunur?~How many keys does a standard piano have? | 76;82;88;96 | 88 | arts
Orhan Pamuk Nobel Edebiyat Ödülü'nü hangi yıl aldı?~In which year did Bob Dylan win the Nobel Prize in Literature? | 2002~2006;2004~2012;2006~2016;2010~2019 | 2006~2016 | arts
`;
