import type { Range, Reading } from '../reading.ts';

const offered =
  /^(?:urun|hizmet|mal|esya|yemek|model|product|service|item)s?(?:l[ae]r\w{0,6}|in|un|im[iu]z)?$/;
const shown =
  /^(?:vitrin\w{0,4}|katalog\w{0,4}|sergi\w{0,5}|menu\w{0,5}|list(?:e\w{0,5})?|tanitim\w{0,3}|galeri\w{0,4}|showcase|catalog(?:ue)?|display)$/;

/**
 * "ürün vitrini", "hizmet listesi": the place where a shop shows what it offers, with the words in it or directly after it. It
 * is a screen of the app, no field of an entry.
 */
export function isShowcase(reading: Reading, { from, to }: Range): boolean {
  if (!offered.test(reading.folded(from))) return false;
  for (let at = from + 1; at <= Math.min(to, from + 2); at += 1)
    if (shown.test(reading.folded(at))) return true;
  return false;
}
