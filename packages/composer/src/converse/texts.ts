import type { Language } from '@kilim/contract';

const tr = {
  title: 'Uygulama değişti',
  setName: (name: string) => `Uygulamanın adı artık “${name}”.`,
  setColors: 'Renkleri değiştirdim; açık ve koyu temada yazılar okunaklı kaldı.',
  setScheme: {
    dark: 'Uygulama koyu temayla açılıyor.',
    light: 'Uygulama açık temayla açılıyor.',
    system: 'Tema cihaza uyuyor.',
  },
  setTextSize: { large: 'Yazıları büyüttüm.', normal: 'Yazıları normal boyuna getirdim.' },
  setLayout: 'Gezinme düzenini değiştirdim.',
  setCardStyle: 'Kart ve satırların görünümünü yeniledim.',
  setCurrency: (currency: string) => `Para birimi artık ${currency}.`,
  addField: (field: string, entity: string) =>
    `${entity} için “${field}” alanını ekledim; formda ve ayrıntılarda görünüyor.`,
  removeField: (field: string, entity: string) => `${entity} formundan “${field}” alanını kaldırdım.`,
  changeField: (field: string) => `“${field}” alanını değiştirdim.`,
  renameField: (before: string, after: string) => `“${before}” yerine artık “${after}” yazıyor.`,
  requireField: (field: string) => `“${field}” artık zorunlu.`,
  loosenField: (field: string) => `“${field}” artık isteğe bağlı.`,
  addOption: (option: string, field: string) => `“${field}” seçeneklerine “${option}” eklendi.`,
  removeOption: (field: string, option: string) => `“${field}” seçeneklerinden “${option}” kaldırıldı.`,
  setIcon:
    'Simgeyi değiştirdim; ilk sekmede ve kayıtlarda o görünüyor. Mağaza paketinin ikonu adınızdan ve renklerinizden çizilir.',
  setFirstDay: { mon: 'Haftalar artık pazartesi başlıyor.', sun: 'Haftalar artık pazar günü başlıyor.' },
  noSamples: (entity: string) =>
    `${entity} artık örneksiz başlıyor; bu cihazda değiştirdiğiniz kayıtlar durur, onları Ayarlar ekranından silebilirsiniz.`,
  setSamples: (entity: string, names: string) =>
    `${entity} ilk açılışta şunlarla geliyor: ${names}; bu cihazda değiştirdiğiniz kayıtlar olduğu gibi kalır.`,
  setUnit: (field: string, unit: string) =>
    unit === ''
      ? `“${field}” artık birimsiz.`
      : `“${field}” artık ${unit} birimiyle yazılıyor; kayıtlı sayılar çevrilmez.`,
  setLimits: (field: string, minimum: number | undefined, maximum: number | undefined) =>
    minimum === undefined
      ? `“${field}” artık en fazla ${maximum} olabilir.`
      : maximum === undefined
        ? `“${field}” artık en az ${minimum} olmalı.`
        : `“${field}” artık ${minimum} ile ${maximum} arasında olmalı.`,
  setInitial: (field: string, value: string) => `Yeni kayıtlarda “${field}” artık “${value}” olarak geliyor.`,
  initialTick: (field: string, isTicked: boolean) =>
    `Yeni kayıtlarda “${field}” artık ${isTicked ? 'işaretli' : 'işaretsiz'} geliyor.`,
  initialToday: (field: string) => `Yeni kayıtlarda “${field}” artık bugün olarak geliyor.`,
  noInitial: (field: string) => `Yeni kayıtlarda “${field}” artık boş geliyor.`,
  listStyle: {
    rows: (screen: string) => `“${screen}” artık satırlar halinde görünüyor.`,
    cards: (screen: string) => `“${screen}” artık resimli kartlar halinde görünüyor.`,
    large: (screen: string) => `“${screen}” artık büyük resimli kartlarla görünüyor.`,
  },
  setOptions: (field: string, options: string) => `“${field}” seçenekleri artık şunlar: ${options}.`,
  orderOptions: (field: string, options: string) =>
    `“${field}” seçeneklerinin sırası artık şöyle: ${options}.`,
  moveField: (field: string) => `“${field}” alanının yerini değiştirdim.`,
  addEntity: (entity: string, _one: string, fields: string) =>
    `“${entity}” ekranını ekledim; her kayıtta şunlar var: ${fields}.`,
  addReference: (field: string, entity: string) => `${entity} için formda artık “${field}” seçiliyor.`,
  removeEntity: (entity: string) => `${entity} kaldırıldı.`,
  renameEntity: (before: string, after: string) => `“${before}” yerine artık “${after}” deniyor.`,
  setSort: (field: string, isAscending: boolean) =>
    `Liste artık “${field}” alanına göre ${isAscending ? 'artan' : 'azalan'} sırada.`,
  setGroup: (field: string) => `Kayıtlar “${field}” alanına göre gruplanıyor.`,
  noGroup: 'Kayıtlar artık gruplanmıyor.',
  setRules: 'Kuralları değiştirdim.',
  removedRules: 'Kuralı kaldırdım.',
  when: {
    is: (field: string, option: string) => `“${field}” “${option}” olunca`,
    ticked: (field: string, isTicked: boolean) =>
      isTicked ? `“${field}” işaretlenince` : `“${field}” işareti kaldırılınca`,
    below: (field: string, limit: number) => `“${field}” ${limit} değerinin altına düşünce`,
    above: (field: string, limit: number) => `“${field}” ${limit} değerini geçince`,
    withinDays: (field: string, days: number) =>
      `“${field}” alanındaki güne ${days} gün ya da daha az kalınca`,
    isPast: (field: string) => `“${field}” alanındaki gün geçince`,
  },
  outcome: {
    set: (condition: string, field: string, value: string) =>
      `${condition} “${field}” artık “${value}” olur.`,
    setNow: (condition: string, field: string) => `${condition} “${field}” alanına o anki tarih yazılır.`,
    setTick: (condition: string, field: string, isTicked: boolean) =>
      isTicked ? `${condition} “${field}” de işaretlenir.` : `${condition} “${field}” işareti kaldırılır.`,
    message: (condition: string, message: string) => `${condition} ekranda “${message}” iletisi çıkar.`,
    messageForAll: (condition: string, message: string) =>
      `Bütün kayıtlarda ${condition} ekranda “${message}” iletisi çıkar.`,
    mark: (condition: string, label: string) => `${condition} kayıtta “${label}” etiketi görünür.`,
    markDay: (condition: string, label: string) =>
      `${condition} kayıtta “${label}” etiketi görünür; uygulama kapalıyken bildirim gönderilmez.`,
  },
  addScreen: (screen: string) => `“${screen}” ekranını ekledim.`,
  removeScreen: (screen: string) => `“${screen}” ekranını kaldırdım.`,
  renameScreen: (before: string, after: string) => `“${before}” ekranının adı artık “${after}”.`,
  changeScreen: (screen: string) => `“${screen}” ekranını değiştirdim.`,
  setFilter: (screen: string, field: string) =>
    `“${screen}” ekranının üstünde artık “${field}” seçimleri var; birine dokununca yalnızca o kayıtlar kalır.`,
  setTotal: (screen: string, field: string) =>
    field === ''
      ? `“${screen}” ekranının üstünde artık kaç kayıt olduğu yazıyor.`
      : `“${screen}” ekranının üstünde artık “${field}” toplamı yazıyor.`,
  setPlay: (screen: string, numbers: string) => `“${screen}” artık böyle: ${numbers}.`,
  moveScreen: (screen: string) => `“${screen}” sekmesinin yerini değiştirdim.`,
  addLogin: 'Uygulama artık ad ve PIN ile açılıyor; PIN yalnızca bu cihazda durur.',
  addOnboarding: 'Uygulama ilk açılışta kısa bir tanıtım gösteriyor.',
  addFeature: {
    dataExport: 'Kayıtlar artık Ayarlar ekranından CSV tablosu ya da JSON olarak gönderilebiliyor.',
    sharing: 'Kayıtların ayrıntısına metin olarak paylaşma düğmesi ekledim.',
    reminders:
      'Hatırlatmalar uygulama açılınca ilk ekranda görünüyor; uygulama kapalıyken bildirim gönderilmez.',
    comments: 'Kayıtların ayrıntısına yorum bölümü ekledim.',
    languageSwitch:
      'Uygulamanın dili artık Ayarlar ekranından Türkçe ya da İngilizce seçiliyor; kayıtlar yazıldıkları dilde kalır.',
  },
  removeFeature: {
    dataExport: 'Dışa aktarmayı kaldırdım.',
    sharing: 'Paylaşma düğmesini kaldırdım.',
    reminders: 'Hatırlatmaları kaldırdım.',
    comments: 'Yorum bölümünü kaldırdım.',
    roles: 'Rolleri kaldırdım; herkes her şeyi yapabilir.',
    languageSwitch: 'Dil seçimini kaldırdım; uygulama artık yalnızca Türkçe.',
    login: 'Uygulama artık PIN sormadan açılıyor.',
    onboarding: 'İlk açılıştaki tanıtımı kaldırdım.',
  },
  conflicts: (paths: string) => `Elle değiştirdiğiniz şu dosyaları olduğu gibi bıraktım: ${paths}.`,
  needed: 'Bu bölüm başka hesaplar ya da ekranlar için gerekli, bu yüzden kaldırmadım.',
  appIcon:
    'Hangi resmi istediğinizi bulamadım. “İkon makas olsun” gibi bir şeyin adını yazın: kalp, yıldız, kitap, araba, pati, çiçek …',
  same: 'Uygulama zaten böyle; değiştirecek bir şey kalmadı.',
  samples:
    'Örnek uydurmadım ve uygulamayı değiştirmedim. “Şunları ekle: …” diye adlarını yazarsanız ilk açılışta onlar gelir; “örnekleri sil” derseniz uygulama boş açılır.',
  filter:
    'Listelerin üstündeki seçimler ve arama kutusu kayıtları süzer; bunun için bir seçim ekleyemiyorum, uygulamayı değiştirmedim.',
  filtered: (field: string) =>
    `Listenin üstünde “${field}” seçimleri zaten var; birine dokununca yalnızca o kayıtlar kalır.`,
  unread: (parts: string) => `Şunu anlayamadım ve değiştirmedim: ${parts}.`,
  noSuchPart: 'Uygulamada böyle bir bölüm bulamadım; hiçbir şeyi değiştirmedim.',
  notUnderstood:
    'Bunu anlayamadım; uygulamanız olduğu gibi duruyor. Aşağıdakilerden birini seçebilir ya da başka sözlerle yazabilirsiniz.',
  notPossible: (what: string) =>
    `Bunu şimdilik ekleyemiyorum: ${what}. Çalışmayan bir taklidini de eklemek istemem.`,
  complaint:
    'Neyin çalışmadığını tam anlayamadım; uygulamanız olduğu gibi duruyor. Önizlemedeki hata, satırını gösterir. Sürümler bölümünden çalışan bir sürüme dönebilirsiniz.',
  undone: 'Son değişikliği geri aldım; uygulama önceki gibi.',
  undo: 'Önceki haline dönmek için Sürümler bölümünden bir sürüm seçin; hiçbir şey kaybolmaz.',
  about: (name: string, screens: string, entities: string) =>
    `“${name}” uygulamasında şu ekranlar var: ${screens}.${entities === '' ? '' : ` Tutulan kayıtlar: ${entities}.`}`,
  loss: 'Kayıtlar bu telefondaki uygulamada durur: uygulamayı silince ya da telefon bozulunca onlar da gider. Yeni telefona geçmeden önce “kayıtları dışa aktarma ekle” yazın; Ayarlar ekranından bütün kayıtlar dosya olarak gönderilir.',
  offline: 'Evet, uygulama internetsiz de çalışır; kayıtlar telefonun kendisinde durur.',
  others:
    'Kayıtlar yalnızca bu telefonda durur; başka bir telefonda görünmez. “Paylaşma ekle” yazarsanız bir kayıt metin olarak, “dışa aktarma ekle” yazarsanız bütün kayıtlar dosya olarak gönderilebilir.',
  data: 'Kayıtlar yalnızca bu cihazda, uygulamanın kendi deposunda durur; uygulama kapanınca silinmez.',
  fieldsOf: (entity: string, fields: string) => `${entity} kayıtlarında şunlar var: ${fields}.`,
  where: (screen: string) => `“${screen}” ekranı alttaki ya da üstteki menüde; adına dokununca açılır.`,
  whereForm: (entity: string) =>
    `Yeni ${entity} eklemek için listedeki ekleme düğmesine dokunun; bir kayda dokununca düzenleme ve silme düğmeleri çıkar.`,
  devices: 'Uygulama hem iPhone’da hem Android telefonlarda çalışır.',
  cost: 'Uygulamanın içinde reklam, abonelik ya da ücretli bir bölüm yok.',
  export: 'Dışa aktarmak için stüdyodaki “Dışa aktar” düğmesini kullanın; proje Expo ile açılır.',
};

