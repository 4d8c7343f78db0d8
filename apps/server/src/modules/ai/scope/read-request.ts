import { fold } from '@kilim/composer';

/** What a request says about the places that it concerns, folded. */
export interface RequestScope {
  /** The request without the clauses that exclude something. */
  readonly wanted: string;
  /** The clauses that exclude something: "don't touch the settings screen". */
  readonly excluded: string;
  /** Everything that was not named is excluded: "only", "nothing else". */
  readonly isOnly: boolean;
  /** Concerns every file: all screens, an error whose cause is unknown, another language. */
  readonly isBroad: boolean;
  /** Concerns the look of the app unless it names a place. */
  readonly isAboutLook: boolean;
}

const charactersRead = 20_000;

const exclusion =
  /\b(?:dokunma(?:yin|dan|yalim)?|elleme(?:yin|den)?|degistirme(?:yin|den)?|bozma(?:yin|dan)?|karistirma(?:yin|dan)?|oldugu gibi (?:kal|birak)\w*|ayni kal\w*|degismesin|bozulmasin|do(?: not|n't) (?:touch|change|edit|modify|alter|break|update)|(?:without|not|no) (?:touching|changing|editing|modifying|breaking)|leave\b.{1,60}\b(?:alone|untouched|unchanged|as (?:it|they) (?:is|are))|keep\b.{1,60}\b(?:untouched|unchanged|as (?:it|they) (?:is|are))|(?:stays?|remains?) (?:the same|untouched|unchanged|as (?:it|they) (?:is|are)))(?![\p{L}])/u;
const nothingElse =
  /\b(?:baska (?:hicbir|bir|hic|yer|sey|dosya)\w*|diger(?:ler)?\w*|gerisi\w*|kalan\w*|(?:nothing|anything|everything) else|other (?:files?|screens?|pages?|parts?)|the rest|others)\b/u;
const only = /\b(?:sadece|yalnizca|yalniz|only)\b/u;
const broad =
  /\b(?:tum|butun|her(?:kes)?|hepsi\w*|her yer\w*|genelinde|bastan|cevir\w*|tercume|yeniden adlandir\w*|all|every|everywhere|each|whole|entire|throughout|across|translate\w*|rename\w*|refactor\w*|hata\w*|cokuyor|calismiyor|acilmiyor|bozuk|errors?|crash\w*|broken|bugs?|exception|(?:does|do|is|are)(?:n't| not) work\w*|undefined|\w+error)\b/u;
const look =
  /\b(?:tema\w*|renk\w*|reng\w*|gorunum\w*|gorunus\w*|tasarim\w*|koyu|karanlik|acik mod|yazi tip\w*|font\w*|stil\w*|modern|guzel\w*|themes?|colou?rs?|designs?|dark|light mode|styles?|styling|look|beautiful|prettier|nicer)\b/u;

/** Ends of clauses. A dot within a path or a number ends none. */
const clauseEnds =
  /[;!?\n]+|[.,](?=\s|$)|\s(?:ama|fakat|ancak|but|however)\s|\s(?:ve|and)\s(?=(?:do not|don't|leave|keep)\s|\S+ (?:\S+ )?dokunma)/u;

/** Reads which places a request names, and which it excludes. Turkish and English. */
export function readRequest(request: string): RequestScope {
  const clauses = fold(request.slice(0, charactersRead)).split(clauseEnds);
  const excluded = clauses.filter((clause) => exclusion.test(clause));
  const wanted = clauses.filter((clause) => !exclusion.test(clause)).join(' . ');
  return {
    wanted,
    excluded: excluded.filter((clause) => !nothingElse.test(clause)).join(' . '),
    isOnly: only.test(wanted) || excluded.some((clause) => nothingElse.test(clause)),
    isBroad: broad.test(wanted),
    isAboutLook: look.test(wanted),
  };
}
