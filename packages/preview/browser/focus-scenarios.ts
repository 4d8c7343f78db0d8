import assert from 'node:assert/strict';
import { app, type Scenario } from './scenario.ts';
import type { StudioDriver } from './studio-driver.ts';

const LETTERS = 200;

/** Types with the pauses of a fast typist, in which a loop in the app can run. */
async function typeIn(studio: StudioDriver, selector: string): Promise<string> {
  const { page } = studio;
  await page.focus(selector);
  const text = Array.from({ length: LETTERS }, (_, index) => String.fromCharCode(97 + (index % 26))).join('');
  await page.keyboard.type(text, { delay: 8 });
  return text;
}

/** An app that runs `step` every few milliseconds. */
const loopOf = (step: string): { readonly 'src/App.tsx': string } =>
  app(
    '  return <View><TextInput testID="field" autoFocus /><Text testID="label">loop</Text></View>;',
    `import { TextInput } from 'react-native';
const scope: any = globalThis;
const made = (tag: string, html = ''): any => {
  scope.made ??= document.createElement(tag);
  if (!scope.made.isConnected) { document.body.append(scope.made); scope.made.innerHTML = html; }
  return scope.made;
};
setInterval(() => { try { const field = document.querySelector('input'); ${step} } catch {} }, 3);`,
  );

/** Calls that the runtime blocks; no key may be lost. */
const REFUSED: Readonly<Record<string, string>> = {
  'element.focus()': 'field?.focus();',
  'focus() of another kind of element':
    "const link = made('div', '<svg tabindex=0></svg>').firstChild; link.focus(); scope.focus(); window.focus();",
  'showModal()': "const dialog = made('dialog', '<input autofocus>'); dialog.close(); dialog.showModal();",
  'a popover':
    "const pop = made('div', '<input autofocus>'); pop.popover = 'manual'; pop.matches(':popover-open') ? pop.hidePopover() : pop.showPopover();",
  'select()': "field.value = 'x'; field.select();",
  'reportValidity()': 'field.required = true; field.reportValidity();',
  'a press on a label':
    "field.id = 'field'; const label = made('label', 'x'); label.htmlFor = 'field'; label.click();",
};

export const focusScenarios: readonly Scenario[] = [
  ...Object.entries(REFUSED).map(
    ([name, step]): Scenario => ({
      name: `keeps ${LETTERS} typed letters in the studio while the app loops over ${name}`,
      async run(studio) {
        await studio.setFiles(loopOf(step));
        await studio.waitForState('running');
        for (const selector of ['#chat', '#editor']) {
          const text = await typeIn(studio, selector);
          const got = await studio.page.$eval(selector, (element) =>
            element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? ''),
          );
          assert.equal(got, text);
        }
      },
    }),
  ),
  {
    name: 'keeps selection and composition in the studio while an app requests the focus',
    async run(studio) {
      await studio.setFiles(loopOf('field?.focus(); field?.blur();'));
      await studio.waitForState('running');
      const { page } = studio;
      await page.fill('#chat', 'kırmızı düğme');
      await page.$eval('#chat', (element) => (element as HTMLTextAreaElement).setSelectionRange(0, 7));
      await page.focus('#chat');
      const client = await page.context().newCDPSession(page);
      await page.keyboard.press('ArrowRight');
      await client.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
      await page.waitForTimeout(300);
      await client.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
      await client.send('Input.insertText', { text: '日本' });
      assert.equal(await page.inputValue('#chat'), 'kırmızı日本 düğme');
    },
  },
  {
    name: 'takes the focus back from an app that circumvents the block, then removes it',
    async run(studio) {
      await studio.setFiles(loopOf("if (!scope.inner) scope.inner = made('iframe'); scope[0].focus();"));
      await studio.waitForState('running');
      await typeIn(studio, '#chat');
      const state = await studio.waitForState('frozen');
      assert.equal(state.reason, 'focus');
      await studio.page.fill('#chat', '');
      const text = await typeIn(studio, '#chat');
      assert.equal(await studio.page.inputValue('#chat'), text);
    },
  },
  {
    name: 'gives the app the focus only after a press or Tab',
    async run(studio) {
      const body = `  return <View><TextInput testID="field" autoFocus /><Pressable testID="add" onPress={() => document.querySelector('input')?.focus()}><Text>go</Text></Pressable></View>;`;
      await studio.setFiles(app(body, "import { TextInput } from 'react-native';"));
      await studio.waitForState('running');
      const { page } = studio;
      const frame = await studio.frame();
      const focusedInFrame = () =>
        frame.evaluate(() => document.hasFocus() && document.activeElement?.tagName);
      assert.notEqual(await focusedInFrame(), 'INPUT');
      await page.focus('#chat');
      await page.keyboard.type('a');
      await studio.press('add');
      await frame.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
      await page.keyboard.type('merhaba');
      assert.equal(await frame.locator('input').inputValue(), 'merhaba');
      await page.waitForTimeout(400);
      assert.equal(await focusedInFrame(), 'INPUT');
      await page.click('#chat');
      await page.keyboard.type('b');
      assert.equal(await page.inputValue('#chat'), 'ab');
      await page.focus('#before');
      await page.keyboard.press('Tab');
      await page.waitForTimeout(400);
      assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'IFRAME');
    },
  },
];
