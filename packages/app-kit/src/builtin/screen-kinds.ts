import type { Language } from '@kilim/contract';
import { foldText, hasStem } from './fold-text.ts';

/** A screen to add: its component name and title. */
export interface ScreenPlan {
  /** Name of the component, without `Screen`. */
  readonly name: string;
  readonly title: Readonly<Record<Language, string>>;
}

interface ScreenKind extends ScreenPlan {
  readonly stems: readonly string[];
}

const kinds: readonly ScreenKind[] = [
  {
    name: 'Profile',
    title: { tr: 'Profil', en: 'Profile' },
    stems: ['profil', 'hesabim', 'account'],
  },
  {
    name: 'Notifications',
    title: { tr: 'Bildirimler', en: 'Notifications' },
    stems: ['bildirim', 'notification'],
  },
  {
    name: 'Contact',
    title: { tr: 'İletişim', en: 'Contact' },
    stems: ['iletisim', 'bize ulas', 'geri bildirim', 'contact', 'feedback'],
  },
  {
    name: 'Help',
    title: { tr: 'Yardım', en: 'Help' },
    stems: ['yardim', 'sss', 'sikca sorulan', 'hakkinda', 'hakkimizda', 'help', 'faq', 'about'],
  },
  {
    name: 'Favorites',
    title: { tr: 'Favoriler', en: 'Favourites' },
    stems: ['favori', 'favorite', 'favourite'],
  },
  {
    name: 'Notes',
    title: { tr: 'Notlar', en: 'Notes' },
    stems: ['not', 'notlar', 'note'],
  },
];

// Screens that need more than a list.
const beyond = [
  'harita',
  'konum',
  'kamera',
  'video',
  'sohbet',
  'mesajlasma',
  'canli',
  'giris',
  'kayit ol',
  'odeme',
  'map',
  'location',
  'camera',
  'chat',
  'messaging',
  'live',
  'login',
  'sign',
  'payment',
  'checkout',
  'register',
];

const suffix = 'ekran[ıi]|sayfas[ıi]|sekmesi|ekran|sayfa|sekme';
const patterns = [
  new RegExp(
    `(?:^|\\s)([\\p{L}\\p{N} '-]{2,40}?)\\s+(?:${suffix})\\s+(?:da(?:ha)?\\s+|de\\s+)?(?:ekle|olu[sş]tur|yap|koy|istiyorum)`,
    'iu',
  ),
  /(?:add|create|make|build|need|want)\s+(?:(?:a|an|the|another|one)\s+)?(?:new\s+)?([\p{L}\p{N} '-]{2,40}?)\s+(?:screen|page|tab)\b/iu,
  /(?:add|create|make)\s+(?:a\s+|an\s+)?(?:new\s+)?(?:screen|page|tab)\s+(?:for|called|named)\s+["'“]?([\p{L}\p{N} -]{2,40}?)["'”]?[.!]?$/iu,
];
const fillers =
  /^(?:(?:bana|bir|yeni|uygulamaya|projeye|l[uü]tfen|de|da|ayr[ıi]ca|a|an|the|new|please)\s+)+/iu;

/** The screen name in a prompt as typed; '' if the prompt asks for a screen without naming it. */
export function findScreenName(prompt: string): string | undefined {
  for (const pattern of patterns) {
    const name = pattern.exec(prompt)?.[1];
    if (name !== undefined)
      // With the space, a name of filler words only, such as 'yeni bir', becomes empty.
      return `${name.trim()} `
        .replace(fillers, '')
        .replace(/^["'“]|["'”]$/g, '')
        .trim();
  }
  return undefined;
}

function capitalize(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** The plan for a screen of this name; `undefined` if it needs more than a list. */
export function planScreen(name: string, language: Language): ScreenPlan | undefined {
  const folded = foldText(name);
  if (hasStem(folded, beyond)) return undefined;
  const kind = kinds.find(({ stems }) => hasStem(folded, stems));
  if (kind !== undefined) return kind;
  const words = folded
    .replace(/[^a-z0-9 ]/g, ' ')
    .split(' ')
    .filter(Boolean);
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const component = /^[A-Z]/.test(pascal) ? pascal : `Page${pascal}`;
  const title = capitalize(name, language);
  return { name: component, title: { tr: title, en: title } };
}
