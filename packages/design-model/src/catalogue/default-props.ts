import type { Language } from '@kilim/contract';
import type { ElementType } from '../model/element-types.ts';
import type { Props } from '../model/properties.ts';

// What a new element shows. The texts become part of the user's app and are in its language.

/** Colours that new elements have; text on each background has at least AA contrast. */
export const defaultColors = {
  accent: '#27407E',
  onAccent: '#FFFFFF',
  ink: '#1F1A17',
  muted: '#6B625B',
  line: '#CFC6BA',
  surface: '#FFFFFF',
  soft: '#E9EDF7',
} as const;

const { accent, onAccent, ink, muted, line, surface, soft } = defaultColors;

type Texts = Readonly<Record<Language, Props>>;
const same = (props: Props): Texts => ({ tr: props, en: props });

const texts: Readonly<Record<ElementType, Texts>> = {
  text: { tr: { text: 'Metin' }, en: { text: 'Text' } },
  heading: { tr: { text: 'Başlık' }, en: { text: 'Heading' } },
  button: { tr: { text: 'Düğme' }, en: { text: 'Button' } },
  input: { tr: { placeholder: 'Yazın' }, en: { placeholder: 'Type here' } },
  textinput: { tr: { placeholder: 'Yazın' }, en: { placeholder: 'Type here' } },
  image: same({}),
  container: same({}),
  view: same({}),
  scrollview: same({}),
  switch: same({}),
  flatlist: {
    tr: { items: ['Birinci satır', 'İkinci satır', 'Üçüncü satır'] },
    en: { items: ['First row', 'Second row', 'Third row'] },
  },
  tabbar: {
    tr: { items: ['Ana sayfa', 'Ara', 'Profil'] },
    en: { items: ['Home', 'Search', 'Profile'] },
  },
  'product-card': {
    tr: { title: 'Seramik kupa', price: '249 ₺', text: 'Sepete ekle' },
    en: { title: 'Ceramic mug', price: '$12', text: 'Add to cart' },
  },
  'user-profile': {
    tr: { name: 'Ayşe Yılmaz', email: 'ayse@example.com' },
    en: { name: 'Jane Smith', email: 'jane@example.com' },
  },
  'ai-chat-bubble': {
    tr: { text: 'Merhaba, size nasıl yardımcı olabilirim?' },
    en: { text: 'Hello, how can I help you?' },
  },
  'smart-form': {
    tr: { title: 'İletişim', fields: ['Ad', 'E-posta'], text: 'Gönder' },
    en: { title: 'Contact', fields: ['Name', 'E-mail'], text: 'Send' },
  },
};

const field: Props = {
  backgroundColor: surface,
  borderWidth: 1,
  borderColor: line,
  borderRadius: 10,
  paddingHorizontal: 12,
  color: ink,
};
const card: Props = {
  backgroundColor: surface,
  borderWidth: 1,
  borderColor: line,
  borderRadius: 14,
  color: ink,
};

const looks: Readonly<Record<ElementType, Props>> = {
  text: { fontSize: 16, color: ink },
  heading: { fontSize: 24, fontWeight: 'bold', color: ink },
  button: {
    fontSize: 16,
    fontWeight: '600',
    textAlign: 'center',
    color: onAccent,
    backgroundColor: accent,
    borderRadius: 10,
  },
  image: { backgroundColor: soft, borderRadius: 10, resizeMode: 'cover' },
  input: field,
  textinput: field,
  container: { backgroundColor: soft, borderRadius: 14 },
  view: { backgroundColor: soft, borderRadius: 14 },
  scrollview: { backgroundColor: soft },
  switch: { value: true, color: accent },
  flatlist: { fontSize: 16, color: ink, backgroundColor: surface },
  tabbar: { fontSize: 12, color: muted, backgroundColor: surface, borderWidth: 1, borderColor: line },
  'product-card': card,
  'user-profile': card,
  'ai-chat-bubble': { backgroundColor: soft, borderRadius: 18, fontSize: 15, color: ink, padding: 14 },
  'smart-form': card,
};

/** The properties of a new element. */
export const defaultProps = (type: ElementType, language: Language): Props => ({
  ...texts[type][language],
  ...looks[type],
});
