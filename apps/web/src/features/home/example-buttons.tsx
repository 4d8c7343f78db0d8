import { useTranslate } from '../../i18n/translation.ts';

/** The example prompts of the page; a test builds each of them. */
export const examples = ['shop', 'social', 'game'] as const;

/** The examples as buttons. */
export function ExampleButtons({ onChoose }: { readonly onChoose: (prompt: string) => void }) {
  const translate = useTranslate();
  return examples.map((example) => (
    <button
      key={example}
      type="button"
      onClick={() => onChoose(translate(`home.example.${example}`))}
      className="h-10 rounded-full border border-line bg-raised px-4 text-13 font-medium text-ink transition-colors hover:border-line-strong hover:bg-sunken"
    >
      {translate(`home.example.${example}Label`)}
    </button>
  ));
}
