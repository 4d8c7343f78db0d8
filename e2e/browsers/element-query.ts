/**
 * Body of a function that returns the visible element with `input.role` and `input.name`, or null. While a dialog is open,
 * only its elements count. Covers the roles and names that the journeys use, not the whole specification.
 */
export const elementQuery = `
  const selectors = {
    button: 'button, [role="button"], summary',
    link: 'a[href]',
    textbox: 'input:not([type="checkbox"]):not([type="radio"]), textarea, [role="textbox"]',
    checkbox: 'input[type="checkbox"]',
    tab: '[role="tab"]',
    dialog: '[role="dialog"], [role="alertdialog"]',
    heading: 'h1, h2, h3',
  };
  const textOf = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
  const nameOf = (element) => {
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy) {
      return labelledBy.split(/\\s+/).map((id) => textOf(document.getElementById(id) ?? document.createElement('i'))).join(' ');
    }
    const label = element.getAttribute('aria-label');
    if (label) return label;
    if (element.labels?.length) return textOf(element.labels[0]);
    return textOf(element) || element.getAttribute('title') || element.getAttribute('placeholder') || '';
  };
  const isVisible = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const pattern = new RegExp(input.name, 'iu');
  const dialogs = [...document.querySelectorAll(selectors.dialog)].filter(isVisible);
  const scope = input.role === 'dialog' ? document : (dialogs.at(-1) ?? document);
  return [...scope.querySelectorAll(selectors[input.role])].find(
    (element) => isVisible(element) && !element.closest('[inert]') && pattern.test(nameOf(element)),
  ) ?? null;
`;
