import type { Language } from '@kilim/contract';

const tr = {
  wouldBuild: (result: string) => `Bunu yeni bir uygulama olarak kurarım. Sonuç şöyle olur: ${result}`,
  wouldChange: (result: string) => `Bunu yapabilirim. Sonuç şöyle olur: ${result}`,
  files: (count: number) => `${count} dosya değişir.`,
  nothingChanged: 'Bu bir soru olduğu için hiçbir şey değiştirmedim.',
  planBuild:
    'İlk adım istediğinizin tamamını kurar. Sonrakiler öneridir; istemediklerinizi çıkarıp kalanları çalıştırabilirsiniz.',
  planChange: (count: number) =>
    count === 1
      ? 'Bunun için tek bir adım yeterli.'
      : `Bunu ${count} adımda yaparım. Adımlar sırayla çalışır; her birini ayrı ayrı geri alabilirsiniz.`,
  unread: (parts: string) => `Şunu anlayamadım, planda yok: ${parts}.`,
  buildTitle: 'Uygulamayı kur',
};

const en: typeof tr = {
  wouldBuild: (result) => `I would build this as a new app. The result: ${result}`,
  wouldChange: (result) => `I can do this. The result: ${result}`,
  files: (count) => (count === 1 ? '1 file changes.' : `${count} files change.`),
  nothingChanged: 'This is a question, so I have changed nothing.',
  planBuild:
    'The first step builds everything you asked for. The others are suggestions; remove those you do not want and run the rest.',
  planChange: (count) =>
    count === 1
      ? 'One step is enough for this.'
      : `I would do this in ${count} steps. They run one after another, and each can be undone by itself.`,
  unread: (parts) => `I did not understand this, so it is not in the plan: ${parts}.`,
  buildTitle: 'Build the app',
};

export const wordsOnlyTexts: Readonly<Record<Language, typeof tr>> = { tr, en };
