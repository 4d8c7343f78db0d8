import { type ExampleId, exampleNames } from '@kilim/app-kit/examples';
import { Play } from 'lucide-react';
import { ExamplePicture } from '../../../examples/example-picture.tsx';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';

export interface ExampleTileProps {
  readonly id: ExampleId;
  readonly onTry: () => void;
  readonly onRemix: () => void;
}

/** An example app: its first screen to press, its name and a button to start from it. */
export function ExampleTile({ id, onTry, onRemix }: ExampleTileProps) {
  const translate = useTranslate();
  const name = exampleNames[id][useLanguage()];
  return (
    <article className="flex w-full flex-col">
      <button
        type="button"
        aria-label={translate('showcase.apps.tryNamed', { name })}
        onClick={onTry}
        className="group relative overflow-hidden rounded-[26px] border-6 border-device bg-sunken transition-transform hover:-translate-y-1"
      >
        <ExamplePicture id={id} className="block h-auto w-full" />
        <span className="absolute inset-x-0 bottom-0 flex justify-center pb-4">
          <span className="inline-flex h-9 items-center gap-1.5 rounded-full bg-ink px-4 text-13 font-medium text-page shadow-float transition-colors group-hover:bg-primary group-hover:text-on-primary">
            <Play aria-hidden="true" className="size-3.5" />
            {translate('showcase.apps.try')}
          </span>
        </span>
      </button>
      <h3 className="pt-4 text-16 font-semibold">{name}</h3>
      <p className="pt-1 pb-4 text-13 text-muted">{translate(`showcase.apps.about.${id}`)}</p>
      <Button
        variant="secondary"
        className="mt-auto w-full"
        aria-label={translate('showcase.apps.remixNamed', { name })}
        onClick={onRemix}
      >
        {translate('showcase.apps.remix')}
      </Button>
    </article>
  );
}
