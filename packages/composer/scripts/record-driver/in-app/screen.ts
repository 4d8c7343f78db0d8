/** Something that a user of the app would notice. */
export class DriveError extends Error {}

/** Longest wait for a screen; the wait ends as soon as it is there. */
const PATIENCE_MS = 2500;
const POLL_MS = 8;
/** Longer than the app shows a message. */
const MESSAGE_MS = 7000;

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** The value as soon as `find` has one; undefined after a wait. */
export async function until<Value>(
  find: () => Value | undefined | null | false,
  patience = PATIENCE_MS,
): Promise<Value | undefined> {
  const end = performance.now() + patience;
  for (;;) {
    const found = find();
    if (found !== undefined && found !== null && found !== false) return found;
    if (performance.now() > end) return undefined;
    await pause(POLL_MS);
  }
}

/** Whether a press, an announcement or a text can be noticed: screens below the top one stay in the document. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[aria-hidden=true], [inert]') === null
  );
}

export const visible = (selector: string, root: ParentNode = document): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isVisible);

/** What a screen reader reads, without the letters of icon fonts. */
export const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? (element instanceof HTMLElement ? element.innerText : ''))
    .replaceAll(/\p{Co}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const first = <Item>(items: readonly Item[]): Item | undefined => items[0];

/** Names of the controls that all printed apps share: docs/rules/composer.md#driver */
export const buttonNames = {
  add: /^(?:(?:yeni|new|ekle|add)(?:\s.*)?|.*\s(?:ekle|add))$/iu,
  save: /^(?:kaydet|save|paylaş|share|post|gönder|send|oluştur|create)$/iu,
  edit: /^(?:düzenle|edit)$/iu,
  remove: /^(?:sil|delete)$/iu,
  confirm: /^(?:sil|delete|evet|yes|tamam|ok)$/iu,
  undo: /^(?:geri al|undo)$/iu,
  back: /^(?:geri|back)$/iu,
};

const isEnabled = (element: Element): boolean => element.getAttribute('aria-disabled') !== 'true';

/** Enabled buttons of the screen whose whole name matches. */
export const buttonsNamed = (pattern: RegExp): HTMLElement[] =>
  visible('[role=button]').filter((button) => isEnabled(button) && pattern.test(nameOf(button)));

/** Presses what a finger would reach there: an element below another one is a defect of the screen. */
export async function press(element: HTMLElement): Promise<void> {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const targetOf = (): Element | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  // A message such as “Deleted” may lie above it for some seconds.
  const isBelowMessage = (): boolean => {
    const message = targetOf()?.closest('[role=status]') ?? null;
    return message !== null && !message.contains(element);
  };
  await until(() => !isBelowMessage(), MESSAGE_MS);
  const target = targetOf();
  const isReached = target !== null && (element.contains(target) || target.contains(element));
  if (!isReached) {
    const cover = target === null ? 'nothing, it is outside of the screen' : nameOf(target).slice(0, 60);
    throw new DriveError(`“${nameOf(element).slice(0, 60)}” is covered by “${cover}”`);
  }
  element.click();
  await pause(0);
}

/** Until the app has handed everything to its storage; it does so in batches. */
export const settle = (): Promise<void> => pause(70);

/** Presses the first button with this name as soon as there is one; false without it. */
export async function pressNamed(pattern: RegExp, patience?: number): Promise<boolean> {
  const button = await until(() => first(buttonsNamed(pattern)), patience);
  if (button) await press(button);
  return button !== undefined;
}
