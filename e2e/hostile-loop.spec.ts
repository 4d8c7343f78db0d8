import { expect, test } from '@playwright/test';
import { appWithEffect, expectStudioResponsive, openApp } from './built-app.ts';
import { runningApp } from './user.ts';

// A trace takes a snapshot of every frame and would wait forever for the blocked one.
test.use({ trace: 'off', screenshot: 'off' });

test('ends an endless loop in an effect', async ({ page }) => {
  await openApp(
    page,
    appWithEffect('while (scope.Date.now() > 0) { scope.loops = (scope.loops ?? 0) + 1; }'),
  );
  // The app's own `catch` around the effect gets the error and shows its name.
  await expect(runningApp(page).getByText('refused: EndlessLoopError')).toBeVisible();
  await expectStudioResponsive(page);
});

test('shows file and line of an endless loop in a render', async ({ page }) => {
  await openApp(
    page,
    "import { Text } from 'react-native';\n\nexport default function App() {\n  let count = 0;\n  while (count >= 0) count += 1;\n  return <Text>{count}</Text>;\n}\n",
  );
  await expect(page.getByText(/App\.tsx, satır 5/).first()).toBeVisible();
  await expect(page.getByText(/Döngü 1,5 saniye/).first()).toBeVisible();
  await expectStudioResponsive(page);
});

test('keeps the studio responsive while the app hangs and offers a restart', async ({ page }) => {
  await openApp(page, appWithEffect("new scope.Function('for (;;) {}')();"));
  await expect(page.getByRole('button', { name: /yeniden başlat/i }).last()).toBeVisible();
  await expectStudioResponsive(page);
  await expect(page.getByText(/yanıt vermiyor/i).first()).toBeVisible({ timeout: 30_000 });
});
