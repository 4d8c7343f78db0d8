import ts from 'typescript-checker';

const isReference = (comment: string): boolean => /^\/\/\/\s*<reference/.test(comment);

/** A declaration file without comments, indentation and empty lines. References to other files stay. */
export function stripDeclaration(source: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, source);
  const tokens: string[] = [];
  let gap = '';
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const text = scanner.getTokenText();
    const isComment =
      kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia;
    if (kind === ts.SyntaxKind.NewLineTrivia || (isComment && text.includes('\n'))) gap = '\n';
    else if (kind === ts.SyntaxKind.WhitespaceTrivia || (isComment && !isReference(text))) gap ||= ' ';
    else {
      tokens.push(tokens.length === 0 ? '' : gap, text);
      gap = isComment ? '\n' : '';
    }
  }
  return tokens.join('');
}
