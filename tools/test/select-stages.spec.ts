import { describe, expect, it } from 'vitest';
import { selectStages } from './select-stages.mjs';

const idsOf = (words: string[]): string[][][] =>
  selectStages(words).map((lanes) => lanes.map((steps) => steps.map(({ id }) => id)));

describe('selectStages', () => {
  it('keeps the named steps in their stages and lanes', () => {
    expect(idsOf(['lint', 'types', 'unit'])).toEqual([[['types'], ['lint']], [['unit']]]);
  });

  it('runs the matched test files after the named steps', () => {
    expect(idsOf(['tools/test/find-tests', 'lock'])).toEqual([[['lock']], [['tests']]]);
  });

  it('builds first if a test file starts the compiled service, and only once', () => {
    expect(idsOf(['operations/npm-start'])).toEqual([[['build']], [['tests']]]);
    expect(idsOf(['operations/npm-start', 'build'])).toEqual([[['build']], [['tests']]]);
    expect(idsOf(['console/console-keys'])).toEqual([[['build']], [['tests']]]);
  });

  it('reports each word that matches neither a step nor a test file, and lists the steps', () => {
    expect(() => selectStages(['lock', 'tools/test/find-tests', 'no-such-word', 'nor-this'])).toThrow(
      /^No step and no test file matches "no-such-word", "nor-this"\. The steps are: .*lock.*fresh-machine\.$/,
    );
  });
});
