import { nameOf, until, visible } from './screen.ts';

/** The tabs of the navigation; segmented controls may be tab lists too. */
export function listTabs(): HTMLElement[] {
  const bars = visible('[role=tablist]').sort(
    (one, other) => other.getBoundingClientRect().bottom - one.getBoundingClientRect().bottom,
  );
  return bars[0] ? visible('[role=tab]', bars[0]) : [];
}

/** Opens a tab and returns its name. */
export async function openTab(index: number): Promise<string> {
  const tab = listTabs()[index];
  if (tab === undefined) return 'the first screen';
  tab.click();
  await until(() => listTabs()[index]?.getAttribute('aria-selected') === 'true');
  return nameOf(tab);
}
