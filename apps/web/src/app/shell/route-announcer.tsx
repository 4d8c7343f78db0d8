import { useEffect, useRef, useState } from 'react';

export interface RouteAnnouncerProps {
  readonly pathname: string;
  /** Id of the element that contains the screen. */
  readonly contentId: string;
}

/**
 * Announces a new screen to screen readers, as a page load would. When the focused element disappeared with the old
 * screen, focus moves to the new screen instead of the top of the document.
 */
export function RouteAnnouncer({ pathname, contentId }: RouteAnnouncerProps) {
  const [title, setTitle] = useState('');
  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
    if (document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, contentId]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
