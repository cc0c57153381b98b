import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A regular expression literal in a source. */
export interface FoundRegex {
  /** `libs/x/src/y.ts:12`. */
  place: string;
  source: string;
  flags: string;
  /** The reason why its input is short, from the line above: `// bounded: …`. */
  bounded: string | undefined;
}

/** Regular expression literals in the TypeScript files below folders, without tests and fixtures. */
export function collectRegexes(root: string, folders: readonly string[]): FoundRegex[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|(?:^|\/)fixtures\//.test(file))
      .toSorted()
      .flatMap((file) => regexesIn(join(root, folder, file), `${folder}/${file}`)),
  );
}

function regexesIn(path: string, name: string): FoundRegex[] {
  const text = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found: FoundRegex[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line;
      const end = node.text.lastIndexOf('/');
      found.push({
        place: `${name}:${line + 1}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        bounded: boundAbove(lines, line),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The note may be above the statement whose next line has the literal. */
function boundAbove(lines: readonly string[], line: number): string | undefined {
  for (const above of [line - 1, line - 2, line - 3]) {
    const note = /^\s*\/\/ bounded: (.+)$/.exec(lines[above] ?? '')?.[1];
    if (note !== undefined) return note;
  }
  return undefined;
}
