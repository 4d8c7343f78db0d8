import { toCamelCase } from '../../language/identifiers.ts';
import type { LayoutId, Screen } from '../../spec/app-spec.ts';
import { textList } from '../features/language-switch.ts';
import { seenPlaces } from '../roles/app-roles.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';

/** Tab bars of the kit by layout; the other layouts open main screens from the header. */
const tabBars: Partial<Record<LayoutId, string>> = {
  tabs: 'TabBar',
  floatingTabs: 'FloatingTabBar',
  topTabs: 'TopTabBar',
  feed: 'FeedTabBar',
};

/** Tabs beyond these are opened from the header of the first screen; the kit's bars show as many. */
const barMaximums: Partial<Record<LayoutId, number>> = { tabs: 5, floatingTabs: 5, feed: 4 };

/** What the printed navigator needs for a layout. */
export interface PrintedLayout {
  /** Before the component. */
  readonly constants: string | undefined;
  /** First line of the component. */
  readonly hooks: string | undefined;
  /** Properties of the navigator, one per line. */
  readonly props: readonly string[];
  /** Whether tabs have icons of their own. */
  readonly hasIcons: boolean;
}

/** Adds the label of a main screen in the navigation and returns its expression. */
export function tabTitle(screen: Screen, context: PrintContext): string {
  const key = toCamelCase(screen.id);
  return context.strings.add('tabs', key, screen.tabTitle ?? screen.title);
}

/** The form that the feed's central button opens: that of the first main screen which has one. */
function composeScreen(main: readonly Screen[], { spec }: PrintContext): Screen | undefined {
  const forms = spec.screens.filter(({ place, kind }) => place === 'inner' && composeKinds.has(kind));
  return (
    main
      .map(({ entity }) => forms.find((form) => entity !== undefined && form.entity === entity))
      .find(Boolean) ?? forms.find(({ entity }) => entity === undefined)
  );
}

const composeKinds: ReadonlySet<string> = new Set(['form', 'feedCompose']);

/** The way between main screens: a bar, or what the header of each screen has. */
export function printLayout(
  main: readonly Screen[],
  context: PrintContext,
  module: SourceModule,
): PrintedLayout {
  const { layout } = context.spec;
  const compose = layout === 'feed' ? composeScreen(main, context) : undefined;
  const bar = layout === 'feed' && compose === undefined ? 'TabBar' : tabBars[layout];
  if (bar === undefined) return printHeaderLayout(main, context, module);
  const shown = bar === 'TabBar' ? barMaximums.tabs : barMaximums[layout];
  const rest = main.slice(shown ?? main.length);
  module.use(bar === 'FeedTabBar' ? 'src/ui/layouts/FeedTabBar' : `src/ui/${bar}`, bar);
  if (compose !== undefined) {
    module.use('src/routes', 'useRootNavigation');
    const label = context.strings.add('tabs', 'compose', compose.title);
    return {
      ...printRest(main, rest, context, module, [
        'tabBar={(props) => (',
        `  <FeedTabBar {...props} compose={{ label: ${label}, onPress: () => navigate('${compose.id}') }} />`,
        ')}',
        'screenOptions={{ headerShown: false }}',
      ]),
      hooks: 'const { navigate } = useRootNavigation();',
    };
  }
  const position = layout === 'topTabs' ? ", tabBarPosition: 'top'" : '';
  return printRest(
    main,
    rest,
    context,
    module,
    [`tabBar={(props) => <${bar} {...props} />}`, `screenOptions={{ headerShown: false${position} }}`],
    layout !== 'topTabs',
  );
}

/** A bar, with links in the header of the first screen to those that have no room in it. */
function printRest(
  main: readonly Screen[],
  rest: readonly Screen[],
  context: PrintContext,
  module: SourceModule,
  props: readonly string[],
  isAtBottom = true,
): PrintedLayout {
  if (rest.length === 0) {
    if (!isAtBottom) return { constants: undefined, hooks: undefined, props, hasIcons: true };
    const bar = module.use('src/ui/layouts/chrome', 'BottomBarContext');
    const layout = `screenLayout={({ children }) => <${bar} value>{children}</${bar}>}`;
    return { constants: undefined, hooks: undefined, props: [...props, layout], hasIcons: true };
  }
  module.use('src/ui/layouts/LinksLayout', 'LinksLayout');
  return {
    constants: printPlaces('links', rest, context, module),
    hooks: undefined,
    props: [
      ...props,
      `screenLayout={(props) => <LinksLayout ${isAtBottom ? 'hasBar ' : ''}home="${main[0]?.id}" places={${seenPlaces(textList('links', '', context.spec).use, rest, context.spec)}} {...props} />}`,
    ],
    hasIcons: true,
  };
}

/** Layouts without a bar. */
function printHeaderLayout(
  main: readonly Screen[],
  context: PrintContext,
  module: SourceModule,
): PrintedLayout {
  const { layout, name } = context.spec;
  const used = (list: string, screens: readonly Screen[]): string =>
    seenPlaces(textList(list, '', context.spec).use, screens, context.spec);
  const home = main[0]?.id;
  const others = main.slice(1);
  const isExtra = ({ kind }: Screen): boolean => kind === 'settings';
  const use = (component: string): string => module.use(`src/ui/layouts/${component}`, component);
  const one = (constants: string, element: string): PrintedLayout => ({
    constants,
    hooks: undefined,
    props: [
      'tabBar={() => null}',
      `screenLayout={(props) => ${element}}`,
      'screenOptions={{ headerShown: false }}',
    ],
    hasIcons: false,
  });
  switch (layout) {
    case 'drawer': {
      const appName = context.strings.add('app', 'name', name);
      return one(
        printPlaces('places', main, context, module),
        `<${use('DrawerLayout')} name={${appName}} places={${used('places', main)}} {...props} />`,
      );
    }
    case 'dashboard':
      return one(
        printPlaces('places', others, context, module),
        `<${use('DashboardLayout')} home="${home}" places={${used('places', others)}} {...props} />`,
      );
    case 'wizard': {
      const steps = main.filter((screen) => !isExtra(screen));
      return one(
        lines(
          printPlaces('steps', steps, context, module),
          printPlaces('extra', main.filter(isExtra), context, module),
        ),
        `<${use('WizardLayout')} places={${used('steps', steps)}} extra={${used('extra', main.filter(isExtra))}} {...props} />`,
      );
    }
    default:
      return one(
        printPlaces('places', others, context, module),
        `<${use('LinksLayout')} home="${home}" places={${used('places', others)}} {...props} />`,
      );
  }
}

function printPlaces(
  name: string,
  screens: readonly Screen[],
  context: PrintContext,
  module: SourceModule,
): string {
  module.useType('src/ui/layouts/chrome', 'Place');
  return lines(
    textList(name, 'readonly Place[]', context.spec).head,
    ...screens.map(
      (screen) => `  { name: '${screen.id}', title: ${tabTitle(screen, context)}, icon: '${screen.icon}' },`,
    ),
    '];',
  );
}
