import { type EnvSection, textOfValue } from '@capstan/config';

const WIDTH = 100;

/** One variable as described in the schema. */
type EnvVariable = EnvSection['slices'][number]['shape'][string];

/**
 * The text of `.env.example`: every variable once with description and default, commented out, so that a copy of the file
 * changes nothing.
 */
export function renderEnvExample(sections: readonly EnvSection[]): string {
  const seen = new Set<string>();
  const parts = sections.map(({ title, slices }) => {
    const variables = slices
      .flatMap(({ shape }) => Object.entries(shape))
      .filter(([name]) => !seen.has(name) && seen.add(name));
    return [`# ${`-- ${title} `.padEnd(WIDTH - 2, '-')}`, ...variables.map(renderVariable)].join('\n\n');
  });
  return `${[PREAMBLE, ...parts].join('\n\n')}\n`;
}

const PREAMBLE = `\
# Every variable that Capstan reads. Copy the file to .env and take the "#" off the lines you change; a variable of
# the environment goes before one of the file. A line shows the default; one without a value is not set by default.
# Written from the configuration schema: npm run env:example`;

function renderVariable([name, schema]: [string, EnvVariable]): string {
  const { description } = schema;
  if (!description) throw new Error(`${name} lacks a description; give its schema one with .describe().`);
  return [...wrap(description).map((line) => `# ${line}`), `#${name}=${defaultOf(name, schema)}`].join('\n');
}

/** The value of an absent variable in its text form; secrets have no default. */
function defaultOf(name: string, schema: EnvVariable): string {
  if (schema.meta()?.['secret'] === true) return '';
  const read = schema.safeParse(undefined);
  if (!read.success) throw new Error(`${name} must have a default or be optional.`);
  const text = textOfValue(read.data);
  return /^[\w./:,@+-]*$/.test(text) ? text : `"${text}"`;
}

function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length + 1 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
