import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been near the visible part of the page; true from the start where that cannot be known. */
export function useSeen(node: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = node.current;
    if (element === null || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [node, isSeen]);
  return isSeen;
}
