import type { Language } from '@kilim/contract';
import { phraseRows } from '../words/word-list.ts';

/** A role by its words; a higher rank may do more. */
export interface RoleName {
  readonly id: string;
  readonly rank: number;
  readonly label: Readonly<Record<Language, string>>;
}

/** Ranks from which roles may change entries, and only add some. */
export const workerRank = 40;
export const customerRank = 20;

// id rank | Turkish stems | English singulars, in the same order; each pair is a label of the role.
const rows = phraseRows<string>(`
owner 95 | patron, işletme sahibi, dükkan sahibi, sahip, sahibi | boss, owner, shop owner, owner, proprietor
manager 90 | yönetici, admin, müdür, amir, sorumlu, başkan, yönetici | manager, admin, manager, supervisor, supervisor, head, administrator
doctor 80 | doktor, hekim, veteriner, diyetisyen, terapist | doctor, physician, vet, dietitian, therapist
teacher 75 | öğretmen, hoca, eğitmen, antrenör, koç, öğretmen | teacher, teacher, instructor, coach, trainer, tutor
parent 60 | veli, anne baba, ebeveyn, anne, baba | parent, parent, parent, mum, dad
assistant 50 | sekreter, asistan, resepsiyon | secretary, assistant, receptionist
staff 45 | personel, çalışan, eleman, işçi, ekip | staff, employee, team member, worker, team
cashier 45 | kasiyer | cashier
waiter 45 | garson | waiter
courier 45 | kurye | courier
driver 45 | şoför | driver
seller 45 | satıcı, tezgahtar | seller, salesperson
technician 45 | teknisyen, usta | technician, craftsman
apprentice 42 | çırak, kalfa, stajyer | apprentice, assistant craftsman, intern
child 40 | çocuk, çocuk | child, kid
member 21 | üye, oyuncu, sporcu | member, player, athlete
customer 20 | müşteri, danışan, hasta | customer, client, patient
student 15 | öğrenci, öğrenci | student, pupil
guest 10 | misafir, ziyaretçi, izleyici | guest, visitor, viewer
`);

const capital = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language === 'tr' ? 'tr-TR' : 'en-US') + text.slice(1);

/** Every word for a role with what it names. */
export const roleWords: readonly (RoleName & { readonly words: Readonly<Record<Language, string>> })[] =
  rows.flatMap(({ value, tr, en }) => {
    const [id = '', rank = ''] = value.split(' ');
    return tr.map((word, at) => {
      const words = { tr: word, en: en[at] ?? '' };
      const label = { tr: capital(words.tr, 'tr'), en: capital(words.en, 'en') };
      return { id, rank: Number(rank), label, words };
    });
  });

/** The roles of an app whose description names none, or only one. */
export const defaultManager: RoleName = {
  id: 'manager',
  rank: 90,
  label: { tr: 'Yönetici', en: 'Manager' },
};
export const defaultStaff: RoleName = { id: 'staff', rank: 45, label: { tr: 'Personel', en: 'Staff' } };
