/** Without `const format = formatMoney;` at the start of a module: `formatMoney` is used directly. */
export function inlineAlias(source: string): string {
  const [statement = '', alias = '', name = ''] = /^const (format\w*) = (\w+);\n\n?/m.exec(source) ?? [];
  if (statement === '') return source;
  const isValue = new RegExp(`\\b${alias}(?=[(}])`, 'g');
  return source.replace(statement, '').replace(isValue, name);
}
