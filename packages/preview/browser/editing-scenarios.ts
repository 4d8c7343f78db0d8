import assert from 'node:assert/strict';
import { COUNTER, HOME, SAMPLE, THEME } from './sample-project.ts';
import { app, COUNTER_PATH, countTo, type Scenario, startSample } from './scenario.ts';

/** Scenarios of editing an app. */
export const editingScenarios: readonly Scenario[] = [
  {
    name: 'starts an app with navigation, icons, storage, gradients and svg',
    async run(studio) {
      await startSample(studio);
      assert.equal((await studio.state()).kind, 'running');
      const frame = await studio.frame();
      await frame.waitForFunction(() => [...document.fonts].some(({ family }) => /ionicons/i.test(family)));
      await frame.getByText('Profil').last().click();
      assert.equal(await studio.textOf('profile'), 'Ada 7');
      assert.equal(await frame.locator('svg circle').count(), 1);
      assert.deepEqual(await studio.consoleTexts(), []);
    },
  },
  {
    name: 'keeps state after an edit of a component',
    async run(studio) {
      await startSample(studio);
      await countTo(studio, 3);
      await studio.changeAndPaint(COUNTER_PATH, COUNTER.replace('Sayaç', 'Artır'));
      assert.equal(await studio.textOf('label'), 'Artır');
      assert.equal(await studio.textOf('count'), '3');
    },
  },
  {
    name: 'keeps state after an edit of a module and resets it when hooks change',
    async run(studio) {
      await startSample(studio);
      await countTo(studio, 2);
      const { remounted } = await studio.changeAndPaint('src/theme.ts', THEME.replace('#a8321f', '#00ff00'));
      const frame = await studio.frame();
      const color = await frame
        .locator('[data-testid="add"]')
        .evaluate((element) => getComputedStyle(element).backgroundColor);
      assert.equal(color, 'rgb(0, 255, 0)');
      assert.equal(await studio.textOf('count'), '2');
      assert.equal(remounted, false);
      await studio.changeAndPaint(COUNTER_PATH, COUNTER.replace('useState(0)', 'useState(40)'));
      assert.equal(await studio.textOf('count'), '40');
    },
  },
  {
    name: 'keeps the last working screen after a syntax error and reports file and line',
    async run(studio) {
      await startSample(studio);
      await countTo(studio, 1);
      await studio.change(COUNTER_PATH, COUNTER.replace('</Pressable>', '</Pressabl>'));
      const state = await studio.waitForState('build-error');
      assert.equal(state.lastGood, true);
      assert.equal(state.error.code, 'syntax');
      assert.equal(state.error.path, COUNTER_PATH);
      assert.equal(state.error.line, 11);
      assert.match(state.error.frame ?? '', /> 11 \|.*<\/Pressabl>/);
      assert.equal(await studio.textOf('count'), '1');
      await studio.change(COUNTER_PATH, COUNTER);
      await studio.waitForState('running');
      assert.equal(await studio.textOf('count'), '1');
    },
  },
  {
    name: 'shows an error in the first build and recovers',
    async run(studio) {
      await studio.setFiles({ ...SAMPLE, 'src/theme.ts': 'export const colors = {' });
      const state = await studio.waitForState('build-error');
      assert.equal(state.lastGood, false);
      assert.equal(state.error.path, 'src/theme.ts');
      await studio.change('src/theme.ts', THEME);
      await studio.waitForState('running');
    },
  },
  {
    name: 'reports an unknown package, a missing file and a missing entry',
    async run(studio) {
      await startSample(studio);
      await studio.change(COUNTER_PATH, `import confetti from 'canvas-confetti';\n${COUNTER}\nconfetti();\n`);
      const unknown = await studio.waitForState('build-error');
      assert.deepEqual(
        [unknown.error.code, unknown.error.params.package, unknown.error.path, unknown.error.line],
        ['package_unknown', 'canvas-confetti', COUNTER_PATH, 1],
      );
      await studio.change(COUNTER_PATH, `${COUNTER}\nexport { x } from './nowhere';\n`);
      await studio.page.waitForFunction(() => {
        const state = window.preview.getState();
        return state.kind === 'build-error' && state.error.code === 'module_missing';
      });
      await studio.setFiles({ 'readme.md': 'nothing here' });
      const none = await studio.waitForState('no-entry');
      assert.ok(none.candidates.includes('src/App.tsx'));
      assert.equal(none.lastGood, true);
    },
  },
  {
    name: 'maps a rendering error to the source and recovers',
    async run(studio) {
      await startSample(studio);
      const broken = HOME.replace(
        'return (',
        "const items: string[] | null = JSON.parse('null');\n  const size = items!.length;\n  return (",
      );
      await studio.change('src/screens/Home.tsx', broken);
      const state = await studio.waitForState('runtime-error');
      assert.deepEqual(
        [state.error.code, state.error.path, state.error.line, state.error.column],
        ['runtime', 'src/screens/Home.tsx', 7, 23],
      );
      assert.match(state.error.message, /TypeError: Cannot read properties of null/);
      assert.equal(state.error.stack[0]?.name, 'Home');
      await studio.change('src/screens/Home.tsx', HOME);
      await studio.waitForState('running');
      assert.equal(await studio.textOf('count'), '0');
    },
  },
  {
    name: 'keeps the screen after errors in a handler and in a module and maps both',
    async run(studio) {
      const body = `  return <Pressable testID="add" onPress={() => {\n    fail();\n  }}><Text testID="label">go</Text></Pressable>;`;
      const files = app(body, "function fail(): never {\n  throw new Error('handler');\n}");
      await studio.waitForPaint(await studio.setFiles(files));
      await studio.press('add');
      const handler = await studio.waitForState('runtime-error');
      assert.equal(handler.lastGood, true);
      assert.deepEqual([handler.error.message, handler.error.line, handler.error.column], ['handler', 3, 9]);
      assert.deepEqual(
        handler.error.stack.slice(0, 2).map(({ name, line }) => [name, line]),
        [
          ['fail', 3],
          ['onPress', 7],
        ],
      );
      await studio.page.evaluate(() => window.preview.dismissError());
      await studio.waitForState('running');
      await studio.change('src/App.tsx', `${files['src/App.tsx']}\nJSON.parse('{');\n`);
      const module = await studio.waitForState('runtime-error');
      assert.equal(module.lastGood, true);
      assert.deepEqual([module.error.path, module.error.line], ['src/App.tsx', 11]);
      assert.equal(await studio.textOf('label'), 'go');
    },
  },
  {
    name: 'runs circular imports as ES modules do',
    async run(studio) {
      await studio.setFiles({
        ...app(
          '  return <Text testID="label">{ping(4)} {total}</Text>;',
          "import { ping, total } from './a';",
        ),
        'src/a.ts':
          "import { pong } from './b';\nexport let total = 0;\nexport function ping(n: number): string { total += 1; return n === 0 ? 'ping' : pong(n - 1); }\n",
        'src/b.ts':
          "import { ping } from './a';\nexport const early = typeof ping;\nexport function pong(n: number): string { return n === 0 ? early : ping(n - 1); }\n",
      });
      await studio.waitForState('running');
      assert.equal(await studio.textOf('label'), 'ping 3');
    },
  },
  {
    name: 'builds with sucrase only and keeps state',
    query: '?sucrase',
    async run(studio) {
      await startSample(studio);
      assert.deepEqual(await studio.page.evaluate(() => window.transforms), ['sucrase']);
      await countTo(studio, 2);
      await studio.changeAndPaint(COUNTER_PATH, COUNTER.replace('Sayaç', 'Artır'));
      await studio.changeAndPaint('src/theme.ts', THEME.replace('#a8321f', '#00ff00'));
      assert.equal(await studio.textOf('label'), 'Artır');
      assert.equal(await studio.textOf('count'), '2');
    },
  },
  {
    name: 'shows alerts and runs their buttons',
    async run(studio) {
      const press =
        "Alert.alert('Sil', 'Emin misiniz?', [{ text: 'Vazgeç' }, { text: 'Evet', onPress: () => console.log('silindi') }])";
      await studio.waitForPaint(
        await studio.setFiles(
          app(`  return <Pressable testID="add" onPress={() => ${press}}><Text>go</Text></Pressable>;`),
        ),
      );
      await studio.press('add');
      const frame = await studio.frame();
      await frame.getByRole('alertdialog').getByText('Evet').click();
      await studio.page.waitForFunction(() => window.lines.length > 0);
      assert.deepEqual(await studio.consoleTexts(), ['silindi']);
      assert.equal(await frame.getByRole('alertdialog').count(), 0);
    },
  },
  {
    name: 'restarts in the spare frame with new state and the colour scheme',
    async run(studio) {
      await startSample(studio);
      await countTo(studio, 2);
      await studio.page.waitForFunction(() => document.querySelectorAll('iframe').length === 2);
      await studio.page.waitForTimeout(1500);
      await studio.page.evaluate(() => window.preview.restart());
      await studio.waitForState('running');
      assert.equal(await studio.textOf('count'), '0');
      assert.ok((await studio.page.evaluate(() => window.lines)).some(({ kind }) => kind === 'restarted'));
      await studio.waitForPaint(
        await studio.setFiles(
          app(
            '  return <Text testID="label">{useColorScheme()}</Text>;',
            "import { useColorScheme } from 'react-native';",
          ),
        ),
      );
      assert.equal(await studio.textOf('label'), 'light');
      await studio.page.evaluate(() => window.preview.setColorScheme('dark'));
      await (await studio.frame()).getByText('dark').waitFor();
    },
  },
];
