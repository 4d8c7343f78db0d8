import type { AppSpec, Screen } from '../../spec/app-spec.ts';
import { mountedScreen } from '../features/reminder-home.ts';
import { findScreenKind } from '../kinds/index.ts';
import type { PrintedFile } from '../printed-file.ts';
import { isHideable } from '../roles/app-roles.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule, type SourceModule } from '../text/create-module.ts';
import { indent, lines } from '../text/indent.ts';
import { printGates } from './print-gates.ts';
import { printLayout, tabTitle } from './print-layout.ts';

const mainScreens = ({ screens }: AppSpec): readonly Screen[] =>
  screens.filter(({ place }) => place === 'main');
const innerScreens = ({ screens }: AppSpec): readonly Screen[] =>
  screens.filter(({ place }) => place === 'inner');

const modalKinds: ReadonlySet<string> = new Set(['form', 'booking']);

function paramsOf(screen: Screen, context: PrintContext, module: SourceModule): string {
  const params = findScreenKind(screen.kind)?.params?.(screen, context);
  for (const { from, name } of params?.imports ?? []) module.useType(from, name);
  return params?.type ?? 'undefined';
}

/** src/routes.ts: the screens with their parameters, and a typed hook to move between them. */
export function printRoutes(context: PrintContext): PrintedFile {
  const { spec } = context;
  const module = createModule('src/routes.ts');
  module.useType('@react-navigation/native', 'NavigationProp');
  module.use('@react-navigation/native', 'useNavigation');
  const hasTabs = mainScreens(spec).length > 1;
  const inner = hasTabs ? innerScreens(spec) : spec.screens;
  if (hasTabs) module.useType('@react-navigation/native', 'NavigatorScreenParams');
  return module.print(
    lines(
      hasTabs &&
        lines(
          '/** Screens of the tab bar. */',
          'export type MainParams = {',
          ...mainScreens(spec).map((screen) => `  ${screen.id}: ${paramsOf(screen, context, module)};`),
          '};',
          '',
        ),
      'export type RootStackParams = {',
      hasTabs && '  Main: NavigatorScreenParams<MainParams> | undefined;',
      ...inner.map((screen) => `  ${screen.id}: ${paramsOf(screen, context, module)};`),
      '};',
      '',
      hasTabs
        ? 'export const useRootNavigation = () => useNavigation<NavigationProp<RootStackParams & MainParams>>();'
        : 'export const useRootNavigation = () => useNavigation<NavigationProp<RootStackParams>>();',
    ),
  );
}

/** src/navigation.tsx: the stack of all screens and, by layout, the way between the main ones. */
export function printNavigation(context: PrintContext): PrintedFile {
  const { spec } = context;
  const module = createModule('src/navigation.tsx');
  module.use('@react-navigation/native-stack', 'createNativeStackNavigator');
  module.useType('src/routes', 'RootStackParams');
  const main = mainScreens(spec);
  const hasTabs = main.length > 1;
  const screens = hasTabs ? innerScreens(spec) : spec.screens;
  const componentOf = (screen: Screen): string => {
    const { from, name } = mountedScreen(screen, context);
    return module.use(from, name);
  };
  const rows = screens.map((screen) => {
    const options = modalKinds.has(screen.kind) ? " options={{ presentation: 'modal' }}" : '';
    return `  <Stack.Screen name="${screen.id}" component={${componentOf(screen)}}${options} />`;
  });
  const navigator = lines(
    '<Stack.Navigator screenOptions={{ headerShown: false }}>',
    hasTabs && '  <Stack.Screen name="Main" component={MainTabs} />',
    ...rows,
    '</Stack.Navigator>',
  );
  const gates = printGates(navigator, main, context, module);
  return module.print(
    lines(
      'const Stack = createNativeStackNavigator<RootStackParams>();',
      hasTabs && 'const Tabs = createBottomTabNavigator<MainParams>();',
      '',
      gates.constants,
      'export function RootNavigator() {',
      '  return (',
      indent(gates.element, 2),
      '  );',
      '}',
      hasTabs && lines('', printMain(main, componentOf, context, module)),
    ),
  );
}

/** The navigator of the main screens. */
function printMain(
  main: readonly Screen[],
  componentOf: (screen: Screen) => string,
  context: PrintContext,
  module: SourceModule,
): string {
  module.use('@react-navigation/bottom-tabs', 'createBottomTabNavigator');
  module.useType('src/routes', 'MainParams');
  module.use('src/strings', 'strings');
  const layout = printLayout(main, context, module);
  const tabs = main.map((screen) => {
    const icon = layout.hasIcons ? `, tabBarIcon: tabIcon('${screen.icon}')` : '';
    const tab = lines(
      '      <Tabs.Screen',
      `        name="${screen.id}"`,
      `        component={${componentOf(screen)}}`,
      `        options={{ title: ${tabTitle(screen, context)}${icon} }}`,
      '      />',
    );
    return isHideable(screen, context.spec)
      ? lines(`      {sees('${screen.id}') ? (`, indent(tab, 1), '      ) : null}')
      : tab;
  });
  const isRestricted = main.some((screen) => isHideable(screen, context.spec));
  if (isRestricted) module.use('src/roles/current-role', 'useSees');
  if (layout.hasIcons) module.use('src/ui/tab-icon', 'tabIcon');
  return lines(
    layout.constants && lines(layout.constants, ''),
    'function MainTabs() {',
    isRestricted && '  const sees = useSees();',
    layout.hooks && `  ${layout.hooks}`,
    '  return (',
    '    <Tabs.Navigator',
    ...layout.props.map((prop) => `      ${prop}`),
    '    >',
    ...tabs,
    '    </Tabs.Navigator>',
    '  );',
    '}',
  );
}
