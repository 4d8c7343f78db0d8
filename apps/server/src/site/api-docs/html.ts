import { escapeHtml } from '../../platform/text/index.ts';

/** Escapes a text and renders parts between backticks as code. */
export const renderText = (text: string): string =>
  escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
