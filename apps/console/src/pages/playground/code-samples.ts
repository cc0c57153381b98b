import type { Params } from './tool.ts';

export interface Call {
  /** Where the service is, e.g. `https://capstan.example.com`. */
  origin: string;
  capability: string;
  /** Route of the capability. */
  path: string;
  params: Params;
  /** The file that is uploaded, and its field. */
  file?: { field: string; name: string };
}

/** The same call in every language of the documentation. */
export const codeSamples = (call: Call): { label: string; code: string }[] => [
  { label: 'curl', code: curl(call) },
  // Files are uploaded by a method of their own, and not through MCP.
  ...(call.file ? [] : samplesWithoutFile(call)),
];

const samplesWithoutFile = (call: Call): { label: string; code: string }[] => [
  { label: 'TypeScript', code: typescript(call) },
  { label: 'Python', code: python(call) },
  { label: 'MCP', code: mcp(call) },
];

const curl = ({ origin, path, params, file }: Call): string =>
  [
    `curl -s ${origin}${path}`,
    `  -H "Authorization: Bearer $CAPSTAN_API_KEY"`,
    ...(file
      ? [...fieldsOf(params), [file.field, `@${file.name}`]].map(
          ([name, value]) => `  -F ${quoted(`${name}=${value}`)}`,
        )
      : [`  -H "Content-Type: application/json"`, `  -d ${quoted(JSON.stringify(params))}`]),
  ].join(' \\\n');

/** A text of the shell, which a single quote ends. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Fields of a form; a list repeats its field. */
const fieldsOf = (params: Params): [string, string][] =>
  Object.entries(params).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );

const typescript = ({ origin, capability, params }: Call): string =>
  `import { Capstan } from '@capstan/client';

const capstan = new Capstan({ apiKey: process.env.CAPSTAN_API_KEY, baseURL: '${origin}' });
const { data } = await capstan.agent('${capability}', ${JSON.stringify(params, null, 2)});
console.log(data);`;

const python = ({ origin, capability, params }: Call): string =>
  `import os
from capstan import Capstan

capstan = Capstan(api_key=os.environ["CAPSTAN_API_KEY"], base_url="${origin}")
answer = capstan.agent("${capability}", ${pythonLiteral(params, 0)})
print(answer.data)`;

const mcp = ({ capability, params }: Call): string =>
  JSON.stringify(
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: capability, arguments: params } },
    null,
    2,
  );

/** JSON as Python writes it. */
export function pythonLiteral(value: unknown, depth: number): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = '    '.repeat(depth + 1);
  const outer = '    '.repeat(depth);
  const lines = Array.isArray(value)
    ? value.map((item) => `${inner}${pythonLiteral(item, depth + 1)},`)
    : Object.entries(value).map(
        ([name, item]) => `${inner}${JSON.stringify(name)}: ${pythonLiteral(item, depth + 1)},`,
      );
  const brackets = Array.isArray(value) ? '[]' : '{}';
  if (lines.length === 0) return brackets;
  return `${brackets[0]}\n${lines.join('\n')}\n${outer}${brackets[1]}`;
}
