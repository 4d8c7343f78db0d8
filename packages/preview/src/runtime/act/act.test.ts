// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { AppAct } from '../../protocol.ts';
import { createActor } from './act.ts';

const pressed: string[] = [];
let act: (act: AppAct) => string | null;

function show(markup: string): void {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  for (const element of document.querySelectorAll('[role], button')) {
    element.addEventListener('click', () => pressed.push(element.textContent ?? ''));
  }
}

beforeEach(() => {
  pressed.length = 0;
  // Without layout, every element is 20 pixels wide and high.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(5, 5, 20, 20));
  act = createActor(window);
});

const tabs = '<a role="tab">Bugün</a><a role="tab">Ara</a><a role="tab">Profilim</a>';

it('presses the first button that can be pressed, not a tab', () => {
  show(`${tabs}<div role="button" aria-disabled="true">Kapalı</div><div role="button">Ekle</div>`);
  expect(act({ kind: 'tap' })).toBe('Ekle');
  expect(pressed).toEqual(['Ekle']);
});

it('goes to a profile and home by the name of a tab, a link or a button', () => {
  show('<div role="tab">Ana Sayfa</div><div role="tab">Profil</div>');
  expect(act({ kind: 'profile' })).toBe('Profil');
  expect(act({ kind: 'home' })).toBe('Ana Sayfa');
  show('<div role="button" aria-label="HESABIM">o</div>');
  expect(act({ kind: 'profile' })).toBe('HESABIM');
  expect(pressed).toEqual(['Profil', 'Ana Sayfa', 'o']);
});

it('goes home by the first tab when none has such a name', () => {
  show('<div role="tab">Menü</div><div role="tab">Sepet</div>');
  expect(act({ kind: 'home' })).toBe('Menü');
  expect(act({ kind: 'profile' })).toBeNull();
});

it('types into the first field so that React notices', () => {
  show('<input aria-label="Ad"><textarea></textarea>');
  const changes: string[] = [];
  const field = document.querySelector('input');
  field?.addEventListener('input', () => changes.push(field.value));
  expect(act({ kind: 'input', text: 'Merhaba' })).toBe('Ad');
  expect(changes).toEqual(['Merhaba']);
  expect(document.activeElement).toBe(document.body);
});

it('scrolls the largest part that scrolls', () => {
  show('<div id="small" style="overflow-y:auto"></div><div id="large" style="overflow-y:scroll"></div>');
  const scrolled: string[] = [];
  for (const [id, height] of [
    ['small', 50],
    ['large', 400],
  ] as const) {
    const element = document.getElementById(id);
    if (element === null) throw new Error(id);
    Object.defineProperties(element, {
      clientWidth: { value: 100 },
      clientHeight: { value: height },
      scrollHeight: { value: 1_000 },
    });
    element.scrollBy = () => void scrolled.push(id);
  }
  expect(act({ kind: 'scroll' })).toBe('');
  expect(scrolled).toEqual(['large']);
});

it('says that there is nothing of the kind', () => {
  show('<p>Boş</p><div aria-hidden="true"><button>Gizli</button></div>');
  for (const given of [
    { kind: 'tap' },
    { kind: 'scroll' },
    { kind: 'home' },
    { kind: 'profile' },
    { kind: 'input', text: 'a' },
  ] as const)
    expect(act(given)).toBeNull();
});
