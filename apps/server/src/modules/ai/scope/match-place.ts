import { findRelatedWords, fold } from '@kilim/composer';
import { listWords } from '../prompt/score-contents.ts';

/** Finds out whether paths and texts are about the words of a request. */
export interface PlaceMatcher {
  /** The request contains the path or the name of the file. */
  isNamed(path: string): boolean;
  /** The words of the file's name occur in the request, in either language. */
  isMeant(path: string): boolean;
  /** The file is named after a usual part of an app that the request mentions, such as `Header`. */
  isPart(path: string): boolean;
  /** The text contains a word of the request that says what it is about. */
  isMentioned(text: string): boolean;
  /** Places in the request of the words that the path and the text contain, by their order in the request. */
  listWordsOf(
    path: string,
    text: string,
  ): { readonly path: ReadonlySet<number>; readonly text: ReadonlySet<number> };
  /** How many usual words of the request, such as `list`, the name of the file contains. */
  countUsualWords(path: string): number;
  /** A label in the text consists of words of the request, such as `Ekle` for "the add button". */
  isLabelled(text: string): boolean;
}

/** Words of requests and of paths that say nothing about the place. */
const vague = new Set(
  `ekran ekrani ekranda screen screens page pages sayfa sayfasi view views component components bilesen app uygulama index src lib
  util utils hooks hook store stores types styles style list lists liste button buttons dugme dugmesi buton butonu text texts
  yazi metin baslik title header label color renk size buyuk kucuk big small large larger smaller ekle yap olustur degistir
  duzenle guncelle sil kaldir koy goster olsun olarak icin daha bir add make create change edit update delete remove show put
  the and for with in on of to it its my our new yeni please lutfen use have should would can bunu su bu ile ve de da
  item items data value field alan icon ikon simge row card kart file files dosya dosyasi code kod tsx ts js json kirmizi mavi
  yesil sari siyah beyaz red blue green yellow black white bold kalin left right sol sag top bottom ust alt center orta line
  satir number sayi name isim ad image resim only just sadece yalnizca change changes main ana type form press bas tikla tap
  click open ac close kapat set get user kullanici`.split(/\s+/),
);

const shortest = 3;
const longestEnding = 3;

/** `customers` is a form of `customer`. */
const isForm = (word: string, of: string): boolean =>
  word === of || (of.length > 3 && word.startsWith(of) && word.length - of.length <= longestEnding);

/** What a user reads: texts of elements, and strings that begin with a capital letter. */
const listLabels = (code: string): string[] =>
  [...code.matchAll(/>([^<>{}=]{1,60})<|['"](\p{Lu}[^'"\n]{0,60})['"]/gu)].map(
    ([, text, string]) => text ?? string ?? '',
  );

/** `text`: a request or some of its clauses, folded. */
export function createPlaceMatcher(text: string): PlaceMatcher {
  const found = findRelatedWords(text);
  const groups = found.filter(({ word }) => !vague.has(word));
  const parts = new Set(found.flatMap(({ word, related }) => (vague.has(word) ? [...related] : [])));
  const meant = [...new Set(groups.flatMap(({ related }) => [...related]))].filter(
    (word) => word.length >= shortest && !vague.has(word),
  );
  const exact = new Set(meant);
  const said = new Set(found.flatMap(({ related }) => [...related]));
  const fits = (word: string): boolean => exact.has(word) || meant.some((of) => isForm(word, of));
  const placesOf = (words: readonly string[]): Set<number> => {
    const isIn = (related: ReadonlySet<string>): boolean =>
      words.some(
        (word) => related.has(word) || (!vague.has(word) && [...related].some((of) => isForm(word, of))),
      );
    return new Set(groups.flatMap(({ related }, place) => (isIn(related) ? [place] : [])));
  };
  return {
    isNamed: (path) => {
      const name = fold(path.slice(path.lastIndexOf('/') + 1));
      const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
      const isCompound = /[a-z\d][A-Z]|[-_]/.test(stem);
      const isWord = (of: string): boolean => {
        const at = text.indexOf(of);
        return at !== -1 && !/[\p{L}\d]/u.test(text[at - 1] ?? ' ');
      };
      return isWord(name) || (isCompound && isWord(fold(stem)));
    },
    isMeant: (path) => {
      const stem = path.replace(/\.[^/]*$/, '');
      return listWords(stem).some((word) => !vague.has(word) && fits(word));
    },
    isPart: (path) => parts.has(fold(path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, ''))),
    isMentioned: (changed) => listWords(changed).some((word) => !vague.has(word) && fits(word)),
    listWordsOf: (path, changed) => ({
      path: placesOf(listWords(path.replace(/\.[^/]*$/, ''))),
      text: placesOf(listWords(changed).filter((word) => !vague.has(word))),
    }),
    countUsualWords: (path) => {
      const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
      return listWords(stem).filter((word) => vague.has(word) && parts.has(word)).length;
    },
    isLabelled: (changed) =>
      listLabels(changed).some((label) => {
        const words = listWords(label);
        return words.length > 0 && words.every((word) => said.has(word));
      }),
  };
}
