import { describe, expect, it } from 'vitest';
import type { ConversationEntry } from './conversation-entry.js';
import { detectLoop } from './stuck.js';

let calls = 0;

function does(path: string, output = 'the same', isError = false): ConversationEntry[] {
  calls += 1;
  const id = `id${calls}`;
  const call = { id, name: 'read', input: { path } };
  return [
    { kind: 'said', provider: 'openai', message: { role: 'assistant', text: '', calls: [call] } },
    { kind: 'results', results: [{ callId: id, name: 'read', output: `<data ${id}>${output}`, isError }] },
  ];
}
const talks = (): ConversationEntry[] => [
  { kind: 'said', provider: 'openai', message: { role: 'assistant', text: 'Hm.', calls: [] } },
  { kind: 'note', text: 'Continue.' },
];
const nudge: ConversationEntry = { kind: 'note', text: 'Stop that.', isNudge: true };
const times = (count: number, make: () => ConversationEntry[]): ConversationEntry[] =>
  Array.from({ length: count }, make).flat();

describe('detectLoop', () => {
  it.each([
    ['the same call with the same result', times(4, () => does('a')), /same result 4 times/],
    ['the same failing call', times(3, () => does('a', 'no', true)), /failing call 3 times/],
    ['talk', times(3, talks), /talked 3 times/],
    ['two alternating calls', times(3, () => [...does('a'), ...does('b')]), /back and forth/],
  ])('sees %s', (_, entries, expected) => {
    expect(detectLoop([...does('z'), ...entries])).toMatch(expected);
  });

  it.each([
    ['nothing', []],
    ['three times the same', times(3, () => does('a'))],
    ['the same call with new results', [1, 2, 3, 4, 5].flatMap((n) => does('a', `result ${n}`))],
    ['two failures', times(2, () => does('a', 'no', true))],
    ['failures of different calls', ['a', 'b', 'c', 'd'].flatMap((path) => does(path, 'no', true))],
    ['occasional turns without calls', [...times(2, talks), ...does('a'), ...times(2, talks)]],
    ['the same call with others in between', [...times(3, () => does('a')), ...does('b'), ...does('a')]],
    ['three calls in turn', times(4, () => [...does('a'), ...does('b'), ...does('c')])],
    ['actions before the nudge', [...times(4, () => does('a')), nudge, ...times(3, () => does('a'))]],
  ] as [string, ConversationEntry[]][])('lets pass: %s', (_, entries) => {
    expect(detectLoop(entries)).toBeNull();
  });

  it('checks each call of a turn', () => {
    const turn = does('a');
    const said = turn[0] as Extract<ConversationEntry, { kind: 'said' }>;
    const results = turn[1] as Extract<ConversationEntry, { kind: 'results' }>;
    const both = { ...results, results: [...results.results, ...results.results] };
    expect(detectLoop([said, both, said, both])).toMatch(/same result 4 times/);
  });
});
