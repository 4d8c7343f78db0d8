import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { readFollowUp } from '../follow-up.ts';

const removal =
  /(?:^| )(?:sil|siliniz|kaldir|kaldirin|kaldirilsin|cikar|cikart|ciksin|kalksin|silinsin|gitsin|olmasin|gereksiz)$/;
const addition =
  /(?:^| )(?:ekle|ekleyelim|eklensin|eklesene|ekler misin|girelim|yazalim|tutalim|girilsin|yazilsin|koy|koyalim|konsun|lazim|gelsin)$/;
/** "notu sil, adresi de", "adres ekle müşteriye, bi de doğum günü". */
const join =
  /[,;]\s*(?:(?:ve|bi de|bir de|birde|bide|ayrica|ayrıca)\s+)?|\s+(?:bi de|bir de|birde|bide)\s+/iu;

const hasVerb =
  /(?:^| )(?:\S*(?:sin|sun|yap|yapin|olsa|ekle|kaldir|sil|koy|al|getir|tasi|goster|degistir|sirala|grupla|yaz|istiyorum|lazim|gerek|gereksiz|zorunlu|olur|degil|yok|var)|\S+[iu]yor\S*)(?: |$)/;

/** The part without the particle at its end: "adresi de". */
const withoutParticle = (part: string): string => part.replace(/\s+(?:de|da|dahi)\s*[.!]?$/iu, '').trim();

const parts = (text: string): readonly string[] => text.split(join).map((part) => part.trim());

/** "adres ekle müşteriye": the rows that something is added to. */
function ownerIn(text: string, spec: AppSpec): string | undefined {
  const { reading, targets } = readFollowUp(text, spec);
  const owner = targets.find(
    ({ target, range }) =>
      target.kind === 'entity' &&
      /[ae]$/.test(reading.folded(range.to - 1)) &&
      !/[dt][ae]$/.test(reading.folded(range.to - 1)),
  );
  return owner && reading.written(owner.range);
}

/**
 * "kapora kalksın bi de pano sekmesi": the verb of the first part is meant for the others as well. The wishes, each with
 * its verb; undefined if nothing is missing.
 */
export function completeVerbs(prompt: string, spec: AppSpec): readonly string[] | undefined {
  const text = prompt.trim().replace(/[\s.!]+$/u, '');
  if (/[:?"“”„«»\n]/u.test(text) || spec.language !== 'tr') return undefined;
  const [first, ...others] = parts(text);
  // "satış listesi ekle, alıcı ve tutar": fields of the list.
  if (/ (?:listesi|sayfasi|ekrani) (?:ekle|ac|yap|koy)$/.test(fold(first ?? ''))) return undefined;
  if (first === undefined || first === '' || others.length === 0 || others.includes('')) return undefined;
  // "adres ekle müşteriye": the verb stands before the rows.
  const owner = ownerIn(first, spec);
  const folded = fold(first);
  const last = owner !== undefined && folded.endsWith(` ${fold(owner)}`) ? fold(owner).length + 1 : 0;
  const beforeOwner = folded.slice(0, folded.length - last);
  const verb = (removal.exec(beforeOwner) ?? addition.exec(beforeOwner))?.[0].trim();
  if (verb === undefined) return undefined;
  const isRemoval = removal.test(beforeOwner);
  const completed = others.map((part) => {
    const bare = withoutParticle(part);
    if (bare.split(/\s+/).length > 4 || hasVerb.test(fold(bare))) return undefined;
    const { targets } = readFollowUp(bare, spec);
    if (isRemoval) return targets.length === 0 ? undefined : `${bare} kaldır`;
    const isOwned = targets.some(({ target }) => target.kind === 'entity');
    return owner !== undefined && !isOwned ? `${owner} ${bare} ekle` : `${bare} ekle`;
  });
  if (completed.some((part) => part === undefined)) return undefined;
  return [first, ...completed.flatMap((part) => part ?? [])];
}
