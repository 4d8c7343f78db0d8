/** 'workOrder' → 'WorkOrder'. */
export const pascal = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** 'workOrder' → 'work-order'. */
export const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The first letter in upper case by the rules of the language: 'iş emri' → 'İş emri'. */
export const sentence = (text: string, language: string): string => {
  const [first = '', ...rest] = Array.from(text);
  return first.toLocaleUpperCase(language) + rest.join('');
};
