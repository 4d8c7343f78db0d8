import { type ReactNode, useContext } from 'react';
import { ChromeContext } from '../ui/layouts/chrome';
import { ReminderBanner } from './ReminderBanner';
import type { ReminderGroups } from './reminder';

interface WithRemindersProps {
  groups: ReminderGroups;
  onOpen: () => void;
  /** A main screen. */
  children: ReactNode;
}

/** Shows what is due below the title of a screen. */
export function WithReminders({ groups, onOpen, children }: WithRemindersProps) {
  const chrome = useContext(ChromeContext);
  const below = (
    <>
      {chrome.below}
      <ReminderBanner groups={groups} onPress={onOpen} />
    </>
  );
  return <ChromeContext value={{ ...chrome, below }}>{children}</ChromeContext>;
}
