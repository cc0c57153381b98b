import { describe, expect, it } from 'vitest';
import { DiagramTextError } from './diagram.js';
import { diagramFormIn, parseDiagram } from './parse-diagram.js';

/** `A>B` for each arrow. */
const arrowsOf = (text: string): string[] => {
  const { nodes, edges } = parseDiagram(text);
  return edges.map(
    ({ from, to, label, isDashed }) =>
      `${nodes[from]}${isDashed ? '..' : ''}>${nodes[to]}${label ? ` ${label}` : ''}`,
  );
};

describe('parseDiagram', () => {
  it.each<[string, string, string[]]>([
    ['a chain', 'A -> B -> C', ['A>B', 'B>C']],
    ['other arrows', 'A → B => C', ['A>B', 'B>C']],
    ['dashed arrows', 'A --> B', ['A..>B']],
    ['labels', 'Review -> Draft: changes needed', ['Review>Draft changes needed']],
    ['statements on lines and behind semicolons', 'A -> B; B -> C\nC -> A', ['A>B', 'B>C', 'C>A']],
    ['statements behind commas', 'CEO -> CTO, CEO -> CFO', ['CEO>CTO', 'CEO>CFO']],
    ['commas within a name', 'Read, then sort -> Write', ['Read, then sort>Write']],
    ['an introduction', 'Draw a flow chart of our release: Build -> Test', ['Build>Test']],
    ['one node under two spellings', 'a b -> C\nA  B -> D', ['a b>C', 'a b>D']],
    ['a list of steps', 'Steps: 1. Sign up 2. Verify 3. Start', ['Sign up>Verify', 'Verify>Start']],
    [
      'steps behind commas',
      'Process diagram in three steps: collect, clean, and publish',
      ['collect>clean', 'clean>publish'],
    ],
    ['an indented tree', 'Company\n  Sales\n    EMEA\n  Web', ['Company>Sales', 'Sales>EMEA', 'Company>Web']],
    ['arrows of chat', 'A > B > C', ['A>B', 'B>C']],
    ['a sentence behind the last node', 'A -> B -> C. Keep it simple', ['A>B', 'B>C']],
    ['introductions in other languages', 'Diagrama de flujo: Pedido -> Pago', ['Pedido>Pago']],
    ['Graphviz', 'digraph { a -> b; b -> c [label="ok"] }', ['a>b', 'b>c ok']],
    ['reporting lines', 'Org chart: CEO: CTO, CFO; CTO: Web', ['CEO>CTO', 'CEO>CFO', 'CTO>Web']],
    [
      'who reports to whom',
      'Ben reports to Ana; Cleo and Dan report to Ben',
      ['Ana>Ben', 'Ben>Cleo', 'Ben>Dan'],
    ],
    [
      'steps in words',
      'Ablauf: zuerst prüfen, dann buchen, danach zahlen',
      ['prüfen>buchen', 'buchen>zahlen'],
    ],
    ['steps with their word', 'Step 1: Plan Step 2: Build', ['Plan>Build']],
    ['a mind map of Mermaid', 'mindmap\n  root((Plan))\n    Budget', ['Plan>Budget']],
    ['leaves of one name', 'A\n  B\n    X\n  C\n    X', ['A>B', 'B>X', 'A>C', 'C>X']],
  ])('reads %s', (_, text, arrows) => {
    expect(arrowsOf(text)).toEqual(arrows);
  });

  it.each<[string, string, string[]]>([
    [
      'shapes and labels',
      'flowchart TD\n  A[Start] --> B{Ready?}\n  B -->|yes| C([Go])\n  B -- no --> A',
      ['Start>Ready?', 'Ready?>Go yes', 'Ready?>Start no'],
    ],
    ['statements on one line', 'graph LR; A-->B; B-.->C; C==>A', ['A>B', 'B..>C', 'C>A']],
    ['several nodes at once', 'graph TB\n A & B --> C', ['A>C', 'B>C']],
    ['an introduction before the header', 'Draw this please: graph TD\n x1[One] --> x2[Two]', ['One>Two']],
    ['no header', 'A[Order] --> B[Pay]', ['Order>Pay']],
    [
      'groups and styles',
      'graph TD\n subgraph one\n A --> B\n end\n classDef x fill:#fff\n style A fill:#000',
      ['A>B'],
    ],
  ])('reads Mermaid with %s', (_, text, arrows) => {
    expect(arrowsOf(text)).toEqual(arrows);
  });

  it('reads the names of participants in sequences of Mermaid', () => {
    const text = 'sequenceDiagram\n participant U as User\n U->>S: log in\n S-->>U: token';
    expect(parseDiagram(text).kind).toBe('sequence');
    expect(arrowsOf(text)).toEqual(['User>S log in', 'S..>User token']);
  });

  it.each([
    ['mermaid', 'graph TD\n A --> B'],
    ['arrows', 'A -> B'],
    ['tree', 'A\n  B'],
    ['numbers', '1. A 2. B'],
    ['reports', 'A: B, C; B: D'],
    ['list', 'a heart, its chambers, its valves'],
    [undefined, 'a heart'],
  ])('recognizes the form %s', (form, text) => {
    expect(diagramFormIn(text)).toBe(form);
  });

  it('reads messages to oneself in a sequence', () => {
    const { kind, edges } = parseDiagram('sequence diagram\nAPI -> API: cache\nAPI -> Database: SELECT');
    expect([kind, edges[0]]).toEqual(['sequence', { from: 0, to: 0, label: 'cache' }]);
  });

  it.each([
    ['a sentence', 'A red fox in the snow'],
    ['a single part', 'A ->'],
    ['too many parts', Array.from({ length: 90 }, (_, at) => `n${at} -> n${at + 1}`).join('\n')],
    ['too many arrows', Array.from({ length: 200 }, (_, at) => `n${at % 9} -> n${at % 7}`).join('\n')],
  ])('refuses %s', (_, text) => {
    expect(() => parseDiagram(text)).toThrow(DiagramTextError);
  });
});
