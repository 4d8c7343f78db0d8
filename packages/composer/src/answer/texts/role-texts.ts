import type { RoleAction } from '../../spec/role.ts';

/** Sentences on roles, in replies to descriptions and to follow-ups. */
export interface RoleTexts {
  readonly all: (role: string) => string;
  /** What a role may do with entries. */
  readonly may: (role: string, actions: readonly RoleAction[]) => string;
  readonly hides: (role: string, screens: string) => string;
  /** How a role is chosen, and what roles do not do. */
  readonly choice: (role: string) => string;
}

type EntryAction = Exclude<RoleAction, 'manage'>;
const entryActions: readonly EntryAction[] = ['add', 'edit', 'delete'];

const join = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** Words for what a role may do, and for what it may not. */
function split(
  actions: readonly RoleAction[],
  words: Readonly<Record<EntryAction, readonly [string, string]>>,
): { readonly can: readonly string[]; readonly cannot: readonly string[] } {
  const may = entryActions.filter((action) => actions.includes(action));
  const mayNot = entryActions.filter((action) => !actions.includes(action));
  return { can: may.map((action) => words[action][0]), cannot: mayNot.map((action) => words[action][1]) };
}

const tr: RoleTexts = {
  all: (role) => `${role} her şeyi yapar.`,
  may(role, actions) {
    const { can, cannot } = split(actions, {
      add: ['ekler', 'ekleyemez'],
      edit: ['düzenler', 'düzenleyemez'],
      delete: ['siler', 'silemez'],
    });
    if (can.length === 0) return `${role} kayıtlara yalnızca bakar.`;
    return `${role} kayıt ${join(can, 've')}${cannot.length === 0 ? '' : `; ${join(cannot, 've')}`}.`;
  },
  hides: (role, screens) => `${role} şu ekranları görmez: ${screens}.`,
  choice: (role) =>
    `Rol, Ayarlar ekranından seçilir; ${role} rolüne dönmek için bu cihazda belirlediğiniz PIN gerekir. Roller yalnızca bu cihazda ekran ve düğmeleri gizler, kayıtları şifrelemez.`,
};

const en: RoleTexts = {
  all: (role) => `${role} can do everything.`,
  may(role, actions) {
    const { can, cannot } = split(actions, {
      add: ['add', 'add'],
      edit: ['edit', 'edit'],
      delete: ['delete', 'delete'],
    });
    if (can.length === 0) return `${role} can only look at entries.`;
    return `${role} can ${join(can, 'and')} entries${cannot.length === 0 ? '' : `, but not ${join(cannot, 'or')} them`}.`;
  },
  hides: (role, screens) => `${role} does not see ${screens}.`,
  choice: (role) =>
    `The role is chosen in the settings; the way back to ${role} needs the PIN that you set on this device. Roles only hide screens and buttons on this device, they do not encrypt entries.`,
};

export const roleTexts = { tr, en } as const;
