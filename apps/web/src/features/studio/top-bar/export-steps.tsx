import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useCopy } from '../../../ui/use-copy.ts';

interface ExportStepsProps {
  readonly folder: string;
  /** `npm ci`, or `npm install` when the lock file does not list all packages. */
  readonly install: string;
}

/** Three steps to run the exported app on a phone. docs/rules/export.md#steps */
export function ExportSteps({ folder, install }: ExportStepsProps) {
  const translate = useTranslate();
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="text-14 font-medium">{translate('studio.export.steps.title')}</h3>
      <ol className="flex flex-col gap-3">
        <Step number={1} text={translate('studio.export.steps.install', { folder })}>
          <Command line={install} />
        </Step>
        <Step number={2} text={translate('studio.export.steps.start')}>
          <Command line="npx expo start" />
        </Step>
        <Step number={3} text={translate('studio.export.steps.scan')} />
      </ol>
    </section>
  );
}

interface StepProps {
  readonly number: number;
  readonly text: string;
  readonly children?: ReactNode;
}

function Step({ number, text, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="flex size-6 shrink-0 items-center justify-center rounded-full bg-primary text-12 font-medium text-on-primary numerals"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="text-14">{text}</p>
        {children}
      </div>
    </li>
  );
}

function Command({ line }: { readonly line: string }) {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <div className="flex items-center gap-2 rounded-control border border-line bg-sunken pl-3">
      <code className="min-w-0 flex-1 font-mono text-13 break-all">{line}</code>
      <IconButton
        icon={<Copy aria-hidden="true" />}
        label={translate('studio.export.steps.copy', { command: line })}
        onClick={() => copy(line)}
      />
    </div>
  );
}
