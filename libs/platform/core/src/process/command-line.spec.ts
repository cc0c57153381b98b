import { describe, expect, it } from 'vitest';
import { UsageError, parseCommandLine } from './command-line.js';

const GREET = {
  usage: 'npm run greet -- <name> [--loud]',
  allowPositionals: true,
  options: { loud: { type: 'boolean', default: false }, times: { type: 'string' } },
} as const;

describe('parseCommandLine', () => {
  it('returns options, their defaults and positional arguments', () => {
    expect(parseCommandLine(['Ada', '--times', '2'], GREET)).toMatchObject({
      values: { loud: false, times: '2' },
      positionals: ['Ada'],
    });
  });

  it.each([
    [['--quiet'], '--quiet'],
    [['--times'], '--times'],
    [['--loud=x'], '--loud'],
  ])('rejects %j with the reason and the usage', (args, option) => {
    const parse = (): unknown => parseCommandLine(args, GREET);
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow(option);
    expect(parse).toThrow(GREET.usage);
  });
});
