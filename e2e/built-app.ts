import { expect, type Page } from '@playwright/test';
import { createProjectByApi, signInByApi } from './user.ts';

/** Source of an app that runs `effect` and shows its result. */
export function appWithEffect(effect: string): string {
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

export async function openApp(page: Page, source: string): Promise<void> {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Hostile', { 'src/App.tsx': source });
  await page.goto(`/studio/${id}`);
}

export async function expectStudioResponsive(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'AI asistanına yazın' }).fill('hâlâ buradayım');
  await expect(page.getByRole('textbox', { name: 'AI asistanına yazın' })).toHaveValue('hâlâ buradayım');
  await expect(page).toHaveURL(/\/studio\//);
}
