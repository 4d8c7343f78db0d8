import type { Reading } from './reading.ts';

const quotes: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '”': '”',
  '«': '»',
  "'": "'",
  '‘': '’',
  '„': '“',
};
const longestName = 40;

const isNameWord = (text: string): boolean => /^[\p{Lu}\p{N}]/u.test(text);

/** Whether the words before or after a quoted text say that it is a name. */
function isAboutName(reading: Reading, from: number, to: number): boolean {
  const before = [1, 2, 3].map((step) => reading.folded(from - step));
  const after = [0, 1].map((step) => reading.folded(to + step));
  return (
    before.some((word) => /^(?:called|named|name|titled|adi|ismi|isim|ad|app)$/.test(word)) ||
    after.some((word) => /^(?:adinda|adli|isimli|isminde|olsun|diye|uygulamasi|app|uygulama)$/.test(word)) ||
    from <= 1 ||
    // 'pls make: "Paws & Relax" dog sitting'
    (from <= 6 &&
      reading.words.slice(from + 1, to - 1).every(({ text, kind }) => kind === 'mark' || isNameWord(text)))
  );
}

function findQuoted(reading: Reading): string | undefined {
  for (let at = 0; at < reading.words.length; at += 1) {
    const close = quotes[reading.words[at]?.text ?? ''];
    if (!close) continue;
    for (let end = at + 1; end < Math.min(reading.words.length, at + 9); end += 1) {
      if (reading.words[end]?.text !== close || end === at + 1) continue;
      const name = reading.written({ from: at + 1, to: end });
      if (name.length > longestName || !isAboutName(reading, at, end + 1)) break;
      const isKeyword = /^(?:adi|ismi|called|named)$/.test(reading.folded(at - 1));
      reading.use({ from: isKeyword ? at - 1 : at, to: end + 1 });
      if (/^(?:adinda|adli|isimli|isminde)$/.test(reading.folded(end + 1)))
        reading.use({ from: end + 1, to: end + 2 });
      return name;
    }
  }
  return undefined;
}

const stopsName = /^(?:olsun|olan|olacak|with|that|which|to|for|and|where|it|ve|bir|app|an|a|the)$/;

/** The words after "called" or "adı" up to a mark or the next clause. */
function nameFrom(
  reading: Reading,
  from: number,
  isCalled: boolean,
): { name: string; to: number } | undefined {
  let to = from;
  while (to < reading.words.length && to - from < 4) {
    const word = reading.words[to];
    if (!word || word.kind === 'mark' || stopsName.test(word.folded)) break;
    if (isCalled && to > from && !isNameWord(word.text)) break;
    to += 1;
  }
  const name = reading.written({ from, to });
  return name.length > 1 && name.length <= longestName ? { name, to } : undefined;
}

function findKeyword(reading: Reading): string | undefined {
  for (let at = 0; at < reading.words.length; at += 1) {
    const folded = reading.folded(at);
    if (/^(?:called|named|titled)$/.test(folded)) {
      const found = nameFrom(reading, reading.folded(at + 1) === 'it' ? at + 2 : at + 1, true);
      if (!found) continue;
      reading.use({ from: at, to: found.to });
      return found.name;
    }
    if (folded === 'call' && reading.folded(at + 1) === 'it') {
      const found = nameFrom(reading, at + 2, true);
      if (!found) continue;
      reading.use({ from: at, to: found.to });
      return found.name;
    }
    // "adı Minik Pati olsun", "ismi: Defterim"; "adı, telefonu" are fields.
    if (/^(?:adi|ismi)$/.test(folded)) {
      const start = reading.words[at + 1]?.text === ':' ? at + 2 : at + 1;
      const found = nameFrom(reading, start, false);
      const isName = found && (reading.folded(found.to) === 'olsun' || reading.words[at + 1]?.text === ':');
      const isOfThing =
        /(?:n[iu]n|[iu]n)$/.test(reading.folded(at - 1)) && !reading.folded(at - 1).startsWith('uygulama');
      if (!found || !isName || isOfThing || found.name.includes(',')) continue;
      reading.use({ from: at, to: reading.folded(found.to) === 'olsun' ? found.to + 1 : found.to });
      return found.name;
    }
    if (/^(?:adinda|adli|isimli|isminde)$/.test(folded)) {
      let from = at;
      while (from > 0 && at - from < 4 && reading.words[from - 1]?.kind !== 'mark') {
        if (!isNameWord(reading.words[from - 1]?.text ?? '') && from < at) break;
        from -= 1;
        if (!isNameWord(reading.words[from]?.text ?? '')) break;
      }
      const name = reading.written({ from, to: at });
      if (name.length < 2 || name.length > longestName) continue;
      reading.use({ from, to: at + 1 });
      return name;
    }
  }
  return undefined;
}

/** "Kovanım: arı kovanı takibi", "PillPal - medicine reminder": a capitalised start before a colon or dash. */
function findLeading(reading: Reading): string | undefined {
  const at = reading.words.slice(0, 4).findIndex(({ text }) => /^[:–—-]$/.test(text));
  const start = reading.words.slice(0, at);
  const isTitle = at > 0 && at + 2 < reading.words.length && start.every(({ text }) => isNameWord(text));
  const isGeneric = start.some(({ folded }) =>
    /^(?:app|uygulama\w*|name|prompt|screens?|features?|fields?|ekranlar|alanlar|ozellikler|goal|amac|title|project|proje|konu|not|create|build|make)$/.test(
      folded,
    ),
  );
  if (!isTitle || isGeneric) return undefined;
  const hasOwnSpelling = start.some(({ text }) => /\p{Ll}\p{Lu}/u.test(text)) || start.length > 1;
  if (!hasOwnSpelling) return undefined;
  reading.use({ from: 0, to: at + 1 });
  return reading.written({ from: 0, to: at });
}

/** "App name: Trail Mix" in a longer specification. */
function findLabelled(reading: Reading): string | undefined {
  const match =
    /(?:^|\n)[#*\s-]{0,8}(?:app name|name|uygulama ad[ıi]|proje ad[ıi]|title|ad)\s?:\s?\**([^\n,.*]{2,40})/iu.exec(
      reading.text,
    );
  return match?.[1]?.trim();
}

/** "# PetPal" as the first line. */
function findTitle(reading: Reading): string | undefined {
  const title = /^#{1,3} {1,3}([^\n#]{2,40})\n/
    .exec(reading.text)?.[1]
    ?.split(/\s[-–—:]\s|:/)[0]
    ?.trim();
  const isGeneric =
    title === undefined ||
    /\b(?:app|uygulama\w*|spec\w*|screens?|features?|goal|overview|project)\b/i.test(title);
  return isGeneric || title.split(' ').length > 4 ? undefined : title;
}

/** The name that the user gives the app. */
export const findName = (reading: Reading): string | undefined =>
  findLabelled(reading) ??
  findTitle(reading) ??
  findKeyword(reading) ??
  findQuoted(reading) ??
  findLeading(reading);
