import type { AppSpec, LayoutId, Screen } from '../../spec/app-spec.ts';
import { findScreenKind } from '../kinds/index.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { screenComponent, screenPath } from '../screen-path.ts';
import { createModule, type SourceModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';

/** Tab bars of the kit by layout; the other layouts open main screens from the home screen. */
const tabBars: Partial<Record<LayoutId, string>> = {
  tabs: 'TabBar',
  floatingTabs: 'FloatingTabBar',
  topTabs: 'TopTabBar',
};

const mainScreens = ({ screens }: AppSpec): readonly Screen[] =>
  screens.filter(({ place }) => place === 'main');
const innerScreens = ({ screens }: AppSpec): readonly Screen[] =>
  screens.filter(({ place }) => place === 'inner');

/** Screens beyond these are opened from the home screen, because more tabs have no room for their labels. */
const tabMaximum = 5;

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
  const hasTabs = tabBars[spec.layout] !== undefined && mainScreens(spec).length > 1;
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

/** src/navigation.tsx: the stack of all screens and, by layout, the bar of the main ones. */
export function printNavigation(context: PrintContext): PrintedFile {
  const { spec } = context;
  const module = createModule('src/navigation.tsx');
  module.use('@react-navigation/native-stack', 'createNativeStackNavigator');
  module.useType('src/routes', 'RootStackParams');
  const main = mainScreens(spec);
  const bar = main.length > 1 ? tabBars[spec.layout] : undefined;
  const screens = bar === undefined ? spec.screens : innerScreens(spec);
  for (const screen of spec.screens)
    module.use(screenPath(screen, context).replace(/\.tsx$/, ''), screenComponent(screen));
  const rows = screens.map((screen) => {
    const options = modalKinds.has(screen.kind) ? " options={{ presentation: 'modal' }}" : '';
    return `      <Stack.Screen name="${screen.id}" component={${screenComponent(screen)}}${options} />`;
  });
  if (bar === undefined) {
    return module.print(
      lines(
        'const Stack = createNativeStackNavigator<RootStackParams>();',
        '',
        'export function RootNavigator() {',
        '  return (',
        '    <Stack.Navigator screenOptions={{ headerShown: false }}>',
        ...rows,
        '    </Stack.Navigator>',
        '  );',
        '}',
      ),
    );
  }
  module.use('@react-navigation/bottom-tabs', 'createBottomTabNavigator');
  module.useType('src/routes', 'MainParams');
  module.use(`src/ui/${bar}`, bar);
  module.use('src/strings', 'strings');
  const tabs = main.slice(0, tabMaximum).map((screen) => {
    const key = `${screen.id.charAt(0).toLowerCase()}${screen.id.slice(1)}`;
    const label = context.strings.add('tabs', key, screen.tabTitle ?? screen.title);
    return lines(
      '      <Tabs.Screen',
      `        name="${screen.id}"`,
      `        component={${screenComponent(screen)}}`,
      `        options={{ title: ${label}, tabBarIcon: tabIcon('${screen.icon}') }}`,
      '      />',
    );
  });
  module.use('src/ui/tab-icon', 'tabIcon');
  return module.print(
    lines(
      'const Tabs = createBottomTabNavigator<MainParams>();',
      'const Stack = createNativeStackNavigator<RootStackParams>();',
      '',
      'export function RootNavigator() {',
      '  return (',
      '    <Stack.Navigator screenOptions={{ headerShown: false }}>',
      '      <Stack.Screen name="Main" component={MainTabs} />',
      ...rows,
      '    </Stack.Navigator>',
      '  );',
      '}',
      '',
      'function MainTabs() {',
      '  return (',
      `    <Tabs.Navigator tabBar={(props) => <${bar} {...props} />} screenOptions={{ headerShown: false${spec.layout === 'topTabs' ? ", tabBarPosition: 'top'" : ''} }}>`,
      ...tabs,
      '    </Tabs.Navigator>',
      '  );',
      '}',
    ),
  );
}
