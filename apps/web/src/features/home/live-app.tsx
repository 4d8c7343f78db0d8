import { fillBlueprint } from '@kilim/app-kit/blueprints';
import { type ExampleId, exampleNames } from '@kilim/app-kit/examples';
import { useMemo } from 'react';
import { LivePreview } from '../../examples/live-preview.tsx';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';

export interface LiveAppProps {
  readonly id: ExampleId;
  readonly label: string;
}

/** A running example app in the page's language. */
export default function LiveApp({ id, label }: LiveAppProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const files = useMemo(() => fillBlueprint(id, exampleNames[id][language], language), [id, language]);
  return (
    <LivePreview
      files={files}
      label={label}
      startingText={translate('home.phone.starting')}
      unavailableText={translate('home.phone.unavailable')}
    />
  );
}
