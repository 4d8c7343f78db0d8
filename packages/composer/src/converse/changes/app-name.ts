import { fold } from '../../language/fold.ts';
import { nameWords } from '../verbs.ts';
import { nameLimit, nothing, operations, type ReadChange } from './change.ts';

// On folded text. Turkish: "adı X olsun", "uygulamanın adını X yap", "ismi X". English: "call it X", "rename the app to X".
const turkishEnd = '(?:olsun|ol|yap\\w*|koy\\w*|kalsin|ver\\w*|de|diyelim|densin|degistir\\w*)';
/** "title should be Hillcrest Fete". */
const title = /^(?:the )?title (?:should|must|has to|needs to) be\s+(.+?)\s*[.!]?$/d;
const patterns = [
  // "ismi şu olsun: X", "its name should be this: X".
  /^(?:(?:bu )?(?:uygulama\w*|program\w*|proje\w*) )?(?:adi|adini|ismi|ismini) (?:su|soyle|boyle) (?:olsun|ol|yap|koy|degissin|degistir)\s*:?\s+(.+?)[.!]?$/d,
  /\bname\s+(?:should be|it|is|to be)\s+(?:this|the following)\s*:\s*(.+?)\s*[.!]?$/d,
  new RegExp(
    `(?:^| )(?:adi|adini|ismi|ismini|adimiz|ismimiz) (.+?)(?: olarak| diye)? ${turkishEnd}[.!]?$`,
    'd',
  ),
  // "uygulamanın adı Kumbaram olsun eskisi çok sıkıcı": a reason follows the name.
  /^(?:(?:bu )?(?:uygulama\w*|program\w*|proje\w*) )?(?:adi|ismi) ((?:\S+ ){0,3}\S+) olsun\b/d,
  /^(?:bu )?(?:uygulama\w*|program\w*|proje\w*) (?:adi|adini|ismi|ismini) (.+?)[.!]?$/d,
  /^(?:yeni )?(?:isim|ad)\s*:\s*(.+?)[.!]?$/d,
  /^(?:yeni )?(?:adi|ismi|adini|ismini)(?: da|:)? (.+?)[.!]?$/d,
  /^(?:bu )?(?:uygulama|program|proje)(?:ya|ye|a|e) (?:artik )?(.+?) (?:adini ver|ismini ver|adini koy|ismini koy|de|diyelim|densin)\w*$/d,
  /\b(?:rename|change)\s+(?:the\s+|this\s+|my\s+)?(?:app|application|name|title|it)(?:['’]?s?\s+name)?\s+(?:to|into|as)\s+(.+?)\s*[.!]?$/d,
  /^rename\s+(?:to|as|into)\s+(.+?)\s*[.!]?$/d,
  /^rename\s+(?:the|this|my|our)\s+app\s+(?!to |into |as )(.+?)\s*[.!]?$/d,
  /\bchange\s+the\s+name\s+(?:of\s+(?:the|this|my)\s+app\s+)?to\s+(.+?)\s*[.!]?$/d,
  /\bcall the (?:whole|entire) (?:thing|lot|app) (?!an? |off\b)([^,.!?\n]{1,60})/d,
  /\b(?:call|name|title)\s+(?:it|the app|this app|my app|this)\s+(.+?)\s*[.!]?$/d,
  /\b(?:app|its|new)\s+name\s*(?:should be|shall be|to be|is|must be|:)\s+(.+?)\s*[.!]?$/d,
  /\bapp\s+should\s+be\s+(?:called|named)\s+(.+?)\s*[.!]?$/d,
  /^(?:the |its )?name\s+(?:should be|shall be|to|is|must be)\s+(.+?)\s*[.!]?$/d,
  title,
  /^(?:new )?name\s*[:=]\s*(.+?)\s*[.!]?$/d,
  /^(.+?) (?:olsun|yap|koy|kalsin) (?:(?:bu )?uygulamanin |programin )(?:yeni )?(?:adi|adini|ismi|ismini)\s*[.!]?$/d,
];

/** "adını da ekle": what is to be done is no name. */
const isCommand = /^(?:ekle|koy|yaz|sil|kaldir|degistir|sor)(?:in|elim|alim|sin|ilsin|siniz)?$/;

/** "uygulamanın adı ne" asks for it. */
const isQuestionWord = /^(?:ne|nedir|neydi|ne olsun|what|nasil)$/;

/** "ücretin adını": the name of a part, not of the app. */
const ownedName = /(?!uygulama|program|proje)\b\w+n?[iu]n (?:yeni )?(?:ad|ism)/;

/** "the app name is boring" complains about it. */
const complaint =
  /^(?:(?:so|too|very|really|a bit|cok|biraz) )?(?:boring|ugly|bad|wrong|stupid|silly|long|short|generic|kotu|sacma|sikici|cirkin|uzun|yanlis|berbat)(?: olmus)?$/;

/** "Creepy Crawlies instead of Bug List". */
const insteadOf = / (?:instead of|rather than) .*$/;

export const cleanName = (text: string): string =>
  text
    .replaceAll(/^[\s:"'“”‘’]+|[\s"'“”‘’.,;!]+$/g, '')
    .trim()
    .slice(0, nameLimit);

/** The app's new name. */
export const readName: ReadChange = ({ reading, spec, targets, quoted }) => {
  const folded = fold(reading.text);
  const indices = patterns
    .map((pattern) => pattern.exec(folded)?.indices?.[1])
    .find((each) => each !== undefined);
  if (indices === undefined) return undefined;
  const [start, end] = indices;
  if (complaint.test(folded.slice(start, end).trim())) return undefined;
  const before = folded.slice(0, start);
  const isOfApp =
    /\b(?:uygulama|app|application|program|proje|project)/.test(folded.slice(0, start) + folded.slice(end)) ||
    before.startsWith(fold(spec.name)) ||
    /^(?:\w+ ){1,2}(?:defteri|takibi|listesi|gunlugu|uygulamasi)nin (?:adi|ismi)/.test(before) ||
    // "defterin adı": nothing in the app is called so.
    (/^(?:bu )?(?:defter|gunlug|liste|takip|koleksiyon|arsiv|planlayici|site|sayfa)\w* (?:adi|ismi)\w* /.test(
      before,
    ) &&
      !targets.some(({ range }) => range.from === 0));
  // Words of the new name are no parts of the app.
  const mentionsPart = targets.some(
    ({ target, range }) =>
      target.kind !== 'option' &&
      (reading.words[range.from]?.start ?? 0) < start &&
      !nameWords.test(reading.folded(range.from)),
  );
  if (!isOfApp && (mentionsPart || ownedName.test(before))) return undefined;
  const name = cleanName(quoted[0] ?? reading.text.slice(start, end).replace(insteadOf, ''));
  if (name === '' || isQuestionWord.test(fold(name)) || isCommand.test(fold(name))) return undefined;
  // "title should be bold", "title should be optional": of the titles of rows, or of a part.
  const isOfRows =
    !/^\p{Lu}/u.test(name) ||
    spec.entities.some(({ fields }) => fields.some(({ label }) => fold(label) === 'title'));
  if (title.test(folded) && isOfRows) return undefined;
  return name === spec.name ? nothing('same') : operations({ kind: 'setName', name });
};
