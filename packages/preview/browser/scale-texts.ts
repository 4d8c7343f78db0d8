import type { Frame } from '@playwright/test';

/**
 * Multiplies font sizes and line heights of all texts, also of later ones, as a phone with larger text does.
 * react-native-web has no font scale, and the browser's zoom would enlarge boxes too.
 */
export async function scaleTexts(frame: Frame, scale: number): Promise<void> {
  await frame.waitForLoadState('domcontentloaded');
  await frame.evaluate((factor) => {
    // Two observers would enlarge each other's sizes again and again.
    if ('areTextsScaled' in window) return;
    Object.assign(window, { areTextsScaled: true });
    const sizes = new WeakMap<HTMLElement, string>();
    const enlarge = (element: HTMLElement): void => {
      // Icons have a fixed size, also on phones with larger text.
      const computed = getComputedStyle(element);
      if (/ionicons|material|feather|fontawesome|entypo|antdesign/i.test(computed.fontFamily)) return;
      if (sizes.get(element) === element.style.fontSize && element.style.fontSize !== '') return;
      const lineHeight = Number.parseFloat(computed.lineHeight);
      const size = Number.parseFloat(computed.fontSize);
      // react-native-web drops `maxFontSizeMultiplier`: apps limit their largest texts and the labels of tabs to 1.2.
      const scale = size >= 28 || size <= 11 ? Math.min(factor, 1.2) : factor;
      element.style.fontSize = `${size * scale}px`;
      if (!Number.isNaN(lineHeight)) element.style.lineHeight = `${lineHeight * scale}px`;
      sizes.set(element, element.style.fontSize);
    };
    const enlargeAll = (): void => {
      const texts = [...document.querySelectorAll<HTMLElement>('[dir="auto"], input, textarea')];
      // Sizes are read before they change, because nested texts inherit them.
      for (const element of texts.reverse()) enlarge(element);
    };
    enlargeAll();
    new MutationObserver(enlargeAll).observe(document.documentElement, { childList: true, subtree: true });
  }, scale);
}
