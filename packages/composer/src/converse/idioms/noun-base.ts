import { fold } from '../../language/fold.ts';
import { lexiconIndex } from '../../understand/lexicon-index.ts';

/** "mağazadan" is "mağaza": a Turkish noun without its case, as a label begins with it. */
export function nounBase(written: string): string {
  const { stems } = lexiconIndex();
  const known = stems.find(fold(written), 'tr').find(({ isTypo }) => !isTypo);
  const base = known && stems.writtenTurkish(known.stem);
  return base ?? written.replace(/(?<=\p{L}{3})(?:[dt][ae]n?|n[ıiuü]n|[yn]?[aeıiuü])$/iu, '');
}
