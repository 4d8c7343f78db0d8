import {
  type ExportVerification,
  type VerificationResult,
  type VerificationStep,
  verificationSteps,
} from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { Circle, CircleCheck, CircleMinus, CircleX, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';

const outcomes = {
  passed: 'verification.outcome.passed',
  failed: 'verification.outcome.failed',
  'too-long': 'verification.outcome.long',
  'too-large': 'verification.outcome.large',
  skipped: 'verification.outcome.skipped',
  running: 'verification.outcome.running',
  pending: 'verification.outcome.pending',
} as const satisfies Record<string, MessageKey>;
type Outcome = keyof typeof outcomes;

const icons: Readonly<Record<Outcome, ReactNode>> = {
  passed: <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />,
  failed: <CircleX aria-hidden="true" className="size-4 shrink-0 text-danger" />,
  'too-long': <CircleX aria-hidden="true" className="size-4 shrink-0 text-danger" />,
  'too-large': <CircleX aria-hidden="true" className="size-4 shrink-0 text-danger" />,
  skipped: <CircleMinus aria-hidden="true" className="size-4 shrink-0 text-muted" />,
  running: (
    <LoaderCircle
      aria-hidden="true"
      className="size-4 shrink-0 animate-spin text-secondary motion-reduce:animate-none"
    />
  ),
  pending: <Circle aria-hidden="true" className="size-4 shrink-0 text-muted" />,
};

const isEnded = ({ status }: ExportVerification): boolean => status === 'passed' || status === 'failed';

interface VerificationResultsProps {
  readonly verification: ExportVerification;
  /** The zip has the files that were verified. */
  readonly isCurrent: boolean;
}

/** How far a verification is, or what it found. */
export function VerificationResults({ verification, isCurrent }: VerificationResultsProps) {
  const translate = useTranslate();
  const { status, results, step, omitted } = verification;
  if (status === 'cancelled' || status === 'interrupted') {
    return (
      <p className="text-13" role="status">
        {translate(status === 'cancelled' ? 'verification.cancelled' : 'verification.interrupted')}
      </p>
    );
  }
  const outcomeOf = (wanted: VerificationStep): Outcome =>
    results.find((result) => result.step === wanted)?.outcome ?? (step === wanted ? 'running' : 'pending');
  return (
    <div className="flex flex-col gap-2 text-13">
      <p className="text-14 font-medium" role="status">
        {translate(`verification.${status}`)}
      </p>
      <ul className="flex flex-col gap-1.5">
        {verificationSteps.map((each) => (
          <StepRow
            key={each}
            outcome={outcomeOf(each)}
            result={results.find((result) => result.step === each)}
            step={each}
          />
        ))}
      </ul>
      {isEnded(verification) ? (
        <p className="text-muted">{translate(isCurrent ? 'verification.report' : 'verification.outdated')}</p>
      ) : null}
      {omitted.length > 0 ? (
        <p className="break-words text-muted">
          {translate('verification.omitted', { paths: omitted.join(', ') })}
        </p>
      ) : null}
    </div>
  );
}

interface StepRowProps {
  readonly step: VerificationStep;
  readonly outcome: Outcome;
  readonly result: VerificationResult | undefined;
}

function StepRow({ step, outcome, result }: StepRowProps) {
  const translate = useTranslate();
  const { problems = [], problemCount = 0 } = result ?? {};
  return (
    <li className="flex flex-col gap-1.5">
      <span className="flex items-center gap-2">
        {icons[outcome]}
        <span className="min-w-0 flex-1">{translate(`verification.steps.${step}`)}</span>
        <span className="numerals text-12 text-muted">
          {translate(outcomes[outcome])}
          {result === undefined || outcome === 'skipped'
            ? null
            : `, ${translate('verification.seconds', { count: result.seconds })}`}
        </span>
      </span>
      {problems.length > 0 ? (
        <ul className="ml-6 flex max-h-40 flex-col gap-1.5 overflow-y-auto">
          {problems.map(({ path, line, message }) => (
            <li key={`${path} ${line} ${message}`}>
              <span className="break-words" lang="en">
                {message}
              </span>
              <span className="block font-mono text-12 break-all text-muted">
                {line === null ? path : translate('verification.place', { path, line })}
              </span>
            </li>
          ))}
          {problemCount > problems.length ? (
            <li className="text-muted">
              {translate('verification.more', { count: problemCount - problems.length })}
            </li>
          ) : null}
        </ul>
      ) : null}
    </li>
  );
}
