import { printImport } from './print-text.ts';

/** A screen of the navigator. */
export interface Route {
  readonly name: string;
  readonly component: string;
}

/** Fades its content in once; used by elements with an animation. */
export const fadeInFile = `import { type ReactNode, useEffect, useState } from 'react';
import { Animated, type StyleProp, type ViewStyle } from 'react-native';

interface FadeInProps {
  /** Milliseconds. */
  readonly duration: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

export function FadeIn({ duration, style, children }: FadeInProps) {
  const [opacity] = useState(() => new Animated.Value(0));

  useEffect(() => {
    const animation = Animated.timing(opacity, { toValue: 1, duration, useNativeDriver: true });
    animation.start();
    return () => animation.stop();
  }, [opacity, duration]);

  return <Animated.View style={[style, { opacity }]}>{children}</Animated.View>;
}
`;

/** The names of all screens, so that a link to a screen that does not exist does not compile. */
export const printRoutes = (routes: readonly Route[]): string =>
  [
    "import type { NativeStackScreenProps } from '@react-navigation/native-stack';",
    '',
    'export type Routes = {',
    ...routes.map(({ name }) => `  ${name}: undefined;`),
    '};',
    '',
    'export type ScreenProps<Name extends keyof Routes> = NativeStackScreenProps<Routes, Name>;',
    '',
  ].join('\n');

/** The navigator with all screens; the first one opens first. */
export const printNavigator = (routes: readonly Route[]): string =>
  [
    printImport(['createNativeStackNavigator'], '@react-navigation/native-stack'),
    ...routes
      .map(({ component }) => printImport([component], `../screens/${component}`))
      .sort((one, other) => (one < other ? -1 : 1)),
    "import type { Routes } from './routes';",
    '',
    'const Stack = createNativeStackNavigator<Routes>();',
    '',
    'export function DesignNavigator() {',
    '  return (',
    '    <Stack.Navigator screenOptions={{ headerShown: false }}>',
    ...routes.map(({ name, component }) => `      <Stack.Screen name="${name}" component={${component}} />`),
    '    </Stack.Navigator>',
    '  );',
    '}',
    '',
  ].join('\n');

/** An app that shows the design: its navigator, or its only screen. */
export function printApp(routes: readonly Route[]): string {
  const [first] = routes;
  if (routes.length > 1) {
    return [
      "import { NavigationContainer } from '@react-navigation/native';",
      "import { DesignNavigator } from './navigation/DesignNavigator';",
      '',
      'export default function App() {',
      '  return (',
      '    <NavigationContainer>',
      '      <DesignNavigator />',
      '    </NavigationContainer>',
      '  );',
      '}',
      '',
    ].join('\n');
  }
  const component = first?.component ?? '';
  return [
    printImport([component], `./screens/${component}`),
    '',
    'export default function App() {',
    `  return <${component} />;`,
    '}',
    '',
  ].join('\n');
}
