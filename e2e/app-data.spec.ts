import { expect, test } from '@playwright/test';
import { openApp } from './built-app.ts';
import { runningApp } from './user.ts';

const counting = `import AsyncStorage from '@react-native-async-storage/async-storage';
import { useEffect, useState } from 'react';
import { Pressable, Text, View } from 'react-native';

export default function App() {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    void AsyncStorage.getItem('count').then((value) => setCount(Number(value ?? 0)));
  }, []);
  const add = () => {
    const next = (count ?? 0) + 1;
    setCount(next);
    void AsyncStorage.setItem('count', String(next));
  };
  return (
    <View>
      <Pressable accessibilityRole="button" onPress={add}><Text>Ekle</Text></Pressable>
      <Text>{count === null ? 'bekliyor' : 'kayıt: ' + count}</Text>
    </View>
  );
}
`;

test('an app keeps its records over a reload until they are erased', async ({ page }) => {
  await openApp(page, counting);
  await runningApp(page).getByText('kayıt: 0').waitFor();
  await runningApp(page).getByRole('button', { name: 'Ekle' }).click();
  await runningApp(page).getByRole('button', { name: 'Ekle' }).click();
  await runningApp(page).getByText('kayıt: 2').waitFor();
  // The studio has written the records when the store of the browser has them.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opened = indexedDB.open('kilim_store');
            opened.onerror = () => resolve('');
            opened.onsuccess = () => {
              const read = opened.result.transaction('appData').objectStore('appData').getAll();
              read.onsuccess = () => {
                opened.result.close();
                resolve(JSON.stringify(read.result));
              };
            };
          }),
      ),
    )
    .toContain('["count","2"]');
  await page.reload();
  await runningApp(page).getByText('kayıt: 2').waitFor();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('verilerini sıfırla');
  await page.getByRole('option', { name: 'Uygulama verilerini sıfırla' }).click();
  await page.getByRole('button', { name: 'Verileri sil' }).click();
  await runningApp(page).getByText('kayıt: 0').waitFor();
  await page.reload();
  await runningApp(page).getByText('kayıt: 0').waitFor();
});
