import { designerEditor } from './designer-editor.ts';
import { designerLibrary } from './designer-library.ts';
import { designerProperties } from './designer-properties.ts';
import { designerSource } from './designer-source.ts';
import { designerTest } from './designer-test.ts';

/** Texts of the visual designer; loaded with it. */
export const designer = {
  types: {
    text: 'Metin',
    button: 'Düğme',
    image: 'Görsel',
    input: 'Giriş alanı',
    container: 'Kapsayıcı',
    'product-card': 'Ürün kartı',
    'user-profile': 'Kullanıcı profili',
    'ai-chat-bubble': 'AI sohbet balonu',
    'smart-form': 'Akıllı form',
    view: 'Alan',
    scrollview: 'Kaydırma alanı',
    heading: 'Başlık',
    textinput: 'Metin girişi',
    switch: 'Anahtar',
    flatlist: 'Liste',
    tabbar: 'Sekme çubuğu',
  },
  categories: {
    basic: 'Temel Elemanlar',
    blocks: 'Hazır Bloklar',
    smart: 'Akıllı Bileşenler',
    layout: 'Yerleşim',
    text: 'Metin',
    input: 'Giriş',
    media: 'Medya',
    list: 'Liste',
    navigation: 'Gezinme',
  },
  devices: {
    mobile: 'Mobil',
    iphone: 'iPhone',
    android: 'Android',
    tablet: 'Tablet',
    desktop: 'Masaüstü',
  },
  errors: {
    'invalid-data': 'Bileşen eklenemedi',
    'unknown-screen': 'Ekran bulunamadı. Başka bir yerde silinmiş olabilir.',
    'unknown-element': 'Eleman bulunamadı. Başka bir yerde silinmiş olabilir.',
    'duplicate-id': 'Bu eleman ekranda zaten var.',
    'invalid-place': 'Eleman buraya taşınamaz.',
    'invalid-property': 'Bu değer bu elemana uymuyor.',
    'invalid-link': 'Bağlantının açacağı ekran bulunamadı.',
    'too-many-elements': 'Bu ekrana daha fazla eleman eklenemez.',
    'too-many-screens': 'Bu projeye daha fazla ekran eklenemez.',
    'too-deep': 'Elemanlar bu kadar iç içe konamaz.',
    'last-screen': 'Son ekran silinemez.',
    'different-parents': 'Yalnızca aynı kapsayıcıdaki elemanlar gruplanabilir.',
    'nothing-selected': 'Bunun için önce eleman seçin.',
    'too-large': 'Tasarım açılamayacak kadar büyük.',
  },
  filesReplaced_one: 'Kopyalanamayan {{count}} dosyanın yerine varsayılan görsel veya yazı tipi kondu.',
  filesReplaced_other: 'Kopyalanamayan {{count}} dosyanın yerine varsayılan görsel veya yazı tipi kondu.',
  library: designerLibrary,
  properties: designerProperties,
  source: designerSource,
  test: designerTest,
  ...designerEditor,
} as const;
