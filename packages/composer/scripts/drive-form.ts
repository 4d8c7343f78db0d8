import type { ElementHandle, Frame } from '@playwright/test';

type Input = ElementHandle<HTMLElement | SVGElement>;

/** Letters of icon fonts, which are part of a button's name unless the icon is hidden. */
const icons = String.raw`[\p{Co}\s]*`;

/** Matches the name of a control with or without its icon. */
export const named = (words: string): RegExp => new RegExp(`^${icons}(?:${words})${icons}$`, 'iu');

export const buttonNames = {
  add: named(String.raw`(?:yeni|new|ekle|add)(?:\s.*)?|.*\s(?:ekle|add)`),
  save: named('kaydet|save|paylaş|share|post|gönder|send|oluştur|create'),
  edit: named('düzenle|edit'),
  remove: named(String.raw`sil|delete|.*\s(?:sil|delete)|delete\s.*`),
  confirm: named('sil|delete|evet|yes|tamam|ok'),
  undo: named('geri al|undo'),
  back: named('geri|back'),
};

/** Values for one input; later attempts have others, because a rule of the app may refuse the first. */
const numbers = ['7', '3', '42', '1'];

async function valueFor(input: Input, attempt: number): Promise<string> {
  const [mode, type, label] = await input.evaluate((element) => [
    element.getAttribute('inputmode') ?? '',
    element.getAttribute('type') ?? '',
    element.getAttribute('aria-label') ?? '',
  ]);
  if (mode === 'decimal' || mode === 'numeric' || type === 'number') return numbers[attempt] ?? '1';
  if (mode === 'email' || type === 'email') return `deneme${attempt}@example.com`;
  if (mode === 'tel' || type === 'tel') return `+90 532 123 45 6${attempt}`;
  if (mode === 'url' || type === 'url') return `https://example.com/${attempt}`;
  if (type === 'password') return 'dokuma-kilim-7';
  return `${label === '' ? 'Deneme' : label} ${attempt + 1}`.slice(0, 40);
}

const typedInputs = 'input:visible:not([type=checkbox]):not([type=radio]), textarea:visible';

/** Playwright types handles of a list as nodes. */
const listInputs = async (frame: Frame): Promise<Input[]> =>
  (await frame.locator(typedInputs).elementHandles()) as Input[];

/** Text inputs of the screen without those for numbers, addresses and searches. */
async function findTitle(frame: Frame): Promise<Input | null> {
  for (const input of await listInputs(frame)) {
    const isPlain = await input.evaluate((element) => {
      const mode = element.getAttribute('inputmode') ?? 'text';
      const type = element.getAttribute('type') ?? 'text';
      const isSearch =
        type === 'search' || /^(ara|search)\b|ara$/i.test(element.getAttribute('aria-label') ?? '');
      return mode === 'text' && (type === 'text' || element.tagName === 'TEXTAREA') && !isSearch;
    });
    if (isPlain) return input;
  }
  return null;
}

/** Types `title` into the first text input of the form; false if it has none. */
export async function typeTitle(frame: Frame, title: string): Promise<boolean> {
  const input = await findTitle(frame);
  await input?.fill(title);
  return input !== null;
}

async function chooseFirst(frame: Frame): Promise<void> {
  for (const group of await frame.locator('[role=radiogroup]:visible').all()) {
    const radios = group.locator('[role=radio]:visible');
    if ((await group.locator('[role=radio][aria-checked=true]').count()) > 0) continue;
    if ((await radios.count()) > 0) await radios.nth(0).click({ timeout: 3000 });
  }
  for (const group of await frame.locator('[role=group]:visible').all()) {
    const chips = group.locator('[role=checkbox]:visible');
    if ((await group.locator('[role=checkbox][aria-checked=true]').count()) > 0) continue;
    if ((await chips.count()) > 0) await chips.nth(0).click({ timeout: 3000 });
  }
}

/** Opens a field such as a date or a reference and chooses one of the options of its panel: an end after its start. */
async function chooseFromPanel(frame: Frame, index: number, option: number): Promise<void> {
  const box = frame.locator('[role=button][aria-expanded]:visible').nth(index);
  if ((await box.getAttribute('aria-expanded')) === 'true') return;
  await frame.evaluate(() => {
    for (const one of document.querySelectorAll('[role=button], [role=radio], input'))
      one.setAttribute('data-before', '');
  });
  await box.click({ timeout: 3000 });
  const options = frame.locator(
    ':is([role=button]:not([aria-disabled=true]), [role=radio]):visible:not([data-before])',
  );
  const input = frame.locator('input:visible:not([data-before])');
  await options.or(input).first().waitFor({ timeout: 3000 });
  await frame.evaluate(() => {
    // They turn the pages of a calendar.
    const turning = /^(?:önceki|sonraki|previous|next)\s/i;
    for (const one of document.querySelectorAll('[role=button]'))
      if (turning.test(one.getAttribute('aria-label') ?? '')) one.setAttribute('data-before', '');
  });
  if ((await options.count()) === 0) {
    await input.first().fill('Deneme');
    await options.first().waitFor({ timeout: 3000 });
  }
  await options.nth(Math.min(option, (await options.count()) - 1)).click({ timeout: 3000 });
  if ((await box.getAttribute('aria-expanded')) === 'true') await box.click({ timeout: 3000 });
}

/** Fills every empty field of the visible form; the title gets its own text. Later attempts choose other values. */
export async function fillForm(frame: Frame, title: string, attempt: number): Promise<boolean> {
  const hasTitle = await typeTitle(frame, title);
  const titleInput = await findTitle(frame);
  for (const input of await listInputs(frame)) {
    const isTitle = titleInput !== null && (await input.evaluate((one, other) => one === other, titleInput));
    const value = await input.evaluate((one) => ('value' in one ? String(one.value) : ''));
    if (!isTitle && (value === '' || attempt > 0)) await input.fill(await valueFor(input, attempt));
  }
  await chooseFirst(frame);
  const panels = await frame.locator('[role=button][aria-expanded]:visible').count();
  for (let index = 0; index < panels; index += 1) await chooseFromPanel(frame, index, attempt + index);
  const buttons = frame.locator('[role=button]:visible');
  const empty = buttons.and(frame.getByLabel(/: (?:Saat seçin|Choose a time)$/));
  while ((await empty.count()) > 0) await empty.first().click({ timeout: 3000 });
  // A time has buttons for earlier and later.
  const later = buttons.and(frame.getByLabel(/(?:ileri|later)$/i));
  for (const one of await later.all()) {
    for (let press = 0; press <= attempt; press += 1) await one.click({ timeout: 3000 });
  }
  return hasTitle;
}

/** Messages of the form about values that it refuses. */
export const formErrors = (frame: Frame): Promise<string[]> =>
  frame.locator('[role=alert]:visible').allInnerTexts();
