import { type Diagram, type DiagramEdge, DiagramTextError, MAX_EDGES, MAX_NODES } from './diagram.js';

const MAX_LABEL = 160;
const ARROW = /\s*(--?>|=+>|→|⇒|⟶)\s*/;
const SEQUENCE = /^\s*sequence(?:\s+diagram)?\b/i;
const STEP = /(?:^|[\s:])\(?\d{1,2}[.)]\s+/;
/** Words before the first node: `Draw a flowchart of our release:`. */
const INTRODUCTION =
  /^[^\n>→]{0,160}?\b(?:flow ?charts?|diagrams?|org(?:anisation|anization)? ?charts?|mind ?maps?|steps?|process|workflow|sequence|tree)\b[^\n:>→]{0,120}(?::[ \t]*|\n)/i;

/**
 * Reads arrows (`A -> B: label`), sequences (headed by `sequence`), indented trees, and lists of steps.
 * @throws DiagramTextError when nothing of that is there, or too much.
 */
export function parseDiagram(text: string): Diagram {
  const isSequence = SEQUENCE.test(text) || /\bsequence diagram\b/i.test(text.split('\n', 1)[0] ?? '');
  const body = text.replace(INTRODUCTION, '').trimEnd();
  const diagram = ARROW.test(body)
    ? readArrows(body, isSequence)
    : (readTree(body) ?? readSteps(body) ?? readSteps(text));
  if (!diagram || diagram.nodes.length < 2) {
    throw new DiagramTextError('needs at least two parts: "A -> B -> C", an indented list, or "1. … 2. …"');
  }
  if (diagram.nodes.length > MAX_NODES) throw new DiagramTextError(`must have at most ${MAX_NODES} parts`);
  if (diagram.edges.length > MAX_EDGES) throw new DiagramTextError(`must have at most ${MAX_EDGES} arrows`);
  return diagram;
}

/** Names become numbers; case and spaces do not make another node. */
class Nodes {
  readonly names: string[] = [];
  private readonly known = new Map<string, number>();

  indexOf(name: string): number {
    const clean = cleanLabel(name);
    const key = clean.toLowerCase();
    const index = this.known.get(key) ?? this.names.push(clean) - 1;
    this.known.set(key, index);
    return index;
  }
}

function readArrows(text: string, isSequence: boolean): Diagram {
  const nodes = new Nodes();
  const edges: DiagramEdge[] = [];
  for (const statement of statementsOf(text)) {
    const parts = statement.split(ARROW);
    if (parts.length < 3) continue;
    const last = parts.length - 1;
    const [target, label] = splitLabel(parts[last] as string);
    const names = [...parts.slice(0, last).filter((_, index) => index % 2 === 0), target];
    const arrows = parts.filter((_, index) => index % 2 === 1);
    const indexes = names.filter((name) => cleanLabel(name) !== '').map((name) => nodes.indexOf(name));
    indexes.slice(1).forEach((to, index) => {
      const isLast = index === indexes.length - 2;
      edges.push({
        from: indexes[index] as number,
        to,
        ...(isLast && label ? { label } : {}),
        ...(arrows[index]?.startsWith('--') ? { isDashed: true } : {}),
      });
    });
  }
  return { kind: isSequence ? 'sequence' : 'flow', nodes: nodes.names, edges };
}

/** Lines and semicolons part statements; a comma does where an arrow follows it. */
const statementsOf = (text: string): string[] =>
  text.split(/[\n;]+/).flatMap((line) => {
    const pieces = line.split(',');
    return pieces.length > 1 && pieces.every((piece) => ARROW.test(piece)) ? pieces : [line];
  });

/** `Review: changes needed`: the node and what is written at its arrow. */
function splitLabel(text: string): [node: string, label: string] {
  const at = text.search(/:\s/);
  return at === -1 ? [text, ''] : [text.slice(0, at), cleanLabel(text.slice(at + 1))];
}

function readTree(text: string): Diagram | undefined {
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
    const index = names.push(cleanLabel(line.slice(bullet.length))) - 1;
    const parent = open.at(-1);
    if (parent) edges.push({ from: parent.index, to: index });
    open.push({ depth, index });
  }
  return edges.length === 0 ? undefined : { kind: 'tree', nodes: names, edges };
}

function readSteps(text: string): Diagram | undefined {
  const numbered = text
    .split(STEP)
    .map(cleanLabel)
    .filter((step) => step !== '');
  const hasNumbers = STEP.test(text) && numbered.length > 1;
  const lines = text
    .split('\n')
    .map(cleanLabel)
    .filter((line) => line !== '');
  const commas = text.split(/,|\bthen\b/).map((step) => cleanLabel(step.replace(/^\s*and\s+/i, '')));
  const steps = hasNumbers ? withoutHeading(text, numbered) : lines.length > 1 ? lines : commas;
  const named = steps.filter((step) => step !== '');
  if (named.length < 2) return undefined;
  return {
    kind: 'steps',
    nodes: named,
    edges: named.slice(1).map((_, index) => ({ from: index, to: index + 1 })),
  };
}

/** Text before the first number is not a step. */
const withoutHeading = (text: string, parts: readonly string[]): readonly string[] =>
  /^\s*\(?\d{1,2}[.)]\s/.test(text) ? parts : parts.slice(1);

const cleanLabel = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["'“[(]+|["'”\])]+$/g, '')
    .replace(/[.,]$/, '')
    .trim()
    .slice(0, MAX_LABEL);
