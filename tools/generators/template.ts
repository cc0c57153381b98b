import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const templates = resolve(import.meta.dirname, '..', 'templates');

/** Values for `{{key}}` in templates and in their file names. */
export type TemplateValues = Readonly<Record<string, string>>;

/** A file to be written. */
export interface GeneratedFile {
  /** Relative to the checkout. */
  path: string;
  text: string;
}

/** All templates of a folder below tools/templates, filled in. @param target their destination. */
export function renderFolder(folder: string, target: string, values: TemplateValues): GeneratedFile[] {
  return readdirSync(join(templates, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tpl'))
    .toSorted()
    .map((name) => ({
      path: join(target, fillIn(name.replace(/\.tpl$/, ''), values)),
      text: fillIn(readFileSync(join(templates, folder, name), 'utf8'), values),
    }));
}

/** @throws Error for a key without a value: a bug in the template. */
export function fillIn(text: string, values: TemplateValues): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`the template uses {{${key}}}, which has no value`);
    return value;
  });
}
