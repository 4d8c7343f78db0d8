import type { AppSpec, LayoutId, Screen } from '../../spec/app-spec.ts';

/** Layouts whose main screens are in a navigator of their own. */
export const tabLayouts: ReadonlySet<LayoutId> = new Set(['tabs', 'floatingTabs', 'topTabs', 'feed']);

/** Call that opens a screen from one of the stack: main screens of a tab bar are below 'Main'. */
export function navigateTo(screen: Screen, spec: AppSpec): string {
  const hasTabs =
    tabLayouts.has(spec.layout) && spec.screens.filter(({ place }) => place === 'main').length > 1;
  return hasTabs && screen.place === 'main'
    ? `navigation.popTo('Main', { screen: '${screen.id}' })`
    : `navigation.navigate('${screen.id}')`;
}
