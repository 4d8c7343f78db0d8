import type { ArchetypeId } from '../../spec/app-spec.ts';

const words = (list: string, archetype: ArchetypeId): readonly (readonly [string, ArchetypeId])[] =>
  list.split(' ').map((word) => [word, archetype] as const);

/** Folded trades and places of work by their usual archetype. */
export const trades: ReadonlyMap<string, ArchetypeId> = new Map([
  ...words(
    'dovmeci masor masaj masajci solaryum spa fizyoterapist fizyoterapi podolog lazer epilasyon manikur tirnakci makyajci astrolog falci fotografci avukat danisman kosculuk antrenor tattoo massage nail spa physiotherapy chiropractor tutor photographer photographers coach trainer therapist groomer grooming lawyer astrologer tarot optician',
    'appointments',
  ),
  ...words(
    'matbaa matbaaci asansor kaynakci marangoz dosemeci camci boyaci tesisatci elektrikci cilingir nakliyeci kurye kuryeci kuyumcu ciceksi organizator tabelaci hurdaci demirci cilaci saraç terzi ayakkabici perdeci tuhafiyeci kalipci tornaci plumber plumbing electrician carpenter carpentry painter locksmith welder roofer landscaper landscaping handyman upholstery printer engraver seamstress jeweler jeweller blacksmith catering caterer',
    'jobs',
  ),
  ...words(
    'kirtasiye nalbur tuhafiye bakkal manav kasap sarkuteri hirdavat hirdavatci aktar petshop hardware grocery greengrocer butcher',
    'stock',
  ),
  ...words(
    'butik kafe lokanta restoran pastane kahveci tatlici burgerci pizzaci donerci cafe restaurant bistro boutique bakery pizzeria',
    'catalogue',
  ),
  ...words('anaokulu kres etut dershane kurs kindergarten nursery daycare academy', 'people'),
]);
