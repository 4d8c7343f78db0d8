import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { NarrowTab } from '../session/studio-ui.ts';
import type { StudioActivity } from '../session/use-activity.ts';

interface TabBadgeProps {
  readonly tab: NarrowTab;
  readonly activity: StudioActivity;
  readonly className?: string;
}

const countLook = 'min-w-4 rounded-full bg-danger px-1 text-center text-12 leading-4 text-on-danger numerals';

/** What happens in a pane, beside its tab: a spinner, a number or a dot, with words for screen readers. */
export function TabBadge({ tab, activity, className }: TabBadgeProps) {
  const translate = useTranslate();
  const { isBuilding, hasUnreadAnswer, problems, hasUnsavedFiles } = activity;
  if (tab === 'chat' && isBuilding) {
    return (
      <span className={classNames('text-primary [&_svg]:size-3.5', className)}>
        <Spinner />
        <span className="sr-only">{translate('studio.activity.building')}</span>
      </span>
    );
  }
  if (tab === 'chat' && hasUnreadAnswer) {
    return <Dot className={className} text={translate('studio.activity.unread')} tone="bg-primary" />;
  }
  if (tab === 'preview' && problems > 0) {
    return (
      <span className={classNames(countLook, className)}>
        <span aria-hidden="true">{problems > 99 ? '99+' : problems}</span>
        <span className="sr-only">{translate('preview.problems', { count: problems })}</span>
      </span>
    );
  }
  if (tab === 'code' && hasUnsavedFiles) {
    return <Dot className={className} text={translate('studio.activity.unsaved')} tone="bg-warning" />;
  }
  return null;
}

function Dot({ tone, text, className }: { tone: string; text: string; className: string | undefined }) {
  return (
    <span className={classNames('size-2 rounded-full', tone, className)}>
      <span className="sr-only">{text}</span>
    </span>
  );
}
