import { describe, expect, it } from 'vitest';
import { codeSamples, pythonLiteral } from './code-samples.ts';

const CALL = {
  origin: 'https://capstan.test',
  capability: 'search',
  path: '/v1/search',
  params: { query: "what's new" },
};
const codeOf = (label: string): string =>
  codeSamples(CALL).find((sample) => sample.label === label)?.code ?? '';

describe('codeSamples', () => {
  it('has the call in four languages', () => {
    expect(codeSamples(CALL).map(({ label }) => label)).toEqual(['curl', 'TypeScript', 'Python', 'MCP']);
  });

  it('escapes quotes for the shell', () => {
    expect(codeOf('curl')).toContain(String.raw`-d '{"query":"what'\''s new"}'`);
  });

  it('uploads a file by curl, with the parameters as fields', () => {
    const file = { field: 'file', name: "ada's call.mp3" };
    const samples = codeSamples({ ...CALL, params: { vocabulary: ['a', 'b'] }, file });
    expect(samples.map(({ label }) => label)).toEqual(['curl']);
    expect(samples[0]?.code).toContain("-F 'vocabulary=a' \\\n  -F 'vocabulary=b'");
    expect(samples[0]?.code).toContain(String.raw`-F 'file=@ada'\''s call.mp3'`);
  });

  it('never contains a key', () => {
    for (const { code } of codeSamples(CALL)) expect(code).not.toMatch(/cap_\w/);
  });

  it('calls by name in the clients, so that capabilities of plugins work', () => {
    expect(codeOf('TypeScript')).toContain(`capstan.agent('search', {`);
    expect(codeOf('Python')).toContain('capstan.agent("search", {');
  });
});

describe('pythonLiteral', () => {
  it.each([
    [null, 'None'],
    [true, 'True'],
    [[], '[]'],
    [{}, '{}'],
    ['a"b', String.raw`"a\"b"`],
    [{ a: [1] }, '{\n    "a": [\n        1,\n    ],\n}'],
  ])('writes %j as Python does', (value, text) => {
    expect(pythonLiteral(value, 0)).toBe(text);
  });
});
