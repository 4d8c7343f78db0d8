import { phraseRows } from '../../understand/words/word-list.ts';

/** Icons of the set of the kit that people ask for by what they show; other things have that of their subject. */
const rows = phraseRows(`
cut | makas | scissors, shears
heart | kalp | heart
star | yıldız | star
flame | alev, ateş | flame, fire
build | anahtar takımı, ingiliz anahtarı, somun anahtarı | wrench, spanner
hammer | çekiç | hammer
construct | alet, aletler, tornavida | tool, tools, screwdriver
key | anahtar | key
leaf | yaprak, bitki, fidan | leaf, plant, sprout
flower | çiçek, gül, papatya | flower, rose, tulip
rose | lale | bouquet
book | kitap | book
home | ev | home, house
car | araba, otomobil | car
gift | hediye, hediye kutusu | gift, present
camera | kamera, fotoğraf makinesi | camera
cafe | kahve, fincan, çay | coffee, cup, mug, tea
musical-notes | nota, müzik | note, notes, music
sunny | güneş | sun
moon | ay, hilal | moon
cloud | bulut | cloud
water | su, damla | water, drop, droplet
cash | para, banknot | cash, money
wallet | cüzdan | wallet
cart | alışveriş arabası | cart, trolley
basket | sepet | basket
calendar | takvim | calendar
time | saat | clock
alarm | alarm, çalar saat | alarm, alarm clock
notifications | zil, çan | bell
person | insan, adam, kadın | person, man, woman
people | insanlar, kişiler | people
paw | pati, kedi, köpek, hayvan | paw, cat, dog, pet
fish | balık | fish
bug | böcek, arı | bug, bee, insect
football | top, futbol topu | ball, football, soccer ball
basketball | basket topu | basketball
bicycle | bisiklet | bike, bicycle
bus | otobüs, minibüs | bus
train | tren | train
airplane | uçak | plane, airplane
boat | gemi, tekne, kayık | boat, ship
pizza | pizza | pizza
restaurant | çatal, çatal bıçak, tabak, yemek | fork, plate, cutlery, food
wine | şarap, kadeh | wine, glass
beer | bira | beer
ice-cream | dondurma | ice cream
egg | yumurta | egg
nutrition | elma, meyve | apple, fruit
medical | ilaç, hap, artı | pill, medicine, cross
medkit | ilk yardım çantası | first aid kit
fitness | nabız | pulse
barbell | halter, dambıl | barbell, dumbbell, weights
trophy | kupa | trophy, cup of winners
medal | madalya | medal
rocket | roket | rocket
bulb | ampul | bulb, light bulb
lock-closed | kilit | lock, padlock
school | mezuniyet kepi, kep | graduation cap
pencil | kalem | pencil, pen
brush | fırça | brush, paintbrush
color-palette | palet, boya paleti | palette
game-controller | oyun kolu | game controller, gamepad
map | harita | map
location | iğne, konum | pin, map pin
briefcase | çanta, iş çantası | briefcase, bag
cube | kutu, koli | box, cube, package
chatbubble | konuşma balonu | speech bubble
call | telefon, ahize | phone
mail | zarf, mektup | envelope, mail
diamond | elmas, pırlanta | diamond, gem
planet | gezegen | planet
umbrella | şemsiye | umbrella
snow | kar tanesi | snowflake
flash | şimşek, yıldırım | lightning, bolt
shield-checkmark | kalkan | shield
eye | göz | eye
glasses | gözlük | glasses, spectacles
footsteps | ayak izi | footprint, footsteps
bed | yatak | bed
shirt | tişört, gömlek, elbise | shirt, t-shirt, dress
storefront | dükkan, mağaza | shop, store
happy | gülen yüz | smiley, smile, happy face
thumbs-up | başparmak | thumbs up, thumb
balloon | balon | balloon
dice | zar | dice, die
`);

/** Icon by the word for it, in lower case with diacritics. */
export const iconWords: Readonly<Record<'tr' | 'en', ReadonlyMap<string, string>>> = {
  tr: new Map(rows.flatMap(({ value, tr }) => tr.map((word) => [word, value] as const))),
  en: new Map(rows.flatMap(({ value, en }) => en.map((word) => [word, value] as const))),
};
