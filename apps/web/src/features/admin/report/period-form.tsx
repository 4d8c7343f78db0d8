import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ReportPeriod } from './period-params.ts';

interface PeriodFormProps {
  readonly shown: ReportPeriod;
  readonly isBusy: boolean;
  readonly onChange: (period: ReportPeriod) => void;
}

/** First and last day of the report, both included. */
export function PeriodForm({ shown, isBusy, onChange }: PeriodFormProps) {
  const translate = useTranslate();
  const [from, setFrom] = useState(shown.from);
  const [to, setTo] = useState(shown.to);
  const isReversed = from !== '' && to !== '' && from > to;
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReversed) onChange({ from, to });
      }}
    >
      <TextField
        type="date"
        className="w-full sm:w-44"
        label={translate('adminReport.from')}
        value={from}
        max={to === '' ? undefined : to}
        onChange={(event) => setFrom(event.target.value)}
        error={isReversed ? translate('adminReport.reversed') : undefined}
      />
      <TextField
        type="date"
        className="w-full sm:w-44"
        label={translate('adminReport.to')}
        value={to}
        min={from === '' ? undefined : from}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {translate('adminReport.show')}
      </Button>
    </form>
  );
}
