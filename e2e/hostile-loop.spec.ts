import { expect, test } from '@playwright/test';
import { appThat, expectStudioAlive, openApp } from './built-app.ts';
import { runningApp } from './person.ts';

// A trace asks every frame for its picture and would wait for the one that never answers.
test.use({ trace: 'off', screenshot: 'off' });

test('an endless loop in an effect is ended', async ({ page }) => {
  await openApp(page, appThat('while (scope.Date.now() > 0) { scope.loops = (scope.loops ?? 0) + 1; }'));
  // The app's own `catch` around the effect gets the error and shows its name.
  await expect(runningApp(page).getByText('refused: EndlessLoopError')).toBeVisible();
  await expectStudioAlive(page);
});

test('an endless loop while rendering is named with file and line', async ({ page }) => {
  await openApp(
    page,
    "import { Text } from 'react-native';\n\nexport default function App() {\n  let count = 0;\n  while (count >= 0) count += 1;\n  return <Text>{count}</Text>;\n}\n",
  );
  await expect(page.getByText(/App\.tsx, satır 5/).first()).toBeVisible();
  await expect(page.getByText(/Döngü 1,5 saniye/).first()).toBeVisible();
  await expectStudioAlive(page);
});

test('a built app that hangs leaves the studio alive and can be restarted', async ({ page }) => {
  await openApp(page, appThat("new scope.Function('for (;;) {}')();"));
  await expect(page.getByRole('button', { name: /yeniden başlat/i }).last()).toBeVisible();
  await expectStudioAlive(page);
  await expect(page.getByText(/yanıt vermiyor/i).first()).toBeVisible({ timeout: 30_000 });
});
