import {
  CloudCog,
  Gamepad2,
  LayoutGrid,
  MessagesSquare,
  ShoppingBag,
  Sparkles,
  WandSparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';

const icons: Readonly<Record<string, ReactNode>> = {
  'full-app': <LayoutGrid aria-hidden="true" />,
  ecommerce: <ShoppingBag aria-hidden="true" />,
  social: <MessagesSquare aria-hidden="true" />,
  game: <Gamepad2 aria-hidden="true" />,
  backend: <CloudCog aria-hidden="true" />,
  improve: <WandSparkles aria-hidden="true" />,
};

/** The icon of a quick prompt. */
export function quickPromptIcon(id: string): ReactNode {
  return icons[id] ?? <Sparkles aria-hidden="true" />;
}
