import { type Diagram, DiagramTextError, MAX_EDGES, MAX_NODES } from './diagram.js';
import { ARROW, readArrows } from './read-arrows.js';
import { readListedSteps, readNumberedSteps, readReports, readTree } from './read-lists.js';
import { isMermaid, readMermaid } from './read-mermaid.js';

/** How a text describes a diagram: a `list` of names is the least certain sign of one. */
export type DiagramForm = 'mermaid' | 'arrows' | 'tree' | 'numbers' | 'reports' | 'list';

const SEQUENCE = /^\s*sequence(?:\s+diagram)?\b/i;
const SEQUENCE_TITLE =
  /\bsequence ?diagram\b|sequenzdiagramm|diagramm?[ea] de s[eé]qu|diagrama de secuencia|diagrama de sequência|diagramma di sequenza|シーケンス図/i;
const NOUN = String.raw`flow ?charts?|diagrams?|org(?:anisation|anization)? ?charts?|mind ?maps?|steps?|process|workflow|sequence|tree|hierarchy|\p{L}{0,20}diagramme?|diagrama|diagramma|organigramm?[ae]?|organograma|logigramme|flujograma|fluxograma|mapa mental|mappa mentale|carte mentale|ablauf|schema|schéma|esquema|processus|proceso|processo`;
/** Words before the first node: `Draw a flowchart of our release:`. */
const INTRODUCTION = new RegExp(
  String.raw`^[^\n>→]{0,160}?(?:(?<!\p{L})(?:${NOUN})(?![a-zà-ÿ])|図|フローチャート|手順)[^\n:：>→]{0,120}(?:[:：][ \t]*|\?\s+|\n)`,
  'iu',
);

/**
 * Reads Mermaid flowcharts, arrows (`A -> B: label`), sequences (headed by `sequence`), indented trees, reporting lines
 * (`A: B, C; B: D`) and lists of steps.
 * @throws DiagramTextError when nothing of that is there, or too much.
 */
export function parseDiagram(text: string): Diagram {
  const [, diagram] = read(text) ?? [];
  if (!diagram || diagram.nodes.length < 2) {
    throw new DiagramTextError('needs at least two parts: "A -> B -> C", an indented list, or "1. … 2. …"');
  }
  if (diagram.nodes.length > MAX_NODES) throw new DiagramTextError(`must have at most ${MAX_NODES} parts`);
  if (diagram.edges.length > MAX_EDGES) throw new DiagramTextError(`must have at most ${MAX_EDGES} arrows`);
  return diagram;
}

/** The form in which a text describes a diagram; undefined where it describes none. */
export function diagramFormIn(text: string): DiagramForm | undefined {
  const [form, diagram] = read(text) ?? [];
  return diagram && diagram.nodes.length > 1 && diagram.edges.length > 0 ? form : undefined;
}

function read(text: string): [DiagramForm, Diagram] | undefined {
  if (isMermaid(text)) return ['mermaid', readMermaid(text)];
  const isSequence = SEQUENCE.test(text) || SEQUENCE_TITLE.test(text.split('\n', 1)[0] ?? '');
  const body = text.replace(INTRODUCTION, '').trimEnd();
  if (ARROW.test(body)) return ['arrows', readArrows(body, isSequence)];
  const readers = [
    ['tree', () => readTree(body)],
    ['numbers', () => readNumberedSteps(body) ?? readNumberedSteps(text)],
    ['reports', () => readReports(body)],
    ['list', () => readListedSteps(body) ?? readListedSteps(text)],
  ] as const;
  for (const [form, reader] of readers) {
    const diagram = reader();
    if (diagram) return [form, diagram];
  }
  return undefined;
}
