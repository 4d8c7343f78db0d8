import { createContext, type ReactNode } from 'react';
import type { IconName } from '../Icon';

/** What the navigation adds to the header of a main screen. */
export interface Chrome {
  left?: ReactNode;
  right?: ReactNode;
  below?: ReactNode;
}

export const ChromeContext = createContext<Chrome>({});

/** Whether a bar below the screen already keeps clear of the lower edge of the device. */
export const BottomBarContext = createContext(false);

/** Label of the button that floats above the screen's content. */
export const FloatingActionContext = createContext<string | undefined>(undefined);

/** A main screen as the navigation lists it. */
export interface Place {
  name: string;
  title: string;
  icon: IconName;
}

/** What a layout gets from the navigator for each main screen. */
export interface LayoutProps {
  places: readonly Place[];
  route: { name: string };
  navigation: { navigate: (name: string) => void };
  children: ReactNode;
}
