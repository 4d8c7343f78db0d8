import {
  Blocks,
  CalendarClock,
  Flame,
  Languages,
  type LucideIcon,
  MessagesSquare,
  Package,
  ShoppingBag,
  Trophy,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react';
import { useTranslate } from '../../i18n/translation.ts';

const icons = {
  shop: ShoppingBag,
  barber: CalendarClock,
  habits: Flame,
  expenses: Wallet,
  social: MessagesSquare,
  stock: Package,
  game: Blocks,
  recipes: UtensilsCrossed,
  words: Languages,
  pitch: Trophy,
} as const satisfies Readonly<Record<string, LucideIcon>>;

export type Example = keyof typeof icons;

/** The example prompts of the page; a test builds each of them. */
export const examples = Object.keys(icons) as readonly Example[];

/** The examples as buttons. */
export function ExampleButtons({ onChoose }: { readonly onChoose: (prompt: string) => void }) {
  const translate = useTranslate();
  return examples.map((example) => {
    const Icon = icons[example];
    return (
      <button
        key={example}
        type="button"
        onClick={() => onChoose(translate(`home.example.${example}`))}
        className="inline-flex h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-raised px-4 text-13 font-medium whitespace-nowrap text-ink transition-colors hover:border-line-strong hover:bg-sunken"
      >
        <Icon aria-hidden="true" className="size-4 text-muted" />
        {translate(`home.example.${example}Label`)}
      </button>
    );
  });
}
