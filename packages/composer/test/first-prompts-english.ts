import { readPrompts } from './first-prompt.ts';

/** English descriptions in many styles, written without a look at the lexicon; the first runs of the groups are named at each. */
export const englishPrompts = [
  // 47 of 60 at the first run
  ...readPrompts(
    'everyday wishes',
    'en',
    `
    so me and my sister rent out party tents, need to know who has which one and when its back | tent/rental/booking | jobs/log/board/collection/checklist/appointments/reservation/stock | who/customer/renter, back/return/end/until
    parish hall keys list who has them | key | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/stock |
    my nan's christmas cake orders, size, icing, pick up day | cake/order | jobs/log/board/collection/checklist/appointments/catalogue | size, icing, pick/collect/date/due
    hi, we are a small choir and i want to note who comes to rehearsals and which voice they sing | choir/singer/member/rehearsal/attend | people/collection/log/ledger/checklist/appointments/reservation/jobs/board | voice
    foster kittens weight each day | kitten | log/collection/checklist/measurements/places |
    lost property at our swimming pool, what, where found, collected yes/no | lost/property/item | collection/catalogue/log/stock/checklist/articles/jobs/board/people | found/where/place, collected
    caravan snag list | caravan/snag | checklist/board/collection/log/stock/weekPlan |
    for my beekeeping club: library of books members can borrow | book | stock/catalogue/collection/log/jobs/people/checklist | member/borrow/who
    gran's dialysis fluid in and out | fluid/dialysis | log/collection/checklist/measurements/places | in, out
    bus driver here, want to write down my split shifts and overtime per week | shift | weekPlan/appointments/checklist/log/collection/reservation/board/measurements/ledger | overtime
    i make soap. batches with oils, lye amount, cure date | soap/batch | collection/catalogue/log/stock/checklist/articles/jobs | oil, lye, cure
    Toddler group snack rota - which parent brings what | snack | weekPlan/appointments/checklist/log/collection/reservation/board/people | parent/who, bring/snack/what
    puppy training log by my daughter | training/puppy | log/collection/checklist/measurements/places |
    allotment waiting list with position, name, phone, date joined | waiting/allotment/list/applicant | people/collection/log/ledger/checklist/appointments/reservation/jobs/board | position, phone
    keep an eye on my houseplants pls, when watered when fed | plant | log/collection/checklist/measurements/places | water, fed/feed
    need app 4 my car boot sale stuff what i paid what i sold it 4 | car boot/stuff/item/sale | stock/catalogue/collection/log/jobs/ledger/checklist | paid/cost/buy, sold/price
    roller derby bouts, opponent, score, mvp | bout/derby | log/collection/checklist/measurements/places/games | opponent, score, mvp
    fridge temperature checks at the cafe twice a day | temperature/fridge/check | log/collection/checklist/measurements/places | temperature
    scrapbook ideas for our wedding | scrapbook/idea | collection/catalogue/log/stock/checklist/articles/feed/media/board |
    Im a mobile dog groomer, appointments with dog name breed price | appointment/groom/dog | appointments/reservation/jobs/log/weekPlan/people | breed, price
    bread starter feeding times n flour used | starter/feeding | log/collection/checklist/measurements/places | flour
    sort my late fathers stamps: country, year, value, mint or used | stamp | collection/catalogue/log/stock/checklist/articles | country, year, value
    room to rent in our house, people who came to see it, notes, decision | room/viewing/visitor/applicant/people | people/collection/log/ledger/checklist/appointments/reservation/jobs/board | decision
    babysitting hours | babysit | log/collection/checklist/measurements/places/ledger/jobs |
    bike repair log for the co-op workshop, bike, owner, problem, waiting/in progress/done | bike/repair | jobs/log/board/collection/checklist/appointments | owner, problem, done
    piano lessons per pupil and what they practise next | lesson/pupil/piano | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/weekPlan | practi
    Knitting patterns i own, needle size, yarn weight, pdf or paper | pattern/knit | collection/catalogue/log/stock/checklist/articles | needle, yarn
    where did i park | park | places/collection/log/catalogue/checklist/tool |
    village fete stalls, who runs each one, table needed or not, fee paid | stall | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/checklist/catalogue | table, paid
    grandkids heights on the door but digital | height/grandkid/grandchild | log/collection/checklist/measurements/places/people | height
    recycling bins which colour when | bin/recycl | weekPlan/appointments/checklist/log/collection/reservation/board | colo
    cheese i tasted, milk, country, stars | cheese | collection/catalogue/log/stock/checklist/articles | milk, country
    reptile feeding: snake, prey, date, refused? | feeding/reptile/snake | log/collection/checklist/measurements/places | prey, refused
    neighbourhood tool library who borrowed what till when | tool | stock/catalogue/collection/log/jobs/people/reservation/checklist | who/borrow, till/return/due/until
    My father had a stroke. I need to log his exercises, how many times he did them and how tired he was. | exercise | log/collection/checklist/measurements/places | times/many/count/repetition, tired
    we foster greyhounds, vet visits, costs, new owners | greyhound | collection/catalogue/log/stock/checklist/articles/people/jobs | vet, cost, owner
    funeral flowers order sheet for florist | order/flower/funeral | jobs/log/board/collection/checklist/appointments/catalogue |
    ham radio contacts: call sign, frequency, time, signal report | contact/radio | log/collection/checklist/measurements/places/people | call sign, frequency, signal
    scout badge progress of every kid | badge | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/measurements | badge/kid/scout
    tenants meter readings electric and water each month | reading/meter | log/collection/checklist/measurements/places/ledger | electric, water
    sourdough bakery preorders saturday pickup | order | jobs/log/board/collection/checklist/appointments/catalogue |
    i collect fridge magnets from everywhere i travel, photo + city + who gave it | magnet | collection/catalogue/log/stock/checklist/articles | photo, city, who/gave
    football sticker swaps i need / i have | sticker | collection/catalogue/log/stock/checklist/articles/feed/people | need, have
    ultralight gear list with grams | gear | checklist/board/collection/log/stock/weekPlan/catalogue | gram/weight
    quotes from my kids they say funny things | quote | collection/catalogue/log/stock/checklist/articles/feed/log |
    Dog poo bag stations in the village, empty / full | station | places/collection/log/catalogue/checklist/board/stock | empty, full
    wine cellar, bottle, vintage, drink by, rack position | wine | collection/catalogue/log/stock/checklist/articles | vintage, drink, rack/position
    medicines for 3 cats with times and vet phone | medicine/cat | log/collection/checklist/measurements/places/people/weekPlan | vet
    sailing club dinghy park spaces, boat, owner, sail number, paid until | space/dinghy/boat | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/stock/reservation/places | owner, sail, paid
    swear jar for the office | swear/jar | ledger/log/checklist/jobs/collection/people/board |
    school run carpool, which parent drives which day | carpool/school run/drive | weekPlan/appointments/checklist/log/collection/reservation/board/people | parent/who/driver, day/date
    quiz night scores by team and round | score/quiz night/team | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/games/measurements/tool | team, round
    beard oil recipes ml of each oil | recipe/oil | collection/catalogue/log/stock/checklist/articles | ml/oil
    what i owe my mates and what they owe me | owe/debt/mate/friend | ledger/log/checklist/jobs/collection/people |
    compost heap temperature n turning | compost | log/collection/checklist/measurements/places | temperature, turn
    book club picks, who picked, meeting date, rating out of 10 | book/pick | collection/catalogue/log/stock/checklist/articles/people | who/picked, rating
    Sunday league lineup and goals per player | player/goal/lineup/league | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/measurements/weekPlan | goal
    wedding dress alterations: bride, fitting date, hem bust waist, balance due | alteration/dress | jobs/log/board/collection/checklist/appointments/people | fitting, hem, waist
    dad jokes | joke | collection/catalogue/log/stock/checklist/articles/feed |
    keeping chickens: eggs a day, feed bought, which hen is broody | chicken/egg/hen | log/collection/checklist/measurements/places/stock | egg, feed
    `,
  ),
  // 44 of 60 at the first run
  ...readPrompts(
    'short notices and typing mistakes',
    'en',
    `
    church flower rota | flower/rota | weekPlan/appointments/checklist/log/collection/reservation/board/people |
    minibus booking for scouts | minibus/booking | appointments/reservation/jobs/log/weekPlan/people/reservation |
    meat raffle winners | raffle/winner | people/collection/log/ledger/checklist/appointments/reservation/jobs/board |
    speech therapy homework | homework/speech/therapy | checklist/board/collection/log/stock/weekPlan/people |
    horse livery invoices | invoice/livery/horse | ledger/log/checklist/jobs/collection/jobs/people |
    trainspotting notebook | train | log/collection/checklist/measurements/places |
    cold water swims | swim | log/collection/checklist/measurements/places |
    pool chemistry readings | reading/pool/chem | log/collection/checklist/measurements/places |
    bed and breakfast reservations | reservation/booking/stay/breakfast | appointments/reservation/jobs/log/weekPlan/people/reservation |
    dream journal | dream | log/collection/checklist/measurements/places |
    dragon boat crew seats | crew/seat/dragon boat | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/stock |
    lawn mowing round | mow/lawn/round | jobs/log/board/collection/checklist/appointments/people |
    tattoo ideas board | tattoo/idea | collection/catalogue/log/stock/checklist/articles/board/feed |
    chilli plants heat level | chilli/chili/plant | collection/catalogue/log/stock/checklist/articles/log | heat
    chess club ladder | chess/ladder | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/game |
    milk round customers pints per day | customer/milk/round | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/jobs | pint
    Lent: village hall chairs & tables, who, how many, back when? | chair/table/loan | stock/catalogue/collection/log/jobs/people/reservation/ledger | who, many/number/quantity/count, back
    WANTED app for a ladies walking group. walks, leader, miles, pub at the end | walk | log/collection/checklist/measurements/places/people/weekPlan | leader, mile, pub
    any1 know sumthing to keep my nail polish collection in, brand shade finish swatch pic | nail polish/polish | collection/catalogue/log/stock/checklist/articles | brand, shade, finish
    can u make an app wer i put my dads blood presure n pulse morning and nite | blood pres/pressure | log/collection/checklist/measurements/places | pulse
    tracker for my tomatos, variety sown potted on first fruit | tomato | log/collection/checklist/measurements/places | variety, sown, fruit
    jus need a simple list of who owes subs at boxing | subs/owe/boxing/member | people/collection/log/ledger/checklist/appointments/reservation/jobs/board |
    recepies from my mother in law with no of servings and time | recipe | collection/catalogue/log/stock/checklist/articles | serving, time/minute/duration
    Looking for: something for our model railway society to record rolling stock - number, livery, owner, last serviced | rolling stock/stock/railway | stock/catalogue/collection/log/jobs/people/checklist | number, livery, owner, service
    Help wanted: babysitters circle points, who sat for who, hours | babysit/circle/point/hour/sitting | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/measurements | hour
    our street's skip hire whip-round, who paid, who hasnt | whip-round/whip round/skip/payment/contribution | ledger/log/checklist/jobs/collection/people | paid
    hairdresser in a care home, residents, what cut, room number, paid by family? | resident/hair/cut | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/jobs | room, paid
    thinking of selling my vinyl, need them listed w condition price wanted and discogs link | vinyl/record | collection/catalogue/log/stock/checklist/articles/stock | condition, price, discogs/link
    jobs around the house by room with how long each takes | job/task/chore | checklist/board/collection/log/stock/weekPlan/jobs | room, long/duration/time/minute
    shared holiday cottage calendar for our 5 families, who is there which week | cottage/calendar/stay/week | weekPlan/appointments/checklist/log/collection/reservation/board/reservation | who/family, week
    Notice: the parents association organises a toy swap. Toys need a description, age range, donor and whether they have been taken. | toy | collection/catalogue/log/stock/checklist/articles/stock/feed | age, donor, taken
    church bell tower visits in uk, number of bells, weight of tenor, did i ring | tower/bell/visit | log/collection/checklist/measurements/places/places | bell, tenor, ring
    crossfit wods with my time or reps | wod/workout | log/collection/checklist/measurements/places | time/duration, rep
    what plants the bees visit in my garden, date weather count | plant/bee/visit | log/collection/checklist/measurements/places | weather, count
    Deliveries to our office: courier, for whom, collected yet | deliver/parcel | jobs/log/board/collection/checklist/appointments/people | courier, whom/recipient/for, collected
    night feeds, which side, how long (newborn) | feed/feeding | log/collection/checklist/measurements/places | side, long/duration/minute
    Farm gate honesty box takings and what sold | taking/honesty/sale | ledger/log/checklist/jobs/collection/stock/log | sold
    driving instructor: pupils, lessons done, next test date, owes me | pupil/lesson/student | people/collection/log/ledger/checklist/appointments/reservation/jobs/board | lesson, test
    wood stove deliveries of logs, cubic metres, wet or dry, price | log/deliver/wood | jobs/log/board/collection/checklist/appointments/stock/log | cubic/metre, wet, price
    pls make: "Paws & Relax" dog sitting - dogs, owners phone, feeding, from, to | paws | appointments/reservation/jobs/log/weekPlan/people/reservation | feeding, from/start, to/end/until
    antenatal class sign up, due date, partner name | class/antenatal/participant/parent | people/collection/log/ledger/checklist/appointments/reservation/jobs/board | due, partner
    inventory for the theatre costume cupboard - costume, size, era, photo, where its hanging, loaned to | costume | stock/catalogue/collection/log/jobs/people | size, era, hanging/where/place, loan
    log of noise from upstairs neighbours for the council: when, what kind, how long, recording | noise | log/collection/checklist/measurements/places | kind, long/duration/minute
    gluten free restaurants near me that i tried, rating | restaurant | places/collection/log/catalogue/checklist | rating
    my insulin and carbs at each meal | insulin/carb/meal | log/collection/checklist/measurements/places | carb
    band practice: songs we know, key, tempo, who sings lead | song | collection/catalogue/log/stock/checklist/articles/media/people | key, tempo, who/sing/lead
    golf society handicaps, rounds and points | handicap/golf/round/member/player | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/measurements | handicap, point
    kiln firings cone temp glaze result | firing/kiln | log/collection/checklist/measurements/places | cone, glaze, result
    volunteer drivers for hospital runs, who needs picking up where and when | driver/run/ride/trip/pick | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/jobs/reservation | where/place, when/date
    lego sets im missing pieces for, set number, piece, ordered? | set/lego/piece | collection/catalogue/log/stock/checklist/articles/jobs/people/board | piece, ordered
    house viewings pros cons price rating out of five | viewing/house | collection/catalogue/log/stock/checklist/articles/log/people/appointments | pros, cons, price
    mum's carers - who came, time in, time out, what they did | carer/visit | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/log | in, out
    exam timetable for my twins | exam | weekPlan/appointments/checklist/log/collection/reservation/board |
    Poker nights buy in cash out profit | poker/night | ledger/log/checklist/jobs/collection/log/game | buy, cash
    pest sightings in our bakery with action taken | pest/sighting | log/collection/checklist/measurements/places/jobs/board | action
    seedlings swap saturday list, name, what they bring, what they want | seedling/swap | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/feed | bring, want
    spelling words for my 7 yr old with test | spell/word | quiz/collection/catalogue/log/stock/checklist/articles |
    jewellery i made: stones, metal, hours spent, sold or kept | jewel | collection/catalogue/log/stock/checklist/articles/jobs | stone, metal, hour, sold
    guest wifi codes for each flat | code/wifi/flat | collection/catalogue/log/stock/checklist/articles/people/ledger | code
    how many push ups i did today and streak | push | log/collection/checklist/measurements/places/measurements |
    `,
  ),
  // 12 of 35 at the first run
  ...readPrompts(
    'longer descriptions',
    'en',
    `
    Hi there, I look after the allotments in our town. There are 84 plots. For every plot I want the number, the size, who rents it, their phone and whether this years rent is paid. When somebody leaves I need to see the waiting list. Nothing fancy please. | plot/allotment | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/stock/reservation/places | size, rent/paid, phone
    We're a community fridge. Volunteers drop in and log what food came in, which supermarket gave it, how many kilos and the use by date. We also log the fridge temperature twice a day. A total of kilos per month would be brilliant for our funders. | food/donation/fridge | log/collection/checklist/measurements/places/stock | supermarket, kilo, use by/expir
    ok so basically my mates and i do this thing every friday where one of us cooks and the rest score it, like 1 to 10 for starter main and pudding and then at the end of the year loser does the washing up. can you make that? needs the dish, who cooked, the three scores and a photo | dish/cook/dinner/meal/friday/score | log/collection/checklist/measurements/places/people/game/feed | dish, cook, starter, main, pudding
    I'm a mobile mechanic. Customers phone me and I write their car reg, what's wrong and where the car is on scraps of paper. I'd like to have it in one place, with parts used, hours worked, what I charged and if they've paid. | car/job/repair | jobs/log/board/collection/checklist/appointments/people/ledger | reg, parts, hours, paid
    My mother has dementia and three of us take turns visiting. We want to leave each other notes about how she was, what she ate, if she took her tablets and anything we're running out of. | note/visit/mother | log/collection/checklist/measurements/places/feed/people | ate, tablet
    Dear all, for the church summer fayre I'd like an app where helpers can see the stalls, which stall they're on, from when to when, and a tick list of what each stall still needs. | stall/helper/fayre/shift | weekPlan/appointments/checklist/log/collection/reservation/board/people/checklist |
    i'm doing a phd on lichens and need to record samples in the field: species, substrate, gps, altitude, exposure and a photo. later filter by species. must work offline | sample/lichen | log/collection/checklist/measurements/places | species, substrate, altitude, exposure
    We have a small holiday let with two cabins. I need to see who's coming when, how many guests, dog or no dog, deposit paid, and when the cleaner has to come. | booking/guest/stay/reservation/cabin | appointments/reservation/jobs/log/weekPlan/people/reservation | dog, deposit
    Can you build me something for my daughter's ballet school? Parents always ask which costume and shoes for which class. So classes with day, time, teacher, hall and what to wear. | class | weekPlan/appointments/checklist/log/collection/reservation/board/people/book | teacher, hall, wear
    Hey! Me and 6 friends go fishing together once a month. Each of us should be able to add a catch with fish type, weight, length, bait and a picture and at the end of the year we see who caught the biggest. | catch/fish | log/collection/checklist/measurements/places/feed/people | weight, length, bait
    my dad has a hardware shop and he buys on credit from suppliers, he forgets what he has to pay when. supplier, invoice no, amount, due date, paid. and total still to pay at the top | invoice/supplier/bill/payment/debt | ledger/log/checklist/jobs/collection/people | invoice, due, paid
    I teach guitar to kids at their homes. I'd like to keep for each kid the songs they are working on, what they should practise until next week and how long the lesson was. At the end of the month I send the parents the number of lessons. | lesson/kid/student/guitar/pupil | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/weekPlan/log | song, practi
    Building a tiny house and drowning in receipts!! supplier, what for, cost, vat, photo of receipt, which part of the house (walls, roof, electrics, plumbing) | receipt/expense/cost | ledger/log/checklist/jobs/collection/stock | supplier, vat, roof
    We run a repair cafe every first saturday. People bring broken things: item, what is wrong, who is the fixer, could it be repaired yes no partly, weight. We need statistics for the network at the end. | item/repair/thing | jobs/log/board/collection/checklist/appointments/people/stock | wrong/fault/problem, fixer, weight
    Good morning. I manage 12 flats. Tenants report faults by phone; I would like to enter the flat, the fault, a photo, how urgent it is, which tradesman was sent, and when it was fixed. | fault/repair/flat/report | jobs/log/board/collection/checklist/appointments/people | urgent/urgency/priority, tradesman, fixed
    i want to learn all the bones for my nursing exam, something that asks me the latin name and i pick from four answers, keep my score | bone | quiz/game |
    An app for a 10 year old to earn screen time: chores with minutes they're worth, tick when done, total of minutes left this week. | chore/task/screen time | checklist/board/collection/log/stock/weekPlan/people/measurements/ledger | minute
    I make wedding cakes from home. Couples come for a tasting first, then they order. I need date of wedding, number of guests, tiers, flavours, colour, price, deposit paid and delivery address. | cake/order | jobs/log/board/collection/checklist/appointments/book/people | guest, tier, flavour, deposit
    Our rescue takes in hedgehogs. When one arrives we note the weight, sex, where it was found, who found it and injuries. Then every day the weight and what it ate. When it's released we write where. | hedgehog | log/collection/checklist/measurements/places/people/stock | weight, sex, found, injur
    So I'm moving house in march and everything's going into boxes. number on the box, what's in it, which room it goes to, fragile or not. search so i can find the kettle lol | box | collection/catalogue/log/stock/checklist/articles/places | room, fragile
    I sell second hand kids clothes on three marketplaces. What I paid, where I listed it, asking price, sold price, fees, and shipped or not. I'd love to see my profit per month. | clothes/clothing/item | stock/catalogue/collection/log/jobs/ledger | paid/cost, asking, fee, ship
    Ours is a community garden with 30 volunteers. We'd like a list of jobs that need doing with how long they take, tools needed and who has taken it on. | job/task | checklist/board/collection/log/stock/weekPlan/people | long/time/duration, tool, who/taken
    my gp asked me to write down my migraines, when they start, how bad 1-10, what i ate before, how much sleep, which tablet and did it help | migraine | log/collection/checklist/measurements/places | bad/severity/rating, sleep, tablet, help
    We're getting married next june & want to keep all suppliers in one place - venue, florist, band, photographer etc - quote, deposit, balance due, contact | supplier/wedding | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/ledger/stock | quote, deposit, balance
    Parents of class 3B bring things for the bake sale. Each says what they bring, how many, nuts or no nuts. On the day we tick what arrived. | bake/thing/item | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/stock | nut, arrived
    I keep bees and have 9 hives in 3 places. On every inspection I write down if I saw the queen, brood frames, mites counted, temper and what I fed. I want to see one hive's history. | inspection/hive | log/collection/checklist/measurements/places/people | queen, mite, temper
    I do nails from home. clients, appointments, which gel colour they had last time, allergies. that's it really | appointment/client/nail | appointments/reservation/jobs/log/weekPlan/people/people | colo, allerg
    Here's my idea: a "swear by it" list where I save products that friends recommended, who recommended it, what it's for, price, link and if I've tried it and liked it. | product/recommend/swear by it | collection/catalogue/log/stock/checklist/articles/stock | who/recommended, price, link
    i drive for 3 delivery apps and want to see which one pays best. per shift: which app, hours, orders, money, tips, miles. average per hour would be amazing | shift | log/collection/checklist/measurements/places/weekPlan/ledger | hours, tip, mile
    for our caravan club rallies: site, dates, pitches left, price per night, who's booked. dogs allowed? electric hook up? | rall | appointments/reservation/jobs/log/weekPlan/people/reservation/people/places | site, pitch, price, dog
    Small plant nursery. What we have sown: species, tray number, how many cells, date sown, germinated percent, potted up when. Later how many are ready for sale. | plant/sow/tray/seed | log/collection/checklist/measurements/places/stock | species, tray, germinat
    I'm secretary of a bowls club. I need the members with phone and email, subs paid, and the fixtures: date, opponent, home or away, who is playing and the score. | member/fixture | people/collection/log/ledger/checklist/appointments/reservation/jobs/board | phone, subs, opponent
    please can someone help my son is autistic and likes to see whats coming next. a day weekPlan with pictures, he ticks what's done. big buttons. no reading needed | weekPlan/day/activity/step/task/routine | weekPlan/appointments/checklist/log/collection/reservation/board/checklist | picture/photo
    we clean holiday homes. Each home has a key safe code, number of beds, checkout time, laundry needed and a note about the owner. today's homes first | home/clean/job | jobs/log/board/collection/checklist/appointments/places/book/people | code, bed, checkout, laundry
    App for a village cinema: films we show, date, how many seats sold, who does the bar and the projector | film/screening | weekPlan/appointments/checklist/log/collection/reservation/board/people/shop | seat, bar, projector
    `,
  ),
  // 49 of 60 at the first run, after the changes for the sets before it
  ...readPrompts(
    'small ads',
    'en',
    `
    my brother and me breed budgies, ring number, parents, colour, hatched when | budgie/bird | log/collection/checklist/measurements/places/people/stock | ring, parent, hatch
    reception class reading books sent home | book | collection/catalogue/log/stock/checklist/articles/people |
    garage door codes for the tenants | code/door | collection/catalogue/log/stock/checklist/articles/people/ledger |
    lifeguard rota for our lido | lifeguard/rota/shift | weekPlan/appointments/checklist/log/collection/reservation/board/people |
    hire of bouncy castles: date, address, size, deposit, collected? | castle/hire/booking | appointments/reservation/jobs/log/weekPlan/people/reservation/stock | address, size, deposit, collected
    my allergies shots - date, arm, reaction | shot/allerg | log/collection/checklist/measurements/places | arm, reaction
    ghost stories my grandpa told me | stor | collection/catalogue/log/stock/checklist/articles/log/media |
    Boat engine hours and services | engine/boat | log/collection/checklist/measurements/places/jobs | hour
    Pool league fixtures with venue and result | fixture/league/match | weekPlan/appointments/checklist/log/collection/reservation/board/people/log | venue, result
    for my son's cubs: badges earned per boy | badge | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/log | boy/cub/member/name
    stray cats i feed, colour, neutered yes/no, last seen | cat | collection/catalogue/log/stock/checklist/articles/people/places | colo, neuter, seen
    music festival packing list for four people | pack/festival | checklist/board/collection/log/stock/weekPlan |
    second hand book stall takings per saturday | taking/stall/sale | ledger/log/checklist/jobs/collection/log |
    who borrowed my tools and when should they bring them back | tool/loan/lend/borrow | stock/catalogue/collection/log/jobs/people/checklist/ledger/jobs | who/borrower, back/return/due
    gym sessions for my physio: exercise, sets, pain from 0 to 10 | exercise/session/gym/workout | log/collection/checklist/measurements/places | sets, pain
    list of suppliers 4 my cafe w phone, delivery days n minimum order | supplier | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/stock | phone, deliver, minimum
    i photograph old doors. place, year if known, colour, picture | door | collection/catalogue/log/stock/checklist/articles/places | year, colo
    Reunion dinner menu choices, starter main dessert per guest | menu/dinner/guest/choice/reunion | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/col | starter, main, dessert
    cross stitch projects with thread colours and % done | cross stitch/stitch/project | collection/catalogue/log/stock/checklist/articles/board/jobs | thread, done/%/progress
    my mum fell again. log her falls: where, when, hurt?, who helped | fall | log/collection/checklist/measurements/places | where/place, hurt, helped
    bins day reminder | bin | weekPlan/appointments/checklist/log/collection/reservation/board/log |
    key worker meetings with notes and next steps | meeting | log/collection/checklist/measurements/places/people/articles/media/appointments | note, next
    we deliver hot meals to old people, round, address, diet, who drives | meal/deliver/round | jobs/log/board/collection/checklist/appointments/people | address, diet, drive
    pressure washer rental for neighbours, 15 quid a day | rental/washer/booking | appointments/reservation/jobs/log/weekPlan/people/reservation/stock/jobs |
    Aquarium club members tank size fish kept | member | people/collection/log/ledger/checklist/appointments/reservation/jobs/board | tank, fish
    the kids and i do a nature walk every sunday, we want to tick off birds and bugs we saw | bird/bug/nature/walk | log/collection/checklist/measurements/places/checklist |
    hot sauce reviews, heat 1-5, flavour, would buy again | sauce/review | collection/catalogue/log/stock/checklist/articles/feed | heat, flavour, buy
    need smth to weekPlan the sermons, date, reading, theme, hymns | sermon | weekPlan/appointments/checklist/log/collection/reservation/board/articles/media | theme, hymn
    shoe repair tickets number customer what to fix price ready by | repair/ticket/shoe | jobs/log/board/collection/checklist/appointments/people | price, ready
    van checks before driving: tyres, lights, oil, mirrors, any damage | check/van | checklist/board/collection/log/stock/weekPlan/measurements/jobs | tyre, light
    Raised garden beds what's planted where, crop rotation | bed/garden/plant | log/collection/checklist/measurements/places/weekPlan/places/stock |
    christmas presents: for who, idea, bought, wrapped, price | present/gift | checklist/board/collection/log/stock/weekPlan/people | idea, wrapped, price
    Wood turning blanks i have in stock, wood type, dimension, dry or green | blank/wood | stock/catalogue/collection/log/jobs | type, dimension, dry
    student flat: chores wheel and who did what | chore | checklist/board/collection/log/stock/weekPlan/people/weekPlan |
    track our IVF cycle meds, scans, follicle counts | ivf/med/scan/cycle | log/collection/checklist/measurements/places/weekPlan | follicle
    car wash loyalty, 10th wash free | wash/loyalty/stamp/customer | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/tool/log |
    dance exam entries, candidate, grade, fee paid, dob | entr/exam/candidate/dancer | people/collection/log/ledger/checklist/appointments/reservation/jobs/board | grade, fee, dob/birth
    hives and honey yield per year | hive/honey | log/collection/checklist/measurements/places/stock | yield/kg/amount
    my pottery glaze tests, recipe, cone, photo after firing | glaze/test | log/collection/checklist/measurements/places/col | recipe, cone, photo
    log book for glider flights: launch type, minutes, height, instructor | flight/glider | log/collection/checklist/measurements/places | launch, minute/duration, height, instructor
    neighbourhood watch incidents with time street and description | incident | log/collection/checklist/measurements/places/feed/board | street, description
    small claims against customers who dont pay. name, sum, letter sent, court date | claim/customer/debt | ledger/log/checklist/jobs/collection/people | sum/amount, letter, court
    what did i eat and did my tummy hurt | eat/food/meal/tummy | log/collection/checklist/measurements/places |
    Tell me which of my 5 kids has which club on which day and who picks up | club/kid/activit | weekPlan/appointments/checklist/log/collection/reservation/board/people | day/date, pick
    homebrew cider: apples, gravity, bottled on | cider/brew/batch | log/collection/checklist/measurements/places/stock | apple, gravity, bottled
    choir sheet music lent to singers, copy no | sheet music/music/copy/cop | stock/catalogue/collection/log/jobs/people | singer/borrower/member, copy
    pallets of bricks on site, delivered, used, left | pallet/brick | stock/catalogue/collection/log/jobs | deliver, used, left
    clock repairs with customers name clock type fault estimate ready date | clock/repair | jobs/log/board/collection/checklist/appointments/people | fault, estimate, ready
    my running shoes and km on each pair | shoe | collection/catalogue/log/stock/checklist/articles/stock/measurements | km
    language cafe hosts and tables | host/table/cafe | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/weekPlan |
    Speed dating evening, ticks who likes who | dating/participant/guest/match | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/conversation |
    cat cafe bookings 1 hour slots max 8 guests | booking/cat cafe/visit | appointments/reservation/jobs/log/weekPlan/people/reservation | guest
    medieval reenactment kit: item, period, made or bought, repaired | kit | collection/catalogue/log/stock/checklist/articles/stock | period, made
    Rock climbing routes i sent, grade, crag, attempts | route/climb | log/collection/checklist/measurements/places | grade, crag, attempt
    sugar beet loads to the factory, tonnes, sugar %, tare | beet/load | log/collection/checklist/measurements/places/jobs/stock | tonne, sugar, tare
    dialect podcast ideas with guest and recorded date | idea/podcast/episode | collection/catalogue/log/stock/checklist/articles/media/board | guest, record
    coach trip seats: passenger, pickup stop, paid, seat no | seat/passenger/trip | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/reservation | stop, paid, seat
    grandad's war letters, date, from where, transcript, scan | letter | collection/catalogue/log/stock/checklist/articles/log/media | from/place, transcript, scan
    mole traps i set for farmers, where, checked on, moles caught | trap/mole | log/collection/checklist/measurements/places/jobs/people | where/place, checked, caught
    blood sugar b4 and after eating | blood sugar/sugar/glucose | log/collection/checklist/measurements/places |
    `,
  ),
  // 31 of 45 at the first run, after the changes for the sets before it
  ...readPrompts(
    'clubs, trades and families',
    'en',
    `
    Cat sitting visits: owner address, food, litter done, key returned | visit/cat/sitting | jobs/log/board/collection/checklist/appointments/people/log | address, food, key
    my fathers pension letters by year | letter | collection/catalogue/log/stock/checklist/articles/log |
    surfboard repairs, ding, resin used, owner, picked up? | repair/surfboard | jobs/log/board/collection/checklist/appointments/people | ding, resin, owner, picked
    for the kindergarten: who is allowed to pick up which child | child/pick/person/kid | people/collection/log/ledger/checklist/appointments/reservation/jobs/board |
    snow clearing duty in our building | snow/duty/clear | weekPlan/appointments/checklist/log/collection/reservation/board/people |
    wedding dj song requests by guests | song/request | collection/catalogue/log/stock/checklist/articles/people/media/feed |
    i breed guinea pigs, litters, sows, boars, sold to | guinea/litter | log/collection/checklist/measurements/places/people/stock/jobs | sold
    rabbit weights | rabbit/weight | log/collection/checklist/measurements/places |
    handyman price list | price/service/work/job | catalogue/collection/stock/jobs/articles/media |
    gift list for baby shower, who gets what | gift/shower | checklist/board/collection/log/stock/weekPlan/people/shop | who
    daily meds for my nan, ticked off by the carers | med/pill | log/collection/checklist/measurements/places/check/weekPlan |
    we're a small brass band and lend instruments to kids | instrument | stock/catalogue/collection/log/jobs/people/jobs |
    lambing: ewe, ram, number of lambs, difficulties | lamb/ewe | log/collection/checklist/measurements/places/stock/people | ewe, ram, lamb, difficult
    climbing wall inspections with date inspector and defects | inspection/wall | log/collection/checklist/measurements/places/jobs | inspector, defect
    cookery class participants & allergies | participant/class/cook | people/collection/log/ledger/checklist/appointments/reservation/jobs/board | allerg
    i wanna save all the sunsets i saw, place, photo, mark 1 to 10 | sunset | log/collection/checklist/measurements/places/col | photo, mark
    beach hut rental by the week | hut/booking/rental | appointments/reservation/jobs/log/weekPlan/people/reservation |
    debts of my pub regulars | debt/regular/tab | ledger/log/checklist/jobs/collection/people |
    piano tuner: customer, piano make, last tuned, next due | piano/tun/customer | jobs/log/board/collection/checklist/appointments/people/book | make, tuned, due
    keep score for our mini golf family tournament | score/golf | log/collection/checklist/measurements/places/game/tool/people |
    parcel shop: number, name, shelf, collected | parcel | stock/catalogue/collection/log/jobs/jobs/people | shelf, collected
    yarn stash: brand, colour, metres, grams | yarn | stock/catalogue/collection/log/jobs | brand, colo, metre, gram
    seed bank of old tomato varieties, origin, year harvested, germination | seed/tomato/variet | stock/catalogue/collection/log/jobs | origin, germin
    choir concert tickets sold by each singer | ticket/concert | ledger/log/checklist/jobs/collection/people/stock |
    model trains running hours | train/hour | log/collection/checklist/measurements/places/stock |
    bus stop graffiti reports with photo | graffiti/report | log/collection/checklist/measurements/places/board/feed | photo
    my travel vaccinations | vaccin | log/collection/checklist/measurements/places |
    maths homework tracker for two boys | homework/math | checklist/board/collection/log/stock/weekPlan/people/log/board/weekPlan |
    our football kit: shirt numbers, who has it, washed | kit/shirt | stock/catalogue/collection/log/jobs/people/check | number, wash
    old recipes of the village women, photo of the handwritten card, who it came from | recipe | collection/catalogue/log/stock/checklist/articles | photo, who
    I am a sheep shearer. I go from farm to farm. Each farm: name, phone, number of sheep, price per sheep, when I was there last year. | farm | jobs/log/board/collection/checklist/appointments/people/places/book | phone, sheep, price
    We share one car in our family of four. I want to see who has it when, put in km and fuel, and who pays what at the end of the month. | car/trip/ride/reservation/booking | log/collection/checklist/measurements/places/ledger/reservation/weekPlan/people | km, fuel
    My wife bakes for markets. Per market: date, what she took, what was left, takings, stall fee, weather. | market | log/collection/checklist/measurements/places/ledger/stock | left, taking, fee, weather
    I am a volunteer at a museum and we're cataloguing old cameras. Maker, model, year, serial number, condition, donor, shelf, photo. | camera | stock/catalogue/collection/log/jobs/people | maker, model, serial, donor, shelf
    Hi all! for our ski trip in feb: who's coming, room, ski pass yes/no, rental needed, shoe size, paid. thx | people/person/participant/trip/guest/ski | people/collection/log/ledger/checklist/appointments/reservation/jobs/board | room, pass, rental, shoe, paid
    We run a small foodbank. People get a parcel once a week. Name, family size, allergies, date of last parcel. | people/person/parcel/famil/client/foodbank | people/collection/log/ledger/checklist/appointments/reservation/jobs/board/stock | size, allerg, last
    help me pls: my boyfriend and I argue about chores. list of chores, how often, whose turn, done. | chore | checklist/board/collection/log/stock/weekPlan/weekPlan/people | often, turn/whose, done
    As a night nurse I want to write down every shift: hours, patients, extra pay, how I felt afterwards | shift | log/collection/checklist/measurements/places/weekPlan/ledger/people | hour, patient, pay, felt
    I restore furniture. For each piece I note where I bought it, what it cost, hours, materials, and what I sold it for. Photos before and after! | furniture/piece | stock/catalogue/collection/log/jobs/jobs | cost, hour, material, sold, photo
    There are eleven of us in the gardening circle; we swap seeds. Everyone lists what they have and what they look for. | seed/swap/garden | collection/catalogue/log/stock/checklist/articles/feed/people | have, look
    our village pub quiz team wants to remember which questions we got wrong so we can learn them | question | quiz/collection/catalogue/log/stock/checklist/articles |
    Mum's got carers four times a day. Each visit: time, name of carer, what was done, mood. | visit/carer | log/collection/checklist/measurements/places/people/book | carer, done, mood
    could you make a thing for school trips - list of kids, parents mobile, travel sick y/n, packed lunch y/n | kid/child/trip/student | people/collection/log/ledger/checklist/appointments/reservation/jobs/board | mobile/phone, sick, lunch
    i fix old radios n sell em, wanna know what i spent on parts per radio | radio | stock/catalogue/collection/log/jobs/jobs/ledger | part/spent
    competition results of our archery club: archer, bow type, distance, score | result/archer/competition | log/collection/checklist/measurements/places/people | archer, bow, distance, score
    `,
  ),
];
