import { describe, expect, it } from 'vitest';
import { summarise } from '../../test/summarise-operations.ts';
import { composeApp } from '../compose-app.ts';
import { converse } from './converse.ts';

function done(first: string, language: 'tr' | 'en', follow: string): string {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`No app for ${first}`);
  const answer = converse({ prompt: follow, spec: app.spec, files: app.files });
  if (answer?.kind !== 'changed') return answer?.text ?? '';
  const { spec } = app;
  return answer.operations
    .map((operation) =>
      operation.kind === 'addField'
        ? `${summarise(operation, spec)} ${operation.field.unit ?? ''} ${(operation.field.options ?? []).map(({ label }) => label).join('/')}`
        : operation.kind === 'addEntity'
          ? `list ${operation.entity.many}: ${operation.entity.fields.map(({ label }) => label).join(', ')}`
          : summarise(operation, spec),
    )
    .join(' + ');
}

const lockers = 'Gym lockers: locker, member, size';
const birds = 'Cricket nets: batsman, balls faced, coach';
const goats = 'Goats: name, breed, milk yield';
const fish = 'Balık tutma günlüğü: yer, balık türü, ağırlık';
const toys = 'Ahşap oyuncaklarım: oyuncak, boyandı mı, yaş grubu';
const gigs = 'Dive bar band gigs: band, night, fee, status';

describe('values to choose from', () => {
  it.each([
    [
      'the last after "and"',
      lockers,
      'en',
      'sizes are only small, tall and double so let me choose those',
      /Double/,
    ],
    [
      'those behind a dash',
      birds,
      'en',
      'bowler type na - pace, off spin, leg spin',
      /Pace\/Off spin\/Leg spin/,
    ],
    ['ranges of numbers', toys, 'tr', 'yaş grubu 0-3, 3-6, 6-10 diye seçmeli olsun', /=0-3.*=3-6.*=6-10/],
    ['those without marks', goats, 'en', 'nappies too - wet dirty or both', /Wet\/Dirty\/Both/],
    [
      'instead of those that it has',
      gigs,
      'en',
      'status needs to be picked from a list, enquiry, confirmed, cancelled',
      /removeOption gig.status.Done/,
    ],
    [
      'beside other new parts',
      fish,
      'tr',
      'koltuk seçimi lazım bize 3 koltuk var: cam kenarı, orta, dip',
      /Koltuk.*Cam kenarı\/Orta\/Dip/,
    ],
  ] as const)('are all there: %s', (_, first, language, follow, wanted) => {
    expect(done(first, language, follow)).toMatch(wanted);
  });
});

describe('every part that a message lists', () => {
  it.each([
    [
      goats,
      'en',
      'Could you please also add the vet visit and any allergies? Thank you.',
      /Vet visit.*Allergies/,
    ],
    [
      'Kilt hire: customer, tartan, return date',
      'en',
      'Please add waist, drop and jacket size.',
      /Waist.*Drop.*Jacket size|Waist.*Jacket size.*Drop/,
    ],
    [
      'Tekne bakım: yapılacak iş, tarih, masraf',
      'tr',
      'işi yapan ustayı ekle bide telefonunu',
      /usta.*Telefon/,
    ],
    [goats, 'en', 'which vet i called, and whether its been wormed yet or not', /Vet.*Wormed:boolean/],
    [
      goats,
      'en',
      'can I pick a mood like calm angry or sleepy and also write which feed it ate',
      /Mood.*Calm\/Angry\/Sleepy.*feed/,
    ],
  ] as const)('is added: %s', (first, language, follow, wanted) => {
    expect(done(first, language, follow)).toMatch(wanted);
  });
});

