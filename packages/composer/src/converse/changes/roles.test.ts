import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { printApp } from '../../print/print-app.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { withoutMemory } from '../../testing/without-memory.ts';
import { applyOperations } from '../apply-operation.ts';
import { converse } from '../converse.ts';

function specOf(prompt: string): AppSpec {
  const app = composeApp({ prompt, language: 'tr' });
  if (app.kind !== 'app') throw new Error(`No app: ${prompt}`);
  return app.spec;
}

const plain = specOf('stok takibi');
const withRoles = specOf('stok takibi, yönetici ve personel rolleri');

/** The roles after a follow-up, as 'Yönetici aedm; Personel ae'; '' for an app without roles. */
function rolesAfter(prompt: string, spec: AppSpec): string {
  const answer = converse({ prompt, spec, files: printApp(spec) });
  if (answer?.kind !== 'changed') throw new Error(`${prompt}: ${answer?.text ?? 'no answer'}`);
  const undone = withoutMemory(applyOperations(answer.spec, answer.inverse).spec);
  expect({ ...undone, roles: undone.roles ?? [] }).toEqual({ ...spec, roles: spec.roles ?? [] });
  const roles = answer.spec.features.includes('roles') ? (answer.spec.roles ?? []) : [];
  return roles.map(({ label, may }) => `${label} ${may.map((one) => one.charAt(0)).join('')}`).join('; ');
}

describe('follow-ups on roles', () => {
  it.each([
    ['yönetici ve personel rolleri ekle', 'Yönetici aedm; Personel ae'],
    ['add an admin role', 'Admin aedm; Personel ae'],
    ['personel silemesin', 'Yönetici aedm; Personel ae'],
    ['sadece patron ekleyebilsin', 'Patron aedm; Personel e'],
    ['yetkilendirme ekle', 'Yönetici aedm; Personel ae'],
  ])('an app without roles gets them with “%s”', (prompt, expected) => {
    expect(rolesAfter(prompt, plain)).toBe(expected);
  });

  it.each([
    ['personel silebilsin', 'Yönetici aedm; Personel aed'],
    ['personel ekleyemesin', 'Yönetici aedm; Personel e'],
    ['kasiyer rolü ekle', 'Yönetici aedm; Personel ae; Kasiyer ae'],
    ['sadece yönetici düzenleyebilsin', 'Yönetici aedm; Personel a'],
    ['rolleri kaldır', ''],
    ['personel rolünü kaldır', ''],
  ])('roles change with “%s”', (prompt, expected) => {
    expect(rolesAfter(prompt, withRoles)).toBe(expected);
  });

  it('says who may do what, how a role is chosen, and what roles do not do', () => {
    const answer = converse({ prompt: 'personel silemesin', spec: plain, files: printApp(plain) });
    expect(answer?.text).toBe(
      'Yönetici her şeyi yapar. Personel kayıt ekler ve düzenler; silemez. Rol, Ayarlar ekranından seçilir; Yönetici rolüne dönmek için bu cihazda belirlediğiniz PIN gerekir. Roller yalnızca bu cihazda ekran ve düğmeleri gizler, kayıtları şifrelemez.',
    );
  });

  it.each([
    ['rolleri kaldır', plain],
    ['personel kargoyu görmesin', withRoles],
    ['yönetici silemesin', withRoles],
  ])('“%s” changes nothing where there is nothing to change', (prompt, spec) => {
    expect(converse({ prompt, spec, files: printApp(spec) })?.kind).not.toBe('changed');
  });
});
