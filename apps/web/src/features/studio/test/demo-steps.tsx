import { Check, CircleDashed, CircleDot, Minus } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type DemoResult, type DemoStep, demoSteps } from './demo-script.ts';

interface DemoStepsProps {
  readonly results: readonly DemoResult[];
  readonly isPlaying: boolean;
}

/** The steps of the test with what came of each. */
export function DemoSteps({ results, isPlaying }: DemoStepsProps) {
  const translate = useTranslate();
  const part = results.length / demoSteps.length;
  return (
    <div className="flex flex-col gap-2">
      <progress
        aria-label={translate('designer.test.progress')}
        className="block h-1.5 w-full accent-primary"
        value={part}
      />
      <ol className="flex flex-col">
        {demoSteps.map((step, index) => (
          <StepRow
            isNext={isPlaying && index === results.length}
            key={step.id}
            result={results[index]}
            step={step}
          />
        ))}
      </ol>
    </div>
  );
}

interface StepRowProps {
  readonly step: DemoStep;
  readonly result: DemoResult | undefined;
  readonly isNext: boolean;
}

function StepRow({ step: { id }, result, isNext }: StepRowProps) {
  const translate = useTranslate();
  const isMissing = result?.label === null && id !== 'start' && id !== 'end';
  const Icon = result === undefined ? (isNext ? CircleDot : CircleDashed) : isMissing ? Minus : Check;
  const words =
    result === undefined
      ? translate(isNext ? 'designer.test.running' : 'designer.test.waiting')
      : isMissing
        ? translate(`designer.test.missing.${id}`)
        : result.label === '' || result.label === null
          ? translate('designer.test.done')
          : translate('designer.test.doneOn', { label: result.label });
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={classNames(
        'flex items-start gap-2.5 py-1.5',
        result === undefined && !isNext && 'text-muted',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames('mt-0.5 size-4 shrink-0', result !== undefined && !isMissing && 'text-success')}
      />
      <span className="min-w-0">
        <span className="block text-14 font-medium">{translate(`designer.test.steps.${id}`)}</span>
        <span className="block text-12 break-words text-muted">{words}</span>
      </span>
    </li>
  );
}
