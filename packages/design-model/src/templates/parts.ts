import type { Box, TemplatePart, TemplateProps, Words } from './template.ts';

// Short makers for the parts that most templates have.

export const words = (tr: string, en: string): Words => ({ tr, en });
export const same = (text: string): Words => ({ tr: text, en: text });

export const heading = (
  name: string,
  box: Box,
  value: Words,
  fontSize = 28,
  props: TemplateProps = {},
): TemplatePart => ({
  type: 'heading',
  name,
  box,
  props: { text: value, fontSize, fontWeight: 'bold', color: 'ink', ...props },
});

export const text = (name: string, box: Box, value: Words, props: TemplateProps = {}): TemplatePart => ({
  type: 'text',
  name,
  box,
  props: { text: value, fontSize: 15, color: 'ink', ...props },
});

export const hint = (name: string, box: Box, value: Words, props: TemplateProps = {}): TemplatePart =>
  text(name, box, value, { fontSize: 14, color: 'muted', ...props });

export const button = (name: string, box: Box, value: Words, props: TemplateProps = {}): TemplatePart => ({
  type: 'button',
  name,
  box,
  props: {
    text: value,
    fontSize: 16,
    fontWeight: '600',
    textAlign: 'center',
    color: 'onAccent',
    backgroundColor: 'accent',
    borderRadius: 12,
    ...props,
  },
});

export const plainButton = (name: string, box: Box, value: Words, props: TemplateProps = {}): TemplatePart =>
  button(name, box, value, { color: 'accent', backgroundColor: 'transparent', ...props });

export const field = (
  name: string,
  box: Box,
  placeholder: Words,
  props: TemplateProps = {},
): TemplatePart => ({
  type: 'textinput',
  name,
  box,
  props: {
    placeholder,
    fontSize: 16,
    color: 'ink',
    backgroundColor: 'surface',
    borderWidth: 1,
    borderColor: 'line',
    borderRadius: 12,
    paddingHorizontal: 14,
    ...props,
  },
});

export const card = (
  name: string,
  box: Box,
  children: readonly TemplatePart[],
  props: TemplateProps = {},
): TemplatePart => ({
  type: 'view',
  name,
  box,
  props: { backgroundColor: 'surface', borderWidth: 1, borderColor: 'line', borderRadius: 16, ...props },
  children,
});

export const picture = (name: string, box: Box, borderRadius = 12): TemplatePart => ({
  type: 'image',
  name,
  box,
  props: { backgroundColor: 'soft', borderRadius },
});

export const toggle = (name: string, box: Box, value: boolean): TemplatePart => ({
  type: 'switch',
  name,
  box,
  props: { value, color: 'accent' },
});

export const tabs = (...items: readonly Words[]): TemplatePart => ({
  type: 'tabbar',
  name: 'tabs',
  box: [0, 752, 375, 60],
  props: {
    items,
    fontSize: 12,
    color: 'ink',
    backgroundColor: 'surface',
    borderWidth: 1,
    borderColor: 'line',
  },
});
