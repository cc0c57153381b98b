import { isIdentifier } from './names.js';
import { type ResultClass, type ResultFieldInfo, classesIn, resultFieldsOf } from './result-fields.js';

/** Readers that the capability kit exports. */
const SHARED = ['fieldsOf', 'listOf', 'numberOf', 'textOf'];

/** Readers for the mapper of a result with such fields; undefined: it cannot be read. */
const LOCAL: Record<string, string> = {
  addressOf: `/** An http(s) address. */
const addressOf = (value: unknown): string | undefined => {
  const url = URL.canParse(textOf(value)) ? new URL(textOf(value)) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
};`,
  momentOf: `/** A date and time with its zone, as ISO 8601 in UTC. */
const momentOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  const at = /^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+(?:Z|[+-]\\d{2}:?\\d{2})$/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};`,
  dayOf: `/** A date, as ISO 8601. */
const dayOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  return /^\\d{4}-\\d{2}-\\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
};`,
  wholeOf: `/** A whole number. */
const wholeOf = (value: unknown): number | undefined =>
  Number.isInteger(value) ? (value as number) : undefined;`,
  flagOf: `/** A truth value. */
const flagOf = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);`,
  wordOf: `/** Any text. */
const wordOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);`,
  choiceOf: `/** One of a list of words. */
const choiceOf = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value);`,
};

const FORMATS: Record<string, string> = { uri: 'addressOf', 'date-time': 'momentOf', date: 'dayOf' };
const SCALARS: Record<string, string> = { string: 'wordOf', integer: 'wholeOf', boolean: 'flagOf' };

/** Code of a mapper that validates and converts a response in the capability's own shape. */
export interface ResultReaders {
  /** Classes of the result file that the code names. */
  classes: string[];
  /** Readers to import from the capability kit. */
  shared: string[];
  /** Local readers, then one function \`to<Class>\` per class, outermost first. */
  code: string;
}

/** Writes readers for a result class and those nested in it. */
export function resultReaders(type: ResultClass): ResultReaders {
  const classes = classesIn(type);
  const functions = classes.map(classReader);
  const locals = Object.keys(LOCAL).filter((name) =>
    functions.some((text) => text.includes(`${name}(`) || text.includes(`${name})`)),
  );
  const code = [...locals.map((name) => LOCAL[name]), ...functions].join('\n\n');
  return {
    classes: classes.map(({ name }) => name),
    shared: SHARED.filter((name) => new RegExp(`\\b${name}\\b`).test(code)),
    code,
  };
}

function classReader(type: ResultClass): string {
  const fields = resultFieldsOf(type);
  const fallible = fields.filter(canFail);
  const checks = fallible.map((field) => `${constantOf(field)} === undefined`).join(' || ');
  return [
    `function to${type.name}(value: unknown): ${type.name} | undefined {`,
    'const given = fieldsOf(value);',
    ...fallible.map((field) => `const ${constantOf(field)} = ${one(field)};`),
    ...(fallible.length > 0 ? [`if (${checks}) return undefined;`] : []),
    `return {${fields.map(member).join(', ')}};`,
    '}',
  ].join('\n');
}

function member(field: ResultFieldInfo): string {
  if (!canFail(field)) return `${field.name}: ${whole(field)}`;
  const constant = constantOf(field);
  return constant === field.name ? constant : `${field.name}: ${constant}`;
}

/** Field names may be reserved words, or names used in the function. */
const constantOf = ({ name }: ResultFieldInfo): string =>
  isIdentifier(name) && !['given', 'value'].includes(name) ? name : `${name}_read`;

/** Required fields. Plain text is not among them: if missing, it is read as empty. */
const canFail = (field: ResultFieldInfo): boolean =>
  field.isRequired && !field.isNullable && !field.isList && !isPlain(field);

const isPlain = ({ type, format, choices }: ResultFieldInfo): boolean =>
  type === 'object' || (type === 'string' && choices === undefined && FORMATS[format ?? ''] === undefined);

/** The expression for a field that always has a value. */
function whole(field: ResultFieldInfo): string {
  const given = `given.${field.name}`;
  const { isNullable, type } = field;
  if (field.isList) {
    const reader = typeof type === 'string' ? `(item) => ${read(field, 'item')}` : `to${type.name}`;
    const list = `listOf(${given}).map(${reader}).filter((item) => item !== undefined)`;
    return isNullable ? `Array.isArray(${given}) ? ${list} : null` : list;
  }
  if (type === 'string' && isPlain(field))
    return isNullable ? `textOf(${given}) || null` : `textOf(${given})`;
  if (!isNullable) return one(field);
  if (type === 'number') return `numberOf(${given})`;
  return typeof type === 'string' ? `${one(field)} ?? null` : `${given} ? (${one(field)} ?? null) : null`;
}

const one = (field: ResultFieldInfo): string => read(field, `given.${field.name}`);

/** The expression that reads one value; undefined if it cannot be read. */
function read({ type, format, choices }: ResultFieldInfo, value: string): string {
  if (typeof type !== 'string') return `to${type.name}(${value})`;
  if (choices) return `choiceOf(${value}, ${JSON.stringify(choices)})`;
  if (type === 'object') return `{ ...fieldsOf(${value}) }`;
  if (type === 'number') return `numberOf(${value}) ?? undefined`;
  return `${FORMATS[format ?? ''] ?? SCALARS[type] ?? 'wordOf'}(${value})`;
}
