import type { DialogueMessage } from '@capstan/platform-models';
import { describe, expect, it } from 'vitest';
import { prunedHistory, tokensIn } from './pruned-history.js';

const task: DialogueMessage = { role: 'user', text: 'The task.' };

function exchange(number: number, output = `result ${number}`, content = 'short'): DialogueMessage[] {
  const id = `call${number}`;
  return [
    { role: 'assistant', text: `turn ${number}`, calls: [{ id, name: 'write', input: { content } }] },
    { role: 'tools', results: [{ callId: id, name: 'write', output, isError: false }] },
  ];
}

const history = (count: number, ...more: [output?: string, content?: string]): DialogueMessage[] => [
  task,
  ...Array.from({ length: count }, (_, index) => exchange(index + 1, ...more)).flat(),
];
const tokensOf = (messages: readonly DialogueMessage[]): number => tokensIn(JSON.stringify(messages));
const turnsIn = (messages: readonly DialogueMessage[]): string[] =>
  messages.flatMap((message) => (message.role === 'assistant' ? [message.text] : []));

describe('prunedHistory', () => {
  it('keeps a short history unchanged', () => {
    expect(prunedHistory(history(10), 60_000)).toEqual(history(10));
  });

  it('shortens old results and arguments, and keeps the recent ones', () => {
    const long = 'x'.repeat(5000);
    const pruned = prunedHistory(history(30, long, long), 1_000_000);
    const lengths = pruned.flatMap((message) =>
      message.role === 'tools' ? message.results.map(({ output }) => output.length) : [],
    );
    expect(lengths[0]).toBeLessThan(1100);
    expect(lengths.slice(-6)).toEqual(Array.from({ length: 6 }, () => 5000));
    expect(JSON.stringify(pruned[1])).toContain('(4000 characters omitted)');
  });

  it('moves the boundary in blocks, so that the prefix stays the same from turn to turn', () => {
    const long = 'x'.repeat(5000);
    const [one, two] = [16, 20].map((count) => prunedHistory(history(count, long), 1_000_000));
    expect(two!.slice(0, one!.length)).toEqual(one);
  });

  it('omits the middle when it is too long, and says so', () => {
    const pruned = prunedHistory(history(60, 'x'.repeat(900)), 10_000);
    expect(tokensOf(pruned)).toBeLessThan(11_000);
    expect(pruned[0]).toEqual(task);
    expect(turnsIn(pruned).slice(0, 1)).toEqual(['turn 1']);
    expect(turnsIn(pruned).at(-1)).toBe('turn 60');
    expect(turnsIn(pruned)).not.toContain('turn 20');
    expect(pruned[3]).toMatchObject({ role: 'user', text: expect.stringMatching(/\d+ earlier exchanges/) });
  });

  it('never separates a call from its result', () => {
    for (let count = 1; count <= 40; count += 1) {
      const pruned = prunedHistory(history(count, 'x'.repeat(900)), 5000);
      const called = pruned.map((message) =>
        message.role === 'assistant' ? message.calls.map(({ id }) => id) : [],
      );
      const answered = pruned.map((message) =>
        message.role === 'tools' ? message.results.map(({ callId }) => callId) : [],
      );
      expect([[], ...called]).toEqual([...answered, []]);
    }
  });

  it('keeps messages of the owner in the middle', () => {
    const instruction: DialogueMessage = { role: 'user', text: 'Instruction 1 of the owner: green.' };
    const [before, after] = [history(20, 'x'.repeat(900)), history(60, 'x'.repeat(900)).slice(1)];
    const pruned = prunedHistory([...before, instruction, ...after], 10_000);
    expect(pruned).toContainEqual(instruction);
    expect(pruned.indexOf(instruction)).toBe(4);
    expect(tokensOf(pruned)).toBeLessThan(11_000);
  });

  it('keeps the last exchange, however long it is', () => {
    const messages = [...history(5), ...exchange(6, 'y'.repeat(90_000))];
    expect(turnsIn(prunedHistory(messages, 1000))).toEqual(['turn 1', 'turn 6']);
  });
});
