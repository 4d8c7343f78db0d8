// Every action of the designer by keyboard only, in both languages. Nothing here touches the mouse.
import { createTranslator, en, type Translate, tr } from '@kilim/messages';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { tabTo } from './tab-to.ts';
import { createProjectByApi, signInByApi } from './user.ts';

interface Stored {
  readonly screens: readonly {
    readonly name: string;
    readonly elements: readonly {
      readonly name: string;
      readonly type: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly isLocked?: boolean;
      readonly props: Readonly<Record<string, unknown>>;
      readonly links?: readonly (string | null)[];
      readonly children?: readonly { readonly name: string }[];
    }[];
  }[];
}

/** Saves by keyboard and reads the design from the project. */
async function readDesign(page: Page, id: string): Promise<Stored> {
  await page.keyboard.press('Control+s');
  const reply = await page.request.get(`/v1/projects/${id}/files`);
  const { files } = (await reply.json()) as { files: { path: string; content: string | null }[] };
  const content = files.find(({ path }) => path === 'kilim-design.json')?.content;
  return content ? JSON.parse(content) : { screens: [] };
}

async function pressAll(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Reaches a control by Tab and presses Enter. */
async function activate(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes through the panels until the canvas has the focus. */
async function goToCanvas(page: Page, canvas: Locator): Promise<void> {
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('F6');
    if (await canvas.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('F6 never reaches the canvas.');
}

async function chooseFromMenu(page: Page, trigger: Locator, item: Locator): Promise<void> {
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const { role = '', textContent = '' } = document.activeElement ?? {};
      return `${role}: ${textContent}`;
    });
  await activate(page, trigger);
  await expect(item).toBeVisible();
  // The menu moves the focus a moment after it is shown, and after each key.
  await expect.poll(focused).toMatch(/^menu/);
  for (let press = 0; press < 8; press += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    const before = await focused();
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).not.toBe(before);
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

for (const language of ['tr', 'en'] as const) {
  const translate: Translate = createTranslator(language, language === 'tr' ? tr : en);

  test.describe(language, () => {
    test.use({ locale: language === 'tr' ? 'tr-TR' : 'en-GB' });

    test('every action of the designer has a key', async ({ page }) => {
      test.setTimeout(240_000);
      await signInByApi(page);
      const id = await createProjectByApi(page, 'Klavye', {
        'src/theme.ts': "export const light = { ink: '#123456' };\n",
      });
      await page.goto(`/visual/${id}`);
      const canvas = page.getByRole('listbox', { name: translate('designer.canvas.label') });
      await expect(canvas).toBeVisible();
      const button = (name: string, exact = true): Locator => page.getByRole('button', { name, exact });
      const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
      const options = canvas.getByRole('option');
      const selected = canvas.getByRole('option', { selected: true });
      const x = field(translate('designer.frame.x'));
      const y = field(translate('designer.frame.y'));
      const width = field(translate('designer.frame.width'));

      await test.step('components are found and inserted', async () => {
        await tabTo(page, page.getByRole('searchbox', { name: translate('designer.palette.search') }));
        await page.keyboard.type(translate('designer.types.view'));
        await activate(page, button(translate('designer.types.view')));
        await tabTo(
          page,
          page.getByRole('searchbox', { name: translate('designer.palette.search') }),
          'Shift+Tab',
        );
        await pressAll(page, 'Control+a', 'Delete');
        await activate(page, button(translate('designer.types.text')));
        await activate(page, button(translate('designer.types.button')));
        await expect(options).toHaveCount(3);
      });

      await test.step('the canvas selects, moves, resizes, copies, orders and groups', async () => {
        await goToCanvas(page, canvas);
        const left = Number(await x.inputValue());
        const top = Number(await y.inputValue());
        await pressAll(page, 'ArrowRight', 'Shift+ArrowDown', 'Control+ArrowRight');
        await expect(x).toHaveValue(String(left + 1));
        await expect(y).toHaveValue(String(top + 20));
        await expect(width).toHaveValue('101');
        await page.keyboard.press('Alt');
        await pressAll(page, 'Control+d');
        await expect(options).toHaveCount(4);
        await expect(x).toHaveValue(String(left + 21));
        await pressAll(page, 'Control+z', 'Control+Shift+z');
        await expect(options).toHaveCount(4);
        await pressAll(page, 'Control+c', 'Control+v');
        await expect(options).toHaveCount(5);
        await pressAll(page, 'Control+x');
        await expect(options).toHaveCount(4);
        await pressAll(page, 'Escape', 'Enter', 'Tab', 'Control+BracketRight', 'Control+Shift+BracketLeft');
        await expect(selected).toHaveCount(1);
        await pressAll(page, 'Delete');
        await expect(options).toHaveCount(3);
        await pressAll(page, 'Escape', 'Control+a');
        await expect(selected).toHaveCount(3);
        await pressAll(page, 'Control+g');
        await expect(options).toHaveCount(1);
        await pressAll(page, 'Control+Shift+g');
        await expect(options).toHaveCount(3);
      });

      await test.step('distances, zoom, position, grid and device', async () => {
        await page.keyboard.down('Alt');
        await expect(page.locator('[data-distance]').first()).toBeVisible();
        await page.keyboard.up('Alt');
        await expect(page.locator('[data-distance]')).toHaveCount(0);
        const world = canvas.locator('> div').first();
        await pressAll(page, 'Control+0');
        await expect(world).toHaveAttribute('style', /scale\(1\)/);
        await pressAll(page, 'Control+Minus');
        await expect(world).toHaveAttribute('style', /scale\(0\.9\)/);
        await pressAll(page, 'Escape', 'Escape');
        const before = await world.getAttribute('style');
        await pressAll(page, 'ArrowRight');
        await expect(world).not.toHaveAttribute('style', before ?? '');
        await pressAll(page, 'Shift+Digit1');
        await activate(page, button(translate('designer.toolbar.grid')));
        await expect(page.locator('.designer-grid')).toBeVisible();
        const device = page.getByRole('combobox', { name: translate('designer.toolbar.device') });
        await tabTo(page, device);
        await pressAll(page, 'ArrowDown');
        await expect(device).toHaveValue('android');
      });

      await test.step('layers are chosen, named, locked, hidden, and moved into a container', async () => {
        await activate(page, button(translate('designer.panel.tabs.layers')));
        const rows = page.getByRole('treeitem');
        await expect(rows).toHaveCount(3);
        await tabTo(page, page.getByRole('tree').locator('[tabindex="0"]').first());
        await pressAll(page, 'Home', 'Shift+ArrowDown');
        await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(2);
        await pressAll(page, 'End', 'Alt+ArrowUp', 'Alt+ArrowDown', 'Home', 'F2');
        await page.keyboard.type('Bir');
        await pressAll(page, 'Enter');
        const named = page.getByRole('treeitem', { name: 'Bir' });
        await expect(named).toBeFocused();
        await pressAll(page, 'Control+Shift+L');
        await expect(button(translate('designer.layers.unlock', { name: 'Bir' }))).toBeVisible();
        await pressAll(page, 'Control+Shift+L', 'Control+Shift+H', 'Control+Shift+H');
        // Down to the row above the container, then into it and out again.
        await pressAll(page, 'Alt+ArrowDown', 'Alt+ArrowRight');
        await expect(named).toHaveAttribute('aria-level', '2');
        await page.keyboard.press('Alt+ArrowLeft');
        await expect(named).toHaveAttribute('aria-level', '1');
      });

      await test.step('properties: alignment, numbers, colours, fonts', async () => {
        await pressAll(page, 'F6', 'F6');
        await activate(page, button(translate('designer.align.left')));
        await expect(x).toHaveValue('0');
        await tabTo(page, x);
        await page.keyboard.type('40');
        await pressAll(page, 'Enter', 'ArrowUp', 'Shift+ArrowUp');
        await expect(x).toHaveValue('51');
        const font = page.getByRole('combobox', {
          name: translate('designer.properties.fontFamily'),
          exact: true,
        });
        await tabTo(page, font);
        await page.keyboard.press('ArrowDown');
        await expect(font).toHaveValue('serif');
        const background = translate('designer.properties.backgroundColor');
        await activate(page, button(translate('designer.panel.pickColor', { label: background })));
        await activate(page, button('light.ink, #123456'));
        await page.keyboard.press('Escape');
        await expect(field(background)).toHaveValue('#123456');
      });

      await test.step('screens: add, rename, move, duplicate, delete, and links between them', async () => {
        await activate(page, button(translate('designer.panel.tabs.screens')));
        await activate(page, button(translate('designer.screens.add')));
        const list = page.getByRole('list', { name: translate('designer.screens.title') });
        await expect(list.getByRole('listitem')).toHaveCount(2);
        const actions = (index: number): Locator => list.locator('li').nth(index).getByRole('button').nth(1);
        const item = (key: 'rename' | 'up' | 'duplicate' | 'delete'): Locator =>
          page.getByRole('menuitem', { name: translate(`designer.screens.${key}`) });
        await chooseFromMenu(page, actions(1), item('rename'));
        await page.keyboard.type('Profil');
        await page.keyboard.press('Enter');
        await expect(list.getByRole('button', { name: 'Profil', exact: true })).toBeVisible();
        await chooseFromMenu(page, actions(1), item('duplicate'));
        await expect(list.getByRole('listitem')).toHaveCount(3);
        await chooseFromMenu(page, actions(2), item('delete'));
        await expect(list.getByRole('listitem')).toHaveCount(2);
        await activate(page, list.locator('li').first().getByRole('button').first());
        await goToCanvas(page, canvas);
        await pressAll(page, 'Enter');
        const opens = page.getByRole('combobox', { name: translate('designer.panel.opens') });
        await tabTo(page, opens);
        await page.keyboard.press('End');
        await chooseFromMenu(page, actions(1), item('up'));
      });

      await test.step('templates, preview, undo and saving', async () => {
        await activate(page, button(translate('designer.toolbar.templates')));
        const name = translate('designer.templates.names.login');
        await activate(page, button(translate('designer.templates.insertNamed', { name })));
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await activate(page, button(translate('designer.toolbar.preview')));
        await expect(button(translate('designer.toolbar.design'))).toHaveAttribute('aria-pressed', 'true');
        await page.keyboard.press('Enter');
        await expect(canvas).toBeVisible();
        await expect
          .poll(async () => {
            const { screens } = await readDesign(page, id);
            return {
              names: screens.map((each) => each.name),
              linked: screens.flatMap(({ elements }) => elements.flatMap(({ links = [] }) => links)).length,
              fonts: screens.flatMap(({ elements }) =>
                elements.flatMap(({ props }) => props['fontFamily'] ?? []),
              ),
            };
          })
          .toMatchObject({ names: ['Profil', expect.any(String)], linked: 1, fonts: ['serif'] });
        await activate(page, button(translate('designer.toolbar.generate')));
        await expect(page).toHaveURL(new RegExp(`/studio/${id}`));
      });
    });
  });
}
