import { fillBlueprint } from '@kilim/app-kit/blueprints';
import { type ExampleId, exampleNames } from '@kilim/app-kit/examples';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/translation.ts';
import { LivePreview } from './live-preview.tsx';

export interface LiveAppProps {
  readonly id: ExampleId;
  readonly label: string;
}

/** A running example app in the page's language. */
export default function LiveApp({ id, label }: LiveAppProps) {
  const language = useLanguage();
  const files = useMemo(() => fillBlueprint(id, exampleNames[id][language], language), [id, language]);
  return <LivePreview files={files} label={label} />;
}
