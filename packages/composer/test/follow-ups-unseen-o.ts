import type { WideApp } from './wide-follow-up.ts';

/** Written after the rules were mended with set n, without a look at them. 11 of 16 at the first run; no rule was made for it. */
export const followO: readonly WideApp[] = [
  {
    prompt: 'oto yıkama randevu',
    language: 'tr',
    rows: `
      plakayı da soralım zorunlu olsun | addField \\w+.Plaka:text + required \\w+.\\w+ || addField \\w+.Plaka:text
      iç dış yıkama ve motor yıkama hizmetlerini ekle | addSamples service=.*
      koltuk yıkama yapılacak mı diye işaretleyelim | addField \\w+.Koltuk yıkama.*:boolean
      çalışanlar sekmesini kaldır | removeScreen \\w+ || text
      ikon araba olsun | setIcon car || text zaten
    `,
  },
  {
    prompt: 'öğrenci takip',
    language: 'tr',
    rows: `
      velinin telefonu yerine annesinin telefonu yazsın | label student.\\w+=Annesinin telefonu
      kan grubu ve alerjileri de olsun | addField student.Kan grubu:choice + addField student.Alerjiler(i)?:.*
      sınıfa göre grupla | setGroup student.\\w+ || text zaten
      listeyi soyada göre sırala | setSort student.\\w+ ascending || text
    `,
  },
  {
    prompt: 'bookings for our village hall',
    language: 'en',
    rows: `
      add setup needed: chairs, tables, none | addField \\w+.Setup needed:choice
      hirer needs an email address | addField \\w+.E-?mail.*:email
      drop the deposit we dont take one | removeField \\w+.deposit
      change colours to dark green | setColors (dark )?green.*
    `,
  },
  {
    prompt: 'running log',
    language: 'en',
    rows: `
      weather and shoes pls | addField run.Weather:.* + addField run.Shoes?:.*
      make distance in miles | unit run.\\w+=(mi|miles?)
      can i get a graph of my pace | addScreen chart || text || addFeature statistics
    `,
  },
];
