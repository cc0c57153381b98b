import { describe, expect, it } from 'vitest';
import { DiagramTextError } from './diagram.js';
import { parseDiagram } from './parse-diagram.js';

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
    ['leaves of one name', 'A\n  B\n    X\n  C\n    X', ['A>B', 'B>X', 'A>C', 'C>X']],
  ])('reads %s', (_, text, arrows) => {
    expect(arrowsOf(text)).toEqual(arrows);
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
