import type { Diagram, DiagramEdge } from './diagram.js';
import { Nodes, cleanLabel } from './nodes.js';

/** The arrows of notes, of Mermaid's sequences and of chains such as `A > B > C`. */
export const ARROW = /\s*(--?>>?|=+>|→|⇒|⟶|➜|➔|(?<=\s)>(?=\s))\s*/;
/** `participant A as Alice`. */
const PARTICIPANT = /^\s*(?:participant|actor)\s+(\S{1,60})(?:\s+as\s+(.{1,160}))?$/i;
/** `[label="yes"]` behind an arrow of Graphviz. */
const ATTRIBUTES = /\s*\[[^\]]{0,200}?label\s?=\s?"([^"]{1,160})"[^\]]{0,200}\]/;
/** `digraph G {` */
const GRAPHVIZ = /^[^{}\n]{0,100}\b(?:di)?graph\b[^{}\n]{0,60}\{/i;
/** Lines of Mermaid or Graphviz about styles or groups. */
const NO_STATEMENT = /^\s*(?:```|\}|autonumber|activate|deactivate|note\b|rankdir|node\s*\[)/i;

/** Reads `A -> B -> C: label`, statement by statement. */
export function readArrows(text: string, isSequence: boolean): Diagram {
  const nodes = new Nodes();
  const edges: DiagramEdge[] = [];
  for (const statement of statementsOf(text.replace(GRAPHVIZ, '').replace(/\}\s{0,100}$/, ''))) {
    const participant = PARTICIPANT.exec(statement);
    if (participant && isSequence) {
      const [, key = '', name] = participant;
      nodes.indexOfKey(key.toLowerCase(), cleanLabel(name ?? key));
    } else if (!NO_STATEMENT.test(statement)) {
      readStatement(statement, nodes, edges);
    }
  }
  return { kind: isSequence ? 'sequence' : 'flow', nodes: nodes.names, edges };
}

function readStatement(statement: string, nodes: Nodes, edges: DiagramEdge[]): void {
  const attribute = ATTRIBUTES.exec(statement)?.[1];
  const parts = statement.replace(ATTRIBUTES, '').split(ARROW);
  if (parts.length < 3) return;
  const last = parts.length - 1;
  const [target, label] = splitLabel(parts[last] as string);
  const names = [...parts.slice(0, last).filter((_, index) => index % 2 === 0), target];
  names[0] = withoutIntroduction(names[0] as string);
  const arrows = parts.filter((_, index) => index % 2 === 1);
  const indexes = names.filter((name) => cleanLabel(name) !== '').map((name) => nodes.indexOf(name));
  indexes.slice(1).forEach((to, index) => {
    const isLast = index === indexes.length - 2;
    const own = attribute ?? label;
    edges.push({
      from: indexes[index] as number,
      to,
      ...(isLast && own ? { label: own } : {}),
      ...(arrows[index]?.startsWith('--') ? { isDashed: true } : {}),
    });
  });
}

const ANSWER = /^\s*(?:yes|no|ok|else|true|false|ja|nein|oui|non|s[ií]|sì|sim|não|はい|いいえ)\s*$/i;

/** Lines and semicolons part statements; a comma does where an arrow follows it. */
const statementsOf = (text: string): string[] =>
  text.split(/[\n;]+/).flatMap((line) => {
    const pieces = line.split(/[,、]/);
    return pieces.length > 1 && pieces.every((piece) => ARROW.test(piece)) ? pieces : [line];
  });

/** `Review: changes needed`: the node and what is written at its arrow. A sentence behind it belongs to neither. */
function splitLabel(text: string): [node: string, label: string] {
  const [own = ''] = text.split(/[.!?]\s+(?=\p{Lu})|。(?=.)/u, 1);
  const at = own.search(/:\s|：/);
  if (at === -1) return [own, ''];
  const [before, behind] = [own.slice(0, at), cleanLabel(own.slice(at + 1))];
  // `Valid? -> yes: Home` goes to Home.
  return ANSWER.test(before) ? [behind, cleanLabel(before)] : [before, behind];
}

/** `Our release: Build` before the first arrow of a statement. */
const withoutIntroduction = (name: string): string =>
  name.slice(Math.max(0, name.lastIndexOf(': ') + 1, name.lastIndexOf('：') + 1));
