import type { AppSpec, Screen } from '../../spec/app-spec.ts';

/** Call that opens a screen from one of the stack: with several main screens, these are below 'Main' in every layout. */
export function navigateTo(screen: Screen, spec: AppSpec): string {
  const hasMain = spec.screens.filter(({ place }) => place === 'main').length > 1;
  return hasMain && screen.place === 'main'
    ? `navigation.popTo('Main', { screen: '${screen.id}' })`
    : `navigation.navigate('${screen.id}')`;
}
