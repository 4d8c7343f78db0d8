import type { ArchetypeId } from '../../spec/app-spec.ts';

export interface KnownApp {
  readonly archetype: ArchetypeId;
  /** A phrase of the lexicon that names the subject of such an app. */
  readonly subject: string;
}

const rows = `
instagram, pinterest, snapchat, bereal | feed | social network
tiktok, youtube, vimeo, reels, twitch | media | video
twitter, reddit, ekşi sözlük, eksi sozluk, quora, threads, facebook, mastodon, tumblr | feed | forum
whatsapp, telegram, discord, slack, messenger, signal | conversation | chat
tinder, bumble, hinge, badoo | conversation | dating
linkedin, kariyer.net, kariyer net, indeed | jobs | job applications
trendyol, hepsiburada, amazon, n11, shopify, etsy, aliexpress, shein, temu | catalogue | online shop
sahibinden, letgo, dolap, ebay, craigslist, vinted | catalogue | classifieds
getir, yemeksepeti, uber eats, ubereats, doordash, deliveroo, migros | catalogue | food ordering
uber, bitaksi, martı, bolt taxi, lyft, blablacar | jobs | courier
airbnb, booking.com, booking com, etstur, hotels.com, trivago | reservation | hotel
duolingo, babbel, memrise | quiz | language learning
kahoot, quizlet, anki | quiz | quiz
notion, evernote, google keep, keep, obsidian, onenote | media | notes
trello, jira, asana, monday, clickup, linear | board | projects
todoist, microsoft to do, ticktick, things 3, any.do | checklist | to-do
strava, nike run, runkeeper, garmin | log | running
myfitnesspal, yazio, fatsecret, lifesum | log | calories
splitwise, tricount | ledger | split bills
netflix, disney plus, disney+, prime video, blutv, exxen, gain, hbo | media | video
spotify, apple music, soundcloud, fizy, audible, youtube music | media | music player
goodreads, 1000kitap, letterboxd, imdb, tv time, vivino | collection | books
calm, headspace, meditopia | tool | meditation
mhrs, doctolib, calendly, fresha, booksy | appointments | booking
armut, taskrabbit, thumbtack, fiverr, upwork | jobs | cleaning
papara, ynab, mint app, wallet, revolut | log | expenses
wordle, 2048 | game | word games
flo, clue | log | period
waze, google maps, foursquare, yelp, tripadvisor | places | favourite places
shazam | media | music player
habitica, streaks, habitify | log | habits
forest app, focus keeper | tool | pomodoro
strong app, hevy | log | workout
excel, google sheets, airtable | collection | notes
khan academy, udemy, coursera, eba | articles | courses
medium, substack, wordpress | articles | blog
bionluk, hemnet, zillow, emlakjet | catalogue | property listings
`;

/** Apps that people name as a model: "X gibi", "like X", "Uber for Y". Never a source of names, logos or colours. */
export const knownApps: ReadonlyMap<string, KnownApp> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [names = '', archetype = '', subject = ''] = row.split('|').map((cell) => cell.trim());
      return names
        .split(',')
        .map((name) => [name.trim(), { archetype: archetype as ArchetypeId, subject }] as const);
    }),
);
