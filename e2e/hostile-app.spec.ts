import { expect, type Page, test } from '@playwright/test';
import { createProjectQuietly, runningApp, signInQuietly } from './person.ts';

/** Runs `effect` inside a built app and shows what it got. */
function appThat(effect: string): string {
  return `import { useEffect, useState } from 'react';
import { Text, View } from 'react-native';

const scope: any = globalThis;

export default function App() {
  const [found, setFound] = useState('waiting');
  useEffect(() => {
    const report = (value: unknown) => setFound('found: ' + String(value));
    try {
      ${effect}
    } catch (error) {
      setFound('refused: ' + (error as Error).name);
    }
  }, []);
  return <View><Text>{found}</Text></View>;
}
`;
}

async function open(page: Page, source: string): Promise<void> {
  await signInQuietly(page);
  const id = await createProjectQuietly(page, 'Hostile', { 'src/App.tsx': source });
  await page.goto(`/studio/${id}`);
}

async function expectStudioAlive(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'AI asistanına yazın' }).fill('hâlâ buradayım');
  await expect(page.getByRole('textbox', { name: 'AI asistanına yazın' })).toHaveValue('hâlâ buradayım');
  await expect(page).toHaveURL(/\/studio\//);
}

for (const [name, effect, shown] of [
  ['cookies', 'report(scope.document.cookie);', /refused: SecurityError/],
  ['storage', 'report(scope.localStorage.length);', /refused: SecurityError/],
  ['the studio’s document', 'report(scope.parent.document.title);', /refused: SecurityError/],
  [
    'the top window',
    "scope.top.location.href = 'https://example.com/'; report('asked');",
    /refused: SecurityError|found: asked/,
  ],
  ['a popup', "report(scope.open('about:blank'));", /found: null/],
  [
    'our API',
    "scope.fetch('/v1/account').then(report, () => setFound('refused: fetch'));",
    /refused: (fetch|TypeError)/,
  ],
  [
    'another server',
    "scope.fetch('https://example.com/').then(report, () => setFound('refused: fetch'));",
    /refused: (fetch|TypeError)/,
  ],
  ['a worker', "new scope.Worker('data:text/javascript,1'); report('made');", /refused|found: made/],
  [
    'a form post to us',
    "const form = scope.document.createElement('form'); form.action = '/v1/account/sessions'; form.method = 'post'; scope.document.body.append(form); form.submit(); report('sent');",
    /found: sent/,
  ],
] as const) {
  test(`a built app does not reach ${name}`, async ({ page }) => {
    await open(page, appThat(effect));
    await expect(runningApp(page).getByText(shown)).toBeVisible();
    await expectStudioAlive(page);
  });
}

test('a built app that loops for ever leaves the studio alive and can be restarted', async ({ page }) => {
  await open(page, appThat('while (scope.Date.now() > 0) { scope.loops = (scope.loops ?? 0) + 1; }'));
  await expect(page.getByRole('button', { name: /yeniden başlat/i }).last()).toBeVisible();
  await expectStudioAlive(page);
  await expect(page.getByText(/yanıt vermiyor/i).first()).toBeVisible({ timeout: 30_000 });
});

test('a console flood is bounded and the studio stays quick', async ({ page }) => {
  await open(
    page,
    appThat(
      "scope.setInterval(() => { for (let index = 0; index < 2000; index += 1) console.log('flood ' + index); }, 0); report('flooding');",
    ),
  );
  await expect(
    runningApp(page)
      .getByText('found: flooding')
      .or(page.getByText(/yeniden başlat/i))
      .first(),
  ).toBeVisible();
  await expectStudioAlive(page);
});

test('a throwing app shows file, line and message, never a blank frame', async ({ page }) => {
  await open(
    page,
    "import { Text } from 'react-native';\n\nexport default function App() {\n  const user = undefined as unknown as { name: string };\n  return <Text>{user.name}</Text>;\n}\n",
  );
  await expect(page.getByText(/App\.tsx:5/).first()).toBeVisible();
});

test('an unknown package is named', async ({ page }) => {
  await open(
    page,
    "import moment from 'moment';\nimport { Text } from 'react-native';\n\nexport default function App() {\n  return <Text>{moment().format()}</Text>;\n}\n",
  );
  await expect(
    page
      .getByText(/moment/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/App\.tsx:1/).first()).toBeVisible();
});
