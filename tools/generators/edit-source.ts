import ts from 'typescript';

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('source.ts', text, ts.ScriptTarget.ES2024, true, ts.ScriptKind.TS);

/** Whether the code has an identifier; comments and strings do not count. */
export function hasIdentifier(text: string, name: string): boolean {
  const isNamed = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === name) ||
    (ts.forEachChild(node, (child) => isNamed(child) || undefined) ?? false);
  return isNamed(parse(text));
}

/** Adds `import { name } from 'from'` in the alphabetical order of the relative imports. */
export function addImport(text: string, name: string, from: string): string {
  const source = parse(text);
  const imports = source.statements.filter(ts.isImportDeclaration);
  return insertStatement(text, source, imports, `import { ${name} } from '${from}';`, from);
}

/** Adds `export { name } from 'from'` after the imports, in alphabetical order as well. */
export function addExport(text: string, name: string, from: string): string {
  const source = parse(text);
  const exports = source.statements.filter(
    (node): node is ts.ExportDeclaration =>
      ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined,
  );
  const places = exports.length > 0 ? exports : source.statements.filter(ts.isImportDeclaration);
  return insertStatement(text, source, places, `export { ${name} } from '${from}';`, from);
}

/**
 * Appends an element to the list in a constant or property called `name`.
 * @returns undefined if there is no such list.
 */
export function addToList(text: string, name: string, element: string): string | undefined {
  const source = parse(text);
  const list = findList(source, name);
  if (!list) return undefined;
  const last = list.elements.at(-1);
  const at = last?.end ?? list.getStart(source) + 1;
  return splice(text, at, last ? `, ${element}` : element);
}

function findList(node: ts.Node, name: string): ts.ArrayLiteralExpression | undefined {
  if (
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
    node.name.getText() === name &&
    node.initializer &&
    ts.isArrayLiteralExpression(node.initializer)
  ) {
    return node.initializer;
  }
  return ts.forEachChild(node, (child) => findList(child, name));
}

type FromStatement = ts.ImportDeclaration | ts.ExportDeclaration;

function insertStatement(
  text: string,
  source: ts.SourceFile,
  siblings: readonly FromStatement[],
  statement: string,
  from: string,
): string {
  const next = siblings.find((sibling) => {
    const specifier = specifierOf(sibling);
    return specifier.startsWith('.') && specifier > from;
  });
  if (next) return splice(text, next.getStart(source), `${statement}\n`);
  const last = siblings.at(-1);
  return last ? splice(text, last.end, `\n${statement}`) : `${statement}\n${text}`;
}

const specifierOf = ({ moduleSpecifier }: FromStatement): string =>
  moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';

const splice = (text: string, at: number, addition: string): string =>
  text.slice(0, at) + addition + text.slice(at);
