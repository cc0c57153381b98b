import type { Diagram, DiagramEdge } from './diagram.js';
import { Nodes } from './nodes.js';

const HEADER = /(?:^|\n)[^\n]{0,200}?\b(?:graph|flowchart)[ \t]+(?:TD|TB|LR|RL|BT)\b[ \t;]*/i;
const SHAPED = /[\p{L}\p{N}_][[({]{1,3}[^\n[\](){}]{1,200}[\])}]{1,3}\s{0,10}(?:-->|---|==>|-\.)/u;
const NODE =
  /\s*([\p{L}\p{N}_.:*]{1,80})(?:\s{0,2}(?:[[({]{1,3}|>)[/\\]?"?([^\n"[\](){}|]{1,200})"?[/\\]?[\])}]{1,3})?(?::::?\w{1,40})?/uy;
/** `-- yes -->`, `== yes ==>`, `-. yes .->`. */
const NAMED_LINK = /\s*<?(--|==|-\.)\s{1,4}"?([^\n|>"=]{1,160}?)"?\s{1,4}(?:-{2,6}|={2,6}|\.{1,3}-)[>xo]?/y;
/** `-->`, `---`, `-.->`, with `|yes|` behind it. */
const LINK = /\s*[<xo]?(-{2,6}|={2,6}|-\.{1,3}-)(?:>|[xo](?=\s))?\s*(?:\|"?([^|\n]{1,160}?)"?\|)?/y;

/** Whether a text is a flowchart as Mermaid writes it: with its header, or with nodes in brackets. */
export const isMermaid = (text: string): boolean => HEADER.test(text) || SHAPED.test(text);

/** Reads a flowchart of Mermaid: nodes in any shape, links with labels, several nodes joined by `&`. */
export function readMermaid(text: string): Diagram {
  const header = HEADER.exec(text);
  const body = header ? text.slice(header.index + header[0].length) : text;
  const nodes = new Nodes();
  const edges: DiagramEdge[] = [];
  for (const line of body.split(/[\n;]+/)) readChain(line, nodes, edges);
  return { kind: 'flow', nodes: nodes.names, edges };
}

/** `A --> B & C -->|yes| D`. */
function readChain(line: string, nodes: Nodes, edges: DiagramEdge[]): void {
  if (/^\s*(?:subgraph|end|class|classDef|style|linkStyle|click|direction|%%|```)(?:\s|$)/i.test(line))
    return;
  if (!/--|==|-\./.test(line) && !/[[({]/.test(line)) return;
  let at = 0;
  let from: number[] = [];
  let link: { label: string | undefined; isDashed: boolean } | undefined;
  for (;;) {
    const [group, end] = groupAt(line, at, nodes);
    if (group.length === 0) return;
    for (const source of link ? from : []) for (const to of group) edges.push(edgeOf(source, to, link));
    const match = linkAt(line, end);
    if (!match) return;
    from = group;
    link = match;
    at = match.end;
  }
}

/** `A[Start] & B`. */
function groupAt(line: string, start: number, nodes: Nodes): [indexes: number[], end: number] {
  const indexes: number[] = [];
  let at = start;
  for (;;) {
    NODE.lastIndex = at;
    const match = NODE.exec(line);
    if (!match) return [indexes, at];
    const [all, id = '', name] = match;
    const index = nodes.indexOfKey(id, undefined);
    if (name) nodes.rename(index, name.replace(/<br\s?\/?>/gi, ' '));
    indexes.push(index);
    at += all.length;
    const and = /^\s*&/.exec(line.slice(at))?.[0];
    if (and === undefined) return [indexes, at];
    at += and.length;
  }
}

function linkAt(
  line: string,
  at: number,
): { label: string | undefined; isDashed: boolean; end: number } | undefined {
  for (const pattern of [NAMED_LINK, LINK]) {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (match)
      return {
        label: match[2]?.trim(),
        isDashed: (match[1] as string).startsWith('-.'),
        end: at + match[0].length,
      };
  }
  return undefined;
}

const edgeOf = (
  from: number,
  to: number,
  link: { label: string | undefined; isDashed: boolean } | undefined,
): DiagramEdge => ({
  from,
  to,
  ...(link?.label ? { label: link.label } : {}),
  ...(link?.isDashed ? { isDashed: true } : {}),
});
