import { entity, noOverlap, subjectsOf } from '../define.ts';
import { customers, servicesOf, staffOf } from '../shared-entities.ts';

const states = 'Bekliyor~Waiting:w, Onaylandı~Confirmed:i, Tamamlandı~Done:s, Gelmedi~No show:d';

export const beautySubjects = subjectsOf('appointments', [
  {
    id: 'barber',
    tr: 'berber, erkek kuaförü, berber randevusu, berber salonu, tıraş salonu',
    en: 'barber, barbershop, barber shop, barber appointment',
    hints: 'saç, sakal, tıraş, koltuk ~ hair, beard, shave, haircut',
    name: 'Berber Randevu~Barber Book',
    icon: 'cut',
    palettes: 'graphite amber coffee',
    entities: [
      entity(
        'appointment appointments calendar',
        'randevu, randevular ~ appointment, appointments',
        `customer!; service!; staff! Usta~Barber; dt!; dur; price; status! = ${states}; note`,
        `
        0 | 0 | 0 | 0 09:30 | 30 | 450~28 | done
        1 | 2 | 1 | 0 10:00 | 50 | 650~40 | done
        2 | 0 | 0 | 0 11:00 | 30 | 450~28 | confirmed | Yanlar üç numara~Number three on the sides
        3 | 1 | 1 | 0 14:30 | 20 | 250~15 | confirmed
        4 | 2 | 0 | 0 17:00 | 50 | 650~40 | waiting
        5 | 3 | 1 | +1 10:30 | 30 | 350~20 | confirmed | Okul tıraşı~Before school starts
        0 | 4 | 0 | +2 13:00 | 90 | 3500~180 | waiting | Damat tıraşı, deneme~Wedding, trial
        `,
        [noOverlap('staff')],
      ),
      customers(3),
      servicesOf(`
        Saç kesimi~Haircut | 30 | 450~28
        Sakal tıraşı~Beard trim | 20 | 250~15
        Saç ve sakal~Haircut and beard | 50 | 650~40
        Çocuk saç kesimi~Kids haircut | 30 | 350~20
        Damat tıraşı~Groom package | 90 | 3500~180
      `),
      staffOf(
        'Murat Usta~Mike | Usta berber~Master barber\nKadir~Jordan | Berber~Barber',
        'usta, ustalar ~ barber, barbers',
      ),
    ],
  },
  {
    id: 'beautySalon',
    tr: 'kuaför, güzellik salonu, bayan kuaförü, güzellik merkezi, manikür, protez tırnak, lazer epilasyon, cilt bakımı, makyöz, kaş kirpik, tırnak stüdyosu, tırnak, kirpik, ağda, masaj, masöz, spa',
    en: 'hairdresser, beauty salon, hair salon, nail salon, salon, spa, nail bar, lash studio, makeup artist, massage, waxing, brow bar',
    hints: 'saç, boya, fön, tırnak, ağda, makyaj, dövme ~ hair, colour, nail, wax, makeup, tattoo, lash',
    name: 'Salon Ajandası~Salon Diary',
    icon: 'rose',
    palettes: 'rose plum violet',
    entities: [
      entity(
        'appointment appointments calendar',
        'randevu, randevular ~ appointment, appointments',
        `customer!; service!; staff! Uzman~Stylist; dt!; dur; price; status! = ${states}; note`,
        `
        0 | 1 | 0 | 0 10:00 | 45 | 700~45 | done
        1 | 0 | 1 | 0 11:00 | 150 | 3200~140 | confirmed | Kök boya, küllü kumral~Roots, ash brown
        2 | 2 | 2 | 0 13:30 | 60 | 600~38 | confirmed
        3 | 4 | 0 | 0 16:00 | 75 | 1400~70 | waiting
        4 | 3 | 2 | 0 18:00 | 90 | 1100~65 | waiting | Nude, kısa badem~Nude, short almond
        5 | 5 | 1 | +1 12:00 | 120 | 6500~260 | confirmed | Gelin saçı provası~Bridal trial
        0 | 2 | 2 | +2 15:00 | 60 | 600~38 | confirmed
        `,
        [noOverlap('staff')],
      ),
      customers(8),
      servicesOf(`
        Boya~Colour | 150 | 3200~140
        Kesim ve fön~Cut and blow-dry | 45 | 700~45
        Manikür~Manicure | 60 | 600~38
        Kalıcı oje~Gel polish | 90 | 1100~65
        Cilt bakımı~Facial | 75 | 1400~70
        Gelin saçı~Bridal hair | 120 | 6500~260
      `),
      staffOf(
        'Sevgi~Claire | Cilt bakımı~Skin care\nAslı~Megan | Saç~Hair\nGizem~Tina | Tırnak~Nails',
        'uzman, uzmanlar ~ stylist, stylists',
      ),
    ],
  },
]);
