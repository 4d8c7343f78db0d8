import { type NavigationProp, type NavigatorScreenParams, useNavigation } from '@react-navigation/native';
import type { Strings } from './strings';

export type TabName = keyof Strings['tabs'];

export type RootStackParams = {
  Tabs: NavigatorScreenParams<Record<TabName, undefined>> | undefined;
  Product: { id: string };
  Checkout: undefined;
};

export function useRootNavigation() {
  return useNavigation<NavigationProp<RootStackParams>>();
}
