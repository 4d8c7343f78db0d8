/** Marks an area of the screen while an element is picked. */
export interface PickHighlight {
  show(nodes: readonly Element[]): void;
  hide(): void;
}

const LOOK =
  'position:fixed;z-index:2147483647;pointer-events:none;box-sizing:border-box;border-radius:4px;' +
  'border:2px solid #2563eb;background:rgba(37,99,235,.16);outline:1px solid #fff';

/** A box over the page that takes no presses and is removed when nothing is marked. */
export function createPickHighlight(document: Document): PickHighlight {
  const box = document.createElement('div');
  box.setAttribute('aria-hidden', 'true');
  box.style.cssText = LOOK;
  return {
    show(nodes) {
      const areas = nodes.map((node) => node.getBoundingClientRect());
      if (areas.length === 0) return box.remove();
      const left = Math.min(...areas.map((area) => area.left));
      const top = Math.min(...areas.map((area) => area.top));
      const right = Math.max(...areas.map((area) => area.right));
      const bottom = Math.max(...areas.map((area) => area.bottom));
      Object.assign(box.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${right - left}px`,
        height: `${bottom - top}px`,
      });
      document.documentElement.append(box);
    },
    hide: () => box.remove(),
  };
}
