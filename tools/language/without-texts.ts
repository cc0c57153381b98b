import ts from 'typescript';

/** Functions of Vitest whose first argument is a title. */
const TITLED = new Set(['describe', 'it', 'test']);
/** Their methods that return such a function. */
const TAKES_NO_TITLE = new Set(['each', 'for', 'runIf', 'skipIf']);

/**
 * Returns TypeScript source without the texts that the program reads or writes: each string, template and regular expression is
 * replaced by spaces. Comments, identifiers, titles of tests and messages of errors remain, on the same lines.
 */
export function withoutTexts(source: string, name: string): string {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest);
  const parts: string[] = [];
  let end = 0;
  const visit = (node: ts.Node): void => {
    if (isText(node)) {
      const start = node.getStart(file);
      parts.push(source.slice(end, start), source.slice(start, node.end).replaceAll(/[^\n]/g, ' '));
      end = node.end;
      return;
    }
    const kept = titleOrMessage(node);
    ts.forEachChild(node, (child) => {
      if (child !== kept) visit(child);
    });
  };
  visit(file);
  return parts.join('') + source.slice(end);
}

function isText(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isRegularExpressionLiteral(node) ||
    node.kind === ts.SyntaxKind.TemplateHead ||
    node.kind === ts.SyntaxKind.TemplateMiddle ||
    node.kind === ts.SyntaxKind.TemplateTail
  );
}

/** The argument that is the title of a test or the message of an error. */
function titleOrMessage(node: ts.Node): ts.Node | undefined {
  if (ts.isNewExpression(node)) return isError(node.expression) ? node.arguments?.[0] : undefined;
  return ts.isCallExpression(node) && isTest(node.expression) ? node.arguments[0] : undefined;
}

const isError = (node: ts.Expression): boolean => ts.isIdentifier(node) && node.text.endsWith('Error');

/** `it` of `it(…)` and `it.only(…)`, `it.each(…)` of `it.each(…)(…)`. */
function isTest(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return TITLED.has(node.text);
  if (ts.isPropertyAccessExpression(node))
    return !TAKES_NO_TITLE.has(node.name.text) && isTest(node.expression);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  return TAKES_NO_TITLE.has(name.text) && isTest(expression);
}
