/**
 * Measures what `auto` makes of prompts for images (test/understanding/images/README.md):
 * `node --import ./tools/register-ts.mjs tools/understanding/measure-images.ts [--details]`. Details are printed of the
 * odd ids only.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDiagram } from '../../libs/engines/drawing/src/diagram/parse-diagram.js';
import { cardTextIn } from '../../libs/catalog/src/generate_image/kinds/card-in-prompt.js';
import { chartTypeIn, pointsIn } from '../../libs/catalog/src/generate_image/kinds/chart-in-prompt.js';
import { kindOf } from '../../libs/catalog/src/generate_image/kinds/choose-kind.js';
import { qrContentIn } from '../../libs/catalog/src/generate_image/kinds/qr-in-prompt.js';
import { parse } from 'yaml';

interface ImagePrompt {
  id: number;
  lang: string;
  prompt: string;
  kind: string;
  accepts?: string[];
  values?: { label: string | number; value: number; series?: string }[];
  chart_types?: string[];
  scale?: 'any';
  content?: string;
  content_also?: string[];
  texts?: string[];
  labels?: string[];
  edges?: [string, string][];
}

const SET = join(import.meta.dirname, '../../test/understanding/images/prompts.yaml');
const prompts = parse(readFileSync(SET, 'utf8')) as ImagePrompt[];
const isDetailed = process.argv.includes('--details');

/** Letter case, accents' form and white space aside. */
const plain = (text: string | number): string =>
  String(text).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

function kindIn(prompt: string): string {
  const kind = kindOf({ kind: 'auto', prompt });
  return kind === 'image' ? 'photo' : kind;
}

function isKind({ prompt, kind, accepts = [] }: ImagePrompt): boolean {
  const chosen = kindIn(prompt);
  const isModel = (one: string): boolean => one === 'photo' || one === 'illustration';
  return [kind, ...accepts].some((one) => one === chosen || (isModel(one) && isModel(chosen)));
}

/** What is wrong with the content that would be drawn; null: nothing. */
function contentFault(prompt: ImagePrompt): string | null {
  switch (kindIn(prompt.prompt)) {
    case 'chart':
      return prompt.values ? chartFault(prompt, prompt.values) : null;
    case 'qr':
      return qrFault(prompt);
    case 'card':
      return cardFault(prompt);
    case 'diagram':
      return diagramFault(prompt);
    default:
      return null;
  }
}

function chartFault(
  { prompt, chart_types: types, scale }: ImagePrompt,
  values: NonNullable<ImagePrompt['values']>,
): string | null {
  const points = pointsIn(prompt);
  const factor = scale === 'any' && points[0] && values[0] ? points[0].value / values[0].value : 1;
  const rows = points.map(({ label, value }) => `${plain(label)}=${value / factor}`);
  const wanted = values.map(({ label, value }) => `${plain(label)}=${value}`);
  if (rows.toSorted().join() !== wanted.toSorted().join()) return `has ${rows.join(', ')}`;
  const type = chartTypeIn(prompt);
  const names =
    type === 'donut'
      ? ['donut', 'pie']
      : type === undefined
        ? undefined
        : [type, ...(type === 'column' ? ['bar'] : [])];
  return types && names && !names.some((name) => types.includes(name)) ? `is of type ${type}` : null;
}

function qrFault({ prompt, content = '', content_also: also = [] }: ImagePrompt): string | null {
  const held = qrContentIn(prompt);
  return [content, ...also].includes(held) ? null : `holds ${held}`;
}

function cardFault({ prompt, texts = [] }: ImagePrompt): string | null {
  const { title, subtitle = '', ...others } = cardTextIn(prompt);
  const shown = plain([title, subtitle, ...Object.values(others)].join(' '));
  const missing = texts.filter((text) => !shown.includes(plain(text)));
  if (missing.length > 0) return `lacks ${missing.join(', ')}`;
  return shown.length > plain(texts.join(' ')).length * 1.5 + 10 ? `shows ${shown}` : null;
}

function diagramFault({ prompt, labels = [], edges = [] }: ImagePrompt): string | null {
  try {
    const diagram = parseDiagram(prompt);
    const nodes = diagram.nodes.map(plain);
    const missing = labels.filter((label) => !nodes.some((node) => node.includes(plain(label))));
    if (missing.length > 0) return `lacks ${missing.join(', ')}`;
    const joined = ([from, to]: [string, string]): boolean =>
      diagram.edges.some(
        (edge) => nodes[edge.from]?.includes(plain(from)) && nodes[edge.to]?.includes(plain(to)),
      );
    const lost = edges.filter((edge) => !joined(edge));
    return lost.length > 0 ? `does not join ${lost.map((edge) => edge.join(' -> ')).join(', ')}` : null;
  } catch (error) {
    return (error as Error).message;
  }
}

const LOCAL = ['chart', 'card', 'pattern', 'qr', 'diagram'];

function report(half: string, chosen: readonly ImagePrompt[]): void {
  const share = (of: readonly ImagePrompt[], is: (prompt: ImagePrompt) => boolean): string =>
    `${of.filter(is).length} of ${of.length}`;
  const forModels = chosen.filter(({ kind }) => !LOCAL.includes(kind));
  const drawn = chosen.filter(({ kind }) => LOCAL.includes(kind));
  console.log(half);
  console.log(`  left to a model as they should   ${share(forModels, isKind)}`);
  console.log(`  drawn as the kind that is meant  ${share(drawn, isKind)}`);
  for (const kind of LOCAL)
    console.log(
      `    ${kind.padEnd(8)} ${share(
        drawn.filter((prompt) => prompt.kind === kind),
        isKind,
      )}`,
    );
  console.log(
    `  of these, with the right content ${share(drawn.filter(isKind), (each) => contentFault(each) === null)}`,
  );
}

report(
  'odd ids',
  prompts.filter(({ id }) => id % 2 === 1),
);
report(
  'even ids',
  prompts.filter(({ id }) => id % 2 === 0),
);
if (isDetailed) {
  for (const each of prompts.filter(({ id }) => id % 2 === 1)) {
    const fault = isKind(each) ? contentFault(each) : `is ${kindIn(each.prompt)}, not ${each.kind}`;
    if (fault !== null) console.log(`${each.id} ${fault}\n    ${each.prompt.replaceAll('\n', '\n    ')}`);
  }
}