const en: typeof tr = {
  title: 'The app changed',
  setName: (name) => `The app is now called “${name}”.`,
  setColors: 'I changed the colours; texts stay readable in the light and the dark theme.',
  setScheme: {
    dark: 'The app now opens in the dark theme.',
    light: 'The app now opens in the light theme.',
    system: 'The theme follows the device.',
  },
  setTextSize: { large: 'I made the texts larger.', normal: 'I set the texts to their normal size.' },
  setLayout: 'I changed the navigation.',
  setCardStyle: 'I renewed the look of cards and rows.',
  setCurrency: (currency) => `The currency is now ${currency}.`,
  addField: (field, entity) => `I added “${field}” to ${entity}; it shows in the form and the details.`,
  removeField: (field, entity) => `I removed “${field}” from ${entity}.`,
  changeField: (field) => `I changed “${field}”.`,
  renameField: (before, after) => `“${before}” now reads “${after}”.`,
  requireField: (field) => `“${field}” is required now.`,
  loosenField: (field) => `“${field}” is optional now.`,
  addOption: (option, field) => `“${option}” is now a choice of “${field}”.`,
  removeOption: (field, option) => `The choices of “${field}” no longer include “${option}”.`,
  setIcon:
    'I changed the icon; the first tab and the entries show it. The icon of the store package is drawn from your name and colours.',
  setFirstDay: { mon: 'Weeks now begin on Monday.', sun: 'Weeks now begin on Sunday.' },
  noSamples: (entity) =>
    `The app now starts without example ${entity}; what you have changed on this device stays, and Settings can delete it.`,
  setSamples: (entity, names) =>
    `The first start now brings these ${entity}: ${names}; what you have changed on this device stays.`,
  setUnit: (field, unit) =>
    unit === ''
      ? `“${field}” has no unit any more.`
      : `“${field}” is now in ${unit}; stored numbers are not converted.`,
  setLimits: (field, minimum, maximum) =>
    minimum === undefined
      ? `“${field}” must now be at most ${maximum}.`
      : maximum === undefined
        ? `“${field}” must now be at least ${minimum}.`
        : `“${field}” must now be between ${minimum} and ${maximum}.`,
  setInitial: (field, value) => `New entries now begin with “${value}” as “${field}”.`,
  initialTick: (field, isTicked) =>
    `In new entries “${field}” is now ${isTicked ? 'ticked' : 'not ticked'} at first.`,
  initialToday: (field) => `In new entries “${field}” is now today at first.`,
  noInitial: (field) => `In new entries “${field}” is now empty at first.`,
  listStyle: {
    rows: (screen) => `“${screen}” now shows rows.`,
    cards: (screen) => `“${screen}” now shows cards with pictures.`,
    large: (screen) => `“${screen}” now shows cards with large pictures.`,
  },
  setOptions: (field, options) => `The choices of “${field}” are now: ${options}.`,
  orderOptions: (field, options) => `The choices of “${field}” are now in this order: ${options}.`,
  moveField: (field) => `I moved “${field}”.`,
  addEntity: (entity, one, fields) => `I added the screen “${entity}”; each ${one} has: ${fields}.`,
  addReference: (field, entity) => `The form of ${entity} now has a choice of “${field}”.`,
  removeEntity: (entity) => `${entity} were removed.`,
  renameEntity: (before, after) => `“${before}” is now called “${after}”.`,
  setSort: (field, isAscending) =>
    `The list is now sorted by “${field}”, ${isAscending ? 'ascending' : 'descending'}.`,
  setGroup: (field) => `Entries are grouped by “${field}”.`,
  noGroup: 'Entries are no longer grouped.',
  setRules: 'I changed the rules.',
  removedRules: 'I removed the rule.',
  when: {
    is: (field, option) => `When “${field}” becomes “${option}”`,
    ticked: (field, isTicked) => (isTicked ? `When “${field}” is ticked` : `When “${field}” is unticked`),
    below: (field, limit) => `When “${field}” falls below ${limit}`,
    above: (field, limit) => `When “${field}” goes above ${limit}`,
    withinDays: (field, days) => `When “${field}” is ${days} or fewer days away`,
    isPast: (field) => `When “${field}” has passed`,
  },
  outcome: {
    set: (condition, field, value) => `${condition}, “${field}” now becomes “${value}”.`,
    setNow: (condition, field) => `${condition}, “${field}” gets the current date.`,
    setTick: (condition, field, isTicked) =>
      isTicked ? `${condition}, “${field}” is ticked too.` : `${condition}, “${field}” is unticked.`,
    message: (condition, message) => `${condition}, the app says “${message}”.`,
    messageForAll: (condition, message) => `${condition} for all entries, the app says “${message}”.`,
    mark: (condition, label) => `${condition}, the entry is labelled “${label}”.`,
    markDay: (condition, label) =>
      `${condition}, the entry is labelled “${label}”; no notification is sent while the app is closed.`,
  },
  addScreen: (screen) => `I added the screen “${screen}”.`,
  removeScreen: (screen) => `I removed the screen “${screen}”.`,
  renameScreen: (before, after) => `The screen “${before}” is now called “${after}”.`,
  changeScreen: (screen) => `I changed the screen “${screen}”.`,
  setFilter: (screen, field) =>
    `“${screen}” now has choices for “${field}” at the top; press one and only those entries are left.`,
  setTotal: (screen, field) =>
    field === ''
      ? `“${screen}” now says at the top how many entries there are.`
      : `“${screen}” now shows the total of “${field}” at the top.`,
  setPlay: (screen, numbers) => `“${screen}” now has ${numbers}.`,
  moveScreen: (screen) => `I moved the tab “${screen}”.`,
  addLogin: 'The app now opens with a name and a PIN; the PIN stays on this device.',
  addOnboarding: 'The app shows a short introduction at its first start.',
  addFeature: {
    dataExport: 'The settings now send all entries as CSV tables or as JSON.',
    sharing: 'The details of entries now have a button that shares them as text.',
    reminders:
      'Reminders now show on the first screen when the app is opened; nothing is sent while it is closed.',
    comments: 'The details of entries now have comments.',
    languageSwitch:
      'The language of the app is now chosen in the settings, English or Turkish; entries stay as they were written.',
  },
  removeFeature: {
    dataExport: 'I removed the export.',
    sharing: 'I removed the share button.',
    reminders: 'I removed the reminders.',
    comments: 'I removed the comments.',
    roles: 'I removed the roles; everybody can do everything.',
    languageSwitch: 'I removed the choice of language; the app is now in English only.',
    login: 'The app now opens without a PIN.',
    onboarding: 'I removed the introduction at the first start.',
  },
  conflicts: (paths) => `I left these files as you edited them: ${paths}.`,
  needed: 'Other totals or screens need this part, so I did not remove it.',
  appIcon:
    'I do not have that picture. Name a thing, such as “make the icon scissors”: heart, star, book, car, paw, flower …',
  same: 'The app is like this already; there is nothing to change.',
  samples:
    'I made up no examples and did not change the app. Write their names after “add these: …” and the first start brings them; “delete the examples” lets the app start empty.',
  filter:
    'The choices and the search box above the lists leave out entries; I cannot add a choice for this, so I did not change the app.',
  filtered: (field) =>
    `The list has choices for “${field}” above it; press one and only those entries are left.`,
  unread: (parts) => `I did not understand this part and left it out: ${parts}.`,
  noSuchPart: 'I found no such part in the app, so I changed nothing.',
  notUnderstood:
    'I did not understand this; your app is unchanged. Choose one of the suggestions below, or put it in other words.',
  notPossible: (what) =>
    `I cannot add this yet: ${what}. I do not want to add something that only looks like it works.`,
  complaint:
    'I could not tell what does not work; your app is unchanged. An error in the preview shows its line. You can go back to a working version under Versions.',
  undone: 'I took the last change back; the app is as it was before.',
  undo: 'To go back, choose a version under Versions; nothing gets lost.',
  about: (name, screens, entities) =>
    `“${name}” has these screens: ${screens}.${entities === '' ? '' : ` It keeps: ${entities}.`}`,
  loss: 'Entries are kept by the app on this phone: they are gone if the app is deleted or the phone breaks. Before you change phones, write “add data export”; the settings then send all entries as a file.',
  offline: 'Yes, the app works without internet; entries are kept on the phone itself.',
  others:
    'Entries are kept on this phone only; another phone does not show them. Write “add sharing” to send an entry as text, or “add data export” to send all entries as a file.',
  data: 'Entries stay on this device, in the app’s own storage; closing the app does not delete them.',
  fieldsOf: (entity, fields) => `Each of the ${entity} has: ${fields}.`,
  where: (screen) => `The screen “${screen}” is in the app’s menu; a press on its name opens it.`,
  whereForm: (entity) =>
    `Press the add button of the list for a new ${entity}; a press on an entry shows buttons to edit and delete it.`,
  devices: 'The app works on iPhones as well as on Android phones.',
  cost: 'There are no adverts, subscriptions or paid parts in the app.',
  export: 'Use the “Export” button of the studio; the project opens with Expo.',
};

export type FollowUpTexts = typeof tr;
export const followUpTexts: Readonly<Record<Language, FollowUpTexts>> = { tr, en };
