/** Shows where the interactive test touches the app. */
export interface TouchMark {
  show(target: Element): void;
}

const side = 36;
/** Milliseconds. */
const shownFor = 650;
const look =
  `position:fixed;z-index:2147483647;pointer-events:none;box-sizing:border-box;width:${side}px;height:${side}px;` +
  'border-radius:50%;border:2px solid #2563eb;background:rgba(37,99,235,.25);outline:1px solid #fff';

/** A ring over the page that takes no presses. */
export function createTouchMark(document: Document): TouchMark {
  const ring = document.createElement('div');
  ring.setAttribute('aria-hidden', 'true');
  ring.style.cssText = look;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    show(target) {
      const { left, top, width, height } = target.getBoundingClientRect();
      Object.assign(ring.style, {
        left: `${left + width / 2 - side / 2}px`,
        top: `${top + height / 2 - side / 2}px`,
      });
      document.documentElement.append(ring);
      clearTimeout(timer);
      timer = setTimeout(() => ring.remove(), shownFor);
    },
  };
}