describe('what is said beside a part', () => {
  it.each([
    [
      'a question of others',
      goats,
      'en',
      'buyers keep asking is it hand reared can u add that yes/no thing',
      /^addField \w+\.Hand reared:boolean\W*$/,
    ],
    [
      'that it is missing',
      goats,
      'en',
      'rest time between kids. thats the only thing missing imo',
      /^addField \w+\.Rest time between kids/,
    ],
    [
      'a reason',
      birds,
      'en',
      'estimated cost needs to go on there, my dad asked for it',
      /^addField \w+\.Estimated cost:money\W*$/,
    ],
    [
      'a polite verb',
      'Garage customers: name, car, reg',
      'en',
      'Please to add also phone number of the customer, I need call him when car is ready',
      /Phone number:phone\W*$/,
    ],
    ['a need', goats, 'en', 'kidding date needed please', /Kidding date:date\W*$/],
    ['both answers', goats, 'tr', 'gebe mi değil mi belli olsun', /Gebe:boolean\W*$/],
    [
      'the wish to note it',
      'Kahve çekirdeklerim: marka, ülke, kavurma derecesi',
      'tr',
      'Öğütme ayarını da not etmek istiyorum çünkü her çekirdekte değişiyor.',
      /Öğütme ayarı:text\W*$/,
    ],
    [
      'how many wishes follow',
      'Kuaför salonu: müşteri, işlem, kupon kodu, ücret',
      'tr',
      'üç şey rica edeceğim: telefon eklensin, kupon kodu kalksın, arka plan pembe olsun',
      /Telefon:phone.*removeField.*pink/,
    ],
  ] as const)('is no part: %s', (_, first, language, follow, wanted) => {
    expect(done(first, language, follow)).toMatch(wanted);
  });

  it('names no fault of the app where something is commanded', () => {
    expect(done(goats, 'en', 'Breed must be compulsory, people are leaving it blank')).toBe(
      'required animal.breed',
    );
    expect(done(fish, 'tr', 'yazıları büyüt evladım gözlük yanımda olmuyor')).toBe('setTextSize large');
    expect(done(goats, 'en', 'the screen is blank')).not.toMatch(/animal\./);
  });

  it('takes no part away that gets another kind', () => {
    expect(
      done(
        'Loom warps: yarn, length, finished',
        'en',
        'finished must be a yes/no tick, i wrote no in it and it looks silly',
      ),
    ).not.toMatch(/removeField/);
  });
});

describe('units', () => {
  it.each([
    [goats, 'en', 'put water temp in there too in fahrenheit', /Water temp:number °F/],
    [fish, 'tr', 'kuruma süresi (hafta) ekle', /Kuruma süresi:number hafta/],
    [
      goats,
      'en',
      'how long it took in minutes. i have a bet going with Dave',
      /How long it took:number minutes/,
    ],
  ] as const)('are those that stand behind the name: %s', (first, language, follow, wanted) => {
    expect(done(first, language, follow)).toMatch(wanted);
  });
});

describe('a second list', () => {
  it.each([
    [
      goats,
      'en',
      'i want a seperate list for the feed stash: feed, kilos, where its kept',
      /list feed stashes: .*Feed.*Kilo.*Where its kept/,
    ],
    [
      goats,
      'en',
      'batteries need there own tab cause two of them swelled up. label, charge cycles, purchase date',
      /list batteries: .*Label, Charge cycles, Purchase date/,
    ],
    [
      'Cricket averages: player, runs, innings',
      'en',
      'can we get a seperate page for fixtures with opponent, date and ground',
      /list fixtures: .*Ground/,
    ],
    [
      fish,
      'tr',
      'tekne masrafları ayrı bi yerde tutulsun (tarih, kalem, tutar)',
      /list tekne masrafları: .*Tarih.*Kalem.*Tutar/,
    ],
    [
      fish,
      'tr',
      'İkinci bir liste istiyorum: denediğim yemler. yem adı, işe yaradı mı, yan etki',
      /list denediğim yemler: .*Yem adı.*Yan etki/,
    ],
  ] as const)('has every field that is named: %s', (first, language, follow, wanted) => {
    expect(done(first, language, follow)).toMatch(wanted);
  });
});
