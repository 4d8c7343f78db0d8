import { type NavigationProp, type NavigatorScreenParams, useNavigation } from '@react-navigation/native';
import type { Strings } from './strings';

export type TabName = keyof Strings['tabs'];

export type RootStackParams = {
  Tabs: NavigatorScreenParams<Record<TabName, undefined>> | undefined;
  Compose: undefined;
  Post: { id: string };
  Person: { id: string };
};

export function useRootNavigation() {
  return useNavigation<NavigationProp<RootStackParams>>();
}
