import type { AppSpec, LayoutId, PaletteId } from '../../spec/app-spec.ts';
import { phraseRows } from './word-list.ts';

interface Colour {
  readonly accent: string;
  readonly palette: PaletteId;
}

export const colours: Readonly<Record<string, Colour>> = {
  red: { accent: '#c62828', palette: 'cherry' },
  orange: { accent: '#d9570f', palette: 'terracotta' },
  yellow: { accent: '#b98900', palette: 'amber' },
  green: { accent: '#2e7d32', palette: 'forest' },
  mint: { accent: '#1b8a6b', palette: 'mint' },
  turquoise: { accent: '#00838f', palette: 'teal' },
  blue: { accent: '#1565c0', palette: 'ocean' },
  navy: { accent: '#1f3a6e', palette: 'indigo' },
  purple: { accent: '#7b1fa2', palette: 'violet' },
  pink: { accent: '#c2185b', palette: 'rose' },
  brown: { accent: '#6d4c41', palette: 'coffee' },
  grey: { accent: '#546e7a', palette: 'slate' },
  black: { accent: '#263238', palette: 'graphite' },
  white: { accent: '#455a64', palette: 'slate' },
  gold: { accent: '#a67c00', palette: 'amber' },
  burgundy: { accent: '#8e1537', palette: 'plum' },
  olive: { accent: '#6b7a1f', palette: 'olive' },
};

export const colourWords = phraseRows<string>(`
red | kırmızı | red, crimson, scarlet
orange | turuncu, kiremit rengi, mercan rengi | orange, burnt orange, rust colour
yellow | sarı, hardal rengi | yellow, mustard yellow
green | yeşil | green
mint | mint yeşili, nane yeşili | mint, mint green
turquoise | turkuaz, camgöbeği | turquoise, teal, cyan, aqua
blue | mavi, gök mavisi, açık mavi | blue, sky blue, light blue
navy | lacivert, koyu mavi | navy, dark blue, indigo
purple | mor, lila, eflatun, mürdüm, leylak rengi | purple, violet, lavender, lilac, mauve
pink | pembe, fuşya, gül kurusu, somon rengi | pink, magenta, rose, fuchsia, salmon pink
brown | kahverengi, kahve rengi, bej, krem, toprak rengi | brown, beige, cream
grey | gri, füme, antrasit | gray, grey, charcoal grey
black | siyah | black
white | beyaz | white
gold | altın rengi, altın sarısı, gold | gold, golden
burgundy | bordo, vişne rengi, vişne çürüğü, vişneçürüğü, şarabi | burgundy, maroon, wine red, cherry red, claret
olive | haki, zeytin yeşili | olive, khaki
`);

/** A colour word only means a colour next to one of these. */
export const colourContext = phraseRows<'context'>(`
context | renk, tema, ton, arka plan, buton, düğme, tasarım, ağırlıklı, başlık rengi, vurgu | color, colour, theme, palette, background, accent, button, scheme, design, style, primary, tones, shades
`);

export const schemeWords = phraseRows<AppSpec['scheme']>(`
dark | koyu tema, koyu renk, koyu ekran, karanlık mod, koyu mod, karanlık tema, siyah tema, gece modu, koyu temalı, dark mod, dark mode, dark tema | dark mode, dark theme, dark screen, dark colours, dark colors, dark scheme, night mode, dark
light | açık tema, aydınlık mod, açık mod, beyaz tema, beyaz arka plan | light mode, light theme, white background
system | sistem teması, açık ve koyu tema, koyu ve açık tema, açık koyu tema, açık ve koyu mod, aydınlık ve karanlık tema, aydınlık ve karanlık mod | system theme, light and dark theme, light and dark themes, dark and light theme, dark and light themes, light and dark mode, light and dark modes, dark and light mode, dark and light modes, light dark mode, both themes
`);

export const layoutWords = phraseRows<LayoutId>(`
tabs | alt menü, alt sekme, alttaki menü, alt çubuk, alt bar, sekmeli, tab bar | bottom tabs, tab bar, bottom navigation, tabs at the bottom, bottom menu
topTabs | üst sekme, üst menü, üstte sekme | top tabs, tabs at the top
drawer | yan menü, hamburger menü, soldan açılan menü, çekmece menü | side menu, hamburger menu, drawer, sidebar
dashboard | kontrol paneli, gösterge paneli, dashboard | dashboard
single | tek sayfa, tek ekran | single page, one page, single screen, one screen
feed | akış şeklinde, akış düzeni | feed layout
wizard | adım adım, sihirbaz | step by step, wizard
`);

export type StyleWord = 'minimal' | 'soft' | 'bold' | 'outlined' | 'largeText';

export const styleWords = phraseRows<StyleWord>(`
minimal | minimal, minimalist, sade, yalın | minimal, minimalist, minimalistic
soft | pastel, yumuşak, tatlı renkler, apple tarzı, ios tarzı, ios gibi, macos tarzı | pastel, soft, ios style, ios-like, like ios, rounded
bold | canlı renkler, renkli, cıvıl cıvıl, neon | vibrant, bold, colorful, colourful, neon, playful
outlined | kurumsal, resmi | corporate, formal, business-like
largeText | büyük yazı, yazılar büyük, yazılar iri, iri yazı, iri yazılı, yazısı büyük, büyük punto, büyük yazılı, yaşlılar için, büyük harf, okunaklı | large text, big text, big letters, big writing, large letters, large font, big font, for elderly, for seniors, easy to read
`);

export const currencyWords = phraseRows<AppSpec['currency']>(`
TRY | tl, lira, türk lirası, try, ₺ | turkish lira, lira, tl, ₺
USD | dolar, usd, $ | dollar, usd, us dollars, $
EUR | euro, avro, eur, € | euro, eur, €
GBP | sterlin, pound, gbp, £ | pound sterling, pounds sterling, gbp, £, british pounds, pence, quid
JPY | japon yeni, jpy, ¥ | japanese yen, jpy, ¥
CHF | isviçre frangı, chf | swiss francs, swiss franc, chf
NGN | nijerya nairası, ngn, ₦ | naira, nairas, ngn, ₦
INR | hint rupisi, inr, ₹ | rupees, indian rupees, inr, ₹
KES | kenya şilini | kenyan shillings, kenya shillings, ksh
ZAR | güney afrika randı | south african rand, rands
`);
