import type { Screen } from '../../spec/app-spec.ts';
import { changesLanguage, textList } from '../features/language-switch.ts';
import { rolesOf } from '../roles/app-roles.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';
import { indent, lines } from '../text/indent.ts';
import { tabTitle } from './print-layout.ts';

export interface PrintedGates {
  /** Before the navigator's component. */
  readonly constants: string | undefined;
  /** The navigator inside what has to be passed first. */
  readonly element: string;
}

/** What people pass before the app: the first pages, once, and the PIN. */
export function printGates(
  navigator: string,
  main: readonly Screen[],
  context: PrintContext,
  module: SourceModule,
): PrintedGates {
  const { features, icon, name } = context.spec;
  const constants: string[] = [];
  let element = navigator;
  if (context.stores().length > 0) {
    module.use('src/data/LoadedGate', 'LoadedGate');
    element = lines('<LoadedGate>', indent(element, 1), '</LoadedGate>');
  }
  if (features.includes('login')) {
    module.use('src/accounts/LoginGate', 'LoginGate');
    const stores = context.stores();
    for (const store of stores) module.use(store.from, store.name);
    constants.push(
      lines(
        'const deleteAll = () => {',
        ...stores.map((store) => `  ${store.name}.getState().clear();`),
        '};',
        '',
      ),
    );
    element = lines('<LoginGate onReset={deleteAll}>', indent(element, 1), '</LoginGate>');
  }
  if (features.includes('onboarding')) {
    module.use('src/accounts/Onboarding', 'Onboarding');
    module.use('src/strings', 'strings');
    module.useType('src/ui/Icon', 'IconName');
    const pages = textList('pages', 'readonly { title: string; icon: IconName }[]', context.spec);
    constants.push(
      lines(
        pages.head,
        ...main
          .filter(({ kind }) => kind !== 'settings')
          .slice(0, 4)
          .map((screen) => `  { title: ${tabTitle(screen, context)}, icon: '${screen.icon}' },`),
        '];',
        '',
      ),
    );
    const appName = context.strings.add('app', 'name', name);
    element = lines(
      `<Onboarding name={${appName}} icon="${icon}" places={${pages.use}}>`,
      indent(element, 1),
      '</Onboarding>',
    );
  }
  if (rolesOf(context.spec).length > 0) {
    module.use('src/roles/RoleGate', 'RoleGate');
    element = lines('<RoleGate>', indent(element, 1), '</RoleGate>');
  }
  if (changesLanguage(context.spec)) {
    module.use('src/language/LanguageGate', 'LanguageGate');
    element = lines('<LanguageGate>', indent(element, 1), '</LanguageGate>');
  }
  return { constants: constants.length === 0 ? undefined : constants.join('\n'), element };
}
