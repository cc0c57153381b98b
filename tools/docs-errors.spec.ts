import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const FIELDS = { detail: 'detail', alternativeAction: 'alternative_action' } as const;

type Texts = Partial<Record<keyof typeof FIELDS, RegExp>>;

/** What the classes of each error say, with gaps for what is filled in at run time. */
function statedTexts(): Map<string, Texts[]> {
  const stated = new Map<string, Texts[]>();
  for (const file of errorFiles()) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const slug = ts.isObjectLiteralExpression(node) && valueOf(node, 'slug');
      if (slug && ts.isStringLiteral(slug)) {
        stated.set(slug.text, [...(stated.get(slug.text) ?? []), textsOf(node)]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return stated;
}

const errorFiles = (): string[] =>
  ['libs', 'apps'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.error.ts') && !name.includes('node_modules'))
      .map((name) => join(root, top, name)),
  );

function valueOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find((one) => one.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function textsOf(object: ts.ObjectLiteralExpression): Texts {
  const texts: Texts = {};
  for (const name of Object.keys(FIELDS) as (keyof typeof FIELDS)[]) {
    const value = valueOf(object, name);
    if (value) texts[name] = new RegExp(`^${patternOf(value)}$`);
  }
  return texts;
}

function patternOf(value: ts.Expression): string {
  if (ts.isStringLiteralLike(value)) return RegExp.escape(value.text);
  if (ts.isConditionalExpression(value))
    return `(?:${patternOf(value.whenTrue)}|${patternOf(value.whenFalse)})`;
  if (!ts.isTemplateExpression(value)) return '[\\s\\S]+';
  const spans = value.templateSpans.map(({ literal }) => `[\\s\\S]*${RegExp.escape(literal.text)}`);
  return RegExp.escape(value.head.text) + spans.join('');
}

const stated = statedTexts();

describe.each([...stated.keys()].toSorted())('the example in docs/errors/%s.md', (slug) => {
  const page = readFileSync(join(root, 'docs', 'errors', `${slug}.md`), 'utf8');
  const example = JSON.parse(/```json\n([\s\S]+?)\n```/.exec(page)?.[1] ?? 'null') as {
    error: Record<string, string>;
  };

  it.each(Object.entries(FIELDS))('has the %s of a class', (name, field) => {
    const patterns = (stated.get(slug) ?? []).map((texts) => texts[name as keyof typeof FIELDS]);
    const isStated = patterns.some(
      (pattern) => pattern === undefined || pattern.test(example.error[field] ?? ''),
    );
    expect(
      isStated,
      `${example.error[field]}\n${patterns.map((pattern) => pattern?.source).join('\n')}`,
    ).toBe(true);
  });
});
