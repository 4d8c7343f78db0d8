import type { Language } from '@kilim/contract';
import type { ElementType } from '../model/element-types.ts';

/** Names of new elements, which become part of the user's project; English ones give the names in generated code. */
export const typeNames: Readonly<Record<ElementType, Readonly<Record<Language, string>>>> = {
  text: { tr: 'Metin', en: 'Text' },
  button: { tr: 'Düğme', en: 'Button' },
  image: { tr: 'Görsel', en: 'Image' },
  input: { tr: 'Giriş alanı', en: 'Input' },
  container: { tr: 'Kapsayıcı', en: 'Container' },
  'product-card': { tr: 'Ürün kartı', en: 'Product card' },
  'user-profile': { tr: 'Kullanıcı profili', en: 'User profile' },
  'ai-chat-bubble': { tr: 'Sohbet balonu', en: 'Chat bubble' },
  'smart-form': { tr: 'Akıllı form', en: 'Smart form' },
  view: { tr: 'Alan', en: 'View' },
  scrollview: { tr: 'Kaydırma alanı', en: 'Scroll view' },
  heading: { tr: 'Başlık', en: 'Heading' },
  textinput: { tr: 'Metin girişi', en: 'Text input' },
  switch: { tr: 'Anahtar', en: 'Switch' },
  flatlist: { tr: 'Liste', en: 'List' },
  tabbar: { tr: 'Sekme çubuğu', en: 'Tab bar' },
};

/** Names of groups and screens that are made without a typed name. */
export const otherNames = {
  group: { tr: 'Grup', en: 'Group' },
  screen: { tr: 'Ekran', en: 'Screen' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
