import { expect, test } from '@playwright/test';
import { appWithEffect, expectStudioResponsive, openApp } from './built-app.ts';
import { runningApp } from './user.ts';

for (const [name, effect, shown] of [
  ['cookies', 'report(scope.document.cookie);', /refused: SecurityError/],
  // The runtime replaces it with the app's own store, which is empty here.
  ['storage', 'report(scope.localStorage.length);', /found: 0/],
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
  test(`blocks a built app from ${name}`, async ({ page }) => {
    await openApp(page, appWithEffect(effect));
    await expect(runningApp(page).getByText(shown)).toBeVisible();
    await expectStudioResponsive(page);
  });
}

test('keeps the studio responsive during a console flood', async ({ page }) => {
  await openApp(
    page,
    appWithEffect(
      "scope.setInterval(() => { for (let index = 0; index < 2000; index += 1) console.log('flood ' + index); }, 0); report('flooding');",
    ),
  );
  await expect(
    runningApp(page)
      .getByText('found: flooding')
      .or(page.getByText(/yeniden başlat/i))
      .first(),
  ).toBeVisible();
  await expectStudioResponsive(page);
});

test('shows file, line and message of an error in the app', async ({ page }) => {
  await openApp(
    page,
    "import { Text } from 'react-native';\n\nexport default function App() {\n  const user = undefined as unknown as { name: string };\n  return <Text>{user.name}</Text>;\n}\n",
  );
  await expect(page.getByText(/App\.tsx, satır 5/).first()).toBeVisible();
});

test('names an unknown package', async ({ page }) => {
  await openApp(
    page,
    "import moment from 'moment';\nimport { Text } from 'react-native';\n\nexport default function App() {\n  return <Text>{moment().format()}</Text>;\n}\n",
  );
  await expect(
    page
      .getByText(/moment/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/App\.tsx, satır 1/).first()).toBeVisible();
});
