import type { Diagram, DiagramEdge } from './diagram.js';
import { Nodes, cleanLabel } from './nodes.js';

const STEP =
  /(?:^|[\s:：,、。;])(?:(?:step|schritt|[ée]tape|paso|passo|etapa|passaggio|ステップ)\s?\d{1,2}\s?[.):：-]?\s+|\(?\d{1,2}[.)）．]\s+|[①-⑳]\s*)/i;
const THEN =
  /[,;、。]|→|\b(?:then|dann|danach|anschließend|puis|ensuite|luego|después|depois|poi|quindi)\b|次に|その後|それから/i;
/** Matches the marker before a list step. */
const LEADING =
  /^\s*(?:(?:and|und|et|y|e|first|firstly|finally|lastly|next|zuerst|zunächst|schließlich|zuletzt|d'abord|enfin|primero|finalmente|por último|primeiro|por fim|prima|infine|erst)[\s,]+){1,3}|^(?:まず|最初に|最後に)/i;
const REPORTS =
  /^(.{1,200}?)\s+(?:(?:who\s)?reports? to|reporting to|berichte(?:t|n) an|(?:dépend|dépendent) de|rapportent? à|reportan? an?|reportam? a|depende de|riporta(?:no)? a)\s+(.{1,120})$/i;

/** `root((Plan))` of a mind map of Mermaid. */
const SHAPED = /^[\w-]{1,60}(?:\(\(|\[|\(|\{\{|\)\)?)([^[\](){}]{1,160})(?:\)\)|\]|\)|\}\}|\(\(?)$/;

/** Lines with levels or bullets. */
export function readTree(text: string): Diagram | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.some((line) => /^(?:\s|[-*•])/.test(line))) return undefined;
  const names: string[] = [];
  const edges: DiagramEdge[] = [];
  const open: { depth: number; index: number }[] = [];
  for (const line of lines) {
    const [bullet = ''] = /^[\s]*(?:[-*•]\s+)?/.exec(line) ?? [];
    const depth = bullet.replaceAll('\t', '  ').length;
    while (open.length > 0 && (open.at(-1) as { depth: number }).depth >= depth) open.pop();
    // Every line is a node of its own: two branches may have leaves of one name.
    const name = line.slice(bullet.length);
    const index = names.push(cleanLabel(SHAPED.exec(name)?.[1] ?? name)) - 1;
    const parent = open.at(-1);
    if (parent) edges.push({ from: parent.index, to: index });
    open.push({ depth, index });
  }
  return edges.length === 0 ? undefined : { kind: 'tree', nodes: names, edges };
}

/** `CEO: CTO, CFO; CTO: Platform, Data`, or `CTO reports to CEO`. */
export function readReports(text: string): Diagram | undefined {
  const nodes = new Nodes();
  const edges: DiagramEdge[] = [];
  let parents = 0;
  for (const statement of text.split(/[;\n；]|\.(?=\s|$)|。|,(?=[^,;\n]{1,120}\breports? to\b)/)) {
    const reports = REPORTS.exec(statement.trim());
    const colon = /^([^:：]{1,120})[:：]\s*(.{1,600})$/.exec(statement.trim());
    const [parent, children] = reports ? [reports[2], reports[1]] : [colon?.[1], colon?.[2]];
    if (parent === undefined || children === undefined) continue;
    parents += reports ? 0 : 1;
    const from = nodes.indexOf(parent);
    for (const child of namesIn(children)) edges.push({ from, to: nodes.indexOf(child) });
  }
  const isClear = parents > 1 || (parents === 0 && edges.length > 0) || edges.length > 1;
  return isClear ? { kind: 'tree', nodes: nodes.names, edges } : undefined;
}

const namesIn = (list: string): string[] =>
  list
    .split(/[,、]|\s(?:and|und|et|y|e|und)\s/)
    .map((name) => cleanLabel(name.replace(LEADING, '')))
    .filter((name) => name !== '');

/** `1. … 2. …`. */
export function readNumberedSteps(text: string): Diagram | undefined {
  if (!STEP.test(text)) return undefined;
  const parts = text.split(STEP);
  // Text before the first number is not a step.
  return stepsOf(parts.slice(1));
}

/** Lines, or a list behind commas or `then`. */
export function readListedSteps(text: string): Diagram | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return stepsOf(lines.length > 1 ? lines : text.split(THEN));
}

function stepsOf(parts: readonly string[]): Diagram | undefined {
  const names = parts.map((part) => cleanLabel(part.replace(LEADING, ''))).filter((name) => name !== '');
  if (names.length < 2) return undefined;
  return {
    kind: 'steps',
    nodes: names,
    edges: names.slice(1).map((_, index) => ({ from: index, to: index + 1 })),
  };
}
